"""Who is stronger: bots in pairs on the same deals, with the uncertainty of the answer.

A pair is a challenger and an opponent. Every deal is played once for each place of the
challenger (each seat; in `team` each side), the opponent on all other seats, so that
neither seats nor cards favour anybody. What counts is the challenger's share of the win,
averaged over a deal; deals are independent, so their spread gives the interval. Alone at
the table (`solo`), each of the two plays the deal and its win rate counts; the stronger is
the one with a lead.

With `with_luck`, what the cards gave the challenger on the way is taken off its share (`luck`),
that part of it after which the shares of the deals vary least. On the average this changes nothing,
but fewer matches tell who is stronger.

A pair stops early once its interval lies wholly on one side of the line asked for, or alone
at the table, if none is asked for, once it is clear who leads. As chance has many looks at
being clear, the interval is then a little too sure; with all matches played, it is as sure as it
says. With a run folder every chunk of deals is kept as a line of JSON and is not played again.
"""

import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass, field
from itertools import combinations
from pathlib import Path
from typing import Any

import numpy as np

from beaverboard.arena.estimate import NORMAL_95, Estimate
from beaverboard.arena.matches import play_matches
from beaverboard.arena.summary import Share
from beaverboard.extras import extra
from beaverboard.games.setup import BadSetup, Setup

with extra("arena"):
    from openskill.models import PlackettLuce
    from rich.table import Column, Table

CHUNK = 50  # deals


@dataclass(slots=True)
class Pair:
    challenger: str
    opponent: str
    deals: list[float] = field(default_factory=list)  # the challenger's share, per deal
    against: list[float] = field(default_factory=list)  # the opponent's; in solo, apart
    luck: list[float] = field(default_factory=list)  # the challenger's, if it is to be taken off
    luck_against: list[float] = field(default_factory=list)
    matches: int = 0
    even: float = 0.5  # the challenger's share if both were equally strong

    @property
    def prior_deals(self) -> list[float]:
        """Four even deals as a prior, so that ten wins in ten are no proof."""
        return [0.0, 0.0, 2 * self.even, 2 * self.even]

    @property
    def challenger_shares(self) -> np.ndarray:
        """The challenger's shares, less its luck, and the prior ones."""
        return np.array([*less_luck(self.deals, self.luck), *self.prior_deals])

    @property
    def opponent_shares(self) -> np.ndarray:
        against = less_luck(self.against, self.luck_against)
        return np.array([*against, *(1 - share for share in self.prior_deals)])

    @property
    def share(self) -> Share:
        return Share.of(self.challenger_shares)

    @property
    def share_with_luck(self) -> Share:
        """As the matches ended."""
        return Share.of(np.array(self.deals + self.prior_deals))

    @property
    def opponent_share(self) -> Share:
        return Share.of(self.opponent_shares)

    @property
    def lead(self) -> Estimate:
        """Alone at the table: how much more the challenger wins on the same deals."""
        more = self.challenger_shares - self.opponent_shares
        return Estimate(float(more.mean()), NORMAL_95 * float(more.std()) / len(more) ** 0.5)

    def clears(self, line: float | None) -> bool:
        """Whether the share is clear of the line; without one, whether somebody leads."""
        if line is None:
            return self.lead.clear_of(0.0)
        share = self.share
        return share.low > line or share.high < line


def less_luck(shares: Sequence[float], luck: Sequence[float]) -> np.ndarray:
    """Of the luck of the deals, that part is taken off after which the shares vary least: a control
    variate. It is cross-fitted: the part for every second deal is found in the others, because a
    deal that had a say in its own part would make the interval too sure of itself."""
    found, lucky = np.array(shares, np.float64), np.array(luck)
    if not luck:
        return found
    second = np.arange(len(found)) % 2 == 1
    parts = np.where(second, part_of_luck(found[~second], lucky[~second]), 0.0)
    parts += np.where(second, 0.0, part_of_luck(found[second], lucky[second]))
    return found - parts * lucky


def part_of_luck(shares: np.ndarray, luck: np.ndarray) -> float:
    """The slope of the shares over the luck."""
    if len(luck) < 2 or not (spread := np.var(luck)):
        return 0.0
    together = np.mean((shares - shares.mean()) * (luck - luck.mean()))
    return float(together / spread)


