"""Binding the listening socket, and finding out who has the port already."""

import errno
import json
import socket
from urllib.error import URLError
from urllib.request import ProxyHandler, build_opener

from beaverboard.server.settings import BadSetting, Settings

SECONDS = 10.0  # that one which is just starting may take to answer


class PortTaken(BadSetting):
    """Another process listens on the port."""


def listen(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    # asyncio sends without delay only on sockets that say they are TCP: else 40 ms a move.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
        listening.listen(2048)
    except (OSError, OverflowError) as error:
        listening.close()
        reason = error.strerror if isinstance(error, OSError) else error
        taken = isinstance(error, OSError) and error.errno == errno.EADDRINUSE
        problem = PortTaken if taken else BadSetting
        where = f"{settings.host} port {settings.port}"
        raise problem(f"can't listen on {where}: {reason}") from None
    return listening


def is_beaverboard(port: int) -> bool:
    """Whether a Beaverboard server listens on this port of the machine."""
    found = health(f"http://127.0.0.1:{port}/")
    return found is not None and found.get("name") == "beaverboard"


def answers(address: str) -> bool:
    return health(address) is not None


def health(address: str) -> dict[str, object] | None:
    """The answer of a server's `/healthz`; none if there is no such answer."""
    opener = build_opener(ProxyHandler({}))  # this machine is never behind a proxy
    try:
        with opener.open(f"{address}healthz", timeout=SECONDS) as answer:
            health = json.load(answer)
    except (URLError, OSError, ValueError):
        return None
    return health if isinstance(health, dict) else None
