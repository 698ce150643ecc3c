"""Nudges: once a day, in games over days, and only of people for whom the table waits."""

from collections.abc import AsyncIterator
from datetime import timedelta
from typing import Any

import pytest

from inkland.protocol.resources import NewTable
from inkland.server.context import ServerContext
from inkland.server.errors import NotAwaited, NotSlow, NudgedToday
from inkland.server.features.notices.nudge_queries import NUDGE_SECONDS
from inkland.server.features.notices.nudging import Nudge, nudge
from inkland.server.features.people import people
from inkland.server.tables.storage import PostgresStorage
from inkland.table.actions import joining, opening, playing
from inkland.table.bus.local import LocalBus
from inkland.table.errors import NotBegun, NotSeated
from inkland.table.ids import AccountId, player_of
from inkland.table.storage.records import Table
from support.contexts import ANN, BEN, EVE, seat_request
from support.database_clock import DatabaseClock

pytestmark = pytest.mark.anyio

DAY = 24 * 3600


@pytest.fixture
async def context(clock: DatabaseClock) -> AsyncIterator[ServerContext]:
    """A context with guests."""
    storage = await PostgresStorage.open(clock.conninfo)
    for account in (ANN, BEN, EVE):
        await storage.add_guest(account, account.id.encode())
    yield ServerContext(storage, LocalBus())
    await storage.close()


async def slow_game(context: ServerContext, **fields: Any) -> Table:
    """A game of Ann, who is the host, Ben and a bot, with a day for each step."""
    request = NewTable(**{"seats": 3, "clock": DAY, **fields})
    table = await opening.open_table(context, ANN, request)
    for account in (ANN, BEN):
        await joining.sit(context, table.id, account, seat_request())
    return await playing.start(context, table.id, ANN)


async def test_a_player_is_reminded_once_a_day(
    context: ServerContext, clock: DatabaseClock
) -> None:
    table = await slow_game(context)
    assert await nudge(context, table.id, ANN, 1) == Nudge(table.id, 1, 0)
    with pytest.raises(NudgedToday):
        await nudge(context, table.id, ANN, 1)
    clock.pass_time(timedelta(seconds=NUDGE_SECONDS - 1))
    with pytest.raises(NudgedToday):
        await nudge(context, table.id, ANN, 1)
    clock.pass_time(timedelta(seconds=1))
    assert await nudge(context, table.id, ANN, 1)
    assert await nudge(context, table.id, BEN, 0) == Nudge(table.id, 0, 1)


async def test_a_nudge_is_told_but_not_to_who_has_blocked_its_sender(
    context: ServerContext,
) -> None:
    table = await slow_game(context)

    async def told() -> list[tuple[AccountId, AccountId]]:
        async with context.database.borrow() as connection:
            found = await connection.execute(
                "SELECT account, sender FROM notice_outbox WHERE kind = 'nudge'"
            )
            return [(account, sender) for account, sender in await found.fetchall()]

    await people.block(context, BEN, player_of(ANN.id))
    assert await nudge(context, table.id, ANN, 1) == Nudge(table.id, 1, 0)
    assert await told() == []
    assert await nudge(context, table.id, BEN, 0)
    assert await told() == [(ANN.id, BEN.id)]


async def test_only_people_who_are_awaited_are_reminded(context: ServerContext) -> None:
    table = await slow_game(context)
    for seat in (0, 2, 7):  # one's own, a bot's, none
        with pytest.raises(NotAwaited):
            await nudge(context, table.id, ANN, seat)
    with pytest.raises(NotSeated):
        await nudge(context, table.id, EVE, 1)
    await joining.leave(context, table.id, BEN)
    with pytest.raises(NotAwaited):  # a bot plays on for Ben
        await nudge(context, table.id, ANN, 1)


@pytest.mark.parametrize("seconds", [None, 120])
async def test_only_in_games_over_days(seconds: int | None, context: ServerContext) -> None:
    table = await slow_game(context, clock=seconds)
    with pytest.raises(NotSlow):
        await nudge(context, table.id, ANN, 1)


async def test_a_host_without_a_seat_may_remind_and_nobody_before_the_game(
    context: ServerContext,
) -> None:
    table = await opening.open_table(context, ANN, NewTable(seats=2, clock=DAY))
    for account in (BEN, EVE):
        await joining.sit(context, table.id, account, seat_request())
    with pytest.raises(NotBegun):
        await nudge(context, table.id, ANN, 0)
    await playing.start(context, table.id, ANN)
    assert await nudge(context, table.id, ANN, 0) == Nudge(table.id, 0, None)
    with pytest.raises(NudgedToday):
        await nudge(context, table.id, ANN, 0)
