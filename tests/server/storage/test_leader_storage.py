"""The storage contract of leaderboards: filled when windows close, the same when computed anew."""

from datetime import date, timedelta
from random import Random
from typing import Final

import pytest

from inkland.server.features.accounts.queries import AccountQueries
from inkland.server.features.accounts.records import Credential
from inkland.server.features.people.queries import PeopleQueries
from inkland.server.features.profiles.queries import StatisticsQueries
from inkland.server.features.strength.board_queries import LeaderQueries
from inkland.server.features.strength.queries import StrengthQueries
from inkland.server.features.strength.records import (
    EVER,
    BoardKey,
    Window,
    WindowResult,
    month_of,
    week_of,
)
from inkland.server.features.strength.strengths import updated_strengths
from inkland.server.tables.storage import PostgresStorage
from inkland.strength import is_provisional, lower_bound
from inkland.table.ids import AccountId, DealCode
from support.closed_windows import LATER, PEOPLE, finished, people

pytestmark = pytest.mark.anyio

MONDAY: Final = date(2024, 4, 29)
WEEK: Final = BoardKey("week", MONDAY, "all")
ANN, BEN, CID, DAN, EVE, FAY = PEOPLE


def day_of(number: int) -> date:
    """The day that many days after the Monday."""
    return MONDAY + timedelta(days=number)


def day_window(number: int, family: str = "base") -> Window:
    """The window of such a day."""
    return Window(DealCode(f"deal-{number}"), day_of(number), 1, family, LATER, {})


async def members(storage: PostgresStorage, *accounts: AccountId) -> None:
    """Make these accounts members."""
    for one in accounts:
        made = Credential(one, one, one, one.upper(), "hash")
        assert await AccountQueries(storage.database).become_member(made)


async def close(storage: PostgresStorage, window: Window, **stars: int) -> None:
    """Close a window in which these people, by their number, had so many stars."""
    for name, earned in stars.items():
        await finished(storage, window, AccountId(f"person-{name[1:]}"), earned)
    assert await StrengthQueries(storage.database).close(window, updated_strengths)


async def board(storage: PostgresStorage, key: BoardKey, viewer: AccountId | None = None) -> str:
    """A board in short: ranks, numbers of people, and points."""
    page = await LeaderQueries(storage.database).page(key, viewer, 0, 50)
    return ", ".join(f"{one.rank} {one.account[-1]} {one.points}" for one in page)


async def test_matchpoints_of_a_week_are_summed_up(storage: PostgresStorage) -> None:
    await people(storage)
    await members(storage, *PEOPLE)
    await close(storage, day_window(0), p0=70, p1=95, p2=80)
    await close(storage, day_window(2, "heroes"), p0=90, p1=95)
    assert await board(storage, WEEK) == "1 1 20000, 2 2 5000, 3 0 0"
    assert await board(storage, WEEK._replace(family="base")) == "1 1 10000, 2 2 5000, 3 0 0"
    assert await board(storage, WEEK._replace(family="heroes")) == "1 1 10000, 2 0 0"
    await close(storage, day_window(6), p0=90, p1=90)
    assert await board(storage, WEEK) == "1 1 25000, 2 0 5000, 2 2 5000"
    april, may = (
        BoardKey("month", date(2024, 4, 1), "all"),
        BoardKey("month", date(2024, 5, 1), "all"),
    )
    assert await board(storage, april) == "1 1 10000, 2 2 5000, 3 0 0"
    assert await board(storage, may) == "1 1 15000, 2 0 5000"
    page = await LeaderQueries(storage.database).page(WEEK, None, 1, 1)
    assert [(one.rank, one.account, one.windows) for one in page] == [(2, ANN, 3)]
    results = await LeaderQueries(storage.database).window_results(ANN)
    assert results == (WindowResult(0, 2), WindowResult(0, 1), WindowResult(5_000, 1))


