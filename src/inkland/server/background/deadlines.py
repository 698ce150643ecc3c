"""The timekeeper: says that somebody keeps the time, and sees whose time is up.

Any number of processes do this side by side: the record lets each clock fire once. When the record
is out of reach nobody keeps the time, so no time passes.
"""

import asyncio
import logging
from typing import Final

from inkland.server import metrics
from inkland.sheet.refused import Refused
from inkland.table.actions import clocks
from inkland.table.context import Context
from inkland.table.errors import StorageUnavailable
from inkland.table.ids import TableId
from inkland.table.storage.records import CLOCK_TOLERANCE_SECONDS

TICK_SECONDS: Final = 0.5
MAX_EXPIRED_PER_TICK: Final = 50

log = logging.getLogger(__name__)


class DeadlineTask:
    """Keeps the time of all tables."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def run(self) -> None:
        """Keep the time for ever."""
        while True:
            try:
                await self._tick()
            except StorageUnavailable:
                log.warning("the clocks stand still")
            except Exception:  # whatever it is, all other clocks go on
                log.exception("the clocks stumble")
            await asyncio.sleep(TICK_SECONDS)

    async def _tick(self) -> None:
        gap = await self._context.storage.heartbeat()
        if gap > CLOCK_TOLERANCE_SECONDS:
            log.info("nobody kept the time", extra={"seconds": round(gap, 1)})
            metrics.clock_credited_seconds.inc(gap)
        for table, step in await self._context.storage.due_deadlines(MAX_EXPIRED_PER_TICK):
            await self._expire(table, step)

    async def _expire(self, table: TableId, step: int) -> None:
        try:
            if await clocks.expire_step(self._context, table, step):
                metrics.deadlines_fired.inc()
        except Refused as refusal:
            log.warning("not fired: %r", refusal, extra={"table": table})
