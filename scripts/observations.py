"""Write `docs/observations.md` from the tables of pieces.

python -m scripts.observations
"""

from pathlib import Path

from beaverboard.games import GAMES
from beaverboard.games.game import Game
from beaverboard.games.setup import Setup
from beaverboard.observe import layout, pieces
from beaverboard.observe.pieces import Piece

PAGE = Path(__file__).parent.parent / "docs" / "observations.md"

OPENING = """# Observations, piece by piece

This page is made from the tables in `beaverboard/observe/` by
`python -m scripts.observations`.

An observation is a flat row of bytes with all that a seat knows. It is of perfect recall: what
a seat has seen of a card it still sees, with the memory aid or without. Seats and sides are
counted from the observer's own, which is the first; the others follow in the order of play.
Where a piece names kinds, places, phases or seats and goes up to 1, it is one-hot, and all zeros
mean that there is none. A piece that goes up to 255 is cut off there.

`env.layout` knows where the pieces lie: `env.layout.read(observation)["pile"]` gives one by its
name, `env.layout["pile"]` says where it begins, and `env.layout.high` holds the highest value
of every byte, to divide by.
"""


def page() -> str:
    return "\n".join([OPENING, *map(section, GAMES.values())])


def section(game: Game) -> str:
    lines = [f"## {game.title}", "", sizes(game), ""]
    lines += ["| piece | shape | up to | meaning |", "|---|---|---|---|"]
    lines += [row(piece) for piece in pieces(game)]
    return "\n".join([*lines, ""])


def sizes(game: Game) -> str:
    told = []
    for mode in game.modes:
        counts = [f"{layout(Setup.of(game, mode.name, n)).size:,} for {n}" for n in mode.seats]
        told.append((f"{mode.name}: " if mode.name else "") + ", ".join(counts))
    return f"{game.rules.ACTIONS:,} actions. Bytes by seats: {'; '.join(told)}."


def row(piece: Piece) -> str:
    shape = " × ".join(map(str, piece.shape))
    return f"| `{piece.name}` | {shape} | {piece.high} | {piece.meaning} |"


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
