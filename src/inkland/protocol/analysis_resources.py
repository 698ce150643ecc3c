"""What HTTP carries of a judged game: what each move lost, what was better, and what was luck.

A judge that does not foresee the rest of the year tells no luck: it weighs sheets as they stand,
and only differences of its stars mean something.
"""

from typing import Literal

import msgspec

from inkland.protocol.resources import DrawingMirror
from inkland.protocol.translation import SheetText


class Alternative(msgspec.Struct, frozen=True):
    """Another drawing, and the stars that the judge would have expected after it."""

    drawing: DrawingMirror
    stars: float


class AnalysedMove(msgspec.Struct, frozen=True):
    """An answer of a seat, at moment `moment` of the replay, on the sheet of `owner`.

    `sheet` is that sheet when the question was asked. `stars` are those that it was expected to
    have in the end, negative where it is a neighbour's. `lost` is what the best drawing was worth
    more. `luck` is what happened until the seat was next asked about its own sheet, null where the
    judge does not foresee; `luck_of` says whose it was.
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
    """A seat: stars = expected + cards + ambushes - lost.

    `expected`, `cards` and `ambushes` are null where the judge does not foresee. `given` are the
    stars that its drawings left to neighbours. `moves` are told of one seat only.
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
    """A finished game as a judge sees it: all seats, and the moves of the one asked about."""

    judge: str
    seats: tuple[AnalysedSeat, ...]


class AnalysisComing(msgspec.Struct, frozen=True):
    """The game is being judged: ask again in a while."""

    is_coming: bool = True
