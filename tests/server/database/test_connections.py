"""Lines to PostgreSQL that fall silent, as in a failover, and processes that are stuck."""

import asyncio
from collections.abc import AsyncIterator, Iterator

import psycopg
import pytest
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from inkland.server.features.upkeep.audit import audit
from inkland.server.jobs.queue import PostgresJobs
from inkland.server.postgres import pools
from inkland.server.postgres.timed_connections import with_line_timeouts
from inkland.server.process.readiness import STUCK_AFTER_SECONDS, ReadinessProbe
from inkland.server.tables.storage import PostgresStorage
from inkland.table.errors import StorageUnavailable
from inkland.table.storage import purpose
from inkland.table.storage.records import FollowUp, Job
from proof.chaos.proxy import CONDITIONS, NORMAL, Proxy, to_socket
from support.storage_samples import ADA, BOB, BOT_SITS, some_entries, started

pytestmark = pytest.mark.anyio

_LINE = "database"
_CALLS = 6
# What has no timeout of its own waits for good; what has one is done long before.
_PATIENCE_SECONDS = 240.0


@pytest.fixture
def proxy() -> Iterator[Proxy]:
    """A proxy, closed at the end."""
    made = Proxy()
    yield made
    made.close()


@pytest.fixture
def distant(proxy: Proxy, database: str) -> str:
    """The connection string of the database behind the proxy."""
    facts = conninfo_to_dict(database)
    port = proxy.open(_LINE, to_socket(f"{facts['host']}/.s.PGSQL.{facts['port']}"))
    return make_conninfo(database, host="127.0.0.1", port=port, sslmode="disable")


@pytest.fixture
async def distant_storage(distant: str) -> AsyncIterator[PostgresStorage]:
    """Storage behind the proxy, with several connections open."""
    made = await PostgresStorage.open(distant)
    await made.add_guest(ADA, b"session of Ada")
    await made.add_guest(BOB, b"session of Bob")
    await asyncio.gather(*(made.account_of(b"session of Ada") for _ in range(_CALLS)))
    yield made
    await made.close()


async def test_lines_that_fall_silent_fail_soon_and_are_replaced(
    distant_storage: PostgresStorage, proxy: Proxy
) -> None:
    proxy.silence(_LINE)
    async with asyncio.timeout(_PATIENCE_SECONDS):
        calls = (distant_storage.account_of(b"session of Ada") for _ in range(_CALLS))
        answers = await asyncio.gather(*calls, return_exceptions=True)
        assert any(isinstance(answer, StorageUnavailable) for answer in answers)
        # One failure was enough: no call meets a silent line any more.
        calls = (distant_storage.account_of(b"session of Ada") for _ in range(_CALLS))
        assert await asyncio.gather(*calls) == [ADA] * _CALLS
        assert await distant_storage.is_ready()


async def test_readers_who_gave_up_in_an_outage_do_not_keep_others_out_afterwards(
    distant: str, proxy: Proxy, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pools, "_MAX_WAITING_READS", _CALLS)
    storage = await PostgresStorage.open(distant)
    proxy.change(_LINE, CONDITIONS["down"])
    with purpose.reading():
        calls = (storage.account_of(b"session of Ada") for _ in range(2 * _CALLS))
        answers = await asyncio.gather(*calls, return_exceptions=True)
        assert all(isinstance(answer, StorageUnavailable) for answer in answers)
        proxy.change(_LINE, NORMAL)
        async with asyncio.timeout(_PATIENCE_SECONDS):
            assert await storage.account_of(b"session of Ada") is None
    await storage.close()


async def test_a_call_that_is_cancelled_does_not_wait_for_a_silent_line(
    distant_storage: PostgresStorage, proxy: Proxy
) -> None:
    proxy.silence(_LINE)
    call = asyncio.create_task(distant_storage.account_of(b"session of Ada"))
    await asyncio.sleep(0.2)
    call.cancel()
    async with asyncio.timeout(_PATIENCE_SECONDS):
        with pytest.raises(asyncio.CancelledError):
            await call
        while not await distant_storage.is_ready():
            pass


async def test_a_process_that_is_lost_in_a_transaction_locks_a_table_only_for_a_while(
    distant_storage: PostgresStorage, storage: PostgresStorage, proxy: Proxy
) -> None:
    table = await started(storage)
    async with (
        distant_storage.database.players.connection() as connection,
        asyncio.timeout(_PATIENCE_SECONDS),
    ):
        await connection.execute("BEGIN")
        await connection.execute("UPDATE game SET title = 'lost' WHERE id = %s", [table.id])
        proxy.silence(_LINE)
        while True:
            try:
                assert await storage.change_table(table._replace(version=3))
                break
            except StorageUnavailable:
                continue
        await connection.close()


