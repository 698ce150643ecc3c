"""The storage contract of strengths: each window once, in one piece, whatever the order."""

import asyncio
from datetime import UTC, date, datetime, timedelta
from random import Random
from typing import Final

import pytest

from inkland.server.features.accounts.queries import AccountQueries
from inkland.server.features.deals.daily import DAILY_ACCOUNT
from inkland.server.features.profiles.recount import CountReport
from inkland.server.features.strength.queries import StrengthQueries
from inkland.server.features.strength.records import DueDay, Recomputed, StoredStrength, Window
from inkland.server.features.strength.strengths import updated_strengths
from inkland.server.tables.storage import PostgresStorage
from inkland.strength import SOLO, Strength, after_window
from inkland.table.ids import AccountId, DealCode
from inkland.table.storage.records import StoredDeal
from support.closed_windows import LATER, PEOPLE, finished, people
from support.storage_samples import BOT_SITS, SECRET, a_table

pytestmark = pytest.mark.anyio

DAY: Final = date(2024, 5, 3)
BASE: Final = SOLO["base"]


def a_window(number: int, family: str = "base", ends_at: datetime = LATER) -> Window:
    """The window of a deal, on a day of its own."""
    return Window(DealCode(f"deal-{number}"), DAY + timedelta(days=number), 1, family, ends_at, {})


async def strengths(storage: PostgresStorage) -> dict[str, tuple[StoredStrength, ...]]:
    """The strengths of all people."""
    return {one: await StrengthQueries(storage.database).strengths(one) for one in PEOPLE}


async def test_a_window_is_closed_once_and_changes_all_its_players(
    storage: PostgresStorage,
) -> None:
    await people(storage)
    window, port = a_window(1), StrengthQueries(storage.database)
    stars = dict(zip(PEOPLE[:4], (70, 95, 80, 61), strict=True))
    for account, earned in stars.items():
        await finished(storage, window, account, earned)
    closings = [await port.close(window, updated_strengths) for _ in range(2)]
    assert closings == [True, False]
    expected = after_window(dict.fromkeys(stars, BASE.newcomer), stars, BASE.field)
    for account, known in expected.items():
        assert await port.strengths(account) == (
            StoredStrength(1, "base", known, 0.0, 1, DAY + timedelta(days=1)),
        )
    assert await port.strengths(PEOPLE[5]) == ()

    second = a_window(2)
    await finished(storage, second, PEOPLE[0], 120)
    assert await port.close(second, updated_strengths)
    (now,) = await port.strengths(PEOPLE[0])
    assert now.windows == 2 and now.day == second.day
    assert now.change == now.known.mean - expected[PEOPLE[0]].mean > 0


async def test_only_rated_results_alone_and_in_time_count(storage: PostgresStorage) -> None:
    await people(storage)
    window, port = a_window(1), StrengthQueries(storage.database)
    await finished(storage, window, PEOPLE[0], 70)
    await finished(storage, window, PEOPLE[0], 150)  # again: the first counts
    await finished(storage, window, PEOPLE[1], 90, BOT_SITS)  # at a table of two
    await finished(storage, window, PEOPLE[2], 90, bot="greedy")
    await finished(storage, window, PEOPLE[4], 90, stand_in_drawings=2)
    assert await port.close(window, updated_strengths)
    alone = after_window({PEOPLE[0]: BASE.newcomer}, {PEOPLE[0]: 70}, BASE.field)
    found = await strengths(storage)
    assert [one.known for one in found[PEOPLE[0]]] == [alone[PEOPLE[0]]]
    assert [found[other] for other in PEOPLE[1:]] == [()] * 5

    late = a_window(2, ends_at=datetime.now(UTC) - timedelta(days=1))
    await finished(storage, late, PEOPLE[3], 90)
    assert await port.close(late, updated_strengths)
    assert await port.strengths(PEOPLE[3]) == ()


async def test_one_drawing_of_a_stand_in_is_forgiven(storage: PostgresStorage) -> None:
    await people(storage)
    window = a_window(1)
    for number, account in enumerate(PEOPLE[:4]):
        await finished(storage, window, account, 90, stand_in_drawings=number)
    assert await StrengthQueries(storage.database).close(window, updated_strengths)
    found = await strengths(storage)
    assert [len(found[account]) for account in PEOPLE[:4]] == [1, 1, 0, 0]
    made = {one.account: one for one in await storage.results(window.deal, 10)}
    assert [made[one].counted for one in PEOPLE[:4]] == [True, True, False, False]
    assert [made[one].rank for one in PEOPLE[:4]] == [1, 1, None, None]
    await StrengthQueries(storage.database).recompute(updated_strengths)
    assert await strengths(storage) == found


