"""What is counted in watched matches, against a slow count from the outside."""

import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import numpy as np
import pytest

from beaverboard import chance, engine, step
from beaverboard.arena import tally, watch
from beaverboard.arena.matches import Results, play_matches
from beaverboard.bots import pick
from beaverboard.bots.bot import POLICIES
from beaverboard.dealer import BOTS, MATCH, NOTHING, WHAT
from beaverboard.games import GAMES
from beaverboard.games.setup import Setup
from tests.games.playing import name, setups
from tests.scale import scaled

MATCHES = scaled(6, 60)
SEED = 11
every_setup = pytest.mark.parametrize("setup", setups(), ids=name)
every_game = pytest.mark.parametrize("game", GAMES)


def watched(setup: Setup, bot: str = "greedy", matches: int = MATCHES) -> Results:
    return play_matches(setup, matches=matches, seed=SEED, bots=[bot], watched=True)


def column(setup: Setup, results: Results, name: str) -> np.ndarray:
    names = [each.name for each in tally.PAGES.page_of(setup.game).COLUMNS]
    found: np.ndarray = results.tallies[:, :, names.index(name)]
    return found


def total(setup: Setup, results: Results, names: list[str], worth: bool = False) -> np.ndarray:
    """The sum of columns; with `worth`, of each times its number in the list."""
    each = [column(setup, results, name) * (i if worth else 1) for i, name in enumerate(names)]
    return np.sum(each, axis=0)


def event(setup: Setup, results: Results, name: str) -> np.ndarray:
    found: np.ndarray = results.events[:, list(setup.game.text.EVENTS).index(name)]
    return found


class Slow:
    """One match, step by step, counted by definition."""

    def __init__(self, setup: Setup, bot: str, number: int) -> None:
        key = chance.key_of(SEED)
        deals = chance.new_dealer(key, MATCH, number, calling=True)
        lots = chance.new_dealer(key, BOTS, number)
        pool = engine.pool(setup.game.rules.STATE)
        out = np.empty(setup.game.rules.ACTIONS, np.int64)
        self.events: Counter[int] = Counter()
        self.turns, self.decisions, self.choices = Counter[int](), Counter[int](), Counter[int]()
        self.leads: list[set[int]] = []
        self.length, before = 0, NOTHING
        step.deal(pool, 0, setup.row(), deals, 0)
        self.note(deals)
        while not pool[0]["over"]:
            seat = int(pool[0]["turn"])
            self.turns[seat] += seat != before
            options = step.legal(pool, 0, out)
            if options > 1:
                self.decisions[seat] += 1
                self.choices[seat] += options
            action = pick.pick(POLICIES[bot], pool, out, lots)
            assert step.attempt(pool, 0, action, deals, 0) == 0
            self.note(deals)
            self.length, before = self.length + 1, seat
            if pool[0]["over"] or int(pool[0]["turn"]) != seat or setup.seats == 1:
                self.leads.append(ahead(setup, pool))

    def note(self, deals: np.ndarray) -> None:
        rows = deals[0]["event"][: deals[0]["called"]]
        self.events.update(int(row[WHAT]) for row in rows)

    @property
    def lead_changes(self) -> int:
        holders, changes = None, 0
        for leaders in self.leads:
            if holders is None or holders & leaders:
                holders = leaders if holders is None else holders & leaders
            else:
                holders, changes = leaders, changes + 1
        return changes


def ahead(setup: Setup, pool: np.ndarray) -> set[int]:
    """The seats that nobody beats; -1 for an automatic opponent."""
    beats = setup.game.rules.beats
    seats = range(setup.seats)
    return {p for p in seats if not any(beats(pool[0], q, p) for q in seats)} or {-1}


