"""Storage in PostgreSQL. Each statement is a file in `sql/tables/`."""

from collections.abc import AsyncIterator, Collection, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager
from datetime import date, datetime
from typing import Any, Final, Self, cast

import msgspec
import psycopg
from psycopg.errors import ReadOnlySqlTransaction, UniqueViolation
from psycopg_pool import TooManyRequests

from inkland.protocol.translation import STORED_OPTIONS
from inkland.server import metrics
from inkland.server.database.timed_connections import (
    RenewablePool,
    TimedConnection,
    check_if_readable,
    long_transaction,
)
from inkland.server.storage.columns import (
    BytesColumn,
    IntegerColumn,
    Kinds,
    TextColumn,
    columns,
    register,
)
from inkland.server.storage.postgres_archive import PostgresArchive
from inkland.server.storage.postgres_contests import PostgresContestStorage
from inkland.server.storage.postgres_day_maps import PostgresDayMapStorage
from inkland.server.storage.postgres_flags import PostgresFlagStorage
from inkland.server.storage.postgres_knocks import PostgresKnockStorage
from inkland.server.storage.postgres_leaders import PostgresLeaderStorage
from inkland.server.storage.postgres_mails import PostgresMailStorage
from inkland.server.storage.postgres_members import PostgresMemberStorage
from inkland.server.storage.postgres_notices import PostgresNoticeStorage
from inkland.server.storage.postgres_nudges import PostgresNudgeStorage
from inkland.server.storage.postgres_own_games import PostgresOwnGames, summary_parameters
from inkland.server.storage.postgres_people import PostgresPeopleStorage
from inkland.server.storage.postgres_puzzles import PostgresPuzzleStorage
from inkland.server.storage.postgres_statistics import PostgresStatisticsStorage
from inkland.server.storage.postgres_strengths import PostgresStrengthStorage
from inkland.server.storage.postgres_table_strengths import PostgresTableStrengthStorage
from inkland.server.storage.statements import load_statements
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
    Occupant,
    RankedResult,
    SeatHold,
    SeatResult,
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

_SQL: Final = load_statements("tables")
_READER_CONNECTIONS: Final = 2
_VISITOR_CONNECTIONS: Final = 3
_MAX_WAITING_READS: Final = 100  # for a connection of one pool; the next ones are refused at once
_MAX_LOOKUPS: Final = 100  # of sessions at the same time, for requests that may change something

_OPEN_SECONDS: Final = 15.0  # for all connections of a pool, when a process starts
# The database is gone, full, restarting or a replica, or the outcome is unknown.
_UNAVAILABLE: Final = (psycopg.OperationalError, psycopg.InterfaceError, psycopg.InternalError)


