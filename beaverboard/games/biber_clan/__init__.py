from beaverboard.games.biber_clan import rules, text, view
from beaverboard.games.game import Game
from beaverboard.games.setup import Option

GAME = Game(
    name="biber-clan",
    title="BiberClan",
    version=1,
    rules=rules,
    text=text,
    views=view,
    modes={"clan": range(2, 7), "clan-and-band": range(2, 7)},
    options=(
        Option("rounds", default=5, low=1, high=rules.ROUNDS),
        Option("memory_aid", default=True),
    ),
    authors="Jörg von Rüden",
    publisher="AMIGO",
    minutes=20,
    age=7,
)
