"""HTTP bodies of puzzles: the question, and what an answer is worth."""

import msgspec

from inkland.protocol.message_parts import Figures
from inkland.protocol.messages import DeckMirror, ShortDrawing, Spots
from inkland.protocol.resources import Body, DrawingMirror, ViewMirror


class PuzzleQuestion(msgspec.Struct, frozen=True):
    """A position in which one drawing is clearly best, and where it may be drawn.

    `next` is the id of the puzzle that follows; after the last comes the first. Nothing here
    depends on what the drawings are worth.
    """

    id: str
    next: str
    view: ViewMirror
    deck: DeckMirror
    spots: Spots


class PuzzleDrawing(Body, frozen=True):
    """The drawing that is thought to be the best."""

    drawing: ShortDrawing


class ValuedDrawing(msgspec.Struct, frozen=True):
    """A drawing, the stars expected at the end of the year, and what it earns at once."""

    drawing: DrawingMirror
    stars: float
    gain: Figures


class PuzzleSolvers(msgspec.Struct, frozen=True):
    """How many people have answered a puzzle, and how many of them solved it at once."""

    answered: int
    solved: int


class PuzzleVerdict(msgspec.Struct, frozen=True):
    """What an answer is worth beside the best one.

    `lost` are the stars by which it is behind; it is solved if they are few. `solved_by` is the
    share of tries in which each bot of the ladder solves this puzzle; `people` is missing where
    nobody counts them.
    """

    solved: bool
    lost: float
    yours: ValuedDrawing
    best: ValuedDrawing
    solved_by: dict[str, float]
    people: PuzzleSolvers | None = None