@every_setup
@pytest.mark.parametrize("bot", ["greedy", "random"])
def test_events_turns_choices_and_lead_are_as_counted_from_outside(setup: Setup, bot: str) -> None:
    results = watched(setup, bot)
    for number in range(min(2, MATCHES)):
        slow = Slow(setup, bot, number)
        shares = results.shares[number]
        seats = range(setup.seats)
        assert results.lengths[number] == slow.length
        assert results.events[number].tolist() == [
            slow.events[what] for what in range(len(setup.game.text.EVENTS))
        ]
        assert shares[:, watch.TURNS].tolist() == [slow.turns[p] for p in seats]
        assert shares[:, watch.DECISIONS].tolist() == [slow.decisions[p] for p in seats]
        assert shares[:, watch.CHOICES].tolist() == [slow.choices[p] for p in seats]
        assert results.course[number, watch.LEAD_CHANGES] == slow.lead_changes


@every_setup
def test_watching_changes_no_match(setup: Setup) -> None:
    seen = watched(setup)
    unseen = play_matches(setup, matches=MATCHES, seed=SEED, bots=["greedy"])
    assert (seen.scores == unseen.scores).all()
    assert (seen.wins == unseen.wins).all()
    assert (seen.lengths == unseen.lengths).all()
    assert len(unseen.events) == 0


@every_setup
def test_places_are_the_order_of_play_and_winners_rank_first(setup: Setup) -> None:
    results = watched(setup)
    places, ranks = results.shares[:, :, watch.PLACE], results.shares[:, :, watch.RANK]
    assert (np.sort(places, axis=1) == np.arange(setup.seats)).all()
    assert ((np.diff(places, axis=1) % setup.seats) == 1 % setup.seats).all()
    assert (results.wins == (ranks == 1)).all()
    assert (results.course[:, watch.SETTLED] <= results.lengths).all()


@every_game
def test_every_column_has_a_name_and_words_of_its_own(game: str) -> None:
    page = tally.PAGES.page_of(GAMES[game])
    for part in ("name", "words"):
        told = [(getattr(each, part), each.group) for each in page.COLUMNS]
        assert len(set(told)) == len(told)
    assert set(page.COMES_UP) <= set(GAMES[game].text.EVENTS)
    assert set(page.DEAD_ENDS) <= set(page.COMES_UP)
    assert "starts" in GAMES[game].text.EVENTS


def test_biber_gang_layouts_and_rounds_add_up() -> None:
    setup = Setup.of(GAMES["biber-gang"], seats=3)
    results = watched(setup)
    cards = total(setup, results, [f"card_{c}" for c in range(13)])
    assert (cards + column(setup, results, "beavers") == 5 * 8).all()
    assert (column(setup, results, "starts").sum(axis=1) == 5).all()
    ended = event(setup, results, "last-turns")
    assert (column(setup, results, "ends").sum(axis=1) == ended).all()
    assert (column(setup, results, "takes").sum(axis=1) == event(setup, results, "taken")).all()
    assert (column(setup, results, "swims").sum(axis=1) == event(setup, results, "swum")).all()


def test_biber_gang_pairs_are_those_of_the_last_layouts() -> None:
    """Against the points of a round: with no pair they are the sum of the cards."""
    setup = Setup.of(GAMES["biber-gang"], seats=2, options={"rounds": 1})
    results = watched(setup, matches=400)
    cards = total(setup, results, [f"card_{c}" for c in range(13)], worth=True)
    alone = column(setup, results, "pairs") == 0
    assert alone.any() and (results.scores[alone] == cards[alone]).all()
    paired = column(setup, results, "pairs") > 0
    low = column(setup, results, "card_0") == 0
    assert (results.scores[paired & low] < cards[paired & low]).all()
    rewarded = column(setup, results, "equal_pairs") == 1
    assert rewarded.any() and (column(setup, results, "pairs")[rewarded] >= 2).all()


@pytest.mark.parametrize("mode", ["clan", "clan-and-band"])
def test_biber_clan_lodges_and_action_cards_add_up(mode: str) -> None:
    setup = Setup.of(GAMES["biber-clan"], mode, 4)
    results = watched(setup)
    drawn = total(setup, results, ["cleanups", "flips", "swaps", "peeks"])
    assert (drawn.sum(axis=1) == event(setup, results, "shown")).all()
    bonuses = column(setup, results, "three_equal") + column(setup, results, "four_equal")
    assert (bonuses.sum(axis=1) == event(setup, results, "bonus")).all()
    penalties = column(setup, results, "penalties")
    assert (penalties.sum(axis=1) == event(setup, results, "penalty")).all()
    numbers = total(setup, results, [f"card_{c}" for c in range(10)], worth=True)
    fours = column(setup, results, "four_equal")
    expected = numbers + 15 * column(setup, results, "three_equal") + 25 * fours - 10 * penalties
    assert (results.scores == expected).all()


