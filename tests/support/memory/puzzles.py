"""Answers to puzzles in memory; behave like the storage in PostgreSQL."""

from inkland.server.features.puzzles.queries import FirstAnswer, PuzzleQueries, Solvers
from inkland.table.ids import AccountId
from inkland.table.storage.state import MemoryState


class MemoryPuzzleStorage(PuzzleQueries):
    """First answers in a dictionary, lost when the process ends."""

    def __init__(self, state: MemoryState) -> None:
        self._state = state
        self._answers: dict[tuple[AccountId, str], FirstAnswer] = {}

    def erase(self, account: AccountId) -> None:
        """Delete the answers of an account."""
        for key in [key for key in self._answers if key[0] == account]:
            del self._answers[key]

    async def keep_first(self, account: AccountId, puzzle: str, is_solved: bool) -> None:
        """Store an answer, unless the account has answered this puzzle before."""
        if account in self._state.erased:
            return
        answer = FirstAnswer(puzzle, is_solved, self._state.clock())
        self._answers.setdefault((account, puzzle), answer)

    async def solvers(self, puzzle: str) -> Solvers:
        """How many accounts have answered a puzzle, and how many solved it."""
        given = [answer for answer in self._answers.values() if answer.puzzle == puzzle]
        return Solvers(len(given), sum(answer.is_solved for answer in given))

    async def answers_of(self, account: AccountId) -> tuple[FirstAnswer, ...]:
        """The answers of an account, in their order."""
        return tuple(answer for (owner, _), answer in self._answers.items() if owner == account)
