"""What is stored of the archive: finished games whose events are stored small."""

from typing import Final, Literal, NamedTuple, TypeAlias

from inkland.server.postgres.pools import Database
from inkland.server.postgres.statements import load_statements
from inkland.server.postgres.timed_connections import long_transaction
from inkland.table.ids import TableId

ArchiveOutcome: TypeAlias = Literal["archived", "skipped", "refused"]


class ArchiveRange(NamedTuple):
    """Some tables in the order of their ids: the last of them, and those that may be archived."""

    last: TableId | None
    due: tuple[TableId, ...]


_SQL: Final = load_statements(__name__)


class ArchiveQueries:
    """The archive in PostgreSQL."""

    def __init__(self, database: Database) -> None:
        self._connect = database.borrow

    async def due(self, after: TableId, limit: int, days: float) -> ArchiveRange:
        """Return the games among the next tables that have ended so many days ago."""
        parameters = {"after": after, "limit": limit, "seconds": days * 86_400}
        async with self._connect() as connection:
            cursor = await connection.execute(_SQL["due"], parameters, binary=True)
            rows = await cursor.fetchall()
        due = tuple(TableId(table) for table, is_due in rows if is_due)
        return ArchiveRange(TableId(rows[-1][0]) if rows else None, due)

    async def archive(self, table: TableId) -> ArchiveOutcome:
        """Archive a game, in one transaction."""
        async with self._connect() as connection, long_transaction(connection):
            cursor = await connection.execute(_SQL["archive"], {"game": table}, binary=True)
            row = await cursor.fetchone()
        assert row is not None
        outcome: ArchiveOutcome = row[0]
        return outcome