@dataclass(frozen=True, slots=True)
class Rating:
    bot: str
    mu: float
    sigma: float


@dataclass(frozen=True, slots=True)
class Ladder:
    setup: Setup
    line: float | None
    pairs: tuple[Pair, ...]
    ratings: tuple[Rating, ...]

    @property
    def alone(self) -> bool:
        return self.setup.seats == 1

    def as_json(self) -> dict[str, Any]:
        return {
            "setup": self.setup.as_json(),
            "line": self.line,
            "pairs": [
                {
                    "challenger": pair.challenger,
                    "opponent": pair.opponent,
                    "matches": pair.matches,
                    "share": asdict(pair.share),
                    "opponent_share": asdict(pair.opponent_share),
                    **({"share_with_luck": asdict(pair.share_with_luck)} if pair.luck else {}),
                    **({"lead": asdict(pair.lead)} if self.alone else {}),
                }
                for pair in self.pairs
            ],
            "ratings": [asdict(rating) for rating in self.ratings],
        }


def line_ups(setup: Setup, challenger: str, opponent: str) -> list[tuple[list[str], list[int]]]:
    """For every place of the challenger: the bots by seat, and the challenger's seats."""
    if setup.seats == 1:
        return [([challenger], [0]), ([opponent], [])]
    places = [[p, *setup.partners_of(p)] for p in range(setup.sides)]
    return [
        ([challenger if p in mine else opponent for p in range(setup.seats)], mine)
        for mine in places
    ]


def equal_share(setup: Setup) -> float:
    """The challenger's share if both were equally strong."""
    return 1 / setup.sides


def play_chunk(
    setup: Setup,
    pair: Pair,
    seed: int | str,
    deals: int,
    threads: int = 1,
    *,
    with_luck: bool = False,
) -> dict[str, Any]:
    """The next deals of a pair, with every line-up: shares by deal."""
    ups = line_ups(setup, pair.challenger, pair.opponent)
    chunk = {name: np.zeros(deals) for name in ("deals", "against", "luck", "luck_against")}
    divisor = 1 if setup.seats == 1 else len(ups)
    for bots, places in ups:
        results = play_matches(
            setup,
            matches=deals,
            seed=seed,
            bots=bots,
            first=len(pair.deals),
            threads=threads,
            with_luck=with_luck,
        )
        others = [p for p in range(setup.seats) if p not in places]
        chunk["deals"] += results.win_shares[:, places].sum(axis=1) / divisor
        chunk["against"] += results.win_shares[:, others].sum(axis=1) / divisor
        if with_luck:
            chunk["luck"] += results.luck[:, places].sum(axis=1) / divisor
            chunk["luck_against"] += results.luck[:, others].sum(axis=1) / divisor
    return {
        "challenger": pair.challenger,
        "opponent": pair.opponent,
        "matches": deals * len(ups),
        **{
            name: found.tolist() for name, found in chunk.items() if with_luck or "luck" not in name
        },
    }


