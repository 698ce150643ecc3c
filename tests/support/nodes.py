"""Several processes of one server, simulated by several contexts and hubs in one test."""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from random import Random
from typing import Any

from inkland.bots.random_bot import RandomBot
from inkland.protocol.resources import NewTable
from inkland.rules import Draw, view
from inkland.server.features.upkeep.polling import POLL_SECONDS, StoragePoller
from inkland.table.actions import joining, opening, playing
from inkland.table.bus.port import Bus
from inkland.table.context import Context
from inkland.table.games.mailbox import Command
from inkland.table.live.hub import Hub
from inkland.table.storage.port import Storage
from inkland.table.storage.records import Account, Table
from support.contexts import ANN, BEN, EVE, seat_request
from support.storage_samples import add_account


class NoHints:
    """Worker pool that returns an empty hint message: these tests only count updates."""

    async def run(self, do: Any, *args: Any, **_kwargs: Any) -> Any:
        """Return the constant."""
        return ['{"type":"spots"}'] * len(args[0])


class Node:
    """One server process without its HTTP routes."""

    def __init__(
        self,
        storage: Storage,
        bus: Bus,
        every: float = POLL_SECONDS,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.bus = bus
        self.context = Context(storage, bus)
        self.hub = Hub(self.context, NoHints(), clock)
        self.poller = StoragePoller(self.hub, every=every)

    @asynccontextmanager
    async def opened(self) -> AsyncIterator["Node"]:
        """Run the node's background tasks."""
        await self.bus.open()
        looking = asyncio.create_task(self.poller.run())
        try:
            yield self
        finally:
            looking.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await looking
            await self.bus.close()


async def guests(storage: Storage) -> None:
    """Create the accounts of Ann, Ben and Eve."""
    for account in (ANN, BEN, EVE):
        await add_account(storage, account)


async def running_table(context: Context, **fields: Any) -> Table:
    """A running game of Ann and Ben."""
    table = await opening.open_table(context, ANN, NewTable(seats=2, **fields))
    for account in (ANN, BEN):
        await joining.sit(context, table.id, account, seat_request())
    return await playing.start(context, table.id, ANN)


async def draw(context: Context, table: Table, account: Account, random: Random) -> str:
    """Answer for a seat with a random drawing; return the answer."""
    seat = (ANN, BEN).index(account)
    state = (await context.game(table.id)).state
    assert state.step is not None
    drawing = RandomBot().answer(view(state, seat), random)
    command = Command(seat, f"{random.getrandbits(128):032x}", Draw(seat, state.last_step, drawing))
    return await playing.act(context, table.id, account.id, command)


async def until(is_true: Callable[[], bool], seconds: float = 240.0) -> float:
    """Wait until the condition holds; return the seconds it took."""
    loop = asyncio.get_running_loop()
    start = loop.time()
    async with asyncio.timeout(seconds):
        while not is_true():
            await asyncio.sleep(0.002)
    return loop.time() - start
