"""Why something that was asked for is not done: a key with arguments, never a sentence."""

from collections.abc import Mapping
from typing import Literal

from beaverboard.server.protocol.model import Model

ErrorKey = Literal[
    # the message
    "error-unreadable",
    "error-unknown-type",
    "error-bad-message",
    "error-protocol",
    "error-hello-first",
    "error-key-used",
    "error-too-fast",
    # who asks
    "error-token-missing",
    "error-token-unknown",
    "error-not-your-seat",
    "error-not-host",
    "error-origin",
    # the table
    "error-not-found",
    "error-table-damaged",
    "error-rules-changed",
    "error-table-closed",
    "error-getting-ready",
    "error-hints-later",
    "error-analysis-later",
    "error-disk-full",
    "error-log-full",
    "error-try-again",
    "error-bad-setup",
    "error-unknown-bot",
    "error-bad-name",
    "error-name-taken",
    "error-seat-taken",
    "error-no-free-seat",
    "error-seats-open",
    "error-seat-occupied",
    "error-code-unknown",
    "error-already-started",
    "error-not-started",
    "error-not-over",
    "error-is-over",
    # moves
    "error-not-your-turn",
    "error-stale-ply",
    "error-unknown-move",
    "error-illegal-move",
    "error-no-undo",
    "error-others-moved",
    "error-others-saw",
    "error-undos-used-up",
    "error-hidden-shown",
    "error-no-hints",
    "error-hints-busy",
    "error-already-contributed",
    "error-no-stand-in",
    "error-is-here",
    "error-just-gone",
    # chat
    "error-chat-off",
    "error-muted",
    "error-not-partners",
    "error-bad-text",
    # records
    "error-other-version",
    "error-bad-record",
    "error-record-unfinished",
    "error-too-large",
    "error-analysis-busy",
]

Argument = str | int | bool | None


class Problem(Model):
    """The body of every answer that is not a success."""

    key: ErrorKey
    arguments: dict[str, Argument]


def without_surrogates(text: str) -> str:
    """The text with a question mark for every lone surrogate."""
    return text.encode(errors="replace").decode()


def arguments(given: Mapping[str, object]) -> dict[str, Argument]:
    """Arguments as they may be sent: numbers, and short texts that are valid Unicode."""
    return {
        name: value
        if isinstance(value, bool | int | None)
        else without_surrogates(str(value)[:100])
        for name, value in given.items()
    }


STATUS: dict[str, int] = {
    "error-unreadable": 400,
    "error-bad-message": 422,
    "error-too-fast": 429,
    "error-token-missing": 401,
    "error-token-unknown": 401,
    "error-not-your-seat": 403,
    "error-not-host": 403,
    "error-origin": 403,
    "error-not-found": 404,
    "error-code-unknown": 404,
    "error-getting-ready": 503,
    "error-analysis-later": 503,
    "error-disk-full": 503,
    "error-too-large": 413,
    "error-analysis-busy": 503,
}  # of the HTTP answer; 409 for the others


class Refusal(Exception):
    """Nothing has changed; `key` and `arguments` say why."""

    def __init__(self, key: ErrorKey, **given: object) -> None:
        super().__init__(key)
        self.key: ErrorKey = key
        self.arguments: dict[str, Argument] = arguments(given)

    @property
    def status(self) -> int:
        return STATUS.get(self.key, 409)

    def problem(self) -> Problem:
        return Problem(key=self.key, arguments=self.arguments)
