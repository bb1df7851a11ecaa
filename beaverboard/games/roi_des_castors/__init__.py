from beaverboard.games.game import Game
from beaverboard.games.roi_des_castors import options, rules, text, view

GAME = Game(
    name="roi-des-castors",
    title="Le Roi des Castors",
    version=3,
    former={1: "0.1.0", 2: "0.1.0"},
    rules=rules,
    text=text,
    views=view,
    modes=options.MODES,
    options=options.OPTIONS,
    authors="Mickaël Rivière",
    illustrators="Luthostinato",
    publisher="Maïki Prod",
    minutes=15,
    age=8,
    place=4,
)
