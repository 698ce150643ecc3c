"""A proxy on every link between clients, nodes, PostgreSQL and NATS.

Each link can be degraded: slow, narrow, sliced, silent in one direction or both, or cut; or its
open connections fall silent for ever while new ones work.
"""

import asyncio
import contextlib
import socket
import struct
import threading
from collections.abc import Callable, Coroutine, Iterable
from random import Random
from typing import Any, Final, NamedTuple, TypeAlias, TypeVar

import uvloop

T = TypeVar("T")

_AT_ONCE: Final = 65_536
_SLICE: Final = 7  # bytes
_SLICES: Final = 40  # after so many slices the rest of a chunk is sent in one piece
_RESET: Final = struct.pack("ii", 1, 0)  # SO_LINGER with a timeout of 0: close with a reset

Ends: TypeAlias = tuple[asyncio.StreamReader, asyncio.StreamWriter]
Connect: TypeAlias = Callable[[], Coroutine[Any, Any, Ends]]


class LinkCondition(NamedTuple):
    """The condition of a link. While deaf or mute, nothing passes, but nothing is lost."""

    delay: float = 0.0
    jitter: float = 0.0
    rate: float | None = None  # bytes a second
    sliced: bool = False
    deaf: bool = False  # nothing comes back from the far end
    mute: bool = False  # nothing reaches the far end
    down: bool = False  # connections are cut, and new ones refused


NORMAL: Final = LinkCondition()
CONDITIONS: Final = {
    "slow": LinkCondition(delay=0.15, jitter=0.1),
    "narrow": LinkCondition(rate=20_000),
    "sliced": LinkCondition(sliced=True, jitter=0.002),
    "hole": LinkCondition(deaf=True, mute=True),
    "deaf": LinkCondition(deaf=True),
    "mute": LinkCondition(mute=True),
    "down": LinkCondition(down=True),
}


class Line:
    """A link from a local port to a target, with all its connections."""

    def __init__(self, dial: Connect, seed: str) -> None:
        self._dial = dial
        self._random = Random(seed)
        self._condition = NORMAL
        self._changed = asyncio.Event()
        self._writers: set[asyncio.StreamWriter] = set()
        self._far_ends: set[asyncio.StreamWriter] = set()
        self._silent: set[asyncio.StreamWriter] = set()  # nothing is ever passed to these

    def change(self, condition: LinkCondition) -> None:
        """Set the condition of the link."""
        self._condition = condition
        self._changed.set()
        self._changed = asyncio.Event()
        if condition.down:
            self.cut()

    def cut(self) -> None:
        """Reset all connections."""
        for writer in self._writers:
            _reset(writer)

    def silence(self) -> None:
        """Make the near ends of open connections silent for ever; new connections work.

        As in a failover the far ends are gone, with what they held, and nobody is told.
        """
        self._silent |= self._writers
        for writer in self._far_ends:
            _reset(writer)

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Connect a new client with the target."""
        if self._condition.down:
            return _reset(writer)
        try:
            back, forth = await self._dial()
        except OSError:
            return _reset(writer)
        ends = {writer, forth}
        self._writers |= ends
        self._far_ends.add(forth)
        near = asyncio.create_task(self._pass(reader, forth, is_answer=False))
        far = asyncio.create_task(self._pass(back, writer, is_answer=True))
        try:
            await asyncio.wait((near, far), return_when=asyncio.FIRST_COMPLETED)
            if writer in self._silent:  # the near end must not learn of the far end's end
                await near
            for task in (near, far):
                task.cancel()
            await asyncio.gather(near, far, return_exceptions=True)
        finally:
            self._writers -= ends
            self._silent -= ends
            self._far_ends.discard(forth)
            for end in ends:
                end.close()

    async def _pass(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, *, is_answer: bool
    ) -> None:
        with contextlib.suppress(OSError):
            while piece := await reader.read(_AT_ONCE):
                while self._condition.deaf if is_answer else self._condition.mute:
                    await self._changed.wait()
                if writer not in self._silent:
                    await self._send(piece, writer)

    async def _send(self, piece: bytes, writer: asyncio.StreamWriter) -> None:
        condition = self._condition
        if condition is NORMAL:
            writer.write(piece)
            return await writer.drain()
        await asyncio.sleep(condition.delay + self._random.uniform(0, condition.jitter))
        for part in _parts(piece) if condition.sliced else (piece,):
            writer.write(part)
            await writer.drain()
            if condition.sliced:
                await asyncio.sleep(0)
        if condition.rate is not None:
            await asyncio.sleep(len(piece) / condition.rate)


class Proxy:
    """All links, in a thread with its own event loop."""

    def __init__(self) -> None:
        self._loop = uvloop.new_event_loop()
        self._lines: dict[str, Line] = {}
        self._servers: list[asyncio.Server] = []
        self._thread = threading.Thread(target=self._loop.run_forever, name="proxy", daemon=True)
        self._thread.start()

    def open(self, name: str, dial: Connect, port: int = 0) -> int:
        """Open a link; return the local port."""

        async def opened() -> int:
            line = self._lines[name] = Line(dial, name)
            server = await asyncio.start_server(line.serve, "127.0.0.1", port)
            self._servers.append(server)
            return int(server.sockets[0].getsockname()[1])

        return self._do(opened())

    def change(self, name: str, condition: LinkCondition) -> None:
        """Set the condition of a link."""
        self._each((name,), lambda line: line.change(condition))

    def cut(self, names: Iterable[str]) -> None:
        """Reset all connections of these links at once."""
        self._each(names, Line.cut)

    def silence(self, name: str) -> None:
        """Make the open connections of a link silent for ever."""
        self._each((name,), Line.silence)

    def _each(self, names: Iterable[str], do: Callable[[Line], None]) -> None:
        async def done() -> None:
            for name in names:
                do(self._lines[name])

        self._do(done())

    def close(self) -> None:
        """Close all links."""
        if not self._thread.is_alive():
            return

        async def closed() -> None:
            for server in self._servers:
                server.close()
            for line in self._lines.values():
                line.cut()
            if rest := asyncio.all_tasks() - {asyncio.current_task()}:
                await asyncio.wait(rest, timeout=1)

        self._do(closed())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(5)

    def _do(self, deed: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(deed, self._loop).result(10)


def to_port(port: int) -> Connect:
    """Connect to a local port."""
    return lambda: asyncio.open_connection("127.0.0.1", port)


def to_socket(path: str) -> Connect:
    """Connect to a Unix socket."""
    return lambda: asyncio.open_unix_connection(path)


def _parts(piece: bytes) -> list[bytes]:
    edge = _SLICE * _SLICES
    small = [piece[i : i + _SLICE] for i in range(0, min(len(piece), edge), _SLICE)]
    return small if len(piece) <= edge else [*small, piece[edge:]]


def _reset(writer: asyncio.StreamWriter) -> None:
    found = writer.get_extra_info("socket")
    if found is not None and found.family != socket.AF_UNIX:
        with contextlib.suppress(OSError, ValueError):  # it may be closed already
            found.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, _RESET)
    writer.transport.abort()
