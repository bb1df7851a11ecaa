"""The search plays by what its seat knows, the same way every time, and finds what wins."""

import json
import os
import subprocess
import sys
import zlib
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise

import numpy as np
import pytest

from beaverboard import engine, step
from beaverboard.arena.ladder import play_ladder
from beaverboard.arena.matches import play_matches
from beaverboard.bots import bot, greedy, outlook, search, search_bot, search_data, tree
from beaverboard.bots.levels import LEVELS, STRONGEST, WEAKEST, Level
from beaverboard.bots.search_bot import weigh
from beaverboard.bots.search_data import Search
from beaverboard.dealer import IMAGINATION
from beaverboard.games import GAMES
from beaverboard.games.game import States
from beaverboard.games.setup import Setup
from beaverboard.match import Match
from tests.games.playing import dealer, legal, name, random_play, read, setups
from tests.scale import ALL, scaled

every_setup = pytest.mark.parametrize("setup", setups(), ids=name)
every_game = pytest.mark.parametrize("game", GAMES)

BIBER_GANG = Setup.of(GAMES["biber-gang"], seats=2)

Chooser = Callable[[Setup, States, int], int]


def searched(setup: Setup, states: States, seed: int) -> int:
    pool = engine.pool(setup.game.rules.STATE, search_data.STATES)
    pool[search_data.ROOT] = states[0]
    plan = search_bot.plan(Level(40))
    return sought(search_bot.prepared(setup, pool, search_bot.dealers(seed, 0), plan))


def sought(made: Search) -> int:
    return int(search.chosen(made.memory, search.weigh(made)))


def peeking(setup: Setup, states: States, seed: int) -> int:
    """Plays well but for a glance at what nobody may see."""
    return searched(setup, states, seed + zlib.crc32(states.tobytes()))


def first_difference(choose: Chooser, setup: Setup, positions: int) -> int | None:
    """The ply at which two states that the seat cannot tell apart get different moves."""
    plies = range(0, 7 * positions, 7)
    for ply, states in enumerate(random_play(setup, seed=31, limit=plies[-1])):
        if read(states).over:
            break
        if ply in plies:
            other = states.copy()
            step.redeal(other, 0, int(read(states).turn), dealer(ply, purpose=IMAGINATION), 0)
            if choose(setup, states, ply) != choose(setup, other, ply):
                return ply
    return None


@every_setup
def test_two_states_that_a_seat_cannot_tell_apart_get_the_same_move(setup: Setup) -> None:
    assert first_difference(searched, setup, positions=scaled(5, 15)) is None


def test_a_peek_is_noticed() -> None:
    assert first_difference(peeking, BIBER_GANG, positions=20) is not None


@every_setup
def test_the_others_in_the_tree_know_as_much_as_they_may(setup: Setup) -> None:
    """A seat's key is the same in deals that it cannot tell apart, and tells others apart."""
    pool = engine.pool(setup.game.rules.STATE, search_data.STATES)
    plan, keys = search_bot.plan(Level(1)), set()
    made = search_bot.prepared(setup, pool, search_bot.dealers(1, 0), plan)
    for ply, states in enumerate(random_play(setup, seed=35, limit=scaled(20, 50))):
        for p in range(setup.seats):
            other = states.copy()
            step.redeal(other, 0, p, dealer(ply, purpose=IMAGINATION), 0)
            found = []
            for each in (states, other):
                pool[search_data.IMAGINED] = each[0]
                found.append(tree.information_set(pool, made.raw, made.dealers, p))
            assert found[0] == found[1]
            keys.add((p, found[0]))
    assert len(keys) == (ply + 1) * setup.seats


@every_setup
def test_moves_are_legal_and_the_state_of_the_match_stays(setup: Setup) -> None:
    for i, states in enumerate(random_play(setup, seed=32, limit=scaled(20, 60))):
        if read(states).over:
            break
        before = states.tobytes()
        assert searched(setup, states, i) in legal(states, setup.game)
        assert states.tobytes() == before


@every_game
def test_the_same_stream_and_playouts_give_the_same_answer(game: str) -> None:
    match = Match.new(game, seed=5)
    first = weigh(match, match.turn, playouts=300, seed=1)
    assert weigh(match, match.turn, playouts=300, seed=1) == first
    assert weigh(match, match.turn, playouts=300, seed=2) != first
    choices = [bot.bot_named("builder", seed=4).choose(match, match.turn) for _ in range(2)]
    assert choices[0] == choices[1]


