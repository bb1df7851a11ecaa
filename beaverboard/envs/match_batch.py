"""Many matches at once: the arrays of the environments that play batches, and their threads.

All of it happens in one compiled call per thread. Observations, masks, rewards and ends are
written into the same arrays at every step; who wants to keep one copies it.
"""

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from beaverboard import chance, engine
from beaverboard.bots.bot import POLICIES
from beaverboard.envs import batch
from beaverboard.envs.batch import FIRST_BOT, LEARNER, Share, Terms
from beaverboard.envs.terms import NotReset, is_whole, reward_named, rivals
from beaverboard.games.setup import BadSetup, Setup
from beaverboard.observe import layout, sign

PLAYERS = {"learner": LEARNER, **{name: FIRST_BOT - kind for name, kind in POLICIES.items()}}
Players = int | str | Sequence[Any] | np.ndarray

# With fewer matches each, handing work over to threads takes longer than it saves: docs/speed.md.
MATCHES_A_THREAD = 1024


class MatchBatch:
    """`num_envs` matches of one setup, a row each, in arrays that are written in place:

    `observations`  what the seat in turn knows, a tensor of bytes (`layout` names its pieces)
    `masks`         1 where an action is legal
    `to_act`        the seat in turn
    `acting`        who plays it: a number as in `players`
    `players`       who plays which seat of the matches in play, by match and seat
    `rewards`       of all seats, for what the last step brought about
    `ended`         matches that ended in the last step; the next one has begun in their row
    `final`         of those, the last observations of the seats that are `viewers`, if any are
    """

    def __init__(
        self,
        setup: Setup,
        num_envs: int,
        *,
        players: Players,
        reward: str,
        threads: int,
        viewers: np.ndarray | None = None,
    ) -> None:
        for name, number in (("num_envs", num_envs), ("threads", threads)):
            if not is_whole(number) or number < 1:
                raise BadSetup(f"{name}: a whole number from 1 on, not {number!r:.60}")
        self.setup, self.num_envs, self.threads, self.reward = setup, num_envs, threads, reward
        self.layout = layout(setup)
        self.actions = setup.game.rules.ACTIONS
        self._terms = Terms(
            setup=setup.row(),
            apart=num_envs,
            reward=reward_named(reward),
            sign=sign(setup.game),
            rivals=rivals(setup),
        )
        by_seat = (num_envs, setup.seats)
        self.observations = np.zeros((num_envs, self.layout.size), np.uint8)
        self.masks = np.zeros((num_envs, self.actions), np.int8)
        self.to_act = np.zeros(num_envs, np.int64)
        self.acting = np.zeros(num_envs, np.int64)
        self.players = np.zeros(by_seat, np.int64)
        self.rewards = np.zeros(by_seat, np.float32)
        self.ended = np.zeros(num_envs, np.bool_)
        watched = num_envs if viewers is not None else 0
        self.final = np.zeros((watched, self.layout.size), np.uint8)
        self.viewers = np.zeros(num_envs, np.int64) if viewers is None else viewers
        self.next_players = np.zeros(by_seat, np.int64)
        self._with_bots = np.zeros(num_envs, np.bool_)
        self._numbers = np.arange(num_envs)
        self._keys = np.zeros((num_envs, 8), np.int64)
        self._pool = engine.pool(setup.game.rules.STATE, num_envs)
        self._positions = np.zeros((num_envs, 2), np.int64)
        self._is_dealt = False
        self.decisions = 0  # of all seats, bots included, since the environment was made
        self.seat_next(players)

        useful = max(1, min(threads, num_envs // MATCHES_A_THREAD))
        ends = np.linspace(0, num_envs, useful + 1).astype(int).tolist()
        self._shares = [(part, self._share(part)) for part in map(slice, ends, ends[1:])]
        # The first share is the caller's own.
        self._threads = ThreadPoolExecutor(useful - 1) if useful > 1 else None

    def _rows(self) -> dict[str, np.ndarray]:
        """All that a match depends on and shows."""
        return {
            "numbers": self._numbers,
            "keys": self._keys,
            "players": self.players,
            "next_players": self.next_players,
            "with_bots": self._with_bots,
            "pool": self._pool,
            "positions": self._positions,
            "observations": self.observations,
            "masks": self.masks,
            "to_act": self.to_act,
            "acting": self.acting,
            "rewards": self.rewards,
            "ended": self.ended,
            "final": self.final,
            "viewers": self.viewers,
        }

    def _share(self, part: slice) -> Share:
        return Share(
            **{name: array[part] for name, array in self._rows().items()},
            dealers=engine.dealers(2),
            out=np.empty(self.actions, np.int64),
            points=np.zeros(self.setup.seats, np.int64),
        )

    def seat_next(self, players: Players) -> None:
        """Who plays which seat in the matches that are dealt from now on: `learner`, `random`,
        `greedy`, or the number of a past self (from 1 on); one for all, one for each seat, or one
        for each match and seat. Matches in play go on as they are."""
        codes = numbered(players)
        try:
            wanted = np.broadcast_to(np.array(codes), self.players.shape)
        except ValueError:
            matches, seats = self.players.shape
            raise BadSetup(
                f"players: one, one for each of {seats} seats, or {matches} rows of these; "
                f"not {players!r:.60}"
            ) from None
        if wanted.min() < min(PLAYERS.values()):
            raise BadSetup(f"players: no player {wanted.min()}; {known_players()}")
        alone = np.flatnonzero((wanted < LEARNER).all(axis=1))
        if len(alone):
            row = wanted[alone[0]].tolist()
            raise BadSetup(f"players: nobody learns in match {alone[0]}, which has {row!r:.60}")
        self.next_players[:] = wanted

    def deal(self, key: bytes, reset_mask: np.ndarray | None) -> None:
        """Deal all matches anew, or those where `reset_mask` is true."""
        chosen = self._chosen(reset_mask)
        self._keys[chosen] = chance.key_words(key)
        self._numbers[chosen] = np.flatnonzero(chosen)
        self.rewards[chosen] = 0
        self.ended[chosen] = False
        self._in_threads(lambda part, share: batch.begin(self._terms, share, chosen[part]))
        self._is_dealt = True

    def _chosen(self, reset_mask: np.ndarray | None) -> np.ndarray:
        if reset_mask is None:
            return np.ones(self.num_envs, np.bool_)
        given = np.asarray(reset_mask)
        if given.dtype != np.bool_ or given.shape != (self.num_envs,):
            raise ValueError(
                f"reset_mask: {self.num_envs} truth values, not {given.dtype!s} {given.shape!r}"
            )
        if not self._is_dealt and not given.all():
            raise NotReset("reset_mask: the first reset deals all matches")
        return given

    def step(self, actions: np.ndarray) -> None:
        """Play one action in every match, for the seat in turn. If one is not legal, nothing
        changes anywhere."""
        if not self._is_dealt:
            raise NotReset("call reset before step")
        given = np.asarray(actions)
        if given.shape != (self.num_envs,) or given.dtype.kind not in "iu":
            raise ValueError(
                f"one action for each of the {self.num_envs} matches, "
                f"not {given.dtype!s} of shape {given.shape!r}"
            )
        chosen = given.astype(np.int64, copy=False)
        illegal = batch.first_illegal(chosen, self.masks)
        if illegal >= 0:
            raise ValueError(f"match {illegal}: action {chosen[illegal]} is not legal; see masks")
        self.decisions += sum(
            self._in_threads(lambda part, share: batch.step(self._terms, share, chosen[part]))
        )

    def _in_threads(self, work: Callable[[slice, Share], Any]) -> list[Any]:
        if self._threads is None:
            return [work(*each) for each in self._shares]
        first, *others = self._shares
        waiting = [self._threads.submit(work, *each) for each in others]
        return [work(*first), *(each.result() for each in waiting)]

    def close(self) -> None:
        """End the threads."""
        if self._threads is not None:
            self._threads.shutdown()

    # Keeping

    def state(self) -> dict[str, Any]:
        """All that later steps depend on, in copies, for `set_state`."""
        return {
            "setup": self.setup.as_json(),
            **{name: array.copy() for name, array in self._rows().items()},
            "is_dealt": self._is_dealt,
            "decisions": self.decisions,
        }

    def set_state(self, state: dict[str, Any]) -> None:
        """Go on as from the moment at which `state` was called, here or in another environment of
        the same setup and size."""
        if state["setup"] != self.setup.as_json() or len(state["numbers"]) != self.num_envs:
            raise ValueError(
                f"the state is of {len(state['numbers'])} matches of {state['setup']!r}, "
                f"not of {self.num_envs} of {self.setup.as_json()!r}"
            )
        for name, array in self._rows().items():
            array[:] = state[name]
        self._is_dealt = state["is_dealt"]
        self.decisions = state["decisions"]

    def __getstate__(self) -> dict[str, Any]:
        made_with = {
            "setup": self.setup,
            "num_envs": self.num_envs,
            "players": self.next_players.copy(),
            "reward": self.reward,
            "threads": self.threads,
            "viewers": self.viewers.copy() if len(self.final) else None,
        }
        return {"made_with": made_with, "state": self.state()}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        MatchBatch.__init__(self, **kept["made_with"])
        self.set_state(kept["state"])


def numbered(players: Players) -> Any:
    """Names as numbers, in rows of rows."""
    if isinstance(players, str):
        if players not in PLAYERS:
            raise BadSetup(f"players: no player {players!r:.60}; {known_players()}")
        return PLAYERS[players]
    if isinstance(players, np.ndarray) and players.dtype.kind in "iu":
        return players
    if isinstance(players, (list, tuple)):
        return [numbered(each) for each in players]
    if not is_whole(players):
        raise BadSetup(f"players: no player {players!r:.60}; {known_players()}")
    return players


def known_players() -> str:
    return f"there are {', '.join(PLAYERS)} and the numbers of past selves, from 1 on"
