"""What a live connection carries: tagged objects as JSON text frames.

A client opens `/api/tables/{table}/live`, says `hello` with the number of the last event it has
seen, and is told exactly what it missed, or the whole view. From then on both sides talk when they
have something to say. `docs/protocol.md` explains it for authors of clients.
"""

from typing import Annotated, Any, Final

import msgspec
from msgspec import UNSET, Meta, UnsetType

from inkland.protocol.resources import (
    Changes,
    DrawingMirror,
    EventMirror,
    LobbyEntry,
    SeatNumber,
    TableInfo,
    ViewMirror,
)
from inkland.protocol.translation import Hex, SheetText, mirrored, snake
from inkland.rules import Element
from inkland.rules.deck import Deck
from inkland.sheet import Terrain

CommandId = Annotated[
    str,
    # The length says it again: in Python `$` also stands before a line break.
    Meta(
        pattern="^[0-9a-f]{32}$",
        max_length=32,
        description="128 random bits, made by the client",
    ),
]
StepNumber = Annotated[int, Meta(ge=0, le=100_000)]
EventNumber = Annotated[int, Meta(ge=0, le=10_000_000)]
ShortDrawing = Annotated[DrawingMirror, Meta(max_length=8)]
ElementMirror: Any = mirrored(Element)
TerrainMirror: Any = mirrored(Terrain)
DeckMirror: Any = mirrored(Deck)
PROTOCOL: Final = 1


class ClientMessage(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=snake
):
    """A message of a client."""


class ServerMessage(msgspec.Struct, frozen=True, tag_field="type", tag=snake):
    """A message of the server."""


# --- Clients say


class Hello(ClientMessage, frozen=True):
    """The first message: what this client has seen of the game, if anything."""

    since: EventNumber | None = None
    protocol: int = PROTOCOL


class Draw(ClientMessage, frozen=True):
    """Answer a step with a drawing. The same id may be sent again until an answer comes."""

    id: CommandId
    step: StepNumber
    drawing: ShortDrawing


class TakeBack(ClientMessage, frozen=True):
    """Withdraw the answer to a step that is still open."""

    id: CommandId
    step: StepNumber


class Look(ClientMessage, frozen=True):
    """What may follow the drawing begun? Answered by `spots` and `effects`."""

    step: StepNumber
    begun: ShortDrawing = ()


class Try(ClientMessage, frozen=True):
    """What would this drawing bring, or why is it not legal? Answered by `tried`."""

    step: StepNumber
    drawing: ShortDrawing


class Explain(ClientMessage, frozen=True):
    """Which spaces earn which stars on the sheet of a seat? Answered by `awards`.

    With a season: as the sheet was when that season was scored.
    """

    seat: SeatNumber
    season: Annotated[int, Meta(ge=0, le=3)] | None = None


class Ping(ClientMessage, frozen=True):
    """Are you there? Answered by `pong` with the same word."""

    word: Annotated[str, Meta(max_length=40)] = ""


Said = Hello | Draw | TakeBack | Look | Try | Explain | Ping


# --- The server tells


class Table(ServerMessage, frozen=True):
    """The table as it is now; `you` is your seat. Comes first, and whenever it changes."""

    table: TableInfo
    you: int | None
    is_host: bool


class Whole(ServerMessage, frozen=True):
    """The whole view after event `number`: put it in place of whatever you had."""

    number: int
    view: ViewMirror
    deck: DeckMirror


class Update(ServerMessage, frozen=True):
    """What happened after event `since`, up to `number`: for the log, and what it changed.

    `answer` is there if your own open answer is another one than before, `deck` if a card has left
    it.
    """

    since: int
    number: int
    events: tuple[EventMirror, ...]
    changes: Changes
    deck: DeckMirror | UnsetType = UNSET
    answer: DrawingMirror | UnsetType | None = UNSET


class Saved(ServerMessage, frozen=True):
    """Your command is kept for good, and everything up to `number` contains it."""

    id: str
    number: int


class Refused(ServerMessage, frozen=True):
    """Your command is against the rules, for good: the same id gets the same answer."""

    id: str
    code: str
    parameters: dict[str, str | int]


class Busy(ServerMessage, frozen=True):
    """Your command could not be kept just now; nothing is known of it. Send it again, same id."""

    id: str


class ShapeSpots(msgspec.Struct, frozen=True):
    """Everywhere one orientation of a shape may go.

    `shape` is pushed to the top left corner; shifted by an anchor's bit number it gives the spaces.
    `coin` says that the card shows a coin beside the shape.
    """

    terrains: tuple[TerrainMirror, ...]
    shape: Hex
    height: int
    width: int
    anchors: Hex
    coin: bool


class HeroSpots(msgspec.Struct, frozen=True):
    """Everywhere a hero may stand and leave the same marks around it.

    `marks` are those of a hero on the first of the spaces; for a further one they are shifted by as
    many bits as the hero.
    """

    marks: Hex
    spaces: Hex


