"""`beaverboard serve` and `beaverboard play`."""

import argparse
import os
import sys
import threading
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from beaverboard.server import lan, settings
from beaverboard.server.settings import BadSetting, Settings

if TYPE_CHECKING:
    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]


def add_serve(subparsers: "Subparsers") -> None:
    parser = subparsers.add_parser(
        "serve",
        help="serve tables to the network",
        description="Serve tables to the network. Flags win over environment variables, those "
        "over the file; each flag's help names its variable and its default.",
    )
    settings.add_flags(parser)
    parser.set_defaults(run_command=run_serve)


def run_serve(args: argparse.Namespace) -> None:
    with complaining("serve"):
        known = settings.read(args)
        serve(known, shown=known.host)


@contextmanager
def complaining(command: str) -> Iterator[None]:
    try:
        yield
    except BadSetting as error:
        print(f"beaverboard {command}: {error}", file=sys.stderr)
        sys.exit(2)


def serve(known: Settings, *, shown: str, browser: bool = False, qr: bool = False) -> None:
    from beaverboard.server import run  # late: it imports all that is compiled

    listening = run.listen(known)
    try:
        run.prepare(known)
    except BadSetting:
        listening.close()
        raise
    host = f"[{shown}]" if ":" in shown else shown
    address = f"http://{host}:{listening.getsockname()[1]}/"
    print(f"Beaverboard is at {address}", flush=True)
    if qr:
        print(lan.qr_code(address), flush=True)
    if browser:
        # The socket listens already, so the browser waits for the server and not the reverse.
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
    run.run(known, listening)


def add_play(subparsers: "Subparsers") -> None:
    parser = subparsers.add_parser(
        "play",
        help="play in the browser",
        description="Play in the browser, on this machine or with friends in the same network.",
    )
    parser.add_argument("--lan", action="store_true", help="let friends in the same network join")
    parser.add_argument("--no-browser", action="store_true", help="only print the address")
    parser.add_argument("--port", type=int, default=0, help="port; a free one if none is given")
    parser.add_argument("--database", help=f"file for the tables [{home() / 'tables.sqlite'}]")
    parser.set_defaults(run_command=run_play)


def run_play(args: argparse.Namespace) -> None:
    open_to_friends = args.lan or os.environ.get("LAN") == "1"
    with complaining("play"):
        known = replace(
            settings.read(argparse.Namespace()),
            host="0.0.0.0" if open_to_friends else "127.0.0.1",
            port=args.port,
            database=args.database or str(made(home()) / "tables.sqlite"),
            log="warning",
        )
        shown = lan.own_address() if open_to_friends else known.host
        serve(known, shown=shown, browser=not args.no_browser, qr=open_to_friends)


def add_backup(subparsers: "Subparsers") -> None:
    parser = subparsers.add_parser(
        "backup",
        help="copy the tables of a server while it runs",
        description="Copy the tables of a server on SQLite into a new file while it runs. For "
        "PostgreSQL there is pg_dump; see docs/hosting.md.",
    )
    parser.add_argument("file", type=Path, help="the copy; it may not exist yet")
    parser.add_argument("--database", help=f"the SQLite file [{settings.variable('database')}]")
    parser.set_defaults(run_command=run_backup)


def run_backup(args: argparse.Namespace) -> None:
    from beaverboard.server import backup

    with complaining("backup"):
        database = settings.read(args).database
        tables = backup.copy(database, args.file)
        print(f"{args.file}: {tables} {'table' if tables == 1 else 'tables'}")


def home() -> Path:
    """Where the tables of this machine's players are kept."""
    data = os.environ.get("XDG_DATA_HOME") or os.path.expanduser("~/.local/share")
    return Path(data, "beaverboard")


def made(folder: Path) -> Path:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadSetting(f"{folder}: {error.strerror}") from None
    return folder


def main(words: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="beaverboard")
    subparsers = parser.add_subparsers(required=True)
    add_serve(subparsers)
    add_play(subparsers)
    add_backup(subparsers)
    args = parser.parse_args(words)
    args.run_command(args)


if __name__ == "__main__":
    main()
