"""Storage in PostgreSQL. The statements are in the SQL files of this folder."""

from collections.abc import Callable, Collection, Mapping, Sequence
from datetime import date, datetime
from typing import Any, Final, Self

import psycopg
from psycopg.errors import UniqueViolation

from inkland.protocol.translation import STORED_OPTIONS
from inkland.server.postgres.columns import BytesColumn, TextColumn
from inkland.server.postgres.pools import UNAVAILABLE, Database
from inkland.server.postgres.timed_connections import RenewablePool, long_transaction
from inkland.server.tables.changes import (
    begin_game,
    change_table,
    is_writable,
    open_game,
    run,
    save_closed,
    save_secret,
)
from inkland.server.tables.names import MemberNames
from inkland.server.tables.own_games import PostgresOwnGames
from inkland.server.tables.port import LogReceivers
from inkland.server.tables.rows import (
    deal_result,
    of_append,
    of_connected,
    of_deal,
    of_seats,
    of_table,
    rows_of,
    table_of,
)
from inkland.table.errors import StorageUnavailable
from inkland.table.ids import AccountId, DealCode, FlipId, TableId
from inkland.table.storage import purpose
from inkland.table.storage.records import (
    NO_FOLLOW_UP,
    Account,
    Entry,
    Flip,
    FollowUp,
    KeptAnswer,
    RankedResult,
    Secret,
    Standing,
    StarCount,
    StoredAnalysis,
    StoredDeal,
    StoredGame,
    StoredPar,
    Table,
    TableProgress,
)

_MAX_LOOKUPS: Final = 100  # of sessions at the same time, for requests that may change something


