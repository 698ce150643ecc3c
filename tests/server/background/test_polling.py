"""Polling: what no bell announced is found in storage; also clocks, sessions and a faulty bus."""

import asyncio
import json
from collections.abc import Callable, Sequence
from datetime import UTC, datetime, timedelta
from random import Random
from typing import Any

import pytest

from inkland.protocol.messages import SIGNED_OUT
from inkland.table.actions import clocks
from inkland.table.bus.local import LocalBus, SharedBus
from inkland.table.bus.port import Bell, NodeSeats
from inkland.table.errors import StorageUnavailable
from inkland.table.games.encoding import GameEncoder
from inkland.table.ids import TableId
from inkland.table.live import presence
from inkland.table.storage.memory import MemoryStorage
from inkland.table.storage.records import Table, TableProgress
from support.contexts import ANN, BEN, EVE, run
from support.nodes import Node, draw, guests, running_table, until
from support.sockets import Guest, settle


class FaultyBus(LocalBus):
    """Loses, duplicates, delays and invents messages at random."""

    def __init__(self, cable: SharedBus, random: Random) -> None:
        super().__init__(cable)
        self._random = random

    def ring(self, bell: Bell) -> None:
        """Ring the bell, and at times an invented one, unreliably."""
        made_up = Bell(bell.table, self._random.randrange(500), self._random.randrange(50))
        self._somehow(super().ring, bell)
        if self._random.random() < 0.3:
            self._somehow(super().ring, made_up)

    def announce_presence(self, here: NodeSeats) -> None:
        """Announce presence unreliably."""
        self._somehow(super().announce_presence, here)

    def _somehow(self, do: Callable[[Any], None], message: Any) -> None:
        loop = asyncio.get_running_loop()
        for _ in range(self._random.choice((0, 0, 1, 2))):
            loop.call_later(self._random.random() * 0.05, do, message)


@pytest.mark.parametrize("seed", range(3))
def test_a_faulty_bus_does_no_harm(seed: int) -> None:
    async def scenario() -> None:
        random, cable, storage = Random(seed), SharedBus(), MemoryStorage()
        first, second = (Node(storage, FaultyBus(cable, random), every=0.1) for _ in range(2))
        await guests(storage)
        async with first.opened(), second.opened():
            table = await running_table(first.context)
            people = [Guest(first.hub, table, ANN).hello(), Guest(second.hub, table, BEN).hello()]
            people.append(Guest(second.hub, table, EVE).hello())
            for _ in range(6):
                for node, account in ((first, ANN), (second, BEN)):
                    await draw(node.context, table, account, random)
                (news,) = await storage.progress([table.id])
                for guest in people:
                    await until(lambda g=guest, n=news.number: g.number == n)  # type: ignore[misc]
            await settle()
            encoder = GameEncoder(await first.context.game(table.id))
            for guest, seat in zip(people, (0, 1, None), strict=True):
                whole = guest.followed_view()
                assert whole == json.loads(encoder.whole(seat))["view"]
                numbers = [
                    m["number"] for m in guest.socket.sent if m["type"] in ("whole", "update")
                ]
                assert numbers == sorted(set(numbers))  # nothing twice, nothing out of order

    run(scenario())


class Watch:
    """A clock that a test moves."""

    def __init__(self) -> None:
        self.now = datetime(2024, 5, 4, tzinfo=UTC)

    def __call__(self) -> datetime:
        """The current time."""
        return self.now


async def clocked(watch: Watch) -> tuple[Node, Guest]:
    """A game with a minute for each step, and Ann connected to it."""
    storage = MemoryStorage(watch)
    node = Node(storage, LocalBus(), clock=lambda: 0.0)
    await guests(storage)
    await storage.heartbeat()
    table = await running_table(node.context, clock=60)
    ann = Guest(node.hub, table, ANN).hello()
    await until(lambda: bool(ann.told("clock")))
    return node, ann


def test_the_clock_is_told_after_the_step_it_belongs_to() -> None:
    async def scenario() -> None:
        node, ann = await clocked(Watch())
        table = await node.context.load_table(ann.connection.table)
        assert ann.told("clock") == [{"type": "clock", "step": 1, "left": 60, "is_paused": False}]
        random = Random(1)
        for account in (ANN, BEN):
            await draw(node.context, table, account, random)
        await until(lambda: len(ann.told("clock")) == 2)
        assert ann.told("clock")[-1]["step"] == 2
        kinds = [message["type"] for message in ann.socket.sent]
        assert kinds.index("clock") > kinds.index("whole")
        last = len(kinds) - 1 - kinds[::-1].index("clock")
        assert "update" in kinds[:last]
        late = Guest(node.hub, table, EVE).hello()
        await until(lambda: bool(late.told("clock")))
        assert late.told("clock")[0]["step"] == 2

    run(scenario())


