"""A bus within one process; in tests, several connected ones stand for several processes."""

import asyncio
from collections.abc import Callable
from typing import TypeVar

from inkland.table.bus.port import (
    Bell,
    BellListener,
    NodeSeats,
    PhraseListener,
    PresenceListener,
    SpokenPhrase,
)
from inkland.table.counters import Counters
from inkland.table.ids import TableId

T = TypeVar("T")


class SharedBus:
    """The list of buses that receive each other's messages."""

    def __init__(self) -> None:
        self.buses: list[LocalBus] = []


class LocalBus:
    """The bus of a single process, connected to others only through a `SharedBus`."""

    def __init__(self, cable: SharedBus | None = None, counters: Counters | None = None) -> None:
        self._cable = cable or SharedBus()
        self._counters = counters or Counters()
        self._listeners: list[BellListener] = []
        self._presence_listeners: list[PresenceListener] = []
        self._phrase_listeners: list[PhraseListener] = []
        self._followed: set[TableId] = set()
        self._cable.buses.append(self)

    @property
    def is_up(self) -> bool:
        """Always True."""
        return True

    def ring(self, bell: Bell) -> None:
        """Send a bell to all listeners."""
        self._counters.bell("rung")
        for bus in self._cable.buses:
            if bus is self or bell.table in bus._followed:
                _call(bus._listeners, bell)

    def announce_presence(self, here: NodeSeats) -> None:
        """Send who is connected here to the other processes."""
        for bus in self._cable.buses:
            if bus is not self and here.table in bus._followed:
                _call(bus._presence_listeners, here)

    def pass_on(self, spoken: SpokenPhrase) -> None:
        """Send a phrase to the other processes."""
        for bus in self._cable.buses:
            if bus is not self and spoken.table in bus._followed:
                _call(bus._phrase_listeners, spoken)

    def listen(self, listener: BellListener) -> None:
        """Call the listener for each bell from now on."""
        self._listeners.append(listener)

    def listen_presence(self, listener: PresenceListener) -> None:
        """Call the listener for each presence message of another process from now on."""
        self._presence_listeners.append(listener)

    def listen_phrases(self, listener: PhraseListener) -> None:
        """Call the listener for each phrase from another process from now on."""
        self._phrase_listeners.append(listener)

    def follow(self, table: TableId) -> None:
        """Receive messages about this table from now on."""
        self._followed.add(table)

    def unfollow(self, table: TableId) -> None:
        """Stop receiving messages of other processes about this table."""
        self._followed.discard(table)

    async def open(self) -> None:
        """Do nothing: there is nothing to connect to."""

    async def close(self) -> None:
        """Disconnect; nothing is received any more."""
        if self in self._cable.buses:
            self._cable.buses.remove(self)


def _call(listeners: list[Callable[[T], None]], message: T) -> None:
    loop = asyncio.get_running_loop()
    for listener in listeners:
        loop.call_soon(listener, message)
