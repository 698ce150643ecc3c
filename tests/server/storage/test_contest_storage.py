"""The storage contract of contests: nobody is lost, nobody sits at two tables."""

import asyncio
from datetime import UTC, datetime, timedelta
from typing import Final

import pytest

from inkland.rules import preset
from inkland.server.features.accounts.queries import AccountQueries
from inkland.server.features.contests.queries import (
    Contest,
    ContestEntrant,
    ContestId,
    ContestQueries,
    ContestResult,
    DueDeal,
    RunningTable,
    WaitingEntrant,
)
from inkland.server.features.deals import daily
from inkland.server.features.people.queries import PeopleQueries
from inkland.server.features.profiles.queries import StatisticsQueries
from inkland.server.features.strength.queries import StrengthQueries
from inkland.server.features.strength.records import Window
from inkland.server.features.strength.strengths import updated_strengths
from inkland.server.tables.storage import PostgresStorage
from inkland.table.ids import AccountId, DealCode, TableId
from inkland.table.storage.game_summary import GameSummary
from inkland.table.storage.records import Account, FollowUp, Occupant, SeatResult, Table
from support.contests import as_round, new_arena
from support.storage_samples import over, some_entries, stand_in_answers

pytestmark = pytest.mark.anyio

PEOPLE: Final = tuple(AccountId(f"person-{number}") for number in range(6))


def an_arena(begins: float = -60, minutes: int = 60, slot: str | None = None) -> Contest:
    """An arena that begins so many seconds from now."""
    starts_at = datetime.now(UTC) + timedelta(seconds=begins)
    return new_arena(starts_at, minutes, "base", slot=slot)


async def opened(storage: PostgresStorage, contest: Contest) -> Contest:
    """Store a contest and all people."""
    for account in PEOPLE:
        await storage.add_guest(Account(account, account), account.encode())
    assert await ContestQueries(storage.database).add(contest)
    return contest


async def deal_of(storage: PostgresStorage, contest: Contest, number: int) -> DealCode:
    """A deal of a contest, dealt if need be."""
    options = preset("base")._replace(seats=contest.seats)
    fresh = daily.new_deal(options, await storage.now())
    return await ContestQueries(storage.database).save_deal(contest.id, number, *fresh)


async def table_of(
    storage: PostgresStorage, contest: Contest, number: int, name: str, *people: AccountId
) -> Table:
    """A table of a contest that is about to begin, with these people and a bot."""
    code = await deal_of(storage, contest, number)
    deal = await storage.deal(code)
    assert deal is not None
    seats = tuple(Occupant(one, "red", one) for one in people)
    return Table(
        id=TableId(name),
        version=2,
        title="",
        public=False,
        host=daily.DAILY_ACCOUNT,
        status="playing",
        options=deal.options._replace(seats=len(seats) + 1),
        seats=(*seats, Occupant("Bot", "blue", bot="greedy")),
        commitment=deal.commitment,
        dealt_at=deal.dealt_at,
        deal=code,
        rematch=None,
        opened_at=await storage.now(),
        clock=30,
    )


async def seated(
    storage: PostgresStorage, contest: Contest, number: int, name: str, *people: AccountId
) -> bool:
    """Try to begin a table."""
    table = await table_of(storage, contest, number, name, *people)
    entries, follow_up = some_entries(1, 2), FollowUp(asked=1, asked_seats=(0,))
    return await ContestQueries(storage.database).start_table(
        contest.id, number, table, entries, follow_up
    )


async def entered(storage: PostgresStorage, contest: Contest, *people: AccountId) -> None:
    """Enter these people."""
    for one in people:
        assert await ContestQueries(storage.database).enter(
            contest.id, one, has_more_time=False, early=0
        )


async def test_a_slot_is_filled_once(storage: PostgresStorage) -> None:
    first, second = an_arena(slot="friday"), an_arena(slot="friday")
    added = await asyncio.gather(
        *(ContestQueries(storage.database).add(one) for one in (first, second))
    )
    assert sorted(added) == [False, True]
    (listed,) = await ContestQueries(storage.database).contests(10)
    assert listed.contest in (first, second) and listed.entrants == 0
    assert await ContestQueries(storage.database).contest(listed.contest.id) == listed
    assert await ContestQueries(storage.database).contest(ContestId("none")) is None


async def test_a_deal_is_dealt_once_and_sealed_until_the_contest_closes(
    storage: PostgresStorage,
) -> None:
    contest = await opened(storage, an_arena())
    assert await ContestQueries(storage.database).deal(contest.id, 1) is None
    codes = {await deal_of(storage, contest, 1) for _ in range(3)}
    (code,) = codes
    assert await ContestQueries(storage.database).deal(contest.id, 1) == code
    assert await storage.contest_end_of(code) == contest.closes_at
    assert await storage.contest_end_of(DealCode("other")) is None


