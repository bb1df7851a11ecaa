"""The chunks of a run on a Dask cluster, see `docs/cluster.md`.

Workers send what they played to us and keep nothing, so any of them may die; its chunks are
played again by others. If the scheduler dies, what has arrived stays and a run folder
resumes.
"""

import logging
import re
from collections.abc import Iterator, Sequence
from typing import Any

from beaverboard import progress
from beaverboard.arena.errors import ClusterError
from beaverboard.arena.plan import Chunk, OtherCode, Task
from beaverboard.extras import extra

ANSWER = 10  # seconds in which a scheduler must answer
JOIN = 30  # seconds in which a first worker must be there
AHEAD = 3  # chunks a thread of a worker has in store
DEATHS = 20  # workers that may die over one chunk


def play_on_cluster(address: str, task: Task, numbers: Sequence[int]) -> Iterator[Chunk]:
    """The chunks of these numbers, as they arrive."""
    if not re.fullmatch(r"(tcp|tls|ws|wss|ucx)://[^/\s]+:\d+", address):
        raise ClusterError(f"cluster {address:.80}: an address like tcp://host:8786, please")
    with extra("cluster"):
        import distributed
    # Errors are reported in one line; without this, Dask logs tracebacks before it.
    for name in ("distributed", "distributed.client"):
        logging.getLogger(name).setLevel(logging.CRITICAL)
    try:
        client = distributed.Client(address, timeout=ANSWER, set_as_default=False)
    except (OSError, TimeoutError):
        raise ClusterError(f"cluster {address}: no scheduler answers there") from None
    try:
        yield from chunks_from(distributed, client, task, numbers)
    except distributed.KilledWorker:
        raise ClusterError(f"cluster {address}: workers die over the same chunk") from None
    except OtherCode:
        raise ClusterError(
            f"cluster {address}: a worker has another version of beaverboard"
        ) from None
    except (distributed.CancelledError, OSError, distributed.comm.CommClosedError):
        raise ClusterError(f"cluster {address}: the scheduler was lost") from None
    finally:
        client.close(timeout=1)


def on_worker(task: Task, number: int) -> Chunk:
    progress.disable()  # not into the log of a worker
    return task(number)


def chunks_from(
    distributed: Any, client: Any, task: Task, numbers: Sequence[int]
) -> Iterator[Chunk]:
    try:
        client.wait_for_workers(1, timeout=JOIN)
    except TimeoutError:
        raise ClusterError(f"cluster {client.scheduler.address}: it has no workers") from None
    waiting = iter(numbers)

    def submit(number: int) -> Any:
        return client.submit(on_worker, task, number, pure=False, retries=DEATHS)

    threads = sum(client.nthreads().values())
    first = [submit(number) for _, number in zip(range(AHEAD * threads), waiting, strict=False)]
    arriving = distributed.as_completed(first, loop=client.loop)
    for future in arriving:
        chunk: Chunk = future.result()
        future.release()
        for number in waiting:
            arriving.add(submit(number))
            break
        yield chunk
