"""Logs as JSON lines. Never logged: tokens, codes, names, positions and the ids of tables."""

import json
import logging
import sys
from datetime import UTC, datetime

PLAIN = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}


class JsonFormatter(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "message": record.getMessage(),
        }
        line |= {name: value for name, value in vars(record).items() if name not in PLAIN}
        if record.exc_info and record.exc_info[0] is not None:
            line["error"] = record.exc_info[0].__name__
            line["trace"] = trace(record)
        return json.dumps(line, default=str)


def trace(record: logging.LogRecord) -> list[str]:
    """Where an error came from, without its text: that may quote what somebody sent."""
    lines = []
    step = record.exc_info[2] if record.exc_info else None
    while step is not None:
        code = step.tb_frame.f_code
        lines.append(f"{code.co_filename}:{step.tb_lineno} {code.co_name}")
        step = step.tb_next
    return lines


def no_fault_of_ours(record: logging.LogRecord) -> bool:
    """Drop the tracebacks of `websockets` for frames that are not UTF-8: anybody can send them."""
    return not record.getMessage().startswith("Invalid UTF-8 sequence")


logging.getLogger("uvicorn.error").addFilter(no_fault_of_ours)


def start_logging(level: str) -> None:
    """Libraries log warnings only: at `debug` they quote whole messages."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("beaverboard").setLevel(level.upper())
