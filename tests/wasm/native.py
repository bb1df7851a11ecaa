"""What the engine does, written down for JavaScript to compare: matches, searches, floats.

    python -m tests.wasm.native GAME MATCHES OUT.json

Every part of a position is a checksum, so that the first difference has a ply and a name. What
JavaScript does on its side is in `compare.mjs`, in the same order.
"""

import dataclasses
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from zlib import crc32

import numpy as np

from beaverboard import chance, engine, games, step
from beaverboard.bots import pick, policy, search, search_bot
from beaverboard.bots.levels import Level
from beaverboard.bots.search_data import LOTS, STATES
from beaverboard.dealer import BOTS, CARD, DEALER, MATCH, NOTHING
from beaverboard.fields import readable
from beaverboard.games.game import Game, ranks
from beaverboard.games.setup import Setup
from beaverboard.match import event_as_seen
from beaverboard.testing.playing import setups
from tests.floats_sample import SAMPLED, applied, values

LOOK = 5  # plies between two whole looks at a position
PLAYOUTS = (40, 300)
FLOATS = 20_000
PARTS = (
    "position",
    "refusals",
    "redeals",
    "views",
    "notes",
    "moves",
    "attempts",
    "events",
    "knowledge",
)


def plain(value: Any) -> Any:
    if dataclasses.is_dataclass(value):
        return {field.name: getattr(value, field.name) for field in dataclasses.fields(value)}
    assert isinstance(value, np.generic), value
    return value.item()


def checksum(value: Any) -> int:
    """Of bytes, or of what JSON can say."""
    if not isinstance(value, bytes):
        text = json.dumps(
            value, default=plain, sort_keys=True, separators=(",", ":"), ensure_ascii=False
        )
        value = text.encode()
    return crc32(value)


@dataclasses.dataclass
class Played:
    """A match of the engine, with everything that is compared."""

    setup: Setup
    seed: int
    policy: int

    def __post_init__(self) -> None:
        self.game, rules = self.setup.game, self.setup.game.rules
        key = chance.key_of(self.seed)
        self.pool, self.before = engine.pool(rules.STATE), engine.pool(rules.STATE)
        self.s = self.pool.view(readable(rules.STATE))[0]
        self.dealer = chance.new_dealer(key, MATCH, 0, calling=True)
        self.lots = chance.new_dealer(key, BOTS, 0)
        self.out = np.empty(rules.ACTIONS, np.int64)
        self.ply = 0
        step.deal(self.pool, 0, self.setup.row(), self.dealer, 0)

    def legal(self) -> np.ndarray:
        return self.out[: step.legal(self.pool, 0, self.out)]

    def play(self) -> int:
        """The next move, by the policy."""
        self.before[0] = self.pool[0]
        action = int(pick.pick(self.policy, self.pool, self.out, self.lots))
        assert step.attempt(self.pool, 0, action, self.dealer, 0) == 0
        self.ply += 1
        return action

    @property
    def viewers(self) -> tuple[int | None, ...]:
        return (None, *range(self.setup.seats))

    # The parts of a position

    def position(self) -> bytes:
        """State, stream, trace and legal moves."""
        at, called = DEALER.fields["event"][1], int(self.dealer["called"][0])  # type: ignore[index]
        trace = self.dealer["event"][0][:called].tobytes()
        return self.pool.tobytes() + self.dealer.tobytes()[:at] + trace + self.legal().tobytes()

    def refusals(self) -> list[int]:
        numbers = range(-1, self.game.rules.ACTIONS + 1)
        return [int(step.refusal(self.pool, 0, action)) for action in numbers]

    def redeals(self) -> bytes:
        """As every seat and a spectator could imagine the position."""
        found = b""
        for viewer in self.viewers:
            imagined, lots = engine.pool(self.game.rules.STATE), engine.dealers()
            imagined[0], lots[0] = self.pool[0], self.lots[0]
            step.redeal(imagined, 0, NOTHING if viewer is None else viewer, lots, 0)
            found += imagined.tobytes()
        return found

    def views(self) -> list[Any]:
        seen = [self.game.view(self.s, viewer) for viewer in self.viewers]
        opened = [self.game.view(self.s, viewer, everything=True) for viewer in self.viewers]
        return [*seen, *opened, ranks(self.game.rules, self.s, self.setup.sides)]

    def notes(self) -> list[Any]:
        return [self.game.notes(self.game.view(self.s, viewer)) for viewer in self.viewers]

    def moves(self) -> list[Any]:
        return [
            (self.game.text.words(action), self.game.text.move(self.s, action))
            for action in self.legal().tolist()
        ]

    def attempts(self) -> list[int | None]:
        """What picks mean that go together, and some that do not."""
        picks = [move.picks for _, move in self.moves() if move.picks]
        mixed = [(*one[:1], *other[-1:]) for one, other in zip(picks, picks[::-1], strict=True)]
        return [self.game.text.attempted(self.s, each) for each in (*picks, *mixed)]

    def events(self) -> list[Any]:
        text = self.game.text
        return [
            [event_as_seen(row, viewer, text.EVENTS, text.ZONES) for row in self.trace()]
            for viewer in self.viewers
        ]

    def trace(self) -> list[list[int]]:
        rows: list[list[int]] = self.dealer["event"][0][: int(self.dealer["called"][0])].tolist()
        return rows

    def knowledge(self) -> list[list[bool]]:
        """Which cards of the last move every seat knew before it."""
        before = self.before.view(readable(self.game.rules.STATE))[0]
        cards = [i for i, row in enumerate(self.trace()) if self.ply and row[CARD] != NOTHING]
        return [
            [bool(self.game.knew(before, seat, seen[i])) for i in cards]
            for seat, seen in enumerate(self.events()[1:])
        ]

    def checksums(self) -> list[int]:
        """In the order of `PARTS`; between two whole looks only the first."""
        parts = PARTS if self.looks() else PARTS[:1]
        return [checksum(getattr(self, part)()) for part in parts]

    def looks(self) -> bool:
        return self.ply % LOOK == self.seed % LOOK or bool(self.s.over)

    def described(self) -> dict[str, Any]:
        return {"setup": self.setup.as_json(), "seed": self.seed, "policy": self.policy} | {
            "key": chance.key_of(self.seed).hex()
        }


