"""Jobs in memory, equivalent to those in PostgreSQL."""

import asyncio
import logging
from collections.abc import Mapping
from typing import Final

from inkland.server.jobs.port import DEAD_AFTER_SECONDS, Backlog, BotBacklog, JobHandler
from inkland.table.fair_turns import TurnOver
from inkland.table.ids import JobKind
from inkland.table.storage.memory import MemoryStorage
from inkland.table.storage.records import BOTS_ALONE_PRIORITY, PRIORITY_PER_TURN, Job

_POLL_SECONDS: Final = 0.005
_RETRY_SECONDS: Final = 1.0

log = logging.getLogger(__name__)


class MemoryJobs:
    """Takes jobs from the list in memory storage."""

    def __init__(self, storage: MemoryStorage) -> None:
        self._jobs = storage.jobs
        self._queue = storage.queue_job
        self._in_progress: list[Job] = []
        self._seen_at: dict[Job, float] = {}

    async def work(self, do: Mapping[JobKind, JobHandler], at_once: int) -> None:
        """Run jobs of these kinds until cancelled, `at_once` at a time; failed jobs are retried."""
        await asyncio.gather(*(self._work(do) for _ in range(at_once)))

    async def _work(self, do: Mapping[JobKind, JobHandler]) -> None:
        while True:
            found = next((job for job in self._jobs if job.kind in do), None)
            if found is None:
                await asyncio.sleep(_POLL_SECONDS)
                continue
            self._jobs.remove(found)
            await self._do(do[found.kind], found)

    async def _do(self, work: JobHandler, job: Job) -> None:
        self._in_progress.append(job)
        try:
            await work(job)
        except asyncio.CancelledError:
            self._queue(job)
            raise
        except TurnOver:
            self._queue(job._replace(priority=job.priority - PRIORITY_PER_TURN))
        except Exception:
            log.exception("job failed", extra={"table": job.table})
            self._queue(job)
            await asyncio.sleep(_RETRY_SECONDS)
        finally:
            self._in_progress.remove(job)

    async def requeue_dead(self, dead_after: float = DEAD_AFTER_SECONDS) -> int:
        """Do nothing: workers in memory never die alone."""
        return 0

    async def waiting(self, kind: JobKind = "bots") -> int:
        """The number of waiting jobs of this kind."""
        return sum(job.kind == kind for job in self._jobs)

    async def bot_backlog(self) -> BotBacklog:
        """The unfinished jobs of bots; their age counts from the first call that sees them."""
        now = asyncio.get_running_loop().time()
        bots = [job for job in (*self._jobs, *self._in_progress) if job.kind == "bots"]
        self._seen_at = {job: self._seen_at.get(job, now) for job in bots}
        alone = [job for job in bots if job.priority <= BOTS_ALONE_PRIORITY]
        people = [job for job in bots if job.priority > BOTS_ALONE_PRIORITY]
        return BotBacklog(*(self._backlog(jobs, now) for jobs in (people, alone)))

    def _backlog(self, jobs: list[Job], now: float) -> Backlog:
        return Backlog(len(jobs), max((now - self._seen_at[job] for job in jobs), default=0.0))

    async def close(self) -> None:
        """Do nothing."""
