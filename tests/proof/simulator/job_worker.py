"""The job worker of a simulated node: the simulator's implementation of the jobs port."""

import asyncio
from collections.abc import Mapping
from typing import Final

from inkland.server.jobs.port import DEAD_AFTER_SECONDS, BotBacklog, JobHandler
from inkland.table.errors import StorageUnavailable
from inkland.table.ids import JobKind
from inkland.table.storage.records import Job
from proof.simulator.database import Remote
from proof.simulator.loop import OWNER

_POLL_SECONDS: Final = 0.5
_RETRY_SECONDS: Final = 1.0


class JobWorker:
    """Takes and finishes jobs over the node's link to the database."""

    def __init__(self, remote: Remote) -> None:
        self._remote = remote

    async def work(self, do: Mapping[JobKind, JobHandler], at_once: int) -> None:
        """Run jobs until the process ends."""
        await asyncio.gather(*(self._work(do) for _ in range(at_once)))

    async def _work(self, do: Mapping[JobKind, JobHandler]) -> None:
        while True:
            try:
                job: Job | None = await self._remote.call("take_job", OWNER.get(), frozenset(do))
                if job is not None:
                    await self._do(do[job.kind], job)
                    continue
            except StorageUnavailable:
                pass
            await asyncio.sleep(_POLL_SECONDS)

    async def _do(self, work: JobHandler, job: Job) -> None:
        try:
            await work(job)
        except Exception:
            await asyncio.sleep(_RETRY_SECONDS)
            await self._remote.call("finish_job", job, OWNER.get(), is_done=False)
        else:
            await self._remote.call("finish_job", job, OWNER.get(), is_done=True)

    async def requeue_dead(self, dead_after: float = DEAD_AFTER_SECONDS) -> int:
        """Give back the jobs of dead workers; return how many there were."""
        found: int = await self._remote.call("sweep_jobs", dead_after)
        return found

    async def waiting(self, kind: JobKind = "bots") -> int:
        """The number of waiting jobs of this kind."""
        return sum(job.kind == kind for job in self._remote.database.truth.jobs)

    async def bot_backlog(self) -> BotBacklog:
        """Nothing: no metric is read here."""
        return BotBacklog()

    async def close(self) -> None:
        """Do nothing."""
