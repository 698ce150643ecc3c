"""The storage port of puzzles: the first answer of each account."""

from datetime import datetime
from typing import NamedTuple, Protocol

from inkland.table.ids import AccountId


class FirstAnswer(NamedTuple):
    """Whether an account solved a puzzle when it answered it for the first time."""

    puzzle: str
    is_solved: bool
    answered_at: datetime


class Solvers(NamedTuple):
    """How many accounts have answered a puzzle, and how many of them solved it at once."""

    answered: int
    solved: int


class PuzzleStorage(Protocol):
    """Stores first answers, from which the difficulty of a puzzle is known."""

    async def keep_first(self, account: AccountId, puzzle: str, is_solved: bool) -> None:
        """Store an answer, unless the account has answered this puzzle before."""

    async def solvers(self, puzzle: str) -> Solvers:
        """How many accounts have answered a puzzle, and how many solved it."""

    async def answers_of(self, account: AccountId) -> tuple[FirstAnswer, ...]:
        """The answers of an account, in their order."""
