"""The sweeper: gives back jobs whose worker has died, and reminds of work that was forgotten."""

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
ROUNDS_PER_CLEANUP: Final = 5  # sweeps
FORGOTTEN_AFTER_SECONDS: Final = 10.0  # seconds

log = logging.getLogger(__name__)


class JobMaintenance:
    """Sees to it that no job is left lying; any number of processes may do so."""

    def __init__(self, storage: ServerStorage, jobs: Jobs) -> None:
        self._storage = storage
        self._jobs = jobs

    async def run(self) -> None:
        """Sweep for ever."""
        for sweeps in count(1):
            await asyncio.sleep(INTERVAL_SECONDS)
            try:
                if given_back := await self._jobs.requeue_dead():
                    log.warning("jobs given back: %d", given_back)
                if sweeps % ROUNDS_PER_CLEANUP == 0:
                    await self.requeue_forgotten_bots()
                    await self._storage.members().delete_expired()
                    await self._storage.delete_flips(RETENTION_DAYS)
                for kind in get_args(JobKind):
                    metrics.jobs_waiting.labels(kind).set(await self._jobs.waiting(kind))
            except StorageUnavailable:
                log.warning("not swept")
            except Exception:  # the next sweep may do better
                log.exception("not swept")

    async def requeue_forgotten_bots(self, waiting: float = FORGOTTEN_AFTER_SECONDS) -> None:
        """Remind the bots of tables that wait for them."""
        if reminded := await self._storage.requeue_forgotten_bots(waiting):
            log.warning("bots reminded: %d", reminded)