class Spots(ServerMessage, frozen=True):
    """What may come next in the drawing begun, on the sheet of `owner`.

    Placements are in `spots`, heroes in `heroes`; `others` are skills, targets and the pass.
    `complete` says that the drawing may be sent as it is; `fallback` that no shape of the card fits
    and a single space is drawn instead.
    """

    number: int
    step: int
    begun: DrawingMirror
    owner: int
    spots: tuple[ShapeSpots, ...]
    heroes: tuple[HeroSpots, ...]
    others: tuple[ElementMirror, ...]
    fallback: bool
    complete: bool


Figures = tuple[int, int, int, int, int, int]


class Effects(ServerMessage, frozen=True):
    """What each spot of the `spots` message with the same step and drawing begun would bring.

    Six figures: stars of edicts A to D, coins, and stars lost to monsters. `before` is how the
    sheet stands; `gains` are the different changes that occur, null for what is not complete
    without a further element. `index` holds a number into `gains` for each placement, in the order
    of the spots, their anchors by reading order, their terrains; then for each hero, in the order
    of the heroes, their spaces by reading order; then for each of the others. A number is written
    with `width` signs of the base64url alphabet, the higher first.
    """

    number: int
    step: int
    begun: DrawingMirror
    owner: int
    before: Figures
    gains: tuple[Figures | None, ...]
    width: int
    index: str


class Tried(ServerMessage, frozen=True):
    """What the drawing asked about would bring: its gain, or the refusal."""

    step: int
    drawing: DrawingMirror
    gain: Figures | None
    refusal: str | None
    parameters: dict[str, str | int]


class Award(msgspec.Struct, frozen=True, array_like=True):
    """Stars, and the spaces that earn them."""

    stars: int
    spaces: Hex


class Awards(ServerMessage, frozen=True):
    """The awards of edicts A to D on the sheet of a seat after event `number`, and its monsters.

    `sheet` is the sheet they lie on, and `monsters` are the empty spaces that cost a star each.
    """

    number: int
    seat: int
    season: int | None
    sheet: SheetText
    edicts: tuple[tuple[Award, ...], ...]
    monsters: Hex


class Presence(ServerMessage, frozen=True):
    """Who is connected: seats, and the number of people who only watch."""

    seats: tuple[int, ...]
    watching: int


class Clock(ServerMessage, frozen=True):
    """The seconds left for a step of a table with a clock; null once its time is up.

    Comes after a new step, and whenever the clock is stopped, let go on or set back. While it is
    paused the seconds stay.
    """

    step: int
    left: float | None
    is_paused: bool


class PublicTables(ServerMessage, frozen=True, tag="lobby"):
    """The list of public tables; told on the lobby's connection, and only there, as it changes."""

    tables: tuple[LobbyEntry, ...]


class Pong(ServerMessage, frozen=True):
    """Here I am."""

    word: str


Tells = (
    Table
    | Whole
    | Update
    | Saved
    | Refused
    | Busy
    | Spots
    | Effects
    | Tried
    | Awards
    | Presence
    | Clock
    | PublicTables
    | Pong
)

# Why the server closes a connection, besides 1000 (you did), 1002 (not a websocket frame), 1011
# (no answer to a ping) and 1012 (restarting). A foreign site is refused at the handshake with 403.
NOT_TEXT: Final = 1003  # a binary frame
BAD_TEXT: Final = 1007  # a text frame that is not UTF-8
TOO_LARGE: Final = 1009  # a message of more than 8 KiB, or in more parts than that
NOT_NOW: Final = 1013  # the record cannot be read: come back in a moment
BAD_MESSAGE: Final = 4400  # not one of `Said`, or a second `hello`
SIGNED_OUT: Final = 4401  # the session has been ended: come in again
DAY_NOT_OVER: Final = 4403  # a try at the deal of the day: play it first, or come tomorrow
NO_SUCH_TABLE: Final = 4404
TOO_SLOW: Final = 4408  # what waits for this client has grown too long: come back with `hello`
NOT_HELLO: Final = 4409  # the first message is another one, or did not come within 10 seconds
OTHER_PROTOCOL: Final = 4426  # the client speaks a version of this that we do not
TOO_MANY: Final = 4429  # messages or pings in a short time, or connections

_decoder: msgspec.json.Decoder[Said] = msgspec.json.Decoder(Said)


def decode_client(text: str | bytes) -> Said:
    """The message of a client; `msgspec.DecodeError` if it is none."""
    return _decoder.decode(text)


def encode(message: ServerMessage) -> str:
    """A message of the server as the text of a frame."""
    return msgspec.json.encode(message).decode()


_told_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(Tells)


def decode_server(text: str | bytes) -> Any:
    """The message of the server that a client has got."""
    return _told_decoder.decode(text)
