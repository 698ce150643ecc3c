"""HTTP bodies of the card reference: every card with drawn examples."""

from typing import Literal

import msgspec

from inkland.protocol.message_parts import Award
from inkland.protocol.resources import CardInfo
from inkland.protocol.translation import Hex, SheetText


class CardExample(msgspec.Struct, frozen=True):
    """A drawn example, played or scored by the rules; `title` is the id of its text.

    For a card that scores, `stars` and `awards` are its stars and the spaces that earn or lose
    them. For a card that is drawn, `after` is the map after it and `coins` its coins. `lit` are the
    spaces to highlight. `beside` is the card with which this one is played, `edicts` are the cards
    of A to D, and `lines` the parts of a season's score: two edicts, coins and monsters.
    """

    title: str
    sheet: SheetText
    lit: Hex
    after: SheetText | None = None
    stars: int | None = None
    awards: tuple[Award, ...] = ()
    coins: int | None = None
    beside: str | None = None
    season: str | None = None
    edicts: tuple[str, ...] = ()
    lines: dict[str, int] = {}


class CardEntry(msgspec.Struct, frozen=True):
    """A card of the reference. `name`, `rule` and `power` are ids of texts in the catalogues.

    A season has a time for each of its boxes and two `edicts`; the letter of an edict has its two
    `seasons`. `solo` is a scoring card's number for the solo rating.
    """

    id: str
    kind: Literal["explore", "ruins", "ambush", "hero", "skill", "scoring", "season", "edict"]
    boxes: tuple[Literal["base", "heroes", "skills", "add_on"], ...]
    name: str
    examples: tuple[CardExample, ...]
    rule: str | None = None
    power: str | None = None
    printed: CardInfo | None = None
    solo: int | None = None
    times: dict[str, int] = {}
    edicts: tuple[str, ...] = ()
    seasons: tuple[str, ...] = ()


class CardReference(msgspec.Struct, frozen=True):
    """Every card of every box."""

    cards: tuple[CardEntry, ...]
