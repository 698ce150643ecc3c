"""HTTP bodies of analyses: what each move lost, better moves, and the part of luck.

A judge that does not predict final stars gives no luck: it rates sheets as they are, and only
differences of its stars are meaningful.
"""

from typing import Literal

import msgspec

from inkland.protocol.resources import DrawingMirror
from inkland.protocol.translation import SheetText


class Alternative(msgspec.Struct, frozen=True):
    """Another drawing, and the final stars that the judge expects after it."""

    drawing: DrawingMirror
    stars: float


class AnalysedMove(msgspec.Struct, frozen=True):
    """An answer of a seat, at moment `moment` of the replay, on the sheet of `owner`.

    `sheet` is that sheet before the answer. `stars` are the final stars expected for it, negative
    for a neighbour's sheet. `lost` is how much more the best drawing was worth. `luck` is the
    change of the expected stars until the seat next answers on its own sheet, null if the judge
    does not predict final stars; `luck_of` is its source.
    """

    moment: int
    owner: int
    question: str
    card: str | None
    sheet: SheetText
    drawing: DrawingMirror
    stars: float
    lost: float
    better: tuple[Alternative, ...]
    luck: float | None
    luck_of: Literal["cards", "ambushes"]


class AnalysedSeat(msgspec.Struct, frozen=True):
    """A seat; stars = expected + cards + ambushes - lost.

    `expected`, `cards` and `ambushes` are null if the judge does not predict final stars. `given`
    are the stars that its drawings on neighbours' sheets left to them. `moves` are present for one
    seat only.
    """

    seat: int
    stars: int
    expected: float | None
    cards: float | None
    ambushes: float | None
    lost: float
    given: float
    moves: tuple[AnalysedMove, ...]


class Analysis(msgspec.Struct, frozen=True):
    """The analysis of a finished game: all seats, and the moves of one seat."""

    judge: str
    seats: tuple[AnalysedSeat, ...]


class AnalysisComing(msgspec.Struct, frozen=True):
    """The analysis is not finished: request it again later."""

    is_coming: bool = True
