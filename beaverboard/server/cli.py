"""`beaverboard serve`, `beaverboard play` and `beaverboard build-offline`."""

import argparse
import importlib
import os
import socket
import threading
import webbrowser
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from beaverboard import games, progress
from beaverboard.extras import extra
from beaverboard.server import listen, settings
from beaverboard.server.settings import BadSetting, Settings, exit_on_bad_setting

PORT = 2328  # BEAV on the keys of a telephone
PORTS = 20  # that are tried

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
    with exit_on_bad_setting("serve"):
        serve(settings.read(args))


def add_build_offline(subparsers: "Subparsers") -> None:
    parser = subparsers.add_parser("build-offline", help="let built pages play without a server")
    parser.add_argument("pages", type=Path, metavar="PAGES", help="the folder of built pages")
    parser.add_argument("games", nargs="*", metavar="GAME", help="all if none is named")
    parser.set_defaults(run_command=run_build_offline)


def run_build_offline(args: argparse.Namespace) -> None:
    with extra("server"):
        from beaverboard.server import offline
    count = offline.write(args.pages, [games.named(name) for name in args.games or games.GAMES])
    print(f"{count} files in {args.pages} can be kept for play without a server")


def check_extras(known: Settings) -> None:
    with extra("server"):
        importlib.import_module("uvicorn")
    if known.database.startswith("postgres"):
        with extra("postgres"):
            importlib.import_module("psycopg")


def serve(known: Settings) -> None:
    check_extras(known)
    listening = listen.listen(known)
    print(f"Beaverboard is at {address_of(known.host, listening.getsockname()[1])}", flush=True)
    run(known, listening)


def run(known: Settings, listening: socket.socket) -> None:
    """Serve until a signal comes."""
    from beaverboard.server import handover  # late: it imports Numba

    progress.disable()  # the pages show which games are being compiled
    with listening:
        handover.run(known, listening)


def address_of(host: str, port: int) -> str:
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def add_play(subparsers: "Subparsers") -> None:
    parser = subparsers.add_parser(
        "play",
        help="play in the browser",
        description="Play in the browser, on this machine or with friends in the same network.",
    )
    parser.add_argument("--lan", action="store_true", help="let friends in the same network join")
    parser.add_argument("--no-browser", action="store_true", help="only print the address")
    parser.add_argument(
        "--port", type=int, help=f"port [{PORT}, or a free one after it if that is taken]"
    )
    parser.add_argument("--database", help=f"file for the tables [{home() / 'tables.sqlite'}]")
    parser.set_defaults(run_command=run_play)


def run_play(args: argparse.Namespace) -> None:
    open_to_friends = args.lan or os.environ.get("LAN") == "1"
    with exit_on_bad_setting("play"):
        with extra("server"):
            from beaverboard.server import lan
        known = replace(
            settings.read(argparse.Namespace()),
            host="0.0.0.0" if open_to_friends else "127.0.0.1",
            port=PORT if args.port is None else args.port,
            database=args.database or str(made(home()) / "tables.sqlite"),
            log="warning",
        )
        check_extras(known)
        if args.port is not None:
            listening: socket.socket | None = listen.listen(known)
        else:
            # Another database is another Beaverboard: it may not open the one that runs.
            listening, known = at_usual_port(known, same_database=args.database is None)
        shown = lan.own_address() if open_to_friends else "127.0.0.1"
        if listening is None:
            tell_running(address_of(shown, known.port), browser=not args.no_browser)
            return
        address = address_of(shown, listening.getsockname()[1])
        print(f"Beaverboard is at {address}", flush=True)
        if open_to_friends:
            print(lan.qr_code(address), flush=True)
        if not args.no_browser:
            # The socket listens already, so the browser waits for the server and not the reverse.
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
        run(known, listening)


def at_usual_port(known: Settings, *, same_database: bool) -> tuple[socket.socket | None, Settings]:
    """A socket at the same port every time, so that browsers remember seats and names; at a
    later one if a stranger has it. No socket if Beaverboard itself is there already."""
    for port in range(PORT, PORT + PORTS):
        here = replace(known, port=port)
        try:
            listening = listen.listen(here)
        except listen.PortTaken:
            if same_database and listen.is_beaverboard(port):
                return None, here
            continue
        if port != PORT:
            print(
                f"Port {PORT} is taken by another program, so this time the address is another "
                "one. Seats and names that the browser knows from the usual address are there.",
                flush=True,
            )
        return listening, here
    raise BadSetting(f"the ports {PORT} to {PORT + PORTS - 1} are all taken: name one by --port")


def tell_running(address: str, *, browser: bool) -> None:
    print(f"Beaverboard is running already, at {address}", flush=True)
    if not listen.answers(address):
        raise BadSetting(
            "it listens to this machine alone: end it first, then start it for friends"
        )
    if browser:
        webbrowser.open(address)


def add_backup(subparsers: "Subparsers") -> None:
    parser = subparsers.add_parser(
        "backup",
        help="copy the tables of a server while it runs",
        description="Copy the tables of a server on SQLite while it runs. For PostgreSQL there is "
        "pg_dump; see docs/hosting.md.",
    )
    parser.add_argument("target", type=Path, help="a new file, or a folder for dated copies")
    parser.add_argument("--keep", type=int, help="how many copies stay in the folder [all]")
    parser.add_argument("--database", help=f"the SQLite file [{settings.variable('database')}]")
    parser.set_defaults(run_command=run_backup)


def add_restore(subparsers: "Subparsers") -> None:
    parser = subparsers.add_parser(
        "restore",
        help="put a copy of the tables in place again",
        description="Put a copy made by `backup` in the place of a stopped server's tables, which "
        "are kept beside it.",
    )
    parser.add_argument("file", type=Path, help="the copy")
    parser.add_argument("--database", help=f"the SQLite file [{settings.variable('database')}]")
    parser.set_defaults(run_command=run_restore)


def run_backup(args: argparse.Namespace) -> None:
    from beaverboard.server.store import backup

    with exit_on_bad_setting("backup"):
        made, tables = backup.back_up(settings.read(args).database, args.target, args.keep)
        print(f"{made}: {tables} {'table' if tables == 1 else 'tables'}")


def run_restore(args: argparse.Namespace) -> None:
    from beaverboard.server.store import backup

    with exit_on_bad_setting("restore"):
        database = settings.read(args).database
        tables, former = backup.restore(database, args.file)
        print(f"{database}: {tables} {'table' if tables == 1 else 'tables'}")
        if former is not None:
            print(f"{former}: what was there before")


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
    add_restore(subparsers)
    args = parser.parse_args(words)
    args.run_command(args)


if __name__ == "__main__":
    main()
