"""The deadline task: write a heartbeat for the clocks, and expire steps whose deadline has passed.

Any number of processes may run it: storage lets each deadline fire once. While storage is
unreachable there is no heartbeat, and the time without one is given back to all clocks.
"""

import logging
from typing import Final

from inkland.server.process import metrics
from inkland.sheet.refused import Refused
from inkland.table.actions import clocks
from inkland.table.context import Context
from inkland.table.ids import TableId
from inkland.table.repetition import repeat
from inkland.table.storage.records import CLOCK_TOLERANCE_SECONDS

TICK_SECONDS: Final = 0.5
MAX_EXPIRED_PER_TICK: Final = 50

log = logging.getLogger(__name__)


class DeadlineTask:
    """Watches the clocks of all tables."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def run(self) -> None:
        """Tick until cancelled."""
        await repeat(self._tick, TICK_SECONDS, doing="ticking of the clocks")

    async def _tick(self) -> None:
        gap = await self._context.storage.heartbeat()
        if gap > CLOCK_TOLERANCE_SECONDS:
            log.info("clocks were stopped; time is given back", extra={"seconds": round(gap, 1)})
            metrics.clock_credited_seconds.inc(gap)
        if gap < 0:
            log.warning("the clock of the database was set back", extra={"seconds": round(gap, 1)})
        for table, step in await self._context.storage.due_deadlines(MAX_EXPIRED_PER_TICK):
            await self._expire(table, step)

    async def _expire(self, table: TableId, step: int) -> None:
        try:
            if await clocks.expire_step(self._context, table, step):
                metrics.deadlines_fired.inc()
        except Refused as refusal:
            log.warning("deadline not fired: %r", refusal, extra={"table": table})
