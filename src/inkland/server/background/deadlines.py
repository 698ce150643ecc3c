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

BEAT_EVERY: Final = 0.5
AT_ONCE: Final = 50

log = logging.getLogger(__name__)


class DeadlineTask:
    """Keeps the time of all tables."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def keep(self) -> None:
        """Keep the time for ever."""
        while True:
            try:
                await self._beat()
            except StorageUnavailable:
                log.warning("the clocks stand still")
            except Exception:  # whatever it is, all other clocks go on
                log.exception("the clocks stumble")
            await asyncio.sleep(BEAT_EVERY)

    async def _beat(self) -> None:
        gap = await self._context.storage.beat()
        if gap > CLOCK_TOLERANCE_SECONDS:
            log.info("nobody kept the time", extra={"seconds": round(gap, 1)})
            metrics.clock_credited_seconds.inc(gap)
        for table, step in await self._context.storage.due(AT_ONCE):
            await self._fire(table, step)

    async def _fire(self, table: TableId, step: int) -> None:
        try:
            if await clocks.expire_step(self._context, table, step):
                metrics.deadlines_fired.inc()
        except Refused as refusal:
            log.warning("not fired: %r", refusal, extra={"table": table})