WINNING = {
    "biber-gang": (
        "round 5/5 | turn 0 draw | start 0 | end 1 | pile ... | discard 12 | "
        "seat 12 1 2 4 / 11 1 2 (4) turns 5 points 0 0 0 0 | "
        "seat 0 5 6 9 / 9 5 6 8 turns 6 points 0 0 0 0",
        ("take",),
    ),
    "biber-clan": (
        "mode clan | round 5/5 | turn 1 place | start 0 | end 0 | hand 5 | pile ... | "
        "seat 5 5 4 / 3 2 turns 5 points 20 20 20 20 | "
        "seat 9 8 7 / 6 - turns 4 points 20 20 10 7",
        ("place down seat 1 T2", "place up seat 1 T2"),
    ),
    "dam-it": (
        "turn 1 | river birch birch pine pine | pile ... | "
        "seat 4 hand oak dams 11:17 11:16 11:15 9:14 7:11 | "
        "seat 4 hand oak dams 9:13 9:12 7:10 7:9 5:8 5:7 5:6 3:5 3:4",
        ("build 3 oak",),
    ),
    "roi-des-castors": (
        "turn 0 main | pile ... | "
        "seat marchand hand 1 1 3 troc recolte dams 2-2-3! 1-1-2-3! 2-2 spent | "
        "seat sage hand 3 1 1 dams 1-2-2-2! 1-1-1-2-2! 2-2 spent",
        ("lay 3 on 2",),
    ),
}


@every_game
def test_it_finds_the_move_that_wins(game: str) -> None:
    position, moves = WINNING[game]
    match = Match.from_position(f"{game} | {position}")
    found = weigh(match, match.turn, playouts=400, seed=1)
    shares = {match.game.text.words(weighed.action): weighed.share for weighed in found}
    assert next(iter(shares)) in moves
    assert max(shares.values()) == next(iter(shares.values())) > 0.8


def test_no_move_pays_for_what_was_tried_after_it() -> None:
    """Who draws or swaps first wins all the same: the winning log can still be laid."""
    match = Match.from_position(f"roi-des-castors | {WINNING['roi-des-castors'][0]}")
    found = weigh(match, match.turn, playouts=2000, seed=1)
    shares = {match.game.text.words(weighed.action): weighed.share for weighed in found}
    for move in ("lay 3 on 2", "play recolte", "play troc", "lay 1 on 3"):
        assert shares[move] == 1, move


def test_a_pair_is_laid_where_it_counts() -> None:
    match = Match.from_position(f"biber-gang | {WINNING['biber-gang'][0]}")
    match.play("take")
    assert match.game.text.words(weigh(match, 0, playouts=400, seed=1)[0].action) == "put 4"


INTERPRETED = """
import json, sys
from beaverboard.bots.search_bot import weigh
from beaverboard.match import Match
for position in json.load(sys.stdin):
    match = Match.from_position(position)
    print(json.dumps([w.action for w in weigh(match, match.turn, playouts=12, seed=1)]))
"""


