from beaverboard.games.game import Game
from beaverboard.games.roi_des_castors import rules, text, view
from beaverboard.games.setup import Option

# A count of -1 is the one of RC-1.5 (team: RC-11.1, solo: RC-12.1).
GAME = Game(
    name="roi-des-castors",
    title="Le Roi des Castors",
    version=1,
    rules=rules,
    text=text,
    views=view,
    modes={
        "normal": range(2, 6),
        "expert": range(2, 6),
        "discovery": range(2, 6),
        "team": range(4, 5),
        "solo": range(1, 2),
    },
    options=(
        Option("exact", default=False),
        Option("equal_turns", default=False),
        Option("memory_aid", default=True),
        Option("logs", (-1,) * rules.VALUES, -1, rules.MOST_LOGS, objection=text.logs_objection),
        Option(
            "cards", (-1,) * rules.OTHERS, -1, rules.MOST_OTHERS, objection=text.cards_objection
        ),
    ),
    authors="",
    publisher="",
    minutes=15,
    age=8,
)
