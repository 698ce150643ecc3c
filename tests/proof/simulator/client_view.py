"""A client's view of a table over one tab's connections, and a journal of everything."""

from typing import Any, NamedTuple, TypeAlias

import msgspec

from inkland.client.player import apply_update
from proof.simulator.connection import SimulatedConnection

Message: TypeAlias = dict[str, Any]


class SentCommand(NamedTuple):
    """A command was sent."""

    at: float
    command: Message


class ReceivedAnswer(NamedTuple):
    """An answer came."""

    at: float
    id: str
    text: str


class ReceivedView(NamedTuple):
    """The view after event `number`; an update since another event, or the whole view."""

    at: float
    number: int
    since: int | None
    seat: int | None
    view: Message
    events: Any = None


class Gap(NamedTuple):
    """An update did not follow the known state."""

    at: float
    known: int | None
    since: int


class ConnectionOpened(NamedTuple):
    """A connection was opened by a client that knew the game up to `since`."""

    at: float
    since: int | None


Note: TypeAlias = SentCommand | ReceivedAnswer | ReceivedView | Gap | ConnectionOpened
Journal: TypeAlias = list[Note]


class ClientView:
    """Follows the game over successive connections."""

    def __init__(self, journal: Journal) -> None:
        self.journal = journal
        self.line: SimulatedConnection | None = None
        self.number: int | None = None
        self.view: Message | None = None
        self.version = 0
        self.status = "open"
        self.seat: int | None = None
        self.table: Message = {}

    def hear(self, at: float, message: Message) -> bool:
        """Apply a message about table or game; False if the connection is of no use any more."""
        match message["type"]:
            case "table":
                self.seat, self.table = message["you"], message["table"]
                self.version, self.status = self.table["version"], self.table["status"]
            case "whole":
                self._see(at, message["number"], None, message["view"])
            case "update":
                if self.view is None or message["since"] != self.number:
                    self.journal.append(Gap(at, self.number, message["since"]))
                    self.number = None
                    return False
                view = apply_update(self.view, message)
                self._see(at, message["number"], message["since"], view, message["events"])
        return True

    def _see(
        self, at: float, number: int, since: int | None, view: Message, events: Any = None
    ) -> None:
        self.journal.append(ReceivedView(at, number, since, view["viewer"], view, events))
        self.number, self.view = number, view


def read(text: str) -> Message:
    """Decode a message."""
    message: Message = msgspec.json.decode(text)
    return message
