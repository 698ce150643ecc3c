"""Clocks at a table: a bot plays for a late player, who may come back; pauses need consent.

More time needs everyone's consent, too.
"""

import secrets
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from inkland.protocol import messages
from inkland.protocol.resources import TableChange
from inkland.rules import Draw, TakeBack, view
from inkland.server.features.upkeep.deadlines import DeadlineTask
from inkland.table.actions import clocks, joining, opening, playing
from inkland.table.actions.seating import STAND_IN
from inkland.table.bot_player import BotPlayer, choose_drawing
from inkland.table.bus.local import LocalBus
from inkland.table.context import Context
from inkland.table.errors import (
    ClockNotShorter,
    ClockOfOtherKind,
    NoClock,
    NotBegun,
    NotHost,
    NotSeated,
    StorageUnavailable,
)
from inkland.table.games.mailbox import Command
from inkland.table.storage.memory import MemoryStorage
from inkland.table.storage.records import Account, Table
from inkland.table.worker_pool import InlineWorkerPool
from support.contexts import ANN, BEN, EVE, opened, seat_request

pytestmark = pytest.mark.anyio


class Watch:
    """A clock that a test moves."""

    def __init__(self) -> None:
        self.now = datetime(2024, 5, 4, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.now

    def pass_(self, seconds: float) -> None:
        """Let this much time pass."""
        self.now += timedelta(seconds=seconds)


@pytest.fixture
def watch() -> Watch:
    """The clock of the storage."""
    return Watch()


@pytest.fixture
async def context(watch: Watch) -> Context:
    """A context with guests."""
    return Context(MemoryStorage(watch), LocalBus())


async def running_table(context: Context, **fields: Any) -> Table:
    """A game of Ann and Ben with a minute for each step."""
    _, table = await opened(context, **{"seats": 2, "clock": 60, **fields})
    for account in (ANN, BEN):
        table = await joining.sit(context, table.id, account, seat_request())
    table = await playing.start(context, table.id, ANN)
    await context.storage.heartbeat()
    return table


async def draw(context: Context, table: Table, account: Account, seat: int) -> Any:
    """Answer for this account with a random drawing; return the answer."""
    scenario = await context.mailbox(table.id).game()
    seen = view(scenario.state, seat)
    assert seen.step is not None
    action = Draw(seat, seen.step.number, choose_drawing("random", seen, b"seed"))
    command = Command(seat, secrets.token_hex(16), action)
    return messages.decode_server(await playing.act(context, table.id, account.id, command))


async def keep_time(context: Context) -> None:
    """Run the deadline task once."""
    await DeadlineTask(context)._tick()


async def bots(context: Context, table: Table) -> list[str | None]:
    """Which bot plays for which seat."""
    return [
        occupant.bot if occupant else None
        for occupant in (await context.load_table(table.id)).seats
    ]


async def let_pass(context: Context, watch: Watch, seconds: int) -> None:
    """Let time pass while heartbeats come."""
    for _ in range(seconds):
        watch.pass_(1)
        await keep_time(context)


async def test_who_is_late_is_played_by_a_bot_and_who_was_in_time_is_not(
    context: Context, watch: Watch
) -> None:
    table = await running_table(context)
    assert isinstance(await draw(context, table, ANN, 0), messages.Saved)
    await let_pass(context, watch, 59)
    assert await bots(context, table) == [None, None]
    await let_pass(context, watch, 2)
    assert await bots(context, table) == [None, STAND_IN]
    assert isinstance(context.storage, MemoryStorage)
    assert [job.table for job in context.storage.jobs] == [table.id]


async def test_who_was_late_comes_back_by_drawing(context: Context, watch: Watch) -> None:
    table = await running_table(context)
    await draw(context, table, ANN, 0)
    await let_pass(context, watch, 61)
    assert await bots(context, table) == [None, STAND_IN]
    assert isinstance(await draw(context, table, BEN, 1), messages.Saved)
    assert await bots(context, table) == [None, None]
    (news,) = await context.storage.progress([table.id])
    assert news.step == 2 and news.left == 60


async def test_bots_play_a_late_step_even_for_who_comes_back_at_once(
    context: Context, watch: Watch
) -> None:
    """Else a client that comes back each time before the bot has answered holds up the table."""
    table = await running_table(context)
    await draw(context, table, ANN, 0)
    answered = Command(1, secrets.token_hex(16), TakeBack(1, 1))
    for number in range(3):
        await let_pass(context, watch, 61)
        await joining.come_back(context, table.id, BEN.id)
        told = await playing.act(context, table.id, BEN.id, answered._replace(id=f"{number:032x}"))
        assert isinstance(messages.decode_server(told), messages.Refused)
        assert await bots(context, table) == [None, None]
        (news,) = await context.storage.progress([table.id])
        assert news.left is None  # no new time
    assert isinstance(context.storage, MemoryStorage)
    job = context.storage.jobs[-1]
    await BotPlayer(context, InlineWorkerPool()).play(job)
    (news,) = await context.storage.progress([table.id])
    assert news.step == 2 and await bots(context, table) == [None, None]


async def test_what_a_bot_has_answered_for_who_was_late_stays(
    context: Context, watch: Watch
) -> None:
    """While the step is open for others, whoever was late comes back and cannot take it back."""
    table = await running_table(context)
    await let_pass(context, watch, 61)
    seen = view((await context.mailbox(table.id).game()).state, 1)
    action = Draw(1, 1, choose_drawing("random", seen, b"seed"))
    assert await playing.act_as_bot(context, table.id, 1, "bots 1", action)
    back = Command(1, secrets.token_hex(16), TakeBack(1, 1))
    told = messages.decode_server(await playing.act(context, table.id, BEN.id, back))
    assert isinstance(told, messages.Refused) and told.code == "StepIsOver"


async def test_the_time_of_a_step_that_is_over_harms_nobody(context: Context, watch: Watch) -> None:
    table = await running_table(context)
    await let_pass(context, watch, 59)
    for account, seat in ((ANN, 0), (BEN, 1)):
        await draw(context, table, account, seat)
    watch.pass_(1)
    await context.storage.heartbeat()
    assert not await clocks.expire_step(context, table.id, 1)
    assert not await clocks.expire_step(context, table.id, 2)
    assert await bots(context, table) == [None, None]


async def test_while_storage_is_unavailable_no_time_passes(context: Context, watch: Watch) -> None:
    table = await running_table(context)
    await let_pass(context, watch, 50)
    watch.pass_(30)  # no step was open
    await keep_time(context)
    assert await bots(context, table) == [None, None]
    await let_pass(context, watch, 8)
    assert await bots(context, table) == [None, None]
    await let_pass(context, watch, 4)
    assert await bots(context, table) == [STAND_IN, STAND_IN]


async def test_the_deadline_task_survives_a_storage_failure(
    context: Context, watch: Watch, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await running_table(context)

    async def away() -> float:
        raise StorageUnavailable

    with monkeypatch.context() as patched:
        patched.setattr(context.storage, "heartbeat", away)
        with pytest.raises(StorageUnavailable):
            await keep_time(context)
    await let_pass(context, watch, 61)
    assert await bots(context, table) == [STAND_IN, STAND_IN]


async def test_a_pause_needs_everyone_and_ends_by_anyone(context: Context, watch: Watch) -> None:
    table = await running_table(context)
    await let_pass(context, watch, 20)
    table = await clocks.pause(context, table.id, ANN, True)
    assert (table.pause, table.is_paused) == ((0,), False)
    table = await clocks.pause(context, table.id, BEN, True)
    assert (table.pause, table.is_paused) == ((0, 1), True)
    await let_pass(context, watch, 600)
    assert await bots(context, table) == [None, None]
    table = await clocks.pause(context, table.id, BEN, False)
    assert (table.pause, table.is_paused) == ((), False)
    await let_pass(context, watch, 38)
    assert await bots(context, table) == [None, None]
    await let_pass(context, watch, 3)
    assert await bots(context, table) == [STAND_IN, STAND_IN]


async def test_a_requested_pause_can_be_withdrawn(context: Context) -> None:
    table = await running_table(context)
    await clocks.pause(context, table.id, ANN, True)
    table = await clocks.pause(context, table.id, ANN, False)
    assert (table.pause, table.is_paused) == ((), False)
    table = await clocks.pause(context, table.id, BEN, True)
    assert (table.pause, table.is_paused) == ((1,), False)


async def test_whom_a_bot_plays_for_is_not_asked_about_a_pause(context: Context) -> None:
    table = await running_table(context)
    await joining.leave(context, table.id, BEN)
    assert (await clocks.pause(context, table.id, ANN, True)).is_paused


async def test_who_was_away_and_requests_a_pause_has_come_back(context: Context) -> None:
    table = await running_table(context)
    await joining.leave(context, table.id, BEN)
    table = await clocks.pause(context, table.id, BEN, True)
    assert (table.pause, table.is_paused) == ((1,), False)
    assert await bots(context, table) == [None, None]


async def test_who_may_not_pause(context: Context) -> None:
    _, table = await opened(context, seats=2, clock=60)
    await joining.sit(context, table.id, ANN, seat_request())
    with pytest.raises(NotBegun):
        await clocks.pause(context, table.id, ANN, True)
    table = await running_table(context)
    with pytest.raises(NotSeated):
        await clocks.pause(context, table.id, EVE, True)
    table = await running_table(context, clock=None)
    with pytest.raises(NoClock):
        await clocks.pause(context, table.id, ANN, True)


async def test_who_plays_alone_has_all_the_time_there_is(context: Context) -> None:
    _, table = await opened(context, seats=1, clock=60)
    assert table.clock is None
    table = await opening.change_table(context, table.id, ANN, TableChange(seats=2, clock=90))
    assert table.clock == 90
    table = await opening.change_table(context, table.id, ANN, TableChange(seats=1))
    assert table.clock is None


async def test_a_rematch_has_the_same_clock_and_no_pause(context: Context, watch: Watch) -> None:
    table = await running_table(context)
    table = await clocks.pause(context, table.id, ANN, True)
    again = await opening._open_rematch(context, table, ANN)
    assert (again.clock, again.pause, again.is_paused) == (60, (), False)


async def lengthen(context: Context, table: Table, seconds: int) -> Table:
    """Let Ann ask for a longer clock, and Ben agree."""
    await clocks.extend_clock(context, table.id, ANN, seconds)
    return await clocks.extend_clock(context, table.id, BEN, seconds)


async def test_a_running_clock_changes_when_everybody_agrees(
    context: Context, watch: Watch
) -> None:
    table = await running_table(context)
    asked = await clocks.extend_clock(context, table.id, ANN, 600)
    assert (asked.clock, asked.clock_wish, asked.clock_votes) == (60, 600, (0,))
    (news,) = await context.storage.progress([table.id])
    assert news.left == 60
    for seconds in (601, 60):  # a player agrees with the host's request, and makes none
        with pytest.raises(NotHost):
            await clocks.extend_clock(context, table.id, BEN, seconds)
    asked = await clocks.extend_clock(context, table.id, ANN, 300)  # replaces the first one
    assert (asked.clock, asked.clock_wish, asked.clock_votes) == (60, 300, (0,))
    agreed = await clocks.extend_clock(context, table.id, BEN, 300)
    assert (agreed.clock, agreed.clock_wish, agreed.clock_votes) == (300, None, ())
    await clocks.extend_clock(context, table.id, ANN, 600)
    withdrawn = await clocks.extend_clock(context, table.id, ANN, 300)
    assert (withdrawn.clock, withdrawn.clock_wish, withdrawn.clock_votes) == (300, None, ())


async def test_whom_a_bot_plays_for_is_not_asked_about_the_clock(context: Context) -> None:
    table = await running_table(context)
    await joining.leave(context, table.id, BEN)
    assert (await clocks.extend_clock(context, table.id, ANN, 600)).clock == 600


async def test_who_was_late_has_to_agree_to_a_longer_clock(context: Context, watch: Watch) -> None:
    """Else one late step of the others would be enough for a host to set it alone."""
    table = await running_table(context)
    await draw(context, table, ANN, 0)
    await let_pass(context, watch, 61)
    assert await bots(context, table) == [None, STAND_IN]
    asked = await clocks.extend_clock(context, table.id, ANN, 3_599)
    assert (asked.clock, asked.clock_wish, asked.clock_votes) == (60, 3_599, (0,))
    assert isinstance(context.storage, MemoryStorage)
    await BotPlayer(context, InlineWorkerPool()).play(context.storage.jobs[-1])
    (news,) = await context.storage.progress([table.id])
    assert news.step == 2 and await bots(context, table) == [None, STAND_IN]
    assert (await clocks.extend_clock(context, table.id, ANN, 3_599)).clock == 60
    assert (await clocks.extend_clock(context, table.id, BEN, 3_599)).clock == 3_599


async def test_who_is_absent_has_to_agree_and_who_leaves_does_not(context: Context) -> None:
    table = await running_table(context)
    await joining.stand_in(context, table.id, 1)
    assert (await clocks.extend_clock(context, table.id, ANN, 600)).clock == 60
    await joining.leave(context, table.id, BEN)  # while the stand-in plays
    assert (await clocks.extend_clock(context, table.id, ANN, 600)).clock == 600
    await joining.come_back(context, table.id, BEN.id)
    await joining.stand_in(context, table.id, 1)
    assert (await clocks.extend_clock(context, table.id, ANN, 900)).clock == 600


async def test_who_was_late_ends_a_pause_alone(context: Context, watch: Watch) -> None:
    table = await running_table(context)
    await draw(context, table, ANN, 0)
    await let_pass(context, watch, 61)
    assert (await clocks.pause(context, table.id, ANN, True)).is_paused
    assert not (await clocks.pause(context, table.id, BEN, False)).is_paused
    assert not (await clocks.pause(context, table.id, ANN, True)).is_paused


async def test_a_running_clock_stays_of_its_kind(context: Context) -> None:
    """A live game does not become one over days, even by agreement; nor the other way round."""
    table = await running_table(context)
    for seconds in (3_600, 14 * 24 * 3_600):
        with pytest.raises(ClockOfOtherKind):
            await clocks.extend_clock(context, table.id, ANN, seconds)
    assert (await lengthen(context, table, 3_599)).clock == 3_599
    slow = await running_table(context, clock=8 * 3_600)
    assert (await lengthen(context, slow, 14 * 24 * 3_600)).clock == 14 * 24 * 3_600


async def test_a_longer_clock_holds_for_the_step_that_is_open(
    context: Context, watch: Watch
) -> None:
    table = await running_table(context)
    await let_pass(context, watch, 50)
    assert (await lengthen(context, table, 600)).clock == 600
    (news,) = await context.storage.progress([table.id])
    assert news.left == 550
    await let_pass(context, watch, 100)
    assert await bots(context, table) == [None, None]
    for account, seat in ((ANN, 0), (BEN, 1)):
        assert isinstance(await draw(context, table, account, seat), messages.Saved)
    (news,) = await context.storage.progress([table.id])
    assert (news.step, news.left) == (2, 600)


async def test_a_longer_clock_keeps_standing_in_a_pause(context: Context, watch: Watch) -> None:
    table = await running_table(context)
    await let_pass(context, watch, 50)
    for account in (ANN, BEN):
        await clocks.pause(context, table.id, account, True)
    await lengthen(context, table, 100)
    await let_pass(context, watch, 30)
    (news,) = await context.storage.progress([table.id])
    assert news.left == 50
    await clocks.pause(context, table.id, BEN, False)
    (news,) = await context.storage.progress([table.id])
    assert news.left == 50


async def test_who_may_not_lengthen_a_clock_and_when(context: Context) -> None:
    _, table = await opened(context, seats=2, clock=60)
    with pytest.raises(NotBegun):
        await clocks.extend_clock(context, table.id, ANN, 600)
    table = await running_table(context)
    with pytest.raises(NotHost):
        await clocks.extend_clock(context, table.id, BEN, 600)
    with pytest.raises(ClockNotShorter):
        await clocks.extend_clock(context, table.id, ANN, 59)
    assert await clocks.extend_clock(context, table.id, ANN, 60) == table
    table = await running_table(context, clock=None)
    with pytest.raises(NoClock):
        await clocks.extend_clock(context, table.id, ANN, 600)