class PostgresStorage:
    """`ServerStorage` with a pool for playing and two for those who only look.

    Of these, `readers` cannot see a secret; `visitors` are for what needs more than that: sessions,
    finished games, and that somebody has seen a deal. `purpose` says which of them a task uses, so
    that no number of reads can take a connection that a game needs.
    """

    def __init__(
        self, players: RenewablePool, readers: RenewablePool, visitors: RenewablePool
    ) -> None:
        self._players = players
        self._readers = readers
        self._visitors = visitors
        self._lookups = 0

    @classmethod
    async def open(cls, conninfo: str, size: int = 8) -> Self:
        """Connect to a migrated database; raises `StorageUnavailable`."""
        storage = cls(
            _pool("players", conninfo, size, "writer"),
            _pool("readers", conninfo, _READER_CONNECTIONS, "reader", _MAX_WAITING_READS),
            _pool("visitors", conninfo, _VISITOR_CONNECTIONS, "writer", _MAX_WAITING_READS),
        )
        try:
            for pool in storage._pools:
                await pool.open(wait=True, timeout=_OPEN_SECONDS)
        except _UNAVAILABLE as error:
            await storage.close()
            raise StorageUnavailable(str(error)) from error
        return storage

    def names(self) -> PostgresMemberStorage:
        """Return the registry of members' names."""
        return self.members()

    def members(self) -> PostgresMemberStorage:
        """Return the member storage, on the same connections."""
        return PostgresMemberStorage(lambda: _from(self._main))

    def archive(self) -> PostgresArchive:
        """Return the archive, on the same connections."""
        return PostgresArchive(lambda: _from(self._main))

    def contests(self) -> PostgresContestStorage:
        """Return the storage of contests, on the same connections."""
        return PostgresContestStorage(lambda: _from(self._main), _save_closed, _begin_table)

    def knocks(self) -> PostgresKnockStorage:
        """Return the storage of knocks, on the same connections."""
        return PostgresKnockStorage(lambda: _from(self._main))

    def nudges(self) -> PostgresNudgeStorage:
        """Return the storage of nudges, on the same connections."""
        return PostgresNudgeStorage(lambda: _from(self._main))

    def own_games(self) -> PostgresOwnGames:
        """Return the storage of the lists of games, on the same connections."""
        return PostgresOwnGames(lambda: _from(self._main), lambda: _from(self._readers))

    def mails(self) -> PostgresMailStorage:
        """Return the storage of mail, on the same connections."""
        return PostgresMailStorage(lambda: _from(self._main))

    def notices(self) -> PostgresNoticeStorage:
        """Return the storage of notices, on the same connections."""
        return PostgresNoticeStorage(lambda: _from(self._main))

    def people(self) -> PostgresPeopleStorage:
        """Return the storage of people, on the same connections."""
        return PostgresPeopleStorage(lambda: _from(self._main))

    def statistics(self) -> PostgresStatisticsStorage:
        """Return the storage of statistics, on the same connections."""
        return PostgresStatisticsStorage(lambda: _from(self._main))

    def day_maps(self) -> PostgresDayMapStorage:
        """Return the storage of maps of deals of the day, on the same connections."""
        return PostgresDayMapStorage(lambda: _from(self._main))

    def leaders(self) -> PostgresLeaderStorage:
        """Return the storage of leaderboards, on the same connections."""
        return PostgresLeaderStorage(lambda: _from(self._main))

    def flags(self) -> PostgresFlagStorage:
        """Return the storage of flags, on the same connections."""
        return PostgresFlagStorage(lambda: _from(self._main))

    def strengths(self) -> PostgresStrengthStorage:
        """Return the storage of strengths, on the same connections."""
        return PostgresStrengthStorage(lambda: _from(self._main))

    def table_strengths(self) -> PostgresTableStrengthStorage:
        """Return the storage of strengths at tables, on the same connections."""
        return PostgresTableStrengthStorage(lambda: _from(self._main))

    def puzzles(self) -> PostgresPuzzleStorage:
        """Return the storage of answers to puzzles, on the same connections."""
        return PostgresPuzzleStorage(lambda: _from(self._main))

    @property
    def _pools(self) -> tuple[RenewablePool, ...]:
        return self._players, self._readers, self._visitors

    @property
    def _main(self) -> RenewablePool:
        """The pool of the role that may write, for the current task."""
        return self._visitors if purpose.is_reading() else self._players

    async def _query(self, name: str, parameters: Mapping[str, object]) -> list[tuple[Any, ...]]:
        """Run one statement by itself, as the role that may write."""
        async with _from(self._main) as connection:
            return await _run(connection, name, parameters)

    async def _maintain(self, name: str, parameters: Mapping[str, object]) -> list[tuple[Any, ...]]:
        """Run one statement that nobody waits for, and that may take longer than others."""
        async with _from(self._players) as connection, long_transaction(connection):
            return await _run(connection, name, parameters)

    async def _read(self, name: str, parameters: Mapping[str, object]) -> list[tuple[Any, ...]]:
        """Run one statement by itself, for a task that only looks as the role without secrets."""
        async with _from(self._readers if purpose.is_reading() else self._players) as connection:
            return await _run(connection, name, parameters)

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
        await self._query("rename", account._asdict())

    # --- Tables

    async def open_table(self, table: Table, secret: Secret | None) -> bool:
        """Store a new table, with its secret; False if another open table has its code."""
        try:
            async with _from(self._players) as connection, connection.transaction():
                if await _run(connection, "open_table", _of_table(table)):
                    await _run(connection, "seat_people", _of_seats(table))
                    if secret is not None:
                        await _save_secret(connection, table.id, secret)
        except UniqueViolation:
            return False
        return True

    async def table(self, table: TableId) -> Table | None:
        """Return the table with this id."""
        return (await self.tables([table])).get(table)

    async def tables(self, tables: Collection[TableId]) -> dict[TableId, Table]:
        """Return the tables with these ids."""
        found = map(_table, await self._query("tables", {"ids": TextColumn(tables)}))
        return {table.id: table for table in found}

    async def change_table(self, table: Table) -> bool:
        """Store the table; False if the stored version is not the one just before."""
        async with _from(self._players) as connection, connection.transaction():
            return await _change(connection, table)

    async def start_game(
        self,
        table: Table,
        secret: Secret | None,
        deal: StoredDeal | None,
        entries: Sequence[Entry],
        follow_up: FollowUp = NO_FOLLOW_UP,
    ) -> bool:
        """Do `change_table` and store the opening of the game, in one transaction."""
        opening = _of_append(table.id, 0, entries, (), follow_up)
        async with _from(self._players) as connection, connection.transaction() as work:
            if not await _begin(connection, table):
                raise psycopg.Rollback(work)
            if secret is not None:
                await _save_secret(connection, table.id, secret)
            if deal is not None:
                await _run(connection, "save_deal", _of_deal(deal))
            await _open_game(connection, table, opening)
            return True
        return False

    async def lobby(self, limit: int) -> tuple[Table, ...]:
        """Return public tables that are open or playing: open ones first, then the latest first."""
        with purpose.reading():
            return tuple(map(_table, await self._read("lobby", {"limit": limit})))

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
                tuple(map(Entry._make, _rows(columns[:7]))),
                tuple(map(KeptAnswer._make, _rows(columns[7:]))),
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
        parameters = _of_append(table, after, entries, kept, follow_up)
        try:
            if not follow_up.results:
                return bool(await self._query("append", parameters))
            # A statement of its own, which moves that end no game need not pay for.
            async with _from(self._main) as connection, connection.transaction():
                if not await _run(connection, "append", parameters):
                    return False
                await _run(connection, "end_seats", {"game": table})
                return True
        except UniqueViolation:
            return False

    # --- Clocks

    async def heartbeat(self) -> float:
        """Write the heartbeat of the clocks; return the seconds since the last one."""
        async with _from(self._players) as connection:
            gap: float = (await _run(connection, "heartbeat", {}))[0][0]
            return gap

    async def due_deadlines(self, limit: int) -> tuple[tuple[TableId, int], ...]:
        """Return the tables whose deadline has passed, with their open step, most overdue first."""
        rows = await self._read("due_deadlines", {"limit": limit})
        return tuple((TableId(table), step) for table, step in rows)

    async def expire_step(self, table: Table, number: int, step: int) -> bool:
        """Do `change_table` if the deadline of this step has passed; True only once for a step."""
        parameters = {"id": table.id, "version": table.version, "number": number, "step": step}
        async with _from(self._players) as connection, connection.transaction():
            return bool(await _run(connection, "expire_step", parameters)) and await _change(
                connection, table
            )

    async def start_missing_clock(self, table: TableId, number: int, step: int) -> None:
        """Start the clock of a step that was opened by a release without clocks."""
        async with _from(self._players) as connection:
            await _run(
                connection, "start_missing_clock", {"game": table, "number": number, "step": step}
            )

    # --- Presence

    async def report_connected(self, here: Sequence[tuple[TableId, int]]) -> None:
        """Note that the players of these seats are connected now."""
        await self._query("report_connected", columns(_HERE, here))

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
        return tuple(_deal_result(*row) for row in await self._query("results", parameters))

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
        async with _from(self._players) as connection, connection.transaction() as work:
            await _save_closed(connection, table, secret, deal)
            if await _run(connection, "save_day", {"day": day, "deal": deal.code}):
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
            async with _from(self._players) as connection:
                return await _writes(connection)
        except StorageUnavailable:
            return False

    async def is_reachable(self) -> bool:
        """Whether `is_ready` would be true on a new connection, which is not of the pools."""
        try:
            async with await self._players.connect_apart() as connection:
                return await _writes(connection)
        except _UNAVAILABLE:
            return False

    async def now(self) -> datetime:
        """Return the time of the database."""
        found: datetime = (await self._read("now", {}))[0][0]
        return found

    async def close(self) -> None:
        """Close all connections."""
        for pool in self._pools:
            await pool.close()


