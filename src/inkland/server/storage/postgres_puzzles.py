"""Storage of puzzles in PostgreSQL. Each statement is a file in `sql/puzzles/`."""

from typing import Final

from inkland.server.storage.postgres_members import Connect
from inkland.server.storage.puzzles_port import FirstAnswer, Solvers
from inkland.server.storage.statements import load_statements
from inkland.table.ids import AccountId

_SQL: Final = load_statements("puzzles")


class PostgresPuzzleStorage:
    """Storage of puzzles on the connections of `PostgresStorage`; see `PuzzleStorage`."""

    def __init__(self, connect: Connect) -> None:
        self._connect = connect

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

    async def answers_of(self, account: AccountId) -> tuple[FirstAnswer, ...]:
        """Return the answers of an account, in their order."""
        async with self._connect() as connection:
            cursor = await connection.execute(_SQL["answers_of"], {"account": account}, binary=True)
            return tuple(map(FirstAnswer._make, await cursor.fetchall()))
