"""The record in PostgreSQL. Every statement stands in a file of its own in `sql/`."""

import select
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from datetime import date, datetime
from typing import Any, Final, Self, TypeAlias

import psycopg
from psycopg import AsyncConnection
from psycopg.errors import UniqueViolation
from psycopg_pool import AsyncConnectionPool

from inkland.protocol.translation import STORED_OPTIONS
from inkland.server import metrics
from inkland.server.storage.columns import (
    BytesColumn,
    IntegerColumn,
    Kinds,
    TextColumn,
    columns,
    register,
)
from inkland.server.storage.postgres_members import PostgresMemberStorage
from inkland.server.storage.statements import load_statements
from inkland.table.errors import StorageUnavailable
from inkland.table.ids import AccountId, DealCode, FlipId, TableId
from inkland.table.storage.records import (
    NO_FOLLOW_UP,
    Account,
    Entry,
    Flip,
    FollowUp,
    KeptAnswer,
    Occupant,
    RankedResult,
    SeatResult,
    Secret,
    Standing,
    StoredAnalysis,
    StoredDeal,
    StoredGame,
    StoredPar,
    Table,
    TableProgress,
)

_Connection: TypeAlias = AsyncConnection[tuple[Any, ...]]
_Pool: TypeAlias = AsyncConnectionPool[_Connection]

_SQL: Final = load_statements("tables")
_READERS: Final = 2
_PATIENCE: Final = 2  # seconds until we say that there is no connection
_PAUSE: Final = 0.5  # seconds between attempts to connect; the pool alone would double it for ever

# A database that is gone, full, restarting or following another one; or nobody knows.
_UNAVAILABLE: Final = (psycopg.OperationalError, psycopg.InterfaceError, psycopg.InternalError)


