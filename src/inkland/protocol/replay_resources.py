"""What HTTP carries of a replay: a finished game as it went for one seat."""

from typing import Literal

import msgspec

from inkland.protocol.messages import Figures
from inkland.protocol.resources import EventMirror
from inkland.protocol.translation import Hex, SheetText


class ReplayMoment(msgspec.Struct, frozen=True):
    """A sheet after a turn, after the scoring of a season, or after the powers that act then.

    `events` are what happened on the sheet, `spaces` those that changed, and `figures` what the
    edicts A to D, coins and monsters were worth then. `stars` are those written down so far. Moment
    0 is the map before the first card; number n is the same moment for every seat.
    """

    kind: Literal["opening", "turn", "scoring", "powers"]
    season: int
    time: int
    cards: tuple[str, ...]
    events: tuple[EventMirror, ...]
    spaces: Hex
    sheet: SheetText
    figures: Figures
    stars: int


class Replay(msgspec.Struct, frozen=True):
    """A finished game as it went for one seat."""

    seat: int
    edicts: tuple[str, ...]
    moments: tuple[ReplayMoment, ...]
