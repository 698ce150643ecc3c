"""HTTP bodies: guests, tables, games and the box."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from inkland.protocol.translation import DRAWING, OPTIONS, PUBLIC_EVENT, mirrored
from inkland.rules import Seat, View
from inkland.sheet import Terrain

Options: Any = OPTIONS.mirror
EventMirror: Any = PUBLIC_EVENT.mirror
DrawingMirror: Any = DRAWING.mirror
ViewMirror: Any = mirrored(View)
SeatMirror: Any = mirrored(Seat)
TerrainMirror: Any = mirrored(Terrain)

# A view with every field optional: what changed since the view before.
Changes: Any = msgspec.defstruct(
    "Changes",
    [
        *(
            (name, mirrored(hint) | UnsetType, UNSET)
            for name, hint in View.__annotations__.items()
            if name not in ("viewer", "seats", "answer")
        ),
        ("seats", dict[str, SeatMirror] | UnsetType, UNSET),
    ],
    namespace={
        "__doc__": "Changes of a view: replace the fields present, and of `seats` those present."
    },
    frozen=True,
)

COLOURS = (
    "red", "orange", "yellow", "green", "teal", "blue", "violet", "pink", "brown", "grey"
)  # fmt: skip
Colour: Any = Literal[COLOURS]
Name = Annotated[
    str, Meta(min_length=1, max_length=80, description="1 to 20 characters that people can see")
]
Title = Annotated[str, Meta(max_length=160)]
CRESTS = (
    "tower", "oak", "sheaf", "wave", "peak", "sun", "moon", "star", "key", "anchor", "crown", "fish"
)  # fmt: skip
Crest: Any = Literal[CRESTS]
Land = Annotated[str, Meta(max_length=120, description="Up to 30 signs people can see")]
# `$` also matches before a final line break, so lengths are limited besides patterns.
Nonce = Annotated[
    str,
    Meta(pattern="^[0-9a-f]{32}$", max_length=32, description="16 random bytes of the client"),
]
SeatNumber = Annotated[int, Meta(ge=0, le=99)]
Seconds = Annotated[
    int, Meta(ge=5, le=14 * 24 * 3600, description="Seconds for each step; none for one seat")
]
DealCode = Annotated[str, Meta(pattern="^[0-9a-z]{26}$", max_length=26)]
BotName = Annotated[str, Meta(max_length=40)]


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The body of a request; unknown fields are refused."""


class NewGuest(Body, frozen=True):
    """Create a guest account."""

    name: Name
    colour: Colour | None = None


class Guest(msgspec.Struct, frozen=True):
    """Your account; a member has a login.

    `is_moderator` is there for moderators only, `unread_decisions` if moderators have done
    something that concerns you and that you have not read.
    """

    name: str
    colour: str | None
    login: str | None = None
    is_moderator: bool | UnsetType = UNSET
    unread_decisions: int | UnsetType = UNSET


class OptionWishes(Body, frozen=True):
    """Options of a table that override those of its preset."""

    map_sheet: str | UnsetType = UNSET
    explore: str | UnsetType = UNSET
    seasons: str | UnsetType = UNSET
    ruins_cards: str | UnsetType = UNSET
    ambushes: Annotated[tuple[str, ...], Meta(max_length=40)] | UnsetType = UNSET
    ambush_by: str | UnsetType = UNSET
    heroes: bool | UnsetType = UNSET
    scoring: Annotated[tuple[str, ...], Meta(max_length=8)] | UnsetType = UNSET
    scoring_from: Annotated[tuple[str, ...], Meta(max_length=8)] | UnsetType = UNSET
    skills: Annotated[tuple[str, ...], Meta(max_length=40)] | UnsetType = UNSET
    take_back: bool | UnsetType = UNSET
    fallback_terrain: str | UnsetType = UNSET
    full_map: str | UnsetType = UNSET
    great_city: str | UnsetType = UNSET
    ambush_count: int | UnsetType = UNSET
    skill_count: int | UnsetType = UNSET
    powers: str | UnsetType = UNSET


