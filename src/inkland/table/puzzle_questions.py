"""The shipped puzzles as resources: the question, and the verdict on an answer.

They work on every host, also on a device without a server; a server counts who solves them.
"""

from datetime import UTC, datetime

import msgspec

from inkland.protocol.puzzle_resources import (
    PuzzleDrawing,
    PuzzleQuestion,
    PuzzleVerdict,
    ValuedDrawing,
)
from inkland.protocol.translation import DRAWING
from inkland.puzzles.book import shipped_book
from inkland.puzzles.judgement import PuzzleAnswer, judge_answer
from inkland.puzzles.puzzle import Puzzle
from inkland.rules.deck import deck
from inkland.table.context import Context
from inkland.table.errors import NoSuchPuzzle
from inkland.table.games import hints
from inkland.table.games.encoding import DECK, VIEW
from inkland.table.storage.records import Account


def puzzle_of_today() -> PuzzleQuestion:
    """The puzzle that everyone gets on this day (UTC)."""
    return puzzle_question(shipped_book().of_day(datetime.now(UTC).date()))


def puzzle_question(name: str) -> PuzzleQuestion:
    """The puzzle with this id, without its answer."""
    seen = _puzzle(name).view
    spots = hints.spots(hints.hint_input(seen), (), 0)
    return PuzzleQuestion(
        id=name,
        next=shipped_book().after(name),
        view=VIEW.to_plain(seen),
        deck=DECK.to_plain(deck(seen)),
        spots=msgspec.Raw(spots.encode()),  # type: ignore[arg-type]  # encoded already
    )


async def puzzle_verdict(
    context: Context, name: str, request: PuzzleDrawing, caller: Account | None
) -> PuzzleVerdict:
    """Judge an answer; refuses an illegal drawing, which tells nothing about the answer."""
    puzzle = _puzzle(name)
    judgement = judge_answer(puzzle, DRAWING.from_plain(request.drawing))
    people = await context.count_puzzle_answer(name, judgement.solved, caller)
    return PuzzleVerdict(
        solved=judgement.solved,
        lost=round(judgement.lost, 1),
        yours=_valued(judgement.answer),
        best=_valued(judgement.best),
        solved_by=dict(puzzle.solved_by),
        people=people,
    )


def _puzzle(name: str) -> Puzzle:
    try:
        return shipped_book().puzzle(name)
    except KeyError:
        raise NoSuchPuzzle() from None


def _valued(answer: PuzzleAnswer) -> ValuedDrawing:
    drawing, stars, effect = answer
    return ValuedDrawing(DRAWING.to_plain(drawing), stars, hints.gain_of(effect))
