"""What reads accounts, tables and games in PostgreSQL. The statements are in `lookups.sql`."""

from collections.abc import Collection, Sequence
from datetime import datetime
from typing import Final

from inkland.server.postgres.columns import BytesColumn, TextColumn
from inkland.server.postgres.pools import Database
from inkland.server.tables.rows import LogReceivers, rows_of, table_of
from inkland.server.tables.storage_part import StoragePart
from inkland.table.errors import StorageUnavailable
from inkland.table.ids import AccountId, TableId
from inkland.table.storage import purpose
from inkland.table.storage.records import (
    Account,
    Entry,
    KeptAnswer,
    Secret,
    StoredGame,
    Table,
    TableProgress,
)

_MAX_LOOKUPS: Final = 100  # of sessions at the same time, for requests that may change something


class LookupStorage(StoragePart):
    """Finds accounts, tables and games."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self._lookups = 0

    async def account_of(self, session: bytes) -> Account | None:
        """Find the account of the session whose token has this hash.

        Anybody can cause that with an invented token, so only so many use what games need.
        """
        counts = not purpose.is_reading()
        if counts and self._lookups >= _MAX_LOOKUPS:
            raise StorageUnavailable("too many sessions are looked up")
        self._lookups += counts
        try:
            return (await self.accounts_of([session])).get(session)
        finally:
            self._lookups -= counts

    async def accounts_of(self, sessions: Collection[bytes]) -> dict[bytes, Account]:
        """Find the accounts of the sessions whose tokens have these hashes."""
        rows = await self._query("accounts_of", {"sessions": BytesColumn(sessions)})
        return {session: Account._make(row) for session, *row in rows}

    async def table(self, table: TableId) -> Table | None:
        """Return the table with this id."""
        return (await self.tables([table])).get(table)

    async def tables(self, tables: Collection[TableId]) -> dict[TableId, Table]:
        """Return the tables with these ids."""
        found = map(table_of, await self._query("tables", {"ids": TextColumn(tables)}))
        return {table.id: table for table in found}

    async def lobby(self, limit: int) -> tuple[Table, ...]:
        """Return public tables that are open or playing: open ones first, then the latest first."""
        with purpose.reading():
            return tuple(map(table_of, await self._read("lobby", {"limit": limit})))

    async def public_tables(self, host: AccountId, source: int | None) -> tuple[int, int]:
        """Return how many public tables are open of this host, and how many from this source."""
        ((of_host, of_source),) = await self._read(
            "public_tables", {"host": host, "source": source}
        )
        return of_host, of_source

    async def blocks_among(
        self, accounts: Collection[AccountId]
    ) -> frozenset[tuple[AccountId, AccountId]]:
        """Return the pairs of these accounts of which the first has blocked the second."""
        return frozenset(await self._query("blocks_among", {"accounts": list(accounts)}))

    async def who_may_be_called(self, accounts: Collection[AccountId]) -> frozenset[AccountId]:
        """Return those of these accounts that are people, neither erased nor suspended."""
        rows = await self._query("who_may_be_called", {"accounts": TextColumn(accounts)})
        return frozenset(AccountId(account) for (account,) in rows)

    async def progress(self, tables: Sequence[TableId]) -> tuple[TableProgress, ...]:
        """Return the progress of these tables; a cheap query, for polling."""
        rows = await self._read("progress", {"tables": list(tables)})
        return tuple(map(TableProgress._make, rows))

    async def secret(self, table: TableId) -> Secret | None:
        """Return the secret of a table."""
        rows = await self._query("secret", {"game": table})
        return Secret(rows[0][0], tuple(rows[0][1]), rows[0][2]) if rows else None

    async def game(self, table: TableId, since: int = 0) -> StoredGame | None:
        """Return the game of a table after entry `since`, in one snapshot; None if not started."""
        return (await self._games([table], since)).get(table)

    async def games(self, tables: Collection[TableId]) -> dict[TableId, StoredGame]:
        """Return the started games of these tables, each in one snapshot."""
        return await self._games(tables, 0)

    async def _games(self, tables: Collection[TableId], since: int) -> dict[TableId, StoredGame]:
        rows = await self._query("games", {"games": TextColumn(tables), "since": since})
        return {
            table: StoredGame(
                min(since, number),
                tuple(map(Entry._make, rows_of(columns[:7]))),
                tuple(map(KeptAnswer._make, rows_of(columns[7:]))),
                is_closed,
            )
            for table, number, is_closed, *columns in rows
        }

    async def finished_events(self, table: TableId) -> bytes | None:
        """Return the events of a finished game, one in each line; None if it is not over."""
        rows = await self._query("finished_events", {"game": table})
        lines: bytes | None = rows[0][0]
        return lines

    async def log_receivers(self) -> LogReceivers:
        """Look whether the log of the database is received elsewhere, if it should be."""
        return LogReceivers(*(await self._read("log_receivers", {}))[0])

    async def now(self) -> datetime:
        """Return the time of the database."""
        found: datetime = (await self._read("now", {}))[0][0]
        return found
