"""Knocks in memory; behaves like the storage in PostgreSQL."""

from datetime import datetime, timedelta
from typing import NamedTuple

from inkland.server.features.people.knock_queries import (
    KNOCK_SECONDS,
    MAX_PENDING_KNOCKS,
    Knock,
    KnockId,
    KnockQueries,
    KnockReply,
)
from inkland.table.ids import AccountId, TableId
from inkland.table.storage.state import MemoryState


class StoredKnock(NamedTuple):
    """A knock, the table it has reached, when, and the host's answer."""

    knock: Knock
    table: TableId | None
    at: datetime
    is_welcome: bool | None = None


class MemoryKnockStorage(KnockQueries):
    """Knocks in a dictionary, lost when the process ends."""

    def __init__(self, state: MemoryState) -> None:
        self._state = state
        self._knocks: dict[KnockId, StoredKnock] = {}

    async def knock(
        self, knock: Knock, code: int, account: AccountId | None = None
    ) -> TableId | None:
        """Store a knock; return the open table with this code, if it is public."""
        while self._knocks and not self._is_valid(next(iter(self._knocks.values()))):
            del self._knocks[next(iter(self._knocks))]
        table = self._state.table_with_code(code)
        is_heard = (
            table is not None
            and not table.public
            and table.has_knocks
            and len(self._waiting(table.id)) < self._most(table.id)
            and (table.host, account) not in self._state.blocked
        )
        reached = table.id if table is not None and is_heard else None
        self._knocks[knock.id] = StoredKnock(knock, reached, self._state.clock())
        return table.id if table is not None and table.public else None

    async def pending(self, table: TableId) -> tuple[Knock, ...]:
        """The knocks that wait for an answer of this table's host, the oldest first."""
        return tuple(self._waiting(table)[: self._most(table)])

    async def answer(self, table: TableId, knock: KnockId, *, is_welcome: bool) -> None:
        """Answer a pending knock at this table; without one, do nothing."""
        if any(pending.id == knock for pending in await self.pending(table)):
            self._knocks[knock] = self._knocks[knock]._replace(is_welcome=is_welcome)

    async def reply(self, knock: KnockId) -> KnockReply | None:
        """What has come of a knock; None if it has expired."""
        found = self._knocks.get(knock)
        if found is None or not self._is_valid(found):
            return None
        return KnockReply(found.table if found.is_welcome else None)

    def _waiting(self, table: TableId) -> list[Knock]:
        return [
            one.knock
            for one in self._knocks.values()
            if one.table == table and one.is_welcome is None and self._is_valid(one)
        ]

    def _most(self, table: TableId) -> int:
        found = self._state.tables.get(table)
        return max(MAX_PENDING_KNOCKS, 0 if found is None else found.seats.count(None))

    def _is_valid(self, knock: StoredKnock) -> bool:
        return self._state.clock() - knock.at < timedelta(seconds=KNOCK_SECONDS)
