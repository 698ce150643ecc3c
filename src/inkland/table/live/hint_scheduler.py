"""Hints for the seats that must draw: spots and effects, computed by the workers."""

import asyncio
from typing import Final

from inkland.rules import Drawing, is_asked, view
from inkland.table.fair_turns import FairTurns
from inkland.table.games import hints
from inkland.table.games.encoding import GameEncoder
from inkland.table.live.connections import TableConnection
from inkland.table.worker_pool import WorkerPool

CONCURRENT_QUESTIONS: Final = 2  # of all clients; whoever asks a lot waits behind the others
CONCURRENT_SPOTS: Final = 2  # calls; one is computed, and the next one is there when it is done
CONCURRENT_EFFECTS: Final = 2  # few enough that spots never wait long behind them for a worker
BATCH_SEATS: Final = 4  # per worker call: a call costs about as much as the spots of one seat
MAX_BATCH_SEATS: Final = 16  # per worker call for spots, of seats that have waited for one


class HintScheduler:
    """Computes hints for the connections of a hub, in batches, and sends them."""

    def __init__(self, workers: WorkerPool) -> None:
        self.workers = workers
        self.questions = FairTurns(CONCURRENT_QUESTIONS)
        self._waiting: list[tuple[TableConnection, hints.HintInput, int]] = []
        self._tasks: set[asyncio.Task[None]] = set()
        self._calls = 0  # for spots, that are under way
        self._effects = asyncio.Semaphore(CONCURRENT_EFFECTS)

    def schedule(self, connection: TableConnection, encoder: GameEncoder) -> None:
        """Compute and send spots and effects, once per step, if the seat must draw in it."""
        step = encoder.game.state.step
        if step is None or connection.seat is None or connection.hinted_step == step.number:
            return
        seat_view = view(encoder.game.state, connection.seat)
        if not is_asked(seat_view):
            return
        connection.hinted_step = step.number
        if not self._waiting:  # the hub goes on to the table's other seats: batch them
            asyncio.get_running_loop().call_soon(self._begin)
        self._waiting.append((connection, hints.hint_input(seat_view), encoder.game.number))

    def _begin(self) -> None:
        """Call the workers for seats that wait, unless enough calls are under way.

        Seats that come meanwhile wait, and share the next call: after a restart thousands come.
        """
        while self._waiting and self._calls < CONCURRENT_SPOTS:
            batch, self._waiting = self._waiting[:MAX_BATCH_SEATS], self._waiting[MAX_BATCH_SEATS:]
            self._calls += 1
            task = asyncio.create_task(self._show(batch))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _show(self, batch: list[tuple[TableConnection, hints.HintInput, int]]) -> None:
        try:
            texts = await self.workers.run(hints.spots_of_many, [row[1:] for row in batch])
        finally:
            self._calls -= 1
            self._begin()
        for (connection, *_), text in zip(batch, texts, strict=True):
            connection.send(text)
        for start in range(0, len(batch), BATCH_SEATS):
            await self._show_effects(batch[start : start + BATCH_SEATS])

    async def _show_effects(
        self, batch: list[tuple[TableConnection, hints.HintInput, int]]
    ) -> None:
        async with self._effects:
            # Skip connections that were closed or have reached another step by now.
            batch = [row for row in batch if row[0].is_open and row[0].hinted_step == row[1].step]
            if batch:
                texts = await self.workers.run(hints.effects_of_many, [row[1:] for row in batch])
                for (connection, *_), text in zip(batch, texts, strict=True):
                    connection.send(text)

    async def effects(self, hint_input: hints.HintInput, begun: Drawing, number: int) -> str:
        """The `effects` frame for continuing a drawing; waits while too many are being computed."""
        async with self._effects:
            return await self.workers.run(hints.effects, hint_input, begun, number)
