"""Two processes of one server: clients of one are sent what happens at the other."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import pairwise
from random import Random
from statistics import median

import nats as nats_client
import pytest

from inkland.protocol.resources import NewTable
from inkland.rules import TakeBack
from inkland.server.bus.nats import NatsBus
from inkland.server.tables.storage import PostgresStorage
from inkland.table.actions import joining, opening, playing, queries
from inkland.table.bus.local import LocalBus, SharedBus
from inkland.table.bus.port import Bell, Bus
from inkland.table.errors import NotBegun, NotSeated, StorageUnavailable
from inkland.table.games.encoding import GameEncoder
from inkland.table.games.mailbox import Command
from inkland.table.ids import TableId
from inkland.table.storage import purpose
from inkland.table.storage.memory import MemoryStorage
from inkland.table.storage.port import Storage
from inkland.table.storage.records import StoredGame, Table
from support.contexts import ANN, BEN, EVE, run, seat_request
from support.nats import Broker
from support.nodes import Node, draw, guests, running_table, until
from support.sockets import Guest, settle

QUICK = 0.15  # seconds with the bus
SLOW = 2.5  # and without it


@asynccontextmanager
async def two(storage: Storage, one: Bus, other: Bus) -> AsyncIterator[tuple[Node, Node]]:
    """Two processes on one storage."""
    await guests(storage)
    async with AsyncExitStack() as stack:
        nodes = [
            await stack.enter_async_context(Node(storage, bus).opened()) for bus in (one, other)
        ]
        await until(lambda: one.is_up and other.is_up)
        yield nodes[0], nodes[1]


@asynccontextmanager
async def two_here() -> AsyncIterator[tuple[Node, Node]]:
    """Two processes on memory storage and a local bus."""
    cable = SharedBus()
    async with two(MemoryStorage(), LocalBus(cable), LocalBus(cable)) as both:
        yield both


@asynccontextmanager
async def two_there(database: str, broker: Broker) -> AsyncIterator[tuple[Node, Node]]:
    """Two processes on PostgreSQL and NATS."""
    storage = await PostgresStorage.open(database)
    try:
        async with two(storage, NatsBus(broker.url), NatsBus(broker.url)) as both:
            yield both
    finally:
        await storage.close()


async def a_game_at_both(first: Node, second: Node) -> None:
    """Ann plays at the first node and Ben at the second; both see the same game."""
    table = await running_table(first.context)
    ann, ben = Guest(first.hub, table, ANN).hello(), Guest(second.hub, table, BEN).hello()
    await until(lambda: bool(ann.told("spots") and ben.told("spots")))
    await asyncio.sleep(0.1)  # the second node follows the table by now
    random, waits = Random(1), []
    for _ in range(8):
        for node, account in ((first, ANN), (second, BEN)):
            await draw(node.context, table, account, random)
        (news,) = await first.context.storage.progress([table.id])
        number = news.number
        waits.append(
            await until(lambda n=number: ann.number == ben.number == n)  # type: ignore[misc]
        )
    assert median(waits) <= QUICK, waits  # tolerate one delay of a busy machine
    await settle()
    encoder = GameEncoder(await second.context.game(table.id))
    for seat, guest in enumerate((ann, ben)):
        assert len(guest.told("whole")) == 1  # everything else came as updates
        numbers = [(m["since"], m["number"]) for m in guest.told("update")]
        assert all(a[1] == b[0] for a, b in pairwise(numbers))
        assert guest.followed_view() == json.loads(encoder.whole(seat))["view"]


def test_what_happens_at_one_node_is_told_at_the_other() -> None:
    async def scenario() -> None:
        async with two_here() as both:
            await a_game_at_both(*both)

    run(scenario())


class StorageBusyWithReaders(MemoryStorage):
    """Storage that has no connection left for those who only look."""

    async def table(self, table: TableId) -> Table | None:
        """Refuse whoever only looks."""
        _refuse_readers()
        return await super().table(table)

    async def game(self, table: TableId, since: int = 0) -> StoredGame | None:
        """Refuse whoever only looks."""
        _refuse_readers()
        return await super().game(table, since)


def _refuse_readers() -> None:
    if purpose.is_reading():
        raise StorageUnavailable("readers have taken all connections")


def test_players_see_the_moves_of_others_however_many_only_look() -> None:
    async def scenario() -> None:
        cable = SharedBus()
        async with two(StorageBusyWithReaders(), LocalBus(cable), LocalBus(cable)) as both:
            await a_game_at_both(*both)

    run(scenario())


def test_postgresql_and_nats_carry_a_game_of_two_nodes(database: str, nats: Broker) -> None:
    async def scenario() -> None:
        async with two_there(database, nats) as both:
            await a_game_at_both(*both)

    run(scenario())


def test_without_nats_the_other_node_is_one_poll_behind(database: str, nats: Broker) -> None:
    async def scenario() -> None:
        async with two_there(database, nats) as (first, second):
            table = await running_table(first.context)
            ben = Guest(second.hub, table, BEN).hello()
            await until(lambda: bool(ben.told("spots")))
            nats.kill()
            await until(lambda: not first.bus.is_up and not second.bus.is_up)
            random = Random(2)
            await draw(first.context, table, ANN, random)
            number = (await first.context.game(table.id)).number
            assert await until(lambda: ben.number == number) <= SLOW
            await joining.leave(first.context, table.id, ANN)
            await until(lambda: ben.told("table")[-1]["table"]["seats"][0]["bot"] is not None, SLOW)

    run(scenario())


def test_presence_is_that_of_all_nodes() -> None:
    async def scenario() -> None:
        async with two_here() as (first, second):
            table = await running_table(first.context)
            ann = Guest(first.hub, table, ANN).hello()
            await until(lambda: bool(ann.told("presence")))
            ben, eve = Guest(second.hub, table, BEN).hello(), Guest(second.hub, table, EVE).hello()
            everyone = {"type": "presence", "seats": [0, 1], "watching": 1}
            for guest in (ann, ben, eve):
                await until(lambda g=guest: g.told("presence")[-1:] == [everyone])  # type: ignore[misc]
            assert (
                first.hub.connected_seats(table.id)
                == second.hub.connected_seats(table.id)
                == {0, 1}
            )
            assert await first.hub.absent_seconds(table.id, 1) == 0
            ben.bye()
            eve.bye()
            alone = {"type": "presence", "seats": [0], "watching": 0}
            await until(lambda: ann.told("presence")[-1] == alone)
            assert await first.hub.absent_seconds(table.id, 1) >= 0

    run(scenario())


def test_who_is_connected_where_the_bus_does_not_reach_is_not_away() -> None:
    async def scenario() -> None:
        storage = MemoryStorage()
        async with two(storage, LocalBus(), LocalBus()) as (first, second):
            table = await running_table(first.context)
            ann, ben = Guest(first.hub, table, ANN).hello(), Guest(second.hub, table, BEN).hello()
            await until(lambda: ann.connection.seat == 0 and ben.connection.seat == 1)
            first.hub.presence._last_seen[table.id][1] = -1000.0
            assert await first.hub.absent_seconds(table.id, 1) > 900
            await second.poller.report_presence()
            assert await first.hub.absent_seconds(table.id, 1) < 5

    run(scenario())


def test_a_forged_announcement_keeps_no_absent_player_present(nats: Broker) -> None:
    """A stranger on the bus repeats that Ben is connected elsewhere; storage never saw him."""

    async def scenario() -> None:
        now = 1000.0
        node = Node(MemoryStorage(), NatsBus(nats.url), clock=lambda: now)
        await guests(node.context.storage)
        async with node.opened():
            table = await running_table(node.context)
            ann = Guest(node.hub, table, ANN).hello()
            await until(lambda: bool(ann.told("presence")) and node.bus.is_up)
            forger = await nats_client.connect(nats.url)

            async def forge() -> None:
                node.hub.presence._others.clear()
                while 1 not in node.hub.connected_seats(table.id):
                    await forger.publish(f"inkland.{table.id}.here", b'["evil",[1],5]')
                    await asyncio.sleep(0.01)

            await forge()
            assert await node.hub.absent_seconds(table.id, 1) == 0
            for now in (1030.0, 1060.0, 1200.0):  # noqa: B007  # the clock of the node
                await forge()
            assert await node.hub.absent_seconds(table.id, 1) == 200
            await forger.close()

    run(scenario())


def test_a_stale_table_lets_nobody_act_on_the_seat_of_another() -> None:
    async def scenario() -> None:
        storage = MemoryStorage()
        async with two(storage, LocalBus(), LocalBus()) as (first, second):  # no bell arrives
            table = await opening.open_table(first.context, ANN, NewTable(seats=2))
            await joining.sit(first.context, table.id, EVE, seat_request(), 0)
            await joining.sit(first.context, table.id, BEN, seat_request(), 1)
            eve = Guest(second.hub, table, EVE).hello()
            await until(lambda: eve.connection.seat == 0)
            await joining.leave(first.context, table.id, EVE)
            await joining.sit(first.context, table.id, ANN, seat_request(), 0)
            await playing.start(first.context, table.id, ANN)
            before = await storage.game(table.id)
            command = Command(0, "0" * 32, TakeBack(0, 1))
            for context in (
                first.context,
                second.context,
            ):  # the second node still has Eve on the seat
                with pytest.raises((NotSeated, NotBegun)):
                    await playing.act(context, table.id, EVE.id, command)
            assert await storage.game(table.id) == before
            await until(lambda: eve.connection.seat is None, SLOW)
            with pytest.raises(NotSeated):
                await playing.act(second.context, table.id, EVE.id, command)

    run(scenario())


def test_a_node_that_does_not_follow_a_table_reads_it() -> None:
    async def scenario() -> None:
        async with two_here() as (first, second):
            table = await running_table(first.context)
            await second.context.game(table.id)  # and would not receive what happens next
            await draw(first.context, table, ANN, Random(3))
            await joining.leave(first.context, table.id, BEN)
            seen = await queries.watched_table(second.context, table.id, None)
            told = await second.context.game(table.id)
            assert seen.seats[1] is not None and seen.seats[1].bot is not None
            assert told.number == (await first.context.game(table.id)).number

    run(scenario())


def test_an_answer_that_comes_late_does_not_undo_a_bell() -> None:
    async def scenario() -> None:
        async with two_here() as (first, second):
            table = await running_table(first.context)
            context = second.context
            context.follow(table.id)
            old = await first.context.storage.table(table.id)
            assert old is not None
            context.on_bell(
                Bell(table.id, version=old.version + 1)
            )  # while the old state was being read
            context.cache_table(old)
            assert table.id not in context._tables
            left = await joining.leave(first.context, table.id, BEN)
            assert await context.cached_table(table.id) == left

    run(scenario())


def test_a_forged_bell_does_not_end_the_cache_of_a_table() -> None:
    async def scenario() -> None:
        async with two_here() as (first, second):
            table = await running_table(first.context)
            context = second.context
            context.follow(table.id)
            context.on_bell(Bell(table.id, version=2**31))
            assert await context.cached_table(table.id) == context._tables[table.id]

    run(scenario())


def test_a_bell_is_not_passed_on_by_who_hears_it() -> None:
    async def scenario() -> None:
        cable, bells = SharedBus(), list[Bell]()
        async with two(MemoryStorage(), LocalBus(cable), LocalBus(cable)) as (
            first,
            second,
        ):
            table = await running_table(first.context)
            ben = Guest(second.hub, table, BEN).hello()
            await until(lambda: bool(ben.told("whole")))
            first.bus.follow(table.id)
            first.bus.listen(bells.append)
            await draw(first.context, table, ANN, Random(4))
            await until(lambda: bool(ben.told("update")))
            await settle()
            assert len(bells) == 1

    run(scenario())
