"""A hostile seat: it floods its own table, as fast as a connection may, and never tires.

Most of what it sends is refused: illegal drawings, and drawings for other steps. In between it
answers the step legally and replaces its answer without end, so that it does not simply stay away.
Over a second connection it sends garbage.
"""

import asyncio
import contextlib
import secrets
from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any, Final, NamedTuple

import msgspec

from proof.load.drawing import drawn
from proof.load.websocket import LoadSocket
from support import bad_frames
from support.bad_frames import TEXT, framed, handshake

_BINARY: Final = 2
_EVERY: Final = 0.035  # seconds between commands: a connection is closed above 30 a second
_REPLACED: Final = 0.3  # share of the commands that are legal
_GARBAGE_EVERY: Final = 0.5
_TO_OPEN: Final = 5.0
_EVERYWHERE: Final = [{"type": "placement", "terrain": "forest", "spaces": "1" + "f" * 30}]
_ENDED: Final = ("finished", "closed")


class _Status(msgspec.Struct):
    status: str


class _Said(msgspec.Struct):
    """The fields of a message that are read."""

    type: str
    table: _Status | None = None


_decoder = msgspec.json.Decoder(_Said)


class HostilePlace(NamedTuple):
    """A seat of a table, by the cookie of its account, and how to reach it."""

    table: str
    cookie: str
    ports: Sequence[int]
    address: str = "127.0.0.1"


class HostileSeat:
    """Floods one table until it is over or the task is cancelled; counts what it was told."""

    def __init__(self, place: HostilePlace, random: Random, counts: Counter[str]) -> None:
        self._place = place
        self._random = random
        self._counts = counts
        self._spots: bytes | None = None
        self._is_over = False

    async def run(self) -> None:
        """Flood and send garbage, over as many connections as needed."""
        await asyncio.gather(self._flood(), self._send_garbage())

    # --- Commands

    async def _flood(self) -> None:
        while not self._is_over:
            line = await self._connect(self._heard)
            while line is not None and line.is_open and not self._is_over:
                line.say(msgspec.json.encode(self._command()))
                await asyncio.sleep(_EVERY)
            if line is not None:
                line.close()
            self._counts["connections"] += 1
            await asyncio.sleep(self._random.uniform(0.1, 0.5))

    def _command(self) -> dict[str, Any]:
        """A legal drawing, another one than before; or one that is refused."""
        if self._spots is not None and self._random.random() < _REPLACED:
            step, drawing = drawn(self._spots, self._random)
        else:
            step, drawing = self._random.choice((0, 1, 2, 99)), _EVERYWHERE
        return {"type": "draw", "id": secrets.token_hex(16), "step": step, "drawing": drawing}

    def _heard(self, text: bytes) -> None:
        said = _decoder.decode(text)
        if said.type == "spots":
            self._spots = text
        elif said.type in ("saved", "refused", "busy"):
            self._counts[said.type] += 1
        elif said.table is not None and said.table.status in _ENDED:
            self._is_over = True

    # --- Garbage

    async def _send_garbage(self) -> None:
        while not self._is_over:
            line = await self._connect(lambda _text: None)
            while line is not None and line.is_open and not self._is_over:
                wire = bad_frames.frame(self._random, 1).wire
                content = wire if isinstance(wire, bytes) else wire.encode(errors="replace")
                line.send(framed(_BINARY if isinstance(wire, bytes) else TEXT, content))
                self._counts["garbage"] += 1
                await asyncio.sleep(_GARBAGE_EVERY * self._random.random())
            if line is not None:
                line.close()
            await asyncio.sleep(_GARBAGE_EVERY)

    # --- Connections

    async def _connect(self, heard: Any) -> LoadSocket | None:
        """A connection that has said hello, or none."""
        place = self._place
        request = handshake(place.table, Cookie=place.cookie)
        is_open = asyncio.Event()
        line = LoadSocket(request, is_open.set, heard, is_open.set)
        loop, port = asyncio.get_running_loop(), self._random.choice(place.ports)
        with contextlib.suppress(OSError, TimeoutError):
            async with asyncio.timeout(_TO_OPEN):
                here = (place.address, 0)
                await loop.create_connection(lambda: line, "127.0.0.1", port, local_addr=here)
                await is_open.wait()
            if line.is_open:
                line.say(b'{"type":"hello"}')
                return line
        line.close()
        return None
