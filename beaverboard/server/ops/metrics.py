"""Metrics for Prometheus. No names, no cards, no addresses."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from prometheus_client import (
    CollectorRegistry,
    Counter,
    GCCollector,
    Histogram,
    PlatformCollector,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector

SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)
JOBS = (1, 2, 5, 10, 20, 50, 100, 200, 500)


class Metrics:
    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        for collector in (ProcessCollector, PlatformCollector, GCCollector):
            collector(registry=registry)
        self._commits = Histogram(
            "beaverboard_commit_seconds", "time of a durable commit", buckets=SECONDS,
            registry=registry,
        )  # fmt: skip
        self._jobs = Histogram(
            "beaverboard_commit_jobs", "how much one commit keeps", buckets=JOBS, registry=registry
        )
        self.commands = Histogram(
            "beaverboard_command_seconds", "from a command to its answer", buckets=SECONDS,
            registry=registry,
        )  # fmt: skip
        self.refusals = Counter(
            "beaverboard_refusals", "messages that were refused", ["key"], registry=registry
        )
        self.entries = Counter(
            "beaverboard_entries", "what happened at tables", ["kind"], registry=registry
        )
        self.conflicts = Counter(
            "beaverboard_conflicts", "writes that came second", registry=registry
        )
        self.lost_listeners = Counter(
            "beaverboard_listener_lost", "times the wake-ups of PostgreSQL were lost",
            registry=registry,
        )  # fmt: skip

    @contextmanager
    def committing(self, jobs: int) -> Iterator[None]:
        began = time.perf_counter()
        try:
            yield
        finally:
            self._commits.observe(time.perf_counter() - began)
            self._jobs.observe(jobs)

    def add_gauges(self, gauges: dict[str, tuple[str, Callable[[], float]]]) -> None:
        """Gauges that are read when Prometheus scrapes."""

        class Gauges(Collector):
            def collect(self) -> Iterator[GaugeMetricFamily]:
                for name, (text, number) in gauges.items():
                    yield GaugeMetricFamily(f"beaverboard_{name}", text, value=number())

        self.registry.register(Gauges())

    def text(self) -> bytes:
        return generate_latest(self.registry)
