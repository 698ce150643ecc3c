"""The contract of a record for deals: results compared like with like, and the deal of the day."""

import asyncio
from datetime import UTC, date, datetime, timedelta

import pytest

from inkland.server.deals.daily import HOUSE
from inkland.server.storage.members_port import Credential
from inkland.server.storage.port import ServerStorage
from inkland.table.ids import AccountId, DealCode, TableId
from inkland.table.storage.records import (
    Account,
    Deal,
    DealResult,
    Result,
    Secret,
    Sitting,
    Standing,
    Table,
    key_of,
)
from server.records import (
    ADA,
    ADA_SITS,
    BOB,
    BOB_SITS,
    BOT_SITS,
    CODE,
    a_table,
    over,
    some_entries,
    started,
)

pytestmark = pytest.mark.anyio

FRIDAY = date(2024, 5, 3)


async def finished(record: ServerStorage, name: str, *made: tuple[Sitting, int]) -> TableId:
    """A game that was played to its end, with the stars of each seat."""
    table = await started(record, name, *(sitting for sitting, _stars in made))
    results = [Result(seat, stars, 1, stars - 20) for seat, (_who, stars) in enumerate(made)]
    assert await record.append(table.id, 2, some_entries(3), [], over(*results))
    return table.id


async def somebody(record: ServerStorage, number: int) -> Sitting:
    """A guest who has not played yet."""
    account = Account(AccountId(f"guest-{number}"), f"Guest {number}")
    await record.add_guest(account, account.id.encode())
    return Sitting(account.name, "blue", account.id)


# --- Results


async def test_ranks_compare_what_counts_at_tables_of_one_size(record: ServerStorage) -> None:
    await finished(record, "alone", (ADA_SITS, 30))
    await finished(record, "once more", (ADA_SITS, 50))
    await finished(record, "alone, too", (await somebody(record, 1), 30))
    await finished(record, "third", (await somebody(record, 2), 10))
    await finished(record, "together", (BOB_SITS, 20), (BOT_SITS, 70))
    found = await record.results(CODE, 10)
    assert [(made.name, made.seats, made.rank) for made in found] == [
        ("greedy", 2, None),
        ("Ada", 1, None),
        ("Ada", 1, 1),
        ("Guest 1", 1, 1),
        ("Bob", 2, 1),
        ("Guest 2", 1, 3),
    ]
    assert [made.account for made in found[-2:]] == [BOB.id, "guest-2"]


async def test_so_many_results_are_shown_for_each_size(record: ServerStorage) -> None:
    for number in range(3):
        await finished(record, f"alone-{number}", (await somebody(record, number), number))
    await finished(record, "together", (ADA_SITS, -5), (BOB_SITS, -7))
    found = await record.results(CODE, 2)
    assert [(made.seats, made.result.stars) for made in found] == [(1, 2), (1, 1), (2, -5), (2, -7)]


async def test_an_account_stands_among_all_that_count(record: ServerStorage) -> None:
    for number in range(9):
        await finished(record, f"table-{number}", (await somebody(record, number), 10 * number))
    await finished(record, "ada's", (ADA_SITS, 40))
    await finished(record, "again", (ADA_SITS, 99))
    await finished(record, "together", (BOB_SITS, 20), (BOT_SITS, 70))
    two = Standing(2, 1)
    # Guest 4 has 40 stars, too, so four are better and four are worse.
    assert await record.standings(CODE, ADA.id) == (Standing(1, 10, 5, 4, 40), two)
    assert await record.standings(CODE, BOB.id) == (Standing(1, 10), Standing(2, 1, 1, 0, 20))
    assert await record.standings(CODE, None) == (Standing(1, 10), two)
    assert await record.standings(DealCode("none"), ADA.id) == ()


async def test_what_comes_after_the_end_is_left_out(record: ServerStorage) -> None:
    await finished(record, "alone", (ADA_SITS, 30))
    await finished(record, "again", (ADA_SITS, 50))
    now = datetime.now(UTC)
    soon, before = now + timedelta(minutes=1), now - timedelta(hours=1)
    assert [made.table for made in await record.results(CODE, 10, soon)] == ["alone"]
    assert await record.results(CODE, 10, before) == ()
    assert await record.standings(CODE, ADA.id, soon) == (Standing(1, 1, 1, 0, 30),)
    assert await record.standings(CODE, ADA.id, before) == ()