def test_dam_it_scores_follow_from_dams_cubes_and_garbage() -> None:
    setup = Setup.of(GAMES["dam-it"], seats=3)
    results = watched(setup)
    garbage = column(setup, results, "garbage")
    other = column(setup, results, "cubes") // 2 - np.minimum(garbage**2, 25)
    dams = results.scores - other
    most = least = np.zeros_like(dams)
    for stack, cost in enumerate((3, 5, 7, 9, 11)):
        count = column(setup, results, f"dams_{cost}")
        least, most = least + (3 + 3 * stack) * count, most + (5 + 3 * stack) * count
    assert ((least <= dams) & (dams <= most)).all()
    kept = event(setup, results, "kept")
    assert (garbage.sum(axis=1) == kept).all()
    takes = [
        each.name
        for each in tally.PAGES.page_of(GAMES["dam-it"]).COLUMNS
        if each.name.startswith("takes")
    ]
    taken = total(setup, results, takes).sum(axis=1)
    disposed = column(setup, results, "disposed").sum(axis=1)
    turns = results.shares[:, :, watch.TURNS].sum(axis=1)
    assert (taken + kept + disposed + event(setup, results, "built") == turns).all()
    assert (taken == event(setup, results, "taken")).all()


@pytest.mark.parametrize(
    ("mode", "seats", "hand"),
    [("normal", 3, 5), ("expert", 4, 5), ("discovery", 5, 5), ("team", 4, 4), ("solo", 1, 10)],
)
def test_castors_opening_hands_have_the_cards_that_were_dealt(
    mode: str, seats: int, hand: int
) -> None:
    setup = Setup.of(GAMES["roi-des-castors"], mode, seats)
    results = watched(setup)
    dealt = [each.name for each in tally.PAGES.page_of(setup.game).COLUMNS if each.dealt]
    cards = total(setup, results, [each for each in dealt if each != "character"])
    assert (cards == hand).all()
    character = column(setup, results, "character")
    if mode in ("normal", "expert"):
        assert all(len(set(row)) == seats for row in character.tolist())
    else:
        assert (character == NOTHING).all()


def test_castors_plays_powers_and_thefts_add_up() -> None:
    setup = Setup.of(GAMES["roi-des-castors"], "normal", 4)
    results = watched(setup, matches=100)  # thefts are rare
    names = [each.name for each in tally.PAGES.page_of(setup.game).COLUMNS]
    cards = total(setup, results, [each for each in names if each.startswith("played_")])
    assert (cards.sum(axis=1) == event(setup, results, "played")).all()
    stolen = event(setup, results, "stolen")
    assert stolen.any()
    assert (column(setup, results, "steals").sum(axis=1) == stolen).all()
    assert (column(setup, results, "robbed").sum(axis=1) == stolen).all()
    assert (column(setup, results, "powers").sum(axis=1) == event(setup, results, "powered")).all()
    assert (column(setup, results, "complete") == results.scores).all()


TABLES = """
import hashlib
from beaverboard import arena
from beaverboard.games import GAMES
for game in GAMES:
    for mode in GAMES[game].modes:
        table = arena.simulate(game, mode=mode.name, matches=1, seed=3, library="numpy")
        print(game, mode.name, hashlib.sha256(table.tobytes()).hexdigest())
"""


def test_the_table_is_the_same_interpreted_and_compiled() -> None:
    ways = [{}, {"NUMBA_DISABLE_JIT": "1"}]
    printed = [
        subprocess.run(
            [sys.executable, "-c", TABLES],
            env={**os.environ, **way},
            cwd=Path(__file__).parents[2],
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for way in ways
    ]
    assert printed[0] == printed[1]
    assert len(printed[0].splitlines()) == sum(len(game.modes) for game in GAMES.values())
