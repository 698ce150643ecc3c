"""What is stored of puzzles: the first answer of each account."""

from datetime import datetime
from typing import Final, NamedTuple

from inkland.protocol.puzzle_resources import PuzzleSolvers
from inkland.server.postgres.pools import Database
from inkland.server.postgres.statements import load_statements
from inkland.table.ids import AccountId
from inkland.table.storage.records import Account


class FirstAnswer(NamedTuple):
    """Whether an account solved a puzzle when it answered it for the first time."""

    puzzle: str
    is_solved: bool
    answered_at: datetime


class Solvers(NamedTuple):
    """How many accounts have answered a puzzle, and how many of them solved it at once."""

    answered: int
    solved: int


_SQL: Final = load_statements(__name__)


class PuzzleQueries:
    """Storage of puzzles in PostgreSQL."""

    def __init__(self, database: Database) -> None:
        self._connect = database.borrow

    async def keep_first(self, account: AccountId, puzzle: str, is_solved: bool) -> None:
        """Store an answer, unless the account has answered this puzzle before."""
        answer = {"account": account, "puzzle": puzzle, "is_solved": is_solved}
        async with self._connect() as connection:
            await connection.execute(_SQL["keep_first"], answer, binary=True)

    async def solvers(self, puzzle: str) -> Solvers:
        """Return how many accounts have answered a puzzle, and how many solved it."""
        async with self._connect() as connection:
            cursor = await connection.execute(_SQL["solvers"], {"puzzle": puzzle}, binary=True)
            return Solvers._make(await cursor.fetchone() or (0, 0))

    async def count_answer(
        self, puzzle: str, is_solved: bool, caller: Account | None
    ) -> PuzzleSolvers:
        """Keep the answer if it is the first of this account; return those of all people."""
        if caller is not None:
            await self.keep_first(caller.id, puzzle, is_solved)
        return PuzzleSolvers(*await self.solvers(puzzle))

    async def answers_of(self, account: AccountId) -> tuple[FirstAnswer, ...]:
        """Return the answers of an account, in their order."""
        async with self._connect() as connection:
            cursor = await connection.execute(_SQL["answers_of"], {"account": account}, binary=True)
            return tuple(map(FirstAnswer._make, await cursor.fetchall()))
