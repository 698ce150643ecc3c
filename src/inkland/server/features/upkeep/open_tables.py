"""The task that closes open tables which nobody has changed for a long time.

Any number of processes may run it: storage closes each table once, by its own clock.
"""

import logging
from typing import Final

from inkland.server.features.privacy.periods import SEATED_FACTOR
from inkland.table.bus.port import Bell
from inkland.table.context import Context
from inkland.table.repetition import repeat

CHECK_SECONDS: Final = 60.0
MAX_CLOSED_PER_CHECK: Final = 500

log = logging.getLogger(__name__)


class OpenTableExpiry:
    """Closes open tables after `hours` without a change, or longer if a person sits there."""

    def __init__(self, context: Context, hours: float) -> None:
        self._context = context
        self._seconds = hours * 3600

    async def run(self) -> None:
        """Check at intervals until cancelled."""
        await repeat(self.check, CHECK_SECONDS, doing="closing idle tables")

    async def check(self) -> None:
        """Close the tables whose time is up, and announce that to their connections."""
        closed = await self._context.storage.close_idle_tables(
            self._seconds, self._seconds * SEATED_FACTOR, MAX_CLOSED_PER_CHECK
        )
        for table, version in closed:
            self._context.bus.ring(Bell(table, version=version))
        if closed:
            log.info("idle tables closed: %d", len(closed))
