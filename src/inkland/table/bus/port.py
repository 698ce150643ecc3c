"""The bus is a doorbell: "table t reached event n and version v". Whoever hears reads the record.

It also carries who is connected where. A message may be lost, doubled, late, out of order or made
up; no one may rely on it. None holds anything that a spectator may not know.
"""

from collections.abc import Callable
from typing import NamedTuple, Protocol

from inkland.table.ids import TableId


class Bell(NamedTuple):
    """Something is new at a table. The numbers are hints."""

    table: TableId
    number: int = 0
    version: int = 0


class NodeSeats(NamedTuple):
    """Who is connected to one process at a table: seats, and how many only watch."""

    table: TableId
    node: str
    seats: tuple[int, ...] = ()
    watching: int = 0


BellListener = Callable[[Bell], None]
PresenceListener = Callable[[NodeSeats], None]


class Bus(Protocol):
    """Carries bells and presence between the processes that serve the same tables.

    A process always hears itself, and of the others what concerns the tables it follows. No method
    waits for anyone or fails.
    """

    @property
    def is_up(self) -> bool:
        """Are the others within reach?"""

    def ring(self, bell: Bell) -> None:
        """Tell everyone who listens, soon."""

    def announce_presence(self, here: NodeSeats) -> None:
        """Tell the other processes who is here."""

    def listen(self, listener: BellListener) -> None:
        """Have the listener called for each bell from now on."""

    def listen_presence(self, listener: PresenceListener) -> None:
        """Have the listener called whenever another process tells who is there."""

    def follow(self, table: TableId) -> None:
        """Hear of this table from now on."""

    def unfollow(self, table: TableId) -> None:
        """Hear of this table no more, but from this process."""

    async def open(self) -> None:
        """Begin to look for the others; it does not matter whether they are there yet."""

    async def close(self) -> None:
        """Fall silent."""
