"""The id of the request or live connection that is being served, for the log."""

from contextvars import ContextVar
from typing import Final

current_request_id: Final[ContextVar[str | None]] = ContextVar("current_request_id", default=None)
