"""The lookout: every two seconds it asks the record what is new at the tables of this process.

Bells may be lost, and the bus may be down. Whoever is connected hears of everything all the same,
a moment later.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from itertools import count
from typing import Final

from inkland.protocol.messages import SIGNED_OUT
from inkland.table.errors import StorageUnavailable
from inkland.table.live.hub import Hub

POLL_SECONDS: Final = 2.0
POLLS_PER_PRESENCE_REPORT: Final = 7  # looks: the record is told who is connected

ValidSessions = Callable[[Sequence[bytes]], Awaitable[frozenset[bytes]]]

log = logging.getLogger(__name__)


class StoragePoller:
    """Looks after the connections of a hub."""

    def __init__(
        self, hub: Hub, valid_sessions: ValidSessions | None = None, every: float = POLL_SECONDS
    ) -> None:
        self._hub = hub
        self._every = every
        self._storage = hub.context.storage
        self.valid_sessions = valid_sessions  # which of these hashes are sessions still?

    async def run(self) -> None:
        """Look for ever."""
        for looks in count(1):
            await asyncio.sleep(self._every)
            self._hub.presence.refresh()
            tasks = [self.poll_tables, self.check_sessions]
            if looks % POLLS_PER_PRESENCE_REPORT == 0:
                tasks.append(self.report_presence)
            for task in tasks:
                try:
                    await task()
                except StorageUnavailable:
                    break  # and so are the others
                except Exception:  # the next look may see more
                    log.exception("not looked after")

    async def poll_tables(self) -> None:
        """Ring for whatever somebody here has not been told, and read the clocks."""
        if tables := self._hub.tables_with_people():
            for news in await self._storage.progress(tables):
                await self._hub.on_progress(news)

    async def check_sessions(self) -> None:
        """Close what belongs to a session that is no more."""
        connections = [c for c in self._hub.connections() if c.session is not None]
        if self.valid_sessions is None or not connections:
            return
        asked = {connection.session for connection in connections if connection.session is not None}
        valid = await self.valid_sessions(sorted(asked))
        for connection in connections:
            if connection.session not in valid:
                connection.close(SIGNED_OUT)

    async def report_presence(self) -> None:
        """Let the record know who is connected, for processes that the bus does not reach."""
        if here := self._hub.playing_seats():
            await self._storage.report_connected(here)