def match_case(setup: Setup, seed: int, kind: int) -> dict[str, Any]:
    played = Played(setup, seed, kind)
    checks, actions = [played.checksums()], []
    while not played.s.over:
        actions.append(played.play())
        checks.append(played.checksums())
    seats = range(setup.seats)
    return played.described() | {
        "checks": checks,
        "actions": actions,
        "scores": [int(step.score(played.pool, 0, p)) for p in seats],
        "wins": [bool(step.wins(played.pool, 0, p)) for p in seats],
    }


def search_cases(setup: Setup, seed: int) -> Iterator[dict[str, Any]]:
    """Searches in the middle of a match between greedy bots, with their sums to the last bit."""
    played = Played(setup, seed, policy.GREEDY)
    for number, playouts in enumerate(PLAYOUTS):
        plies = 7 + 3 * (seed % 5)
        while not played.s.over and (plies > 0 or len(played.legal()) < 2):
            played.play()
            plies -= 1
        if played.s.over:
            return
        own, to_the_end = search_bot.dealers(seed, number), number == 0
        states = engine.pool(setup.game.rules.STATE, STATES)
        states[0] = played.pool[0]
        lots = own[LOTS : LOTS + 1]
        step.redeal(states, 0, int(played.s.turn), lots, 0)
        level = Level(playouts, 0.2 if number else 0.0)
        made = search_bot.prepared(
            setup, states, own, search_bot.plan(level, to_the_end=to_the_end)
        )
        alive = search.weigh(made)
        notes = made.memory.notes
        moves = made.memory.moves[: int(notes["moves"][0])]
        yield played.described() | {
            "ply": played.ply,
            "number": number,
            "playouts": playouts,
            "overlooked": level.overlooked,
            "to_the_end": to_the_end,
            "found": {
                "alive": int(alive),
                "chosen": int(search.chosen(made.memory, alive)),
                **{name: int(notes[name][0]) for name in ("playouts", "nodes", "edges")},
                "moves": checksum(moves.tobytes()),
            },
        }


def float_case(name: str) -> dict[str, Any]:
    given = values(name, FLOATS)
    return {
        "name": name,
        "given": given.tobytes().hex(),
        "found": checksum(applied(name, given).tobytes()),
    }


def cases(game: Game, matches: int) -> dict[str, Any]:
    """So many matches of every mode, number of seats and policy."""
    wanted = [
        (setup, matches * number + more, kind)
        for number, setup in enumerate(setups(every=True, games=[game]))
        for more in range(matches)
        for kind in (policy.RANDOM, policy.GREEDY)
    ]
    return {
        "parts": PARTS,
        "look": LOOK,
        "words": checksum([game.text.words(action) for action in range(game.rules.ACTIONS)]),
        "matches": [match_case(*each) for each in wanted],
        "searches": [case for setup, seed, _ in wanted[::2] for case in search_cases(setup, seed)],
        "floats": [float_case(name) for name in SAMPLED],
    }


if __name__ == "__main__":
    found = cases(games.named(sys.argv[1]), int(sys.argv[2]))
    Path(sys.argv[3]).write_text(json.dumps(found), "utf-8")
