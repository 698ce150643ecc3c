"""The window of a day: closed once, some time after the day, with the tries that count."""

from datetime import timedelta

import pytest

from inkland.server.context import ServerContext
from inkland.server.features.deals import daily
from inkland.server.features.strength import periods
from inkland.server.features.strength.queries import StrengthQueries
from inkland.strength import SOLO
from server.deals.test_daily import tried
from support.contexts import ANN, BEN, EVE, play
from support.database_clock import DatabaseClock

pytestmark = pytest.mark.anyio


def test_every_preset_of_the_week_has_strengths() -> None:
    assert set(daily.WEEK) <= set(SOLO)


async def test_tries_become_strengths_when_the_day_is_over(
    context: ServerContext, clock: DatabaseClock
) -> None:
    port = StrengthQueries(context.database)
    await tried(context, ANN)
    await tried(context, BEN)
    late = await daily.start_try(context, EVE)
    assert not await periods.close_next(context)
    clock.pass_time(timedelta(hours=15))  # midnight
    await play(context, late.id)
    assert not await periods.close_next(context)
    clock.pass_time(periods.CLOSING_DELAY)
    closings = [await periods.close_next(context) for _ in range(2)]
    assert closings == [True, False]
    for account in (ANN, BEN):
        (found,) = await port.strengths(account.id)
        assert (found.family, found.seats, found.windows) == ("base", 1, 1)
    assert await port.strengths(EVE.id) == ()

    clock.pass_time(timedelta(days=1))  # Wednesday: nobody has asked for the deal of Tuesday
    await tried(context, ANN)
    clock.pass_time(timedelta(days=1))
    assert [await periods.close_next(context) for _ in range(2)] == [True, False]
    assert [one.family for one in await port.strengths(ANN.id)] == ["base", "heroes"]


async def test_a_day_without_results_is_closed_too(
    context: ServerContext, clock: DatabaseClock
) -> None:
    await daily.today(context)
    clock.pass_time(timedelta(days=1))
    assert [await periods.close_next(context) for _ in range(2)] == [True, False]
