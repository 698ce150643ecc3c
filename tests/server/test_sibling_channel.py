"""What web processes of one machine tell each other: bells, limits and connections."""

import asyncio
from collections.abc import Callable
from contextlib import ExitStack
from functools import partial

import pytest

from inkland.server.bus.channel import MAX_OUTGOING, SiblingChannel, SiblingSockets
from inkland.server.bus.siblings import MachineBus
from inkland.server.features.programs.token_sockets import TokenSockets
from inkland.server.limits import GUESTS_PER_HOUR, ConnectionLimit, RequestLimits
from inkland.table.bus.port import Bell, NodeSeats, SpokenPhrase
from inkland.table.errors import TooManyRequests
from inkland.table.ids import AccountId, TableId
from inkland.table.storage.records import Account
from support.unconnected import unconnected_ports

pytestmark = pytest.mark.anyio

TABLE = TableId("t" * 26)
OTHER = TableId("u" * 26)
ANN = Account(AccountId("a" * 26), "Ann", "red")


@pytest.fixture
async def channels() -> tuple[SiblingChannel, SiblingChannel]:
    """The channels of two processes, both of this one."""
    sockets = SiblingSockets.make(2)
    made = SiblingChannel(sockets, 0), SiblingChannel(sockets, 1)
    for channel in made:
        channel.open()
    return made


async def until(is_so: Callable[[], bool]) -> None:
    """Wait until the condition holds."""
    async with asyncio.timeout(240):
        while not is_so():
            await asyncio.sleep(0.001)


async def test_messages_reach_the_other_process_in_order_and_not_the_own(
    channels: tuple[SiblingChannel, SiblingChannel],
) -> None:
    heard: list[tuple[int, int]] = []
    for channel in channels:
        channel.listen("number", int, lambda sender, number: heard.append((sender, number)))
    for number in range(3000):  # more than fit into the sockets at once
        channels[0].send("number", number)
    await until(lambda: len(heard) == 3000)
    assert heard == [(0, number) for number in range(3000)]


async def test_what_nobody_reads_is_dropped_and_costs_bounded_memory() -> None:
    channel = SiblingChannel(SiblingSockets.make(2), 0)
    for number in range(MAX_OUTGOING + 10):
        channel.send("number", number)
    assert channel.dropped == 10


async def test_what_cannot_be_read_is_ignored(
    channels: tuple[SiblingChannel, SiblingChannel],
) -> None:
    heard: list[int] = []
    channels[1].listen("number", int, lambda _sender, number: heard.append(number))
    channels[0].send("number", "a word")
    channels[0].send("nobody listens to this", 1)
    await asyncio.sleep(0.01)
    channels[0].send("number", 2)
    await until(lambda: heard == [2])


async def test_a_bus_carries_what_is_about_followed_tables(
    channels: tuple[SiblingChannel, SiblingChannel],
) -> None:
    here, there = map(MachineBus, channels)
    heard: list[object] = []
    for listen in (there.listen, there.listen_presence, there.listen_phrases):
        listen(heard.append)
    own: list[Bell] = []
    here.listen(own.append)
    there.follow(TABLE)
    seats, spoken = NodeSeats(TABLE, "node", (0, 2), 1), SpokenPhrase(TABLE, 1, "well")
    for table in (OTHER, TABLE):
        here.ring(Bell(table, 3, 1))
    here.announce_presence(seats)
    here.pass_on(spoken)
    await until(lambda: len(heard) == 3)
    assert heard == [Bell(TABLE, 3, 1), seats, spoken]
    assert own == [Bell(OTHER, 3, 1), Bell(TABLE, 3, 1)]


async def test_a_rate_limit_holds_for_both_processes_together(
    channels: tuple[SiblingChannel, SiblingChannel],
) -> None:
    limits = [RequestLimits(on=True, channel=channel) for channel in channels]
    for number in range(GUESTS_PER_HOUR):
        limits[number % 2].check_guest("192.0.2.1")
        if number % 50 == 49:
            await asyncio.sleep(0.01)
    await asyncio.sleep(0.05)
    for limit in limits:
        with pytest.raises(TooManyRequests):
            limit.check_guest("192.0.2.1")
        limit.check_guest("192.0.2.2")


async def test_connections_of_an_account_count_wherever_they_are(
    channels: tuple[SiblingChannel, SiblingChannel],
) -> None:
    here, there = (ConnectionLimit(2, 3, channel) for channel in channels)
    closed: list[str] = []
    with ExitStack() as stack:
        found = []
        for limit, name in ((here, "first"), (there, "second"), (there, "third")):
            slot = limit.slot("192.0.2.1", ANN, partial(closed.append, name))
            found.append(stack.enter_context(slot))
            await asyncio.sleep(0.05)
        assert (found, closed) == ([True] * 3, ["first"])
        with here.slot("192.0.2.1") as is_free:
            assert not is_free
    await asyncio.sleep(0.05)
    assert not here._open and not there._open and not here._own and not there._own


async def test_connections_of_a_process_that_was_replaced_are_forgotten(
    channels: tuple[SiblingChannel, SiblingChannel],
) -> None:
    here, there = (ConnectionLimit(5, 5, channel) for channel in channels)
    lost = there.slot("192.0.2.1")  # its process is killed
    lost.__enter__()
    with here.slot("192.0.2.2"):
        await until(lambda: here._open["192.0.2.1"] == 1)
        again = ConnectionLimit(5, 5, channels[1])
        await until(lambda: dict(here._open) == {"192.0.2.2": 1})
        await until(lambda: dict(again._open) == {"192.0.2.2": 1})


async def test_a_revoked_token_loses_its_connections_at_the_other_process_at_once(
    channels: tuple[SiblingChannel, SiblingChannel],
) -> None:
    here, there = (TokenSockets(unconnected_ports().storage, channel) for channel in channels)
    closed: list[str] = []
    with (
        here.opened(b"a", partial(closed.append, "here")),
        there.opened(b"a", partial(closed.append, "there")),
        there.opened(b"b", partial(closed.append, "another")),
    ):
        here.close(b"a")
        await until(lambda: len(closed) == 2)
    assert closed == ["here", "there"]
