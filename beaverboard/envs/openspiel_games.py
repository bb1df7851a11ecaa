"""The games as games of OpenSpiel, registered when this page is imported.

    import beaverboard.envs.openspiel_games
    game = pyspiel.load_game("beaverboard_biber_gang(players=2,rounds=1)")

Chance is explicit: four chance nodes of 256 outcomes each make the seed of the match, and all that
is shuffled follows from it. So a history says everything, and a state is serialised and replayed
as OpenSpiel does it. Returns are ranks from 1 to -1. Tensors are the observations of all other
environments, of perfect recall as to cards; the string of an information state is the whole match
as the seat saw it.
"""

from collections.abc import Callable
from typing import Any

import numpy as np

from beaverboard import chance, observe
from beaverboard.bots import policy
from beaverboard.dealer import BOTS, MATCH
from beaverboard.envs import rewards
from beaverboard.envs.course import Course, Dealt
from beaverboard.envs.playout import play_out
from beaverboard.envs.terms import appraise, rivals
from beaverboard.extras import extra
from beaverboard.games import GAMES
from beaverboard.games.game import Game
from beaverboard.games.setup import Setup, Value
from beaverboard.match import Match
from beaverboard.observe.observer import Observer

with extra("openspiel"):
    import pyspiel

LOTS = 4  # chance nodes before the deal
OUTCOMES = 256  # of each
CHANCES = [(outcome, 1 / OUTCOMES) for outcome in range(OUTCOMES)]
MODE = "mode"
BETWEEN = " "  # numbers of an option that is a row; OpenSpiel itself uses commas


def lots_of(seed: int) -> list[int]:
    """The outcomes of the chance nodes that deal the match with this seed, as `Match.new` does."""
    return list(seed.to_bytes(LOTS, "big"))


def short_name(game: Game) -> str:
    return f"beaverboard_{game.name.replace('-', '_')}"


class SpielState(pyspiel.State):
    def __init__(self, game: "SpielGame") -> None:
        super().__init__(game)
        self.lots = b""
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
        return CHANCES

    def _apply_action(self, action: int) -> None:
        if self.course is not None:
            self.course.play(action)
            return
        self.lots += bytes([action])
        if len(self.lots) == LOTS:
            self.course = Dealt(self.get_game().setup, self.lots).course()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"lot {action}"
        return str(self.get_game().setup.game.text.words(action))

    def returns(self) -> list[float]:
        game = self.get_game()
        if not self.is_terminal():
            return [0.0] * game.setup.seats
        ranks: list[float] = appraise(self.match, rewards.RANK)
        return ranks

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """Another state that the player cannot tell from this one. Its history is still that of
        this one: OpenSpiel lets nobody change it."""
        state: SpielState = self.clone()
        seed = "".join(f"{int(sampler() * 2**32):08x}" for _ in range(8))
        state.course = self._dealt().imagined(player, seed, self.get_game().observer)
        return state

    def __str__(self) -> str:
        if self.course is None:
            return f"not dealt: {len(self.lots)} of {LOTS} lots, {self.lots.hex(' ')}"
        return self.course.match.position()


class SpielGame(pyspiel.Game):
    """One of our games; there is a class for each, made below."""

    ours: Game

    def __init__(self, params: dict[str, Any]) -> None:
        given, game = dict(params), self.ours
        seats, mode = given.pop("players"), given.pop(MODE)
        self.setup = Setup.of(game, mode or None, seats or None, options_from(game, given))
        self.observer = Observer(self.setup)
        zero_sum = self.setup.seats > 1
        info = pyspiel.GameInfo(
            num_distinct_actions=game.rules.ACTIONS,
            max_chance_outcomes=OUTCOMES,
            num_players=self.setup.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if zero_sum else None,
            max_game_length=observe.PAGES.page_of(game).MOST_ACTIONS,
        )
        super().__init__(game_type_of(game, zero_sum=zero_sum), info, params)

    def __reduce__(self) -> Any:
        return pyspiel.load_game, (str(self),)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return SpielObserver(self.observer, recall=recall)


class SpielObserver:
    """Fills a tensor, and gives text: with perfect recall the whole course as the seat saw
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
        return state.course.text(player) if self._recall else str(state.match.view(player))


def options_from(game: Game, given: dict[str, Any]) -> dict[str, Any]:
    known = {option.name: option for option in game.options}
    return {
        name: known[name].read(value.replace(BETWEEN, ",")) if isinstance(value, str) else value
        for name, value in given.items()
    }


def as_parameter(value: Value) -> Any:
    """Rows of numbers are strings: `"3 1 2"`."""
    return BETWEEN.join(map(str, value)) if isinstance(value, tuple) else value


def game_type_of(game: Game, *, zero_sum: bool) -> Any:
    """One game type per game; modes, seats and options are parameters."""
    seats = [count for mode in game.modes for count in mode.seats]
    options = {option.name: as_parameter(option.default) for option in game.options}
    kind = pyspiel.GameType
    return kind(
        short_name=short_name(game),
        long_name=game.title,
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
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
            **options,
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
