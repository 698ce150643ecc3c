"""Contests as players meet them: enter, sit, play the same deals, see no spoilers."""

from collections.abc import AsyncIterator
from datetime import datetime, timedelta
from typing import Final

import pytest

from inkland.protocol.resources import NewTable
from inkland.server.context import ServerContext
from inkland.server.errors import EventLeftTooOften, EventNotRunning, NoSuchEvent
from inkland.server.features.contests import boards, entries, pages
from inkland.server.features.contests.boards import Board, ContestBoards, make_board
from inkland.server.features.contests.kinds import GAME_GRACE
from inkland.server.features.contests.pairing import PATIENCE_SECONDS
from inkland.server.features.contests.pairing_task import IDLE_SECONDS, ContestTask
from inkland.server.features.contests.queries import (
    Contest,
    ContestEntry,
    ContestId,
    ContestQueries,
)
from inkland.server.features.contests.resources import ContestRunningTable
from inkland.server.features.contests.schedule import parse_schedule
from inkland.server.features.contests.seating import start_tables
from inkland.server.features.deals import results as deal_results
from inkland.server.features.people.queries import PeopleQueries
from inkland.server.features.profiles.queries import StatisticsQueries
from inkland.server.features.strength import periods
from inkland.server.features.strength.board_queries import LeaderQueries
from inkland.server.features.strength.queries import StrengthQueries
from inkland.server.features.strength.records import BoardKey, week_of
from inkland.server.tables.storage import PostgresStorage
from inkland.table.actions import joining, opening, queries
from inkland.table.actions.table_resources import table_info
from inkland.table.bus.local import LocalBus
from inkland.table.errors import EventNotOver, NotHost, NotOver
from inkland.table.ids import AccountId
from inkland.table.review import documents
from inkland.table.storage.records import NO_FOLLOW_UP, Account, SeatResult, Table
from support.contests import as_round, new_arena
from support.database_clock import DatabaseClock
from support.storage_samples import some_entries

pytestmark = pytest.mark.anyio

PEOPLE: Final = tuple(Account(AccountId(f"person-{n}"), f"Person {n}") for n in range(9))
NOW: Final = datetime.fromisoformat("2026-11-13T18:00:00+00:00")


@pytest.fixture
async def context(clock: DatabaseClock) -> AsyncIterator[ServerContext]:
    """A context with people."""
    clock.now = NOW
    storage = await PostgresStorage.open(clock.conninfo)
    for account in PEOPLE:
        await storage.add_guest(account, account.id.encode())
    yield ServerContext(storage, LocalBus())
    await storage.close()


async def an_arena(context: ServerContext) -> Contest:
    """An arena that has just begun."""
    contest = new_arena(NOW, 60, "base", "Lamplight")
    assert await ContestQueries(context.database).add(contest)
    return contest


async def enter(
    context: ServerContext, contest: Contest, *people: Account, more_time: bool = False
) -> None:
    """Enter, and wait."""
    for one in people:
        await entries.enter(context, contest.id, one, has_more_time=more_time)


async def place_of(context: ServerContext, contest: Contest, account: Account) -> ContestEntry:
    """What somebody does in a contest."""
    found = await entries.entry(context, contest.id, account)
    assert found is not None
    return found


async def table_of(context: ServerContext, contest: Contest, account: Account) -> Table:
    """The last table of somebody in a contest."""
    found = await place_of(context, contest, account)
    assert found.table is not None
    return await context.load_table(found.table)


async def finish(context: ServerContext, table: Table, *stars: int) -> None:
    """End a game with these stars for its seats; nobody looks at the map."""
    (news,) = await context.storage.progress([table.id])
    assert news.number is not None
    results = tuple(SeatResult(seat, own, seat + 1, None) for seat, own in enumerate(stars))
    entries_ = some_entries(news.number + 1)
    ends = NO_FOLLOW_UP._replace(results=results)
    assert await context.storage.append(table.id, news.number, entries_, (), ends)