async def test_entrants_wait_leave_and_come_again(storage: PostgresStorage) -> None:
    contest, port = await opened(storage, an_arena()), ContestQueries(storage.database)
    ann, ben = PEOPLE[:2]
    assert await port.entry(contest.id, ann) is None
    await entered(storage, contest, ann, ben)
    assert await port.enter(contest.id, ben, has_more_time=True, early=0)
    waiting = await port.waiting(contest.id)
    assert [one[:4] for one in waiting] == [(ann, ann, None, 1), (ben, ben, None, 1)]
    assert [one.has_more_time for one in waiting] == [False, True]
    assert waiting[0].seconds >= waiting[1].seconds >= 0
    await port.leave(contest.id, ann)
    entry = await port.entry(contest.id, ann)
    assert entry is not None and entry.waiting is None and entry.table is None
    assert [one.account for one in await port.waiting(contest.id)] == [ben]
    await StatisticsQueries(storage.database).show(ben, (), is_listed=False)
    assert await port.entrants(contest.id) == (
        ContestEntrant(ann, ann),
        ContestEntrant(ben, ben, False),
    )
    listed = await port.contest(contest.id)
    assert listed is not None and listed.entrants == 2
    (own,) = await port.entries_of(ben)
    assert (own.contest, own.title, own.has_more_time) == (contest.id, contest.title, True)
    assert await port.entries_of(PEOPLE[2]) == ()


async def test_a_contest_is_listed_four_weeks_ahead(storage: PostgresStorage) -> None:
    port, day = ContestQueries(storage.database), 86_400
    soon, later = an_arena(begins=12 * day), an_arena(begins=29 * day)
    assert await port.add(soon) and await port.add(later)
    assert [one.contest for one in await port.contests(10)] == [soon]


async def test_nobody_enters_outside_its_time(storage: PostgresStorage) -> None:
    coming, port = await opened(storage, an_arena(begins=300)), ContestQueries(storage.database)
    past = an_arena(begins=-3600, minutes=30)
    assert await port.add(past)
    ann = PEOPLE[0]
    assert not await port.enter(past.id, ann, has_more_time=False, early=600)
    assert not await port.enter(coming.id, ann, has_more_time=False, early=200)
    assert await port.enter(coming.id, ann, has_more_time=False, early=600)
    assert await port.waiting(coming.id) == () and await port.claim(0) is None
    assert not await seated(storage, coming, 1, "early", ann)


async def test_one_process_pairs_at_a_time(storage: PostgresStorage) -> None:
    contest, port = await opened(storage, an_arena()), ContestQueries(storage.database)
    assert await port.claim(60) is None
    await entered(storage, contest, PEOPLE[0])
    claimed = await asyncio.gather(*(port.claim(60) for _ in range(3)))
    assert [one for one in claimed if one is not None] == [contest]
    assert await port.claim(0) == contest


async def test_a_table_begins_if_all_its_people_wait(storage: PostgresStorage) -> None:
    contest, port = await opened(storage, an_arena()), ContestQueries(storage.database)
    ann, ben, cid = PEOPLE[:3]
    await entered(storage, contest, ann, ben)
    assert not await seated(storage, contest, 1, "t1", ann, cid)
    assert await storage.table(TableId("t1")) is None
    assert await seated(storage, contest, 1, "t1", ann, ben)
    table = await storage.table(TableId("t1"))
    assert table is not None and table.status == "playing"
    assert table.deal is not None
    assert await storage.first_seen_at(table.deal, ann) == table.id
    (news,) = await storage.progress([table.id])
    assert news.number == 2 and news.left is not None
    entry = await port.entry(contest.id, ben)
    assert entry is not None
    assert (entry.waiting, *entry[2:]) == (None, 1, "t1", "playing", 0)
    assert await port.waiting(contest.id) == ()


async def test_nobody_who_plays_waits_or_is_seated_again(storage: PostgresStorage) -> None:
    contest, port = await opened(storage, an_arena()), ContestQueries(storage.database)
    ann, ben = PEOPLE[:2]
    await entered(storage, contest, ann, ben)
    begun = await asyncio.gather(
        *(seated(storage, contest, 1, f"t{n}", ann, ben) for n in range(4))
    )
    assert sorted(begun) == [False, False, False, True]
    await entered(storage, contest, ann)
    assert await port.waiting(contest.id) == ()
    assert not await seated(storage, contest, 2, "again", ann)

    name = TableId(f"t{begun.index(True)}")
    ends = over(*(SeatResult(seat, 50 - seat, seat + 1, None) for seat in range(3)))
    assert await storage.append(name, 2, some_entries(3), [], ends)
    await entered(storage, contest, ann)
    assert [one[:4] for one in await port.waiting(contest.id)] == [(ann, ann, None, 2)]
    assert not await seated(storage, contest, 1, "same", ann)
    assert await seated(storage, contest, 2, "next", ann)
    assert await port.results(contest.id) == (
        ContestResult(1, name, 0, ann, True, 50),
        ContestResult(1, name, 1, ben, True, 49),
        ContestResult(1, name, 2, None, False, 48),
    )


