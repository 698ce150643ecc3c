"""The bus: one contract for both implementations, and failures of the real one."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

import nats as nats_client
import pytest

from inkland.server.bus.nats import MAX_OUTGOING, NatsBus
from inkland.table.bus.local import LocalBus, SharedBus
from inkland.table.bus.port import Bell, Bus, NodeSeats, SpokenPhrase
from inkland.table.ids import TableId
from support.contexts import run
from support.nats import Broker

TABLE: Final = TableId("a" * 26)
OTHER: Final = TableId("b" * 26)
HERE: Final = NodeSeats(TABLE, "first", (0, 3), 2)

LoadedGame = Callable[["Listener", "Listener"], Awaitable[None]]


class Listener:
    """A bus, and everything received on it."""

    def __init__(self, bus: Bus) -> None:
        self.bus = bus
        self.bells: list[Bell] = []
        self.words: list[NodeSeats] = []
        self.phrases: list[SpokenPhrase] = []
        bus.listen(self.bells.append)
        bus.listen_presence(self.words.append)
        bus.listen_phrases(self.phrases.append)


async def until(is_true: Callable[[], bool], seconds: float = 240.0) -> None:
    """Wait until the condition holds."""
    async with asyncio.timeout(seconds):
        while not is_true():
            await asyncio.sleep(0.005)


async def quiet() -> None:
    """Wait long enough for everything sent to arrive."""
    await asyncio.sleep(0.15)


async def follows(*all_ears: Listener) -> None:
    """Wait until the broker, if there is one, knows which tables they follow."""
    for ears in all_ears:
        if isinstance(bus := ears.bus, NatsBus):
            await until(lambda bus=bus: bus._subscribed.keys() == bus._followed)  # type: ignore[misc]
            assert bus._client is not None
            await bus._client.flush()


@pytest.fixture(params=["memory", "nats"])
def tell(request: pytest.FixtureRequest) -> Callable[[LoadedGame], None]:
    """Run a scenario of two processes on one bus, with each implementation."""
    broker: Broker | None = None
    if request.param == "nats":
        broker = request.getfixturevalue("nats")

    async def told(scenario: LoadedGame) -> None:
        cable = SharedBus()
        both = [Listener(NatsBus(broker.url) if broker else LocalBus(cable)) for _ in range(2)]
        for ears in both:
            await ears.bus.open()
        for ears in both:
            await until(lambda bus=ears.bus: bus.is_up)  # type: ignore[misc]
        try:
            await scenario(*both)
        finally:
            for ears in both:
                await ears.bus.close()

    return lambda scenario: run(told(scenario))


def test_a_bell_rings_here_and_wherever_the_table_is_followed(
    tell: Callable[[LoadedGame], None],
) -> None:
    async def scenario(one: Listener, two: Listener) -> None:
        two.bus.follow(TABLE)
        await follows(two)
        one.bus.ring(Bell(TABLE, 7, 3))
        one.bus.ring(Bell(OTHER, 8))
        await until(lambda: bool(two.bells))
        await quiet()
        assert two.bells == [Bell(TABLE, 7, 3)]
        assert one.bells == [Bell(TABLE, 7, 3), Bell(OTHER, 8)]  # each once, though NATS echoes it

    tell(scenario)


def test_a_phrase_reaches_the_others_that_follow_the_table(
    tell: Callable[[LoadedGame], None],
) -> None:
    async def scenario(one: Listener, two: Listener) -> None:
        for ears in (one, two):
            ears.bus.follow(TABLE)
        await follows(one, two)
        one.bus.pass_on(SpokenPhrase(OTHER, 0, "hm"))
        one.bus.pass_on(SpokenPhrase(TABLE, 3, "thank_you"))
        await until(lambda: bool(two.phrases))
        await quiet()
        assert two.phrases == [SpokenPhrase(TABLE, 3, "thank_you")]
        assert not one.phrases  # its own connections have it already

    tell(scenario)


def test_a_process_hears_itself_at_once(tell: Callable[[LoadedGame], None]) -> None:
    async def scenario(one: Listener, _two: Listener) -> None:
        one.bus.follow(TABLE)
        await quiet()
        one.bus.ring(Bell(TABLE, 1))
        assert not one.bells  # but never within the call
        await asyncio.sleep(0)
        assert one.bells == [Bell(TABLE, 1)]
        await quiet()
        assert one.bells == [Bell(TABLE, 1)]

    tell(scenario)


def test_who_unfollows_hears_no_more_and_may_follow_again(
    tell: Callable[[LoadedGame], None],
) -> None:
    async def scenario(one: Listener, two: Listener) -> None:
        two.bus.follow(TABLE)
        two.bus.unfollow(TABLE)
        two.bus.unfollow(OTHER)  # a table that it never followed
        await quiet()
        one.bus.ring(Bell(TABLE, 1))
        await quiet()
        assert not two.bells
        two.bus.follow(TABLE)
        two.bus.follow(TABLE)
        await follows(two)
        one.bus.ring(Bell(TABLE, 2))
        await until(lambda: bool(two.bells))
        await quiet()
        assert two.bells == [Bell(TABLE, 2)]

    tell(scenario)


def test_presence_is_told_to_the_others_only(tell: Callable[[LoadedGame], None]) -> None:
    async def scenario(one: Listener, two: Listener) -> None:
        for ears in (one, two):
            ears.bus.follow(TABLE)
        await follows(one, two)
        one.bus.announce_presence(HERE)
        one.bus.announce_presence(NodeSeats(OTHER, "first"))
        await until(lambda: bool(two.words))
        await quiet()
        assert two.words == [HERE] and not one.words and not two.bells

    tell(scenario)


def test_no_id_of_a_table_can_mean_more_than_a_table(nats: Broker) -> None:
    async def scenario() -> None:
        one, two = Listener(NatsBus(nats.url)), Listener(NatsBus(nats.url))
        for ears in (one, two):
            await ears.bus.open()
        await until(lambda: one.bus.is_up and two.bus.is_up)
        for bad in ("*", ">", "a.b", "", "a" * 25, "A" * 26, "a" * 26 + "\n", "a" * 26 + " x"):
            two.bus.follow(TableId(bad))
            one.bus.ring(Bell(TableId(bad), 1))
        one.bus.ring(Bell(TABLE, 1))
        await quiet()
        assert not two.bells and two.bus.is_up and one.bus.is_up
        for ears in (one, two):
            await ears.bus.close()

    run(scenario())


def test_what_cannot_be_read_is_left_out_and_counted(nats: Broker) -> None:
    garbage = [
        (f"inkland.{TABLE}.bell", text)
        for text in (b"", b"x", b"[1]", b"[-1,0]", b'["a",1]', b"\xff\xfe", b"[" * 5000, b"[1,2,3]")
    ] + [
        (f"inkland.{TABLE}.here", text)
        for text in (b"[]", b'["n",[100],0]', b'["n",[0],-1]', b'["' + b"n" * 99 + b'",[],0]')
    ]

    async def scenario() -> None:
        bus = NatsBus(nats.url)
        ears = Listener(bus)
        await bus.open()
        bus.follow(TABLE)
        stranger = await nats_client.connect(nats.url)
        await until(lambda: bus.is_up)
        await follows(ears)
        for subject, payload in [*garbage, (f"inkland.{TABLE}.nonsense", b"[1,2]")]:
            await stranger.publish(subject, payload)
        await stranger.publish(f"inkland.{TABLE}.bell", b"[5,6]")
        await until(lambda: bool(ears.bells))
        assert ears.bells == [Bell(TABLE, 5, 6)] and not ears.words
        assert bus.unreadable == len(garbage) + 1 and bus.is_up
        await stranger.close()
        await bus.close()

    run(scenario())


def test_a_broker_that_was_killed_is_found_again_and_nothing_is_raised_meanwhile(
    nats: Broker,
) -> None:
    async def scenario() -> None:
        one, two = Listener(NatsBus(nats.url)), Listener(NatsBus(nats.url))
        for ears in (one, two):
            await ears.bus.open()
            ears.bus.follow(TABLE)
        await until(lambda: one.bus.is_up and two.bus.is_up)
        for round in range(1, 4):
            nats.kill()
            await until(lambda: not one.bus.is_up and not two.bus.is_up)
            for _ in range(MAX_OUTGOING * 2):  # nothing is queued while the bus is down
                one.bus.ring(Bell(OTHER))
            assert isinstance(one.bus, NatsBus) and not one.bus._outgoing
            nats.start()
            await until(lambda: one.bus.is_up and two.bus.is_up)
            await follows(one, two)
            one.bus.ring(Bell(TABLE, round))
            await until(lambda number=round: Bell(TABLE, number) in two.bells)  # type: ignore[misc]
        for ears in (one, two):
            await ears.bus.close()

    run(scenario())


def test_without_a_broker_a_process_hears_at_least_itself_and_can_be_closed(nats: Broker) -> None:
    async def scenario() -> None:
        nats.kill()
        bus = NatsBus(f"{nats.url}, nats://127.0.0.1:1")
        ears = Listener(bus)
        bus.ring(Bell(TABLE, 1))  # not even open
        await bus.open()
        bus.follow(TABLE)
        bus.ring(Bell(TABLE, 2))
        bus.announce_presence(HERE)
        await quiet()
        assert ears.bells == [Bell(TABLE, 1), Bell(TABLE, 2)]
        assert not bus.is_up and bus.dropped == 3
        async with asyncio.timeout(20):
            await bus.close()

    run(scenario())


def test_the_next_server_of_the_list_is_taken_when_one_is_gone(nats: Broker) -> None:
    async def scenario() -> None:
        bus = NatsBus(f"nats://127.0.0.1:1,{nats.url}")
        await bus.open()
        await until(lambda: bus.is_up)
        await bus.close()
        assert not bus.is_up

    run(scenario())
