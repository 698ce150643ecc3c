"""Nudges: once a day, in games over days, and only of people for whom the table waits."""

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from inkland.protocol.resources import NewTable
from inkland.server.context import ServerContext
from inkland.server.errors import NotAwaited, NotSlow, NudgedToday
from inkland.server.features.notices.nudge_queries import NUDGE_SECONDS
from inkland.server.features.notices.nudging import Nudge, nudge
from inkland.server.features.notices.queries import NoticeQueries
from inkland.server.features.people import people
from inkland.table.actions import joining, opening, playing
from inkland.table.bus.local import LocalBus
from inkland.table.errors import NotBegun, NotSeated
from inkland.table.ids import AccountId, player_of
from inkland.table.storage.records import Table
from support.contexts import ANN, BEN, EVE, run, seat_request
from support.memory.notices import MemoryNoticeStorage
from support.memory.storage import MemoryServerStorage

DAY = 24 * 3600


class Clock:
    """The storage's clock, turned by hand."""

    def __init__(self) -> None:
        self.now = datetime(2026, 11, 16, 12, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.now

    def pass_by(self, seconds: float) -> None:
        self.now += timedelta(seconds=seconds)


async def slow_game(time: Clock, **fields: Any) -> tuple[ServerContext, Table]:
    """A game of Ann, who is the host, Ben and a bot, with a day for each step."""
    context = ServerContext(MemoryServerStorage(time), LocalBus())
    for account in (ANN, BEN, EVE):
        await context.storage.add_guest(account, account.id.encode())
    request = NewTable(**{"seats": 3, "clock": DAY, **fields})
    table = await opening.open_table(context, ANN, request)
    for account in (ANN, BEN):
        await joining.sit(context, table.id, account, seat_request())
    return context, await playing.start(context, table.id, ANN)


def test_a_player_is_reminded_once_a_day() -> None:
    async def scenario() -> None:
        clock = Clock()
        context, table = await slow_game(clock)
        assert await nudge(context, table.id, ANN, 1) == Nudge(table.id, 1, 0)
        with pytest.raises(NudgedToday):
            await nudge(context, table.id, ANN, 1)
        clock.pass_by(NUDGE_SECONDS - 1)
        with pytest.raises(NudgedToday):
            await nudge(context, table.id, ANN, 1)
        clock.pass_by(1)
        assert await nudge(context, table.id, ANN, 1)
        assert await nudge(context, table.id, BEN, 0) == Nudge(table.id, 0, 1)

    run(scenario())


def test_a_nudge_is_told_but_not_to_who_has_blocked_its_sender() -> None:
    async def scenario() -> None:
        context, table = await slow_game(Clock())
        notices = context.database.of(NoticeQueries)
        assert isinstance(notices, MemoryNoticeStorage)

        def told() -> list[tuple[AccountId | None, AccountId | None]]:
            return [(row.account, row.sender) for row in notices.outbox if row.kind == "nudge"]

        await people.block(context, BEN, player_of(ANN.id))
        assert await nudge(context, table.id, ANN, 1) == Nudge(table.id, 1, 0)
        assert told() == []
        assert await nudge(context, table.id, BEN, 0)
        assert told() == [(ANN.id, BEN.id)]

    run(scenario())


def test_only_people_who_are_awaited_are_reminded() -> None:
    async def scenario() -> None:
        context, table = await slow_game(Clock())
        for seat in (0, 2, 7):  # one's own, a bot's, none
            with pytest.raises(NotAwaited):
                await nudge(context, table.id, ANN, seat)
        with pytest.raises(NotSeated):
            await nudge(context, table.id, EVE, 1)
        await joining.leave(context, table.id, BEN)
        with pytest.raises(NotAwaited):  # a bot plays on for Ben
            await nudge(context, table.id, ANN, 1)

    run(scenario())


@pytest.mark.parametrize("clock", [None, 120])
def test_only_in_games_over_days(clock: int | None) -> None:
    async def scenario() -> None:
        context, table = await slow_game(Clock(), clock=clock)
        with pytest.raises(NotSlow):
            await nudge(context, table.id, ANN, 1)

    run(scenario())


def test_a_host_without_a_seat_may_remind_and_nobody_before_the_game() -> None:
    async def scenario() -> None:
        context = ServerContext(MemoryServerStorage(Clock()), LocalBus())
        for account in (ANN, BEN, EVE):
            await context.storage.add_guest(account, account.id.encode())
        table = await opening.open_table(context, ANN, NewTable(seats=2, clock=DAY))
        for account in (BEN, EVE):
            await joining.sit(context, table.id, account, seat_request())
        with pytest.raises(NotBegun):
            await nudge(context, table.id, ANN, 0)
        await playing.start(context, table.id, ANN)
        assert await nudge(context, table.id, ANN, 0) == Nudge(table.id, 0, None)
        with pytest.raises(NudgedToday):
            await nudge(context, table.id, ANN, 0)

    run(scenario())
