"""The house: everything a running server consists of, and how it is opened and closed."""

import asyncio
from collections.abc import AsyncIterator, Coroutine, Iterator
from contextlib import asynccontextmanager
from typing import Any, Final

from inkland.bots import warm_up
from inkland.server import crew, metrics, sight
from inkland.server.bench import Bench
from inkland.server.caretaker import Caretaker
from inkland.server.crew import Crew
from inkland.server.hall import Hall
from inkland.server.hub import Hub
from inkland.server.limits import Limit
from inkland.server.lobby import Lobby
from inkland.server.lookout import Lookout
from inkland.server.ports import Ports
from inkland.server.replays import Replays
from inkland.server.settings import Settings
from inkland.server.sweeper import Sweeper
from inkland.server.timekeeper import Timekeeper
from inkland.server.workers import Workers

GUESTS_AN_HOUR: Final = 300  # from one address: a hall of a hundred sits behind one router
TABLES_AN_HOUR: Final = 30
SOCKETS_OF_ONE: Final = 5
WRITES_AN_HOUR: Final = 7_200
WRITES_AT_ONCE: Final = 60
FLIPS_AN_HOUR: Final = 60  # from one address, and so is the rest of what paper tables ask
PAPERS_AN_HOUR: Final = 20_000
PAPERS_AT_ONCE: Final = 300
JUDGEMENTS_AN_HOUR: Final = 60  # from one address; a game is judged but once
ARRIVING_AT_ONCE: Final = 8
JUDGED_AT_ONCE: Final = 2  # they share one process: a wish need not wait for a par
JUDGES_KINDNESS: Final = 10
JOBS_AT_ONCE: Final = 16  # most wait for a worker process, and some for the record


class Limits:
    """What a stranger may ask for on a public site; at home nobody counts."""

    def __init__(self, *, on: bool) -> None:
        self._on = on
        self._guests = Limit(GUESTS_AN_HOUR)
        self._tables = Limit(TABLES_AN_HOUR)
        self._writes = Limit(WRITES_AN_HOUR, at_once=WRITES_AT_ONCE)
        self._flips = Limit(FLIPS_AN_HOUR)
        self._papers = Limit(PAPERS_AN_HOUR, at_once=PAPERS_AT_ONCE)
        self._judgements = Limit(JUDGEMENTS_AN_HOUR)
        self.sockets = SOCKETS_OF_ONE if on else 1_000

    def guests(self, address: str) -> None:
        """One more guest from this address."""
        if self._on:
            self._guests.check(address)

    def writes(self, account: str) -> None:
        """One more request of this account that changes something, and may be told to a table."""
        if self._on:
            self._writes.check(account)

    def tables(self, account: str) -> None:
        """One more table of this account."""
        if self._on:
            self._tables.check(account)

    def flips(self, address: str) -> None:
        """One more year of cards for a paper table at this address."""
        if self._on:
            self._flips.check(address)

    def papers(self, address: str) -> None:
        """One more card turned or sheet scored for this address."""
        if self._on:
            self._papers.check(address)

    def judgements(self, address: str) -> None:
        """One more wish of this address to have a game judged."""
        if self._on:
            self._judgements.check(address)


class House:
    """The parts of a running server, as many of them as its role has."""

    def __init__(self, settings: Settings, ports: Ports) -> None:
        self.settings = settings
        self.ports = ports
        self.hall = Hall(ports.record, ports.bus)
        self.limits = Limits(on=settings.limits)
        # What people wait for has workers of its own; bots never stand in their way.
        self.eyes = Workers(1)
        opening = warm_up.start if settings.fast else warm_up.disable
        self.brains = Workers(settings.workers, opening=opening)
        # Judges come after everyone who plays; a process of their own starts when one is asked.
        self.judges = Workers(1, JUDGES_KINDNESS)
        self.hub = Hub(self.hall, self.eyes)
        self.lobby = Lobby(self.hall)
        self.replays = Replays(self.hall, self.eyes)
        # After a restart everyone is at the door: in turn all get in soon, and all together nobody.
        self.arrivals = asyncio.Semaphore(ARRIVING_AT_ONCE)
        metrics.bus_up.set_function(lambda: ports.bus.is_up)

    async def is_ready(self) -> bool:
        """Can games be played?"""
        return await self.ports.record.is_ready()

    @asynccontextmanager
    async def opened(self) -> AsyncIterator[None]:
        """Do what the role demands meanwhile, and clean up in the end."""
        tasks = [asyncio.create_task(work) for work in self._work()]
        try:
            yield
        finally:
            self.judges.drop()  # whoever waits for them gives back the job and is gone
            waiting = set(tasks)
            while waiting:  # the word to end is lost on who is just losing the database
                for task in waiting:
                    task.cancel()
                waiting = (await asyncio.wait(waiting, timeout=1))[1]
            await asyncio.gather(*tasks, return_exceptions=True)
            self.eyes.close()
            self.brains.close()

    def _work(self) -> Iterator[Coroutine[Any, Any, None]]:
        """What goes on for as long as the server runs."""
        role, record, jobs = self.settings.role, self.ports.record, self.ports.jobs
        if role in ("all", "web"):
            yield Lookout(self.hub, record.members().valid_sessions).keep()
            yield Caretaker(self.hall, self.hub, self.settings.away).look_after()
            # After a restart everyone comes back at once, and a new process takes a while to start.
            yield self.eyes.run(sight.opened)
        if role in ("all", "web", "worker"):
            yield Timekeeper(self.hall).keep()
        if role in ("all", "worker"):
            yield Sweeper(record, jobs).sweep()
        if role in ("all", "worker") and self.settings.judge:
            bench = Bench(self.hall, self.judges, self.settings.judge, fast=self.settings.fast)
            yield jobs.work({"analysis": bench.analyse, "par": bench.set_par}, JUDGED_AT_ONCE)
        if role in ("all", "bots"):
            players = Crew(self.hall, self.brains)
            # Plain bots play until a process has warmed up, and the first game may come late.
            yield self.brains.run(crew.opened)
            yield jobs.work({"bots": players.play}, JOBS_AT_ONCE)
