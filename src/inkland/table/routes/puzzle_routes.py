"""Routes of the puzzles; no account is needed."""

from typing import Annotated, Final

from msgspec import Meta

from inkland.protocol.puzzle_resources import PuzzleDrawing, PuzzleQuestion, PuzzleVerdict
from inkland.table.puzzle_questions import puzzle_of_today, puzzle_question, puzzle_verdict
from inkland.table.routes.route import Call, Routes

ROUTES: Final = Routes()

PuzzlePath = Annotated[
    str, Meta(pattern="^[0-9]+-[0-9]+$", max_length=20, description="The id of a puzzle")
]


@ROUTES.add("GET", "/api/puzzles/today", caller="anybody", answer=PuzzleQuestion)
async def todays_puzzle(call: Call) -> PuzzleQuestion:
    """The puzzle of the day, the same for everyone."""
    return puzzle_of_today()


@ROUTES.add("GET", "/api/puzzles/{puzzle}", 404, caller="anybody", answer=PuzzleQuestion)
async def puzzle(call: Call, puzzle: PuzzlePath) -> PuzzleQuestion:
    """A puzzle, without its answer."""
    return puzzle_question(puzzle)


@ROUTES.add(
    "POST",
    "/api/puzzles/{puzzle}/answer",
    404,
    429,
    caller="optional",
    body=PuzzleDrawing,
    answer=PuzzleVerdict,
)
async def answer_puzzle(call: Call, puzzle: PuzzlePath) -> PuzzleVerdict:
    """Answer a puzzle: whether it is solved, and what the best drawing is."""
    return await puzzle_verdict(call.context, puzzle, call.body, call.caller)
