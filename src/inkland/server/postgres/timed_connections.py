"""Connections to PostgreSQL that never wait for long on a line that has gone silent.

A failover, a paused machine or a lost route may leave a connection open on which nothing comes
any more. TCP notices that after a quarter of an hour, or never if something in between keeps
acknowledging. So every wait for an answer ends by our own clock, the line is then closed, and the
pool replaces all its connections, since the others have probably gone the same way.
"""

import asyncio
import logging
import select
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from time import monotonic
from typing import Any, Final, TypeAlias, TypeVar

from psycopg import AsyncConnection, OperationalError, waiting
from psycopg.abc import PQGen
from psycopg.conninfo import conninfo_to_dict, make_conninfo
from psycopg.pq import TransactionStatus
from psycopg_pool import AsyncConnectionPool, TooManyRequests

RV = TypeVar("RV")

CONNECT_SECONDS: Final = 2  # to open a connection, or to wait for a free one of the pool
ANSWER_SECONDS: Final = 2.5  # longer than `statement_timeout`: slow statements end there, in order
LONG_ANSWER_SECONDS: Final = 11.0  # for statements that may take `LONG_STATEMENT`
LONG_STATEMENT: Final = "SET LOCAL statement_timeout = '10s'"
RECONNECT_SECONDS: Final = 0.5  # the pool's own backoff would double without limit
_RENEWAL_PAUSE_SECONDS: Final = 1.0  # between two renewals of a pool

# What the URL of an operator says takes precedence. Unix sockets ignore all but the first.
_LINE_TIMEOUTS: Final[dict[str, int]] = {
    "connect_timeout": CONNECT_SECONDS,
    "keepalives": 1,
    "keepalives_idle": 3,
    "keepalives_interval": 1,
    "keepalives_count": 3,
    "tcp_user_timeout": 6_000,  # milliseconds
}

log = logging.getLogger(__name__)


def with_line_timeouts(conninfo: str) -> str:
    """Add timeouts for connecting, and for a peer that does not acknowledge what we send."""
    given: dict[str, Any] = dict(conninfo_to_dict(conninfo))
    return make_conninfo("", **{**_LINE_TIMEOUTS, **given})


class TimedConnection(AsyncConnection[tuple[Any, ...]]):
    """A connection that closes itself if an answer does not come in time."""

    answer_seconds: float = ANSWER_SECONDS
    opened_at: float = 0.0
    on_silence: Callable[["TimedConnection"], Awaitable[None]] | None = None

    async def wait(self, gen: PQGen[RV], interval: float = 0.1, timeout: float | None = None) -> RV:
        """Wait for the database, as every method does that asks it something.

        Raises `OperationalError` if it does not answer. Then, or if the caller is cancelled, the
        connection is closed: psycopg would ask the database to cancel the statement, and wait for
        its word on the same silent line.
        """
        while True:
            try:
                async with asyncio.timeout(self.answer_seconds):
                    return await waiting.wait_async(
                        gen, self.pgconn.socket, interval=interval, timeout=timeout
                    )
            except TimeoutError as error:
                if not self._is_asked():
                    continue  # it listens for notifications, which may take as long as they like
                self.pgconn.finish()
                if self.on_silence is not None:
                    await self.on_silence(self)
                raise OperationalError("the database does not answer") from error
            except asyncio.CancelledError:
                if self._is_asked():
                    self.pgconn.finish()
                raise

    def _is_asked(self) -> bool:
        """Whether the database owes an answer."""
        return self.pgconn.transaction_status == TransactionStatus.ACTIVE


Configure: TypeAlias = Callable[[TimedConnection], Awaitable[None]]


class RenewablePool(AsyncConnectionPool[TimedConnection]):
    """A pool that replaces all its connections when one of them has gone silent."""

    def __init__(
        self, conninfo: str, *, configure: Configure, max_waiting: int = 0, **settings: Any
    ) -> None:
        """Create a pool that is not open yet; `configure` is run on each new connection.

        With `max_waiting`, no more than so many tasks wait for a connection. The limit of
        psycopg_pool also counts those whose wait has timed out, and refuses a task before it tries
        to connect: after an outage with so many waits its pool would stay empty for good.
        """

        async def prepare(connection: TimedConnection) -> None:
            connection.opened_at = monotonic()
            connection.on_silence = self.renew
            await configure(connection)

        self._renewed_at = 0.0
        self._max_tasks_waiting = max_waiting
        self._tasks_waiting = 0
        self._conninfo = with_line_timeouts(conninfo)
        super().__init__(
            self._conninfo,
            connection_class=TimedConnection,
            configure=prepare,
            timeout=CONNECT_SECONDS,
            reconnect_timeout=RECONNECT_SECONDS,
            **settings,
        )

    async def getconn(self, timeout: float | None = None) -> TimedConnection:
        """Borrow a connection; raises `TooManyRequests` if too many tasks wait for one."""
        if 0 < self._max_tasks_waiting <= self._tasks_waiting:
            raise TooManyRequests(f"{self._tasks_waiting} tasks wait for the pool {self.name!r}")
        self._tasks_waiting += 1
        try:
            return await super().getconn(timeout)
        finally:
            self._tasks_waiting -= 1

    async def connect_apart(self) -> TimedConnection:
        """Open a connection to the same database that does not belong to the pool."""
        return await TimedConnection.connect(self._conninfo, autocommit=True)

    async def renew(self, lost: TimedConnection) -> None:
        """Close all connections, unless `lost` was opened after they had been closed before.

        Those in use are closed when they are returned.
        """
        now = monotonic()
        if lost.opened_at < self._renewed_at or now < self._renewed_at + _RENEWAL_PAUSE_SECONDS:
            return
        self._renewed_at = now
        log.warning("a connection to the database is lost; all of its pool are replaced")
        await self.drain()


async def check_if_readable(connection: AsyncConnection[Any]) -> None:
    """Check a connection by a round trip, but only if there is something to read from it.

    The database sends nothing on an idle connection unless it is closed, so the round trip is
    saved for all others.
    """
    poll = select.poll()
    poll.register(connection.fileno(), select.POLLIN)
    if poll.poll(0):
        await AsyncConnectionPool.check_connection(connection)


@asynccontextmanager
async def long_transaction(connection: TimedConnection) -> AsyncIterator[None]:
    """A transaction whose statements may take longer than those that people wait for."""
    connection.answer_seconds = LONG_ANSWER_SECONDS
    try:
        async with connection.transaction():
            await connection.execute(LONG_STATEMENT)
            yield
    finally:
        connection.answer_seconds = ANSWER_SECONDS
