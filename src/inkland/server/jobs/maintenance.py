"""Job maintenance: requeue jobs of dead workers and of forgotten bots, delete expired rows.

It also reports how much work waits.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, get_args

from inkland.server.jobs.port import BotBacklog, Jobs
from inkland.server.process import metrics
from inkland.server.tables.storage import PostgresStorage
from inkland.table.ids import JobKind
from inkland.table.paper.flips import RETENTION_DAYS
from inkland.table.repetition import repeat

INTERVAL_SECONDS: Final = 2.0
ROUNDS_PER_CLEANUP: Final = 5
FORGOTTEN_AFTER_SECONDS: Final = 10.0
WAITING_SECONDS: Final = 1.0  # a job of bots that is older keeps somebody waiting

log = logging.getLogger(__name__)


class JobMaintenance:
    """Requeues lost jobs at intervals; any number of processes may run it."""

    def __init__(
        self,
        storage: PostgresStorage,
        jobs: Jobs,
        delete_expired: Sequence[Callable[[], Awaitable[None]]] = (),
    ) -> None:
        self._storage = storage
        self._jobs = jobs
        self._delete_expired = delete_expired
        self._rounds = 0
        self.backlog = BotBacklog()  # as of the last report

    async def run(self) -> None:
        """Run rounds of maintenance until cancelled."""
        await asyncio.sleep(INTERVAL_SECONDS)
        await repeat(self._maintain, INTERVAL_SECONDS, doing="job maintenance")

    async def _maintain(self) -> None:
        self._rounds += 1
        if requeued := await self._jobs.requeue_dead():
            log.warning("jobs of dead workers requeued: %d", requeued)
        if self._rounds % ROUNDS_PER_CLEANUP == 0:
            await self.requeue_forgotten_bots()
            for delete_expired in self._delete_expired:
                await delete_expired()
            await self._storage.delete_flips(RETENTION_DAYS)
        await self.report()

    async def report(self) -> None:
        """Set the metrics of the queue of jobs."""
        for kind in get_args(JobKind):
            metrics.jobs_waiting.labels(kind).set(await self._jobs.waiting(kind))
        away, behind = await self._storage.log_receivers()
        metrics.log_receivers_away.set(away)
        metrics.log_behind_bytes.set(behind)
        self.backlog = await self._jobs.bot_backlog()
        for players, (jobs, seconds) in self.backlog._asdict().items():
            metrics.bot_jobs_unfinished.labels(players).set(jobs)
            metrics.bot_jobs_oldest_seconds.labels(players).set(seconds)

    def is_person_waiting(self) -> bool:
        """Whether, at the last report, the bots at a person's table had been busy for a while."""
        return self.backlog.people.oldest_seconds > WAITING_SECONDS

    async def requeue_forgotten_bots(self, waiting: float = FORGOTTEN_AFTER_SECONDS) -> None:
        """Queue a job for each table that has waited for a bot this long without one."""
        if requeued := await self._storage.requeue_forgotten_bots(waiting):
            log.warning("jobs of forgotten bots requeued: %d", requeued)
