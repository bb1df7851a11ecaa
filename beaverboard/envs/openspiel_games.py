"""The games as games of OpenSpiel, registered when this page is imported.

    import beaverboard.envs.openspiel_games
    game = pyspiel.load_game("beaverboard_biber_gang(players=2,rounds=1)")

Chance is sampled: the only chance node is the deal. What is shuffled later comes from the
same stream. Returns are ranks from 1 to -1. Tensors are the observations of all other
environments, of perfect recall as to cards; the string of an information state is the whole
match as the seat saw it.
"""

from collections.abc import Callable
from typing import Any

import numpy as np

from beaverboard import chance, observe
from beaverboard.bots import policy
from beaverboard.dealer import BOTS, MATCH
from beaverboard.envs import rewards
from beaverboard.envs.playout import play_out
from beaverboard.envs.terms import appraise, rivals
from beaverboard.extras import extra
from beaverboard.games import GAMES, named
from beaverboard.games.game import Game
from beaverboard.games.setup import Setup
from beaverboard.match import Event, Match
from beaverboard.observe.observer import Observer

with extra("openspiel"):
    import pyspiel

DEAL = 0
ANY_SEED = -1
MODE = "mode"


def short_name(game: Game) -> str:
    return f"beaverboard_{game.name.replace('-', '_')}"


class Course:
    """A match and what every seat was told of it. Copied with a state; kept as a record."""

    def __init__(self, match: Match, told: list[str]) -> None:
        self.match = match
        self.told = told

    @classmethod
    def dealt(cls, setup: Setup, key: bytes) -> "Course":
        course = cls(Match.dealt(setup, chance.from_key(key)), [""] * setup.seats)
        course._tell("deal")
        return course

    def play(self, action: int) -> None:
        words = f"{self.match.turn} {self.match.game.text.words(action)}"
        self.match.play(action)
        self._tell(words)

    def _tell(self, words: str) -> None:
        for seat in range(self.match.seats):
            events = ", ".join(map(told, self.match.events(seat)))
            self.told[seat] += f"{words}: {events}\n"

    def imagined(self, seat: int, seed: str, observer: Observer) -> "Course":
        """As it may be for all that the seat knows. What the others were told is not known
        either: in its place stands what they know now."""
        match = self.match.imagined(seat, seed)
        told = [observer.observe(match, q)[0].tobytes().hex() for q in range(match.seats)]
        told[seat] = self.told[seat]
        return Course(match, told)

    def __deepcopy__(self, memo: dict[int, Any]) -> "Course":
        return Course(self.match.copy(), list(self.told))

    def __reduce__(self) -> Any:
        match = self.match
        state = (match._pool.tobytes(), match._dealer.tobytes(), list(match._actions))
        setup = match.setup.as_json()
        return restored, (setup, dict(match._chance), state, list(self.told))


def restored(setup: dict[str, Any], dealt: dict[str, Any], state: Any, told: list[str]) -> Course:
    options = {k: tuple(v) if isinstance(v, list) else v for k, v in setup["options"].items()}
    agreed = Setup.recorded(named(setup["game"]), setup["mode"], setup["seats"], options)
    match = Match(agreed, dealt)
    match._pool[:] = np.frombuffer(state[0], match._pool.dtype)
    match._dealer[:] = np.frombuffer(state[1], match._dealer.dtype)
    match._actions = state[2]
    return Course(match, told)


def told(event: Event) -> str:
    card = "?" if event.concealed else event.card
    parts = (event.what, event.seat, card, event.source, event.target, event.value or None)
    return " ".join(brief(part) for part in parts if part is not None)


def brief(part: Any) -> str:
    return str(part) if isinstance(part, (str, int)) else f"{part.zone}/{part.seat}/{part.index}"