class PostgresStorage:
    """`ServerStorage` in PostgreSQL."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._lookups = 0

    @classmethod
    async def open(
        cls,
        conninfo: str,
        size: int = 8,
        readers: int = 2,
        visitors: int = 3,
        make_pool: Callable[..., RenewablePool] | None = None,
    ) -> Self:
        """Connect to a migrated database; raises `StorageUnavailable`."""
        return cls(await Database.open(conninfo, size, readers, visitors, make_pool))

    def names(self) -> MemberNames:
        """Return the registry of members' names."""
        return MemberNames(self.database)

    def own_games(self) -> PostgresOwnGames:
        """Return the storage of the lists of games."""
        return PostgresOwnGames(self.database)

    async def _query(self, name: str, parameters: Mapping[str, object]) -> list[tuple[Any, ...]]:
        """Run one statement by itself, as the role that may write."""
        async with self.database.borrow() as connection:
            return await run(connection, name, parameters)

    async def _maintain(self, name: str, parameters: Mapping[str, object]) -> list[tuple[Any, ...]]:
        """Run one statement that nobody waits for, and that may take longer than others."""
        async with self.database.borrow_player() as connection, long_transaction(connection):
            return await run(connection, name, parameters)

    async def _read(self, name: str, parameters: Mapping[str, object]) -> list[tuple[Any, ...]]:
        """Run one statement by itself, for a task that only looks as the role without secrets."""
        async with self.database.borrow_to_list() as connection:
            return await run(connection, name, parameters)

    # --- Accounts

    async def add_guest(self, account: Account, session: bytes) -> None:
        """Store a new account without credentials, and the hash of its session token."""
        await self._query("add_guest", {**account._asdict(), "session": session})

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

    async def rename(self, account: Account) -> None:
        """Store the account's new name and colour."""
        async with self.database.borrow() as connection, connection.transaction():
            # Only then it is known whether it is becoming a bot.
            await run(connection, "lock_account", {"id": account.id})
            await run(connection, "rename", account._asdict())

    # --- Tables

    async def open_table(self, table: Table, secret: Secret | None) -> bool:
        """Store a new table, with its secret; False if another open table has its code."""
        try:
            async with self.database.borrow_player() as connection, connection.transaction():
                if await run(connection, "open_table", of_table(table)):
                    await run(connection, "seat_people", of_seats(table))
                    if secret is not None:
                        await save_secret(connection, table.id, secret)
        except UniqueViolation:
            return False
        return True

    async def table(self, table: TableId) -> Table | None:
        """Return the table with this id."""
        return (await self.tables([table])).get(table)

    async def tables(self, tables: Collection[TableId]) -> dict[TableId, Table]:
        """Return the tables with these ids."""
        found = map(table_of, await self._query("tables", {"ids": TextColumn(tables)}))
        return {table.id: table for table in found}

    async def change_table(self, table: Table) -> bool:
        """Store the table; False if the stored version is not the one just before."""
        async with self.database.borrow_player() as connection, connection.transaction():
            return await change_table(connection, table)

    async def offer_rematch(
        self, table: Table, sender: AccountId, called: Collection[AccountId]
    ) -> bool:
        """Do `change_table` and invite these accounts to the rematch, in one transaction."""
        invited = {"game": table.rematch, "sender": sender, "called": TextColumn(called)}
        async with self.database.borrow_player() as connection, connection.transaction():
            if not await change_table(connection, table):
                return False
            await run(connection, "call_players", invited)
            return True

    async def start_game(
        self,
        table: Table,
        secret: Secret | None,
        deal: StoredDeal | None,
        entries: Sequence[Entry],
        follow_up: FollowUp = NO_FOLLOW_UP,
    ) -> bool:
        """Do `change_table` and store the opening of the game, in one transaction."""
        opening = of_append(table.id, 0, entries, (), follow_up)
        async with self.database.borrow_player() as connection, connection.transaction() as work:
            if not await begin_game(connection, table):
                raise psycopg.Rollback(work)
            if secret is not None:
                await save_secret(connection, table.id, secret)
            if deal is not None:
                await run(connection, "save_deal", of_deal(deal))
            await open_game(connection, table, opening)
            return True
        return False

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

    async def close_idle_tables(
        self, empty: float, seated: float, limit: int
    ) -> tuple[tuple[TableId, int], ...]:
        """Close open tables not changed for so many seconds; return them with their versions."""
        parameters = {"empty": empty, "seated": seated, "limit": limit}
        rows = await self._query("close_idle_tables", parameters)
        return tuple((TableId(table), version) for table, version in rows)

    async def progress(self, tables: Sequence[TableId]) -> tuple[TableProgress, ...]:
        """Return the progress of these tables; a cheap query, for polling."""
        rows = await self._read("progress", {"tables": list(tables)})
        return tuple(map(TableProgress._make, rows))

    async def secret(self, table: TableId) -> Secret | None:
        """Return the secret of a table."""
        rows = await self._query("secret", {"game": table})
        return Secret(rows[0][0], tuple(rows[0][1]), rows[0][2]) if rows else None

    # --- Games

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

    async def append(
        self,
        table: TableId,
        after: int,
        entries: Sequence[Entry],
        kept: Sequence[KeptAnswer],
        follow_up: FollowUp = NO_FOLLOW_UP,
    ) -> bool:
        """Append entries and answers; False if the last stored entry is not number `after`."""
        parameters = of_append(table, after, entries, kept, follow_up)
        try:
            if not follow_up.results:
                return bool(await self._query("append", parameters))
            # A statement of its own, which moves that end no game need not pay for.
            async with self.database.borrow() as connection, connection.transaction():
                if not await run(connection, "append", parameters):
                    return False
                await run(connection, "end_seats", {"game": table})
                return True
        except UniqueViolation:
            return False

    # --- Clocks

    async def heartbeat(self) -> float:
        """Write the heartbeat of the clocks; return the seconds since the last one."""
        async with self.database.borrow_player() as connection:
            gap: float = (await run(connection, "heartbeat", {}))[0][0]
            return gap

    async def due_deadlines(self, limit: int) -> tuple[tuple[TableId, int], ...]:
        """Return the tables whose deadline has passed, with their open step, most overdue first."""
        rows = await self._read("due_deadlines", {"limit": limit})
        return tuple((TableId(table), step) for table, step in rows)

    async def expire_step(self, table: Table, number: int, step: int) -> bool:
        """Do `change_table` if the deadline of this step has passed; True only once for a step."""
        parameters = {"id": table.id, "version": table.version, "number": number, "step": step}
        async with self.database.borrow_player() as connection, connection.transaction():
            return bool(await run(connection, "expire_step", parameters)) and await change_table(
                connection, table
            )

    async def start_missing_clock(self, table: TableId, number: int, step: int) -> None:
        """Start the clock of a step that was opened by a release without clocks."""
        async with self.database.borrow_player() as connection:
            await run(
                connection, "start_missing_clock", {"game": table, "number": number, "step": step}
            )

    # --- Presence

    async def report_connected(self, here: Sequence[tuple[TableId, int]]) -> None:
        """Note that the players of these seats are connected now."""
        await self._query("report_connected", of_connected(here))

    async def absences(self, table: TableId) -> dict[int, float]:
        """Return the seconds since the players of a table were last seen, by seat."""
        return dict(await self._read("absences", {"game": table}))

    # --- Jobs

    async def requeue_forgotten_bots(self, waiting: float) -> int:
        """Queue jobs for bots whose tables have waited so long without one; return their number."""
        rows = await self._maintain("requeue_forgotten_bots", {"waiting": waiting})
        return len(rows[0][0] or ())

    # --- Deals

    async def deal(self, code: DealCode) -> StoredDeal | None:
        """Return the deal with this code."""
        rows = await self._read("deal", {"code": code})
        if not rows:
            return None
        _code, dealt_at, options, commitment = rows[0]
        return StoredDeal(code, dealt_at, STORED_OPTIONS.from_json(options), commitment)

    async def results(
        self, code: DealCode, limit: int, until: datetime | None = None
    ) -> tuple[RankedResult, ...]:
        """Return results on a deal, most stars first, then earliest; `limit` per table size."""
        return await self._results({"code": code, "limit": limit, "until": until, "key": None})

    async def result(self, code: DealCode, key: str) -> RankedResult | None:
        """Return the result on this deal with this key."""
        parameters = {"code": code, "limit": 1, "until": None, "key": key}
        return next(iter(await self._results(parameters)), None)

    async def _results(self, parameters: dict[str, object]) -> tuple[RankedResult, ...]:
        # The read-only pool has no access to the credentials that tell members from guests.
        return tuple(deal_result(*row) for row in await self._query("results", parameters))

    async def standings(
        self, code: DealCode, account: AccountId | None, until: datetime | None = None
    ) -> tuple[Standing, ...]:
        """Return how the counting results compare, for each number of seats, fewest first."""
        parameters = {"code": code, "account": account, "until": until}
        return tuple(map(Standing._make, await self._read("standings", parameters)))

    async def star_counts(
        self, code: DealCode, until: datetime | None = None
    ) -> tuple[StarCount, ...]:
        """Return how many counted results have how many stars, fewest seats and stars first."""
        rows = await self._read("star_counts", {"code": code, "until": until})
        return tuple(map(StarCount._make, rows))

    async def mark_deal_seen(self, code: DealCode, account: AccountId, table: TableId) -> None:
        """Note that the account has seen the deal at this table, unless it had before."""
        await self._query("mark_deal_seen", {"deal": code, "account": account, "game": table})

    async def first_seen_at(self, code: DealCode, account: AccountId) -> TableId | None:
        """Return the table where the account has seen the deal first."""
        rows = await self._read("first_seen_at", {"deal": code, "account": account})
        return rows[0][0] if rows else None

    async def pars(self, code: DealCode) -> tuple[StoredPar, ...]:
        """Return the computed pars of the deal, fewest seats first."""
        return tuple(map(StoredPar._make, await self._query("pars", {"deal": code})))

    async def save_par(self, code: DealCode, par: StoredPar) -> None:
        """Store the par of a deal for a number of seats, unless it is stored already."""
        await self._query("save_par", {"deal": code, **par._asdict()})

    # --- Analyses

    async def request_analysis(self, table: TableId) -> bool:
        """Request an analysis and queue its job; False if requested before or not finished."""
        return bool(await self._query("request_analysis", {"game": table}))

    async def analysis(self, table: TableId) -> StoredAnalysis | None:
        """Return the analysis of a game, perhaps unfinished; None if it was not requested."""
        rows = await self._query("analysis", {"game": table})
        return StoredAnalysis._make(rows[0]) if rows else None

    async def save_analysis(self, table: TableId, judged: str) -> None:
        """Store the finished analysis."""
        await self._query("save_analysis", {"game": table, "judged": judged})

    async def delete_analysis(self, table: TableId) -> None:
        """Delete the request for an analysis that failed."""
        await self._query("delete_analysis", {"game": table})

    # --- The deal of the day

    async def save_day(self, day: date, table: Table, secret: Secret, deal: StoredDeal) -> DealCode:
        """Store the deal of the day unless there is one; return the code of the stored one."""
        async with self.database.borrow_player() as connection, connection.transaction() as work:
            await save_closed(connection, table, secret, deal)
            if await run(connection, "save_day", {"day": day, "deal": deal.code}):
                return deal.code
            raise psycopg.Rollback(work)
        code = await self.day(day)
        assert code is not None
        return code

    async def day(self, day: date) -> DealCode | None:
        """Return the deal of the day, if there is one."""
        rows = await self._read("day", {"day": day})
        return rows[0][0] if rows else None

    async def day_of(self, code: DealCode) -> date | None:
        """Return the day whose deal this is."""
        rows = await self._read("day_of", {"deal": code})
        return rows[0][0] if rows else None

    async def contest_end_of(self, code: DealCode) -> datetime | None:
        """Return when the contest closes whose deal this is."""
        rows = await self._read("contest_end_of", {"deal": code})
        return rows[0][0] if rows else None

    async def days_of(self, account: AccountId, limit: int) -> tuple[date, ...]:
        """Return the days whose deal the account has finished in time, latest first."""
        rows = await self._read("days_of", {"account": account, "limit": limit})
        return tuple(day for (day,) in rows)

    # --- Flips: cards for paper tables

    async def save_flip(self, flip: Flip) -> None:
        """Store a new flip."""
        parameters = {**flip._asdict(), "options": STORED_OPTIONS.to_json(flip.options).decode()}
        await self._query("save_flip", parameters)

    async def flip(self, flip: FlipId) -> Flip | None:
        """Return the flip with this id. It contains the seed, which must not leave the server."""
        rows = await self._query("flip", {"id": flip})
        if not rows:
            return None
        id_, key, options, seed, number = rows[0]
        return Flip(id_, key, STORED_OPTIONS.from_json(options), seed, number)

    async def turn_flip(self, flip: FlipId, number: int) -> bool:
        """Note that card `number` was turned; False if it is not the next one."""
        return bool(await self._query("turn_flip", {"id": flip, "number": number}))

    async def delete_flips(self, days: int) -> None:
        """Delete flips of which no card was turned for so many days."""
        await self._maintain("delete_flips", {"days": days})

    # --- State of the storage

    async def is_ready(self) -> bool:
        """Whether the database does what a move needs: it finds room on its disk, and commits."""
        try:
            async with self.database.borrow_player() as connection:
                return await is_writable(connection)
        except StorageUnavailable:
            return False

    async def is_reachable(self) -> bool:
        """Whether `is_ready` would be true on a new connection, which is not of the pools."""
        try:
            async with await self.database.players.connect_apart() as connection:
                return await is_writable(connection)
        except UNAVAILABLE:
            return False

    async def log_receivers(self) -> LogReceivers:
        """Look whether the log of the database is received elsewhere, if it should be."""
        return LogReceivers(*(await self._read("log_receivers", {}))[0])

    async def now(self) -> datetime:
        """Return the time of the database."""
        found: datetime = (await self._read("now", {}))[0][0]
        return found

    async def close(self) -> None:
        """Close all connections."""
        await self.database.close()
