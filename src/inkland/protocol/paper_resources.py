"""HTTP bodies for paper tables: flips, which turn cards for them, and scores of paper sheets."""

from typing import Annotated

import msgspec
from msgspec import Meta

from inkland.protocol.message_parts import Award
from inkland.protocol.resources import Body, Options, OptionWishes

FlipKey = Annotated[
    str, Meta(pattern="^[0-9a-f]{32}$", max_length=32, description="The key to turn cards")
]
CoinCount = Annotated[int, Meta(ge=0, le=14)]
Drawing = Annotated[str, Meta(max_length=1000, description="A map in the drawing notation")]
FourCards = Annotated[tuple[str, ...], Meta(min_length=4, max_length=4)]


class NewFlip(Body, frozen=True):
    """Deal the cards of a game for a paper table, with a preset and options as for a table."""

    preset: str = "base"
    options: OptionWishes = OptionWishes()


class NextCard(Body, frozen=True):
    """Turn the card with this number; if it has been turned already, nothing changes."""

    key: FlipKey
    number: Annotated[int, Meta(ge=1, le=1000)]


class FlipInfo(msgspec.Struct, frozen=True):
    """The cards after `number` turns; the scoring of a season counts as a turn.

    `shown` is the card that was turned last, `ruins` means that a ruins card applies to the next
    card, `seen` are the cards of this season in order, and `left` is how many are in the deck.
    `acting` are the ambushes whose powers act now that the season is scored. When the year is over,
    `solo_number` is what a single player subtracts from the stars to get a rating, and `titles` are
    the lowest ratings that earn one, the best first.
    """

    id: str
    number: int
    options: Options
    edicts: tuple[str, ...]
    skills: tuple[str, ...]
    season: int
    time: int
    shown: str | None
    ruins: bool
    seen: tuple[str, ...]
    gone: tuple[str, ...]
    left: int
    is_last: bool
    is_counted: bool
    is_over: bool
    acting: tuple[str, ...] = ()
    solo_number: int | None = None
    titles: tuple[int, ...] = ()


class OwnFlip(msgspec.Struct, frozen=True):
    """A new flip, and the key to turn its cards."""

    flip: FlipInfo
    key: str


class SheetToScore(Body, frozen=True):
    """A finished sheet, the cards of edicts A to D, and its coins.

    Without `map_sheet`, the map sheet is recognised by what is printed on it.
    """

    sheet: Drawing
    edicts: FourCards
    coins: CoinCount = 0
    map_sheet: str | None = None


class EdictScore(msgspec.Struct, frozen=True):
    """The stars of one edict, award by award."""

    card: str
    stars: int
    awards: tuple[Award, ...]


class SeasonTally(msgspec.Struct, frozen=True):
    """The score of the sheet in a season: edicts by letter, coins, and stars lost to monsters."""

    season: str
    edicts: tuple[tuple[str, int], ...]
    coins: int
    monsters: int
    total: int


class SheetScore(msgspec.Struct, frozen=True):
    """The awards of every edict, the empty spaces that cost a star, and the four seasons."""

    map_sheet: str
    sheet: str
    edicts: tuple[EdictScore, ...]
    haunted: str
    seasons: tuple[SeasonTally, ...]
