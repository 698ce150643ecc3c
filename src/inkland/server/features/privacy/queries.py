"""What is stored: what is kept about whom, and what for long enough.

Every deletion is by the clock of the storage. Any number of processes may delete at the same time,
and be killed at any moment: what is left is found again.
"""

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Any, Final, Literal, NamedTuple, get_args

from psycopg import sql

from inkland.server.features.privacy.personal_rows import PERSONAL_TABLES, PersonalTable
from inkland.server.postgres.pools import Database
from inkland.server.postgres.statements import load_statements
from inkland.server.postgres.timed_connections import long_transaction
from inkland.table.ids import AccountId, TableId
from inkland.table.storage.records import Account

OldRows = Literal["news", "invitation", "knock", "nudge", "flag", "report"]
OLD_ROWS: Final[tuple[OldRows, ...]] = get_args(OldRows)


class GuestTimes(NamedTuple):
    """After which time a guest is erased; None: never.

    `unused`: who has played nothing was not seen for so long. `lost`: nobody has a session of
    somebody whose last game was so long ago, so that nobody can ever come back.
    """

    unused: timedelta | None
    lost: timedelta | None


class GuestRange(NamedTuple):
    """The guests of a range of accounts who are due; `last` is None behind the last account."""

    due: tuple[Account, ...]
    last: AccountId | None


class TableRange(NamedTuple):
    """The tables of a range that were emptied, with their versions; `last` as in `GuestRange`."""

    emptied: tuple[tuple[TableId, int], ...]
    last: TableId | None


class Erasure(NamedTuple):
    """An account that was erased, and when."""

    account: AccountId
    at: datetime


_SQL: Final = load_statements(__name__)


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


class RetentionQueries:
    """Retention in PostgreSQL."""

    def __init__(self, database: Database) -> None:
        self._connect = database.borrow_player

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