def test_a_clock_that_is_paused_or_set_back_is_told_and_one_that_runs_is_not() -> None:
    async def scenario() -> None:
        watch = Watch()
        node, ann = await clocked(watch)
        table = ann.connection.table
        for _ in range(3):
            await node.poller.poll_tables()
        assert len(ann.told("clock")) == 1
        for account in (ANN, BEN):
            await clocks.pause(node.context, table, account, wanted=True)
        await until(lambda: len(ann.told("clock")) == 2)
        assert ann.told("clock")[-1] == {"type": "clock", "step": 1, "left": 60, "is_paused": True}
        watch.now += timedelta(seconds=30)
        await node.poller.poll_tables()
        await settle()
        assert len(ann.told("clock")) == 2
        await clocks.pause(node.context, table, ANN, wanted=False)
        await until(lambda: len(ann.told("clock")) == 3)
        assert ann.told("clock")[-1] == {"type": "clock", "step": 1, "left": 60, "is_paused": False}
        watch.now += timedelta(seconds=20)  # while the clock of this process stands still
        await node.poller.poll_tables()
        await settle()
        assert ann.told("clock")[-1]["left"] == 40

    run(scenario())


def test_a_clock_that_was_lengthened_is_told_at_once() -> None:
    async def scenario() -> None:
        node, ann = await clocked(Watch())
        for account in (ANN, BEN):
            await clocks.extend_clock(node.context, ann.connection.table, account, 600)
        await until(lambda: len(ann.told("clock")) == 2)
        assert ann.told("clock")[-1] == {
            "type": "clock",
            "step": 1,
            "left": 600,
            "is_paused": False,
        }
        assert ann.told("table")[-1]["table"]["clock"] == 600

    run(scenario())


def test_a_session_that_is_ended_closes_its_connections_and_no_others() -> None:
    async def scenario() -> None:
        storage = MemoryStorage()
        node = Node(storage, LocalBus())
        await guests(storage)
        table = await running_table(node.context)
        ann, ben, eve = (Guest(node.hub, table, who).hello() for who in (ANN, BEN, None))
        ann.connection.session, ben.connection.session = b"ann", b"ben"
        asked: list[Sequence[bytes]] = []

        async def valid(sessions: Sequence[bytes]) -> frozenset[bytes]:
            asked.append(sessions)
            return frozenset({b"ben"})

        node.poller.valid_sessions = valid
        await node.poller.check_sessions()
        await settle()
        assert asked == [[b"ann", b"ben"]]
        assert [guest.socket.code for guest in (ann, ben, eve)] == [SIGNED_OUT, None, None]

    run(scenario())


class FailingStorage(MemoryStorage):
    """Storage whose progress query can be made to fail."""

    is_failing = False

    async def progress(self, tables: Sequence[TableId]) -> tuple[TableProgress, ...]:
        """The progress of these tables, unless made to fail."""
        if self.is_failing:
            raise StorageUnavailable
        return await super().progress(tables)


def test_unavailable_storage_is_polled_again() -> None:
    async def scenario() -> None:
        storage = FailingStorage()
        first, second = (Node(storage, LocalBus(), every=0.02) for _ in range(2))
        await guests(storage)
        async with second.opened():
            table = await running_table(first.context)
            ben = Guest(second.hub, table, BEN).hello()
            await until(lambda: bool(ben.told("whole")))
            first.context.follow(table.id)
            storage.is_failing = True
            await draw(first.context, table, ANN, Random(1))
            await asyncio.sleep(0.1)
            assert not ben.told("update")
            storage.is_failing = False
            await until(lambda: bool(ben.told("update")))

    run(scenario())


