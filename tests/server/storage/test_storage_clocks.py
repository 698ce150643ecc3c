"""The storage contract for clocks and presence, on PostgreSQL and in memory."""

import asyncio
import time
from datetime import timedelta

import pytest

from inkland.server.tables.storage import PostgresStorage
from inkland.table.ids import TableId
from inkland.table.storage.memory import MemoryStorage
from inkland.table.storage.port import Storage
from inkland.table.storage.records import (
    FollowUp,
    KeptAnswer,
    SeatResult,
    Table,
    TableProgress,
)
from support.each_host import ON_EACH_HOST
from support.storage_samples import (
    ADA_SITS,
    BOB_SITS,
    BOT_SITS,
    changes,
    clocked,
    over,
    some_entries,
    started,
)

pytestmark = [pytest.mark.anyio, ON_EACH_HOST]


async def told(storage: Storage, table: Table) -> TableProgress:
    """The progress of a table."""
    (news,) = await storage.progress([table.id, TableId("none")])
    return news


async def left(storage: Storage, table: Table) -> float:
    """The seconds left for the step."""
    found = (await told(storage, table)).left
    assert found is not None
    return found


def late(table: Table) -> Table:
    """The table with a stand-in for Bob, who was late."""
    seats = (ADA_SITS, BOB_SITS._replace(bot="greedy"))
    return table._replace(version=table.version + 1, seats=seats, late_step=1)


async def test_a_step_has_its_time_from_when_it_is_opened(storage: Storage) -> None:
    table = await clocked(storage, 60)
    assert (await told(storage, table))[:4] == (table.id, 2, 2, 1)
    first = await left(storage, table)
    assert 58 < first <= 60
    await asyncio.sleep(0.3)
    assert await storage.append(table.id, 2, some_entries(3), [])  # the same step is open
    second = await left(storage, table)
    assert second < first - 0.2
    assert await storage.append(table.id, 3, some_entries(4), [], FollowUp(asked=2))
    assert (await told(storage, table)).step == 2
    assert await left(storage, table) > second
    assert await storage.append(table.id, 4, some_entries(5), [], over(SeatResult(0, 9, 1, None)))
    assert (await told(storage, table))[3:] == (None, None)


async def test_without_a_clock_nothing_is_ever_due(storage: Storage) -> None:
    table = await clocked(storage, None)
    assert (await told(storage, table))[3:] == (1, None)
    assert await storage.due_deadlines(10) == ()
    assert not await storage.expire_step(late(table), 2, 1)


async def test_a_clock_fires_once_and_only_when_the_time_is_up(storage: Storage) -> None:
    table = await clocked(storage)
    assert await storage.due_deadlines(10) == ()
    assert not await changes(storage, table, storage.expire_step(late(table), 2, 1))
    await asyncio.sleep(1.05)
    await storage.heartbeat()
    assert await storage.due_deadlines(10) == ((table.id, 1),)
    tries = [storage.expire_step(late(table), 2, 1) for _ in range(8)]
    assert sorted(await asyncio.gather(*tries)) == [False] * 7 + [True]
    assert await storage.due_deadlines(10) == ()
    assert await storage.table(table.id) == late(table)


async def test_a_clock_of_another_step_or_moment_does_not_fire(storage: Storage) -> None:
    table = await clocked(storage)
    await asyncio.sleep(1.05)
    await storage.heartbeat()
    assert not await changes(storage, table, storage.expire_step(late(table), 2, 2))
    assert not await changes(storage, table, storage.expire_step(late(table), 1, 1))
    assert not await changes(storage, table, storage.expire_step(late(late(table)), 2, 1))
    assert await storage.append(table.id, 2, some_entries(3), [], FollowUp(asked=2))
    assert not await changes(storage, table, storage.expire_step(late(table), 3, 1))
    assert not await changes(storage, table, storage.expire_step(late(table), 3, 2))


async def test_a_step_whose_time_was_up_never_has_any_again(storage: Storage) -> None:
    """Not when the player comes back, nor by a pause, nor with a longer clock."""
    table = await clocked(storage)
    await asyncio.sleep(1.05)
    await storage.heartbeat()
    assert await storage.expire_step(late(table), 2, 1)
    back = table._replace(version=4, late_step=1)
    later = (back, back._replace(is_paused=True), back, back._replace(clock=60))
    for number, changed in enumerate(later):
        assert await storage.change_table(changed._replace(version=4 + number))
        assert (await told(storage, table)).left is None
    assert await storage.append(table.id, 2, some_entries(3), [], FollowUp(asked=2))
    assert 50 < await left(storage, table) <= 60


