"""Planted bugs that the harness must find.

Each is a patch by the harness, not part of the product.
"""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from secrets import token_hex
from typing import Any, Final

from psycopg import AsyncConnection

from inkland.server.features.upkeep.deadlines import DeadlineTask
from inkland.server.postgres.pools import Database
from inkland.server.tables.changes import change_table, run
from inkland.server.tables.storage import PostgresStorage
from inkland.table.actions import seating
from inkland.table.actions.saving import save_change
from inkland.table.context import Context
from inkland.table.games.encoding import GameEncoder
from inkland.table.games.loaded_game import Snapshot
from inkland.table.games.mailbox import Batch, Mailbox
from inkland.table.ids import TableId
from inkland.table.live import connections
from inkland.table.live.connections import TableConnection
from inkland.table.live.hub import Hub
from inkland.table.storage.records import StoredGame, Table

_LATE: Final = 0.3  # seconds between the answer and the append
_EARLY: Final = 0.1  # seconds between the bell and the append
_ONE_MOMENT: Final = b"SET TRANSACTION"
_FOR_EVER: Final = 3_600.0  # seconds


# --- Appends


def ack_before_commit() -> None:
    """Report entries as stored, and store them a little later."""
    append = PostgresStorage.append
    last: dict[TableId, asyncio.Task[None]] = {}

    async def hasty(self: PostgresStorage, *args: Any) -> bool:
        table = args[0]
        last[table] = asyncio.create_task(later(self, last.get(table), args))
        return True

    async def later(self: PostgresStorage, before: Any, args: tuple[Any, ...]) -> None:
        await asyncio.sleep(_LATE)
        if before is not None:
            await before
        assert await append(self, *args)

    PostgresStorage.append = hasty  # type: ignore[method-assign,assignment]


def no_command_id() -> None:
    """Store no answers, so that repeated commands are not recognised."""
    append, game = PostgresStorage.append, PostgresStorage.game
    Mailbox._answered = property(  # type: ignore[assignment]
        lambda _box: {}, lambda _box, _kept: None
    )

    async def without(self: PostgresStorage, *args: Any) -> bool:
        table, after, entries, _kept, *follow_up = args
        return await append(self, table, after, entries, (), *follow_up)

    async def empty(self: PostgresStorage, table: TableId, since: int = 0) -> StoredGame | None:
        found = await game(self, table, since)
        return None if found is None else found._replace(kept=())

    PostgresStorage.append = without  # type: ignore[method-assign,assignment]
    PostgresStorage.game = empty  # type: ignore[method-assign,assignment]


def publish_before_commit() -> None:
    """Publish events before they are stored."""

    async def append(self: Mailbox, batch: Batch) -> bool:
        before, number = self._game, batch.before.number
        self._game = batch.before.caught_up_with(batch.game, batch.events)
        self._ring(batch.game.number)
        await asyncio.sleep(_EARLY)
        args = (self.table, number, batch.entries, batch.kept, batch.follow_up())
        if not await self._storage.append(*args):
            self._game = before
            return False
        self._cache_answers(batch.kept)
        return True

    Mailbox._append = append  # type: ignore[method-assign]


def sequence_outside() -> None:
    """Read the last number first, and append after it in a separate transaction."""
    append = PostgresStorage.append

    async def apart(self: PostgresStorage, *args: Any) -> bool:
        table, _after, *rest = args
        async with self.database.borrow_player() as line:
            query = "SELECT number FROM game WHERE id = %s"
            rows = await (await line.execute(query, [table])).fetchall()
        return await append(self, table, rows[0][0], *rest)

    PostgresStorage.append = apart  # type: ignore[method-assign,assignment]


def snapshot_without_sequence() -> None:
    """Send an older view with the current number."""
    whole = GameEncoder.whole

    def stale(self: GameEncoder, viewer: int | None) -> str:
        game = self.game
        if len(game.snapshots) > 1:
            earlier: Snapshot = game.snapshots[-2]
            return whole(GameEncoder(game._replace(state=earlier.state)), viewer)
        return whole(self, viewer)

    GameEncoder.whole = stale  # type: ignore[method-assign]


def resume_off_by_one() -> None:
    """Believe that a client that comes back knows one event more than it says."""
    add = Hub.add

    def early(self: Hub, connection: TableConnection) -> None:
        if connection.number is not None:
            connection.number += 1
        add(self, connection)

    Hub.add = early  # type: ignore[method-assign]


def retry_with_new_id() -> None:
    """After a lost race, store the answer to a command under another id than the client's."""
    append = PostgresStorage.append
    tried: set[str] = set()

    async def renamed(self: PostgresStorage, *args: Any) -> bool:
        table, after, entries, kept, *rest = args
        again = [k._replace(command=token_hex(16)) if k.command in tried else k for k in kept]
        tried.update(k.command for k in kept)
        return await append(self, table, after, entries, again, *rest)

    PostgresStorage.append = renamed  # type: ignore[method-assign,assignment]


# --- Transactions and connections


class OpenEnded(AsyncConnection[tuple[Any, ...]]):
    """A connection in a transaction that never ends."""

    async def execute(self, query: Any, *args: Any, **habits: Any) -> Any:
        """Run the statement, unless it is only allowed at the start of a transaction."""
        if _ONE_MOMENT in query:
            query = b"SELECT"
        return await super().execute(query, *args, **habits)


