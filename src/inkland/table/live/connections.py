"""A live connection: one client's bounded queue of messages, sent in order."""

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
    """One socket and the queue of messages to be sent on it."""

    def __init__(self, socket: Socket, counters: Counters | None = None) -> None:
        self.socket = socket
        self._counters = counters or Counters()
        self._waiting: deque[str] = deque()
        self._bytes = 0
        self._more = asyncio.Event()
        self._closing: int | None = None

    @property
    def is_open(self) -> bool:
        """Whether messages can still be sent: neither `close` was called nor the queue overran."""
        return self._closing is None

    def send(self, text: str) -> None:
        """Append the text to the queue. A client that is too slow for the queue's limits is
        disconnected, and reconnects."""
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
        """The limit in bytes. A single message may exceed it if nothing else is queued, because
        the whole view of a large table can be that long."""
        return MAX_QUEUED_BYTES if self._waiting else max(MAX_QUEUED_BYTES, len(text))

    def close(self, code: int) -> None:
        """Drop the queue and close the connection once the message being sent is out."""
        if self._closing is None:
            self._closing = code
            self._waiting.clear()
            self._more.set()

    async def run_sender(self) -> None:
        """Send from the queue until either side closes the connection."""
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
    """The connection of a viewer at a table, and how much that viewer has been sent."""

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
        self.session = session  # the hash of the session's token
        self.source = ""  # the network it comes from; a device has none
        self.seat: int | None = None
        self.version = 0  # of the table, as last sent; 0: not yet
        self.number: int | None = None  # of the last event sent
        self.hinted_step = 0  # the step whose hints were scheduled
        self.sent_clock: object = None  # the clock reading last sent
        self.sent_presence = ""  # the presence message last sent
        self.has_said_hello = False
