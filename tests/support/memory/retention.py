"""Retention in memory: what lists show no more after its time need not be deleted here."""

from collections.abc import Sequence
from datetime import timedelta
from typing import Any

from inkland.server.features.privacy.queries import (
    Erasure,
    GuestRange,
    GuestTimes,
    OldRows,
    RetentionQueries,
    TableRange,
)
from inkland.table.ids import AccountId, TableId
from inkland.table.storage.records import Account
from inkland.table.storage.state import MemoryState
from support.memory.recovery import MemoryRecoveryStorage


class MemoryRetention(RetentionQueries):
    """Deletes old news, and finds erased accounts; nothing else of it outlives a test."""

    def __init__(self, state: MemoryState, recovery: MemoryRecoveryStorage) -> None:
        self._state = state
        self._recovery = recovery

    async def delete_old(self, rows: OldRows, older: timedelta, limit: int) -> int:
        """Delete old news."""
        return self._recovery.delete_news(self._state.clock() - older) if rows == "news" else 0

    async def due_guests(self, after: AccountId, limit: int, times: GuestTimes) -> GuestRange:
        """Nobody is due."""
        return GuestRange((), None)

    async def delete_empty_accounts(
        self, after: AccountId, until: AccountId, erased: timedelta
    ) -> int:
        """Delete nothing."""
        return 0

    async def empty_closed_tables(
        self, after: TableId, limit: int, closed: timedelta
    ) -> TableRange:
        """Empty nothing."""
        return TableRange((), None)

    async def rows_of(self, account: AccountId) -> dict[str, tuple[dict[str, Any], ...]]:
        """Nothing: there are no rows here."""
        return {}

    async def erasures(self, within: timedelta | None) -> tuple[Erasure, ...]:
        """All erasures, as of now."""
        return tuple(Erasure(one, self._state.clock()) for one in sorted(self._state.erased))

    async def not_erased(self, accounts: Sequence[AccountId]) -> tuple[Account, ...]:
        """Those of the accounts that exist and are not erased."""
        known = self._state.accounts
        return tuple(known[a] for a in accounts if a in known and a not in self._state.erased)
