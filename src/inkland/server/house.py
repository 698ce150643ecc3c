"""The house: everything a running server consists of, and how it is opened and closed."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from inkland.server import sight
from inkland.server.bus import Bus
from inkland.server.hall import Hall
from inkland.server.hub import Hub
from inkland.server.limits import Limit
from inkland.server.players import Players
from inkland.server.record.port import Record
from inkland.server.settings import Settings
from inkland.server.workers import Workers

GUESTS_AN_HOUR: Final = 300  # from one address: a hall of a hundred sits behind one router
TABLES_AN_HOUR: Final = 30
SOCKETS_OF_ONE: Final = 5


class Limits:
    """What a stranger may ask for on a public site; at home nobody counts."""

    def __init__(self, *, on: bool) -> None:
        self._on = on
        self._guests = Limit(GUESTS_AN_HOUR)
        self._tables = Limit(TABLES_AN_HOUR)
        self.sockets = SOCKETS_OF_ONE if on else 1_000

    def guests(self, address: str) -> None:
        """One more guest from this address."""
        if self._on:
            self._guests.check(address)

    def tables(self, account: str) -> None:
        """One more table of this account."""
        if self._on:
            self._tables.check(account)


class House:
    """The parts of a running server."""

    def __init__(self, settings: Settings, record: Record, bus: Bus) -> None:
        self.settings = settings
        self.record = record
        self.hall = Hall(record, bus)
        self.limits = Limits(on=settings.limits)
        # What people wait for has workers of its own; bots never stand in their way.
        self.eyes = Workers(1)
        self.brains = Workers(settings.workers)
        self.hub = Hub(self.hall, self.eyes)
        self.players = Players(self.hall, self.hub, self.brains, settings.away)

    async def is_ready(self) -> bool:
        """Can games be played?"""
        return await self.record.is_ready()

    @asynccontextmanager
    async def opened(self) -> AsyncIterator[None]:
        """Take up running games, look after the absent, and clean up in the end."""
        await self.players.wake()
        rounds = asyncio.create_task(self.players.look_after())
        # After a restart everyone comes back at once, and a new process takes a while to start.
        opening = asyncio.create_task(self.eyes.run(sight.opened))
        try:
            yield
        finally:
            for task in (rounds, opening):
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError, Exception):
                    await task  # whatever it died of has been logged, and the rest must be closed
            self.eyes.close()
            self.brains.close()