class OnePool:
    """A pool of one connection, whose transactions are only savepoints."""

    def __init__(self, connection: OpenEnded) -> None:
        self._connection = connection
        self._turn = asyncio.Lock()

    @asynccontextmanager
    async def connection(self) -> AsyncIterator[OpenEnded]:
        """The connection; a failure rolls back to the savepoint."""
        async with self._turn, self._connection.transaction():
            yield self._connection

    async def close(self) -> None:
        """Close without ever committing."""
        await self._connection.close()


def only_a_savepoint() -> None:
    """Never commit; all works until the process ends."""

    async def opened(
        conninfo: str, size: int = 8, readers: int = 2, visitors: int = 3
    ) -> PostgresStorage:
        # Without autocommit the first statement begins the only transaction.
        line = await OpenEnded.connect(conninfo)
        await line.execute(b"SELECT")
        pool: Any = OnePool(line)
        return PostgresStorage(Database(pool, pool, pool))

    PostgresStorage.open = opened  # type: ignore[assignment, method-assign]


def lock_before_pool() -> None:
    """Wait for a connection with a lock in hand, and elsewhere for the lock with a connection."""
    lock, query = asyncio.Lock(), PostgresStorage._query

    async def locked(self: PostgresStorage, name: str, parameters: Any) -> Any:
        if name == "add_guest":
            async with lock, self.database.players.connection(timeout=_FOR_EVER) as line:
                return await run(line, name, parameters)
        if name == "accounts_of":
            async with self.database.players.connection(timeout=_FOR_EVER) as line, lock:
                return await run(line, name, parameters)
        return await query(self, name, parameters)

    PostgresStorage._query = locked  # type: ignore[method-assign,assignment]


# --- Clocks


def timer_without_guard() -> None:
    """Set a timer per step; when it fires, replace all who have not answered by bots."""
    timers: dict[tuple[TableId, int], float] = {}

    async def beat(self: DeadlineTask) -> None:
        context = self._context
        await context.storage.heartbeat()
        for table, step, left in await _clocks(context):
            timers.setdefault((table, step), time.monotonic() + left)
        for key in [key for key, at in timers.items() if at <= time.monotonic()]:
            timers[key] = float("inf")
            await _stand_in_for_all(context, key[0])

    DeadlineTask._tick = beat  # type: ignore[method-assign]


async def _clocks(context: Context) -> list[Any]:
    storage: Any = context.storage
    async with storage.database.borrow_player() as line:
        cursor = await line.execute(
            b"SELECT id, asked_step, extract(epoch FROM deadline_at - clock_timestamp())::float8 "
            b"FROM game WHERE deadline_at IS NOT NULL"
        )
        found: list[Any] = await cursor.fetchall()
        return found


async def _stand_in_for_all(context: Context, table_id: TableId) -> None:
    (news,) = await context.storage.progress([table_id])
    step = (await context.mailbox(table_id).game(news.number or 0)).state.step

    def changed(table: Table) -> Table:
        for seat in () if step is None else step.asked:
            if step is not None and step.answers[seat] is None:
                table = seating.with_stand_in(table, seat)
        return table

    if step is not None:
        await save_change(context, table_id, changed)


def timer_on_wall_clock() -> None:
    """Compare the process's clock with the start of the step; credit no outages."""

    async def due(self: PostgresStorage, limit: int) -> Any:
        async with self.database.borrow_player() as line:
            cursor = await line.execute(
                b"SELECT id, asked_step FROM game WHERE deadline_at IS NOT NULL "
                b"AND asked_at + make_interval(secs => clock) <= to_timestamp(%s) LIMIT %s",
                [time.time(), limit],
            )
            return tuple(await cursor.fetchall())

    async def fire(self: PostgresStorage, table: Table, number: int, step: int) -> bool:
        async with self.database.borrow_player() as line, line.transaction():
            cursor = await line.execute(
                b"SELECT FROM game WHERE id = %s AND version = %s AND number = %s "
                b"AND asked_step = %s AND deadline_at IS NOT NULL FOR UPDATE",
                [table.id, table.version - 1, number, step],
            )
            if not await cursor.fetchall() or not await change_table(line, table):
                return False
            await run(line, "step_expired", {"id": table.id})
            return True

    PostgresStorage.due_deadlines = due  # type: ignore[method-assign,assignment]
    PostgresStorage.expire_step = fire  # type: ignore[method-assign,assignment]


# --- Secrets


def deck_in_log() -> None:
    """Log the decks of a game with each append, as if debugging."""
    append = Mailbox._append

    async def logged(self: Mailbox, batch: Batch) -> bool:
        logging.getLogger(__name__).info("%r", batch.game.state.orders)
        return await append(self, batch)

    Mailbox._append = logged  # type: ignore[method-assign]


# --- Bounds


def queue_unbounded() -> None:
    """Do not limit the queue of a client that does not read."""
    connections.MAX_QUEUED = connections.MAX_QUEUED_BYTES = 10**9  # type: ignore[misc]


BUGS: Final[dict[str, Callable[[], None]]] = {
    "ack-before-commit": ack_before_commit,
    "no-command-id": no_command_id,
    "publish-before-commit": publish_before_commit,
    "sequence-outside": sequence_outside,
    "timer-without-guard": timer_without_guard,
    "timer-on-wall-clock": timer_on_wall_clock,
    "snapshot-without-sequence": snapshot_without_sequence,
    "resume-off-by-one": resume_off_by_one,
    "retry-with-new-id": retry_with_new_id,
    "deck-in-log": deck_in_log,
    "only-a-savepoint": only_a_savepoint,
    "lock-before-pool": lock_before_pool,
    "queue-unbounded": queue_unbounded,
}
