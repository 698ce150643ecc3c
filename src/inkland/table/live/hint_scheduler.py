"""Sights: the spots and effects that those who are asked want to see, computed elsewhere."""

import asyncio
from typing import Final

from inkland.rules import Drawing, is_asked, view
from inkland.table.games import hints
from inkland.table.games.encoding import GameEncoder
from inkland.table.live.connections import TableConnection
from inkland.table.worker_pool import WorkerPool

CONCURRENT_EFFECTS: Final = 2  # few enough that nobody's spots wait long behind them
BATCH_SEATS: Final = 4  # seats: the way to a worker and back takes about as long as spots


class HintScheduler:
    """What is being computed for the connections of a hub."""

    def __init__(self, workers: WorkerPool) -> None:
        self.workers = workers
        self._waiting: list[tuple[TableConnection, hints.HintInput, int]] = []
        self._tasks: set[asyncio.Task[None]] = set()
        self._effects = asyncio.Semaphore(CONCURRENT_EFFECTS)

    def schedule(self, connection: TableConnection, encoder: GameEncoder) -> None:
        """Compute spots and effects for a seat that is asked something new."""
        step = encoder.game.state.step
        if step is None or connection.seat is None or connection.hinted_step == step.number:
            return
        seen = view(encoder.game.state, connection.seat)
        if not is_asked(seen):
            return
        connection.hinted_step = step.number
        if not self._waiting:  # others at the table will be asked in the same breath
            asyncio.get_running_loop().call_soon(self._begin)
        self._waiting.append((connection, hints.hint_input(seen), encoder.game.number))

    def _begin(self) -> None:
        waiting, self._waiting = self._waiting, []
        for start in range(0, len(waiting), BATCH_SEATS):
            task = asyncio.create_task(self._show(waiting[start : start + BATCH_SEATS]))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _show(self, seen: list[tuple[TableConnection, hints.HintInput, int]]) -> None:
        told = await self.workers.run(hints.spots_of_many, [row[1:] for row in seen])
        for (connection, *_), text in zip(seen, told, strict=True):
            connection.send(text)
        async with self._effects:
            # Some have gone or are asked something else by now, and need them no more.
            seen = [row for row in seen if row[0].is_open and row[0].hinted_step == row[1].step]
            if seen:
                told = await self.workers.run(hints.effects_of_many, [row[1:] for row in seen])
                for (connection, *_), text in zip(seen, told, strict=True):
                    connection.send(text)

    async def effects(self, hint_input: hints.HintInput, begun: Drawing, number: int) -> str:
        """The effects of what may follow a drawing begun; never so many that spots must wait."""
        async with self._effects:
            return await self.workers.run(hints.effects, hint_input, begun, number)
