"""Maps of deals of the day: the own month, and a choice of others' once one has drawn."""

from datetime import timedelta
from typing import Final

import pytest

from inkland.server.context import ServerContext
from inkland.server.features.accounts.queries import AccountQueries
from inkland.server.features.daily import day_maps
from inkland.server.features.daily.day_maps import oddest
from inkland.server.features.daily.queries import DayMap, DayMapQueries
from inkland.server.features.deals import daily
from inkland.server.features.deals.resources import DailyMaps
from inkland.server.features.people.queries import PeopleQueries
from inkland.server.features.profiles.queries import StatisticsQueries
from inkland.server.tables.storage import PostgresStorage
from inkland.table.actions import visibility
from inkland.table.bus.local import LocalBus
from inkland.table.ids import AccountId
from inkland.table.storage.records import Account, StoredPar
from server.deals.test_daily import tried
from support.contexts import ANN, BEN, EVE, play
from support.database_clock import DatabaseClock

pytestmark = pytest.mark.anyio

CROWD: Final = tuple(Account(AccountId(f"crowd-{n}"), f"Crowd {n}") for n in range(6))


async def test_the_month_has_ones_own_maps_and_par(
    context: ServerContext, clock: DatabaseClock
) -> None:
    first = await tried(context, ANN)
    code = (await daily.today(context)).deal.code
    clock.pass_time(timedelta(days=1))
    late = await daily.start_try(context, ANN)
    clock.pass_time(timedelta(days=1))
    await play(context, late.id)  # after its day: no map of the month
    last = await tried(context, ANN)
    await context.storage.save_par(code, StoredPar(1, 71.5, 3.0, "bot"))
    found = await day_maps.own_days(context, ANN, clock.now.date())
    assert found.month == "2026-11"
    assert [one.table for one in found.days] == [first, last]
    assert [one.day[-2:] for one in found.days] == ["16", "18"]
    assert [one.par for one in found.days] == [71.5, None]
    state = (await context.game(first)).state
    assert found.days[0].sheet == state.seats[0].sheet.in_one_line()
    assert found.days[0].preset == "base" and found.days[1].preset == "heroes"
    december = await day_maps.own_days(context, ANN, clock.now.date() + timedelta(days=20))
    assert (december.month, december.days) == ("2026-12", ())
    assert (await day_maps.own_days(context, BEN, clock.now.date())).days == ()


async def chosen(context: ServerContext, account: Account | None) -> DailyMaps:
    """The maps of others of today."""
    return await day_maps.chosen_maps(context, await daily.today(context), account)


async def test_maps_of_others_are_sealed_until_one_has_drawn(
    context: ServerContext, clock: DatabaseClock
) -> None:
    await tried(context, BEN)
    own = await daily.start_try(context, ANN)
    sealed = DailyMaps(is_sealed=True)
    assert [await chosen(context, one) for one in (None, EVE, ANN)] == [sealed] * 3
    await play(context, own.id)
    found = await chosen(context, ANN)
    assert [(one.reason, one.name) for one in found.maps] == [("best", BEN.name)]
    day = await daily.today(context)
    clock.pass_time(timedelta(days=1))
    assert await day_maps.chosen_maps(context, day, EVE) == sealed  # not even later
    assert (await day_maps.chosen_maps(context, day, ANN)).maps == found.maps


async def check_choice(context: ServerContext) -> None:
    """The best, followed people, the middle; nobody who does not want it or was blocked."""
    storage = context.storage
    for one in (ANN, BEN, EVE, *CROWD):
        await tried(context, one)
    standings = await daily.standings(context, await daily.today(context), ANN)
    order = [one.account for one in standings.results if one.account != ANN.id]
    first, second, *_, last = order
    assert first is not None and second is not None and last is not None
    found = await chosen(context, ANN)
    names = {one.id: one.name for one in (BEN, EVE, *CROWD)}
    assert found.maps[0].reason == "best" and found.maps[0].name == names[first]
    assert [one.name for one in found.maps if one.reason == "middle"] == [names[order[3]]]  # type: ignore[index]
    await PeopleQueries(storage.database).follow(ANN.id, last)
    found = await chosen(context, ANN)
    assert [one.name for one in found.maps if one.reason == "followed"] == [names[last]]
    await StatisticsQueries(storage.database).show(last, [], False)
    await PeopleQueries(storage.database).block(ANN.id, second)
    await AccountQueries(storage.database).erase(first)
    shown = {one.name for one in (await chosen(context, ANN)).maps}
    assert not shown & {names[first], names[second], names[last], "", ANN.name}
    end = visibility.end_of_day(standings.day.day)
    left = await DayMapQueries(storage.database).day_maps(standings.day.deal.code, ANN.id, end)
    assert len(left) == 5
    reasons = [one.reason for one in found.maps]
    assert len({one.name for one in found.maps}) == len(reasons)


async def test_who_is_chosen_and_who_is_not(context: ServerContext) -> None:
    for one in CROWD:
        await context.storage.add_guest(one, one.id.encode())
    await check_choice(context)


async def test_the_same_in_the_database(storage: PostgresStorage) -> None:
    for one in (ANN, BEN, EVE, *CROWD):
        await storage.add_guest(one, one.id.encode())
    context = ServerContext(storage, LocalBus())
    await check_choice(context)
    own = await day_maps.own_days(context, ANN, (await storage.now()).date())
    assert [one.sheet is not None and one.par is None for one in own.days] == [True]


def a_map(line: int, sheet: str) -> DayMap:
    """Somebody's map."""
    return DayMap(line, 5, AccountId(str(line)), str(line), 50, sheet, False)


def test_the_oddest_has_a_reason() -> None:
    maps = [a_map(line, "FFF/VVV/WW.") for line in range(1, 5)]
    wet = a_map(5, "FFF/VVV/WWWWWWWWWWW/WWWWWWWWWWW")
    found = oddest((*maps, wet), (*maps, wet))
    assert found is not None and found.map == wet
    assert (found.feature, found.value, found.usual) == ("water", 22, 2)
    assert oddest(maps, maps) is None  # too few
    assert oddest((*maps, maps[0]._replace(line=6)), maps) is None  # all alike
