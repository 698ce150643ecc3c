"""Storage of strengths at tables in PostgreSQL; most statements are in `table_queries.sql`."""

from collections import defaultdict
from collections.abc import AsyncIterator, Collection, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final

from inkland.protocol.translation import STORED_OPTIONS
from inkland.server.features.strength.queries import SQL as STRENGTH_SQL
from inkland.server.features.strength.records import (
    ComparedGames,
    RecordedSeat,
    TableStrength,
    TableUpdate,
    family_of,
    with_bots_apart,
)
from inkland.server.postgres.pools import Database
from inkland.server.postgres.statements import load_statements
from inkland.server.postgres.timed_connections import TimedConnection, long_transaction
from inkland.strength import Strength
from inkland.table.ids import AccountId

SQL: Final = {
    **load_statements(__name__),
    "lock": STRENGTH_SQL["lock"],
}


class TableStrengthQueries:
    """Storage of strengths at tables on the connections of `PostgresStorage`."""

    def __init__(self, database: Database) -> None:
        self._connect = database.borrow

    async def compare_next(self, update: TableUpdate) -> bool:
        """Compare the game that ended first of those to be compared; False if there is none."""
        async with self._transaction() as connection:
            found = await _run(connection, "next_game")
            if not found:
                return False
            ((game, options),) = found
            family = family_of(STORED_OPTIONS.from_json(options))
            if family is None:
                await _run(connection, "leave_out_game", game=game)
                return True
            seats = await _seats(connection, game)
            people = {one.account for one in seats}
            present = await _present(connection, people)
            stored = await _run(connection, "before_game", accounts=sorted(present), family=family)
            before = {
                account: TableStrength(family, Strength(mean, variance), games)
                for account, mean, variance, games in stored
            }
            update = with_bots_apart(update, await _bots(connection, present))
            after = _after(family, before, [one for one in seats if one.account in present], update)
            if not after:
                await _run(connection, "leave_out_game", game=game)
                return True
            left_out = sorted(people - present)
            await _run(connection, "note_compared", game=game, family=family, left_out=left_out)
            await _save(connection, family, after)
            return True

    async def recompute(self, update: TableUpdate) -> ComparedGames:
        """Replace all strengths at tables by what the compared games come to."""
        known: dict[str, dict[AccountId, TableStrength]] = defaultdict(dict)
        async with self._transaction() as connection:
            games = await _run(connection, "compared_games")
            for game, family, left_out in games:
                seats = [
                    one for one in await _seats(connection, game) if one.account not in left_out
                ]
                bots = await _bots(connection, {one.account for one in seats})
                apart = with_bots_apart(update, bots)
                known[family] |= _after(family, known[family], seats, apart)
            present = await _present(connection, {one for rows in known.values() for one in rows})
            await _run(connection, "delete_all")
            stored = 0
            for family, rows in known.items():
                kept = {account: row for account, row in rows.items() if account in present}
                await _save(connection, family, kept)
                stored += len(kept)
        return ComparedGames(len(games), stored)

    async def table_strengths(self, account: AccountId) -> tuple[TableStrength, ...]:
        """Return the strengths of an account at tables, by family."""
        async with self._connect() as connection:
            rows = await _run(connection, "table_strengths", account=account)
        return tuple(
            TableStrength(family, Strength(mean, variance), games)
            for family, mean, variance, games in rows
        )

    @asynccontextmanager
    async def _transaction(self) -> AsyncIterator[TimedConnection]:
        """Borrow a connection for a transaction in which nobody else compares a game."""
        async with (
            self._connect() as connection,
            long_transaction(connection),
            connection.transaction(),
        ):
            await _run(connection, "lock")
            yield connection


async def _seats(connection: TimedConnection, game: str) -> list[RecordedSeat]:
    return list(map(RecordedSeat._make, await _run(connection, "recorded_seats", game=game)))


async def _present(connection: TimedConnection, accounts: Collection[AccountId]) -> set[AccountId]:
    """Which of these accounts are not erased, and will not be until the transaction ends."""
    rows = await _run(connection, "lock_accounts", accounts=sorted(accounts))
    return {account for (account,) in rows}


async def _bots(connection: TimedConnection, accounts: Collection[AccountId]) -> set[AccountId]:
    """Which of these accounts are bots."""
    rows = await _run(connection, "bots_among", accounts=sorted(accounts))
    return {account for (account,) in rows}


def _after(
    family: str,
    before: Mapping[AccountId, TableStrength],
    seats: Sequence[RecordedSeat],
    update: TableUpdate,
) -> dict[AccountId, TableStrength]:
    """What is stored after a game; empty if it cannot be compared."""
    rows = {one.account: before[one.account] for one in seats if one.account in before}
    after = update({account: row.known for account, row in rows.items()}, seats)
    return {
        account: TableStrength(family, new, 1 + (rows[account].games if account in rows else 0))
        for account, new in after.items()
    }


async def _save(
    connection: TimedConnection, family: str, rows: Mapping[AccountId, TableStrength]
) -> None:
    await _run(
        connection,
        "save",
        family=family,
        accounts=list(rows),
        means=[row.known.mean for row in rows.values()],
        variances=[row.known.variance for row in rows.values()],
        games=[row.games for row in rows.values()],
    )


async def _run(
    connection: TimedConnection, name: str, /, **parameters: object
) -> list[tuple[Any, ...]]:
    """Execute a statement and return its rows."""
    cursor = await connection.execute(SQL[name], parameters, binary=True)
    return await cursor.fetchall() if cursor.description else []