# --- Connections


def _pool(
    name: str, conninfo: str, size: int, settings: str, max_waiting: int = 0
) -> RenewablePool:
    """Create a pool whose connections have these settings."""

    async def configure(connection: TimedConnection) -> None:
        register(connection)
        await connection.execute(_SQL[settings])

    return RenewablePool(
        conninfo,
        configure=configure,
        # Without autocommit a `transaction()` is only a savepoint, and nothing is ever committed.
        kwargs={"autocommit": True},
        min_size=1,
        max_size=size,
        open=False,
        check=check_if_readable,
        name=name,
        max_waiting=max_waiting,
    )


@asynccontextmanager
async def _from(pool: RenewablePool) -> AsyncIterator[TimedConnection]:
    """Borrow a connection; failures of the database become `StorageUnavailable`."""
    try:
        async with pool.connection() as connection:
            try:
                yield connection
            except ReadOnlySqlTransaction:  # it was the primary, and has become a replica
                await pool.renew(connection)
                raise
            metrics.record_up.set(1)
    except TooManyRequests as error:  # of the pool, which says nothing about the database
        raise StorageUnavailable(str(error)) from error
    except _UNAVAILABLE as error:
        metrics.record_up.set(0)
        raise StorageUnavailable(str(error)) from error


async def _run(
    connection: TimedConnection, name: str, parameters: Mapping[str, object], /
) -> list[tuple[Any, ...]]:
    """Execute a statement and return its rows."""
    cursor = await connection.execute(_SQL[name], parameters, binary=True)
    return await cursor.fetchall() if cursor.description else []