async def test_this_week_and_the_last_are_kept(storage: PostgresStorage) -> None:
    await people(storage)
    await members(storage, *PEOPLE)
    await close(storage, day_window(0), p0=70, p1=80)
    await close(storage, day_window(13), p0=70, p1=80)
    assert await board(storage, WEEK) != ""
    await close(storage, day_window(14), p0=70, p1=80)
    assert await board(storage, WEEK) == ""
    assert await board(storage, WEEK._replace(begins=week_of(day_of(13)))) != ""
    april = BoardKey("month", month_of(MONDAY), "all")
    assert await board(storage, april) != ""
    await close(storage, day_window(35), p0=70, p1=80)
    assert await board(storage, april) == ""


async def test_streaks_are_those_of_the_last_day(storage: PostgresStorage) -> None:
    await people(storage)
    await members(storage, *PEOPLE)
    await close(storage, day_window(0), p0=70, p1=80)
    await close(storage, day_window(1), p0=70, p2=80)
    await close(storage, day_window(2), p0=70, p1=80)
    assert await LeaderQueries(storage.database).last_day() == day_of(2)
    assert await board(storage, BoardKey("streak", day_of(2), "all")) == "1 0 3, 2 1 1"
    await close(storage, day_window(4), p0=70)  # a day without a window lies between
    assert await board(storage, BoardKey("streak", day_of(4), "all")) == "1 0 1"


async def test_all_time_has_strengths_that_are_not_provisional(storage: PostgresStorage) -> None:
    await people(storage)
    await members(storage, *PEOPLE)
    key = BoardKey("ever", EVER, "base")
    for number in range(14):
        await close(storage, day_window(number), p0=70 + number % 3, p1=90)
        (known,) = await StrengthQueries(storage.database).strengths(BEN)
        places = await LeaderQueries(storage.database).page(key, None, 0, 50)
        is_sure = not is_provisional(known.known)
        assert [one.account for one in places] == ([BEN, ANN] if is_sure else [])
        if is_sure:
            assert places[0].points == round(100 * lower_bound(known.known))
            assert places[0].windows == number + 1
    assert is_sure


async def test_nobody_is_listed_who_does_not_want_it(storage: PostgresStorage) -> None:
    await people(storage)
    await members(storage, ANN, BEN, CID)
    await close(storage, day_window(0), p0=70, p1=80, p2=90, p3=100, p4=60)
    assert await board(storage, WEEK) == "1 2 7500, 2 1 5000, 3 0 2500"  # the others are guests
    place = await LeaderQueries(storage.database).place(WEEK, DAN)
    assert place.own is not None
    assert (place.people, place.own.rank, place.before, place.is_listed) == (3, 1, 0, False)

    wishes = StatisticsQueries(storage.database)
    assert await wishes.is_listed(CID)
    await wishes.show(CID, ["games"], False)
    assert await board(storage, WEEK) == "1 1 5000, 2 0 2500"
    await wishes.show(CID, [])  # says nothing about it
    assert not await wishes.is_listed(CID)
    await close(storage, day_window(1), p1=80, p2=90)
    assert await board(storage, WEEK) == "1 1 5000, 2 0 2500"
    assert await StrengthQueries(storage.database).recompute(updated_strengths)
    assert await board(storage, WEEK) == "1 1 5000, 2 0 2500"
    await wishes.show(CID, [], True)
    assert await board(storage, WEEK) == "1 2 17500, 2 1 5000, 3 0 2500"

    await members(storage, DAN)  # what they did as a guest counts
    assert await board(storage, WEEK) == "1 2 17500, 2 3 10000, 3 1 5000, 4 0 2500"
    await AccountQueries(storage.database).erase(CID)
    assert await board(storage, WEEK) == "1 3 10000, 2 1 5000, 3 0 2500"
    assert await LeaderQueries(storage.database).window_results(CID) == ()


