"""The rows of storage in memory, and what all its parts do with them."""

from bisect import insort
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Final, TypeAlias

from inkland.table.ids import AccountId, DealCode, FlipId, TableId
from inkland.table.storage.memory_own_games import MemoryOwnGames
from inkland.table.storage.records import (
    SEEN_SECONDS,
    Flip,
    Job,
    KeptAnswer,
    Secret,
    StoredAnalysis,
    StoredDeal,
    Table,
    bot_job_priority,
)
from inkland.table.storage.state import MemoryState
from inkland.table.storage.step_timer import started

WATCH: Final = "deadlines"
_Revision: TypeAlias = tuple[int, int, int]


class MemoryRows:
    """All state of `MemoryStorage`, in dictionaries."""

    def __init__(self, clock: Callable[[], datetime] = lambda: datetime.now(UTC)) -> None:
        self.state = MemoryState(clock)
        self._clock = clock
        self._accounts = self.state.accounts
        self._tables = self.state.tables
        self._results = self.state.results
        self._seen = self.state.seen_deals
        self._secrets: dict[TableId, Secret] = {}
        self._entries = self.state.entries
        self._revisions: dict[TableId, frozenset[_Revision]] = {}
        self._kept: dict[TableId, dict[tuple[int, str], KeptAnswer]] = {}
        self._deals: dict[DealCode, StoredDeal] = {}
        self._days = self.state.days
        self._glasses = self.state.timers
        self._changed_at = self.state.changed_at
        self._pulses = {WATCH: clock()}  # when deadlines were last watched
        self._seen_at: dict[tuple[TableId, int], datetime] = {}
        self._flips: dict[FlipId, tuple[Flip, datetime]] = {}
        self._pars = self.state.pars
        self._analyses: dict[TableId, StoredAnalysis] = {}
        self._own_games = MemoryOwnGames(self.state)
        self.jobs: list[Job] = []  # the next one first

    async def change_table(self, table: Table) -> bool:
        """Store the table if the stored version is one less; else return False."""
        if not self._follows(table):
            return False
        before, self._tables[table.id] = self._tables[table.id], table
        if timer := self._glasses.get(table.id):
            more = timedelta(seconds=max(0, (table.clock or 0) - (before.clock or 0)))
            timer = timer.longer(more).changed(table.clock, table.is_paused, self._clock())
            is_over = table.late_step == timer.step or table.status == "closed"
            self._glasses[table.id] = timer.without_time() if is_over else timer
        self._changed_at[table.id] = self._clock()
        self._give_work(table)
        return True

    def _follows(self, table: Table) -> bool:
        stored = self._tables.get(table.id)
        return stored is not None and stored.version == table.version - 1

    def _ask(self, table: Table, step: int | None) -> None:
        """Start the timer of a step that has been opened, and add a job for the table's bots."""
        if step is not None:
            self._glasses[table.id] = started(table.clock, step, table.is_paused, self._clock())
            self._give_work(table)

    def _give_work(self, table: Table) -> None:
        """Add a job for the bots of a running game, if there are any."""
        entries = self._entries.get(table.id)
        if entries is not None and table.status == "playing" and has_bots(table):
            unfinished = [self._tables[job.table] for job in self.jobs if job.kind == "bots"]
            is_present = any(
                occupant is not None and occupant.is_playing and self._is_seen(table, seat)
                for seat, occupant in enumerate(table.seats)
            )
            priority = bot_job_priority(table, unfinished, is_present=is_present)
            self.queue_job(Job("bots", table.id, len(entries), priority))

    def _is_seen(self, table: Table, seat: int) -> bool:
        """Whether the player of a seat was seen lately, or the table was just changed."""
        changed_at = self._changed_at[table.id]
        last = max(self._seen_at.get((table.id, seat), changed_at), changed_at)
        return self._clock() - last < timedelta(seconds=SEEN_SECONDS)

    def _is_late(self, table: Table) -> bool:
        timer = self._glasses.get(table.id)
        return timer is not None and timer.step == table.late_step

    def queue_job(self, job: Job) -> None:
        """Add a job behind all that have its priority."""
        insort(self.jobs, job, key=lambda queued: -queued.priority)


def has_bots(table: Table) -> bool:
    """Whether a bot plays at a table."""
    return any(occupant is not None and occupant.bot is not None for occupant in table.seats)


def people_of(table: Table) -> list[AccountId]:
    """The accounts that sit at a table."""
    return [s.account for s in table.seats if s is not None and s.account is not None]
