from beaverboard.games.biber_gang import rules, text, view
from beaverboard.games.game import Game
from beaverboard.games.setup import Option

GAME = Game(
    name="biber-gang",
    title="Biber-Gang",
    version=1,
    rules=rules,
    text=text,
    views=view,
    modes={None: range(2, 7)},
    options=(Option("rounds", default=5, low=1, high=rules.ROUNDS),),
    authors="Haim Shafir",
    publisher="AMIGO",
    minutes=15,
    age=8,
)