async def _writes(connection: TimedConnection) -> bool:
    """Write to the disk and to the log of the database, and wait for the commit."""
    async with connection.transaction():
        await connection.execute(_SQL["create_probe"])
        return bool((await _run(connection, "probe", {}))[0][0])


async def _change(connection: TimedConnection, table: Table) -> bool:
    """Store table, seats and a job for its bots; False if the version does not match."""
    if not await _run(connection, "change_table", _of_table(table)):
        return False
    await _run(connection, "seat_people", _of_seats(table))
    if table.status == "playing":
        await _run(connection, "queue_bot_job", {"game": table.id})
    return True


async def _begin(connection: TimedConnection, table: Table) -> bool:
    """Store a table whose game begins; False if its version does not match, or it has a game."""
    return await _change(connection, table) and bool(
        await _run(connection, "begin_game", {"game": table.id})
    )


async def _open_game(
    connection: TimedConnection, table: Table, opening: Mapping[str, object]
) -> None:
    """Store the opening of a game that begins, and that all its people have seen the deal."""
    await _run(connection, "mark_deal_seen_by_all", {"game": table.id})
    await _run(connection, "note_played", {"game": table.id})
    await _run(connection, "append", opening)


async def _begin_table(
    connection: TimedConnection, table: Table, entries: Sequence[Entry], follow_up: FollowUp
) -> bool:
    """Store a new table that plays an existing deal, with its game; False if somebody was erased.

    Its host may be the account that nobody can use, which hosts only what was closed before.
    """
    before = table._replace(
        version=table.version - 1, status="closed", seats=(None,) * len(table.seats)
    )
    await _run(connection, "open_table", _of_table(before))
    if not await _begin(connection, table):
        return False
    await _open_game(connection, table, _of_append(table.id, 0, entries, (), follow_up))
    return True


async def _save_closed(
    connection: TimedConnection, table: Table, secret: Secret, deal: StoredDeal
) -> None:
    """Store a deal, and the table that its secret belongs to, where nobody ever sits."""
    await _run(connection, "save_daily_account", {"id": table.host})
    await _run(connection, "open_table", _of_table(table))
    await _save_secret(connection, table.id, secret)
    await _run(connection, "save_deal", _of_deal(deal))


async def _save_secret(connection: TimedConnection, table: TableId, secret: Secret) -> None:
    parameters = {**secret._asdict(), "game": table, "nonces": list(secret.nonces)}
    await _run(connection, "save_secret", parameters)


