"""Clocks and presence at tables, in memory."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Final

from inkland.table.ids import TableId
from inkland.table.storage.memory_rows import WATCH, MemoryRows, has_bots, people_of
from inkland.table.storage.records import CLOCK_TOLERANCE_SECONDS, Job, Table
from inkland.table.storage.step_timer import StepTimer

_A_MOMENT: Final = timedelta(seconds=CLOCK_TOLERANCE_SECONDS)


class MemoryClocks(MemoryRows):
    """Knows deadlines and who is connected, and finds tables where something is overdue."""

    async def heartbeat(self) -> float:
        """Report that deadlines are being watched; return the seconds since the last report."""
        before, now = self._pulses[WATCH], self._clock()
        self._pulses[WATCH] = now
        gap = now - before
        if gap > _A_MOMENT:
            for table, timer in self._glasses.items():
                lost = now - max(timer.asked_at, before)
                self._glasses[table] = timer.set_back(lost)
        if gap < timedelta(0):
            self._set_back(gap, now)
        return gap.total_seconds()

    def _set_back(self, gap: timedelta, now: datetime) -> None:
        """Correct what lies in times to come, after the clock was set back by `gap`."""
        for table, timer in self._glasses.items():
            clock = self._tables[table].clock
            self._glasses[table] = timer.after_clock_set_back(gap, clock, now)
        for seat, at in self._seen_at.items():
            self._seen_at[seat] = min(at, now)

    async def due_deadlines(self, limit: int) -> tuple[tuple[TableId, int], ...]:
        """The tables whose time is up, with the step that is open there, longest overdue first."""
        due = sorted(
            (timer.deadline_at, table, timer.step)
            for table, timer in self._glasses.items()
            if timer.deadline_at is not None and self._is_up(timer)
        )
        return tuple((table, step) for _deadline, table, step in due[:limit])

    async def expire_step(self, table: Table, number: int, step: int) -> bool:
        """Like `change_table`, but only if the step's time is up, and once per step."""
        timer = self._glasses.get(table.id)
        if timer is None or timer.step != step or not self._is_up(timer):
            return False
        return len(self._entries[table.id]) == number and await self.change_table(table)

    def _is_up(self, timer: StepTimer) -> bool:
        """Whether the time is up, and deadlines have been watched all the while."""
        now = self._clock()
        return (
            now - self._pulses[WATCH] <= _A_MOMENT
            and timer.deadline_at is not None
            and timer.deadline_at <= now
        )

    async def start_missing_clock(self, table: TableId, number: int, step: int) -> None:
        """Start the clock of a step that a release without clocks has opened."""
        timer = self._glasses.get(table)
        if len(self._entries[table]) == number and (timer is None or timer.step != step):
            self._ask(self._tables[table], step)

    async def report_connected(self, here: Sequence[tuple[TableId, int]]) -> None:
        """Note that the players of these seats are connected now."""
        self._seen_at.update(dict.fromkeys(here, self._clock()))

    async def absences(self, table: TableId) -> dict[int, float]:
        """Seconds since each player of a table was last reported connected, by seat."""
        now = self._clock()
        return {
            seat: (now - at).total_seconds()
            for (table_id, seat), at in self._seen_at.items()
            if table_id == table
        }

    async def requeue_forgotten_bots(self, waiting: float) -> int:
        """Add missing jobs of bots at tables that have waited so long; return how many."""
        now, busy = self._clock(), {job.table for job in self.jobs}
        forgotten = [
            table
            for table in self._tables.values()
            if table.status == "playing" and table.id not in busy
            if has_bots(table) or self._is_late(table)
            if (timer := self._glasses.get(table.id)) is None or timer.is_old(waiting, now)
        ]
        for table in forgotten:
            self.jobs.append(Job("bots", table.id, len(self._entries[table.id])))
        return len(forgotten)

    async def close_idle_tables(
        self, empty: float, seated: float, limit: int
    ) -> tuple[tuple[TableId, int], ...]:
        """Close up to `limit` open tables that were not changed for so many seconds."""
        idle = [
            table
            for table in self._tables.values()
            if table.status == "open"
            and self._age(table) > timedelta(seconds=seated if people_of(table) else empty)
        ]
        idle.sort(key=lambda table: self._changed_at[table.id])
        for table in idle[:limit]:
            version = table.version + 1
            await self.change_table(table._replace(status="closed", version=version, source=None))
        return tuple((table.id, table.version + 1) for table in idle[:limit])

    def _age(self, table: Table) -> timedelta:
        """The time since the table was last changed."""
        return self._clock() - self._changed_at[table.id]
