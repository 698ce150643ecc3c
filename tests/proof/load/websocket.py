"""A minimal websocket client, since the load shares the server's cores."""

import asyncio
from collections.abc import Callable
from typing import Any, Final

from support.bad_frames import CLOSE, PING, PONG, TEXT, framed

_END_OF_HEAD: Final = b"\r\n\r\n"


class LoadSocket(asyncio.Protocol):
    """One websocket: sends and receives whole text frames, and answers pings."""

    def __init__(
        self,
        request: bytes,
        opened: Callable[[], None],
        heard: Callable[[bytes], None],
        lost: Callable[[], None],
    ) -> None:
        self._request = request
        self._opened = opened
        self._heard = heard
        self._lost = lost
        self._transport: Any = None
        self._rest = b""
        self.is_open = False

    def say(self, text: bytes) -> None:
        """Send a text."""
        self.send(framed(TEXT, text))

    def send(self, frames: bytes) -> None:
        """Send bytes as they are."""
        self._transport.write(frames)

    def close(self) -> None:
        """Close without a close frame, and ignore what still comes."""
        self._lost = self._opened = lambda: None
        self._heard = lambda _text: None
        if self._transport is not None:
            self._transport.abort()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Send the handshake."""
        self._transport = transport
        self._transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        """Notify the listener."""
        self.is_open = False
        self._lost()

    def data_received(self, data: bytes) -> None:
        """Parse the received bytes."""
        self._rest = self._rest + data if self._rest else data
        if not self.is_open:
            head, end, rest = self._rest.partition(_END_OF_HEAD)
            if not end:
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self._transport.abort()
                return
            self._rest, self.is_open = rest, True
            self._opened()
        self._take_frames()

    def _take_frames(self) -> None:
        rest, at = self._rest, 0
        while len(rest) - at >= 2:
            size, start = rest[at + 1], at + 2
            if size == 126:
                size, start = int.from_bytes(rest[start : start + 2]), start + 2
            elif size == 127:
                size, start = int.from_bytes(rest[start : start + 8]), start + 8
            if start + size > len(rest):
                break
            opcode, at = rest[at], start + size
            self._take(opcode & 15, rest[start:at])
        self._rest = rest[at:]

    def _take(self, opcode: int, said: bytes) -> None:
        if opcode == TEXT:
            self._heard(said)
        elif opcode == PING:
            self._transport.write(framed(PONG, said))
        elif opcode == CLOSE:
            self._transport.close()
