"""What HTTP carries of the card reference: every card with what it does, drawn."""

from typing import Literal

import msgspec

from inkland.protocol.messages import Award
from inkland.protocol.resources import CardInfo
from inkland.protocol.translation import Hex, SheetText


class CardExample(msgspec.Struct, frozen=True):
    """A drawn example, played or scored by the rules; `title` is the id of its sentence.

    What scores brings `stars` and says by its awards which spaces earn or cost them. What is drawn
    has a map `after`, and brings `coins`. `lit` are the spaces that matter. `beside` is the card
    with which this one is played, `edicts` are the cards under A to D, and `lines` what a season
    counts: its two edicts, coins and monsters.
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
    """A card of the reference. `name`, `rule` and `power` are ids of sentences in the catalogues.

    Seasons have a time in each of their boxes and two `edicts`; the letter of an edict has its two
    `seasons`. `solo` is the number of a scoring card for one seat.
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
