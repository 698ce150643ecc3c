"""What is stored of statistics and public profiles."""

from collections.abc import AsyncIterator, Collection, Mapping, Sequence
from contextlib import asynccontextmanager
from datetime import date, datetime
from typing import Any, Final, Literal, NamedTuple

import psycopg

from inkland.server.features.profiles import counts as sums
from inkland.server.features.profiles.counts import Tallies, Tally
from inkland.server.features.strength.records import RecordedSeat
from inkland.server.features.strength.table_queries import SQL as TABLE_STRENGTH_SQL
from inkland.server.postgres.pools import Database
from inkland.server.postgres.statements import load_statements
from inkland.server.postgres.timed_connections import TimedConnection, long_transaction
from inkland.server.tables.changes import SQL as TABLE_SQL
from inkland.table.ids import AccountId, DealCode, PlayerId, TableId

Part = Literal["result", "analysis"]
Shown = Literal["games", "statistics", "maps"]

CLAIM_SECONDS: Final = 60  # after these another process may count a game that was not counted


class UncountedGame(NamedTuple):
    """A part of a finished game that is not in the statistics yet: its result, or its analysis."""

    table: TableId
    part: Part


class RecordedGame(NamedTuple):
    """A finished game with all that statistics are made of.

    `lines` are its events, one in each line, and `times` the seconds at which they were stored,
    None for those of releases that did not store it. `is_lesson` says that it was the tutorial.
    """

    table: TableId
    finished_at: datetime
    is_lesson: bool
    lines: bytes
    times: tuple[float | None, ...]
    seats: tuple[RecordedSeat, ...]
    judged: str | None


class MemberProfile(NamedTuple):
    """A member as others may see them, and what they have chosen to show."""

    account: AccountId
    name: str
    colour: str | None
    since: datetime
    shows: tuple[Shown, ...]


class ShownTable(NamedTuple):
    """What a map's caption needs of the table of the game."""

    title: str
    is_public: bool
    deal: DealCode | None
    is_sealed: bool = False  # its deal is that of a contest that is not over


_SQL: Final = {**TABLE_STRENGTH_SQL, **load_statements(__name__)}


class StatisticsQueries:
    """Statistics storage in PostgreSQL."""

    def __init__(self, database: Database) -> None:
        self._connect = database.borrow

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
    cursor = await connection.execute(
        TABLE_SQL["days_of"], {"account": account, "limit": None}, binary=True
    )
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