class SpielState(pyspiel.State):
    def __init__(self, game: "SpielGame") -> None:
        super().__init__(game)
        self.course: Course | None = None

    def _dealt(self) -> Course:
        if self.course is None:
            raise ValueError("nothing is dealt yet")
        return self.course

    @property
    def match(self) -> Match:
        return self._dealt().match

    def current_player(self) -> int:
        if self.course is None:
            return int(pyspiel.PlayerId.CHANCE)
        match = self.course.match
        return int(pyspiel.PlayerId.TERMINAL) if match.over else match.turn

    def is_terminal(self) -> bool:
        return self.course is not None and self.course.match.over

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.match.legal_actions())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(DEAL, 1.0)]

    def _apply_action(self, action: int) -> None:
        if self.course is None:
            game = self.get_game()
            self.course = Course.dealt(game.setup, game.next_key())
        else:
            self.course.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return "deal"
        return str(self.get_game().setup.game.text.words(action))

    def returns(self) -> list[float]:
        game = self.get_game()
        if not self.is_terminal():
            return [0.0] * game.setup.seats
        ranks: list[float] = appraise(self.match, rewards.RANK)
        return ranks

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """Another state that the player cannot tell from this one."""
        state: SpielState = self.clone()
        seed = "".join(f"{int(sampler() * 2**32):08x}" for _ in range(8))
        state.course = self._dealt().imagined(player, seed, self.get_game().observer)
        return state

    def __str__(self) -> str:
        return "not dealt" if self.course is None else self.course.match.position()


class SpielGame(pyspiel.Game):
    """One of our games; there is a class for each, made below."""

    ours: Game

    def __init__(self, params: dict[str, Any]) -> None:
        given, game = dict(params), self.ours
        seats, mode, seed = given.pop("players"), given.pop(MODE), given.pop("rng_seed")
        self.setup = Setup.of(game, mode or None, seats or None, options_from(game, given))
        self.observer = Observer(self.setup)
        self._generator = np.random.default_rng(None if seed == ANY_SEED else seed)
        zero_sum = self.setup.seats > 1
        info = pyspiel.GameInfo(
            num_distinct_actions=game.rules.ACTIONS,
            max_chance_outcomes=1,
            num_players=self.setup.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if zero_sum else None,
            max_game_length=observe.PAGES.page_of(game).MOST_ACTIONS,
        )
        super().__init__(game_type_of(game, zero_sum=zero_sum), info, params)

    def next_key(self) -> bytes:
        return self._generator.bytes(32)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return SpielObserver(self.observer, recall=recall)


class SpielObserver:
    """Fills a tensor, and tells in words: with perfect recall the whole course as the seat saw
    it, else the position."""

    def __init__(self, observer: Observer, *, recall: bool) -> None:
        self._observer = observer
        self._recall = recall
        self.tensor = np.zeros(observer.layout.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        if state.course is None:
            self.tensor[:] = 0
        else:
            self.tensor[:] = self._observer.observe(state.match, player)[0]

    def string_from(self, state: SpielState, player: int) -> str:
        if state.course is None:
            return ""
        return state.course.told[player] if self._recall else str(state.match.view(player))


def options_from(game: Game, given: dict[str, Any]) -> dict[str, Any]:
    switches = {option.name for option in game.options if isinstance(option.default, bool)}
    return {name: bool(v) if name in switches else v for name, v in given.items()}


def game_type_of(game: Game, *, zero_sum: bool) -> Any:
    """One game type per game; modes, seats and options are parameters. Those that are rows of
    numbers keep their defaults."""
    seats = [count for mode in game.modes for count in mode.seats]
    scalars = {
        option.name: option.default
        for option in game.options
        if not isinstance(option.default, tuple)
    }
    kind = pyspiel.GameType
    return kind(
        short_name=short_name(game),
        long_name=game.title,
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.SAMPLED_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM if zero_sum else kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=max(seats),
        min_num_players=min(seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": game.modes[0].seats[0],
            MODE: game.modes[0].name or "",
            "rng_seed": ANY_SEED,
            **scalars,
        },
    )


class PlayoutEvaluator:
    """For OpenSpiel's searches: plays on to the end by one of our compiled policies, a
    thousand times as fast as its own loop of random moves."""

    def __init__(self, kind: int = policy.RANDOM, seed: int = 0) -> None:
        self._kind = kind
        self._lots = chance.new_dealer(chance.key_of(seed), BOTS)
        self._deals = chance.new_dealer(chance.key_of(seed), MATCH)

    def evaluate(self, state: SpielState) -> np.ndarray:
        setup = state.match.setup
        ranks = np.empty(setup.seats)
        out = np.empty(setup.game.rules.ACTIONS, np.int64)
        pool = state.match.copy()._pool
        play_out(pool, self._kind, rivals(setup), self._deals, self._lots, out, ranks)
        return ranks

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


# OpenSpiel lets go of what was registered after Python has ended, which only a class survives.
for each in GAMES.values():
    made = type(f"{each.title} of OpenSpiel", (SpielGame,), {"ours": each})
    always_zero_sum = all(1 not in mode.seats for mode in each.modes)
    pyspiel.register_game(game_type_of(each, zero_sum=always_zero_sum), made)
