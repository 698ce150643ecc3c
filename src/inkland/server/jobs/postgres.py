"""Jobs in PostgreSQL, worked off by procrastinate."""

import asyncio
import contextlib
import logging
from collections.abc import Mapping
from typing import Final, Self

import procrastinate
import psycopg
from procrastinate.exceptions import ConnectorException
from psycopg_pool import PoolTimeout

from inkland.server.jobs.port import DEAD_AFTER_SECONDS, HEARTBEAT_SECONDS, JobHandler
from inkland.table.errors import StorageUnavailable
from inkland.table.ids import JobKind, TableId
from inkland.table.storage.records import Job

_PATIENCE: Final = 2.0  # seconds until we say that there is no connection
_PAUSE: Final = 0.5  # seconds until we look whether the database is there again
_LOOK_EVERY: Final = 1.0  # seconds; a new job rings, but a bell may be lost
_GRACE: Final = 3.0  # seconds for the jobs that are being done when we are stopped

_WAITING: Final = (
    "SELECT count(*) AS jobs FROM procrastinate_jobs "
    "WHERE status = 'todo' AND queue_name = %(kind)s"
)
_UNAVAILABLE: Final = (ConnectorException, psycopg.Error, PoolTimeout)

log = logging.getLogger(__name__)
logging.getLogger("procrastinate").setLevel(logging.CRITICAL)  # each job, and each lost connection


class PostgresJobs:
    """The jobs that the record keeps in its own transactions."""

    def __init__(self, app: procrastinate.App) -> None:
        self._app = app

    @classmethod
    async def open(cls, conninfo: str, size: int = 4) -> Self:
        """Connect to a database that `schema.migrate` has seen."""
        connector = procrastinate.PsycopgConnector(
            conninfo=conninfo,
            min_size=1,
            max_size=size,
            timeout=_PATIENCE,
            reconnect_timeout=_PAUSE,
            kwargs={"connect_timeout": int(_PATIENCE)},
        )
        app = procrastinate.App(connector=connector)
        try:
            await app.open_async()
        except _UNAVAILABLE as error:
            raise StorageUnavailable(str(error)) from error
        return cls(app)

    async def work(self, do: Mapping[JobKind, JobHandler], at_once: int) -> None:
        """Do jobs of these kinds until cancelled, so many at once; what fails is tried again."""
        for kind, work in do.items():
            if kind not in self._app.tasks:
                self._add(kind, work)
        while True:
            try:  # it ends by itself when the database does
                await self._app.run_worker_async(
                    queues=list(do),
                    concurrency=at_once,
                    install_signal_handlers=False,
                    fetch_job_polling_interval=_LOOK_EVERY,
                    delete_jobs="always",
                    update_heartbeat_interval=HEARTBEAT_SECONDS,
                    stalled_worker_timeout=DEAD_AFTER_SECONDS,
                    shutdown_graceful_timeout=_GRACE,
                )
            except _UNAVAILABLE:
                pass
            except Exception:  # whatever it was, the jobs must be done
                log.exception("jobs stumble")
            log.warning("no jobs within reach; looking again")
            await asyncio.sleep(_PAUSE)

    def _add(self, kind: JobKind, work: JobHandler) -> None:
        async def done(table: str, number: int) -> None:
            job = Job(kind, TableId(table), number)
            try:
                await work(job)
            except Exception as failure:
                log.warning("job failed: %r", failure, extra={"table": table})
                raise

        again = procrastinate.RetryStrategy(wait=1)
        self._app.task(name=kind, queue=kind, retry=again)(done)

    async def requeue_dead(self, dead_after: float = DEAD_AFTER_SECONDS) -> int:
        """Give back the jobs of workers without a sign of life for so long; how many there were."""
        try:
            manager = self._app.job_manager
            stalled = list(await manager.get_stalled_jobs(seconds_since_heartbeat=dead_after))
            for job in stalled:
                # Another process may have been faster.
                with contextlib.suppress(ConnectorException):
                    await manager.retry_job(job)
        except _UNAVAILABLE as error:
            raise StorageUnavailable(str(error)) from error
        return len(stalled)

    async def waiting(self, kind: JobKind = "bots") -> int:
        """How many jobs of this kind wait for a worker."""
        try:
            found = await self._app.connector.execute_query_one_async(_WAITING, kind=kind)
        except _UNAVAILABLE as error:
            raise StorageUnavailable(str(error)) from error
        return int(found["jobs"])

    async def close(self) -> None:
        """Let go of all connections."""
        await self._app.close_async()