async def test_nobody_plays_against_two_clocks(storage: PostgresStorage) -> None:
    port, (ann, ben) = ContestQueries(storage.database), PEOPLE[:2]
    arena = await opened(storage, an_arena())
    live, alone = (as_round(an_arena(), 3, is_live=is_live) for is_live in (True, False))
    for contest in (live, alone):
        assert await port.add(contest)
    for contest in (arena, live, alone):
        await entered(storage, contest, ann, ben)
    begun = await asyncio.gather(
        *(seated(storage, one, 1, f"t-{one.kind}", ann) for one in (arena, live))
    )
    assert sorted(begun) == [False, True]
    name = TableId("t-arena" if begun[0] else "t-round")
    other = live if begun[0] else arena
    assert [one.account for one in await port.waiting(other.id)] == [ben]
    assert not await seated(storage, other, 1, "second", ann)
    assert await seated(storage, alone, 1, "alone", ann)  # has no clock

    ends = over(SeatResult(0, 50, 1, None), SeatResult(1, 40, 2, None))
    assert await storage.append(name, 2, some_entries(3), [], ends)
    assert {one.account for one in await port.waiting(other.id)} == {ann, ben}
    assert await seated(storage, other, 1, "second", ann)


async def test_games_that_stand_ins_have_played_are_counted(storage: PostgresStorage) -> None:
    contest, port = await opened(storage, an_arena()), ContestQueries(storage.database)
    ann, ben = PEOPLE[:2]
    ends = over(*(SeatResult(seat, 50, seat + 1, None) for seat in range(3)))
    for number in (1, 2, 3):
        await entered(storage, contest, ann, ben)
        assert await seated(storage, contest, number, f"t{number}", ann, ben)
        kept = stand_in_answers(0, number)
        assert await storage.append(TableId(f"t{number}"), 2, some_entries(3), kept, ends)
    found = [await port.entry(contest.id, who) for who in (ann, ben)]
    assert [one is not None and one.abandoned for one in found] == [2, 0]


async def test_a_cancelled_contest_seats_nobody_and_stays_cancelled(
    storage: PostgresStorage,
) -> None:
    contest, port = (
        await opened(storage, an_arena()._replace(slot="slot")),
        ContestQueries(storage.database),
    )
    ann, ben = PEOPLE[:2]
    await entered(storage, contest, ann)
    assert await seated(storage, contest, 1, "t1", ann)
    await entered(storage, contest, ben)
    assert await port.is_running(0)
    assert await asyncio.gather(*(port.cancel(contest.id) for _ in range(3))) != [False] * 3
    assert not await port.cancel(contest.id)
    assert not await port.cancel(ContestId("none"))
    found = await port.contest(contest.id)
    assert found is not None and found in await port.contests(20)
    assert found.contest.cancelled_at == found.contest.ends_at < contest.ends_at
    assert found.contest.closes_at == contest.closes_at
    entries = [await port.entry(contest.id, who) for who in (ann, ben)]
    assert [one and (one.waiting, one.status) for one in entries] == [
        (None, "playing"),
        (None, None),
    ]
    assert await port.claim(0) is None
    assert not await port.is_running(3600)
    assert not await seated(storage, contest, 1, "t2", ben)
    assert not await port.enter(contest.id, PEOPLE[2], has_more_time=False, early=600)
    assert not await port.add(an_arena()._replace(slot="slot"))  # the schedule makes it once
    ends = over(*(SeatResult(seat, 50, seat + 1, None) for seat in range(2)))
    assert await storage.append(TableId("t1"), 2, some_entries(3), [], ends)  # games go on
    assert [one.account for one in await port.results(contest.id)] == [ann, None]


async def test_a_round_ends_with_its_last_deal(storage: PostgresStorage) -> None:
    contest = await opened(storage, as_round(an_arena(), 1, is_live=False))
    ann, port = PEOPLE[0], ContestQueries(storage.database)
    await entered(storage, contest, ann)
    assert await seated(storage, contest, 1, "t1", ann)
    ends = over(SeatResult(0, 50, 1, None), SeatResult(1, 40, 2, None))
    assert await storage.append(TableId("t1"), 2, some_entries(3), [], ends)
    await entered(storage, contest, ann)
    assert await port.waiting(contest.id) == ()


