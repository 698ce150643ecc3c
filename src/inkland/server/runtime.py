"""The house: everything a running server consists of, and how it is opened and closed."""

import asyncio
from collections.abc import AsyncIterator, Coroutine, Iterator
from contextlib import asynccontextmanager
from typing import Any, Final

from inkland.bots import warm_up
from inkland.server import metrics
from inkland.server.background.analysis_jobs import AnalysisJobs
from inkland.server.background.deadlines import DeadlineTask
from inkland.server.background.job_maintenance import JobMaintenance
from inkland.server.background.polling import StoragePoller
from inkland.server.background.stand_ins import StandInTask
from inkland.server.context import ServerContext
from inkland.server.ports import Ports
from inkland.server.process_pool import ProcessPool
from inkland.server.request_limits import RequestLimits
from inkland.server.settings import Settings
from inkland.table import bot_player
from inkland.table.bot_player import BotPlayer
from inkland.table.games import hints
from inkland.table.live.hub import Hub
from inkland.table.live.lobby_feed import LobbyFeed
from inkland.table.review.replays import ReplayCache

CONCURRENT_ADMISSIONS: Final = 8
CONCURRENT_ANALYSES: Final = 2  # they share one process: a wish need not wait for a par
ANALYSIS_NICE: Final = 10
CONCURRENT_BOT_JOBS: Final = 16  # most wait for a worker process, and some for the record


class Runtime:
    """The parts of a running server, as many of them as its role has."""

    def __init__(self, settings: Settings, ports: Ports) -> None:
        self.settings = settings
        self.ports = ports
        self.context = ServerContext(
            ports.storage, ports.bus, counters=metrics.PrometheusCounters()
        )
        self.limits = RequestLimits(on=settings.limits)
        # What people wait for has workers of its own; bots never stand in their way.
        self.hint_workers = ProcessPool(1)
        initializer = warm_up.start if settings.fast else warm_up.disable
        self.bot_workers = ProcessPool(settings.workers, initializer=initializer)
        # Judges come after everyone who plays; a process of their own starts when one is asked.
        self.analysis_workers = ProcessPool(1, ANALYSIS_NICE)
        self.hub = Hub(self.context, self.hint_workers)
        self.lobby = LobbyFeed(self.context)
        self.replays = ReplayCache(self.context, self.hint_workers)
        # After a restart everyone is at the door: in turn all get in soon, and all together nobody.
        self.admission = asyncio.Semaphore(CONCURRENT_ADMISSIONS)
        metrics.bus_up.set_function(lambda: ports.bus.is_up)

    async def is_ready(self) -> bool:
        """Can games be played?"""
        return await self.ports.storage.is_ready()

    @asynccontextmanager
    async def run(self) -> AsyncIterator[None]:
        """Do what the role demands meanwhile, and clean up in the end."""
        tasks = [asyncio.create_task(work) for work in self._background_tasks()]
        try:
            yield
        finally:
            self.analysis_workers.kill()  # whoever waits for them gives back the job and is gone
            waiting = set(tasks)
            while waiting:  # the word to end is lost on who is just losing the database
                for task in waiting:
                    task.cancel()
                waiting = (await asyncio.wait(waiting, timeout=1))[1]
            await asyncio.gather(*tasks, return_exceptions=True)
            self.hint_workers.close()
            self.bot_workers.close()

    def _background_tasks(self) -> Iterator[Coroutine[Any, Any, None]]:
        """What goes on for as long as the server runs."""
        role, storage, jobs = self.settings.role, self.ports.storage, self.ports.jobs
        if role in ("all", "web"):
            yield StoragePoller(self.hub, storage.members().valid_sessions).run()
            yield StandInTask(self.context, self.hub, self.settings.stand_in_after_seconds).run()
            # After a restart everyone comes back at once, and a new process takes a while to start.
            yield self.hint_workers.run(hints.preload)
        if role in ("all", "web", "worker"):
            yield DeadlineTask(self.context).run()
        if role in ("all", "worker"):
            yield JobMaintenance(storage, jobs).run()
        if role in ("all", "worker") and self.settings.judge:
            bench = AnalysisJobs(
                self.context, self.analysis_workers, self.settings.judge, fast=self.settings.fast
            )
            yield jobs.work(
                {"analysis": bench.analyse, "par": bench.compute_par}, CONCURRENT_ANALYSES
            )
        if role in ("all", "bots"):
            players = BotPlayer(self.context, self.bot_workers)
            # Plain bots play until a process has warmed up, and the first game may come late.
            yield self.bot_workers.run(bot_player.preload)
            yield jobs.work({"bots": players.play}, CONCURRENT_BOT_JOBS)