async def test_own_place_and_the_page_around_it(storage: PostgresStorage) -> None:
    await people(storage)
    await members(storage, *PEOPLE)
    await close(storage, day_window(0), p0=70, p1=80, p2=80, p3=80, p4=90)
    leaders = LeaderQueries(storage.database)
    place = await leaders.place(WEEK, CID)
    assert place.own is not None
    assert (place.people, place.own.rank, place.before, place.is_listed) == (5, 2, 2, True)
    assert (await leaders.page(WEEK, None, place.before, 1))[0] == place.own
    assert await leaders.place(WEEK, FAY) == await leaders.place(WEEK, None)
    assert (await leaders.place(WEEK, FAY)).people == 5


async def test_among_those_whom_one_follows(storage: PostgresStorage) -> None:
    await people(storage)
    await members(storage, ANN, BEN, CID, DAN)
    await close(storage, day_window(0), p0=70, p1=80, p2=90, p3=100, p4=110)
    for other in (ANN, CID, EVE):  # Eve is a guest
        assert await PeopleQueries(storage.database).follow(BEN, other)
    found = await LeaderQueries(storage.database).followed(WEEK, BEN)
    assert [(one.rank, one.account) for one in found] == [(1, CID), (2, BEN), (3, ANN)]
    await StatisticsQueries(storage.database).show(CID, [], False)
    await StatisticsQueries(storage.database).show(
        BEN, [], False
    )  # sees their own place all the same
    found = await LeaderQueries(storage.database).followed(WEEK, BEN)
    assert [(one.rank, one.account) for one in found] == [(1, BEN), (2, ANN)]


async def test_blocked_people_are_left_out_for_the_one_who_blocked_them(
    storage: PostgresStorage,
) -> None:
    await people(storage)
    await members(storage, ANN, BEN, CID)
    await close(storage, day_window(0), p0=70, p1=80, p2=90)
    assert await PeopleQueries(storage.database).block(ANN, BEN)
    assert await board(storage, WEEK, ANN) == "1 2 10000, 3 0 0"
    assert await board(storage, WEEK, BEN) == "1 2 10000, 2 1 5000, 3 0 0"  # is not told
    assert await PeopleQueries(storage.database).follow(ANN, BEN) and await PeopleQueries(
        storage.database
    ).follow(ANN, CID)
    found = await LeaderQueries(storage.database).followed(WEEK, ANN)
    assert [one.account for one in found] == [CID, ANN]


async def test_computed_anew_they_are_the_same(storage: PostgresStorage) -> None:
    await people(storage)
    await members(storage, *PEOPLE[:5])
    random = Random(7)
    for number in range(16):
        window = day_window(number, random.choice(("base", "base", "heroes")))
        present = [one for one in PEOPLE if await storage.account_of(one.encode()) is not None]
        stars = {f"p{one[-1]}": random.randint(40, 130) for one in random.sample(present, 4)}
        for name, earned in stars.items():
            await finished(storage, window, AccountId(f"person-{name[1:]}"), earned)
        if number == 8:  # between the game and the end of the window
            await AccountQueries(storage.database).erase(PEOPLE[2])
        assert await StrengthQueries(storage.database).close(window, updated_strengths)
    await AccountQueries(storage.database).erase(PEOPLE[1])

    async def everything() -> list[object]:
        days = {MONDAY + timedelta(days=number) for number in range(16)}
        begins = {*days, EVER, month_of(MONDAY), date(2024, 5, 1)}
        keys = [
            BoardKey(name, begin, family)
            for name in ("week", "month", "ever", "streak")
            for begin in sorted(begins)
            for family in ("all", "base", "heroes")
        ]
        boards = [await LeaderQueries(storage.database).page(key, None, 0, 50) for key in keys]
        return [
            *boards,
            *[await LeaderQueries(storage.database).window_results(one) for one in PEOPLE],
        ]

    before = await everything()
    assert sum(bool(one) for one in before) >= 10
    await StrengthQueries(storage.database).recompute(updated_strengths)
    assert await everything() == before
