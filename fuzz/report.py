"""What an attack did and found."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

FINDINGS = 20  # told at most


@dataclass
class Report:
    seed: int
    counts: Counter[str] = field(default_factory=Counter)
    findings: dict[str, str] = field(default_factory=dict)  # what is wrong: how to see it

    def found(self, what: str, shown: Sequence[object]) -> None:
        """Something that may not be, with all that was sent. The same is kept once."""
        self.counts["FOUND " + what] += 1
        if len(self.findings) < FINDINGS:
            self.findings.setdefault(what, "\n".join(map(str, shown)))

    def show(self) -> int:
        """Print it; the program's exit status."""
        for what, count in sorted(self.counts.items()):
            print(f"{count:9,} {what}")
        for what, shown in self.findings.items():
            print(f"\nFOUND {what}\n{shown}")
        print(f"\nseed {self.seed}: {len(self.findings) or 'no'} findings")
        return 1 if self.findings else 0
