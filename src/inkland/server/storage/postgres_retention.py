"""Retention in PostgreSQL. Each statement is a file in `sql/retention/`."""

from collections.abc import Sequence
from datetime import timedelta
from typing import Any, Final

from psycopg import sql

from inkland.server.database.timed_connections import long_transaction
from inkland.server.storage.personal_rows import PERSONAL_TABLES, PersonalTable
from inkland.server.storage.postgres_members import Connect
from inkland.server.storage.retention_port import (
    Erasure,
    GuestRange,
    GuestTimes,
    OldRows,
    TableRange,
)
from inkland.server.storage.statements import load_statements
from inkland.table.ids import AccountId, TableId
from inkland.table.storage.records import Account

_SQL: Final = load_statements("retention")


def _rows_query(table: str, found: PersonalTable) -> sql.Composed:
    """Return the query for the rows of a table about an account, each as one JSON object."""
    return sql.SQL(
        "SELECT to_jsonb(kept) FROM (SELECT {columns} FROM {table} WHERE {owner} = %(account)s) "
        "AS kept"
    ).format(
        columns=sql.SQL(", ").join(map(sql.Identifier, found.columns)),
        table=sql.Identifier(table),
        owner=sql.Identifier(found.owner),
    )


_ROWS: Final = {table: _rows_query(table, found) for table, found in PERSONAL_TABLES.items()}


class PostgresRetentionStorage:
    """Retention on the connections of `PostgresStorage`; see `RetentionStorage`."""

    def __init__(self, connect: Connect) -> None:
        self._connect = connect

    async def delete_old(self, rows: OldRows, older: timedelta, limit: int) -> int:
        """Delete up to `limit` rows that are older than this; return how many."""
        return len(await self._run(f"delete_{rows}", older=older, limit=limit))

    async def due_guests(self, after: AccountId, limit: int, times: GuestTimes) -> GuestRange:
        """Look through the next `limit` accounts for guests to be erased."""
        rows = await self._run("due_guests", after=after, limit=limit, **times._asdict())
        due = tuple(Account(*row[:3]) for row in rows if row[3])
        return GuestRange(due, AccountId(rows[-1][0]) if rows else None)

    async def delete_empty_accounts(
        self, after: AccountId, until: AccountId, erased: timedelta
    ) -> int:
        """Delete the accounts of a range that were erased so long ago and left nothing behind."""
        return len(
            await self._run("delete_empty_accounts", after=after, until=until, erased=erased)
        )

    async def empty_closed_tables(
        self, after: TableId, limit: int, closed: timedelta
    ) -> TableRange:
        """Look through the next `limit` tables, and empty those closed so long ago unplayed."""
        rows = await self._run("empty_closed_tables", after=after, limit=limit, closed=closed)
        emptied = tuple((TableId(id), version) for id, version in rows if version is not None)
        return TableRange(emptied, TableId(rows[-1][0]) if rows else None)

    async def rows_of(self, account: AccountId) -> dict[str, tuple[dict[str, Any], ...]]:
        """Return all rows about an account by table, as `personal_rows` lists them."""
        found: dict[str, tuple[dict[str, Any], ...]] = {}
        async with self._connect() as connection, long_transaction(connection):
            for table, query in _ROWS.items():
                cursor = await connection.execute(query, {"account": account})
                found[table] = tuple(row[0] for row in await cursor.fetchall())
        return found

    async def erasures(self, within: timedelta | None) -> tuple[Erasure, ...]:
        """Return the erasures of this time, or all, oldest first."""
        return tuple(map(Erasure._make, await self._run("erasures", within=within)))

    async def not_erased(self, accounts: Sequence[AccountId]) -> tuple[Account, ...]:
        """Return those of the accounts that exist and are not erased."""
        return tuple(
            Account(*row) for row in await self._run("not_erased", accounts=list(accounts))
        )

    async def _run(self, name: str, /, **parameters: object) -> list[tuple[Any, ...]]:
        async with self._connect() as connection, long_transaction(connection):
            cursor = await connection.execute(_SQL[name], parameters, binary=True)
            return await cursor.fetchall()
