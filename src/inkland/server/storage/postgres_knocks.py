"""Knock storage in PostgreSQL. Each statement is a file in `sql/knocks/`."""

from typing import Any, Final

from inkland.server.storage.knocks_port import (
    KNOCK_SECONDS,
    MAX_PENDING_KNOCKS,
    Knock,
    KnockId,
    KnockReply,
)
from inkland.server.storage.postgres_members import Connect
from inkland.server.storage.statements import load_statements
from inkland.table.ids import AccountId, TableId

_SQL: Final = load_statements("knocks")


class PostgresKnockStorage:
    """Knock storage on the connections of `PostgresStorage`; see `KnockStorage`."""

    def __init__(self, connect: Connect) -> None:
        self._connect = connect

    async def knock(
        self, knock: Knock, code: int, account: AccountId | None = None
    ) -> TableId | None:
        """Store a knock; return the open table with this code, if it is public."""
        ((table,),) = await self._run("knock", **knock._asdict(), code=code, account=account)
        return None if table is None else TableId(table)

    async def pending(self, table: TableId) -> tuple[Knock, ...]:
        """Return the knocks that wait for an answer of this table's host, the oldest first."""
        return tuple(map(Knock._make, await self._run("pending", game=table)))

    async def answer(self, table: TableId, knock: KnockId, *, is_welcome: bool) -> None:
        """Answer a pending knock at this table; without one, do nothing."""
        await self._run("answer", game=table, id=knock, is_welcome=is_welcome)

    async def reply(self, knock: KnockId) -> KnockReply | None:
        """Return what has come of a knock; None if it has expired."""
        rows = await self._run("reply", id=knock)
        return KnockReply(rows[0][0]) if rows else None

    async def _run(self, name: str, /, **parameters: object) -> list[tuple[Any, ...]]:
        limits = {"seconds": KNOCK_SECONDS, "most": MAX_PENDING_KNOCKS}
        async with self._connect() as connection:
            cursor = await connection.execute(_SQL[name], {**parameters, **limits}, binary=True)
            return await cursor.fetchall() if cursor.description else []
