from beaverboard.games.dam_it import options, rules, text, view
from beaverboard.games.game import Game

GAME = Game(
    name="dam-it",
    title="Dam It!",
    version=1,
    rules=rules,
    text=text,
    views=view,
    modes=options.MODES,
    options=options.OPTIONS,
    authors="Graeme Jahns",
    publisher="HUCH!",
    minutes=30,
    age=8,
)
