"""A bus that loses, repeats, delays and reorders messages between processes."""

from collections.abc import Callable
from contextvars import Context
from random import Random
from typing import Final, TypeVar

from inkland.table.bus.port import (
    Bell,
    BellListener,
    NodeSeats,
    PhraseListener,
    PresenceListener,
    SpokenPhrase,
)
from inkland.table.ids import TableId
from proof.simulator.fault_rates import FaultInjector
from proof.simulator.loop import OWNER, VirtualLoop

T = TypeVar("T")

_LATEST: Final = 6.0  # seconds


class Wire:
    """The medium that connects the buses of all nodes."""

    def __init__(self, loop: VirtualLoop, random: Random, faults_now: FaultInjector) -> None:
        self.loop = loop
        self.random = random
        self.faults_now = faults_now
        self.is_off = False
        self.buses: list[FaultyBus] = []

    def carry(self, listeners: list[Callable[[T], None]], message: T, to: Context) -> None:
        """Deliver a message to another process: once, twice, or not at all."""
        if self.is_off or self.faults_now.strikes(self.random, "unheard"):
            return
        for _copy in range(2 if self.faults_now.strikes(self.random, "doubled") else 1):
            is_late = self.faults_now.strikes(self.random, "late")
            after = self.random.uniform(0.0, _LATEST if is_late else 0.01)
            for listener in listeners:
                self.loop.call_later(after, listener, message, context=to)


class FaultyBus:
    """The bus of one node."""

    def __init__(self, wire: Wire) -> None:
        self._wire = wire
        self._owner = OWNER.get()
        self._context = self._owner.context()
        self._listeners: list[BellListener] = []
        self._presence_listeners: list[PresenceListener] = []
        self._phrase_listeners: list[PhraseListener] = []
        self._followed: set[TableId] = set()
        wire.buses.append(self)

    @property
    def is_up(self) -> bool:
        """Whether other processes can be reached."""
        return not self._wire.is_off

    def ring(self, bell: Bell) -> None:
        """Notify this process at once, and others over the faulty wire."""
        for listener in self._listeners:
            self._wire.loop.call_soon(listener, bell)
        for bus in self._wire.buses:
            if bus is not self and bell.table in bus._followed:
                self._wire.carry(bus._listeners, bell, bus._context)

    def announce_presence(self, here: NodeSeats) -> None:
        """Tell the other processes which seats are connected here."""
        for bus in self._wire.buses:
            if bus is not self and here.table in bus._followed:
                self._wire.carry(bus._presence_listeners, here, bus._context)

    def pass_on(self, spoken: SpokenPhrase) -> None:
        """Send a phrase to the other processes."""
        for bus in self._wire.buses:
            if bus is not self and spoken.table in bus._followed:
                self._wire.carry(bus._phrase_listeners, spoken, bus._context)

    def listen(self, listener: BellListener) -> None:
        """Call the listener for each bell from now on."""
        self._listeners.append(listener)

    def listen_presence(self, listener: PresenceListener) -> None:
        """Call the listener for each presence message of other processes."""
        self._presence_listeners.append(listener)

    def listen_phrases(self, listener: PhraseListener) -> None:
        """Call the listener for each phrase from another process from now on."""
        self._phrase_listeners.append(listener)

    def follow(self, table: TableId) -> None:
        """Receive bells of this table from now on."""
        self._followed.add(table)

    def unfollow(self, table: TableId) -> None:
        """Receive bells of this table only from this process."""
        self._followed.discard(table)

    async def open(self) -> None:
        """Do nothing."""

    async def close(self) -> None:
        """Disconnect from the wire."""
        if self in self._wire.buses:
            self._wire.buses.remove(self)