class PostgresStorage:
    """Two pools: one for all that is written and played, a small one that may only read lists."""

    def __init__(self, players: _Pool, readers: _Pool) -> None:
        self._players = players
        self._readers = readers

    @classmethod
    async def open(cls, conninfo: str, size: int = 8) -> Self:
        """Connect to a database that `schema.migrate` has seen."""
        storage = cls(
            _pool("players", conninfo, size, "writer"),
            _pool("readers", conninfo, _READERS, "reader"),
        )
        try:
            await storage._players.open(wait=True, timeout=_PATIENCE)
            await storage._readers.open(wait=True, timeout=_PATIENCE)
        except _UNAVAILABLE as error:
            await storage.close()
            raise StorageUnavailable(str(error)) from error
        return storage

    def names(self) -> PostgresMemberStorage:
        """Which names belong to members."""
        return self.members()

    def members(self) -> PostgresMemberStorage:
        """What is kept of members; it uses the same connections."""
        return PostgresMemberStorage(lambda: _from(self._players))

    # --- Accounts

    async def add_guest(self, account: Account, session: bytes) -> None:
        """A new account without credentials, and the hash of its session token."""
        async with _from(self._players) as connection:
            await _run(connection, "add_guest", {**account._asdict(), "session": session})

    async def account_of(self, session: bytes) -> Account | None:
        """Whose session has a token with this hash?"""
        async with _from(self._players) as connection:
            rows = await _run(connection, "account_of", {"session": session})
        return Account._make(rows[0]) if rows else None

    async def rename(self, account: Account) -> None:
        """Keep the account's new name and colour."""
        async with _from(self._players) as connection:
            await _run(connection, "rename", account._asdict())

    # --- Tables

    async def open_table(self, table: Table, secret: Secret | None) -> None:
        """Keep a new table, with its secret unless it plays a deal again."""
        async with _from(self._players) as connection, connection.transaction():
            if await _run(connection, "open_table", _of_table(table)):
                await _run(connection, "seat_people", _of_seats(table))
                if secret is not None:
                    await _keep_secret(connection, table.id, secret)

    async def table(self, table: TableId) -> Table | None:
        """The table with this id."""
        async with _from(self._players) as connection:
            rows = await _run(connection, "table", {"id": table})
        return _table(rows[0]) if rows else None

    async def change_table(self, table: Table) -> bool:
        """Keep the table if the one kept has the version just before; else do nothing."""
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
        """Like `change_table`, and with it in one transaction the opening of the game."""
        opening = _of_append(table.id, 0, entries, (), follow_up)
        async with _from(self._players) as connection, connection.transaction() as work:
            if not (
                await _change(connection, table)
                and await _run(connection, "begin_game", {"game": table.id})
            ):
                raise psycopg.Rollback(work)
            if secret is not None:
                await _keep_secret(connection, table.id, secret)
            if deal is not None:
                await _run(connection, "save_deal", _of_deal(deal))
            await _run(connection, "mark_deal_seen_by_all", {"game": table.id})
            await _run(connection, "append", opening)
            return True
        return False

    async def lobby(self, limit: int) -> tuple[Table, ...]:
        """Public tables that are open or playing: open ones first, then the latest first."""
        async with _from(self._readers) as connection:
            return tuple(map(_table, await _run(connection, "lobby", {"limit": limit})))

    async def progress(self, tables: Sequence[TableId]) -> tuple[TableProgress, ...]:
        """How far these tables are; the quickest question of all."""
        async with _from(self._readers) as connection:
            rows = await _run(connection, "progress", {"tables": list(tables)})
        return tuple(map(TableProgress._make, rows))

    async def secret(self, table: TableId) -> Secret | None:
        """The secret of a table; only the use cases ask."""
        async with _from(self._players) as connection:
            rows = await _run(connection, "secret", {"game": table})
        return Secret(rows[0][0], tuple(rows[0][1]), rows[0][2]) if rows else None

    # --- Games

    async def game(self, table: TableId, since: int = 0) -> StoredGame | None:
        """The game of a table that has been started, read in one go."""
        async with _from(self._players) as connection, connection.transaction():
            await connection.execute(_SQL["snapshot"])
            found = await _run(connection, "number", {"game": table})
            if not found:
                return None
            since = min(since, found[0][0])
            entries = await _run(connection, "entries", {"game": table, "since": since})
            answers = await _run(connection, "answers", {"game": table})
        return StoredGame(
            since, tuple(map(Entry._make, entries)), tuple(map(KeptAnswer._make, answers))
        )

    async def append(
        self,
        table: TableId,
        after: int,
        entries: Sequence[Entry],
        kept: Sequence[KeptAnswer],
        follow_up: FollowUp = NO_FOLLOW_UP,
    ) -> bool:
        """Append the entries if the last one kept is number `after`, and the answers with them."""
        told = _of_append(table, after, entries, kept, follow_up)
        async with _from(self._players) as connection:
            try:
                return bool(await _run(connection, "append", told))
            except UniqueViolation:
                return False

    # --- Clocks

    async def heartbeat(self) -> float:
        """Say that somebody keeps the time; the seconds for which nobody had."""
        async with _from(self._players) as connection:
            gap: float = (await _run(connection, "heartbeat", {}))[0][0]
            return gap

    async def due_deadlines(self, limit: int) -> tuple[tuple[TableId, int], ...]:
        """The tables whose time is up, with the step that is open there, the most urgent first."""
        async with _from(self._readers) as connection:
            rows = await _run(connection, "due_deadlines", {"limit": limit})
        return tuple((TableId(table), step) for table, step in rows)

    async def expire_step(self, table: Table, number: int, step: int) -> bool:
        """Like `change_table`, if its time is up, once: the clock of this step has run out."""
        told = {"id": table.id, "version": table.version, "number": number, "step": step}
        async with _from(self._players) as connection, connection.transaction():
            if not await _run(connection, "expire_step", told) or not await _change(
                connection, table
            ):
                return False
            await _run(connection, "step_expired", told)
            return True

    async def start_missing_clock(self, table: TableId, number: int, step: int) -> None:
        """Let the time of a step begin that a release without clocks has opened."""
        async with _from(self._players) as connection:
            await _run(
                connection, "start_missing_clock", {"game": table, "number": number, "step": step}
            )

    # --- Presence

    async def report_connected(self, here: Sequence[tuple[TableId, int]]) -> None:
        """The players of these seats are connected just now."""
        async with _from(self._players) as connection:
            await _run(connection, "report_connected", columns(_HERE, here))

    async def absences(self, table: TableId) -> dict[int, float]:
        """For how many seconds the players of a table have not been seen, by seat."""
        async with _from(self._readers) as connection:
            return dict(await _run(connection, "absences", {"game": table}))

    # --- Jobs

    async def requeue_forgotten_bots(self, waiting: float) -> int:
        """Keep jobs for bots that seem forgotten: their tables wait for so many seconds."""
        async with _from(self._players) as connection:
            rows = await _run(connection, "requeue_forgotten_bots", {"waiting": waiting})
        return len(rows[0][0] or ())

    # --- Deals

    async def deal(self, code: DealCode) -> StoredDeal | None:
        """The deal with this code."""
        async with _from(self._readers) as connection:
            rows = await _run(connection, "deal", {"code": code})
        if not rows:
            return None
        _code, dealt_at, options, commitment = rows[0]
        return StoredDeal(code, dealt_at, STORED_OPTIONS.from_json(options), commitment)

    async def results(
        self, code: DealCode, limit: int, until: datetime | None = None
    ) -> tuple[RankedResult, ...]:
        """The results on a deal: most stars first, then the earliest; so many for each size."""
        return await self._results({"code": code, "limit": limit, "until": until, "key": None})

    async def result(self, code: DealCode, key: str) -> RankedResult | None:
        """The result on this deal with this key."""
        told = {"code": code, "limit": 1, "until": None, "key": key}
        return next(iter(await self._results(told)), None)

    async def _results(self, told: dict[str, object]) -> tuple[RankedResult, ...]:
        # Who is a member is nothing that the reader of lists may look up.
        async with _from(self._players) as connection:
            return tuple(_deal_result(*row) for row in await _run(connection, "results", told))

    async def standings(
        self, code: DealCode, account: AccountId | None, until: datetime | None = None
    ) -> tuple[Standing, ...]:
        """For each number of seats, the fewest first, how all results compare that count."""
        told = {"code": code, "account": account, "until": until}
        async with _from(self._readers) as connection:
            return tuple(map(Standing._make, await _run(connection, "standings", told)))

    async def mark_deal_seen(self, code: DealCode, account: AccountId, table: TableId) -> None:
        """From now on the account has seen the deal, at this table, unless it had before."""
        async with _from(self._players) as connection:
            await _run(
                connection, "mark_deal_seen", {"deal": code, "account": account, "game": table}
            )

    async def first_seen_at(self, code: DealCode, account: AccountId) -> TableId | None:
        """The table where the account has seen the deal first."""
        async with _from(self._readers) as connection:
            rows = await _run(connection, "first_seen_at", {"deal": code, "account": account})
        return rows[0][0] if rows else None

    async def pars(self, code: DealCode) -> tuple[StoredPar, ...]:
        """The pars of the deal that are worked out, the fewest seats first."""
        async with _from(self._players) as connection:
            return tuple(map(StoredPar._make, await _run(connection, "pars", {"deal": code})))

    async def save_par(self, code: DealCode, par: StoredPar) -> None:
        """Keep the par of a deal that was finished with so many seats, unless it is known."""
        async with _from(self._players) as connection:
            await _run(connection, "save_par", {"deal": code, **par._asdict()})

    # --- The judge

    async def request_analysis(self, table: TableId) -> bool:
        """Keep that the game shall be judged, and a job, unless it is, was, or goes on."""
        async with _from(self._players) as connection:
            return bool(await _run(connection, "request_analysis", {"game": table}))

    async def analysis(self, table: TableId) -> StoredAnalysis | None:
        """What is known of the wish to have the game judged; None if there is none."""
        async with _from(self._players) as connection:
            rows = await _run(connection, "analysis", {"game": table})
        return StoredAnalysis._make(rows[0]) if rows else None

    async def save_analysis(self, table: TableId, judged: str) -> None:
        """Keep what the judge has said."""
        async with _from(self._players) as connection:
            await _run(connection, "save_analysis", {"game": table, "judged": judged})

    async def delete_analysis(self, table: TableId) -> None:
        """Forget a wish that could not be fulfilled."""
        async with _from(self._players) as connection:
            await _run(connection, "delete_analysis", {"game": table})

    # --- The deal of the day

    async def save_day(self, day: date, table: Table, secret: Secret, deal: StoredDeal) -> DealCode:
        """The deal of the day: this one, unless there is one already."""
        async with _from(self._players) as connection, connection.transaction() as work:
            await _run(connection, "save_daily_account", {"id": table.host})
            await _run(connection, "open_table", _of_table(table))
            await _keep_secret(connection, table.id, secret)
            await _run(connection, "save_deal", _of_deal(deal))
            if await _run(connection, "save_day", {"day": day, "deal": deal.code}):
                return deal.code
            raise psycopg.Rollback(work)
        kept = await self.day(day)
        assert kept is not None
        return kept

    async def day(self, day: date) -> DealCode | None:
        """The deal of the day, if it has been dealt."""
        async with _from(self._readers) as connection:
            rows = await _run(connection, "day", {"day": day})
        return rows[0][0] if rows else None

    async def day_of(self, code: DealCode) -> date | None:
        """The day whose deal this is."""
        async with _from(self._readers) as connection:
            rows = await _run(connection, "day_of", {"deal": code})
        return rows[0][0] if rows else None

    async def days_of(self, account: AccountId, limit: int) -> tuple[date, ...]:
        """The days whose deal the account has played to the end in time; the latest first."""
        async with _from(self._readers) as connection:
            rows = await _run(connection, "days_of", {"account": account, "limit": limit})
        return tuple(day for (day,) in rows)

    # --- Cards for paper tables

    async def save_flip(self, flip: Flip) -> None:
        """Keep cards that were laid out."""
        told = {**flip._asdict(), "options": STORED_OPTIONS.to_json(flip.options).decode()}
        async with _from(self._players) as connection:
            await _run(connection, "save_flip", told)

    async def flip(self, flip: FlipId) -> Flip | None:
        """The cards with this id; only the use cases ask, since the seed is with them."""
        async with _from(self._players) as connection:
            rows = await _run(connection, "flip", {"id": flip})
        if not rows:
            return None
        id_, key, options, seed, number = rows[0]
        return Flip(id_, key, STORED_OPTIONS.from_json(options), seed, number)

    async def turn_flip(self, flip: FlipId, number: int) -> bool:
        """Keep that card `number` was turned, if it is the next one; else do nothing."""
        async with _from(self._players) as connection:
            return bool(await _run(connection, "turn_flip", {"id": flip, "number": number}))

    async def delete_flips(self, days: int) -> None:
        """Forget cards of which none was turned for so many days."""
        async with _from(self._players) as connection:
            await _run(connection, "delete_flips", {"days": days})

    # --- Itself

    async def is_ready(self) -> bool:
        """Can it be written to?"""
        try:
            async with _from(self._players) as connection:
                return bool((await _run(connection, "ready", {}))[0][0])
        except StorageUnavailable:
            return False

    async def close(self) -> None:
        """Let go of all connections."""
        await self._players.close()
        await self._readers.close()


