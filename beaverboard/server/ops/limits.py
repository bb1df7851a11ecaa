"""Rate limits: leaky buckets, one for each client address."""

from collections import OrderedDict
from dataclasses import dataclass

from beaverboard.server.clock import Clock

ADDRESSES = 10_000  # remembered at most; the least recently used one is dropped


@dataclass(slots=True)
class Bucket:
    clock: Clock
    rate: float  # that leaks a second
    size: float
    level: float = 0.0
    at: float = 0.0  # when the level was last brought up to date

    def take(self) -> bool:
        now = self.clock()
        self.level = max(0.0, self.level - (now - self.at) * self.rate)
        self.at = now
        if self.level + 1 > self.size:
            return False
        self.level += 1
        return True


class Buckets:
    """A bucket for each address: `count` in `seconds`."""

    def __init__(self, clock: Clock, count: int, seconds: float = 60.0) -> None:
        self._clock = clock
        self._count = count
        self._seconds = seconds
        self._of: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        bucket = self._of.pop(address, None)
        if bucket is None:
            bucket = Bucket(self._clock, self._count / self._seconds, max(1, self._count))
        self._of[address] = bucket
        if len(self._of) > ADDRESSES:
            self._of.popitem(last=False)
        return bucket.take()
