"""How procrastinate reaches PostgreSQL: over connections with timeouts, and by no other clock."""

import asyncio
from datetime import UTC, datetime
from typing import Any, Final, cast

import procrastinate
import psycopg
from procrastinate import sql
from procrastinate.exceptions import ConnectorException

from inkland.server.postgres.timed_connections import RenewablePool, TimedConnection
from inkland.table.fair_turns import TurnOver
from inkland.table.storage.records import PRIORITY_PER_TURN

AT_ONCE: Final = datetime(2000, 1, 1, tzinfo=UTC)  # past by the clock of any database
_MAX_REPORTS: Final = 3  # tries to report what became of a job
_REPORT_PAUSE_SECONDS: Final = 0.5
_REPORTS: Final = (sql.queries["finish_job"], sql.queries["retry_job"])
_HEARTBEAT: Final = sql.queries["update_heartbeat"]
_SETTINGS: Final = """
SET statement_timeout = '2s';
SET idle_in_transaction_session_timeout = '5s'
"""


class TimedConnector(procrastinate.PsycopgConnector):
    """Never waits on a silent line, and never leaves a job with a worker that has done with it."""

    def __init__(self, conninfo: str, size: int) -> None:
        self._is_report_lost = False
        super().__init__(
            pool_factory=cast(Any, RenewablePool),
            conninfo=conninfo,
            configure=_configure,
            kwargs={},
            min_size=1,
            max_size=size,
        )

    async def execute_query_async(self, query: Any, **arguments: Any) -> None:
        """Execute a query without a result; raises `ConnectorException`.

        A report that is lost would leave the job in progress for as long as its worker lives. So
        it is repeated; if that fails too, the worker's next heartbeat fails. Then procrastinate
        ends the worker, and the job goes to another one.
        """
        if query == _HEARTBEAT and self._is_report_lost:
            self._is_report_lost = False
            raise ConnectorException("a job could not be reported")
        for tries in range(1, _MAX_REPORTS + 1):
            try:
                await super().execute_query_async(query, **arguments)
                return
            except ConnectorException as failure:
                is_away = isinstance(failure.__cause__, psycopg.OperationalError)
                if query not in _REPORTS or not is_away:
                    raise
                if tries == _MAX_REPORTS:
                    self._is_report_lost = True
                    raise
            await asyncio.sleep(_REPORT_PAUSE_SECONDS)


class RetryAtOnce(procrastinate.BaseRetryStrategy):
    """Retries a job as soon as a worker is free; one that has had its turn after those before it.

    A later moment would be one of the clock of the process in which the job has failed, and the
    job would wait until the clock of the database gets there.
    """

    def get_retry_decision(
        self, *, exception: BaseException, job: procrastinate.jobs.Job
    ) -> procrastinate.RetryDecision:
        """Retry the job, whatever has failed and however often."""
        lower = PRIORITY_PER_TURN if isinstance(exception, TurnOver) else 0
        return procrastinate.RetryDecision(retry_at=AT_ONCE, priority=job.priority - lower)


async def _configure(connection: TimedConnection) -> None:
    """Set timeouts on a new connection, of the pool or for notifications."""
    await connection.execute(_SETTINGS)
    await connection.commit()
