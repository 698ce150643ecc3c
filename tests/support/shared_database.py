"""The database that the tests of a process share."""

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

import psycopg
from psycopg import sql

from inkland.server.postgres.pools import new_pool
from inkland.server.postgres.timed_connections import (
    RenewablePool,
    TimedConnection,
    check_if_readable,
)
from inkland.server.tables.storage import PostgresStorage

_KEPT: Final = ("alembic_version", "pulse")  # tables whose row belongs to the schema


class SharedDatabase:
    """A migrated database that is emptied for each test, with connections that outlive a test.

    To delete some rows is far quicker than to create a database, and to connect takes longer than
    most tests. Each test has an event loop of its own; asyncio lets a connection pass from one to
    the next while nobody waits for it.
    """

    def __init__(self, conninfo: str) -> None:
        self.conninfo = conninfo
        self._connection: psycopg.Connection[Any] = self._connect()
        self._spare: dict[str, list[TimedConnection]] = defaultdict(list)

    def close(self) -> None:
        """Close the connections."""
        self._connection.close()
        for spare in self._spare.values():
            for connection in spare:
                connection.pgconn.finish()

    def empty(self) -> None:
        """Delete the rows of all tables that have any."""
        try:
            self._delete_rows()
        except psycopg.OperationalError:  # PostgreSQL was stopped or killed by a test
            self._connection = self._connect()
            self._delete_rows()

    def _connect(self) -> psycopg.Connection[Any]:
        connection = psycopg.connect(self.conninfo, autocommit=True)
        connection.execute("SET session_replication_role = replica")  # no trigger refuses it
        found = connection.execute("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")
        self._filled = sql.SQL(" UNION ALL ").join(
            sql.SQL("SELECT {} WHERE EXISTS (SELECT FROM {})").format(name, sql.Identifier(name))
            for (name,) in found
            if name not in _KEPT
        )
        return connection

    def _delete_rows(self) -> None:
        filled = self._connection.execute(self._filled, prepare=True).fetchall()
        if filled:
            deletes = (sql.SQL("DELETE FROM {}").format(sql.Identifier(name)) for (name,) in filled)
            self._connection.execute(sql.SQL("; ").join(deletes))

    @asynccontextmanager
    async def storage(self) -> AsyncIterator[PostgresStorage]:
        """Open storage on connections of earlier tests, and keep its idle ones for later tests."""
        pools: list[RenewablePool] = []

        def make(name: str, *settings: Any) -> RenewablePool:
            pool = new_pool(name, *settings)
            pool.connection_class = _Connector(self._spare[name])  # type: ignore[assignment]
            pools.append(pool)
            return pool

        storage = await PostgresStorage.open(self.conninfo, make_pool=make)
        try:
            yield storage
        finally:
            for pool in pools:
                self._spare[pool.name] += pool._pool
                pool._pool.clear()
            await storage.close()


class _Connector:
    """Connects like `TimedConnection`, unless an earlier test has left a connection that works."""

    def __init__(self, spare: list[TimedConnection]) -> None:
        self._spare = spare

    async def connect(self, conninfo: str, **settings: Any) -> TimedConnection:
        """Return a connection."""
        while self._spare:
            connection = self._spare.pop()
            connection.lock = asyncio.Lock()  # the old one may belong to another loop
            with suppress(psycopg.OperationalError):
                await check_if_readable(connection)
                return connection
        return await TimedConnection.connect(conninfo, **settings)
