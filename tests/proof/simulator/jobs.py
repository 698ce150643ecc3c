"""Jobs on a desk: taken by one node, put back if it fails, and by a sweep if it dies.

A node that only stood still may find that another one has done its job, too.
"""

from typing import NamedTuple

from inkland.table.ids import JobKind
from inkland.table.storage.records import Job
from proof.simulator.loop import Process
from support.memory.storage import MemoryServerStorage


class Taken(NamedTuple):
    """A job that somebody is doing."""

    job: Job
    worker: Process


class JobStorage(MemoryServerStorage):
    """A record with a desk for the jobs of several processes."""

    taken: list[Taken]
    alive: dict[Process, float]

    def clear_jobs(self) -> None:
        """The desk is empty."""
        self.taken, self.alive = [], {}

    async def take_job(self, worker: Process, kinds: frozenset[JobKind]) -> Job | None:
        """The next job of these kinds; whoever asks is alive."""
        self.alive[worker] = self._clock().timestamp()
        job = next((job for job in self.jobs if job.kind in kinds), None)
        if job is None:
            return None
        self.jobs.remove(job)
        self.taken.append(Taken(job, worker))
        return job

    async def finish_job(self, job: Job, worker: Process, *, is_done: bool) -> None:
        """It is done, or is to be tried again."""
        if Taken(job, worker) in self.taken:
            self.taken.remove(Taken(job, worker))
            if not is_done:
                self.jobs.append(job)

    async def sweep_jobs(self, dead_after: float) -> int:
        """Put back what belongs to workers that have given no sign of life."""
        long_ago = self._clock().timestamp() - dead_after
        dead = [one for one in self.taken if self.alive[one.worker] < long_ago]
        for one in dead:
            self.taken.remove(one)
            self.jobs.append(one.job)
        return len(dead)
