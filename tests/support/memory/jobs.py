"""Jobs in memory, equivalent to those in PostgreSQL."""

import asyncio
import logging
from collections.abc import Mapping
from typing import Final

from inkland.server.jobs.port import DEAD_AFTER_SECONDS, JobHandler
from inkland.table.ids import JobKind
from inkland.table.storage.memory import MemoryStorage
from inkland.table.storage.records import Job

_POLL_SECONDS: Final = 0.005
_RETRY_SECONDS: Final = 1.0

log = logging.getLogger(__name__)


class MemoryJobs:
    """Takes jobs from the list in memory storage."""

    def __init__(self, storage: MemoryStorage) -> None:
        self._jobs = storage.jobs

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
        try:
            await work(job)
        except asyncio.CancelledError:
            self._jobs.append(job)
            raise
        except Exception:
            log.exception("job failed", extra={"table": job.table})
            self._jobs.append(job)
            await asyncio.sleep(_RETRY_SECONDS)

    async def requeue_dead(self, dead_after: float = DEAD_AFTER_SECONDS) -> int:
        """Do nothing: workers in memory never die alone."""
        return 0

    async def waiting(self, kind: JobKind = "bots") -> int:
        """The number of waiting jobs of this kind."""
        return sum(job.kind == kind for job in self._jobs)

    async def close(self) -> None:
        """Do nothing."""
