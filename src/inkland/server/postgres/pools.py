"""The database: pools of connections to PostgreSQL, and what a failure of one means."""

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Final, Self, TypeAlias

import psycopg
from psycopg.errors import ReadOnlySqlTransaction
from psycopg_pool import TooManyRequests

from inkland.server.postgres.columns import register
from inkland.server.postgres.statements import load_statements
from inkland.server.postgres.timed_connections import (
    RenewablePool,
    TimedConnection,
    check_if_readable,
)
from inkland.server.process import metrics
from inkland.table.errors import StorageUnavailable
from inkland.table.storage import purpose

# Lends a connection.
Connect: TypeAlias = Callable[[], AbstractAsyncContextManager[TimedConnection]]

# The database is gone, full, restarting or a replica, or the outcome is unknown.
UNAVAILABLE: Final = (psycopg.OperationalError, psycopg.InterfaceError, psycopg.InternalError)

_MAX_WAITING_READS: Final = 100  # for a connection of one pool; the next ones are refused at once
_OPEN_SECONDS: Final = 15.0  # for all connections of a pool, when a process starts
_SETTINGS: Final = load_statements(__name__)


class Database:
    """Lends connections: a pool for playing and two for those who only look.

    Of these, `readers` cannot see a secret; `visitors` are for what needs more than that: sessions,
    finished games, and that somebody has seen a deal. `purpose` says which of them a task uses, so
    that no number of reads can take a connection that a game needs.
    """

    def __init__(
        self, players: RenewablePool, readers: RenewablePool, visitors: RenewablePool
    ) -> None:
        self.players = players
        self.readers = readers
        self.visitors = visitors

    @classmethod
    async def open(
        cls,
        conninfo: str,
        size: int = 8,
        readers: int = 2,
        visitors: int = 3,
        make_pool: "Callable[..., RenewablePool] | None" = None,
    ) -> Self:
        """Connect to a migrated database; raises `StorageUnavailable`."""
        make = make_pool or new_pool
        database = cls(
            make("players", conninfo, size, _SETTINGS["writer"]),
            make("readers", conninfo, readers, _SETTINGS["reader"], _MAX_WAITING_READS),
            make("visitors", conninfo, visitors, _SETTINGS["writer"], _MAX_WAITING_READS),
        )
        try:
            for pool in database.pools:
                await pool.open(wait=True, timeout=_OPEN_SECONDS)
        except UNAVAILABLE as error:
            await database.close()
            raise StorageUnavailable(str(error)) from error
        return database

    @property
    def pools(self) -> tuple[RenewablePool, ...]:
        """All pools."""
        return self.players, self.readers, self.visitors

    def borrow(self) -> AbstractAsyncContextManager[TimedConnection]:
        """Borrow a connection of the role that may write, for the current task."""
        return borrow(self.visitors if purpose.is_reading() else self.players)

    def borrow_to_list(self) -> AbstractAsyncContextManager[TimedConnection]:
        """Borrow a connection; for a task that only looks, one of the role without secrets."""
        return borrow(self.readers if purpose.is_reading() else self.players)

    def borrow_reader(self) -> AbstractAsyncContextManager[TimedConnection]:
        """Borrow a connection of the role without secrets."""
        return borrow(self.readers)

    def borrow_player(self) -> AbstractAsyncContextManager[TimedConnection]:
        """Borrow a connection of those that games use, whatever the current task is."""
        return borrow(self.players)

    async def close(self) -> None:
        """Close all connections."""
        for pool in self.pools:
            await pool.close()


def new_pool(
    name: str, conninfo: str, size: int, settings: bytes, max_waiting: int = 0
) -> RenewablePool:
    """Create a pool; each of its connections begins with the statement `settings`."""

    async def configure(connection: TimedConnection) -> None:
        register(connection)
        await connection.execute(settings)

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
async def borrow(pool: RenewablePool) -> AsyncIterator[TimedConnection]:
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
    except UNAVAILABLE as error:
        metrics.record_up.set(0)
        raise StorageUnavailable(str(error)) from error
