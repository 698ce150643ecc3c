"""`inkland puzzles check`: find the answers again with more thought, and see who solves puzzles."""

import json
from random import Random
from statistics import mean
from typing import NamedTuple

from inkland.batch.game_setup import ready_bot
from inkland.batch.puzzle_making import THIRD_RUNG
from inkland.bots.budgets import LADDER
from inkland.puzzles.book import PuzzleBook
from inkland.puzzles.judgement import accepted_drawings
from inkland.puzzles.puzzle import ACCEPTED, MARGIN, Puzzle, drawings_of


class CheckedPuzzle(NamedTuple):
    """Whether the best drawing was found again, and by how much it is better for certain."""

    found: bool
    margin: float


def print_check(book: PuzzleBook, number: int, times: int, seed: str) -> None:
    """Check a sample of the book, and print the result as JSON."""
    ready_bot(THIRD_RUNG)  # compiled before anything is compared
    names = Random(seed).sample(book.ids, min(number, len(book.ids)))
    puzzles = [book.puzzle(name) for name in names]
    checked = {puzzle.id: check_puzzle(puzzle, times, seed) for puzzle in puzzles}
    result = {
        "puzzles": len(book.ids),
        "checked": len(puzzles),
        "times": times,
        "found": sum(one.found for one in checked.values()),
        "clear": sum(one.found and one.margin >= MARGIN for one in checked.values()),
        "not_found": [name for name, one in checked.items() if not one.found],
        "solved_by": shares_of_rungs([book.puzzle(name) for name in book.ids]),
    }
    print(json.dumps(result))


def check_puzzle(puzzle: Puzzle, times: int, seed: str) -> CheckedPuzzle:
    """Compare all drawings over new decks, so many times as many as at first."""
    from inkland.bots.fast.search.paired_playouts import compare  # noqa: PLC0415  # an extra

    seen = puzzle.view
    drawings = drawings_of(seen)
    random = Random(f"{seed}/{puzzle.id}")
    stars, margin, _batches = compare(seen, drawings, random, ACCEPTED, MARGIN, times)
    best = drawings[stars.index(max(stars))]
    return CheckedPuzzle(best in accepted_drawings(puzzle), margin)


def shares_of_rungs(puzzles: list[Puzzle]) -> dict[str, float]:
    """The share of puzzles that each bot of the ladder solves."""
    return {name: round(mean(one.solved_by[name] for one in puzzles), 3) for name in LADDER}