async def test_four_who_wait_are_seated_and_play_at_once(context: ServerContext) -> None:
    contest = await an_arena(context)
    await enter(context, contest, *PEOPLE[:3])
    assert await start_tables(context, contest) == 0
    await enter(context, contest, PEOPLE[3])
    assert await start_tables(context, contest) == 1
    assert await start_tables(context, contest) == 0
    table = await table_of(context, contest, PEOPLE[0])
    assert {seat.account for seat in table.seats if seat} == {one.id for one in PEOPLE[:4]}
    assert (table.status, table.clock, table.public) == ("playing", contest.clock, False)
    assert not table_info(table, is_seated=True).may_pause  # as the server would refuse
    with pytest.raises(NotHost):  # nobody at the table can close it
        await opening.close_table(context, table.id, PEOPLE[0])


async def test_games_that_go_on_are_shown_with_those_who_are_listed(
    context: ServerContext,
) -> None:
    contest = await an_arena(context)
    await enter(context, contest, *PEOPLE[:4])
    await start_tables(context, contest)
    boards = ContestBoards(context, seconds=0)
    shown = await pages.contest_details(context, boards, contest.id, None)
    names = tuple(one.name for one in PEOPLE[:4])
    assert shown.running == (ContestRunningTable(1, names, "spring", 0, 4),)
    board = await boards.board(contest)
    hidden = board._replace(unlisted=frozenset({PEOPLE[1].id}))
    (line,) = pages.running_tables(hidden, hidden.unlisted)
    assert line.names == (names[0], *names[2:])


async def test_whoever_has_waited_is_seated_with_bots(
    context: ServerContext, clock: DatabaseClock
) -> None:
    contest = await an_arena(context)
    await enter(context, contest, PEOPLE[0])
    clock.pass_time(timedelta(seconds=PATIENCE_SECONDS - 1))
    assert await start_tables(context, contest) == 0
    clock.pass_time(timedelta(seconds=1))
    assert await start_tables(context, contest) == 1
    table = await table_of(context, contest, PEOPLE[0])
    assert [seat is not None and seat.bot is not None for seat in table.seats] == [
        False, True, True, True,
    ]  # fmt: skip


async def test_who_asked_for_more_time_has_it(context: ServerContext) -> None:
    contest = await an_arena(context)
    await enter(context, contest, *PEOPLE[:3])
    await enter(context, contest, PEOPLE[3], more_time=True)
    await start_tables(context, contest)
    assert contest.clock is not None
    assert (await table_of(context, contest, PEOPLE[0])).clock == 2 * contest.clock


async def test_people_who_have_blocked_each_other_never_meet(context: ServerContext) -> None:
    contest = await an_arena(context)
    await PeopleQueries(context.database).block(PEOPLE[2].id, PEOPLE[0].id)
    await enter(context, contest, *PEOPLE[:5])
    assert await start_tables(context, contest) == 1
    table = await table_of(context, contest, PEOPLE[0])
    assert PEOPLE[2].id not in {seat.account for seat in table.seats if seat}
    assert (await place_of(context, contest, PEOPLE[2])).waiting is not None


async def test_all_tables_play_the_same_deals(context: ServerContext) -> None:
    contest = await an_arena(context)
    await enter(context, contest, *PEOPLE[:8])
    assert await start_tables(context, contest) == 2
    first, second = [await table_of(context, contest, PEOPLE[place]) for place in (0, 7)]
    assert first.id != second.id and first.deal == second.deal
    games = [await context.game(table.id) for table in (first, second)]
    assert games[0].state.edicts == games[1].state.edicts
    await finish(context, first, 90, 80, 70, 60)
    await finish(context, second, 100, 80, 10, 0)
    await enter(context, contest, *PEOPLE[:4])
    assert await start_tables(context, contest) == 1
    third = await table_of(context, contest, PEOPLE[0])
    assert third.deal != first.deal
    board = await ContestBoards(context).board(contest)
    points = {board.names[line.account]: line.points for line in board.lines}
    assert sorted(points.values(), reverse=True)[:4] == [100, 86, 64, 64]
    assert {line.account for line in board.lines} == {one.id for one in PEOPLE[:8]}


