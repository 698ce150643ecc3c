"""The task of contests: it makes those that are planned, and seats entrants who wait.

Any number of processes may run it, and be killed at any moment: storage gives a contest to one of
them at a time, and begins each table in one transaction.
"""

from time import monotonic
from typing import Final

from inkland.server.context import ServerContext
from inkland.server.features.contests.queries import ContestQueries
from inkland.server.features.contests.schedule import PlannedArena, upcoming
from inkland.server.features.contests.seating import start_tables
from inkland.table.repetition import repeat

PAIRING_SECONDS: Final = 1.0
IDLE_SECONDS: Final = 10.0  # between two looks for a contest, while none runs
PLANNING_SECONDS: Final = 60.0
MAX_CONTESTS_PER_CHECK: Final = 20


class ContestTask:
    """Makes the arenas of a schedule, and seats who waits in any contest."""

    def __init__(self, context: ServerContext, planned: tuple[PlannedArena, ...]) -> None:
        self._context = context
        self._planned = planned
        self._planned_at: float | None = None

    async def run(self) -> None:
        """Check every second while a contest runs, else more rarely, until cancelled."""
        await repeat(self.check, IDLE_SECONDS, soon=PAIRING_SECONDS, doing="seating entrants")

    async def check(self) -> bool:
        """Make what is planned once a minute, and seat those who wait; False while none can."""
        if self._planned and (
            self._planned_at is None or monotonic() - self._planned_at >= PLANNING_SECONDS
        ):
            now = await self._context.storage.now()
            for planned in self._planned:
                for arena in upcoming(planned, now):
                    await ContestQueries(self._context.database).add(arena)
            self._planned_at = monotonic()
        contests = ContestQueries(self._context.database)
        for _contest in range(MAX_CONTESTS_PER_CHECK):
            contest = await contests.claim(PAIRING_SECONDS)
            if contest is None:
                return await contests.is_running(IDLE_SECONDS)
            await start_tables(self._context, contest)
        return True
