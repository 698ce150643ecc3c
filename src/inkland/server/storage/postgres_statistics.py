"""Statistics storage in PostgreSQL. Each statement is a file in `sql/statistics/`."""

from collections.abc import AsyncIterator, Collection, Mapping, Sequence
from contextlib import asynccontextmanager
from datetime import date
from typing import Any, Final

import psycopg

from inkland.server.database.timed_connections import TimedConnection, long_transaction
from inkland.server.storage import tallies as sums
from inkland.server.storage.postgres_members import Connect
from inkland.server.storage.statements import load_statements
from inkland.server.storage.statistics_port import (
    CLAIM_SECONDS,
    MemberProfile,
    RecordedGame,
    RecordedSeat,
    Shown,
    ShownTable,
    UncountedGame,
)
from inkland.server.storage.tallies import Tallies, Tally
from inkland.table.ids import AccountId, PlayerId, TableId

_SQL: Final = load_statements("statistics")
_DAYS_OF: Final = load_statements("tables")["days_of"]


class PostgresStatisticsStorage:
    """Statistics storage on the connections of `PostgresStorage`; see `StatisticsStorage`."""

    def __init__(self, connect: Connect) -> None:
        self._connect = connect

    # --- Counting

    async def claim(self, limit: int) -> tuple[UncountedGame, ...]:
        """Return games to be counted, which nobody else gets for a while."""
        rows = await self._run("claim", limit=limit, seconds=CLAIM_SECONDS)
        return tuple(map(UncountedGame._make, rows))

    async def recorded(self, table: TableId) -> RecordedGame | None:
        """Return the record of a finished game; None if it is not over."""
        async with self._connect() as connection:
            found = await _run(connection, "recorded", game=table)
            seats = await _run(connection, "recorded_seats", game=table)
        if not found:
            return None
        ((finished_at, is_lesson, lines, times, judged),) = found
        people = tuple(map(RecordedSeat._make, seats))
        return RecordedGame(table, finished_at, is_lesson, lines, tuple(times), people, judged)

    async def count(self, game: UncountedGame, gains: Mapping[AccountId, Tallies]) -> bool:
        """Add the gains to the statistics of these accounts; False if that was done before."""
        async with self._transaction() as (connection, work):
            present = await _lock(connection, gains)
            if not await _run(connection, "mark_counted", game=game.table, part=game.part):
                raise psycopg.Rollback(work)
            for account in present:
                keys = list(gains[account])
                stored = await _run(connection, "some_keys", account=account, keys=keys)
                before = {key: sums.decode_tally(body) for key, body in stored}
                await _save(connection, account, sums.add(before, gains[account]))
            return True
        return False

    async def statistics(self, account: AccountId) -> dict[str, Tally]:
        """Return the statistics of an account by key."""
        rows = await self._run("statistics", account=account)
        return {key: sums.decode_tally(body) for key, body in rows}

    # --- Counting anew

    async def players(self, after: AccountId | None, limit: int) -> tuple[AccountId, ...]:
        """Return accounts with a finished game, in the order of their ids."""
        rows = await self._run("players", after=after or "", limit=limit)
        return tuple(account for (account,) in rows)

    async def count_stand_ins(self) -> int:
        """Count again what stand-ins have drawn; return how many results it has changed."""
        async with self._transaction() as (connection, _work):
            return len(await _run(connection, "count_stand_ins"))

    async def counted(self, account: AccountId) -> tuple[UncountedGame, ...]:
        """Return the games of the account, except those that are still to be counted."""
        return tuple(map(UncountedGame._make, await self._run("counted", account=account)))

    async def replace(
        self, account: AccountId, counted: Collection[UncountedGame], tallies: Tallies
    ) -> bool:
        """Replace the statistics by these; False if more games were counted meanwhile."""
        async with self._transaction() as (connection, work):
            present = await _lock(connection, [account])
            found = await _run(connection, "counted", account=account)
            if set(map(UncountedGame._make, found)) != set(counted):
                raise psycopg.Rollback(work)
            await _run(connection, "delete", account=account)
            if present:
                await _save(connection, account, tallies)
            return True
        return False

    # --- Profiles

    async def show(
        self,
        account: AccountId,
        shows: Sequence[Shown],
        is_listed: bool | None = None,
        allows_reuse: bool | None = None,
    ) -> None:
        """Store what a member shows; an account that was erased shows nothing."""
        wishes = {"shows": list(shows), "is_listed": is_listed, "allows_reuse": allows_reuse}
        await self._run("show", account=account, **wishes)

    async def shown(self, account: AccountId) -> tuple[Shown, ...]:
        """Return what an account shows."""
        rows = await self._run("shown", account=account)
        return tuple(rows[0][0]) if rows else ()

    async def allows_reuse(self, account: AccountId) -> bool:
        """Return whether an account lets others use positions of its games."""
        ((allows_reuse,),) = await self._run("allows_reuse", account=account)
        return bool(allows_reuse)

    async def reusable_games(self, limit: int) -> tuple[TableId, ...]:
        """Return finished public games of which every person does."""
        return tuple(TableId(game) for (game,) in await self._run("reusable_games", limit=limit))

    async def is_listed(self, account: AccountId) -> bool:
        """Return whether an account wants to stand in leaderboards."""
        ((is_listed,),) = await self._run("is_listed", account=account)
        return bool(is_listed)

    async def profile(self, player: PlayerId) -> MemberProfile | None:
        """Return the member with this public id, if they show anything."""
        rows = await self._run("profile", player=player)
        if not rows:
            return None
        *known, shows = rows[0]
        return MemberProfile._make((*known, tuple(shows)))

    async def shown_tables(self, tables: Collection[TableId]) -> dict[TableId, ShownTable]:
        """Return the tables with these ids."""
        rows = await self._run("shown_tables", tables=list(tables))
        return {table: ShownTable(*rest) for table, *rest in rows}

    # --- Connections

    async def _run(self, name: str, /, **parameters: object) -> list[tuple[Any, ...]]:
        async with self._connect() as connection:
            return await _run(connection, name, **parameters)

    @asynccontextmanager
    async def _transaction(
        self,
    ) -> AsyncIterator[tuple[TimedConnection, psycopg.AsyncTransaction]]:
        """Borrow a connection for a transaction that may take longer than others."""
        async with (
            self._connect() as connection,
            long_transaction(connection),
            connection.transaction() as work,
        ):
            yield connection, work


async def _lock(connection: TimedConnection, accounts: Collection[AccountId]) -> list[AccountId]:
    """Lock the accounts until the end of the transaction; return those that were not erased."""
    rows = await _run(connection, "lock_accounts", accounts=sorted(accounts))
    return [account for (account,) in rows]


async def _save(connection: TimedConnection, account: AccountId, changed: Tallies) -> None:
    """Store changed statistics of an account, and its streaks as they are now."""
    ((finishes,),) = await _run(connection, "finishes", account=account)
    cursor = await connection.execute(_DAYS_OF, {"account": account, "limit": None}, binary=True)
    days: list[date] = sorted(day for (day,) in await cursor.fetchall())
    made = {**changed, **sums.streaks(finishes or [], days)}
    bodies = [sums.encode_tally(value) for value in made.values()]
    await _run(connection, "save", account=account, keys=list(made), bodies=bodies)


async def _run(
    connection: TimedConnection, name: str, /, **parameters: object
) -> list[tuple[Any, ...]]:
    """Execute a statement and return its rows."""
    cursor = await connection.execute(_SQL[name], parameters, binary=True)
    return await cursor.fetchall() if cursor.description else []
