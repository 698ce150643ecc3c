"""A live connection: what waits for one client, bounded, and sent in order."""

import asyncio
import contextlib
from collections import deque
from typing import Final

from inkland.protocol.messages import TOO_SLOW
from inkland.table.counters import Counters
from inkland.table.ids import TableId
from inkland.table.live.socket import Socket, SocketClosed
from inkland.table.storage.records import Account

MAX_QUEUED: Final = 64
MAX_QUEUED_BYTES: Final = 256 * 1024


class Connection:
    """One socket, and what waits to be sent on it."""

    def __init__(self, socket: Socket, counters: Counters | None = None) -> None:
        self.socket = socket
        self._counters = counters or Counters()
        self._waiting: deque[str] = deque()
        self._bytes = 0
        self._more = asyncio.Event()
        self._closing: int | None = None

    @property
    def is_open(self) -> bool:
        """Is there anyone to tell something?"""
        return self._closing is None

    def send(self, text: str) -> None:
        """Send the text after all that waits; who does not keep up is let go, to come back."""
        if self._closing is not None:
            return
        if len(self._waiting) >= MAX_QUEUED or self._bytes + len(text) > self._room(text):
            self._counters.queue_full("socket")
            self.close(TOO_SLOW)
            return
        self._waiting.append(text)
        self._bytes += len(text)
        self._more.set()

    def _room(self, text: str) -> int:
        """A whole view of a large table may exceed the limit, but only if nothing else waits."""
        return MAX_QUEUED_BYTES if self._waiting else max(MAX_QUEUED_BYTES, len(text))

    def close(self, code: int) -> None:
        """Close the connection as soon as what is being sent is sent; drop what waits."""
        if self._closing is None:
            self._closing = code
            self._waiting.clear()
            self._more.set()

    async def run_sender(self) -> None:
        """Send what waits, until the connection is closed by either side."""
        with self._counters.socket(), contextlib.suppress(SocketClosed):
            while self._closing is None:
                await self._more.wait()
                self._more.clear()
                while self._waiting and self._closing is None:
                    text = self._waiting.popleft()
                    await self.socket.send(text)
                    self._bytes -= len(text)
            await self.socket.close(self._closing)


class TableConnection(Connection):
    """One socket of a viewer at a table, and how far that viewer has been told."""

    def __init__(
        self,
        socket: Socket,
        table: TableId,
        account: Account | None,
        session: bytes | None = None,
        counters: Counters | None = None,
    ) -> None:
        super().__init__(socket, counters)
        self.table = table
        self.account = account
        self.session = session  # the hash of its token
        self.seat: int | None = None
        self.version = 0  # of the table, as far as it was told
        self.number: int | None = None  # of the last event that was told
        self.hinted_step = 0  # the step whose spots were told
        self.sent_clock: object = None  # the reading of the clock that was told
        self.sent_presence = ""  # what was last told of who is there
        self.has_said_hello = False  # has said hello
