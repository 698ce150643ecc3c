"""Set phrases: heard by everybody at the table at any process, three on each card, never stored."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import pytest

from inkland.protocol.messages import TOO_MANY
from inkland.server.context import ServerContext
from inkland.server.features.people import people
from inkland.server.tables.storage import PostgresStorage
from inkland.table.bus.local import LocalBus, SharedBus
from inkland.table.ids import player_of
from inkland.table.live.connections import TableConnection
from inkland.table.live.handler import handle_connection
from inkland.table.live.hub import Hub
from inkland.table.live.phrases import MAX_REFUSED_PER_CARD
from inkland.table.live.socket import SocketClosed
from inkland.table.storage.memory import MemoryStorage
from inkland.table.storage.port import Storage
from inkland.table.storage.records import Account, Table
from inkland.table.worker_pool import InlineWorkerPool
from support.contexts import ANN, BEN, EVE, run, started
from support.nodes import Node, draw, guests, running_table, until
from support.sockets import Guest, settle


class Talker:
    """A client whose messages the real handler answers."""

    def __init__(self, hub: Hub, table: Table, account: Account | None) -> None:
        self.sent: list[dict[str, Any]] = []
        self.code: int | None = None
        self._incoming: asyncio.Queue[str] = asyncio.Queue()
        connection = TableConnection(self, table.id, account)
        self._task = asyncio.create_task(handle_connection(hub, connection))
        self.say(type="hello")

    def say(self, **message: object) -> None:
        """Send a message."""
        self._incoming.put_nowait(json.dumps(message))

    def words(self) -> list[tuple[int, str | None, int]]:
        """The phrases received: seat, phrase, and how many are left."""
        return [(m["seat"], m["phrase"], m["left"]) for m in self.sent if m["type"] == "word"]

    async def receive(self) -> str:
        """The next message of the client."""
        if self.code is not None:
            raise SocketClosed
        return await self._incoming.get()

    async def send(self, text: str) -> None:
        """Store a message of the server."""
        self.sent.append(json.loads(text))

    async def close(self, code: int) -> None:
        """Store the close code."""
        self.code = code


def test_a_phrase_is_heard_by_all_and_is_no_part_of_the_game() -> None:
    async def scenario() -> None:
        context, table = await started()
        hub = Hub(context, InlineWorkerPool())
        ann, ben, eve = (Talker(hub, table, account) for account in (ANN, BEN, EVE))
        await settle()
        before = (await context.mailbox(table.id).game()).number
        ann.say(type="say", phrase="nice_corner")
        eve.say(type="say", phrase="hm")  # she only watches
        await settle()
        for guest in (ann, ben, eve):
            assert guest.words() == [(0, "nice_corner", 2)]
        assert (await context.mailbox(table.id).game()).number == before
        late = Talker(hub, table, BEN)
        await settle()
        assert late.words() == []

    run(scenario())


def test_a_seat_has_three_phrases_on_a_card_and_who_goes_on_is_disconnected() -> None:
    async def scenario() -> None:
        context, table = await started()
        hub = Hub(context, InlineWorkerPool())
        ann, ben = Talker(hub, table, ANN), Talker(hub, table, BEN)
        await settle()
        for _ in range(5):
            ann.say(type="say", phrase="slow")
            await settle()
        said = [(0, "slow", left) for left in (2, 1, 0)]
        assert ben.words() == said
        assert ann.words() == [*said, (0, None, 0), (0, None, 0)]
        ben.say(type="say", phrase="one_moment")  # the other seat has its own
        await settle()
        assert ann.words()[-1] == (1, "one_moment", 2)
        for account in (ANN, BEN):
            await draw(context, table, account, Random(1))
        await settle()
        ann.say(type="say", phrase="well")
        await settle()
        assert ben.words()[-1] == (0, "well", 2)  # a new card
        for _ in range(MAX_REFUSED_PER_CARD):
            ann.say(type="say", phrase="well")
            await settle()
        await until(lambda: ann.code == TOO_MANY)

    run(scenario())


def test_an_unknown_phrase_is_no_message() -> None:
    async def scenario() -> None:
        context, table = await started()
        ann = Talker(Hub(context, InlineWorkerPool()), table, ANN)
        await settle()
        ann.say(type="say", phrase="anything typed")
        await until(lambda: ann.code == 4400)

    run(scenario())


@asynccontextmanager
async def two_nodes(storage: Storage) -> AsyncIterator[tuple[Node, Node]]:
    cable = SharedBus()
    await guests(storage)
    async with (
        Node(storage, LocalBus(cable)).opened() as one,
        Node(storage, LocalBus(cable)).opened() as other,
    ):
        yield one, other


def test_phrases_and_their_number_hold_for_all_processes() -> None:
    async def scenario() -> None:
        async with two_nodes(MemoryStorage()) as (first, second):
            table = await running_table(first.context)
            ann, twin = Talker(first.hub, table, ANN), Talker(second.hub, table, ANN)
            ben = Guest(second.hub, table, BEN).hello()
            for talker in (ann, twin):
                await until(lambda t=talker: any(m["type"] == "whole" for m in t.sent))  # type: ignore[misc]
            await until(lambda: bool(ben.told("whole")))
            ann.say(type="say", phrase="good_luck")
            await until(lambda: bool(ben.told("word")))
            for _ in range(3):
                twin.say(type="say", phrase="hm")
            await until(lambda: twin.words()[-1:] == [(0, None, 0)])
            await until(lambda: len(ann.words()) == 3)
            assert [m["left"] for m in ben.told("word")] == [2, 1, 0]

    run(scenario())


@pytest.mark.anyio
async def test_who_has_blocked_the_speaker_hears_nothing_at_any_process(
    storage: PostgresStorage,
) -> None:
    async with two_nodes(storage) as (first, second):
        table = await running_table(first.context)
        ben, eve = Talker(first.hub, table, BEN), Talker(first.hub, table, EVE)
        ann = [Talker(node.hub, table, ANN) for node in (first, second)]
        stranger = Talker(second.hub, table, None)
        everyone = (ben, eve, *ann, stranger)
        for talker in everyone:
            await until(lambda t=talker: any(m["type"] == "whole" for m in t.sent))  # type: ignore[misc]
        ben.say(type="say", phrase="hm")
        await until(lambda: all(talker.words() for talker in everyone))
        await people.block(ServerContext(storage, first.bus), ANN, player_of(BEN.id))
        ben.say(type="say", phrase="slow")  # nobody has connected anew
        await until(lambda: all(len(t.words()) == 2 for t in (ben, eve, stranger)))
        ann[0].say(type="say", phrase="well")  # he still hears her
        await until(lambda: ben.words()[-1][1] == "well")
        for talker in ann:
            await until(lambda t=talker: t.words()[-1][1] == "well")  # type: ignore[misc]
            assert [word[1] for word in talker.words()] == ["hm", "well"]
        assert ben.words() == eve.words() == stranger.words()
