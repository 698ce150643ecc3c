"""The task that closes windows: it makes strengths of the results of days that are over.

Others like it compare games at tables, and check the strongest players for flags.

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
    """Closes windows that are over, or checks players, one after the other.

    `do_next` closes or checks the next one, and returns False if there is none.
    """

    def __init__(
        self,
        do_next: Callable[[], Awaitable[bool]],
        next_seconds: float = NEXT_SECONDS,
        check_seconds: float = CHECK_SECONDS,
        doing: str = "closing a window",
    ) -> None:
        self._do_next = do_next
        self._doing = doing
        self._next_seconds = next_seconds
        self._check_seconds = check_seconds

    async def run(self) -> None:
        """Close windows or check players until cancelled."""
        while True:
            was_due = False
            try:
                was_due = await self._do_next()
            except StorageUnavailable:
                log.warning("%s has to wait: storage is unavailable", self._doing)
            except Exception:  # it is tried again
                log.exception("%s failed", self._doing)
            await asyncio.sleep(self._next_seconds if was_due else self._check_seconds)
