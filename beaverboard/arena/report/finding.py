"""What was found out about one setup: the facts of its matches and how bots fared."""

from dataclasses import dataclass

from beaverboard.arena import tally
from beaverboard.arena.estimate import Estimate, Histogram, from_sums, win_share
from beaverboard.arena.facts import WIN, Facts
from beaverboard.arena.ladder import Pair, equal_share
from beaverboard.arena.plan import Plan
from beaverboard.games.setup import Setup


@dataclass(frozen=True, slots=True)
class Finding:
    plan: Plan
    facts: Facts
    skill: tuple[Pair, ...]  # each bot against the one below

    @property
    def setup(self) -> Setup:
        return self.plan.setup

    @property
    def matches(self) -> int:
        return int(self.facts["matches"])

    @property
    def key(self) -> str:
        """Its anchor on the page."""
        return f"{self.setup.mode or 'game'}-{self.setup.seats}"

    @property
    def name(self) -> str:
        seats = "one seat" if self.setup.seats == 1 else f"{self.setup.seats} seats"
        return f"{self.setup.mode}, {seats}" if self.setup.mode else seats

    @property
    def alone(self) -> bool:
        return self.setup.seats == 1

    def measure(self, name: str) -> Histogram:
        return Histogram(self.facts["measures"][name])

    @property
    def scores(self) -> Histogram:
        """Of all seats."""
        together: dict[str, int] = {}
        for seat in self.facts["seats"].values():
            for score, count in seat["score"].items():
                together[score] = together.get(score, 0) + count
        return Histogram(together)

    @property
    def equal(self) -> float:
        """The part of the win that every seat would have if nothing favoured any."""
        return 0.0 if self.alone else 1 / self.setup.seats

    @property
    def equal_pair(self) -> float:
        return equal_share(self.setup)

    def place(self, at: int) -> Estimate:
        return win_share(self.facts["places"][str(at)]["share"])

    @property
    def first_share(self) -> Estimate:
        """Of the side that begins."""
        return self.place(0).scaled(self.setup.partners)

    @property
    def first_equal(self) -> float:
        return self.setup.partners * self.equal

    def event(self, name: str) -> Estimate:
        """How often it happens in a match."""
        sums = self.facts["events"][name]
        return from_sums(self.matches, sums["sum"], sums["squares"])

    def event_matches(self, name: str) -> float:
        return float(self.facts["events"][name]["matches"]) / self.matches

    @property
    def dead_ends(self) -> float:
        """The part of the matches in which a round or the match had to be stopped."""
        names = tally.PAGES.page_of(self.setup.game).DEAD_ENDS
        return sum(self.event_matches(name) for name in names)

    def category(self, name: str) -> dict[int, tuple[int, Estimate, Estimate]]:
        """Of each value of a category: how often, the part of the win, the score."""
        found = {}
        for at, sums in self.facts["worth"][name].items():
            if int(at) >= 0:
                share = from_sums(sums["n"], sums["y"], sums["yy"]).scaled(1 / WIN)
                found[int(at)] = (sums["n"], share, from_sums(sums["n"], sums["s"], sums["ss"]))
        return dict(sorted(found.items()))