class NewTable(Body, frozen=True):
    """Open a table with a preset and options, or with the deal of another game."""

    seats: Annotated[int, Meta(ge=1, le=100)] = 1
    preset: str = "base"
    options: OptionWishes = OptionWishes()
    public: bool = False
    title: Title = ""
    deal: DealCode | None = None
    clock: Seconds | None = None


class TableChange(Body, frozen=True):
    """Change an open table; fields that are left out stay as they are."""

    seats: Annotated[int, Meta(ge=1, le=100)] | UnsetType = UNSET
    preset: str | UnsetType = UNSET
    options: OptionWishes | UnsetType = UNSET
    public: bool | UnsetType = UNSET
    title: Title | UnsetType = UNSET
    clock: Seconds | UnsetType | None = UNSET
    has_knocks: bool | UnsetType = UNSET


class PauseWish(Body, frozen=True):
    """Ask to pause the clock, or to resume it."""

    pause: bool


class MoreTime(Body, frozen=True):
    """The seconds you ask for in each step of a running game; not fewer than it has."""

    clock: Seconds


class Sit(Body, frozen=True):
    """Take a seat, or change what you have chosen for your own: name, colour, land and crest.

    A land or crest that is not given stays as it is; an empty land has no name.
    """

    nonce: Nonce
    name: Name | None = None
    colour: Colour | None = None
    land: Land | None = None
    crest: Crest | None = None


class HoldSeat(Body, frozen=True):
    """Keep a seat for a minute while you choose a name; a guest made on the way has this one."""

    name: Name | None = None


class SitBot(Body, frozen=True):
    """Give seats to a bot: those listed, or all empty ones."""

    bot: BotName = "journeyman_topographer"
    seats: Annotated[tuple[SeatNumber, ...], Meta(max_length=100)] | None = None


class SeatInfo(msgspec.Struct, frozen=True):
    """The player at a seat. A person for whom a bot stands in has a bot, too.

    `land` is the name that the player has given to the map, `crest` the crest chosen for it.
    All nonces are public, so that players can check that the deal includes their own. `player` is
    the public id of a person, None for a bot and for somebody who has erased the account.
    """

    name: str
    colour: str
    is_person: bool
    bot: str | None
    nonce: str | None
    land: str = ""
    crest: str | None = None
    player: str | None = None


class HeldSeat(msgspec.Struct, frozen=True):
    """A free seat that is kept for somebody, for so many seconds more.

    `name` is that of the host or of somebody who was invited; empty for anybody else.
    """

    seat: int
    seconds: int
    name: str = ""


class TableInfo(msgspec.Struct, frozen=True):
    """The public state of a table.

    `commitment` commits the server to the deal, made for table `dealt_at`, before a seat is taken;
    that is empty if a deal from a private table is played again. `deal` is the deal's code once the
    game is over. `clock` is the seconds for each step, `pause` the seats that ask for a pause: the
    clock is paused once all people who play themselves ask for it. The deal of a tutorial is not
    secret, and was not made for any table. `clock_votes` are the seats that ask for `clock_wish`
    seconds instead: the clock changes once all those people do. `preset` is the one with the fewest
    other options, `changes` are the names of these, and `house_rules` what the rulebook has
    otherwise. `code` is the short code that finds an open table, by language; at a private table it
    is a knock that the host answers, while `has_knocks` is true. `held` are the seats that are kept
    for somebody who chooses a name. At a table of an event nobody can stop the clock (`may_pause`).
    """

    id: str
    version: int
    title: str
    public: bool
    status: Literal["open", "playing", "finished", "closed"]
    options: Options
    seats: tuple[SeatInfo | None, ...]
    host: int | None
    commitment: str
    dealt_at: str
    deal: str | None
    rematch: str | None
    opened_at: str
    clock: int | None = None
    pause: tuple[int, ...] = ()
    is_paused: bool = False
    is_tutorial: bool = False
    clock_wish: int | None = None
    clock_votes: tuple[int, ...] = ()
    preset: str = ""
    changes: tuple[str, ...] = ()
    house_rules: tuple[str, ...] = ()
    code: dict[str, str] | None = None
    has_knocks: bool = True
    held: tuple[HeldSeat, ...] = ()
    may_pause: bool = True


