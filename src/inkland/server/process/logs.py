"""Logging as JSON: one object per line, with its table's digest and its request's id, if any.

Whoever knows the id of a private table can look at it, so no log contains one: wherever an id
stands in a line, a short hash of it is written instead, the same one in every line and process.
"""

import json
import logging
import os
import re
import sys
from contextvars import ContextVar
from datetime import UTC, datetime
from hashlib import sha256
from logging.handlers import WatchedFileHandler
from pathlib import Path
from typing import Final, TextIO

from inkland.table.request_ids import current_request_id

SECURITY_LOGGER: Final = "inkland.server.security_log"
current_table: ContextVar[str | None] = ContextVar("current_table", default=None)
# What `new_id` makes, also in capitals or with something added: a request may spell it so. And a
# token, which a program may put into an address by mistake.
_ID: Final = re.compile(r"inkland_[0-9A-Za-z_-]{43}|[0-9A-Za-z]{26,}")
_EXACT_ID: Final = re.compile(r"(?<![0-9A-Za-z])[0-9a-z]{26}(?![0-9A-Za-z])")
_KEPT: Final = ("account", "session")  # their ids open nothing
_OTHER_IDS: Final = ("request", "requests", "commands")  # as long, made by proxies and clients
_STANDARD: Final = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}


class JsonLinesFormatter(logging.Formatter):
    """Formats a log record as one line of JSON; line breaks in it are escaped."""

    def format(self, record: logging.LogRecord) -> str:
        extra = {name: value for name, value in vars(record).items() if name not in _STANDARD}
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "request": current_request_id.get(),
            "table": extra.pop("table", None) or current_table.get(),
            "message": record.getMessage(),
            "logger": record.name,
            **extra,
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        shown = {
            key: value
            if key in _KEPT
            else _without_ids(value, _EXACT_ID if key in _OTHER_IDS else _ID)
            for key, value in line.items()
        }
        return json.dumps(shown, ensure_ascii=True)


def id_digest(id: str) -> str:
    """Return the short hash that stands for an id in logs."""
    return f"~{sha256(id.encode()).hexdigest()[:12]}"


def _without_ids(value: object, id: re.Pattern[str]) -> object:
    """Return a value for JSON in which all that looks like an id is replaced by its digest."""
    match value:
        case None | bool() | int() | float():
            return value
        case dict():
            return {str(_without_ids(key, id)): _without_ids(one, id) for key, one in value.items()}
        case list() | tuple() | set():
            return [_without_ids(one, id) for one in value]
        case _:
            return id.sub(lambda found: id_digest(found[0].lower()), str(value))


def configure(stream: TextIO = sys.stderr, security: Path | None = None) -> None:
    """Send all logs of the process to this stream, as JSON lines.

    The security log goes to a file of its own if one is given; raises `OSError` if it cannot be
    written.
    """
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
    if security is not None:
        _configure_security_log(security)


def _configure_security_log(file: Path) -> None:
    """Write the security log to this file, which only its owner can read, and nowhere else."""
    os.close(os.open(file, os.O_CREAT | os.O_APPEND | os.O_WRONLY, 0o600))
    handler = WatchedFileHandler(file, encoding="utf-8")  # goes on after a rotation
    handler.setFormatter(JsonLinesFormatter())
    logger = logging.getLogger(SECURITY_LOGGER)
    logger.handlers[:] = [handler]
    logger.propagate = False