def play_ladder(
    setup: Setup,
    bots: Sequence[str],
    *,
    matches: int,
    seed: int | str = 0,
    line: float | None = None,
    stop_early: bool = True,
    with_luck: bool = False,
    threads: int = 1,
    folder: Path | None = None,
    progress: Callable[[str, int], None] = lambda pair, matches: None,
) -> Ladder:
    """Let every two bots meet; at most `matches` a pair."""
    if len(set(bots)) < 2 or len(set(bots)) != len(bots):
        raise BadSetup("bots: at least two different ones")
    if line is None and setup.seats > 1:
        line = equal_share(setup)
    pairs = [Pair(a, b, even=equal_share(setup)) for a, b in combinations(bots, 2)]
    agreed = {"setup": setup.as_json(), "seed": seed} | ({"with_luck": True} if with_luck else {})
    run = Run(folder, agreed) if folder else None
    for chunk in run.chunks if run else ():
        for pair in pairs:
            if (pair.challenger, pair.opponent) == (chunk["challenger"], chunk["opponent"]):
                add(pair, chunk)
    for pair in pairs:
        name = f"{pair.challenger} – {pair.opponent}"
        progress(name, pair.matches)
        places = len(line_ups(setup, pair.challenger, pair.opponent))
        while pair.matches < matches:
            if stop_early and len(pair.deals) >= CHUNK and pair.clears(line):
                break
            deals = min(CHUNK, -(-(matches - pair.matches) // places))
            chunk = play_chunk(setup, pair, seed, deals, threads, with_luck=with_luck)
            add(pair, chunk)
            if run:
                run.keep(chunk)
            progress(name, chunk["matches"])
    return Ladder(setup, line, tuple(pairs), tuple(ratings(bots, pairs)))


def add(pair: Pair, chunk: dict[str, Any]) -> None:
    pair.deals += chunk["deals"]
    pair.against += chunk["against"]
    pair.luck += chunk.get("luck", [])
    pair.luck_against += chunk.get("luck_against", [])
    pair.matches += chunk["matches"]


def ratings(bots: Sequence[str], pairs: Iterable[Pair]) -> list[Rating]:
    """Plackett-Luce over deals: the higher share of a deal is the better rank."""
    model = PlackettLuce()
    rated = {bot: model.rating(name=bot) for bot in bots}
    for pair in pairs:
        deals = len(pair.deals)
        for mine, theirs in zip(
            pair.challenger_shares[:deals], pair.opponent_shares[:deals], strict=True
        ):
            teams = [[rated[pair.challenger]], [rated[pair.opponent]]]
            ranks = [float(mine < theirs), float(theirs < mine)]
            (first,), (second,) = model.rate(teams, ranks=ranks)
            rated[pair.challenger], rated[pair.opponent] = first, second
    found = [Rating(bot, float(rated[bot].mu), float(rated[bot].sigma)) for bot in bots]
    return sorted(found, key=lambda rating: -rating.mu)


class Run:
    """A folder that remembers the chunks of one ladder."""

    def __init__(self, folder: Path, agreed: dict[str, Any]) -> None:
        self.path = folder / "ladder.jsonl"
        try:
            folder.mkdir(parents=True, exist_ok=True)
            text = self.path.read_text("utf-8") if self.path.exists() else ""
        except OSError as error:
            raise BadSetup(f"run folder {folder}: {error.strerror}") from None
        # A run that was killed while writing leaves a last line without its end.
        whole = text[: text.rfind("\n") + 1] or json.dumps(agreed) + "\n"
        known, *self.chunks = map(json.loads, whole.splitlines())
        if known != agreed:
            raise BadSetup(f"run folder {folder}: it holds another run, of {known}")
        self.path.write_text(whole, "utf-8")

    def keep(self, chunk: dict[str, Any]) -> None:
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(chunk) + "\n")


def table(ladder: Ladder) -> Table:
    what = "win rate" if ladder.alone else "share of the wins"
    more = ["its opponent's", "lead on the same deals"] if ladder.alone else []
    if any(pair.luck for pair in ladder.pairs):
        what += ", less luck"
        more += ["with luck"]
    names = (Column(each, no_wrap=True) for each in ("bot", "against"))
    result = Table(*names, "matches", what, "95 %", *more)
    for pair in ladder.pairs:
        share, lead = pair.share, pair.lead
        rivals, lucky = with_interval(pair.opponent_share), with_interval(pair.share_with_luck)
        result.add_row(
            pair.challenger,
            pair.opponent,
            str(pair.matches),
            f"{share.mean:.3f}",
            f"{share.low:.3f} – {share.high:.3f}",
            *([rivals, f"{lead.mean:+.3f} ± {lead.margin:.3f}"] if ladder.alone else []),
            *([lucky] if pair.luck else []),
        )
    rated = ", ".join(f"{r.bot} {r.mu:.1f} ± {r.sigma:.1f}" for r in ladder.ratings)
    even = "" if ladder.alone else f"Equal strength: {equal_share(ladder.setup):.3f}. "
    result.caption = f"{even}Ratings: {rated}."
    return result


def with_interval(share: Share) -> str:
    return f"{share.mean:.3f} ({share.low:.3f} – {share.high:.3f})"