class TableForYou(msgspec.Struct, frozen=True):
    """A table, your seat, whether you are its host, and the seat that is kept for you."""

    table: TableInfo
    you: int | None
    is_host: bool
    held: int | None = None


class LobbyEntry(msgspec.Struct, frozen=True):
    """A public table in the list."""

    id: str
    title: str
    status: str
    seats: int
    people: int
    bots: int
    free: int
    map_sheet: str
    explore: str
    heroes: bool
    skills: bool
    opened_at: str
    clock: int | None = None


class Lobby(msgspec.Struct, frozen=True):
    """The public tables, first those that wait for players."""

    tables: tuple[LobbyEntry, ...]


class Moment(msgspec.Struct, frozen=True):
    """The view of the caller after event `number`."""

    number: int
    view: ViewMirror


class HistoryMoment(msgspec.Struct, frozen=True):
    """One event of a finished game, if it is public, and what it changed in the view."""

    number: int
    events: tuple[EventMirror, ...]
    changes: Changes


class HistoryPage(msgspec.Struct, frozen=True):
    """A finished game: the view after event `since`, then what each further event changed."""

    since: int
    view: ViewMirror
    moments: tuple[HistoryMoment, ...]
    last: int


class GameNews(msgspec.Struct, frozen=True):
    """What happened in a game after event `since`, up to event `number`: its public events.

    `since` is later than asked for if that is too long ago.
    """

    since: int
    number: int
    events: tuple[EventMirror, ...]


class StreamInfo(msgspec.Struct, frozen=True):
    """One shuffle of a deal: its label, the items before it, and their order after it."""

    label: str
    things: tuple[str, ...]
    order: tuple[str, ...]


class ProofInfo(msgspec.Struct, frozen=True):
    """The proof that a deal was fixed before a seat was taken; see docs/fairness.md."""

    format: str
    table: str
    secret: str
    commitment: str
    nonces: tuple[str, ...]
    options: str
    streams: tuple[StreamInfo, ...]
    transcript: str | None = None


class SeasonInfo(msgspec.Struct, frozen=True):
    """A season card: its time, and the edicts it scores."""

    id: str
    time: int
    edicts: str


class CardInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is printed on a card, except its texts, which are in the catalogues by its id.

    A shape is a picture with `o` for each space; for a hero, `H` for the hero and `*` for its
    marks. The first of the `shapes` is the coin shape if `coin` is true.
    """

    kind: Literal["explore", "ruins", "ambush", "hero", "skill", "scoring"]
    box: str | None = None
    time: int = 0
    terrains: tuple[TerrainMirror, ...] = ()
    shapes: tuple[str, ...] = ()
    coin: bool = False
    direction: Literal["clockwise", "counterclockwise"] | None = None
    corner: Literal["top_left", "top_right", "bottom_right", "bottom_left"] | None = None
    cost: int | None = None
    category: str | None = None


class BoxInfo(msgspec.Struct, frozen=True):
    """All options of a table, and the cards.

    `bots_played_by` names the bot that plays in the place of another on this server, where bots
    are not compiled; it is weaker. Empty if all bots play as themselves.
    """

    presets: dict[str, Options]
    map_sheets: dict[str, str]
    explore: tuple[str, ...]
    seasons: dict[str, tuple[SeasonInfo, ...]]
    ambushes: dict[str, tuple[str, ...]]
    skills: tuple[str, ...]
    cards: dict[str, CardInfo]
    choices: dict[str, tuple[str, ...]]
    bots: tuple[str, ...]
    colours: tuple[str, ...]
    most_seats: int
    most_coins: int
    crests: tuple[str, ...] = ()
    bots_played_by: dict[str, str] = {}


class Problem(msgspec.Struct, frozen=True):
    """Why a request was refused: a stable code, its parameters, and an English sentence.

    `request` is the id of the request in the log of the server, to be quoted to its operator.
    """

    code: str
    parameters: dict[str, str | int]
    message: str
    request: str | None = None


class Health(msgspec.Struct, frozen=True):
    """Whether the server can answer requests."""

    status: Literal["ok", "unavailable"]
    version: str
