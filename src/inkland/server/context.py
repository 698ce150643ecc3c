"""The context of the server's use cases: a table context whose storage also has members."""

from inkland.protocol.puzzle_resources import PuzzleSolvers
from inkland.server.storage.port import ServerStorage
from inkland.table.bus.port import Bus
from inkland.table.context import Context
from inkland.table.counters import Counters
from inkland.table.storage.records import Account
from inkland.table.worker_pool import WorkerPool


class ServerContext(Context):
    """A context whose storage also holds accounts and members."""

    storage: ServerStorage

    def __init__(
        self,
        storage: ServerStorage,
        bus: Bus,
        counters: Counters | None = None,
        workers: WorkerPool | None = None,
    ) -> None:
        super().__init__(storage, bus, counters, workers)

    async def count_puzzle_answer(
        self, puzzle: str, is_solved: bool, caller: Account | None
    ) -> PuzzleSolvers:
        """Keep the answer if it is the first of this account; return those of all people."""
        puzzles = self.storage.puzzles()
        if caller is not None:
            await puzzles.keep_first(caller.id, puzzle, is_solved)
        return PuzzleSolvers(*await puzzles.solvers(puzzle))
