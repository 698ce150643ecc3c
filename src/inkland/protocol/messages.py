"""The messages of the live connection: tagged objects as JSON text frames.

A client opens `/api/tables/{table}/live` and sends `hello` with the number of the last event it has
seen; the server sends what it missed, or the whole view. After that both sides send messages at any
time. `docs/protocol.md` explains it for authors of clients.
"""

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from inkland.protocol.message_parts import (
    Award,
    Figures,
    HeroSpots,
    HostAsks,
    MonsterWalk,
    RunningTable,
    ShapeSpots,
)
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

CommandId = Annotated[
    str,
    # `$` also matches before a final line break, so the length is limited, too.
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
DeckMirror: Any = mirrored(Deck)
PROTOCOL: Final = 1
# What a player can say to the others: six stamps, then eight phrases. Clients have the words.
Phrase = Literal[
    "well",
    "ouch",
    "hm",
    "slow",
    "hats_off",
    "good_game",
    "good_luck",
    "your_turn",
    "one_moment",
    "nice_corner",
    "who_sent_that",
    "sorry_monsters",
    "again",
    "thank_you",
]


class ClientMessage(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=snake
):
    """A message of a client."""


class ServerMessage(msgspec.Struct, frozen=True, tag_field="type", tag=snake):
    """A message of the server."""


# --- Messages of clients


class Hello(ClientMessage, frozen=True):
    """The first message: the number of the last event the client has seen, if any."""

    since: EventNumber | None = None
    protocol: int = PROTOCOL


class Draw(ClientMessage, frozen=True):
    """Answer a step with a drawing. It may be sent again with the same id until an answer comes."""

    id: CommandId
    step: StepNumber
    drawing: ShortDrawing


class TakeBack(ClientMessage, frozen=True):
    """Withdraw the answer to a step that is still open."""

    id: CommandId
    step: StepNumber


class Look(ClientMessage, frozen=True):
    """Request what may follow the drawing begun; answered by `spots` and `effects`."""

    step: StepNumber
    begun: ShortDrawing = ()


class Try(ClientMessage, frozen=True):
    """Request the gain of a drawing, or why it is not legal; answered by `tried`."""

    step: StepNumber
    drawing: ShortDrawing


class Explain(ClientMessage, frozen=True):
    """Request the stars on the sheet of a seat and the spaces that earn them.

    Answered by `awards`. With a season, for the sheet as it was when that season was scored.
    """

    seat: SeatNumber
    season: Annotated[int, Meta(ge=0, le=3)] | None = None


class Ping(ClientMessage, frozen=True):
    """Check the connection; answered by `pong` with the same word."""

    word: Annotated[str, Meta(max_length=40)] = ""


class Say(ClientMessage, frozen=True):
    """Say a set phrase to everybody at the table, three times a card at most; it is not stored."""

    phrase: Phrase


Said = Hello | Draw | TakeBack | Look | Try | Explain | Say | Ping


# --- Messages of the server


class Table(ServerMessage, frozen=True):
    """The table as it is now; `you` is your seat, `held` one that is kept for you.

    Sent first, and whenever the table changes.
    """

    table: TableInfo
    you: int | None
    is_host: bool
    held: int | None = None


class Whole(ServerMessage, frozen=True):
    """The whole view after event `number`; it replaces the view that the client had.

    While the first question of a game is open, `events` has what happened before it: nobody was
    connected to a game then.
    """

    number: int
    view: ViewMirror
    deck: DeckMirror
    events: tuple[EventMirror, ...] | UnsetType = UNSET
    walks: tuple[MonsterWalk, ...] | UnsetType = UNSET


class Update(ServerMessage, frozen=True):
    """The events after `since` up to `number`, and what they changed in the view.

    `answer` is present if your own answer to the open step changed, `deck` if a card has left the
    deck, `walks` if monsters walked in by themselves.
    """

    since: int
    number: int
    events: tuple[EventMirror, ...]
    changes: Changes
    deck: DeckMirror | UnsetType = UNSET
    answer: DrawingMirror | UnsetType | None = UNSET
    walks: tuple[MonsterWalk, ...] | UnsetType = UNSET


class Saved(ServerMessage, frozen=True):
    """Your command is stored; the events up to `number` include its effect."""

    id: str
    number: int


class Refused(ServerMessage, frozen=True):
    """Your command is against the rules. This is final: the same id always gets this answer."""

    id: str
    code: str
    parameters: dict[str, str | int]


class Busy(ServerMessage, frozen=True):
    """Your command could not be stored now. Send it again with the same id."""

    id: str


class Spots(ServerMessage, frozen=True):
    """The elements that may follow the drawing begun, on the sheet of `owner`.

    Placements are in `spots`, heroes in `heroes`; `others` are skills, targets and the pass.
    `complete` means that the drawing may be sent as it is; `fallback` that no shape of the card
    fits and a single space is drawn instead.
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


class Effects(ServerMessage, frozen=True):
    """The gain of each element of the `spots` message with the same step and drawing begun.

    A gain is six numbers: stars of edicts A to D, coins, and stars lost to monsters. `before` are
    these numbers for the sheet as it is; `gains` are the distinct changes, null for a drawing that
    needs a further element. `index` holds an index into `gains` for each placement, in the order of
    the spots, then anchors in reading order, then terrains; then for each hero, in the order of the
    heroes, then spaces in reading order; then for each of the others. An index is written with
    `width` characters of the base64url alphabet, the highest digit first.
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
    """The gain of the drawing of a `try` message, or why it is refused."""

    step: int
    drawing: DrawingMirror
    gain: Figures | None
    refusal: str | None
    parameters: dict[str, str | int]


class Awards(ServerMessage, frozen=True):
    """The awards of edicts A to D on the sheet of a seat after event `number`, and its monsters.

    `sheet` is the sheet that was scored, and `monsters` are the empty spaces that cost a star each.
    """

    number: int
    seat: int
    season: int | None
    sheet: SheetText
    edicts: tuple[tuple[Award, ...], ...]
    monsters: Hex


class Presence(ServerMessage, frozen=True):
    """The seats that are connected, and the number of other people who watch."""

    seats: tuple[int, ...]
    watching: int


class Word(ServerMessage, frozen=True):
    """A set phrase of a seat, sent to everybody, and how many the seat has `left` on this card.

    `phrase` is null for a player who has none left: what was said is not sent to anybody.
    """

    seat: int
    phrase: Phrase | None
    left: int


class Clock(ServerMessage, frozen=True):
    """The seconds left for a step of a table with a clock; null once its time is up.

    Sent after a new step, and whenever the clock is paused, resumed or reset. While it is paused
    the seconds do not change.
    """

    step: int
    left: float | None
    is_paused: bool


class Turns(ServerMessage, frozen=True):
    """On `/api/me/turns`: your running games, and the invitations of hosts."""

    games: tuple[RunningTable, ...]
    invitations: tuple[HostAsks, ...] = ()


class PublicTables(ServerMessage, frozen=True, tag="lobby"):
    """The list of public tables, sent whenever it changes, on the lobby's connection only."""

    tables: tuple[LobbyEntry, ...]


class Pong(ServerMessage, frozen=True):
    """The answer to `ping`."""

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
    | Word
    | Clock
    | PublicTables
    | Turns
    | Pong
)

# Close codes of the server, besides 1000 (closed by the client), 1002 (not a websocket frame),
# 1011 (no answer to a ping) and 1012 (restarting). The handshake of a foreign origin gets a 403.
NOT_TEXT: Final = 1003  # a binary frame
BAD_TEXT: Final = 1007  # a text frame that is not UTF-8
TOO_LARGE: Final = 1009  # a message of more than 8 KiB, or in too many fragments
NOT_NOW: Final = 1013  # storage is unavailable: reconnect in a moment
BAD_MESSAGE: Final = 4400  # not one of `Said`, or a second `hello`
SIGNED_OUT: Final = 4401  # the session has ended: log in again
DAY_NOT_OVER: Final = 4403  # a game on the deal of the day, which you have not yet played yourself
NO_SUCH_TABLE: Final = 4404
TOO_SLOW: Final = 4408  # the client reads too slowly: reconnect with `hello`
NOT_HELLO: Final = 4409  # the first message is not `hello`, or did not come within 10 seconds
OTHER_PROTOCOL: Final = 4426  # the version in `hello` is not supported
TOO_MANY: Final = 4429  # too many messages or pings in a short time, or too many connections

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
