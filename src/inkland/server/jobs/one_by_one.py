"""A task that does one thing after another: it closes windows, counts or compares games, seats
entrants of contests, or walks through all games.

Any number of processes may run it, and be killed at any moment: storage does each thing in one
transaction, and once.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from inkland.table.errors import StorageUnavailable

CHECK_SECONDS: Final = 60.0
NEXT_SECONDS: Final = 1.0  # between two windows, after a pause of the server or the first update

log = logging.getLogger(__name__)


class OneByOneTask:
    """Does what is due, one thing after the other.

    `do_next` does the next one, and returns False or 0 if there was none. `doing` names it in the
    log.
    """

    def __init__(
        self,
        do_next: Callable[[], Awaitable[int]],
        next_seconds: float = NEXT_SECONDS,
        check_seconds: float = CHECK_SECONDS,
        doing: str = "closing a window",
    ) -> None:
        self._do_next = do_next
        self._doing = doing
        self._next_seconds = next_seconds
        self._check_seconds = check_seconds

    async def run(self) -> None:
        """Do what is due until cancelled."""
        while True:
            was_due = False
            try:
                was_due = bool(await self._do_next())
            except StorageUnavailable:
                log.warning("%s has to wait: storage is unavailable", self._doing)
            except Exception:  # it is tried again
                log.exception("%s failed", self._doing)
            await asyncio.sleep(self._next_seconds if was_due else self._check_seconds)
