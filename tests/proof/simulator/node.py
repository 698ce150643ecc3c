"""A node: one server process that can crash, pause, and restart with empty memory."""

import asyncio
from collections.abc import Callable, Coroutine
from random import Random
from typing import Any, Final, NamedTuple, TypeVar, cast

from inkland.server.features.upkeep.deadlines import DeadlineTask
from inkland.server.features.upkeep.polling import StoragePoller
from inkland.server.features.upkeep.stand_ins import StandInTask
from inkland.server.jobs.maintenance import JobMaintenance
from inkland.table import bot_player
from inkland.table.bot_player import BotPlayer
from inkland.table.context import Context
from inkland.table.games import hints
from inkland.table.ids import TableId
from inkland.table.live import handler
from inkland.table.live.connections import TableConnection
from inkland.table.live.hub import Hub
from inkland.table.storage.records import Account
from proof.simulator.bus import FaultyBus, Wire
from proof.simulator.connection import SimulatedConnection
from proof.simulator.database import CONNECTIONS, Database, Remote
from proof.simulator.job_worker import JobWorker
from proof.simulator.loop import OWNER, Process, VirtualLoop

T = TypeVar("T")

AWAY: Final = 20.0  # seconds
JOBS_AT_ONCE: Final = 2
_PATIENCE: Final = 5.0  # seconds that a client waits for the answer to a request


class Unreachable(Exception):
    """No answer came; the request may have been executed."""


class Environment(NamedTuple):
    """What all nodes share."""

    loop: VirtualLoop
    database: Database
    wire: Wire


class SimulatedWorkers:
    """A worker pool with simulated delays, in which every bot plays at random."""

    def __init__(self, random: Random) -> None:
        self._random = random

    async def run(self, do: Callable[..., Any], *args: Any, **_kwargs: Any) -> Any:
        """The function's result, a little later."""
        await asyncio.sleep(self._random.choice((0.001, 0.01, 0.2)))
        if do is hints.effects_of_many:  # expensive, and no client here reads them
            return ['{"type":"effects"}' for _ in args[0]]
        if do is bot_player.choose_drawing:
            _bot, *rest = args
            return do("random", *rest)
        return do(*args)


class NodeParts:
    """Everything that a node holds in memory."""

    def __init__(self, environment: Environment, random: Random) -> None:
        owner = OWNER.get()
        connections = random.choice((CONNECTIONS, CONNECTIONS, 1))
        self.remote: Remote = environment.database.storage(connections)
        bus = cast(Any, FaultyBus(environment.wire))
        self.context = Context(self.remote.as_storage, bus)
        workers = SimulatedWorkers(random)
        self.hub = Hub(self.context, workers, lambda: environment.loop.time() + owner.ahead)
        self.poller = StoragePoller(self.hub)
        self.deadlines = DeadlineTask(self.context)
        self.stand_ins = StandInTask(self.context, self.hub, AWAY)
        self.bots = BotPlayer(self.context, workers, processes=2, max_jobs=JOBS_AT_ONCE)
        self.job_worker = JobWorker(self.remote)

    async def open(self) -> None:
        """Run all background tasks."""
        await asyncio.gather(
            self.poller.run(),
            self.deadlines.run(),
            self.stand_ins.run(),
            self.job_worker.work({"bots": self.bots.play}, JOBS_AT_ONCE),
            JobMaintenance(cast(Any, self.remote), self.job_worker).run(),
        )


class Node:
    """A server process over all its restarts."""

    def __init__(self, name: str, environment: Environment, random: Random) -> None:
        self.name = name
        self.environment = environment
        self.random = random
        self.lives = 0
        self.lines: list[SimulatedConnection] = []
        self.is_up = False
        self.start()

    def start(self) -> None:
        """Start with empty memory and a clock that may be wrong, unless it is up."""
        if self.is_up:
            return
        self.lives += 1
        self.process = Process(f"{self.name}.{self.lives}")
        self.process.ahead = self.random.choice((0.0, 0.0, -3600.0, 5.0, 40.0))
        self.parts: NodeParts = self.process.context().run(NodeParts, self.environment, self.random)
        self.is_up = True
        self.environment.loop.spawn(self.process, self.parts.open())

    def crash(self) -> None:
        """Drop all memory, and cut the connections."""
        if self.is_up:
            self.is_up = False
            self.environment.loop.crash(self.process)
            self.environment.wire.buses.remove(cast(Any, self.parts.context.bus))
            for line in self.lines:
                line.cut(client=self.random.choice((0.0, 0.05, 3.0)))
            self.lines.clear()

    def pause(self) -> None:
        """Stop running while time goes on."""
        self.environment.loop.pause(self.process)

    def resume(self) -> None:
        """Run again."""
        self.environment.loop.resume(self.process)

    # --- Clients

    def accept(self, line: SimulatedConnection, table: TableId, account: Account | None) -> None:
        """Serve a connection."""
        self.lines.append(line)
        hub = self.parts.hub
        connection = TableConnection(line, table, account, None, hub.context.counters)
        work = handler.handle_connection(hub, connection)
        self.environment.loop.spawn(self.process, work)

    async def ask(self, do: Callable[[Context], Coroutine[Any, Any, T]]) -> T:
        """The answer to a request, or its refusal; raises `Unreachable` if none comes."""
        if not self.is_up:
            raise Unreachable
        asked = self.environment.loop.spawn(self.process, do(self.parts.context))
        try:
            return await asyncio.wait_for(asyncio.shield(asked), _PATIENCE)
        except TimeoutError:
            asked.add_done_callback(lambda done: done.cancelled() or done.exception())
            raise Unreachable from None