async def test_bots_of_a_step_whose_time_was_up_are_not_forgotten(storage: Storage) -> None:
    """Even if the player came back, so that no bot sits at the table."""
    table = await clocked(storage)
    assert await storage.requeue_forgotten_bots(0) == 0
    assert await storage.change_table(table._replace(version=3, late_step=1))
    assert await storage.requeue_forgotten_bots(0) == 1


async def test_a_closed_table_has_no_clock_and_takes_no_entry(storage: Storage) -> None:
    table = await clocked(storage)
    assert await storage.change_table(table._replace(version=3, status="closed"))
    await asyncio.sleep(1.05)
    await storage.heartbeat()
    assert (await told(storage, table)).left is None
    assert await storage.due_deadlines(10) == ()
    assert not await changes(storage, table, storage.append(table.id, 2, some_entries(3), []))
    answer = [KeptAnswer(0, "c", "x")]
    assert not await changes(storage, table, storage.append(table.id, 2, [], answer))
    game = await storage.game(table.id)
    assert game is not None and game.is_closed
    assert await storage.requeue_forgotten_bots(0) == 0


async def test_a_longer_clock_gives_the_open_step_as_much_more(storage: Storage) -> None:
    table = await clocked(storage, 60)
    table = table._replace(version=3, clock=600)
    assert await storage.change_table(table)
    assert 598 < await left(storage, table) <= 600
    table = table._replace(version=4, pause=(0, 1), is_paused=True)
    assert await storage.change_table(table)
    table = table._replace(version=5, clock=700)
    assert await storage.change_table(table)
    stands = await left(storage, table)
    assert 698 < stands <= 700
    table = table._replace(version=6, pause=(), is_paused=False, clock=800)
    assert await storage.change_table(table)
    assert stands + 98 < await left(storage, table) <= 800
    table = table._replace(version=7, clock=100)  # a shorter clock does not apply to an open step
    assert await storage.change_table(table)
    assert 790 < await left(storage, table) <= 800


async def nobody_kept_the_time(storage: Storage, seconds: int) -> None:
    """Pretend that no heartbeat came for this long, from a second after the step opened."""
    gap = timedelta(seconds=seconds)
    if isinstance(storage, MemoryStorage):
        storage._pulses["deadlines"] -= gap
        for table, glass in storage._glasses.items():
            opened = glass.asked_at - gap - timedelta(seconds=1)
            storage._glasses[table] = glass._replace(asked_at=opened).set_back(-gap)
        return
    assert isinstance(storage, PostgresStorage)
    async with storage.database.players.connection() as connection:
        await connection.execute("UPDATE pulse SET at = at - %s", [gap])
        await connection.execute(
            "UPDATE game SET deadline_at = deadline_at - %s, "
            "asked_at = asked_at - %s - interval '1 s'",
            [gap, gap],
        )


async def test_a_gap_in_which_nobody_kept_the_time_is_given_back_once(
    storage: Storage,
) -> None:
    begun = time.monotonic()
    table = await clocked(storage, 10)
    await nobody_kept_the_time(storage, 30)
    assert await left(storage, table) < -19
    assert await storage.due_deadlines(10) == ()  # no deadline fires before the gap is credited
    assert not await storage.expire_step(late(table), 2, 1)
    gaps = await asyncio.gather(*(storage.heartbeat() for _ in range(5)))
    assert sorted(gap > 2 for gap in gaps) == [False] * 4 + [True]
    found = await left(storage, table)
    assert 9 - (time.monotonic() - begun) < found < 11
    assert await storage.due_deadlines(10) == ()


async def test_a_step_opened_in_the_gap_gets_back_its_own_part_of_it(
    storage: Storage,
) -> None:
    table = await clocked(storage, 10)
    await nobody_kept_the_time(storage, 30)
    assert await storage.append(table.id, 2, some_entries(3), [], FollowUp(asked=2))
    await asyncio.sleep(0.5)
    begun = time.monotonic()
    await storage.heartbeat()
    found = await left(storage, table)
    assert 9.9 - (time.monotonic() - begun) < found < 10.1


async def set_the_clock_back(storage: Storage, back: timedelta) -> None:
    """Pretend that the clock of the storage was ahead by so much up to now."""
    if isinstance(storage, MemoryStorage):
        storage._pulses["deadlines"] += back
        for table, glass in storage._glasses.items():
            storage._glasses[table] = glass._replace(asked_at=glass.asked_at + back).set_back(back)
        for seat, at in storage._seen_at.items():
            storage._seen_at[seat] = at + back
        return
    assert isinstance(storage, PostgresStorage)
    async with storage.database.players.connection() as connection:
        await connection.execute("UPDATE pulse SET at = at + %s", [back])
        await connection.execute(
            "UPDATE game SET deadline_at = deadline_at + %s, asked_at = asked_at + %s", [back, back]
        )
        await connection.execute("UPDATE seat SET seen_at = seen_at + %s", [back])


