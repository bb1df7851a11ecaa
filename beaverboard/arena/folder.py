"""A run folder: keeps every chunk as soon as it is played, and in the end one Parquet file.

    run.json            what was agreed
    chunks/000017.parquet   the rows of a chunk; its facts are in the file's metadata
    matches.parquet     all rows in order, once the run is complete; the chunks are gone then
    summary.json        what was agreed, and the facts of all matches

Files appear under their names only when they are whole, so a run may be killed at any time.
The bytes of `matches.parquet` depend on what was agreed alone.
"""

import json
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

from beaverboard.arena.columns import code_names, table_columns
from beaverboard.arena.facts import Facts, added
from beaverboard.arena.matches import Results
from beaverboard.arena.plan import Chunk, Plan
from beaverboard.extras import extra
from beaverboard.games.setup import BadSetup

try:
    import fcntl
except ImportError:  # Windows: no lock, so two processes could work in one folder
    fcntl = None  # type: ignore[assignment] # a module, says mypy; here there is none

FACTS, AGREED = b"facts", b"run"


class RunFolder:
    """Use as a context: meanwhile no other process may work in the folder."""

    def __init__(self, path: Path, plan: Plan) -> None:
        with extra("arena"):
            import pyarrow
            from pyarrow import parquet
        self._arrow, self._parquet = pyarrow, parquet
        self.path, self.plan = path, plan
        self._parts = path / "chunks"
        self._result, self._summary = path / "matches.parquet", path / "summary.json"
        self._lock: IO[str] | None = None

    def __enter__(self) -> "RunFolder":
        with self.disk_errors():
            self._leave_others_alone()
            self._parts.mkdir(parents=True, exist_ok=True)
            self._lock = (self.path / "lock").open("w")
            if fcntl:
                try:
                    fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
                except BlockingIOError:
                    self._lock.close()
                    raise BadSetup(f"run folder {self.path}: another process works in it") from None
            try:
                self._agree()
            except BaseException:
                self._lock.close()
                raise
            for left_over in self._parts.glob("*.part"):
                left_over.unlink()
        return self

    def __exit__(self, *_: object) -> None:
        assert self._lock
        self._lock.close()

    @contextmanager
    def disk_errors(self) -> Iterator[None]:
        """Errors of the disk become `BadSetup` with a message of one line."""
        try:
            yield
        except OSError as error:
            raise BadSetup(f"run folder {self.path}: {error.strerror or error}") from None

    def _leave_others_alone(self) -> None:
        if self.path.is_dir() and not (self.path / "run.json").exists():
            if any(each.name not in OURS for each in self.path.iterdir()):
                raise BadSetup(f"run folder {self.path}: not empty, and not of a run")

    def _agree(self) -> None:
        path, agreed = self.path / "run.json", self.plan.as_json()
        if not path.exists():
            self._write(path, lambda part: part.write_text(json.dumps(agreed, indent=2), "utf-8"))
            return
        try:
            known = json.loads(path.read_text("utf-8"))
        except ValueError:
            raise BadSetup(f"run folder {self.path}: run.json can’t be read") from None
        if known != agreed:
            raise BadSetup(
                f"run folder {self.path}: it holds another run, {difference(known, agreed)}"
            )

    @property
    def complete(self) -> bool:
        return self._summary.exists() and self._result.exists()

    def missing(self) -> list[int]:
        if self.complete:
            return []
        return [number for number in range(self.plan.chunks) if not self._part(number).exists()]

    def _part(self, number: int) -> Path:
        return self._parts / f"{number:06}.parquet"

    def keep(self, chunk: Chunk) -> None:
        table = self._arrow.table(self._arrays(chunk), schema=self._schema())
        table = table.replace_schema_metadata({FACTS: json.dumps(chunk.facts).encode()})
        with self.disk_errors():
            self._write(
                self._part(chunk.number),
                lambda part: self._parquet.write_table(table, part, compression="zstd"),
            )

    def _arrays(self, chunk: Chunk) -> list[Any]:
        names = code_names(self.plan.setup, self.plan.bots)
        arrays = []
        for name, numbers in chunk.columns.items():
            array = self._arrow.array(numbers)
            if name in names:
                # NOTHING stands for none
                codes = self._arrow.array(numbers.astype("int8"), mask=numbers < 0)
                words = self._arrow.array(names[name])
                array = self._arrow.DictionaryArray.from_arrays(codes, words)
            arrays.append(array)
        return arrays

    def _schema(self) -> Any:
        """The same in every chunk, as a chunk of no matches has it."""
        nothing = Results.room(self.plan.setup, 0, watched=True)
        columns = table_columns(self.plan.setup, self.plan.bots, nothing, 0)
        names = code_names(self.plan.setup, self.plan.bots)
        words = self._arrow.dictionary(self._arrow.int8(), self._arrow.string())
        return self._arrow.schema(
            (name, words if name in names else self._arrow.from_numpy_dtype(each.dtype))
            for name, each in columns.items()
        )

    def finish(self) -> Facts:
        """Put the chunks together in order, one at a time; return the facts of all."""
        if self.complete:
            facts: Facts = json.loads(self._summary.read_text("utf-8"))["facts"]
        else:
            with self.disk_errors():
                facts = self._put_together()
        for path in self._parts.glob("*.parquet"):
            path.unlink()
        return facts

    def _put_together(self) -> Facts:
        facts: Facts = {}
        agreed = self.plan.as_json()
        schema = self._schema().with_metadata({AGREED: json.dumps(agreed).encode()})

        def write(part: Path) -> None:
            nonlocal facts
            with self._parquet.ParquetWriter(part, schema, compression="zstd") as writer:
                for number in range(self.plan.chunks):
                    table = self._parquet.read_table(self._part(number))
                    facts = added(facts, json.loads(table.schema.metadata[FACTS]))
                    table = table.replace_schema_metadata(schema.metadata).cast(schema)
                    writer.write_table(table, row_group_size=max(table.num_rows, 1))

        self._write(self._result, write)
        text = json.dumps({"run": agreed, "facts": facts}, indent=1)
        self._write(self._summary, lambda part: part.write_text(text, "utf-8"))
        return facts

    def _write(self, path: Path, write: Callable[[Path], object]) -> None:
        part = path.with_name(path.name + ".part")
        write(part)
        with part.open("rb+") as written:
            os.fsync(written.fileno())
        part.replace(path)


OURS = {"run.json", "run.json.part", "chunks", "lock"}


def difference(known: object, agreed: dict[str, Any]) -> str:
    """In which part two runs differ."""
    if not isinstance(known, dict):
        return "written by something else"
    for part, mine in agreed.items():
        if known.get(part) != mine:
            if part == "code":
                return "begun with other rules or bots of the program"
            return f"with {part} {json.dumps(known.get(part))} instead of {json.dumps(mine)}"
    return "with more in it"
