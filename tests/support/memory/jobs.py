"""Jobs of a record in memory: the twin of those in PostgreSQL."""

import asyncio
import logging
from collections.abc import Mapping
from typing import Final

from inkland.server.jobs.port import DEAD_AFTER_SECONDS, JobHandler
from inkland.table.ids import JobKind
from inkland.table.storage.memory import MemoryStorage
from inkland.table.storage.records import Job

_LOOK_EVERY: Final = 0.005
_TRY_AGAIN: Final = 1.0

log = logging.getLogger(__name__)


class MemoryJobs:
    """Takes its jobs from the record's own list."""

    def __init__(self, storage: MemoryStorage) -> None:
        self._jobs = storage.jobs

    async def work(self, do: Mapping[JobKind, JobHandler], at_once: int) -> None:
        """Do jobs of these kinds until cancelled, so many at once; what fails is tried again."""
        await asyncio.gather(*(self._work(do) for _ in range(at_once)))

    async def _work(self, do: Mapping[JobKind, JobHandler]) -> None:
        while True:
            found = next((job for job in self._jobs if job.kind in do), None)
            if found is None:
                await asyncio.sleep(_LOOK_EVERY)
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
            await asyncio.sleep(_TRY_AGAIN)

    async def requeue_dead(self, dead_after: float = DEAD_AFTER_SECONDS) -> int:
        """Workers in memory do not die alone."""
        return 0

    async def waiting(self, kind: JobKind = "bots") -> int:
        """How many jobs of this kind wait for a worker."""
        return sum(job.kind == kind for job in self._jobs)

    async def close(self) -> None:
        """There is nothing to let go of."""
