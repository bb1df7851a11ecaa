"""Reports: their figures against a direct computation, and pages that stand by themselves."""

import re
from pathlib import Path

import numpy as np
import pytest

from beaverboard.arena import tally, watch
from beaverboard.arena.estimate import Histogram, from_sums, worth_of
from beaverboard.arena.facts import histogram, sums
from beaverboard.arena.ladder import Pair, add, play_chunk
from beaverboard.arena.matches import Results, play_matches
from beaverboard.arena.plan import Plan
from beaverboard.arena.report import pages, svg
from beaverboard.arena.report.finding import Finding
from beaverboard.arena.report.overview import beginning_remark
from beaverboard.games import GAMES
from beaverboard.games.setup import BadSetup, Setup
from tests.arena.reading import Page, sound
from tests.scale import scaled

MATCHES = scaled(60, 2000)
LEVELS = ("random", "greedy")


def reported(game: str, matches: int = MATCHES, **asked: object) -> Page:
    mode, seats = asked.get("mode"), asked.get("seats")
    assert mode is None or isinstance(mode, str)
    assert seats is None or isinstance(seats, int)
    found = [
        pages.investigate(Plan.of(setup, ["greedy"], matches, 7), LEVELS, skill_matches=12)
        for setup in pages.setups(GAMES[game], mode, seats, {})
    ]
    return sound(pages.written(found, f"beaverboard report {game}"))


@pytest.mark.parametrize("game", GAMES)
def test_there_is_a_section_for_every_mode_and_number_of_seats(game: str) -> None:
    page = reported(game, matches=8)
    for mode in GAMES[game].modes:
        for seats in mode.seats:
            figures = page.figures[f"{mode.name or 'game'}-{seats}"]
            assert "skill-greedy" in figures
            assert figures["choices"] > 1
    assert page.pictures >= 6 * (len(page.figures) - 1)
    assert GAMES[game].title in page.text


def played(setup: Setup) -> Results:
    return play_matches(setup, matches=MATCHES, seed=7, bots=["greedy"], watched=True)


def margin(results: Results, *, lowest_wins: bool) -> float:
    """The median of what is between the two best scores, zero where the win is shared."""
    ordered = np.sort(results.scores, axis=1)
    best, second = (0, 1) if lowest_wins else (-1, -2)
    between = np.abs(ordered[:, best] - ordered[:, second])
    between[results.wins.sum(axis=1) > 1] = 0
    return float(np.median(between))


@pytest.mark.parametrize(
    ("game", "mode", "seats"),
    [("biber-gang", None, 3), ("dam-it", None, 4), ("biber-clan", "clan", 2)],
)
def test_figures_are_those_of_the_matches(game: str, mode: str | None, seats: int) -> None:
    setup = Setup.of(GAMES[game], mode, seats)
    results = played(setup)
    figures = reported(game, mode=mode, seats=seats).figures[f"{mode or 'game'}-{seats}"]
    turns = results.shares[:, :, watch.TURNS].sum(axis=1)
    first = results.shares[:, :, watch.PLACE] == 0
    decisions = results.shares[:, :, watch.DECISIONS].sum()
    assert figures["turns"] == pytest.approx(turns.mean())
    assert figures["turns-each"] == pytest.approx(turns.mean() / seats)
    assert figures["score"] == pytest.approx(results.scores.mean())
    assert figures["first-share"] == pytest.approx(results.win_shares[first].mean())
    assert figures["lead-changes"] == pytest.approx(results.course[:, watch.LEAD_CHANGES].mean())
    assert figures["never"] == pytest.approx((results.course[:, watch.LEAD_CHANGES] == 0).mean())
    assert figures["real"] == pytest.approx(decisions / results.lengths.sum())
    assert figures["choices"] == pytest.approx(
        results.shares[:, :, watch.CHOICES].sum() / decisions
    )
    assert figures["margin"] == margin(results, lowest_wins=game == "biber-gang")
    page = tally.PAGES.page_of(GAMES[game])
    for what, name in enumerate(setup.game.text.EVENTS):
        counted = results.events[:, what]
        if name in page.COMES_UP and counted.any():
            assert figures[f"event-{name}"] == pytest.approx(counted.mean())
    shares = results.win_shares.ravel()
    for i, column in enumerate(page.COLUMNS):
        numbers = results.tallies[:, :, i].ravel()
        if numbers.std() > 0:
            slope = np.polyfit(numbers, shares, 1)[0]
            assert figures[f"worth-{column.name}"] == pytest.approx(slope, abs=1e-9)


def test_what_is_shown_is_the_figure() -> None:
    page = reported("dam-it", seats=2)
    for name, shown in page.shown["game-2"].items():
        value = page.figures["game-2"][name]
        text = shown.replace(",", "").replace("−", "-").replace("+", "")
        number = float(text.removesuffix("\u00a0%"))
        percent = text.endswith("%") or name.startswith("worth-")
        assert number == pytest.approx(100 * value if percent else value, abs=0.51), name


