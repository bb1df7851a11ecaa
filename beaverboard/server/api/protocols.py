"""uvicorn's protocols, with time limits for requests and answers (against Slowloris), and without
tracebacks for what strangers send.

uvicorn waits for ever for a request that comes byte by byte, and for a client to read an answer:
a few thousand such connections use up all file descriptors.
"""

import asyncio
from contextlib import suppress

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

from beaverboard.server.protocol.errors import Refusal

SECONDS = 20.0  # for a whole request to come, and for a full buffer of an answer to go


class TimedProtocol(H11Protocol):
    _request_due: asyncio.TimerHandle | None = None
    _answer_due: asyncio.TimerHandle | None = None

    # uvicorn narrows the type of the base class in the same way.
    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._limit_time()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._limit_time()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        for timer in (self._request_due, self._answer_due):
            if timer is not None:
                timer.cancel()

    def _limit_time(self) -> None:
        """Limit the time of a whole request, from its first byte to its last; of the first one
        from the connection on. Idle connections between requests uvicorn closes itself."""
        cycle = self.cycle
        upgraded = self.transport.get_protocol() is not self  # to a WebSocket
        awaited = cycle is None or cycle.more_body or cycle.response_complete
        if not awaited or upgraded:
            if self._request_due is not None:
                self._request_due.cancel()
                self._request_due = None
        elif self._request_due is None:
            self._request_due = self.loop.call_later(SECONDS, self.transport.abort)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._answer_due = self.loop.call_later(SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._answer_due is not None:
            self._answer_due.cancel()
            self._answer_due = None

    def send_400_response(self, msg: str) -> None:
        """Answer what is not HTTP with a `Problem`, unless an answer has begun already."""
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            body = Refusal("error-unreadable").problem().model_dump_json().encode()
            headers = {
                "content-type": "application/json",
                "content-length": str(len(body)),
                "connection": "close",
            }
            answer = h11.Response(status_code=400, headers=list(headers.items()))
            self.transport.write(self.conn.send(answer) or b"")
            with suppress(h11.LocalProtocolError):  # the answer to HEAD has no body
                for event in (h11.Data(data=body), h11.EndOfMessage()):
                    self.transport.write(self.conn.send(event) or b"")
        if self.cycle is not None:
            self.cycle.disconnected = True  # whatever it still wants to say
        self.transport.close()


class SocketProtocol(WebSocketsSansIOProtocol):
    def data_received(self, data: bytes) -> None:
        try:
            super().data_received(data)
        except InvalidState:  # broken text and a close at once: uvicorn would close a second time
            self.transport.close()
