from beaverboard.games.biber_gang import options, rules, text, view
from beaverboard.games.game import Game

GAME = Game(
    name="biber-gang",
    title="Biber-Gang",
    version=1,
    rules=rules,
    text=text,
    views=view,
    modes=options.MODES,
    options=options.OPTIONS,
    lowest_wins=True,
    several_rounds=True,
    authors="Haim Shafir",
    illustrators="Jan Bintakies, Ran Arieli",
    publisher="AMIGO",
    minutes=15,
    age=8,
    place=1,
)
