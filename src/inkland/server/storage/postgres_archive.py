"""The archive in PostgreSQL. Each statement is a file in `sql/archive/`.

What is archived, and how it is read, is a matter of the database: see migration 0018.
"""

from typing import Final

from inkland.server.database.timed_connections import long_transaction
from inkland.server.storage.archive_port import ArchiveOutcome, ArchiveRange
from inkland.server.storage.postgres_members import Connect
from inkland.server.storage.statements import load_statements
from inkland.table.ids import TableId

_SQL: Final = load_statements("archive")


class PostgresArchive:
    """The archive on the connections of `PostgresStorage`; see `ArchiveStorage`."""

    def __init__(self, connect: Connect) -> None:
        self._connect = connect

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
