"""The storage contract for deals: results compared among equal seat counts, and daily deals."""

import asyncio
from datetime import UTC, date, datetime, timedelta

import pytest

from inkland.server.features.profiles.queries import StatisticsQueries
from inkland.server.tables.storage import PostgresStorage
from inkland.table.ids import AccountId, DealCode, TableId
from inkland.table.storage.port import Storage
from inkland.table.storage.records import (
    Account,
    KeptAnswer,
    Occupant,
    RankedResult,
    SeatResult,
    Standing,
    StarCount,
    key_of,
)
from support.each_host import ON_EACH_HOST
from support.storage_samples import (
    ADA,
    ADA_SITS,
    BOB,
    BOB_SITS,
    BOT_SITS,
    CODE,
    a_day,
    a_table,
    add_account,
    over,
    some_entries,
    stand_in_answers,
    started,
)

pytestmark = [pytest.mark.anyio, ON_EACH_HOST]

FRIDAY = date(2024, 5, 3)


async def finished(storage: Storage, name: str, *made: tuple[Occupant, int]) -> TableId:
    """A finished game with these stars for each seat."""
    table = await started(storage, name, *(occupant for occupant, _stars in made))
    results = [SeatResult(seat, stars, 1, stars - 20) for seat, (_who, stars) in enumerate(made)]
    assert await storage.append(table.id, 2, some_entries(3), [], over(*results))
    return table.id


async def somebody(storage: Storage, number: int) -> Occupant:
    """A new guest."""
    account = Account(AccountId(f"guest-{number}"), f"Guest {number}")
    await add_account(storage, account)
    return Occupant(account.name, "blue", account.id)


# --- Results


async def test_ranks_compare_what_counts_at_tables_of_one_size(storage: Storage) -> None:
    await finished(storage, "alone", (ADA_SITS, 30))
    await finished(storage, "once more", (ADA_SITS, 50))
    await finished(storage, "alone, too", (await somebody(storage, 1), 30))
    await finished(storage, "third", (await somebody(storage, 2), 10))
    await finished(storage, "together", (BOB_SITS, 20), (BOT_SITS, 70))
    found = await storage.results(CODE, 10)
    assert [(made.name, made.seats, made.rank) for made in found] == [
        ("greedy", 2, None),
        ("Ada", 1, None),
        ("Ada", 1, 1),
        ("Guest 1", 1, 1),
        ("Bob", 2, 1),
        ("Guest 2", 1, 3),
    ]
    assert [made.account for made in found[-2:]] == [BOB.id, "guest-2"]


async def test_so_many_results_are_shown_for_each_size(storage: Storage) -> None:
    for number in range(3):
        await finished(storage, f"alone-{number}", (await somebody(storage, number), number))
    await finished(storage, "together", (ADA_SITS, -5), (BOB_SITS, -7))
    found = await storage.results(CODE, 2)
    assert [(made.seats, made.result.stars) for made in found] == [(1, 2), (1, 1), (2, -5), (2, -7)]


async def test_an_account_stands_among_all_that_count(storage: Storage) -> None:
    for number in range(9):
        await finished(storage, f"table-{number}", (await somebody(storage, number), 10 * number))
    await finished(storage, "ada's", (ADA_SITS, 40))
    await finished(storage, "again", (ADA_SITS, 99))
    await finished(storage, "together", (BOB_SITS, 20), (BOT_SITS, 70))
    two = Standing(2, 1)
    # Guest 4 also has 40 stars, so four are better and four are worse.
    assert await storage.standings(CODE, ADA.id) == (Standing(1, 10, 5, 4, 40), two)
    assert await storage.standings(CODE, BOB.id) == (Standing(1, 10), Standing(2, 1, 1, 0, 20))
    assert await storage.standings(CODE, None) == (Standing(1, 10), two)
    assert await storage.standings(DealCode("none"), ADA.id) == ()
    # Of each size: bots and a second game do not count.
    alone = [StarCount(1, stars, 2 if stars == 40 else 1) for stars in range(0, 90, 10)]
    assert await storage.star_counts(CODE) == (*alone, StarCount(2, 20, 1))
    assert await storage.star_counts(DealCode("none")) == ()


async def test_what_comes_after_the_end_is_left_out(storage: Storage) -> None:
    await finished(storage, "alone", (ADA_SITS, 30))
    await finished(storage, "again", (ADA_SITS, 50))
    now = datetime.now(UTC)
    soon, before = now + timedelta(minutes=1), now - timedelta(hours=1)
    assert [made.table for made in await storage.results(CODE, 10, soon)] == ["alone"]
    assert await storage.results(CODE, 10, before) == ()
    assert await storage.standings(CODE, ADA.id, soon) == (Standing(1, 1, 1, 0, 30),)
    assert await storage.standings(CODE, ADA.id, before) == ()