async def test_families_are_apart_and_anchors_count(storage: PostgresStorage) -> None:
    await people(storage)
    port = StrengthQueries(storage.database)
    base = a_window(1)._replace(anchors={"master_mapsmith": 100})
    await finished(storage, base, PEOPLE[0], 90)
    assert await port.close(base, updated_strengths)
    heroes = a_window(2, "heroes")
    await finished(storage, heroes, PEOPLE[0], 90)
    assert await port.close(heroes, updated_strengths)
    found = await port.strengths(PEOPLE[0])
    assert [(one.family, one.windows) for one in found] == [("base", 1), ("heroes", 1)]
    bot = {"master_mapsmith": BASE.anchors["master_mapsmith"]}
    known: dict[str, Strength] = {PEOPLE[0]: BASE.newcomer}
    stars = {PEOPLE[0]: 90, "master_mapsmith": 100}
    assert found[0].known == after_window(known, stars, BASE.field, bot)[PEOPLE[0]]


async def test_recomputed_they_are_the_same_whoever_was_erased_when(
    storage: PostgresStorage,
) -> None:
    await people(storage)
    random, port = Random(3), StrengthQueries(storage.database)
    for number in range(8):
        window = a_window(number, random.choice(("base", "heroes")))
        window = window._replace(anchors={"inept_assistant": 60} if number % 3 else {})
        present = [one for one in PEOPLE if await storage.account_of(one.encode()) is not None]
        for account in random.sample(present, min(4, len(present))):
            await finished(storage, window, account, random.randint(40, 130))
        if number in (3, 5):  # between the game and the end of the window
            await AccountQueries(storage.database).erase(PEOPLE[number])
        assert await port.close(window, updated_strengths)
        if number == 6:  # after it
            await AccountQueries(storage.database).erase(PEOPLE[0])
    found = await strengths(storage)
    for gone in (0, 3, 5):
        assert found[PEOPLE[gone]] == ()
    report = await port.recompute(updated_strengths)
    assert report == Recomputed(8, sum(map(len, found.values())))
    assert await strengths(storage) == found
    assert str(CountReport(1, 2, 0.5, report)).endswith(
        f"\n{report.strengths} strengths computed from 8 windows"
    )


async def test_days_are_due_in_their_order_and_after_the_last_closed_one(
    storage: PostgresStorage,
) -> None:
    port = StrengthQueries(storage.database)
    assert await port.due(date(2030, 1, 1)) is None
    codes = {}
    for number in (2, 0, 1):
        day = DAY + timedelta(days=number)
        table = a_table(f"daily-{number}", host=DAILY_ACCOUNT)._replace(
            status="closed", deal=DealCode(f"deal-{number}")
        )
        deal = StoredDeal(DealCode(f"deal-{number}"), table.id, table.options, table.commitment)
        codes[day] = await storage.save_day(day, table, SECRET, deal)
    for day in sorted(codes):
        assert await port.due(day) is None  # the day is not over
        assert await port.due(date(2030, 1, 1)) == DueDay(day, codes[day])
        assert await port.close(Window(codes[day], day, 1, "base", LATER, {}), updated_strengths)
    assert await port.due(date(2030, 1, 1)) is None


async def test_of_several_processes_one_closes(storage: PostgresStorage) -> None:
    await people(storage)
    window, port = a_window(1), StrengthQueries(storage.database)
    for account in PEOPLE:
        await finished(storage, window, account, 80)
    closings = [port.close(window, updated_strengths) for _ in range(3)]
    assert sorted(await asyncio.gather(*closings)) == [False, False, True]
    assert [(await port.strengths(one))[0].windows for one in PEOPLE] == [1] * 6


async def test_a_closing_that_fails_changes_nothing(storage: PostgresStorage) -> None:
    await people(storage)
    window, port = a_window(1), StrengthQueries(storage.database)
    await finished(storage, window, PEOPLE[0], 80)

    def fails(*_: object) -> dict[AccountId, Strength]:
        raise RuntimeError("killed")

    with pytest.raises(RuntimeError, match="killed"):
        await port.close(window, fails)
    assert await port.strengths(PEOPLE[0]) == ()
    assert await port.close(window, updated_strengths)
    assert (await port.strengths(PEOPLE[0]))[0].windows == 1
