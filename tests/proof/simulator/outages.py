"""Larger faults, one after the other, until they are stopped."""

import asyncio
from collections.abc import Callable, Coroutine
from random import Random
from typing import Any, Final, NamedTuple

from proof.simulator.bus import Wire
from proof.simulator.database import Database
from proof.simulator.fault_rates import FaultInjector
from proof.simulator.node import Node


class Targets(NamedTuple):
    """What the outages hit."""

    nodes: list[Node]
    database: Database
    wire: Wire
    faults_now: FaultInjector


class OutageScheduler:
    """Causes random outages, and ends each after a while."""

    def __init__(self, targets: Targets, random: Random) -> None:
        self._nodes, self._database, self._wire, self._sky = targets
        self._random = random
        self._running: list[asyncio.Task[None]] = []
        self._every = random.choice((2.0, 5.0, 15.0, 10**6))

    async def run(self) -> None:
        """Cause outages until cancelled."""
        while True:
            await asyncio.sleep(self._random.expovariate(1 / self._every))
            fault = self._random.choice(FAULTS)
            self._sky.faults[fault.__name__.strip("_")] += 1
            self._running.append(asyncio.create_task(fault(self)))

    def clear_up(self) -> None:
        """End all outages."""
        self._sky.clear_up()
        self._database.switch_on()
        self._database.resume()
        # the bus may stay down: nothing relies on it
        self._wire.is_off = self._random.random() < 0.3
        for node in self._nodes:
            node.parts.remote.link.is_cut = False
            node.resume()
            node.start()

    async def _crash(self) -> None:
        node = self._random.choice(self._nodes)
        node.crash()
        await asyncio.sleep(self._random.uniform(0.2, 6.0))
        node.start()

    async def _standstill(self) -> None:
        node = self._random.choice(self._nodes)
        node.pause()
        await asyncio.sleep(self._random.choice((0.5, 3.0, 12.0)) * self._random.random())
        node.resume()

    async def _outage(self) -> None:
        self._database.switch_off()
        await asyncio.sleep(self._random.choice((0.3, 4.0, 15.0)) * self._random.random())
        self._database.switch_on()

    async def _partition(self) -> None:
        link = self._random.choice(self._nodes).parts.remote.link
        link.is_cut = True
        await asyncio.sleep(self._random.uniform(0.1, 8.0))
        link.is_cut = False

    async def _database_pause(self) -> None:
        self._database.pause()
        await asyncio.sleep(self._random.choice((0.5, 3.0, 12.0)) * self._random.random())
        self._database.resume()

    async def _silent_lines(self) -> None:
        self._random.choice(self._nodes).parts.remote.link.silence()

    async def _node_clock_jump(self) -> None:
        node = self._random.choice(self._nodes)
        node.process.ahead += self._random.choice((5.0, -5.0, 3600.0, -3600.0, 86400.0))

    async def _database_clock_jump(self) -> None:
        self._database.ahead += self._random.choice((5.0, -5.0, 3600.0, -3600.0))

    async def _silence(self) -> None:
        self._wire.is_off = True
        await asyncio.sleep(self._random.uniform(0.5, 15.0))
        self._wire.is_off = False

    async def _cuts(self) -> None:
        for node in self._nodes:
            for line in node.lines:
                if self._random.random() < 0.5:
                    line.cut(server=self._random.choice((0.0, 0.05, 8.0)))


FAULTS: Final[tuple[Callable[[OutageScheduler], Coroutine[Any, Any, None]], ...]] = (
    OutageScheduler._crash,
    OutageScheduler._crash,
    OutageScheduler._standstill,
    OutageScheduler._outage,
    OutageScheduler._partition,
    OutageScheduler._silence,
    OutageScheduler._cuts,
    OutageScheduler._database_pause,
    OutageScheduler._silent_lines,
    OutageScheduler._node_clock_jump,
    OutageScheduler._database_clock_jump,
)
