"""Jobs in PostgreSQL, with procrastinate."""

import asyncio
import contextlib
import logging
from collections.abc import Mapping
from typing import Final, Self

import procrastinate
import psycopg
from procrastinate.exceptions import ConnectorException
from psycopg_pool import PoolTimeout

from inkland.server.jobs.connector import AT_ONCE, RetryAtOnce, TimedConnector
from inkland.server.jobs.port import (
    DEAD_AFTER_SECONDS,
    HEARTBEAT_SECONDS,
    Backlog,
    BotBacklog,
    JobHandler,
)
from inkland.table.errors import StorageUnavailable
from inkland.table.fair_turns import TurnOver
from inkland.table.ids import JobKind, TableId
from inkland.table.storage.records import BOTS_ALONE_PRIORITY, Job

_RETRY_SECONDS: Final = 0.5
_FAILED_JOB_SECONDS: Final = 1.0  # until a failed job is tried again
_POLL_SECONDS: Final = 1.0  # a new job sends a notification, but that may be lost
# For running jobs to end; then they go back to the queue. Shorter than the runtime waits until it
# cancels again, so that none outlives the connections that it needs.
_SHUTDOWN_SECONDS: Final = 0.5

_WAITING: Final = (
    "SELECT count(*) AS jobs FROM procrastinate_jobs "
    "WHERE status = 'todo' AND queue_name = %(kind)s"
)
_BACKLOG: Final = """
SELECT
    job.priority <= %(alone)s AS is_alone,
    count(*) AS jobs,
    extract(epoch FROM max(now() - queued.at))::float8 AS oldest_seconds
FROM procrastinate_jobs AS job
CROSS JOIN LATERAL (
    SELECT min(at) AS at FROM procrastinate_events
    WHERE job_id = job.id AND type <> 'scheduled'  -- that is when a retry is due
) AS queued
WHERE job.status IN ('todo', 'doing') AND job.queue_name = 'bots'
GROUP BY is_alone
"""
_UNAVAILABLE: Final = (ConnectorException, psycopg.Error, PoolTimeout)

log = logging.getLogger(__name__)
logging.getLogger("procrastinate").setLevel(
    logging.CRITICAL
)  # it logs each job, and each lost connection


class PostgresJobs:
    """The jobs that `PostgresStorage` queues in its transactions."""

    def __init__(self, app: procrastinate.App) -> None:
        self._app = app

    @classmethod
    async def open(cls, conninfo: str, size: int = 4) -> Self:
        """Connect to a migrated database; raises `StorageUnavailable`."""
        app = procrastinate.App(connector=TimedConnector(conninfo, size))
        try:
            await app.open_async()
        except _UNAVAILABLE as error:
            raise StorageUnavailable(str(error)) from error
        return cls(app)

    async def work(self, do: Mapping[JobKind, JobHandler], at_once: int) -> None:
        """Do jobs of these kinds until cancelled, `at_once` in parallel; retry failed ones."""
        for kind, work in do.items():
            if kind not in self._app.tasks:
                self._add(kind, work)
        while True:
            try:  # returns when the database goes away
                await self._app.run_worker_async(
                    queues=list(do),
                    concurrency=at_once,
                    install_signal_handlers=False,
                    fetch_job_polling_interval=_POLL_SECONDS,
                    delete_jobs="always",
                    update_heartbeat_interval=HEARTBEAT_SECONDS,
                    stalled_worker_timeout=DEAD_AFTER_SECONDS,
                    shutdown_graceful_timeout=_SHUTDOWN_SECONDS,
                )
            except _UNAVAILABLE:
                pass
            except Exception:  # start the worker again, whatever it was
                log.exception("job worker failed")
            log.warning("job worker stopped; restarting it")
            await asyncio.sleep(_RETRY_SECONDS)

    def _add(self, kind: JobKind, work: JobHandler) -> None:
        async def handle(context: procrastinate.JobContext, table: str, number: int) -> None:
            job = Job(kind, TableId(table), number, context.job.priority)
            try:
                await work(job)
            except TurnOver:
                raise
            except Exception as failure:
                log.warning("job failed: %r", failure, extra={"table": table})
                await asyncio.sleep(_FAILED_JOB_SECONDS)
                raise

        self._app.task(name=kind, queue=kind, retry=RetryAtOnce(), pass_context=True)(handle)

    async def requeue_dead(self, dead_after: float = DEAD_AFTER_SECONDS) -> int:
        """Requeue the jobs of workers without a heartbeat for so long; return their number."""
        try:
            manager = self._app.job_manager
            stalled = list(await manager.get_stalled_jobs(seconds_since_heartbeat=dead_after))
            for job in stalled:
                # Another process may have been faster.
                with contextlib.suppress(ConnectorException):
                    await manager.retry_job(job, retry_at=AT_ONCE)
        except _UNAVAILABLE as error:
            raise StorageUnavailable(str(error)) from error
        return len(stalled)

    async def waiting(self, kind: JobKind = "bots") -> int:
        """Return how many jobs of this kind wait for a worker."""
        try:
            found = await self._app.connector.execute_query_one_async(_WAITING, kind=kind)
        except _UNAVAILABLE as error:
            raise StorageUnavailable(str(error)) from error
        return int(found["jobs"])

    async def bot_backlog(self) -> BotBacklog:
        """Return how many jobs of bots are unfinished, and for how long."""
        try:
            rows = await self._app.connector.execute_query_all_async(
                _BACKLOG, alone=BOTS_ALONE_PRIORITY
            )
        except _UNAVAILABLE as error:
            raise StorageUnavailable(str(error)) from error
        found = {row["is_alone"]: Backlog(row["jobs"], row["oldest_seconds"]) for row in rows}
        return BotBacklog(found.get(False, Backlog()), found.get(True, Backlog()))

    async def close(self) -> None:
        """Close all connections."""
        await self._app.close_async()
