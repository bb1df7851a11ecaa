"""Checks of every request: origin, size, strict JSON; and the security headers of answers."""

import re
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any

from fastapi import Request, Response
from fastapi.routing import APIRoute
from pydantic_core import from_json
from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from beaverboard.server.protocol.errors import ErrorKey, Refusal

BODY = 65_536
READING = ("GET", "HEAD", "OPTIONS")
HEADERS = {"referrer-policy": "no-referrer", "x-content-type-options": "nosniff"}
LENGTH = re.compile(r"[0-9]{1,20}")
HOST = re.compile(r"[A-Za-z0-9.-]+(:[0-9]+)?|\[[0-9A-Fa-f:.]+\](:[0-9]+)?")


def policy(host: str) -> str:
    """The Content-Security-Policy: nothing inline, no other host; compiled games may run.
    WebSockets are named because older browsers do not count them among `self`."""
    sockets = f" ws://{host} wss://{host}" if HOST.fullmatch(host) else ""
    return (
        f"default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data:; "
        f"connect-src 'self'{sockets}; "
        "object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    )


def origin_allowed(headers: Headers, allowed: frozenset[str]) -> bool:
    """Pages of our own host, and those named. Programs send no origin; they hold no cookies
    that a foreign page could use, so nothing is gained by shutting them out."""
    origin = headers.get("origin")
    if origin is None or origin in allowed:
        return True
    host = headers.get("host")
    return origin in (f"http://{host}", f"https://{host}")


@dataclass(slots=True)
class SecurityMiddleware:
    app: ASGIApp
    origins: frozenset[str]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        if scope["method"] not in READING and not origin_allowed(headers, self.origins):
            await refused("error-origin", 403)(scope, receive, send)
        elif not LENGTH.fullmatch(length := headers.get("content-length", "0")):
            await refused("error-unreadable", 400)(scope, receive, send)
        elif int(length) > BODY:
            await refused("error-too-large", 413)(scope, receive, send)
        else:
            await self.app(scope, limited(receive), with_headers(send, headers.get("host", "")))


class StrictRequest(Request):
    """Parses its body strictly. Python's `json` accepts lone surrogates, which can be neither
    stored nor sent on, and recurses as deep as the input nests."""

    async def json(self) -> Any:
        return from_json(await self.body(), allow_inf_nan=False)


class StrictRoute(APIRoute):
    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        handle = super().get_route_handler()

        async def strictly(request: Request) -> Response:
            return await handle(StrictRequest(request.scope, request.receive))

        return strictly


def refused(key: ErrorKey, status: int) -> JSONResponse:
    return JSONResponse(Refusal(key).problem().model_dump(), status)


def limited(receive: Receive) -> Receive:
    """Disconnect when a body without a length gets too long."""
    read = 0

    async def next_part() -> Message:
        nonlocal read
        part = await receive()
        read += len(part.get("body", b""))
        return part if read <= BODY else {"type": "http.disconnect"}

    return next_part


def with_headers(send: Send, host: str) -> Send:
    added = {**HEADERS, "content-security-policy": policy(host)}

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in added.items():
                headers.setdefault(name, value)
        await send(message)

    return sending