async def test_games_that_go_on_are_told_with_how_many_have_drawn(
    storage: PostgresStorage,
) -> None:
    contest, port = await opened(storage, an_arena()), ContestQueries(storage.database)
    await entered(storage, contest, *PEOPLE[:3])
    assert await seated(storage, contest, 1, "t1", *PEOPLE[:3])
    assert await port.running(contest.id, 9) == ()  # nothing is known of it yet
    summary = GameSummary(3, 1, 4, (), (0, 1, 2), (1,), ("V",) * 4)
    assert await storage.append(
        TableId("t1"), 2, some_entries(3), [], FollowUp(asked=1, summary=summary)
    )
    told = RunningTable(1, PEOPLE[:3], 1, 1, 3)
    assert await port.running(contest.id, 9) == (told,)
    assert await port.running(ContestId("another"), 9) == ()
    ends = over(*(SeatResult(seat, 50, 1, None) for seat in range(4)))
    assert await storage.append(TableId("t1"), 3, some_entries(4), [], ends)
    assert await port.running(contest.id, 9) == ()


async def test_deals_of_closed_rounds_alone_are_due_once(storage: PostgresStorage) -> None:
    live = await opened(storage, as_round(an_arena(), 1, is_live=True))
    alone = as_round(an_arena(), 2, is_live=False)._replace(id=ContestId("alone"))
    await ContestQueries(storage.database).add(alone)
    await deal_of(storage, live, 1)
    codes = [await deal_of(storage, alone, number) for number in (1, 2)]
    port, later = ContestQueries(storage.database), alone.closes_at + timedelta(seconds=1)
    assert await port.due_deal(alone.closes_at, ["base"]) is None
    assert await port.due_deal(later, ["heroes"]) is None
    for code in codes:
        assert await port.due_deal(later, ["base"]) == DueDeal(code, "base", alone.closes_at)
        window = Window(code, None, 1, "base", alone.closes_at, {})
        assert await StrengthQueries(storage.database).close(window, updated_strengths)
    assert await port.due_deal(later, ["base"]) is None


async def test_an_erased_entrant_is_neither_seated_nor_listed(storage: PostgresStorage) -> None:
    contest, port = await opened(storage, an_arena()), ContestQueries(storage.database)
    ann, ben = PEOPLE[:2]
    await entered(storage, contest, ann, ben)
    await AccountQueries(storage.database).erase(ann)
    waiting = await port.waiting(contest.id)
    assert [one[:4] for one in waiting] == [WaitingEntrant(ben, ben, None, 1, 0.0)[:4]]
    assert not await seated(storage, contest, 1, "t1", ann, ben)
    assert await port.entrants(contest.id) == (ContestEntrant(ben, ben),)


async def test_where_an_entrant_waits_from_is_forgotten_with_the_waiting(
    storage: PostgresStorage,
) -> None:
    contest, port = await opened(storage, an_arena()), ContestQueries(storage.database)
    ann = PEOPLE[0]
    assert await port.enter(contest.id, ann, has_more_time=False, early=0, source=7)
    assert [one.source for one in await port.waiting(contest.id)] == [7]
    await port.leave(contest.id, ann)
    assert await port.enter(contest.id, ann, has_more_time=False, early=0)
    assert [one.source for one in await port.waiting(contest.id)] == [None]


async def test_those_one_follows_are_found_among_the_entrants(storage: PostgresStorage) -> None:
    contest, port = await opened(storage, an_arena()), ContestQueries(storage.database)
    ann, ben, cid, dan = PEOPLE[:4]
    await entered(storage, contest, ann, ben, cid)
    for other in (ben, dan):
        assert await PeopleQueries(storage.database).follow(ann, other)
    assert await port.followed(contest.id, ann, 10) == (ben,)
    assert await port.followed(contest.id, ben, 10) == ()
    await StatisticsQueries(storage.database).show(ben, (), is_listed=False)
    assert await port.followed(contest.id, ann, 10) == ()
    await StatisticsQueries(storage.database).show(ben, (), is_listed=True)
    assert await PeopleQueries(storage.database).block(ann, ben) and await PeopleQueries(
        storage.database
    ).follow(ann, ben)
    assert await port.followed(contest.id, ann, 10) == ()


async def test_captions_know_that_the_deal_of_a_table_is_sealed(storage: PostgresStorage) -> None:
    contest = await opened(storage, an_arena())
    over = an_arena(-3 * 3600)
    assert await ContestQueries(storage.database).add(over)
    sealed = await deal_of(storage, contest, 1), await deal_of(storage, over, 1)
    deals = [await storage.deal(code) for code in sealed]
    tables = [one.dealt_at for one in deals if one is not None]
    found = await StatisticsQueries(storage.database).shown_tables(tables)
    assert [found[table].is_sealed for table in tables] == [True, False]
