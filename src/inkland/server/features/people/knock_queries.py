"""What is stored of knocks: requests of people with the code of a private table to be let in."""

from typing import Any, Final, NamedTuple, NewType

from inkland.server.postgres.pools import Database
from inkland.server.postgres.statements import load_statements
from inkland.table.ids import AccountId, TableId

KnockId = NewType("KnockId", str)

KNOCK_SECONDS: Final = 300  # a knock can be answered for so long, then it is deleted
MAX_PENDING_KNOCKS: Final = 5  # at a table, or as many as it has free seats if these are more


class Knock(NamedTuple):
    """Somebody with this name asks for the address of a private table."""

    id: KnockId
    name: str


class KnockReply(NamedTuple):
    """What has come of a knock: the table that has welcomed it, or None so far."""

    table: TableId | None


_SQL: Final = load_statements(__name__)


class KnockQueries:
    """Knock storage in PostgreSQL."""

    def __init__(self, database: Database) -> None:
        self._connect = database.borrow

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
