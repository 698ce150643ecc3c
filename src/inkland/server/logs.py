"""Logging as JSON: one object per line, with the id of the table that it is about, if any."""

import json
import logging
import sys
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Final, TextIO

current_table: ContextVar[str | None] = ContextVar("current_table", default=None)
_STANDARD: Final = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}


class JsonLinesFormatter(logging.Formatter):
    """Formats a log record as one line of JSON; line breaks in it are escaped."""

    def format(self, record: logging.LogRecord) -> str:
        extra = {name: value for name, value in vars(record).items() if name not in _STANDARD}
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "table": extra.pop("table", None) or current_table.get(),
            "message": record.getMessage(),
            "logger": record.name,
            **extra,
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str, ensure_ascii=True)


def configure(stream: TextIO = sys.stderr) -> None:
    """Send all logs of the process to this stream, as JSON lines."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLinesFormatter())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.INFO)
    logging.getLogger("alembic").setLevel(logging.WARNING)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True
        logger.setLevel(logging.INFO)  # DEBUG would log whole frames and headers, with cookies
    logging.getLogger("uvicorn.access").setLevel(logging.WARNING)