async def test_a_result_is_found_by_a_key_that_tells_no_table(storage: Storage) -> None:
    table = await finished(storage, "together", (ADA_SITS, 30), (BOB_SITS, 20))
    await finished(storage, "other", (BOT_SITS, 20))
    found = await storage.result(CODE, key_of(table, 1))
    assert found is not None and found in await storage.results(CODE, 10)
    assert (found.table, found.name, found.key) == (table, "Bob", key_of(table, 1))
    assert table not in found.key
    assert await storage.result(CODE, key_of(table, 2)) is None
    assert await storage.result(DealCode("none"), key_of(table, 1)) is None


async def test_it_is_known_where_somebody_has_seen_a_deal_first(storage: Storage) -> None:
    assert await storage.first_seen_at(CODE, ADA.id) is None
    await finished(storage, "first", (ADA_SITS, 30))
    await finished(storage, "again", (ADA_SITS, 50))
    assert await storage.first_seen_at(CODE, ADA.id) == "first"
    assert await storage.first_seen_at(CODE, BOB.id) is None


async def test_what_a_stand_in_has_drawn_is_counted_unless_taken_back(
    storage: Storage,
) -> None:
    table = await started(storage)
    answered = [
        one._replace(seat=seat, step=step, revision=revision)
        for one, (seat, step, revision) in zip(
            some_entries(3, 4, 5, 6), [(0, 1, 1), (1, 1, 1), (0, 1, 2), (0, 1, 3)], strict=True
        )
    ]
    first, second = stand_in_answers(0, 2)  # the first drawing is taken back, and drawn by oneself
    refused = KeptAnswer(0, "bot greedy/0/3/0", '{"type":"refused","id":"","code":"StepIsOver"}')
    bobs = stand_in_answers(1, 2, at=4)
    assert await storage.append(table.id, 2, answered, [first, refused, *bobs])
    ends = over(SeatResult(0, 50, 1, None), SeatResult(1, 40, 2, None))
    assert await storage.append(table.id, 6, some_entries(7), [second], ends)
    found = {one.name: one.counted for one in await storage.results(CODE, 10)}
    assert found == {"Ada": True, "Bob": False}
    if isinstance(storage, PostgresStorage):
        assert await StatisticsQueries(storage.database).count_stand_ins() == 0


# --- The deal of the day


async def test_of_twenty_who_ask_at_once_all_get_one_deal(storage: Storage) -> None:
    offered = [a_day(f"table-{number}") for number in range(20)]
    codes = await asyncio.gather(*(storage.save_day(FRIDAY, *one) for one in offered))
    assert len(set(codes)) == 1
    assert await storage.day(FRIDAY) == codes[0]
    kept = [table for table, _secret, _deal in offered if await storage.table(table.id) is not None]
    assert [table.deal for table in kept] == [codes[0]]
    for table, secret, deal in offered:
        is_kept = table.deal == codes[0]
        assert await storage.secret(table.id) == (secret if is_kept else None)
        assert await storage.deal(deal.code) == (deal if is_kept else None)


async def test_a_day_and_its_deal_lead_to_each_other(storage: Storage) -> None:
    code = await storage.save_day(FRIDAY, *a_day("friday"))
    other = await storage.save_day(FRIDAY + timedelta(days=1), *a_day("saturday"))
    assert code != other
    assert await storage.save_day(FRIDAY, *a_day("late")) == code
    assert (await storage.day_of(code), await storage.day_of(CODE)) == (FRIDAY, None)
    assert await storage.day(FRIDAY + timedelta(days=2)) is None


async def played(storage: Storage, day: date, occupant: Occupant) -> RankedResult:
    """A try at a daily deal that has just ended."""
    code = await storage.save_day(day, *a_day(str(day)))
    table = a_table(f"{occupant.name} on {day}", occupant)._replace(
        dealt_at=TableId(str(day)), deal=code
    )
    await storage.open_table(table, None)
    table = table._replace(version=2, status="playing")
    assert await storage.start_game(table, None, None, some_entries(1))
    assert await storage.append(table.id, 1, some_entries(2), [], over(SeatResult(0, 5, 1, -3)))
    found = await storage.result(code, key_of(table.id, 0))
    assert found is not None
    return found


async def test_the_days_of_an_account_are_those_it_played_in_time(storage: Storage) -> None:
    today = datetime.now(UTC).date()
    tomorrow = today + timedelta(days=1)
    for day in (today - timedelta(days=1), today, tomorrow):
        assert (await played(storage, day, ADA_SITS)).counted
    await played(storage, today, BOB_SITS._replace(bot="greedy"))
    assert await storage.days_of(ADA.id, 10) == (tomorrow, today)
    assert await storage.days_of(ADA.id, 1) == (tomorrow,)
    assert await storage.days_of(BOB.id, 10) == ()