# --- Connections


def _pool(name: str, conninfo: str, size: int, habits: str) -> _Pool:
    """A pool that comes back by itself: each connection is tried before it is handed out."""

    async def configure(connection: _Connection) -> None:
        register(connection)
        await connection.execute(_SQL[habits])

    return AsyncConnectionPool(
        conninfo,
        # Without autocommit a `transaction()` is only a savepoint, and nothing is ever committed.
        kwargs={"autocommit": True, "connect_timeout": _PATIENCE},
        min_size=1,
        max_size=size,
        open=False,
        configure=configure,
        check=_check,
        name=name,
        timeout=_PATIENCE,
        reconnect_timeout=_PAUSE,
    )


async def _check(connection: _Connection) -> None:
    """Ask a connection for a sign of life if there is something to read: that may be its end.

    Nobody speaks to one that is idle, so all others are well, and a round trip is saved.
    """
    poll = select.poll()
    poll.register(connection.fileno(), select.POLLIN)
    if poll.poll(0):
        await AsyncConnectionPool.check_connection(connection)


@asynccontextmanager
async def _from(pool: _Pool) -> AsyncIterator[_Connection]:
    """A connection; whatever it suffers from becomes `StorageUnavailable`."""
    try:
        async with pool.connection() as connection:
            metrics.record_up.set(1)
            yield connection
    except _UNAVAILABLE as error:
        metrics.record_up.set(0)
        raise StorageUnavailable(str(error)) from error


