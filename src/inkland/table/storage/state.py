"""The dictionaries of memory storage, shared with other stores about the same accounts."""

from collections.abc import Callable, Sequence
from datetime import date, datetime
from typing import NamedTuple

from inkland.table.ids import AccountId, DealCode, TableId
from inkland.table.storage.game_summary import GameSummary
from inkland.table.storage.records import (
    MAX_STAND_IN_DRAWINGS,
    Account,
    Entry,
    Occupant,
    SeatResult,
    StoredPar,
    Table,
)
from inkland.table.storage.step_timer import StepTimer


class FinishedSeat(NamedTuple):
    """A result, and the occupant of the seat when the game ended."""

    occupant: Occupant
    result: SeatResult
    at: datetime
    stand_in_drawings: int = 0

    @property
    def is_own(self) -> bool:
        """Whether a person has finished it, and has drawn nearly all of it."""
        return self.occupant.bot is None and self.stand_in_drawings <= MAX_STAND_IN_DRAWINGS


class MemoryState:
    """Accounts, tables and results, lost when the process ends."""

    def __init__(self, clock: Callable[[], datetime]) -> None:
        self.clock = clock
        self.accounts: dict[AccountId, Account] = {}
        self.members: set[AccountId] = set()  # accounts with a login
        self.erased: set[AccountId] = set()
        self.tables: dict[TableId, Table] = {}
        self.results: dict[TableId, tuple[FinishedSeat, ...]] = {}
        self.seen_deals: dict[tuple[DealCode, AccountId], TableId] = {}
        self.entries: dict[TableId, tuple[Entry, ...]] = {}
        self.event_times: dict[TableId, tuple[datetime, ...]] = {}
        self.timers: dict[TableId, StepTimer] = {}  # of open steps
        self.changed_at: dict[TableId, datetime] = {}
        self.days: dict[date, DealCode] = {}  # their deals
        self.pars: dict[tuple[DealCode, int], StoredPar | None] = {}
        self.summaries: dict[TableId, GameSummary] = {}
        self.ends_seen: dict[tuple[TableId, AccountId], bool] = {}  # by the account, all True
        self.blocked: dict[tuple[AccountId, AccountId], datetime] = {}  # who, whom, since
        self.contest_ends: dict[DealCode, datetime] = {}  # when deals of contests are unsealed
        self.played: dict[tuple[AccountId, TableId], datetime] = {}  # games begun, in their order

    def table_with_code(self, code: int | None) -> Table | None:
        """The open table with this code."""
        found = (t for t in self.tables.values() if t.code == code and t.status == "open")
        return None if code is None else next(found, None)

    def note_progress(
        self, table: TableId, entries: Sequence[Entry], summary: GameSummary | None
    ) -> None:
        """Note the time of entries that are about to be stored, and the summary after them.

        A summary without maps continues the one before, if that was of the last event.
        """
        times = self.event_times.get(table, ())
        before = self.summaries.get(table)
        if summary is not None and summary.maps:
            self.summaries[table] = summary
        elif summary is not None and before is not None and before.number == len(times):
            self.summaries[table] = summary._replace(maps=before.maps)
        self.event_times[table] = times + (self.clock(),) * len(entries)