def test_the_word_of_a_node_that_fell_silent_counts_for_a_while() -> None:
    async def scenario() -> None:
        storage, cable, now = MemoryStorage(), SharedBus(), [1000.0]
        node, stranger = Node(storage, LocalBus(cable), clock=lambda: now[0]), LocalBus(cable)
        heard: list[NodeSeats] = []
        stranger.listen_presence(heard.append)
        await guests(storage)
        table = await running_table(node.context)
        stranger.follow(table.id)
        ann = Guest(node.hub, table, ANN).hello()
        await until(lambda: bool(heard))
        stranger.announce_presence(NodeSeats(table.id, "stranger", (1,), 4))
        await until(lambda: ann.told("presence")[-1]["seats"] == [0, 1])
        assert ann.told("presence")[-1]["watching"] == 4
        assert len(heard) == 2 and heard[0] == heard[1]  # an unknown session is closed at once
        node.hub.presence.refresh()
        assert node.hub.connected_seats(table.id) == {0, 1} and len(heard) == 2
        now[0] += presence.REPEAT_EVERY + 1
        node.hub.presence.refresh()
        await settle()
        # the next check was due
        assert node.hub.connected_seats(table.id) == {0, 1} and len(heard) == 3
        now[0] += presence.COUNTS_FOR
        node.hub.presence.refresh()
        assert node.hub.connected_seats(table.id) == {0}
        ann.bye()
        await settle()
        assert heard[-1] == NodeSeats(table.id, node.hub.presence.node)

    run(scenario())


def test_a_slow_check_of_sessions_does_not_keep_tables_waiting() -> None:
    async def scenario() -> None:
        storage = MemoryStorage()
        # Two buses: no bell of the first node is heard at the second.
        first, second = (Node(storage, LocalBus(), every=0.05) for _ in range(2))
        await guests(storage)
        asked = asyncio.Event()

        async def never(_sessions: Sequence[bytes]) -> frozenset[bytes]:
            asked.set()
            await asyncio.Event().wait()
            return frozenset()

        async with second.opened():
            table = await running_table(first.context)
            ben = Guest(second.hub, table, BEN).hello()
            ben.connection.session = b"ben"
            second.poller.valid_sessions = never
            await asked.wait()
            await draw(first.context, table, ANN, Random(1))
            (news,) = await storage.progress([table.id])
            await until(lambda: ben.number == news.number)

    run(scenario())


class HangingStorage(MemoryStorage):
    """Storage that does not answer when it is asked for one of the tables."""

    hanging: TableId | None = None

    async def table(self, table: TableId) -> Table | None:
        """The table, unless made to hang."""
        if table == self.hanging:
            await asyncio.Event().wait()
        return await super().table(table)


def test_a_table_that_is_loaded_slowly_does_not_keep_others_waiting() -> None:
    async def scenario() -> None:
        storage = HangingStorage()
        first, second = (Node(storage, LocalBus(), every=0.05) for _ in range(2))
        await guests(storage)
        tables = [await running_table(first.context, clock=60) for _ in range(3)]
        people = [Guest(second.hub, table, BEN).hello() for table in tables]
        for ben in people:
            await until(lambda ben=ben: ben.number is not None)  # type: ignore[misc]
        for account in (ANN, BEN):
            await clocks.pause(first.context, tables[1].id, account, wanted=True)
        storage.hanging = tables[1].id
        for table in (tables[0], tables[2]):
            await draw(first.context, table, ANN, Random(1))
        async with second.opened():
            for table, ben in ((tables[0], people[0]), (tables[2], people[2])):
                (news,) = await storage.progress([table.id])
                await until(lambda b=ben, n=news.number: b.number == n)  # type: ignore[misc]

    run(scenario())


class SlowStorage(MemoryStorage):
    """Storage whose progress query is answered late, and notes when it is asked."""

    def __init__(self, seconds: float) -> None:
        super().__init__()
        self._seconds = seconds
        self.asked_at: list[float] = []

    async def progress(self, tables: Sequence[TableId]) -> tuple[TableProgress, ...]:
        """The progress of these tables, late."""
        self.asked_at.append(asyncio.get_running_loop().time())
        await asyncio.sleep(self._seconds)
        return await super().progress(tables)


def test_a_slow_answer_is_part_of_the_time_between_two_polls() -> None:
    async def scenario() -> None:
        every = 0.4
        storage = SlowStorage(seconds=0.75 * every)
        node = Node(storage, LocalBus(), every=every)
        await guests(storage)
        async with node.opened():
            table = await running_table(node.context)
            Guest(node.hub, table, ANN).hello()
            storage.asked_at.clear()
            await until(lambda: len(storage.asked_at) > 3)
        assert storage.asked_at[3] - storage.asked_at[0] < 3 * 1.5 * every

    run(scenario())
