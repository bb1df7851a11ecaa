from beaverboard.games.biber_clan import options, rules, text, view
from beaverboard.games.game import Game

GAME = Game(
    name="biber-clan",
    title="BiberClan",
    version=1,
    rules=rules,
    text=text,
    views=view,
    modes=options.MODES,
    options=options.OPTIONS,
    several_rounds=True,
    authors="Jörg von Rüden",
    illustrators="Björn Pertoft",
    publisher="AMIGO",
    minutes=20,
    age=7,
    place=2,
)
