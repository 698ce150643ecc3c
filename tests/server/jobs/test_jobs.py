"""The contract of jobs: stored with their cause, run at least once, and never lost."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from datetime import UTC, datetime, timedelta
from typing import Final

import procrastinate
import psycopg
import pytest

from inkland.server.jobs.port import BotBacklog
from inkland.server.jobs.queue import PostgresJobs
from inkland.server.tables.storage import PostgresStorage
from inkland.table.fair_turns import TurnOver
from inkland.table.ids import AccountId, TableId
from inkland.table.storage.records import (
    BOTS_ALONE_PRIORITY,
    Account,
    FollowUp,
    Job,
    KeptAnswer,
    SeatResult,
    Table,
)
from support.storage_samples import (
    ADA,
    ADA_SITS,
    BOB,
    BOB_SITS,
    BOT_SITS,
    over,
    some_entries,
    started,
)

pytestmark = pytest.mark.anyio

_SOON: Final = 10.0


@pytest.fixture
async def jobs(storage: PostgresStorage, database: str) -> AsyncIterator[PostgresJobs]:
    """The jobs of the storage."""
    made = await PostgresJobs.open(database)
    yield made
    await made.close()


@asynccontextmanager
async def at_work(
    jobs: PostgresJobs, work: Callable[[Job], Awaitable[None]], at_once: int = 2
) -> AsyncIterator[None]:
    """Run the jobs meanwhile."""
    task = asyncio.create_task(jobs.work({"bots": work}, at_once))
    try:
        yield
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


class Done(list[Job]):
    """The finished jobs, in order."""

    async def __call__(self, job: Job) -> None:
        self.append(job)

    async def are(self, number: int) -> None:
        """Wait until `number` jobs are done, and a moment longer."""
        async with asyncio.timeout(_SOON):
            while len(self) < number:
                await asyncio.sleep(0.01)
        await asyncio.sleep(0.1)
        assert len(self) == number


async def asked(storage: PostgresStorage, table: Table, after: int) -> bool:
    """Open a new step."""
    return await storage.append(table.id, after, some_entries(after), [], FollowUp(asked=after))


async def test_a_step_gives_work_if_a_bot_sits_at_the_table(
    storage: PostgresStorage, jobs: PostgresJobs
) -> None:
    people = await started(storage, "people", ADA_SITS, BOB_SITS)
    bots = await started(storage, "bots", ADA_SITS, BOT_SITS)
    for table in (people, bots):
        assert await asked(storage, table, 2)
    assert await storage.append(
        bots.id, 3, some_entries(3), [KeptAnswer(0, "c", "x")]
    )  # no new step
    done = Done()
    async with at_work(jobs, done):
        await done.are(1)
    assert done == [Job("bots", bots.id, 3)]
    assert await jobs.waiting() == 0


async def test_an_append_that_fails_gives_no_work(
    storage: PostgresStorage, jobs: PostgresJobs
) -> None:
    table = await started(storage, "bots", ADA_SITS, BOT_SITS)
    assert not await asked(storage, table, 1)
    assert await storage.append(table.id, 2, some_entries(3), [KeptAnswer(0, "c", "x")])
    twice = [KeptAnswer(0, "c", "y")]
    assert not await storage.append(table.id, 3, some_entries(4), twice, FollowUp(asked=1))
    assert await jobs.waiting() == 0


async def test_a_bot_that_sits_down_in_a_running_game_has_work(
    storage: PostgresStorage, jobs: PostgresJobs
) -> None:
    table = await started(storage, "people", ADA_SITS, BOB_SITS)
    away = table._replace(version=3, seats=(ADA_SITS, BOB_SITS._replace(bot="greedy")))
    assert await storage.change_table(away)
    assert await jobs.waiting() == 1
    back = table._replace(version=4)
    assert await storage.change_table(back)
    assert await jobs.waiting() == 1


async def test_tables_with_people_and_accounts_with_few_jobs_come_first(
    storage: PostgresStorage, jobs: PostgresJobs
) -> None:
    tables = [
        *[(f"alone {n}", (BOT_SITS,), ADA.id) for n in (1, 2, 3)],
        ("alone 4", (BOT_SITS, ADA_SITS._replace(bot="greedy")), BOB.id),
        *[(f"Ada's {n}", (ADA_SITS, BOT_SITS), ADA.id) for n in (1, 2)],
        ("Bob's", (BOB_SITS, BOT_SITS), BOB.id),
    ]
    for name, seats, host in tables:
        assert await asked(storage, await started(storage, name, *seats, host=host), 2)
    done = Done()
    async with at_work(jobs, done, at_once=1):
        await done.are(len(tables))
    order = ["Bob's", "Ada's 1", "Ada's 2", "alone 1", "alone 4", "alone 2", "alone 3"]
    assert [job.table for job in done] == order


async def test_many_guests_of_one_address_come_after_those_of_others(
    storage: PostgresStorage, jobs: PostgresJobs
) -> None:
    guests = [Account(AccountId(f"guest {n}"), f"Guest {n}") for n in range(4)]
    for guest in guests:
        await storage.add_guest(guest, guest.id.encode())
        sits = ADA_SITS._replace(account=guest.id)
        table = await started(storage, guest.id, sits, BOT_SITS, host=guest.id, source=1)
        assert await asked(storage, table, 2)
    for name, source in (("Bob's", 2), ("Bob's second", 2), ("unknown", None)):
        table = await started(storage, name, BOB_SITS, BOT_SITS, host=BOB.id, source=source)
        assert await asked(storage, table, 2)
    done = Done()
    async with at_work(jobs, done, at_once=1):
        await done.are(7)
    order = ["guest 0", "Bob's", "guest 1", "Bob's second", "guest 2", "unknown", "guest 3"]
    assert [job.table for job in done] == order
    assert [job.priority for job in done] == [0, 0, -1, -1, -2, -2, -3]


async def test_players_who_have_gone_come_with_the_bots_alone(
    storage: PostgresStorage, jobs: PostgresJobs, database: str
) -> None:
    tables = [
        await started(storage, name, sits, BOT_SITS, host=account.id)
        for name, sits, account in (("gone", ADA_SITS, ADA), ("here", BOB_SITS, BOB))
    ]
    with psycopg.connect(database) as connection:
        connection.execute("UPDATE game SET changed_at = now() - interval '2 minutes'")
        connection.execute("UPDATE seat SET seen_at = now() - interval '2 minutes'")
    await storage.report_connected([(tables[1].id, 0)])
    for table in tables:
        assert await asked(storage, table, 2)
    done = Done()
    async with at_work(jobs, done, at_once=1):
        await done.are(2)
    assert [(job.table, job.priority) for job in done] == [
        ("here", 0),
        ("gone", BOTS_ALONE_PRIORITY),
    ]


async def test_a_job_that_has_had_its_turn_lets_the_others_pass(
    storage: PostgresStorage, jobs: PostgresJobs
) -> None:
    for name in ("long", "short 1", "short 2"):
        table = await started(storage, name, ADA_SITS, BOT_SITS, host=ADA.id)
        assert await asked(storage, table, 2)
    done, turns = Done(), iter([True, True])

    async def work(job: Job) -> None:
        if job.table == "long" and next(turns, False):
            raise TurnOver
        await done(job)

    async with at_work(jobs, work, at_once=1):
        await done.are(3)
    assert [job.table for job in done] == ["short 1", "short 2", "long"]


async def test_unfinished_jobs_are_counted_until_they_are_done(
    storage: PostgresStorage, jobs: PostgresJobs
) -> None:
    assert await jobs.bot_backlog() == BotBacklog()
    for name, seats in (("people", (ADA_SITS, BOT_SITS)), ("1", (BOT_SITS,)), ("2", (BOT_SITS,))):
        assert await asked(storage, await started(storage, name, *seats), 2)
    first = await jobs.bot_backlog()
    assert (first.people.jobs, first.bots_alone.jobs) == (1, 2)
    go_on, done = asyncio.Event(), Done()

    async def work(job: Job) -> None:
        await go_on.wait()
        await done(job)

    async with at_work(jobs, work, at_once=3):
        async with asyncio.timeout(_SOON):
            while await jobs.waiting():  # all are in progress
                await asyncio.sleep(0.01)
        later = await jobs.bot_backlog()
        assert (later.people.jobs, later.bots_alone.jobs) == (1, 2)
        assert later.people.oldest_seconds > first.people.oldest_seconds
        assert later.bots_alone.oldest_seconds > first.bots_alone.oldest_seconds
        go_on.set()
        await done.are(3)
        async with asyncio.timeout(_SOON):
            while await jobs.bot_backlog() != BotBacklog():
                await asyncio.sleep(0.01)


async def test_a_job_is_retried_at_once_whatever_the_clock_of_its_process_says(
    storage: PostgresStorage, jobs: PostgresJobs, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        procrastinate.utils, "utcnow", lambda: datetime.now(UTC) + timedelta(days=1)
    )
    assert await asked(storage, await started(storage, "bots", BOT_SITS), 2)
    failures, done = iter([True]), Done()

    async def clumsy(job: Job) -> None:
        if next(failures, False):
            raise OSError
        await done(job)

    async with at_work(jobs, clumsy):
        await done.are(1)


async def test_work_that_fails_is_done_again(storage: PostgresStorage, jobs: PostgresJobs) -> None:
    table = await started(storage, "bots", BOT_SITS)
    assert await asked(storage, table, 2)
    failures = iter([True, True])
    done = Done()
    ages: list[float] = []

    async def clumsy(job: Job) -> None:
        ages.append((await jobs.bot_backlog()).bots_alone.oldest_seconds)
        if next(failures, False):
            raise OSError
        await done(job)

    async with at_work(jobs, clumsy):
        await done.are(1)
    assert max(ages) < 3_600  # since it was queued, whatever time a retry is due


async def test_work_that_fails_waits_by_no_clock_but_the_databases(
    storage: PostgresStorage, jobs: PostgresJobs, database: str
) -> None:
    table = await started(storage, "bots", BOT_SITS)
    failed = asyncio.Event()

    async def fail(_job: Job) -> None:
        if failed.is_set():
            await asyncio.Event().wait()
        failed.set()
        raise OSError

    with psycopg.connect(database, autocommit=True) as connection:
        before = connection.execute("SELECT clock_timestamp()").fetchone()
        assert await asked(storage, table, 2)
        async with at_work(jobs, fail), asyncio.timeout(_SOON):
            await failed.wait()
            while True:
                (job,) = connection.execute(
                    "SELECT attempts, scheduled_at FROM procrastinate_jobs"
                ).fetchall()
                if job[0] > 0:
                    break
                await asyncio.sleep(0.01)
    assert before is not None and job[1] < before[0]


async def test_bots_that_were_forgotten_are_reminded_once(
    storage: PostgresStorage, jobs: PostgresJobs
) -> None:
    await started(storage, "people", ADA_SITS, BOB_SITS)
    forgotten = await started(storage, "forgotten", BOT_SITS)  # as a release without jobs does it
    busy = await started(storage, "busy", BOT_SITS)
    assert await asked(storage, busy, 2)
    ended = await started(storage, "over", BOT_SITS)
    assert await storage.append(ended.id, 2, some_entries(3), [], over(SeatResult(0, 9, 1, None)))
    assert await storage.requeue_forgotten_bots(0) == 1
    assert await storage.requeue_forgotten_bots(0) == 0
    done = Done()
    async with at_work(jobs, done):
        async with asyncio.timeout(_SOON):
            while forgotten.id not in {job.table for job in done}:
                await asyncio.sleep(0.01)


async def test_the_jobs_of_a_worker_that_died_are_given_back(
    storage: PostgresStorage, jobs: PostgresJobs, database: str
) -> None:
    table = await started(storage, "bots", BOT_SITS)
    assert await asked(storage, table, 2)
    with psycopg.connect(database, autocommit=True) as connection:
        worker = connection.execute(
            "INSERT INTO procrastinate_workers (last_heartbeat) "
            "VALUES (now() - interval '6 s') RETURNING id"
        ).fetchone()
        assert worker is not None
        connection.execute("SELECT * FROM procrastinate_fetch_job_v2(NULL, %s)", worker)
    assert await jobs.waiting() == 0
    assert await jobs.requeue_dead() == 1
    assert await jobs.requeue_dead() == 0
    done = Done()
    async with at_work(jobs, done):
        await done.are(1)
    assert done == [Job("bots", TableId("bots"), 3, BOTS_ALONE_PRIORITY)]
