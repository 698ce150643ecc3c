"""Those who only look have connections of their own, and a game never waits for them."""

import asyncio
import json
import secrets
from contextlib import AsyncExitStack
from random import Random
from typing import Any

import pytest

from inkland.bots.random_bot import RandomBot
from inkland.protocol.translation import DRAWING
from inkland.rules import Draw, view
from inkland.server import ports
from inkland.server.configuration.settings import Role, Settings
from inkland.server.jobs.queue import PostgresJobs
from inkland.server.postgres import pools as connection_pools
from inkland.server.postgres.connection_counts import BY_ROLE
from inkland.server.process import metrics
from inkland.server.tables import lookups
from inkland.server.tables.storage import PostgresStorage
from inkland.table.errors import StorageUnavailable
from inkland.table.games.mailbox import Command, Mailbox
from inkland.table.ids import TableId
from inkland.table.live import handler
from inkland.table.live.connections import TableConnection
from inkland.table.live.hub import Hub
from inkland.table.live.socket import SocketClosed
from inkland.table.storage import purpose
from inkland.table.storage.records import StoredGame
from inkland.table.worker_pool import InlineWorkerPool
from support import contexts
from support.contexts import ANN
from support.storage_samples import ADA, BOB, some_entries, started

pytestmark = pytest.mark.anyio


async def test_no_read_takes_a_connection_that_a_game_needs(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection_pools, "_MAX_WAITING_READS", 2)
    storage = await PostgresStorage.open(database)
    for account in (ADA, BOB):
        await storage.add_guest(account, account.id.encode())
    table = await started(storage)
    waiting: list[asyncio.Task[Any]] = []
    async with AsyncExitStack() as stack:
        for pool in (storage.database.visitors, storage.database.readers):
            for _ in range(pool.max_size):
                await stack.enter_async_context(pool.connection())
        assert await storage.account_of(ADA.id.encode()) == ADA
        assert await storage.table(table.id) == table
        assert await storage.append(table.id, 2, some_entries(3), ())
        assert await storage.game(table.id) is not None
        assert [news.number for news in await storage.progress([table.id])] == [3]
        assert await storage.due_deadlines(1) == ()
        assert await storage.is_ready()
        with purpose.reading():
            assert await storage.is_ready()  # whether games can be played
            waiting += [asyncio.create_task(storage.table(table.id)) for _ in range(2)]
            waiting += [asyncio.create_task(storage.progress([table.id])) for _ in range(2)]
            await asyncio.sleep(0.01)
            for read in (storage.table(table.id), storage.progress([table.id])):
                with pytest.raises(StorageUnavailable):
                    await read
        # They were refused at once: those before them still wait, and the database is there.
        assert not any(task.done() for task in waiting)
        assert metrics.record_up._value.get() == 1
    assert [await task for task in waiting[:2]] == [await storage.table(table.id)] * 2
    await asyncio.gather(*waiting)
    await storage.close()


async def test_look_ups_of_invented_sessions_take_only_some_of_what_games_need(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lookups, "_MAX_LOOKUPS", 3)
    storage = await PostgresStorage.open(database)
    async with AsyncExitStack() as stack:
        for _ in range(storage.database.players.max_size):
            await stack.enter_async_context(storage.database.players.connection())
        waiting = [asyncio.create_task(storage.account_of(bytes([n]))) for n in range(3)]
        await asyncio.sleep(0.01)
        with pytest.raises(StorageUnavailable):
            await storage.account_of(b"another")
        with purpose.reading():
            assert await storage.account_of(b"to look") is None
    assert await asyncio.gather(*waiting) == [None] * 3
    assert await storage.account_of(b"afterwards") is None
    await storage.close()


async def test_a_command_does_not_wait_for_what_somebody_loads_to_look(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    context, table = await contexts.started(seats=1)
    stored = context.storage.game

    async def load(table: TableId, since: int = 0) -> StoredGame | None:
        if purpose.is_reading():
            await asyncio.Event().wait()
        return await stored(table, since)

    monkeypatch.setattr(context.storage, "game", load)
    state = (await context.game(table.id)).state
    mailbox = Mailbox(table.id, context.storage, context.bus)
    with purpose.reading():
        looking = asyncio.create_task(mailbox.game())
        await asyncio.sleep(0.01)
        drawing = RandomBot().answer(view(state, 0), Random(1))
        command = Command(0, secrets.token_hex(16), Draw(0, state.last_step, drawing))
        answer = await asyncio.wait_for(mailbox.post(command), 10)
    assert json.loads(answer)["type"] == "saved"
    looking.cancel()


class ScriptedSocket:
    """A socket that sends what it is given, and collects what it gets."""

    def __init__(self) -> None:
        self.to_send: asyncio.Queue[str | None] = asyncio.Queue()
        self.heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    async def receive(self) -> str:
        """Return the next message; without one, wait."""
        if (text := await self.to_send.get()) is None:
            raise SocketClosed
        return text

    async def send(self, text: str) -> None:
        """Collect a message."""
        self.heard.put_nowait(json.loads(text))

    async def close(self, code: int) -> None:
        """Do nothing."""

    async def next(self, kind: str) -> dict[str, Any]:
        """The next message of this type."""
        while (message := await asyncio.wait_for(self.heard.get(), 10))["type"] != kind:
            pass
        return message


async def test_a_socket_reads_as_one_who_looks_and_draws_as_one_who_plays(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    context, table = await contexts.started(seats=1)
    state = (await context.game(table.id)).state
    found: list[tuple[str, bool]] = []

    def record(name: str) -> None:
        method = getattr(context.storage, name)

        async def recorded(*args: Any) -> Any:
            found.append((name, purpose.is_reading()))
            return await method(*args)

        monkeypatch.setattr(context.storage, name, recorded)

    record("append")
    record("table")
    socket, hub = ScriptedSocket(), Hub(context, InlineWorkerPool())
    drawing = DRAWING.to_plain(RandomBot().answer(view(state, 0), Random(1)))
    draw = {"type": "draw", "id": "a" * 32, "step": state.last_step, "drawing": drawing}
    with purpose.reading():
        serving = asyncio.create_task(
            handler.handle_connection(hub, TableConnection(socket, table.id, ANN))
        )
        socket.to_send.put_nowait('{"type":"hello","since":null}')
        await socket.next("whole")
        socket.to_send.put_nowait(json.dumps(draw))
        await socket.next("saved")
        socket.to_send.put_nowait(None)
        await serving
    assert ("table", True) in found and ("append", False) in found
    assert ("append", True) not in found


@pytest.mark.parametrize("role", BY_ROLE)
async def test_a_process_opens_as_many_connections_as_are_counted_and_no_more(
    database: str, role: Role
) -> None:
    found = await ports.connect(Settings(role=role), database)
    assert isinstance(found.storage, PostgresStorage) and isinstance(found.jobs, PostgresJobs)
    pools = [*found.storage.database.pools, found.jobs._app.connector.pool]  # type: ignore[attr-defined]
    counts = BY_ROLE[role]
    async with AsyncExitStack() as stack:
        lent = []
        for pool in pools:
            for _ in range(pool.max_size):
                lent.append(await stack.enter_async_context(pool.connection(timeout=30)))
        assert len({connection.info.backend_pid for connection in lent}) == len(lent)
        # And one that listens, if it does jobs, and one to probe the database.
        assert len(lent) == counts.total - counts.waits_for_jobs - 1
    await found.close()
