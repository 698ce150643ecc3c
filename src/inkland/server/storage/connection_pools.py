"""Pools of connections to PostgreSQL, and what a failure of one means."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

import psycopg
from psycopg.errors import ReadOnlySqlTransaction
from psycopg_pool import TooManyRequests

from inkland.server import metrics
from inkland.server.database.timed_connections import (
    RenewablePool,
    TimedConnection,
    check_if_readable,
)
from inkland.server.storage.columns import register
from inkland.table.errors import StorageUnavailable

# The database is gone, full, restarting or a replica, or the outcome is unknown.
UNAVAILABLE: Final = (psycopg.OperationalError, psycopg.InterfaceError, psycopg.InternalError)


def make_pool(
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
