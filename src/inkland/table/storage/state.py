"""The dictionaries of memory storage, shared with other stores about the same accounts."""

from collections.abc import Callable
from datetime import datetime
from typing import NamedTuple

from inkland.table.ids import AccountId, DealCode, TableId
from inkland.table.storage.records import Account, Occupant, SeatResult, Table


class FinishedSeat(NamedTuple):
    """A result, and the occupant of the seat when the game ended."""

    occupant: Occupant
    result: SeatResult
    at: datetime


class MemoryState:
    """Accounts, tables and results, lost when the process ends."""

    def __init__(self, clock: Callable[[], datetime]) -> None:
        self.clock = clock
        self.accounts: dict[AccountId, Account] = {}
        self.members: set[AccountId] = set()  # accounts with a login
        self.erased: set[AccountId] = set()
        self.tables: dict[TableId, Table] = {}
        self.results: dict[TableId, list[FinishedSeat]] = {}
        self.seen_deals: dict[tuple[DealCode, AccountId], TableId] = {}
        self.blocked: dict[tuple[AccountId, AccountId], datetime] = {}  # who, whom, since
        self.played: list[tuple[AccountId, TableId, datetime]] = []  # games begun, in their order

    def table_with_code(self, code: int | None) -> Table | None:
        """The open table with this code."""
        found = (t for t in self.tables.values() if t.code == code and t.status == "open")
        return None if code is None else next(found, None)