def test_characters_are_told_with_their_share_and_interval() -> None:
    setup = Setup.of(GAMES["roi-des-castors"], "normal", 3)
    results = played(setup)
    page = reported("roi-des-castors", mode="normal", seats=3)
    character = results.tallies[:, :, 0]
    for at in range(6):
        share = results.win_shares[character == at].mean()
        assert page.figures["normal-3"][f"character-{at}"] == pytest.approx(share)
    assert "Bûcheron" in page.text


def test_skill_is_the_share_of_each_level_against_the_one_below() -> None:
    setup = Setup.of(GAMES["dam-it"], seats=3)
    pair = Pair("greedy", "random", even=1 / 3)
    add(pair, play_chunk(setup, pair, 7, 4))
    figures = reported("dam-it", seats=3).figures["game-3"]
    assert figures["skill-greedy"] == pytest.approx(pair.share.mean)


def test_alone_there_are_no_seats_to_compare() -> None:
    page = reported("roi-des-castors", mode="solo")
    figures = page.figures["solo-1"]
    results = played(Setup.of(GAMES["roi-des-castors"], "solo"))
    assert figures["win"] == pytest.approx(results.wins.mean())
    assert "first-share" not in figures and "Whoever begins" not in page.text


def test_only_scores_of_one_kind_are_compared_and_ties_are_not_broken() -> None:
    page = reported("dam-it")
    margins = [page.figures[f"game-{seats}"]["margin"] for seats in (2, 3, 4)]
    assert ("it ends closest with" in page.text) == (margins.count(min(margins)) == 1)
    assert "it ends closest with" not in reported("roi-des-castors", matches=8, seats=2).text


def begun(game: str, mode: str | None) -> list[Finding]:
    return [
        pages.investigate(Plan.of(setup, ["greedy"], MATCHES, 7), LEVELS, skill_matches=0)
        for setup in pages.setups(GAMES[game], mode, None, {})
    ]


def test_chance_is_not_called_an_advantage_of_beginning() -> None:
    assert isinstance(beginning_remark(begun("roi-des-castors", "discovery")), tuple)
    unsure = [
        found
        for found in begun("biber-gang", None)
        if not found.first_share.clear_of(found.first_equal)
    ]
    assert unsure
    assert "no difference beyond chance" in beginning_remark(unsure)


def test_what_playing_well_brings_is_told_with_its_interval() -> None:
    said = re.search(
        r"greedy wins (\d+).% \((\d+) to (\d+)\) against random", reported("dam-it").text
    )
    assert said is not None
    mean, low, high = map(int, said.groups())
    assert low <= mean <= high and low < high


def test_setups_that_there_are_none_of_are_refused() -> None:
    with pytest.raises(BadSetup, match="dam-it is for 2 to 4, not 9"):
        pages.setups(GAMES["dam-it"], None, 9, {})
    with pytest.raises(BadSetup, match="has the modes normal"):
        pages.setups(GAMES["roi-des-castors"], "chess", None, {})
    assert len(pages.setups(GAMES["roi-des-castors"], None, 4, {})) == 4


def test_estimates_are_those_of_the_textbook() -> None:
    x, y, s = np.random.default_rng(1).integers(0, 60, (3, 500))
    found = worth_of(sums(x, y, s))
    assert found is not None
    slope, at = np.polyfit(x, y / 60, 1)
    left = y / 60 - slope * x - at
    error = np.sqrt((left**2).sum() / 500 / ((x - x.mean()) ** 2).sum())
    assert found.share.mean == pytest.approx(slope)
    assert found.share.margin == pytest.approx(1.959964 * error)
    assert found.score.mean == pytest.approx(np.polyfit(x, s, 1)[0])
    assert found.winners == pytest.approx((x * y).sum() / y.sum())
    assert worth_of(sums(np.ones(5, int), y[:5], s[:5])) is None
    mean = from_sums(500, int(x.sum()), int((x * x).sum()))
    assert mean.margin == pytest.approx(1.959964 * x.std() / 500**0.5)


def test_percentiles_are_those_of_numpy() -> None:
    numbers = np.random.default_rng(2).integers(-30, 30, 777)
    found = Histogram(histogram(numbers))
    for percent in (0, 5, 25, 50, 75, 95, 100):
        assert found.percentile(percent) == pytest.approx(float(np.percentile(numbers, percent)))
    assert found.deviation == pytest.approx(numbers.std())


@pytest.mark.parametrize(
    ("low", "high", "ticks"),
    [(0, 10, [0, 2, 4, 6, 8, 10]), (-0.03, 0.11, [0.0, 0.05, 0.1]), (72, 76, [72, 73, 74, 75, 76])],
)
def test_ticks_are_round_numbers(low: float, high: float, ticks: list[float]) -> None:
    assert svg.nice_ticks(low, high, most=4 if high < 1 else 6) == pytest.approx(ticks)


def test_a_histogram_of_one_number_is_drawn() -> None:
    plot = svg.histogram("always the same", Histogram({"3": 10}))
    assert [kind for kind, path in plot.bars if path] == ["bar"]


REPORTS = Path(__file__).parents[2] / "docs" / "reports"


@pytest.mark.parametrize("game", GAMES)
def test_the_reports_of_the_docs_are_sound_and_of_this_version(game: str) -> None:
    page = sound((REPORTS / f"{game}.html").read_text("utf-8"))
    assert f"after version {GAMES[game].version} of our rules" in page.text
