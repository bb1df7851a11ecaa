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
    illustrators="Thomas Hussung",
    publisher="HUCH!",
    minutes=20,
    age=8,
    place=3,
)