async def test_a_result_is_found_by_a_key_that_tells_no_table(record: ServerStorage) -> None:
    table = await finished(record, "together", (ADA_SITS, 30), (BOB_SITS, 20))
    await finished(record, "other", (BOT_SITS, 20))
    found = await record.result(CODE, key_of(table, 1))
    assert found is not None and found in await record.results(CODE, 10)
    assert (found.table, found.name, found.key) == (table, "Bob", key_of(table, 1))
    assert table not in found.key
    assert await record.result(CODE, key_of(table, 2)) is None
    assert await record.result(DealCode("none"), key_of(table, 1)) is None


async def test_members_are_marked(record: ServerStorage) -> None:
    await finished(record, "together", (ADA_SITS, 30), (BOB_SITS, 20))
    assert not any(made.is_member for made in await record.results(CODE, 10))
    members = record.members()
    assert await members.become_member(Credential(ADA.id, "Ada", "ada", "ADA", "hash"))
    assert {made.name: made.is_member for made in await record.results(CODE, 10)} == {
        "Ada": True,
        "Bob": False,
    }


async def test_it_is_known_where_somebody_has_seen_a_deal_first(record: ServerStorage) -> None:
    assert await record.seen_at(CODE, ADA.id) is None
    await finished(record, "first", (ADA_SITS, 30))
    await finished(record, "again", (ADA_SITS, 50))
    assert await record.seen_at(CODE, ADA.id) == "first"
    assert await record.seen_at(CODE, BOB.id) is None


# --- The deal of the day


def a_day(name: str) -> tuple[Table, Secret, Deal]:
    """A deal with a table where nobody sits."""
    table = a_table(name)._replace(host=HOUSE, status="closed", deal=DealCode(f"deal of {name}"))
    deal = Deal(DealCode(f"deal of {name}"), table.id, table.options, table.commitment)
    return table, Secret(name.encode(), (), "seed"), deal


async def test_of_twenty_who_ask_at_once_all_get_one_deal(record: ServerStorage) -> None:
    offered = [a_day(f"table-{number}") for number in range(20)]
    codes = await asyncio.gather(*(record.keep_day(FRIDAY, *one) for one in offered))
    assert len(set(codes)) == 1
    assert await record.day(FRIDAY) == codes[0]
    kept = [table for table, _secret, _deal in offered if await record.table(table.id) is not None]
    assert [table.deal for table in kept] == [codes[0]]
    for table, secret, deal in offered:
        is_kept = table.deal == codes[0]
        assert await record.secret(table.id) == (secret if is_kept else None)
        assert await record.deal(deal.code) == (deal if is_kept else None)


async def test_a_day_and_its_deal_lead_to_each_other(record: ServerStorage) -> None:
    code = await record.keep_day(FRIDAY, *a_day("friday"))
    other = await record.keep_day(FRIDAY + timedelta(days=1), *a_day("saturday"))
    assert code != other
    assert await record.keep_day(FRIDAY, *a_day("late")) == code
    assert (await record.day_of(code), await record.day_of(CODE)) == (FRIDAY, None)
    assert await record.day(FRIDAY + timedelta(days=2)) is None


async def test_nobody_can_be_the_house(record: ServerStorage) -> None:
    await record.keep_day(FRIDAY, *a_day("friday"))
    assert not await record.members().become_member(
        Credential(HOUSE, "House", "house", "HOUSE", "hash")
    )


async def played(record: ServerStorage, day: date, sitting: Sitting) -> DealResult:
    """A try at the deal of a day that has come to its end just now."""
    code = await record.keep_day(day, *a_day(str(day)))
    table = a_table(f"{sitting.name} on {day}", sitting)._replace(
        dealt_at=TableId(str(day)), deal=code
    )
    await record.open_table(table, None)
    table = table._replace(version=2, status="playing")
    assert await record.start_game(table, None, None, some_entries(1))
    assert await record.append(table.id, 1, some_entries(2), [], over(Result(0, 5, 1, -3)))
    found = await record.result(code, key_of(table.id, 0))
    assert found is not None
    return found


async def test_the_days_of_an_account_are_those_it_played_in_time(record: ServerStorage) -> None:
    today = datetime.now(UTC).date()
    tomorrow = today + timedelta(days=1)
    for day in (today - timedelta(days=1), today, tomorrow):
        assert (await played(record, day, ADA_SITS)).counted
    await played(record, today, BOB_SITS._replace(bot="greedy"))
    assert await record.days_of(ADA.id, 10) == (tomorrow, today)
    assert await record.days_of(ADA.id, 1) == (tomorrow,)
    assert await record.days_of(BOB.id, 10) == ()
