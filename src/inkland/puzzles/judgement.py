"""What an answer to a puzzle is worth, and why: stars by source, for it and for the best."""

from typing import NamedTuple

from inkland.puzzles.puzzle import ACCEPTED, ROUNDED, Puzzle
from inkland.rules import Drawing, Effect, preview


class PuzzleAnswer(NamedTuple):
    """A drawing, the stars it leads to on average, and what it changes on the sheet at once."""

    drawing: Drawing
    stars: float
    effect: Effect


class PuzzleJudgement(NamedTuple):
    """An answer beside the best one, and whether it is as good."""

    solved: bool
    answer: PuzzleAnswer
    best: PuzzleAnswer

    @property
    def lost(self) -> float:
        """The stars by which the answer is behind the best."""
        return self.best.stars - self.answer.stars


def accepted_drawings(puzzle: Puzzle) -> list[Drawing]:
    """The drawings that solve the puzzle, the best first."""
    values = puzzle.values
    least = max(values.values()) - ACCEPTED - ROUNDED
    return [drawing for drawing, stars in values.items() if stars >= least]


def judge_answer(puzzle: Puzzle, drawing: Drawing) -> PuzzleJudgement:
    """Judge an answer; refuses what is illegal, as at a table."""
    seen, values = puzzle.view, puzzle.values
    effect = preview(seen, drawing)
    accepted = accepted_drawings(puzzle)
    best = accepted[0]
    return PuzzleJudgement(
        drawing in accepted,
        PuzzleAnswer(drawing, values[drawing], effect),
        PuzzleAnswer(best, values[best], preview(seen, best)),
    )