async def test_a_primary_that_has_become_a_replica_is_left(
    distant_storage: PostgresStorage,
) -> None:
    for connection in list(distant_storage.database.players._pool):
        await connection.execute("SET default_transaction_read_only = on")
    with pytest.raises(StorageUnavailable):
        await distant_storage.rename(ADA)
    assert await distant_storage.is_ready()
    await distant_storage.rename(ADA)


async def test_jobs_are_done_after_the_lines_of_their_worker_fell_silent(
    distant: str, storage: PostgresStorage, proxy: Proxy, database: str
) -> None:
    table = await started(storage, "bots", BOT_SITS)
    jobs = await PostgresJobs.open(distant)
    done: list[int] = []

    async def lose_the_line(job: Job) -> None:
        if len(done) < 2:  # after the job, and while one fails
            proxy.silence(_LINE)
        done.append(job.number)
        if len(done) == 2:
            raise OSError("it fails in the middle of the failover")

    work = asyncio.create_task(jobs.work({"bots": lose_the_line}, 2))
    try:
        async with asyncio.timeout(_PATIENCE_SECONDS):
            for after in (2, 3):
                assert await storage.append(
                    table.id, after, some_entries(after), [], FollowUp(asked=after)
                )
                while after + 1 not in done:
                    await asyncio.sleep(0.05)
            while done.count(4) < 2 or _jobs(database):
                await asyncio.sleep(0.05)
    finally:
        work.cancel()
        await asyncio.gather(work, return_exceptions=True)
        await jobs.close()
    assert done == [3, 4, 4]


def _jobs(database: str) -> int:
    """The number of jobs that wait or are being done."""
    with psycopg.connect(database) as connection:
        found = connection.execute("SELECT count(*) FROM procrastinate_jobs").fetchone()
        assert found is not None
        return int(found[0])


# --- Health checks


async def test_a_database_that_does_not_answer_is_not_ready_and_not_our_fault(
    distant_storage: PostgresStorage, proxy: Proxy
) -> None:
    now = 0.0
    probe = ReadinessProbe(distant_storage, lambda: now)
    await probe.probe()
    assert probe.is_ready and probe.is_healthy
    proxy.change(_LINE, CONDITIONS["hole"])
    async with asyncio.timeout(_PATIENCE_SECONDS):
        now += STUCK_AFTER_SECONDS + 1
        assert not probe.is_ready  # known before the next probe ends
        await probe.probe()
    assert not probe.is_ready and probe.is_healthy  # a restart would not help
    proxy.change(_LINE, NORMAL)
    await probe.probe()
    assert probe.is_ready and probe.is_healthy


async def test_a_process_that_is_stuck_while_the_database_works_is_unhealthy(distant: str) -> None:
    storage = await PostgresStorage.open(distant, 1)
    now = 0.0
    probe = ReadinessProbe(storage, lambda: now)
    async with storage.database.players.connection():  # never returned
        await probe.probe()
        assert not probe.is_ready and probe.is_healthy
        now += STUCK_AFTER_SECONDS + 1
        await probe.probe()
        assert not probe.is_healthy
    await probe.probe()
    assert probe.is_ready and probe.is_healthy
    await storage.close()


async def test_a_process_whose_probe_is_stuck_is_unhealthy(
    distant_storage: PostgresStorage,
) -> None:
    now = 0.0
    probe = ReadinessProbe(distant_storage, lambda: now)
    await probe.probe()
    now += STUCK_AFTER_SECONDS + 1
    assert not probe.is_healthy and not probe.is_ready


# --- Lines of programs


def test_every_line_has_timeouts_and_an_operator_may_set_others(distant: str) -> None:
    facts = conninfo_to_dict(with_line_timeouts(distant))
    assert facts["keepalives"] == "1" and int(str(facts["tcp_user_timeout"])) <= 10_000
    given = make_conninfo(distant, connect_timeout=7, tcp_user_timeout=1)
    facts = conninfo_to_dict(with_line_timeouts(given))
    assert (facts["connect_timeout"], facts["tcp_user_timeout"]) == ("7", "1")
    assert audit(distant).broken == ()
