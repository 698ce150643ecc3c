"""The stand-in task: a bot takes over for a player who is away while others wait.

A player who is connected but does not answer is replaced after a far longer time.
"""

import asyncio
import logging
from typing import Final

from inkland.sheet.refused import Refused
from inkland.table.actions import clocks, joining
from inkland.table.context import Context
from inkland.table.errors import StorageUnavailable
from inkland.table.ids import TableId
from inkland.table.live.hub import Hub
from inkland.table.repetition import repeat

CHECK_SECONDS: Final = 5.0
PATIENCE_FACTOR: Final = 20  # a connected player may keep others waiting so many times as long

log = logging.getLogger(__name__)


class StandInTask:
    """Checks the tables without a clock that have a player connected to this process."""

    def __init__(self, context: Context, hub: Hub, away: float) -> None:
        self._context = context
        self._hub = hub
        self._away = away  # seconds
        self._awaited: dict[TableId, tuple[int, float]] = {}  # a step, and since when

    async def run(self) -> None:
        """Check all connected tables at intervals until cancelled."""
        await asyncio.sleep(CHECK_SECONDS)
        await repeat(self._check, CHECK_SECONDS, doing="looking for absent players")

    async def _check(self) -> None:
        tables = self._hub.tables_with_people()
        self._awaited = {t: since for t, since in self._awaited.items() if t in tables}
        for table_id in tables:
            try:
                await self._check_table(table_id)
            except (StorageUnavailable, Refused) as failure:
                log.warning("stand-in check failed: %r", failure, extra={"table": table_id})
            except Exception:  # the other tables are checked all the same
                log.exception("stand-in check failed", extra={"table": table_id})

    async def _check_table(self, table_id: TableId) -> None:
        table = await self._context.cached_table(table_id)
        if table.status != "playing" or table.clock is not None:
            return
        if not self._hub.connected_seats(table_id):
            return
        step = (await self._context.mailbox(table_id).game()).state.step
        if step is None:
            return
        missing = [seat for seat in step.asked if step.answers[seat] is None]
        if self._hub.connected_seats(table_id) - set(missing) and self._is_patience_over(
            table_id, step.number
        ):
            log.info("bots play for players who do not answer", extra={"table": table_id})
            await clocks.end_patience(self._context, table_id, step.number)
            return
        for seat in missing:
            occupant = table.seats[seat]
            if occupant is None:
                continue
            if occupant.bot is None and await self._hub.absent_seconds(table_id, seat) > self._away:
                log.info("bot stands in", extra={"table": table_id, "seat": seat})
                await joining.stand_in(self._context, table_id, seat)
                is_back = await self._hub.absent_seconds(table_id, seat) == 0
                if is_back and occupant.account is not None:  # reconnected meanwhile
                    await joining.come_back(self._context, table_id, occupant.account)

    def _is_patience_over(self, table_id: TableId, step: int) -> bool:
        """Whether somebody has waited too long for the open step, as far as this process knows."""
        now = asyncio.get_running_loop().time()
        awaited, since = self._awaited.get(table_id, (None, now))
        if awaited != step:
            self._awaited[table_id] = (step, now)
            return False
        return now - since > PATIENCE_FACTOR * self._away
