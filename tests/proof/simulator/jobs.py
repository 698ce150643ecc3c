"""Jobs shared by nodes: taken by one, put back if it fails, and by a sweep if it dies.

A node that was only paused may find that another one has done its job, too.
"""

from typing import NamedTuple

from inkland.server.tables.rows import LogReceivers
from inkland.table.ids import JobKind
from inkland.table.storage.memory import MemoryStorage
from inkland.table.storage.records import Job
from proof.simulator.loop import Process


class Taken(NamedTuple):
    """A job in progress."""

    job: Job
    worker: Process


class JobStorage(MemoryStorage):
    """Memory storage with jobs for several processes."""

    taken: list[Taken]
    alive: dict[Process, float]

    def clear_jobs(self) -> None:
        """Start without jobs in progress."""
        self.taken, self.alive = [], {}

    async def take_job(self, worker: Process, kinds: frozenset[JobKind]) -> Job | None:
        """Take the next job of these kinds; the asking worker counts as alive."""
        self.alive[worker] = self._clock().timestamp()
        job = next((job for job in self.jobs if job.kind in kinds), None)
        if job is None:
            return None
        self.jobs.remove(job)
        self.taken.append(Taken(job, worker))
        return job

    async def finish_job(self, job: Job, worker: Process, *, is_done: bool) -> None:
        """Finish the job, or put it back to be tried again."""
        if Taken(job, worker) in self.taken:
            self.taken.remove(Taken(job, worker))
            if not is_done:
                self.queue_job(job)

    async def log_receivers(self) -> LogReceivers:
        """Nobody receives a log: there is none."""
        return LogReceivers()

    async def sweep_jobs(self, dead_after: float) -> int:
        """Put back the jobs of workers that have not asked for a while."""
        long_ago = self._clock().timestamp() - dead_after
        dead = [one for one in self.taken if self.alive[one.worker] < long_ago]
        for one in dead:
            self.taken.remove(one)
            self.queue_job(one.job)
        return len(dead)
