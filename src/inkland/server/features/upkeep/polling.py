"""Polling of storage: every two seconds, for changes at the tables connected to this process.

Bells may be lost and the bus may be down; with polling, connected clients get every change all the
same, a moment later.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from inkland.protocol.messages import SIGNED_OUT
from inkland.table.live.hub import Hub
from inkland.table.repetition import repeat

POLL_SECONDS: Final = 2.0
POLLS_PER_PRESENCE_REPORT: Final = 7  # the connected seats are stored every 14 seconds
_SHORTEST_PAUSE: Final = 0.1  # of the time between two polls, after one that took longer

ValidSessions = Callable[[Sequence[bytes]], Awaitable[frozenset[bytes]]]


class StoragePoller:
    """Polls storage on behalf of the connections of a hub."""

    def __init__(
        self, hub: Hub, valid_sessions: ValidSessions | None = None, every: float = POLL_SECONDS
    ) -> None:
        self._hub = hub
        self._every = every
        self._checks = 0
        self._storage = hub.context.storage
        self.valid_sessions = valid_sessions  # filters session hashes; None: skip

    async def run(self) -> None:
        """Poll until cancelled; tables apart, since no other question may keep them waiting."""
        await asyncio.gather(self._repeat(self._look), self._repeat(self._check))

    async def _repeat(self, do: Callable[[], Awaitable[None]]) -> None:
        """Do something every two seconds, however long it takes or waits in vain."""
        loop = asyncio.get_running_loop()
        due_at = loop.time() + self._every

        async def in_time() -> None:
            nonlocal due_at
            await asyncio.sleep(max(0.0, due_at - loop.time()))
            due_at = loop.time() + self._every
            await do()

        shortest = _SHORTEST_PAUSE * self._every
        await repeat(in_time, shortest, doing="polling", outages=logging.DEBUG)

    async def _look(self) -> None:
        self._hub.presence.refresh()
        await self.poll_tables()

    async def _check(self) -> None:
        self._checks += 1
        await self.check_sessions()
        if self._checks % POLLS_PER_PRESENCE_REPORT == 0:
            await self.report_presence()

    async def poll_tables(self) -> None:
        """Ring the bell for each table whose clients are behind storage, and refresh its clock."""
        if tables := self._hub.tables_with_people():
            for news in await self._storage.progress(tables):
                self._hub.on_progress(news)

    async def check_sessions(self) -> None:
        """Close the connections whose session has ended."""
        connections = [c for c in self._hub.connections() if c.session is not None]
        if self.valid_sessions is None or not connections:
            return
        hashes = {c.session for c in connections if c.session is not None}
        valid = await self.valid_sessions(sorted(hashes))
        for connection in connections:
            if connection.session not in valid:
                connection.close(SIGNED_OUT)

    async def report_presence(self) -> None:
        """Store which seats are connected here, for processes that the bus does not reach."""
        if here := self._hub.playing_seats():
            await self._storage.report_connected(here)
