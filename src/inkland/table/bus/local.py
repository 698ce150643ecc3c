"""A bus within one process, and the twin of the real one in tests: several can share a cable."""

import asyncio
from collections.abc import Callable
from typing import TypeVar

from inkland.table.bus.port import Bell, BellListener, NodeSeats, PresenceListener
from inkland.table.counters import Counters
from inkland.table.ids import TableId

T = TypeVar("T")


class SharedBus:
    """What several buses of a test hang on."""

    def __init__(self) -> None:
        self.buses: list[LocalBus] = []


class LocalBus:
    """The bus of a single process, unless others share its cable."""

    def __init__(self, cable: SharedBus | None = None, counters: Counters | None = None) -> None:
        self._cable = cable or SharedBus()
        self._counters = counters or Counters()
        self._listeners: list[BellListener] = []
        self._presence_listeners: list[PresenceListener] = []
        self._followed: set[TableId] = set()
        self._cable.buses.append(self)

    @property
    def is_up(self) -> bool:
        """Are the others within reach? Always."""
        return True

    def ring(self, bell: Bell) -> None:
        """Tell everyone who listens, soon."""
        self._counters.bell("rung")
        for bus in self._cable.buses:
            if bus is self or bell.table in bus._followed:
                _call(bus._listeners, bell)

    def announce_presence(self, here: NodeSeats) -> None:
        """Tell the other processes who is here."""
        for bus in self._cable.buses:
            if bus is not self and here.table in bus._followed:
                _call(bus._presence_listeners, here)

    def listen(self, listener: BellListener) -> None:
        """Have the listener called for each bell from now on."""
        self._listeners.append(listener)

    def listen_presence(self, listener: PresenceListener) -> None:
        """Have the listener called whenever another process tells who is there."""
        self._presence_listeners.append(listener)

    def follow(self, table: TableId) -> None:
        """Hear of this table from now on."""
        self._followed.add(table)

    def unfollow(self, table: TableId) -> None:
        """Hear of this table no more, but from this process."""
        self._followed.discard(table)

    async def open(self) -> None:
        """There is nothing to look for."""

    async def close(self) -> None:
        """Fall silent."""
        if self in self._cable.buses:
            self._cable.buses.remove(self)


def _call(listeners: list[Callable[[T], None]], message: T) -> None:
    loop = asyncio.get_running_loop()
    for listener in listeners:
        loop.call_soon(listener, message)
