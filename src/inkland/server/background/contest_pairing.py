"""The task of contests: it makes those that are planned, and seats entrants who wait.

Any number of processes may run it, and be killed at any moment: storage gives a contest to one of
them at a time, and begins each table in one transaction.
"""

import asyncio
import logging
from time import monotonic
from typing import Final

from inkland.server.contests.schedule import PlannedArena, upcoming
from inkland.server.contests.table_starts import start_tables
from inkland.server.context import ServerContext
from inkland.table.errors import StorageUnavailable

PAIRING_SECONDS: Final = 1.0
PLANNING_SECONDS: Final = 60.0
MAX_CONTESTS_PER_CHECK: Final = 20

log = logging.getLogger(__name__)


class ContestTask:
    """Makes the arenas of a schedule, and seats who waits in any contest."""

    def __init__(self, context: ServerContext, planned: tuple[PlannedArena, ...]) -> None:
        self._context = context
        self._planned = planned
        self._planned_at: float | None = None

    async def run(self) -> None:
        """Check every second until cancelled."""
        while True:
            try:
                await self.check()
            except StorageUnavailable:
                log.warning("nobody is seated in events: storage is unavailable")
            except Exception:  # the next check tries again
                log.exception("seating entrants of events failed")
            await asyncio.sleep(PAIRING_SECONDS)

    async def check(self) -> None:
        """Make what is planned once a minute, and seat those who wait."""
        if self._planned and (
            self._planned_at is None or monotonic() - self._planned_at >= PLANNING_SECONDS
        ):
            now = await self._context.storage.now()
            for planned in self._planned:
                for arena in upcoming(planned, now):
                    await self._context.storage.contests().add(arena)
            self._planned_at = monotonic()
        for _contest in range(MAX_CONTESTS_PER_CHECK):
            contest = await self._context.storage.contests().claim(PAIRING_SECONDS)
            if contest is None:
                break
            await start_tables(self._context, contest)
