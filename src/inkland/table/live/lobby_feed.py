"""The lobby: the list of public tables, read from storage at most once a second."""

import asyncio
import contextlib
import contextvars
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec

from inkland.protocol import messages, resources
from inkland.protocol.messages import BAD_MESSAGE, NOT_TEXT, TOO_MANY, Ping, Pong
from inkland.table.actions import queries, table_resources
from inkland.table.context import Context
from inkland.table.errors import StorageUnavailable
from inkland.table.live.connections import Connection
from inkland.table.live.socket import SocketClosed
from inkland.table.rate_limits import TokenBucket
from inkland.table.repetition import repeat

READ_INTERVAL_SECONDS: Final = 1.0
MESSAGES_PER_SECOND: Final = 2.0
MESSAGES_BURST: Final = 10.0


class LobbyFeed:
    """The cached list of public tables, and the connections that are sent its changes."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self.counters = context.counters
        self._reading = asyncio.Lock()
        self._read_at = -READ_INTERVAL_SECONDS
        self._found = resources.Lobby(())
        self._watchers: dict[Connection, resources.Lobby] = {}  # the list last sent to each
        self._watch: asyncio.Task[None] | None = None

    async def read(self) -> resources.Lobby:
        """The public tables, at most a second old."""
        async with self._reading:  # concurrent callers share one reading
            if time.monotonic() - self._read_at >= READ_INTERVAL_SECONDS:
                started_at = time.monotonic()
                tables = await queries.lobby(self._context)
                self._found = resources.Lobby(tuple(map(table_resources.lobby_entry, tables)))
                self._read_at = started_at
            return self._found

    # --- Watching

    async def add(self, line: Connection) -> None:
        """Send the list now, and again whenever it changes."""
        current = await self.read()
        line.send(_message(current))
        self._watchers[line] = current
        if self._watch is None:
            # It outlives the request that starts it, so it must not log with that one's id.
            self._watch = contextvars.Context().run(asyncio.create_task, self._keep_watch())

    def remove(self, line: Connection) -> None:
        """Stop sending to this connection; without connections the list is no longer polled."""
        self._watchers.pop(line, None)
        if not self._watchers and self._watch is not None:
            self._watch.cancel()
            self._watch = None

    async def _keep_watch(self) -> None:
        every = READ_INTERVAL_SECONDS
        await repeat(self._renew, every, soon=0, doing="reading the lobby", outages=logging.DEBUG)

    async def _renew(self) -> bool:
        """Send the list as soon as the last reading is a second old; a request may have read it."""
        await asyncio.sleep(max(0.0, self._read_at + READ_INTERVAL_SECONDS - time.monotonic()))
        self._send(await self.read())
        return True

    def _send(self, current: resources.Lobby) -> None:
        text = _message(current)
        for line, sent in self._watchers.items():
            if sent != current:
                self._watchers[line] = current
                line.send(text)


def _message(lobby: resources.Lobby) -> str:
    return messages.encode(messages.PublicTables(lobby.tables))


async def handle_watcher(
    line: Connection,
    add: Callable[[Connection], Awaitable[None]],
    remove: Callable[[Connection], None],
) -> None:
    """Serve a connection until it is closed, while a feed has it. Clients may only send `ping`."""
    sender = asyncio.create_task(line.run_sender())
    try:
        await add(line)
        await _listen(line)
    except StorageUnavailable:
        line.close(messages.NOT_NOW)
    except SocketClosed:
        line.close(1000)
    finally:
        remove(line)
        with contextlib.suppress(asyncio.TimeoutError):
            await asyncio.wait_for(sender, 5)


async def _listen(line: Connection) -> None:
    bucket = TokenBucket(MESSAGES_PER_SECOND, MESSAGES_BURST)
    while line.is_open:
        text = await line.socket.receive()
        if not bucket.take():
            return line.close(TOO_MANY)
        if isinstance(text, bytes):
            return line.close(NOT_TEXT)
        try:
            message = messages.decode_client(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            return line.close(BAD_MESSAGE)
        if not isinstance(message, Ping):
            return line.close(BAD_MESSAGE)
        line.send(messages.encode(Pong(message.word)))
    return None
