"""Clocks at a table: who is late is played by a bot and may come back; pauses are agreed on.

The host may give everyone more time.
"""

import secrets
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from inkland.protocol import messages
from inkland.protocol.resources import TableChange
from inkland.rules import Draw, view
from inkland.server.background.deadlines import Timekeeper
from inkland.server.context import ServerContext
from inkland.table.actions import clocks, joining, opening, playing
from inkland.table.actions.seating import STAND_IN
from inkland.table.bot_player import thought
from inkland.table.bus.local import MemoryBus
from inkland.table.errors import (
    ClockNotShorter,
    NoClock,
    NotBegun,
    NotHost,
    NotSeated,
    StorageUnavailable,
)
from inkland.table.games.mailbox import Command
from inkland.table.storage.records import Account, Table
from server.halls import ANN, BEN, EVE, opened, wish
from support.memory.storage import MemoryServerStorage

pytestmark = pytest.mark.anyio


class Watch:
    """A clock that goes on when it is told to."""

    def __init__(self) -> None:
        self.now = datetime(2024, 5, 4, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.now

    def pass_(self, seconds: float) -> None:
        """Let so much time pass."""
        self.now += timedelta(seconds=seconds)


@pytest.fixture
def watch() -> Watch:
    """The clock of the record."""
    return Watch()


@pytest.fixture
async def hall(watch: Watch) -> ServerContext:
    """A hall with guests."""
    record = MemoryServerStorage(watch)
    for account in (ANN, BEN, EVE):
        await record.add_guest(account, account.id.encode())
    return ServerContext(record, MemoryBus())


async def running_table(hall: ServerContext, **fields: Any) -> Table:
    """A game of Ann and Ben with a minute for each step."""
    _, table = await opened(hall, **{"seats": 2, "clock": 60, **fields})
    for account in (ANN, BEN):
        table = await joining.sit(hall, table.id, account, wish())
    table = await playing.start(hall, table.id, ANN)
    await hall.record.beat()
    return table


async def draw(hall: ServerContext, table: Table, account: Account, seat: int) -> Any:
    """The person draws something; the answer."""
    story = await hall.mailbox(table.id).story()
    seen = view(story.state, seat)
    assert seen.step is not None
    action = Draw(seat, seen.step.number, thought("random", seen, b"seed"))
    command = Command(seat, secrets.token_hex(16), action)
    return messages.understood(await playing.act(hall, table.id, account.id, command))


async def keep_time(hall: ServerContext) -> None:
    """The timekeeper looks at its watch once."""
    await Timekeeper(hall)._beat()


async def bots(hall: ServerContext, table: Table) -> list[str | None]:
    """Who plays for whom."""
    return [sitting.bot if sitting else None for sitting in (await hall.table(table.id)).seats]


async def let_pass(hall: ServerContext, watch: Watch, seconds: int) -> None:
    """Time passes while somebody keeps it."""
    for _ in range(seconds):
        watch.pass_(1)
        await keep_time(hall)


async def test_who_is_late_is_played_by_a_bot_and_who_was_in_time_is_not(
    hall: ServerContext, watch: Watch
) -> None:
    table = await running_table(hall)
    assert isinstance(await draw(hall, table, ANN, 0), messages.Saved)
    await let_pass(hall, watch, 59)
    assert await bots(hall, table) == [None, None]
    await let_pass(hall, watch, 2)
    assert await bots(hall, table) == [None, STAND_IN]
    assert isinstance(hall.record, MemoryServerStorage)
    assert [job.table for job in hall.record.jobs] == [table.id]


async def test_who_was_late_comes_back_by_drawing(hall: ServerContext, watch: Watch) -> None:
    table = await running_table(hall)
    await draw(hall, table, ANN, 0)
    await let_pass(hall, watch, 61)
    assert await bots(hall, table) == [None, STAND_IN]
    assert isinstance(await draw(hall, table, BEN, 1), messages.Saved)
    assert await bots(hall, table) == [None, None]
    (news,) = await hall.record.news([table.id])
    assert news.step == 2 and news.left == 60


async def test_the_time_of_a_step_that_is_over_harms_nobody(
    hall: ServerContext, watch: Watch
) -> None:
    table = await running_table(hall)
    await let_pass(hall, watch, 59)
    for account, seat in ((ANN, 0), (BEN, 1)):
        await draw(hall, table, account, seat)
    watch.pass_(1)
    await hall.record.beat()
    assert not await clocks.time_up(hall, table.id, 1)
    assert not await clocks.time_up(hall, table.id, 2)
    assert await bots(hall, table) == [None, None]


async def test_while_the_record_is_out_of_reach_no_time_passes(
    hall: ServerContext, watch: Watch
) -> None:
    table = await running_table(hall)
    await let_pass(hall, watch, 50)
    watch.pass_(30)  # nobody could have drawn
    await keep_time(hall)
    assert await bots(hall, table) == [None, None]
    await let_pass(hall, watch, 8)
    assert await bots(hall, table) == [None, None]
    await let_pass(hall, watch, 4)
    assert await bots(hall, table) == [STAND_IN, STAND_IN]


async def test_the_timekeeper_survives_a_record_that_fails(
    hall: ServerContext, watch: Watch, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await running_table(hall)

    async def away() -> float:
        raise StorageUnavailable

    with monkeypatch.context() as patched:
        patched.setattr(hall.record, "beat", away)
        with pytest.raises(StorageUnavailable):
            await keep_time(hall)
    await let_pass(hall, watch, 61)
    assert await bots(hall, table) == [STAND_IN, STAND_IN]


async def test_a_pause_needs_everyone_and_ends_by_anyone(hall: ServerContext, watch: Watch) -> None:
    table = await running_table(hall)
    await let_pass(hall, watch, 20)
    table = await clocks.pause(hall, table.id, ANN, True)
    assert (table.pause, table.is_paused) == ((0,), False)
    table = await clocks.pause(hall, table.id, BEN, True)
    assert (table.pause, table.is_paused) == ((0, 1), True)
    await let_pass(hall, watch, 600)
    assert await bots(hall, table) == [None, None]
    table = await clocks.pause(hall, table.id, BEN, False)
    assert (table.pause, table.is_paused) == ((), False)
    await let_pass(hall, watch, 38)
    assert await bots(hall, table) == [None, None]
    await let_pass(hall, watch, 3)
    assert await bots(hall, table) == [STAND_IN, STAND_IN]


async def test_a_wish_for_a_pause_can_be_withdrawn(hall: ServerContext) -> None:
    table = await running_table(hall)
    await clocks.pause(hall, table.id, ANN, True)
    table = await clocks.pause(hall, table.id, ANN, False)
    assert (table.pause, table.is_paused) == ((), False)
    table = await clocks.pause(hall, table.id, BEN, True)
    assert (table.pause, table.is_paused) == ((1,), False)


async def test_whom_a_bot_plays_for_is_not_asked_about_a_pause(hall: ServerContext) -> None:
    table = await running_table(hall)
    await joining.leave(hall, table.id, BEN)
    assert (await clocks.pause(hall, table.id, ANN, True)).is_paused


async def test_who_was_away_and_wishes_a_pause_has_come_back(hall: ServerContext) -> None:
    table = await running_table(hall)
    await joining.leave(hall, table.id, BEN)
    table = await clocks.pause(hall, table.id, BEN, True)
    assert (table.pause, table.is_paused) == ((1,), False)
    assert await bots(hall, table) == [None, None]


async def test_who_may_not_pause(hall: ServerContext) -> None:
    _, table = await opened(hall, seats=2, clock=60)
    await joining.sit(hall, table.id, ANN, wish())
    with pytest.raises(NotBegun):
        await clocks.pause(hall, table.id, ANN, True)
    table = await running_table(hall)
    with pytest.raises(NotSeated):
        await clocks.pause(hall, table.id, EVE, True)
    table = await running_table(hall, clock=None)
    with pytest.raises(NoClock):
        await clocks.pause(hall, table.id, ANN, True)


async def test_who_plays_alone_has_all_the_time_there_is(hall: ServerContext) -> None:
    _, table = await opened(hall, seats=1, clock=60)
    assert table.clock is None
    table = await opening.change_table(hall, table.id, ANN, TableChange(seats=2, clock=90))
    assert table.clock == 90
    table = await opening.change_table(hall, table.id, ANN, TableChange(seats=1))
    assert table.clock is None


async def test_a_rematch_has_the_same_clock_and_no_pause(hall: ServerContext, watch: Watch) -> None:
    table = await running_table(hall)
    table = await clocks.pause(hall, table.id, ANN, True)
    again = await opening._opened_again(hall, table, ANN)
    assert (again.clock, again.pause, again.is_paused) == (60, (), False)


async def test_a_longer_clock_holds_for_the_step_that_is_open(
    hall: ServerContext, watch: Watch
) -> None:
    table = await running_table(hall)
    await let_pass(hall, watch, 50)
    assert (await clocks.lengthen(hall, table.id, ANN, 600)).clock == 600
    (news,) = await hall.record.news([table.id])
    assert news.left == 550
    await let_pass(hall, watch, 100)
    assert await bots(hall, table) == [None, None]
    for account, seat in ((ANN, 0), (BEN, 1)):
        assert isinstance(await draw(hall, table, account, seat), messages.Saved)
    (news,) = await hall.record.news([table.id])
    assert (news.step, news.left) == (2, 600)


async def test_a_longer_clock_keeps_standing_in_a_pause(hall: ServerContext, watch: Watch) -> None:
    table = await running_table(hall)
    await let_pass(hall, watch, 50)
    for account in (ANN, BEN):
        await clocks.pause(hall, table.id, account, True)
    await clocks.lengthen(hall, table.id, ANN, 100)
    await let_pass(hall, watch, 30)
    (news,) = await hall.record.news([table.id])
    assert news.left == 50
    await clocks.pause(hall, table.id, BEN, False)
    (news,) = await hall.record.news([table.id])
    assert news.left == 50


async def test_who_may_not_lengthen_a_clock_and_when(hall: ServerContext) -> None:
    _, table = await opened(hall, seats=2, clock=60)
    with pytest.raises(NotBegun):
        await clocks.lengthen(hall, table.id, ANN, 600)
    table = await running_table(hall)
    with pytest.raises(NotHost):
        await clocks.lengthen(hall, table.id, BEN, 600)
    with pytest.raises(ClockNotShorter):
        await clocks.lengthen(hall, table.id, ANN, 59)
    assert await clocks.lengthen(hall, table.id, ANN, 60) == table
    table = await running_table(hall, clock=None)
    with pytest.raises(NoClock):
        await clocks.lengthen(hall, table.id, ANN, 600)