async def test_a_clock_that_is_set_back_gives_no_step_more_time(storage: Storage) -> None:
    table = await clocked(storage, 40)
    await storage.heartbeat()
    await set_the_clock_back(storage, timedelta(hours=1))
    assert await left(storage, table) > 3600
    assert await storage.heartbeat() < -3000
    assert 35 < await left(storage, table) <= 40
    assert await storage.append(table.id, 2, some_entries(3), [], FollowUp(asked=2))
    assert await storage.heartbeat() >= 0
    assert 35 < await left(storage, table) <= 40


async def put_the_heartbeat_ahead(storage: Storage, ahead: timedelta) -> None:
    """Pretend that the last heartbeat was written by a clock that was ahead by so much."""
    if isinstance(storage, MemoryStorage):
        storage._pulses["deadlines"] += ahead
        return
    assert isinstance(storage, PostgresStorage)
    async with storage.database.players.connection() as connection:
        await connection.execute("UPDATE pulse SET at = at + %s", [ahead])


async def test_a_step_that_opens_just_after_the_clock_is_set_back_has_its_whole_time(
    storage: Storage,
) -> None:
    begun = time.monotonic()
    table = await clocked(storage, 40)
    await storage.heartbeat()
    # The heartbeat reads the clock, waits for the game, and finds a step that opened meanwhile.
    await set_the_clock_back(storage, timedelta(seconds=1))
    await put_the_heartbeat_ahead(storage, timedelta(seconds=15))
    assert await storage.heartbeat() < -14
    found = await left(storage, table)
    assert 38 - (time.monotonic() - begun) < found <= 40


async def test_a_pause_at_the_moment_the_clock_is_set_back_keeps_no_more_than_a_step(
    storage: Storage,
) -> None:
    table = await clocked(storage, 40)
    await storage.heartbeat()
    await set_the_clock_back(storage, timedelta(hours=1))
    assert await storage.change_table(table._replace(version=3, pause=(0, 1), is_paused=True))
    await storage.heartbeat()
    assert 35 < await left(storage, table) <= 40
    assert await storage.change_table(table._replace(version=4))
    assert 35 < await left(storage, table) <= 40


async def test_after_the_clock_is_set_back_nobody_counts_as_present_for_an_hour(
    storage: Storage,
) -> None:
    table = await started(storage, "table-1", ADA_SITS, BOT_SITS)
    await storage.append(table.id, 2, some_entries(2), [], FollowUp(asked=1))
    await storage.report_connected([(table.id, 0)])
    await set_the_clock_back(storage, timedelta(hours=1))
    await storage.heartbeat()
    assert 0 <= (await storage.absences(table.id))[0] < 60


async def test_a_pause_keeps_the_time_and_a_step_opened_in_it_has_all(
    storage: Storage,
) -> None:
    table = await clocked(storage, 2)
    paused = table._replace(version=3, pause=(0, 1), is_paused=True)
    assert await storage.change_table(paused)
    assert await storage.table(table.id) == paused
    before = await left(storage, table)
    await asyncio.sleep(0.2)
    assert await left(storage, table) == before
    assert await storage.due_deadlines(10) == ()
    assert await storage.append(table.id, 2, some_entries(3), [], FollowUp(asked=2))
    assert await left(storage, table) == 2
    begun = time.monotonic()
    assert await storage.change_table(paused._replace(version=4, pause=(), is_paused=False))
    found = await left(storage, table)
    assert 4.5 - (time.monotonic() - begun) < found <= 5  # nobody is late at once


async def test_a_step_of_a_release_without_clocks_is_wound_up(storage: Storage) -> None:
    table = await clocked(storage, 60)
    assert await storage.append(table.id, 2, some_entries(3), [])
    await storage.start_missing_clock(table.id, 2, 2)
    assert (await told(storage, table)).step == 1
    await storage.start_missing_clock(table.id, 3, 2)
    assert (await told(storage, table)).step == 2
    wound_up = await left(storage, table)
    assert wound_up > 58
    await asyncio.sleep(0.1)
    await storage.start_missing_clock(table.id, 3, 2)
    assert await left(storage, table) < wound_up


async def test_who_was_seen_is_away_since_then(storage: Storage) -> None:
    table = await started(storage)
    assert await storage.absences(table.id) == {}
    await storage.report_connected([(table.id, 1), (TableId("none"), 0)])
    await asyncio.sleep(0.1)
    away = await storage.absences(table.id)
    assert list(away) == [1] and 0.1 <= away[1] < 2
    begun = time.monotonic()
    await storage.report_connected([(table.id, 1), (table.id, 0)])
    longest = max((await storage.absences(table.id)).values())
    assert longest <= time.monotonic() - begun
