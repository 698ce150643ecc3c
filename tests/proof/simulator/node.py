"""A node: one process of the server, that can crash, stand still, and come back knowing nothing."""

import asyncio
from collections.abc import Callable, Coroutine
from datetime import datetime, timedelta
from random import Random
from typing import Any, Final, NamedTuple, TypeVar, cast

from inkland.server.background.deadlines import DeadlineTask
from inkland.server.background.job_maintenance import JobMaintenance
from inkland.server.background.polling import StoragePoller
from inkland.server.background.stand_ins import StandInTask
from inkland.server.context import ServerContext
from inkland.table import bot_player
from inkland.table.bot_player import BotPlayer
from inkland.table.games import hints
from inkland.table.ids import TableId
from inkland.table.live import handler
from inkland.table.live.hub import Hub
from inkland.table.storage.records import Account
from proof.simulator.bells import FaultyBus, Wire
from proof.simulator.database import Database, Remote
from proof.simulator.line import Line
from proof.simulator.loop import OWNER, Process, VirtualLoop
from proof.simulator.shift import Shift

T = TypeVar("T")

AWAY: Final = 20.0  # seconds
_PATIENCE: Final = 5.0  # seconds that a client waits for the answer to a request


class Unreachable(Exception):
    """No answer has come; what was asked for may have happened."""


class Places(NamedTuple):
    """What all nodes share."""

    loop: VirtualLoop
    database: Database
    wire: Wire


class Inline:
    """The workers' twin: takes its time, but not that of a processor. Every bot plays at random."""

    def __init__(self, random: Random) -> None:
        self._random = random

    async def run(self, do: Callable[..., Any], *args: Any, **_kwargs: Any) -> Any:
        """What the function gives, a little later."""
        await asyncio.sleep(self._random.choice((0.001, 0.01, 0.2)))
        if do is hints.effects_of_many:  # dear, and nobody here reads them
            return ['{"type":"effects"}' for _ in args[0]]
        if do is bot_player.choose_drawing:
            _bot, *rest = args
            return do("random", *rest)
        return do(*args)


class Parts:
    """All that a node holds in its memory."""

    def __init__(self, places: Places, random: Random) -> None:
        owner = OWNER.get()

        def now() -> datetime:
            return places.database.clock() + timedelta(seconds=owner.ahead)

        self.remote: Remote = places.database.storage()
        self.context = ServerContext(self.remote.as_record, cast(Any, FaultyBus(places.wire)), now)
        workers = Inline(random)
        self.hub = Hub(self.context, workers, lambda: places.loop.time() + owner.ahead)
        self.lookout = StoragePoller(self.hub)
        self.timekeeper = DeadlineTask(self.context)
        self.caretaker = StandInTask(self.context, self.hub, AWAY)
        self.crew = BotPlayer(self.context, workers)
        self.shift = Shift(self.remote)

    async def open(self) -> None:
        """Do all that a process of the server does besides answering."""
        await asyncio.gather(
            self.lookout.run(),
            self.timekeeper.run(),
            self.caretaker.run(),
            self.shift.work({"bots": self.crew.play}, at_once=2),
            JobMaintenance(self.remote.as_record, self.shift).run(),
        )


class Node:
    """A process of the server, over all its lives."""

    def __init__(self, name: str, places: Places, random: Random) -> None:
        self.name = name
        self.places = places
        self.random = random
        self.lives = 0
        self.lines: list[Line] = []
        self.is_up = False
        self.start()

    def start(self) -> None:
        """Come up with an empty memory, and a clock that may be wrong; unless it is up."""
        if self.is_up:
            return
        self.lives += 1
        self.process = Process(f"{self.name}.{self.lives}")
        self.process.ahead = self.random.choice((0.0, 0.0, -3600.0, 5.0, 40.0))
        self.parts: Parts = self.process.context().run(Parts, self.places, self.random)
        self.is_up = True
        self.places.loop.spawn(self.process, self.parts.open())

    def crash(self) -> None:
        """All its memory is gone, and its lines are cut."""
        if self.is_up:
            self.is_up = False
            self.places.loop.crash(self.process)
            self.places.wire.buses.remove(cast(Any, self.parts.context.bus))
            for line in self.lines:
                line.cut(client=self.random.choice((0.0, 0.05, 3.0)))
            self.lines.clear()

    def pause(self) -> None:
        """Stand still, while the time goes on."""
        self.places.loop.pause(self.process)

    def resume(self) -> None:
        """Go on as if nothing had been."""
        self.places.loop.resume(self.process)

    # --- Clients

    def accept(self, line: Line, table: TableId, account: Account | None) -> None:
        """Serve a line."""
        self.lines.append(line)
        work = handler.handle_connection(self.parts.hub, line, table, account)
        self.places.loop.spawn(self.process, work)

    async def ask(self, do: Callable[[ServerContext], Coroutine[Any, Any, T]]) -> T:
        """The answer to a request, or its refusal; `Unreachable` if none comes."""
        if not self.is_up:
            raise Unreachable
        asked = self.places.loop.spawn(self.process, do(self.parts.context))
        try:
            return await asyncio.wait_for(asyncio.shield(asked), _PATIENCE)
        except TimeoutError:
            asked.add_done_callback(lambda done: done.cancelled() or done.exception())
            raise Unreachable from None
