"""Why something that was asked for is not done."""

from beaverboard.server.protocol import Argument, ErrorKey, Problem, arguments

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
