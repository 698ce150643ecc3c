"""Questions of clients: few at once for all, in turn by where they come from."""

import asyncio
from collections.abc import Callable
from typing import Any, ParamSpec, TypeVar

import pytest

from inkland.protocol.messages import Explain
from inkland.table.live.connections import TableConnection
from inkland.table.live.handler import MessageHandler
from inkland.table.live.hint_scheduler import CONCURRENT_QUESTIONS
from inkland.table.live.hub import Hub
from inkland.table.rate_limits import TokenBucket
from inkland.table.storage.records import Account
from inkland.table.worker_pool import InlineWorkerPool
from support.contexts import ANN, BEN, EVE, started
from support.sockets import Socket, settle

P = ParamSpec("P")
T = TypeVar("T")

pytestmark = pytest.mark.anyio


class HeldPool:
    """A worker pool whose calls wait until the test lets one go."""

    def __init__(self) -> None:
        self.held: list[asyncio.Future[None]] = []

    async def run(self, do: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Wait, then run the function."""
        self.held.append(asyncio.get_running_loop().create_future())
        await self.held[-1]
        return do(*args, **kwargs)

    async def let_one_go(self) -> None:
        """Let the call that has waited longest run."""
        self.held.pop(0).set_result(None)
        await settle()


class Asker:
    """A client that explains sheets."""

    def __init__(self, hub: Hub, table: Any, account: Account, source: str) -> None:
        self.socket = Socket()
        connection = TableConnection(self.socket, table.id, account)
        connection.source = source
        self._sender = asyncio.create_task(connection.run_sender())
        self._handler = MessageHandler(hub, connection)

    def ask(self) -> None:
        """Ask for the stars of the first seat."""
        self._handler._ask(Explain(seat=0))

    def number_answered(self) -> int:
        """How many answers have come."""
        return len(self.socket.sent)


async def test_questions_of_one_address_take_turns_with_those_of_others() -> None:
    context, table = await started()
    pool = HeldPool()
    hub = Hub(context, pool)
    many = [Asker(hub, table, account, "192.0.2.1") for account in (ANN, BEN) * 10]
    other = Asker(hub, table, EVE, "192.0.2.2")
    for asker in many:
        asker.ask()
    await settle()
    assert len(pool.held) == CONCURRENT_QUESTIONS
    other.ask()
    await settle()
    for _ in range(CONCURRENT_QUESTIONS + 1):
        await pool.let_one_go()
    assert other.number_answered() == 1
    assert sum(asker.number_answered() for asker in many) == CONCURRENT_QUESTIONS


class EmptyOnce(TokenBucket):
    """A bucket that has no token for the first request."""

    taken = 0

    def take(self, cost: float = 1) -> bool:
        """Count a request; False for the first one."""
        self.taken += 1
        return self.taken > 1


async def test_a_connection_that_asks_too_fast_gets_its_newest_answer_later() -> None:
    context, table = await started()
    asker = Asker(Hub(context, InlineWorkerPool()), table, ANN, "")
    bucket = asker._handler._asked = EmptyOnce(1.0, 1.0)
    asker.ask()
    await settle()
    assert (bucket.taken, asker.number_answered()) == (1, 0)
    asker._handler._ask(Explain(seat=1))
    (answering,) = asker._handler._answering.values()
    await answering
    await settle()
    assert (bucket.taken, [one["seat"] for one in asker.socket.sent]) == (2, [1])