async def _run(
    connection: _Connection, name: str, told: Mapping[str, object]
) -> list[tuple[Any, ...]]:
    """The rows that a statement returns."""
    cursor = await connection.execute(_SQL[name], told, binary=True)
    return await cursor.fetchall() if cursor.description else []


async def _change(connection: _Connection, table: Table) -> bool:
    """Keep table and seats, if the version is right, and a job for its bots."""
    if not await _run(connection, "change_table", _of_table(table)):
        return False
    await _run(connection, "seat_people", _of_seats(table))
    if table.status == "playing":
        await _run(connection, "queue_bot_job", {"game": table.id})
    return True


async def _keep_secret(connection: _Connection, table: TableId, secret: Secret) -> None:
    told = {**secret._asdict(), "game": table, "nonces": list(secret.nonces)}
    await _run(connection, "save_secret", told)


# --- What the statements are told, and what they tell


def _of_table(table: Table) -> dict[str, object]:
    options = STORED_OPTIONS.to_json(table.options).decode()
    told = {
        "options": options,
        "seats": len(table.seats),
        "pause": list(table.pause),
        "has_bots": any(
            occupant is not None and occupant.bot is not None for occupant in table.seats
        ),
    }
    return {**table._asdict(), **told}


def _of_seats(table: Table) -> dict[str, object]:
    taken = [(number, *seat) for number, seat in enumerate(table.seats) if seat is not None]
    return {"game": table.id, **columns(_SEAT, taken)}


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
        **columns(_ENTRY, map(_parted, entries)),
        **columns(_KEPT, kept),
        **columns(_RESULT, follow_up.results),
    }


def _parted(entry: Entry) -> tuple[object, ...]:
    """The entry as a row: its body stands in another column if it is secret."""
    body, link, is_secret, *rest = entry
    return (None, body, link, *rest) if is_secret else (body, None, link, *rest)


def _table(row: Sequence[Any]) -> Table:
    id_, version, title, public, host, status, options, seats, people, *rest, pause, paused = row
    taken = {seat: Occupant(*occupant) for seat, *occupant in people or ()}
    return Table._make(
        (
            id_,
            version,
            title,
            public,
            host,
            status,
            STORED_OPTIONS.from_json(options),
            tuple(taken.get(seat) for seat in range(seats)),
            *rest,
            tuple(pause),
            paused,
        )
    )


def _deal_result(
    table: TableId, name: str, bot: str | None, seats: int, *rest: Any
) -> RankedResult:
    seat, stars, place, rating, *more = rest
    return RankedResult(table, name, bot, seats, SeatResult(seat, stars, place, rating), *more)
