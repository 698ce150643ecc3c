"""What storage is asked for: to play, or only to look.

Whoever looks must never hold up a game. So storage with several connections keeps some of them for
playing, and the process says for each request which of the two it is.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final

_is_reading: Final[ContextVar[bool]] = ContextVar("is_reading", default=False)


def is_reading() -> bool:
    """Whether the current task only looks; without a statement it is taken to play."""
    return _is_reading.get()


@contextmanager
def reading() -> Iterator[None]:
    """In this context, and in tasks that are created in it, storage is only read."""
    token = _is_reading.set(True)
    try:
        yield
    finally:
        _is_reading.reset(token)


@contextmanager
def playing() -> Iterator[None]:
    """In this context a game depends on storage, even inside a context that only looks."""
    token = _is_reading.set(False)
    try:
        yield
    finally:
        _is_reading.reset(token)
