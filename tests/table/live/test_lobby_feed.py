"""The lobby: one query a second for all, sent when it changes, without private tables."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

from inkland.client.http import HttpClient
from inkland.protocol.messages import BAD_MESSAGE, NOT_TEXT
from inkland.protocol.resources import NewTable
from inkland.table.actions import opening
from inkland.table.bus.local import LocalBus
from inkland.table.context import Context
from inkland.table.errors import StorageUnavailable
from inkland.table.live import connections
from inkland.table.live.connections import Connection
from inkland.table.live.lobby_feed import READ_INTERVAL_SECONDS, LobbyFeed
from inkland.table.storage.memory import MemoryStorage
from inkland.table.storage.records import Table
from support.contexts import ANN, run
from support.nodes import guests, until
from support.serving import served
from support.sockets import Socket, settle


class Counted(MemoryStorage):
    """Storage that counts lobby queries, and can be unavailable."""

    reads = 0
    is_away = False

    async def lobby(self, limit: int) -> tuple[Table, ...]:
        """Query, and count."""
        self.reads += 1
        if self.is_away:
            raise StorageUnavailable
        return await super().lobby(limit)


class Watcher:
    """A client that watches the lobby."""

    def __init__(self) -> None:
        self.socket = Socket()
        self.line = Connection(self.socket)
        self._pump = asyncio.create_task(self.line.run_sender())

    def lists(self) -> list[set[str]]:
        """The table ids of each received list."""
        return [{entry["id"] for entry in told["tables"]} for told in self.socket.sent]


async def a_lobby() -> tuple[Context, Counted, LobbyFeed]:
    """An empty lobby."""
    storage = Counted()
    context = Context(storage, LocalBus())
    await guests(storage)
    return context, storage, LobbyFeed(context)


def test_the_list_is_told_at_once_and_then_only_when_it_changes() -> None:
    async def scenario() -> None:
        context, storage, lobby = await a_lobby()
        watchers = [Watcher() for _ in range(20)]
        for watcher in watchers:
            await lobby.add(watcher.line)
        await settle()
        assert all(watcher.lists() == [set()] for watcher in watchers)
        table = await opening.open_table(context, ANN, NewTable(seats=2, public=True))
        for watcher in watchers:
            waited = await until(lambda w=watcher: w.lists()[-1] == {table.id})  # type: ignore[misc]
            assert waited <= READ_INTERVAL_SECONDS + 0.3
        await asyncio.sleep(2 * READ_INTERVAL_SECONDS + 0.2)
        assert all(watcher.lists() == [set(), {table.id}] for watcher in watchers)
        assert storage.reads <= 5  # for any number of watchers
        for watcher in watchers:
            lobby.remove(watcher.line)
        reads = storage.reads
        await asyncio.sleep(READ_INTERVAL_SECONDS + 0.2)
        assert storage.reads == reads

    run(scenario())


def test_private_tables_and_closed_ones_never_show() -> None:
    async def scenario() -> None:
        context, _storage, lobby = await a_lobby()
        watcher = Watcher()
        await lobby.add(watcher.line)
        await settle()
        private = await opening.open_table(context, ANN, NewTable(seats=2, public=False))
        public = await opening.open_table(context, ANN, NewTable(seats=2, public=True))
        await until(lambda: watcher.lists()[-1] == {public.id})
        await opening.close_table(context, public.id, ANN)
        await until(lambda: watcher.lists()[-1] == set())
        assert not any(private.id in shown for shown in watcher.lists())
        assert private.id not in json.dumps(watcher.socket.sent)
        lobby.remove(watcher.line)

    run(scenario())


def test_who_does_not_read_is_let_go_and_unavailable_storage_is_waited_for() -> None:
    async def scenario() -> None:
        context, storage, lobby = await a_lobby()
        slow, quick = Watcher(), Watcher()
        slow.socket.open.clear()
        for watcher in (slow, quick):
            await lobby.add(watcher.line)
        for _ in range(connections.MAX_QUEUED + 2):
            slow.line.send("{}")
        await settle()
        storage.is_away = True
        table = await opening.open_table(context, ANN, NewTable(seats=2, public=True))
        await asyncio.sleep(READ_INTERVAL_SECONDS + 0.2)
        assert quick.lists() == [set()]
        storage.is_away = False
        await until(lambda: quick.lists()[-1] == {table.id})
        assert not slow.line.is_open and quick.line.is_open

    run(scenario())


def test_a_list_asked_for_is_at_most_a_second_old() -> None:
    async def scenario() -> None:
        context, storage, lobby = await a_lobby()
        await asyncio.gather(*(lobby.read() for _ in range(50)))
        assert storage.reads == 1
        await opening.open_table(context, ANN, NewTable(seats=2, public=True))
        await asyncio.sleep(READ_INTERVAL_SECONDS)
        assert len((await lobby.read()).tables) == 1

    run(scenario())


@pytest.mark.parametrize(
    ("said", "code"), [("{}", BAD_MESSAGE), (b"x", NOT_TEXT), ('{"type":"hello"}', BAD_MESSAGE)]
)
def test_all_that_can_be_said_in_the_lobby_is_ping(
    database: str, tmp_path: Path, said: str | bytes, code: int
) -> None:
    async def scenario(url: str) -> None:
        host = HttpClient(url)
        await host.enter("Host")
        async with connect(url.replace("http", "ws") + "/api/lobby/live") as socket:

            async def heard() -> Any:
                return json.loads(await asyncio.wait_for(socket.recv(), 3))

            assert await heard() == {"type": "lobby", "tables": []}
            await socket.send('{"type":"ping","word":"x"}')
            assert await heard() == {"type": "pong", "word": "x"}
            table = await host.open(seats=2, public=True)
            told = await heard()
            assert [entry["id"] for entry in told["tables"]] == [table]
            assert (await host.request_json("GET", "/api/tables"))["tables"] == told["tables"]
            await socket.send(said)
            await socket.wait_closed()
            assert socket.close_code == code

    with served(tmp_path, database) as server:
        run(scenario(server.url))
        assert not server.complaints()