def test_compiled_or_not_it_thinks_the_same() -> None:
    positions = [f"{game} | {position}" for game, (position, _) in WINNING.items()]
    answers = subprocess.run(
        [sys.executable, "-c", INTERPRETED],
        input=json.dumps(positions),
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    for position, answer in zip(positions, answers.stdout.splitlines(), strict=True):
        match = Match.from_position(position)
        compiled = [w.action for w in weigh(match, match.turn, playouts=12, seed=1)]
        assert json.loads(answer) == compiled


# Weighing


@every_setup
def test_weighing_gives_every_legal_move_and_uses_the_playouts(setup: Setup) -> None:
    """Half of them evaluate, but for the first few deals; the others explore."""
    match = Match.dealt(setup, {"key": "7" * 64})
    found = weigh(match, match.turn, playouts=200, seed=1)
    assert sorted(w.action for w in found) == sorted(match.legal_actions())
    before = (search.FEW - 1) * len(found)
    assert 75 < sum(w.playouts for w in found) <= 100 + before
    for w in found:
        assert 0 <= w.share <= 1 and 0 <= w.error <= 1


def test_fewer_playouts_than_moves() -> None:
    match = Match.new("biber-gang", seed=1)
    found = weigh(match, 0, playouts=3, seed=1)
    assert [w.playouts for w in found] == [1] * 3 + [0] * 5
    assert weigh(match, 0, playouts=1, seed=1)[0].playouts == 1


def test_only_the_seat_in_turn_searches() -> None:
    match = Match.new("biber-gang", seed=1)
    with pytest.raises(ValueError, match="not in turn"):
        weigh(match, 1, playouts=10, seed=1)


def test_shares_of_the_two_seats_of_a_symmetrical_start_are_nearly_halves() -> None:
    """Whoever thinks hopes to play a little better."""
    match = Match.new("biber-gang", seed=1, seats=2)
    best, *_ = weigh(match, 0, playouts=4000, seed=1)
    assert best.error < 0.005
    assert abs(best.share - 0.5) < 0.02


# The tree keeps within its places


@every_game
def test_the_tree_stops_growing_when_its_places_are_used_up(game: str) -> None:
    match = Match.new(game, seed=6)
    setup = match.setup
    nodes, edges = engine.pool(search_data.NODE, 128), engine.pool(search_data.EDGE, 200)
    pool = search_bot.states(match, match.turn, search_bot.dealers(1, 0))
    plan = search_bot.plan(Level(1000), to_the_end=True)
    made = search_bot.prepared(setup, pool, search_bot.dealers(1, 0), plan)
    made = made._replace(memory=made.memory._replace(nodes=nodes[:64], edges=edges[:100]))
    assert sought(made) in match.legal_actions()
    assert 900 < made.memory.notes["playouts"][0] <= 1000
    assert 32 < made.memory.notes["nodes"][0] <= 64
    assert made.memory.notes["edges"][0] <= 100
    assert not nodes[64:].tobytes().strip(b"\0")
    assert not edges[100:].tobytes().strip(b"\0")


# Who stays in the race


def raced(shares: np.ndarray) -> np.ndarray:
    """Moves after some deals, with the share of each (a row) in every deal (a column)."""
    moves = engine.pool(search_data.MOVE, len(shares) + 1)
    leads = shares - shares.mean(axis=0)
    for i in range(len(shares)):
        moves["action"][i], moves["visits"][i] = i, shares.shape[1]
        moves["lead"][i], moves["lead_squares"][i] = leads[i].sum(), (leads[i] ** 2).sum()
    return moves


@pytest.mark.parametrize("leader", range(4))
def test_all_that_are_hopelessly_behind_the_best_drop_out(leader: int) -> None:
    shares = np.random.default_rng(1).normal(0.4, 0.01, (4, 100))
    shares[leader] += 0.2
    moves = raced(shares)
    assert search.drop_hopeless(moves, len(shares)) == 1
    assert moves["action"][0] == leader


# Bots, batches and ladders


@every_setup
def test_a_level_plays_a_match(setup: Setup) -> None:
    assert play_matches(setup, matches=1, bots=[WEAKEST]).lengths.all()


def test_results_do_not_depend_on_threads() -> None:
    results = [
        play_matches(BIBER_GANG, matches=4, bots=["kit", "greedy"], threads=threads)
        for threads in (1, 2)
    ]
    assert np.array_equal(results[0].scores, results[1].scores)
    assert np.array_equal(results[0].lengths, results[1].lengths)


def test_a_bot_at_a_match_plays_on_while_others_do() -> None:
    """No thread waits for another, none disturbs another."""

    def choice(seed: int) -> int:
        match = Match.new("biber-gang", seed=seed)
        return bot.bot_named("builder", seed=seed).choose(match, match.turn)

    alone = [choice(seed) for seed in range(4)]
    with ThreadPoolExecutor(2) as executor:
        assert list(executor.map(choice, range(4))) == alone


def test_a_ladder_takes_levels() -> None:
    (pair,) = play_ladder(BIBER_GANG, ["yearling", "kit"], matches=4).pairs
    assert pair.matches == 4


def test_a_number_of_playouts_is_a_bot_too() -> None:
    (length,) = {play_matches(BIBER_GANG, matches=1, bots=[same]).lengths[0] for same in SAME}
    assert length > 0
    for stranger in ("search-0", "search-", "search-1e3", "search-1000000", "mistress"):
        with pytest.raises(bot.UnknownBot, match=stranger):
            play_matches(BIBER_GANG, matches=1, bots=[stranger])


SAME = (STRONGEST, f"search-{LEVELS[STRONGEST].playouts}")


def test_there_are_four_levels_weakest_first() -> None:
    playouts = [level.playouts for level in LEVELS.values()]
    assert len(playouts) == 4 and playouts == sorted(playouts)
    overlooked = [level.overlooked for level in LEVELS.values()]
    assert overlooked == sorted(overlooked, reverse=True) and overlooked[-1] == 0
    assert (WEAKEST, STRONGEST) == (next(iter(LEVELS)), list(LEVELS)[-1])


@pytest.mark.skipif(
    not ALL, reason="whole matches of search_bot bots take minutes: left to make test-all"
)
@every_game
def test_levels_beat_the_levels_below_them(game: str) -> None:
    setup = Setup.of(GAMES[game], seats=2)
    for stronger, weaker in (
        *pairwise(reversed(LEVELS)),
        (WEAKEST, "random"),
        (STRONGEST, "greedy"),
    ):
        (pair,) = play_ladder(setup, [stronger, weaker], matches=200).pairs
        assert pair.share.low > 0.5, f"{stronger} against {weaker}"


# What is expected


def test_every_setup_has_an_outlook_that_fits_its_traits() -> None:
    for setup in setups(every=True):
        has_rounds = any(option.name == "rounds" for option in setup.game.options)
        found = outlook.of(setup)
        assert found.weights.shape == (
            10 if has_rounds else 1,
            greedy.PAGES.page_of(setup.game).TRAITS,
        )
        assert len(found.slopes) == (1 + 9 if has_rounds else 1)


def test_a_lead_counts_for_more_the_fewer_rounds_are_left() -> None:
    for setup in setups(every=True):
        assert (np.diff(np.abs(outlook.of(setup).slopes[1:])) < 0).all()


@every_setup
def test_expectations_in_the_middle_of_a_round_share_one_win(setup: Setup) -> None:
    for states in random_play(setup, seed=33, limit=60):
        s = read(states)
        if s.over:
            break
        found = expected(setup, states, this_round=outlook.round_of(s))
        assert all(0 <= share <= 1 for share in found)
        if setup.seats > 1:
            assert sum(found) == pytest.approx(setup.partners)


@every_setup
def test_what_a_seat_expects_does_not_change_the_state(setup: Setup) -> None:
    for states in random_play(setup, seed=34, limit=20):
        before = states.tobytes()
        expected(setup, states, this_round=outlook.round_of(read(states)))
        assert states.tobytes() == before


@every_setup
def test_positions_tell_who_will_win(setup: Setup) -> None:
    """Better than a guess, over matches that the fit has not seen."""
    told = []
    for seed in range(scaled(12, 40)):
        played = list(greedy_play(setup, seed))
        *_, last = played
        known = played[len(played) * 3 // 4]
        chances = expected(setup, known, this_round=outlook.round_of(read(known)))
        shares = expected(setup, last, this_round=outlook.round_of(read(known)))
        if setup.seats == 1:  # the other side has no seat
            chances, shares = [*chances, 1 - chances[0]], [*shares, 1 - shares[0]]
        told.append(np.dot(chances, shares) / setup.partners)
    assert np.mean(told) > 1 / max(2, setup.seats // setup.partners)


def greedy_play(setup: Setup, seed: int) -> Iterator[States]:
    """The positions of a match, of a single round where there are several."""
    options = {"rounds": 1} if any(o.name == "rounds" for o in setup.game.options) else {}
    one_round = Setup.of(setup.game, setup.mode, setup.seats, options)
    match, player = Match.dealt(one_round, {"key": f"{seed:064x}"}), bot.bot_named("greedy", seed)
    while True:
        yield match.imagine(None, dealer(seed, purpose=IMAGINATION))
        if match.over:
            return
        match.play(player.choose(match, match.turn))


def expected(setup: Setup, states: States, this_round: int) -> list[float]:
    shares = np.zeros(outlook.SEATS)
    outlook.shares(read(states), outlook.of(setup), this_round, shares)
    return shares[: setup.seats].tolist()


def chances(totals: tuple[int, ...], left: int) -> list[float]:
    setup = Setup.of(GAMES["biber-gang"], seats=len(totals))
    states = engine.pool(setup.game.rules.STATE)
    step.deal(states, 0, setup.row(), dealer(1), 0)
    s = read(states)
    s.total[: len(totals)] = totals
    s.round_no = s.rounds - left + 1
    return expected(setup, states, this_round=int(s.round_no) - 1)


def test_chances_after_a_round_share_one_win() -> None:
    assert chances((10, 10), left=2) == [0.5, 0.5]
    assert chances((10, 10, 10), left=4) == pytest.approx([1 / 3] * 3)
    ahead, behind = chances((5, 30), left=1)
    assert ahead > 0.9 and ahead + behind == pytest.approx(1)
    assert 0.5 < chances((5, 30), left=4)[0] < ahead
