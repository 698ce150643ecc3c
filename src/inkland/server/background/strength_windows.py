"""The task that closes windows: it makes strengths of the results of days that are over.

Any number of processes may run it, and be killed at any moment: storage closes a window in one
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


class StrengthTask:
    """Closes windows that are over, one after the other.

    `close_next` closes the next one, and returns False if there is none.
    """

    def __init__(
        self,
        close_next: Callable[[], Awaitable[bool]],
        next_seconds: float = NEXT_SECONDS,
        check_seconds: float = CHECK_SECONDS,
    ) -> None:
        self._close_next = close_next
        self._next_seconds = next_seconds
        self._check_seconds = check_seconds

    async def run(self) -> None:
        """Close windows until cancelled."""
        while True:
            was_due = False
            try:
                was_due = await self._close_next()
            except StorageUnavailable:
                log.warning("windows are not closed: storage is unavailable")
            except Exception:  # it is tried again
                log.exception("closing a window failed")
            await asyncio.sleep(self._next_seconds if was_due else self._check_seconds)
