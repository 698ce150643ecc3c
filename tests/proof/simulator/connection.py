"""A connection between a client and a node: messages travel in order until it is cut."""

import asyncio
from collections import deque
from collections.abc import Callable
from random import Random
from typing import Final

from inkland.table.live.socket import SocketClosed
from proof.simulator.loop import Process, VirtualLoop

WINDOW: Final = 8  # messages in flight, after which the server has to wait
GONE: Final = 1006


class Cut(Exception):
    """The connection is dead."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class End:
    """One end of a connection: the queue of what has arrived there."""

    def __init__(self, loop: VirtualLoop, process: Process) -> None:
        self.process = process
        self.arrived: deque[str] = deque()
        self.code: int | None = None
        self.is_broken = False
        self._flight: deque[str | int] = deque()
        self.last = 0.0  # arrival time of the last message
        self.on_its_way = 0
        self._loop = loop
        self._context = process.context()
        self._more: asyncio.Future[None] | None = None

    def send(self, trip: float, text: str | int) -> None:
        """Deliver a message, or a close code, here after all earlier ones."""
        self.last = max(self.last, self._loop.time() + trip)
        self.on_its_way += 1
        self._flight.append(text)  # timers of the same moment fire in any order
        self._loop.call_at(self.last, self._arrive, context=self._context)

    def _arrive(self) -> None:
        text = self._flight.popleft()
        if self.code is not None or (self.is_broken and isinstance(text, str)):
            return
        if isinstance(text, int):
            self.code = text
        else:
            self.arrived.append(text)
        if self._more is not None and not self._more.done():
            self._more.set_result(None)

    async def take(self) -> str:
        """The next message; raises `Cut` when there will be none."""
        while not self.arrived:
            if self.code is not None:
                raise Cut(self.code)
            self._more = self._loop.create_future()
            await self._more
        self.on_its_way -= 1
        return self.arrived.popleft()


class SimulatedConnection:
    """Both ends. The server's end has the interface of a websocket."""

    def __init__(self, loop: VirtualLoop, client: Process, node: Process, random: Random) -> None:
        self.client = End(loop, client)
        self.server = End(loop, node)
        self.trip: Callable[[], float] = lambda: 0.0
        self.random = random
        self.is_cut = False
        self._loop = loop
        self._room: asyncio.Future[None] | None = None

    # --- The client's end

    def say(self, text: str) -> None:
        """Send to the server."""
        if not self.is_cut:
            self.server.send(self.trip(), text)

    async def hear(self) -> str:
        """Receive from the server."""
        text = await self.client.take()
        if self._room is not None and not self._room.done():
            self._room.set_result(None)
        return text

    def cut(self, client: float = 0.0, server: float = 0.0) -> None:
        """Deliver nothing more; each side notices after a delay."""
        if not self.is_cut:
            self.is_cut = True
            for end, after in ((self.client, client), (self.server, server)):
                end.is_broken = True
                end.arrived.clear()
                end.send(after, GONE)
            if self._room is not None and not self._room.done():
                self._room.set_result(None)

    # --- The server's end

    async def receive(self) -> str:
        """The next frame of the client."""
        try:
            return await self.server.take()
        except Cut as cut:
            raise SocketClosed from cut

    async def send(self, text: str) -> None:
        """Send to the client, waiting while too much is in flight."""
        while self.client.on_its_way >= WINDOW and not self.is_cut:
            self._room = self._loop.create_future()
            await self._room
        if not self.is_cut:
            self.client.send(self.trip(), text)

    async def close(self, code: int = 1000) -> None:
        """Close after delivering what was sent."""
        if not self.is_cut:
            self.client.send(self.trip(), code)
            self.server.send(0.0, code)
