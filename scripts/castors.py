"""What random and greedy play say about Le Roi des Castors, as the tables of
`docs/castors.md`.

    python -m scripts.castors [--matches 100000] > docs/castors.md
"""

import argparse

import numpy as np

from beaverboard import chance, engine
from beaverboard.bots.bot import POLICIES
from beaverboard.games import named
from beaverboard.games.roi_des_castors.rules import CHARACTERS, STATE
from beaverboard.games.roi_des_castors.text import CHARACTER_NAMES
from beaverboard.games.setup import Setup
from scripts.castors_batch import play_matches

GAME = named("roi-des-castors")
INTRODUCTION = """\
# Le Roi des Castors in numbers

Most card texts and two of the counts are reconstructed (see the rules), so it matters what
they do to the game. {matches:,} matches for each line, made by `python -m scripts.castors`.
Shares of characters are compared with an equal share, 1 divided by the number of seats; half
the width of their 95 % intervals is about {margin:.3f}.
"""


def row(setup: Setup, bot: str, matches: int) -> str:
    lengths = np.zeros(matches, np.int32)
    stalemates = np.zeros(matches, np.bool_)
    wins, dealt = np.zeros(CHARACTERS + 1), np.zeros(CHARACTERS + 1)
    play_matches(
        setup.row(),
        POLICIES[bot],
        chance.key_words(chance.key_of(1)),
        engine.pool(STATE),
        engine.dealers(2),
        np.empty(GAME.rules.ACTIONS, np.int64),
        lengths,
        stalemates,
        wins,
        dealt,
    )
    shares = [f"{won / n:.3f}" if n else "–" for won, n in zip(wins, dealt, strict=True)]
    if setup.mode in ("normal", "expert"):
        shares[-1] = f"{1 / setup.seats:.3f}"
    return (
        f"| {setup.mode} | {setup.seats} | {lengths.mean():.1f} | {np.percentile(lengths, 95):.0f} "
        f"| {stalemates.mean():.3f} | {' | '.join(shares)} |"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--matches", type=int, default=100_000)
    matches = parser.parse_args().matches
    print(INTRODUCTION.format(matches=matches, margin=1.96 * 0.5 / (matches / 3) ** 0.5))
    for bot in ("random", "greedy"):
        print(f"## {bot.capitalize()} play\n")
        names = " | ".join(CHARACTER_NAMES)
        print(f"| mode | seats | actions | 95 % | stalemates | {names} | equal share, or wins |")
        print("|---" * (6 + CHARACTERS) + "|")
        for mode, allowed in GAME.modes.items():
            for seats in allowed:
                print(row(Setup.of(GAME, mode, seats), bot, matches), flush=True)
        print()


if __name__ == "__main__":
    main()