async def test_a_board_that_takes_long_is_kept_for_longer(
    context: ServerContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 0.0

    def slow_board(*_parts: object) -> Board:
        nonlocal now
        now += 1.0
        return make_board((), ())

    monkeypatch.setattr(boards, "monotonic", lambda: now)
    monkeypatch.setattr(boards, "make_board", slow_board)
    contest, kept = await an_arena(context), ContestBoards(context)
    first = await kept.board(contest)
    now += boards.BOARD_SECONDS / boards.QUICK_SECONDS - 0.1
    assert await kept.board(contest) is first
    now += 0.2
    assert await kept.board(contest) is not first


async def test_who_leaves_game_after_game_is_seated_no_more(context: ServerContext) -> None:
    contest = await an_arena(context)
    tables = 0
    for _game in range(10 * entries.MAX_ABANDONED_GAMES):  # four guests want bots to play for ever
        try:
            await enter(context, contest, *PEOPLE[:4])
        except EventLeftTooOften:
            break
        tables += await start_tables(context, contest)
        table = await table_of(context, contest, PEOPLE[0])
        for number, one in enumerate(PEOPLE[:4]):
            await joining.leave(context, table.id, one, number)
        await finish(context, table, 90, 80, 70, 60)
    assert tables == entries.MAX_ABANDONED_GAMES
    assert (await place_of(context, contest, PEOPLE[0])).abandoned == tables
    await enter(context, contest, *PEOPLE[4:8])  # others are, however many they play
    for game in range(10):
        assert await start_tables(context, contest) == 1, game
        await finish(context, await table_of(context, contest, PEOPLE[4]), 90, 80, 70, 60)
        await enter(context, contest, *PEOPLE[4:8])


async def test_a_deal_is_sealed_until_the_contest_closes(
    context: ServerContext, clock: DatabaseClock
) -> None:
    contest = await an_arena(context)
    await enter(context, contest, *PEOPLE[:4])
    await start_tables(context, contest)
    table = await table_of(context, contest, PEOPLE[0])
    assert table.deal is not None
    player, stranger = PEOPLE[0], PEOPLE[8]

    async def tried() -> list[str]:
        assert table.deal is not None
        found = []
        for who in (player, stranger, None):
            for attempt in (
                lambda who=who: queries.visible_table(context, table.id, who),
                lambda who=who: queries.watched_table(context, table.id, who),
                lambda who=who: deal_results.deal_summary(context, table.deal, who),
                lambda who=who: documents.proof(context, table.dealt_at, who),
                lambda who=who: documents.proof(context, table.id, who),
            ):
                try:
                    await attempt()
                    found.append("shown")
                except (EventNotOver, NotOver) as refused:
                    found.append(type(refused).__name__)
        return found

    sealed = ["EventNotOver"] * 5
    assert await tried() == ["shown", "shown", *sealed[2:], *sealed, *sealed]
    again = NewTable(deal=table.deal)
    for who in (player, stranger):
        with pytest.raises(EventNotOver):
            await opening.open_table(context, who, again)
    clock.pass_time(timedelta(minutes=60))
    with pytest.raises(EventNotOver):
        await opening.open_table(context, player, again)
    clock.now = NOW + timedelta(minutes=60) + GAME_GRACE
    assert (await opening.open_table(context, player, again)).deal == table.deal


async def test_standings_show_neither_who_is_unlisted_nor_whom_the_reader_has_blocked(
    context: ServerContext,
) -> None:
    contest = await an_arena(context)
    await enter(context, contest, *PEOPLE[:4])
    await start_tables(context, contest)
    await finish(context, await table_of(context, contest, PEOPLE[0]), 90, 80, 70, 60)
    await StatisticsQueries(context.database).show(PEOPLE[1].id, (), is_listed=False)
    await PeopleQueries(context.database).block(PEOPLE[3].id, PEOPLE[2].id)
    boards = ContestBoards(context, seconds=0)

    async def places(who: Account | None) -> list[tuple[int, str]]:
        shown = await pages.contest_details(context, boards, contest.id, who)
        assert who is None or shown.own is None or shown.own in shown.lines
        return [(line.place, line.name[-1]) for line in shown.lines]

    listed = [(1, "0"), (3, "2"), (4, "3")]
    for reader in (None, PEOPLE[0], PEOPLE[2], PEOPLE[8]):
        assert await places(reader) == listed
    assert await places(PEOPLE[1]) == [(1, "0"), (2, "1"), (3, "2"), (4, "3")]  # one's own
    assert await places(PEOPLE[3]) == [(1, "0"), (4, "3")]


async def test_before_its_table_begins_no_deal_is_there(context: ServerContext) -> None:
    contest = await an_arena(context)
    await enter(context, contest, *PEOPLE[:3])
    assert await ContestQueries(context.database).deal(contest.id, 1) is None
    await enter(context, contest, PEOPLE[3])
    await start_tables(context, contest)
    assert await ContestQueries(context.database).deal(contest.id, 2) is None


async def test_a_round_is_played_alone_and_shows_standings_to_who_has_played(
    context: ServerContext, clock: DatabaseClock
) -> None:
    contest = as_round(await an_arena(context), 2, is_live=False)._replace(id=ContestId("r" * 26))
    await ContestQueries(context.database).add(contest)
    boards = ContestBoards(context, seconds=0)
    for number, stars in enumerate((50, 70)):
        await enter(context, contest, PEOPLE[0])
        await finish(context, await table_of(context, contest, PEOPLE[0]), stars)
        shown = await pages.contest_details(context, boards, contest.id, PEOPLE[0])
        assert shown.is_shown == (number == 1)
        assert [one.stars for one in shown.tables] == [50, 70][: number + 1]
    await enter(context, contest, PEOPLE[0])
    assert (await place_of(context, contest, PEOPLE[0])).status != "playing"
    await enter(context, contest, PEOPLE[1])
    await finish(context, await table_of(context, contest, PEOPLE[1]), 60)
    hidden = await pages.contest_details(context, boards, contest.id, PEOPLE[1])
    assert (hidden.is_shown, hidden.lines, hidden.own) == (False, (), None)
    assert [(one.stars, one.points) for one in hidden.tables] == [(60, 100)]
    clock.now = contest.closes_at
    over = await pages.contest_details(context, boards, contest.id, None)
    assert [(one.name, one.points, one.is_you) for one in over.lines] == [
        ("Person 1", 100, False), ("Person 0", 50, False),
    ]  # fmt: skip


async def test_each_deal_of_a_round_alone_counts_for_strength_when_it_has_closed(
    context: ServerContext, clock: DatabaseClock
) -> None:
    contest = as_round(await an_arena(context), 2, is_live=False)._replace(id=ContestId("r" * 26))
    await ContestQueries(context.database).add(contest)
    for person, *stars in ((PEOPLE[0], 50, 70), (PEOPLE[1], 60)):
        for one in stars:
            await enter(context, contest, person)
            await finish(context, await table_of(context, contest, person), one)
    clock.now = contest.closes_at
    assert not await periods.close_next(context)
    clock.now += periods.CLOSING_DELAY + timedelta(seconds=1)
    assert [await periods.close_next(context) for _ in range(3)] == [True, True, False]
    found = [await StrengthQueries(context.database).strengths(one.id) for one in PEOPLE[:3]]
    assert [[one.windows for one in of] for of in found] == [[2], [1], []]
    assert found[0][0].day == contest.closes_at.date()
    assert await LeaderQueries(context.database).window_results(PEOPLE[0].id) == ()
    week = BoardKey("week", week_of(contest.closes_at.date()), "base")
    assert await LeaderQueries(context.database).page(week, None, 0, 10) == ()


@pytest.mark.parametrize("minutes", [-5, 30])
async def test_a_contest_that_is_cancelled_says_so(
    context: ServerContext, clock: DatabaseClock, minutes: int
) -> None:
    contest = await an_arena(context)
    clock.now = NOW + timedelta(minutes=minutes)
    await enter(context, contest, PEOPLE[0])
    assert await ContestQueries(context.database).cancel(contest.id)
    clock.pass_time(timedelta(minutes=10))
    with pytest.raises(EventNotRunning):
        await enter(context, contest, PEOPLE[1])
    boards = ContestBoards(context, seconds=0)
    shown = await pages.contest_details(context, boards, contest.id, PEOPLE[0])
    assert (shown.contest.state, shown.contest.is_open) == ("cancelled", False)
    assert (shown.entry.is_entered, shown.entry.waiting) == (True, None)
    await ContestTask(context, ()).check()
    assert (await place_of(context, contest, PEOPLE[0])).table is None


async def test_while_no_contest_runs_nobody_is_looked_for_every_second(
    context: ServerContext, clock: DatabaseClock
) -> None:
    task = ContestTask(context, ())
    assert not await task.check()
    contest = await an_arena(context)
    found = []
    for at in (-IDLE_SECONDS - 1, -IDLE_SECONDS, 0, 3599, 3600):
        clock.now = NOW + timedelta(seconds=at)
        found.append(await task.check())
    assert found == [False, True, True, True, False]
    clock.now = NOW
    assert await ContestQueries(context.database).cancel(contest.id)
    assert not await task.check()


async def test_who_still_waits_at_the_end_waits_no_longer(
    context: ServerContext, clock: DatabaseClock
) -> None:
    contest = await an_arena(context)
    clock.now = contest.ends_at - timedelta(seconds=2)
    await enter(context, contest, PEOPLE[0])
    assert (await place_of(context, contest, PEOPLE[0])).waiting is not None
    clock.now = contest.ends_at
    assert (await place_of(context, contest, PEOPLE[0])).waiting is None


async def test_a_contest_has_its_time(context: ServerContext, clock: DatabaseClock) -> None:
    contest = await an_arena(context)
    with pytest.raises(NoSuchEvent):
        await entries.enter(context, ContestId("none"), PEOPLE[0], has_more_time=False)
    states = []
    for minutes in (-20, -5, 30, 60, 90):
        clock.now = NOW + timedelta(minutes=minutes)
        (one,) = (await pages.contest_list(context)).contests
        states.append((one.state, one.is_open))
        if not one.is_open:
            with pytest.raises(EventNotRunning):
                await enter(context, contest, PEOPLE[0])
    assert states == [
        ("coming", False), ("coming", True), ("running", True), ("closing", False), ("over", False),
    ]  # fmt: skip


async def test_the_task_makes_what_is_planned_once_and_seats_who_waits(
    context: ServerContext, clock: DatabaseClock
) -> None:
    planned = parse_schedule("daily 19:00 30, fri 20:00 60 heroes, mon 20:00 60")
    for _process in range(2):
        await ContestTask(context, planned).check()
    listed = (await pages.contest_list(context)).contests
    assert [(one.starts_at[11:16], one.preset) for one in listed] == [
        ("19:00", "base"), ("20:00", "heroes"),
    ]  # fmt: skip
    clock.pass_time(timedelta(minutes=60))
    for one in PEOPLE[:4]:
        await entries.enter(context, ContestId(listed[0].id), one, has_more_time=False)
    await ContestTask(context, ()).check()
    found = await entries.entry(context, ContestId(listed[0].id), PEOPLE[0])
    assert found is not None and found.status == "playing"


async def test_friends_are_named_and_lines_are_near(context: ServerContext) -> None:
    contest = await an_arena(context)
    await enter(context, contest, *PEOPLE)
    await PeopleQueries(context.database).follow(PEOPLE[0].id, PEOPLE[3].id)
    shown = await pages.contest_details(context, ContestBoards(context), contest.id, PEOPLE[0])
    assert shown.friends == ("Person 3",)
    assert shown.own is not None and shown.own.is_you and shown.entry.waiting == 0
    assert "person-" not in str(shown)
