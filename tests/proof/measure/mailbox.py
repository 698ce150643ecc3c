"""A hundred seats answer one step at once: our mailbox, compared with optimistic retries.

    PYTHONPATH=src:tests python tests/proof/measure/mailbox.py

Both decide with the same rules and append to the same PostgreSQL. With retries each seat appends
its own answer; one that loses the race takes what this process knows of the game by then, reads
storage if that is nothing new, and decides again: all hundred at once, or as many as there are
connections. They take turns; compare figures of one run only.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from statistics import median
from typing import Any, Final, TypeAlias

from inkland.rules import Draw, GameOptions, legal, new_game, view
from inkland.server.tables.storage import PostgresStorage
from inkland.table.bus.local import LocalBus
from inkland.table.games import loaded_game
from inkland.table.games.loaded_game import LoadedGame
from inkland.table.games.mailbox import Batch, Command, Mailbox
from inkland.table.ids import AccountId, TableId
from inkland.table.storage.records import Account, Secret, Table
from proof.measure.appends import database

SEATS, ROUNDS = 100, 5
HOST: Final = Account(AccountId("host"), "Host")
Post: TypeAlias = Callable[[Command], Awaitable[None]]


class Counted(PostgresStorage):
    """Storage that counts appends."""

    appends = 0

    async def append(self, *args: Any, **kwargs: Any) -> bool:
        Counted.appends += 1
        return await super().append(*args, **kwargs)


class Retries:
    """Each seat appends its own answer, and retries until it is stored."""

    def __init__(
        self, table: TableId, storage: PostgresStorage, known: LoadedGame, most: int
    ) -> None:
        self._table, self._storage, self._known = table, storage, known
        self._doors = asyncio.Semaphore(most)

    async def post(self, command: Command) -> None:
        async with self._doors:
            await self._kept(command)

    async def _kept(self, command: Command) -> None:
        while True:
            batch = Batch(self._known, {})
            batch.answer(command)
            after = batch.before.number
            if await self._storage.append(self._table, after, batch.entries, batch.kept):
                if batch.game.number > self._known.number:
                    self._known = batch.game
                return
            if self._known.number == after:
                game = await self._storage.game(self._table)
                assert game is not None
                found, _events = loaded_game.load(game)
                self._known = max(found, self._known, key=lambda known: known.number)


async def begun(storage: PostgresStorage, name: str) -> tuple[TableId, LoadedGame]:
    """A game whose first step waits for all seats."""
    key, options = TableId(name), GameOptions(seats=SEATS)
    table = Table(key, 1, "", False, HOST.id, "open", options, (None,) * SEATS, "", key, None, None,
                  datetime.now(UTC))  # fmt: skip
    await storage.open_table(table, Secret(bytes(32)))
    opened, entries = loaded_game.new_game_log(name, name).with_events(new_game(options, name))
    await storage.start_game(table._replace(version=2, status="playing"), None, None, entries)
    return key, opened


async def everybody(opened: LoadedGame, post: Post) -> tuple[float, float]:
    """Milliseconds until all seats have an answer, and until half of them have."""

    async def one(seat: int) -> float:
        seen = view(opened.state, seat)
        assert seen.step is not None
        drawing = (next(legal(seen).elements()),)
        await post(Command(seat, f"{seat:032x}", Draw(seat, seen.step.number, drawing)))
        return (time.perf_counter() - start) * 1e3

    start = time.perf_counter()
    waits = await asyncio.gather(*map(one, range(SEATS)))
    return max(waits), median(waits)


async def measure(conninfo: str) -> None:
    storage = await Counted.open(conninfo)
    await storage.add_guest(HOST, b"session")
    ways = ("mailbox", "retries", "retries, 8 at once")
    found: dict[str, list[tuple[float, float, int]]] = {name: [] for name in ways}
    for turn in range(ROUNDS):
        for name, rounds in found.items():
            table, opened = await begun(storage, f"{name[-4:]}{turn}")
            box = Mailbox(table, storage, LocalBus())
            await box.game()
            most = 8 if name == "retries, 8 at once" else SEATS
            post: Any = Retries(table, storage, opened, most).post
            post = box.post if name == "mailbox" else post
            Counted.appends = 0
            rounds.append((*await everybody(opened, post), Counted.appends))
    ours = median(row[0] for row in found["mailbox"])
    for name, rounds in found.items():
        total, half, appends = (median(column) for column in zip(*rounds, strict=True))
        figures = f"all {total:.0f} ms (x{total / ours:.1f}), half of them {half:.0f} ms"
        print(f"{name:18} {figures}, {appends:.0f} appends")
    await storage.close()


if __name__ == "__main__":
    with database() as (where, _place):
        asyncio.run(measure(where))
