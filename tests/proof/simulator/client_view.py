"""A window: one line of a client to a table, what is seen through it, and a note of everything."""

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
    """The view after event `number`; what came since another one, or the whole."""

    at: float
    number: int
    since: int | None
    seat: int | None
    view: Message
    events: Any = None


class Gap(NamedTuple):
    """Something was told that does not follow what was known."""

    at: float
    known: int | None
    since: int


class ConnectionOpened(NamedTuple):
    """A line was opened, by someone who knew the game up to `since`."""

    at: float
    since: int | None


Note: TypeAlias = SentCommand | ReceivedAnswer | ReceivedView | Gap | ConnectionOpened
Journal: TypeAlias = list[Note]


class ClientView:
    """Follows the game through one line after the other."""

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
        """Follow what is told of table and game; False if a line like this is of no use."""
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
    """A message as a client reads it."""
    message: Message = msgspec.json.decode(text)
    return message
