"""Job maintenance: requeue jobs of dead workers and of forgotten bots, delete expired rows."""

import asyncio
import logging
from itertools import count
from typing import Final, get_args

from inkland.server import metrics
from inkland.server.jobs.port import Jobs
from inkland.server.storage.port import ServerStorage
from inkland.table.errors import StorageUnavailable
from inkland.table.ids import JobKind
from inkland.table.paper.flips import RETENTION_DAYS

INTERVAL_SECONDS: Final = 2.0
ROUNDS_PER_CLEANUP: Final = 5
FORGOTTEN_AFTER_SECONDS: Final = 10.0

log = logging.getLogger(__name__)


class JobMaintenance:
    """Requeues lost jobs at intervals; any number of processes may run it."""

    def __init__(self, storage: ServerStorage, jobs: Jobs) -> None:
        self._storage = storage
        self._jobs = jobs

    async def run(self) -> None:
        """Run rounds of maintenance until cancelled."""
        for rounds in count(1):
            await asyncio.sleep(INTERVAL_SECONDS)
            try:
                if requeued := await self._jobs.requeue_dead():
                    log.warning("jobs of dead workers requeued: %d", requeued)
                if rounds % ROUNDS_PER_CLEANUP == 0:
                    await self.requeue_forgotten_bots()
                    await self._storage.members().delete_expired()
                    await self._storage.delete_flips(RETENTION_DAYS)
                for kind in get_args(JobKind):
                    metrics.jobs_waiting.labels(kind).set(await self._jobs.waiting(kind))
            except StorageUnavailable:
                log.warning("job maintenance skipped: storage is unavailable")
            except Exception:  # the next round tries again
                log.exception("job maintenance failed")

    async def requeue_forgotten_bots(self, waiting: float = FORGOTTEN_AFTER_SECONDS) -> None:
        """Queue a job for each table that has waited for a bot this long without one."""
        if requeued := await self._storage.requeue_forgotten_bots(waiting):
            log.warning("jobs of forgotten bots requeued: %d", requeued)