# --- Parameters and rows of the statements


def _of_table(table: Table) -> dict[str, object]:
    options = STORED_OPTIONS.to_json(table.options).decode()
    derived = {
        "options": options,
        "seats": len(table.seats),
        "pause": list(table.pause),
        "clock_votes": list(table.clock_votes),
        "leavers": list(table.leavers),
        "people": [seat.account for seat in table.seats if seat is not None and seat.account],
        "holds": msgspec.json.encode(table.holds).decode(),
        "has_bots": any(
            occupant is not None and occupant.bot is not None for occupant in table.seats
        ),
    }
    return {**table._asdict(), **derived}


def _of_seats(table: Table) -> dict[str, object]:
    occupied = [(number, *seat) for number, seat in enumerate(table.seats) if seat is not None]
    return {"game": table.id, **columns(_SEAT, occupied)}


def _of_deal(deal: StoredDeal) -> dict[str, object]:
    return {**deal._asdict(), "options": STORED_OPTIONS.to_json(deal.options).decode()}


_ENTRY: Final[Kinds] = {
    "bodies": BytesColumn,
    "secrets": BytesColumn,
    "hashes": BytesColumn,
    "seats": IntegerColumn,
    "steps": IntegerColumn,
    "revisions": IntegerColumn,
    "state_hashes": BytesColumn,
}
_KEPT: Final[Kinds] = {"kept_seats": IntegerColumn, "commands": TextColumn, "answers": TextColumn}
_RESULT: Final[Kinds] = {
    "result_seats": IntegerColumn,
    "stars": IntegerColumn,
    "places": IntegerColumn,
    "ratings": IntegerColumn,
}
_SEAT: Final[Kinds] = {
    "seats": IntegerColumn,
    "names": TextColumn,
    "colours": TextColumn,
    "accounts": TextColumn,
    "bots": TextColumn,
    "nonces": TextColumn,
    "lands": TextColumn,
    "crests": TextColumn,
}
_HERE: Final[Kinds] = {"games": TextColumn, "seats": IntegerColumn}


def _of_append(
    table: TableId,
    after: int,
    entries: Sequence[Entry],
    kept: Sequence[KeptAnswer],
    follow_up: FollowUp,
) -> dict[str, object]:
    return {
        "game": table,
        "after": after,
        "is_over": bool(follow_up.results),
        "asked": follow_up.asked,
        "asked_seats": IntegerColumn(follow_up.asked_seats),
        **columns(_ENTRY, map(_entry_row, entries)),
        **columns(_KEPT, kept),
        **columns(_RESULT, follow_up.results),
        **summary_parameters(follow_up.summary),
    }


def _rows(columns: Sequence[Sequence[Any] | None]) -> Iterable[tuple[Any, ...]]:
    """Return the rows of what a statement has aggregated by columns; NULL where there are none."""
    return zip(*(column or () for column in columns), strict=True)


def _entry_row(entry: Entry) -> tuple[object, ...]:
    """Return an entry as a row; a secret body goes to a column of its own."""
    body, link, is_secret, *rest = entry
    return (None, body, link, *rest) if is_secret else (body, None, link, *rest)


def _table(row: Sequence[Any]) -> Table:
    """Return a row of columns in the order of the fields of Table, with occupants as an extra."""
    id_, version, title, public, host, status, options, seats, people, *rest = row
    occupants = {seat: Occupant(*occupant) for seat, *occupant in people or ()}
    table = Table(
        id_,
        version,
        title,
        public,
        host,
        status,
        STORED_OPTIONS.from_json(options),
        tuple(occupants.get(seat) for seat in range(seats)),
        *rest,
    )
    return table._replace(
        pause=tuple(table.pause),
        clock_votes=tuple(table.clock_votes),
        leavers=tuple(table.leavers),
        holds=msgspec.json.decode(cast("str", table.holds), type=tuple[SeatHold, ...]),
    )


def _deal_result(
    table: TableId, name: str, bot: str | None, seats: int, *rest: Any
) -> RankedResult:
    seat, stars, place, rating, *more = rest
    return RankedResult(table, name, bot, seats, SeatResult(seat, stars, place, rating), *more)
