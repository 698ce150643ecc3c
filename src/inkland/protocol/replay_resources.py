"""HTTP bodies of replays: a finished game, turn by turn, for one seat."""

from typing import Literal

import msgspec

from inkland.protocol.message_parts import Figures
from inkland.protocol.resources import EventMirror
from inkland.protocol.translation import Hex, SheetText


class ReplayMoment(msgspec.Struct, frozen=True):
    """A sheet after a turn, after the scoring of a season, or after the powers that follow it.

    `events` are those on this sheet, `spaces` the spaces that changed, and `figures` the stars of
    edicts A to D, coins and monsters at this moment. `stars` are those scored so far. Moment 0 is
    the map before the first card; moment n is the same point of the game for every seat.
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
    """A finished game, moment by moment, for one seat."""

    seat: int
    edicts: tuple[str, ...]
    moments: tuple[ReplayMoment, ...]
