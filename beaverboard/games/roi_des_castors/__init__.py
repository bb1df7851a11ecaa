from beaverboard.games.game import Game
from beaverboard.games.roi_des_castors import options, rules, text, view

GAME = Game(
    name="roi-des-castors",
    title="Le Roi des Castors",
    version=1,
    rules=rules,
    text=text,
    views=view,
    modes=options.MODES,
    options=options.OPTIONS,
    authors="",
    publisher="",
    minutes=15,
    age=8,
)
