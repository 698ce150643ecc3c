"""The bus carries bells ("table t reached event n and version v"), presence and set phrases.

A bell is only a hint to read storage. Messages may be lost, doubled, late, out of order or forged,
so nothing may rely on them; and none has anything in it that a spectator may not know.
"""

from collections.abc import Callable
from typing import NamedTuple, Protocol

from inkland.protocol.messages import Phrase
from inkland.table.ids import TableId


class Bell(NamedTuple):
    """A hint that something is new at a table: its last event and version, as far as known."""

    table: TableId
    number: int = 0
    version: int = 0


class NodeSeats(NamedTuple):
    """Who is connected to one process (`node`) at a table: seats, and the number of spectators."""

    table: TableId
    node: str
    seats: tuple[int, ...] = ()
    watching: int = 0


class SpokenPhrase(NamedTuple):
    """A set phrase that a seat says to everybody at its table, as the protocol names it."""

    table: TableId
    seat: int
    phrase: Phrase


BellListener = Callable[[Bell], None]
PresenceListener = Callable[[NodeSeats], None]
PhraseListener = Callable[[SpokenPhrase], None]


class Bus(Protocol):
    """Carries bells, presence and phrases between the processes that serve the same tables.

    A process receives its own bells, and messages of others about the tables that it follows. No
    method fails or waits for other processes.
    """

    @property
    def is_up(self) -> bool:
        """Whether the other processes can be reached."""

    def ring(self, bell: Bell) -> None:
        """Send a bell to all listeners."""

    def announce_presence(self, here: NodeSeats) -> None:
        """Send who is connected here to the other processes."""

    def pass_on(self, spoken: SpokenPhrase) -> None:
        """Send a phrase to the other processes."""

    def listen(self, listener: BellListener) -> None:
        """Call the listener for each bell from now on."""

    def listen_presence(self, listener: PresenceListener) -> None:
        """Call the listener for each presence message of another process from now on."""

    def listen_phrases(self, listener: PhraseListener) -> None:
        """Call the listener for each phrase from another process from now on."""

    def follow(self, table: TableId) -> None:
        """Receive messages about this table from now on."""

    def unfollow(self, table: TableId) -> None:
        """Stop receiving messages of other processes about this table."""

    async def open(self) -> None:
        """Start connecting; the other processes need not be reachable yet."""

    async def close(self) -> None:
        """Disconnect; nothing is received any more."""
