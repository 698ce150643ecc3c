"""What HTTP carries for a paper table: cards turned for it, and sheets that are counted."""

from typing import Annotated

import msgspec
from msgspec import Meta

from inkland.protocol.messages import Award
from inkland.protocol.resources import Body, Options, OptionWishes

FlipKey = Annotated[
    str, Meta(pattern="^[0-9a-f]{32}$", max_length=32, description="Known to who turns the cards")
]
CoinCount = Annotated[int, Meta(ge=0, le=14)]
Drawing = Annotated[str, Meta(max_length=1000, description="A map in the drawing notation")]
FourCards = Annotated[tuple[str, ...], Meta(min_length=4, max_length=4)]


class NewFlip(Body, frozen=True):
    """Lay out the cards of a year: a preset and wishes, as for a table."""

    preset: str = "base"
    options: OptionWishes = OptionWishes()


class NextCard(Body, frozen=True):
    """Turn the card of this number; one that lies there already is only told again."""

    key: FlipKey
    number: Annotated[int, Meta(ge=1, le=1000)]


class FlipInfo(msgspec.Struct, frozen=True):
    """What lies on the table after `number` turns; counting a season is one of them.

    `shown` is the card that was turned last, `ruins` says that a ruins card waits to be answered,
    `seen` are the cards of this season in order, and `left` is how many are still in the deck.
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


class OwnFlip(msgspec.Struct, frozen=True):
    """Cards that were laid out, and the key to turn them."""

    flip: FlipInfo
    key: str


class SheetToScore(Body, frozen=True):
    """A finished sheet, the cards of edicts A to D, and its coins.

    Without a `map_sheet` it is found out by what is printed on the sheet.
    """

    sheet: Drawing
    edicts: FourCards
    coins: CoinCount = 0
    map_sheet: str | None = None


class EdictScore(msgspec.Struct, frozen=True):
    """What one edict gives, award by award."""

    card: str
    stars: int
    awards: tuple[Award, ...]


class SeasonTally(msgspec.Struct, frozen=True):
    """What the sheet scores at the end of a season: edicts by letter, coins, and lost stars."""

    season: str
    edicts: tuple[tuple[str, int], ...]
    coins: int
    monsters: int
    total: int


class SheetScore(msgspec.Struct, frozen=True):
    """Every edict explained, the empty spaces that cost a star, and the four seasons."""

    map_sheet: str
    sheet: str
    edicts: tuple[EdictScore, ...]
    haunted: str
    seasons: tuple[SeasonTally, ...]
