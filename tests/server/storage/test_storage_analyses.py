"""The storage contract for the judge: a game is judged once, and a deal gets its par."""

import asyncio
from collections.abc import AsyncIterator, Awaitable
from typing import Protocol

import pytest

from inkland.server.jobs.queue import PostgresJobs
from inkland.table.ids import DealCode, JobKind, TableId
from inkland.table.storage.memory import MemoryStorage
from inkland.table.storage.port import Storage
from inkland.table.storage.records import Occupant, SeatResult, StoredAnalysis, StoredPar
from support.each_host import ON_EACH_HOST
from support.storage_samples import ADA_SITS, BOB_SITS, CODE, over, some_entries, started

pytestmark = [pytest.mark.anyio, ON_EACH_HOST]


class Waiting(Protocol):
    """Counts the jobs of a kind that wait."""

    def __call__(self, kind: JobKind = "bots") -> Awaitable[int]: ...


async def finished(storage: Storage, name: str, *seats: Occupant) -> TableId:
    table = await started(storage, name, *seats)
    results = [SeatResult(seat, 9, 1, None) for seat in range(len(seats))]
    assert await storage.append(table.id, 2, some_entries(3), [], over(*results))
    return table.id


@pytest.fixture
async def waiting(request: pytest.FixtureRequest, storage: Storage) -> AsyncIterator[Waiting]:
    """How many jobs wait."""
    if isinstance(storage, MemoryStorage):
        jobs_in_memory = storage.jobs

        async def count(kind: JobKind = "bots") -> int:
            return sum(job.kind == kind for job in jobs_in_memory)

        yield count
        return
    jobs = await PostgresJobs.open(request.getfixturevalue("database"))
    yield jobs.waiting
    await jobs.close()


async def test_a_finished_game_is_judged_once(storage: Storage, waiting: Waiting) -> None:
    table = await finished(storage, "over", ADA_SITS)
    assert await storage.analysis(table) is None
    asked = await asyncio.gather(*(storage.request_analysis(table) for _ in range(5)))
    assert sorted(asked) == [False] * 4 + [True]
    assert await waiting("analysis") == 1
    assert await storage.analysis(table) == StoredAnalysis(None)
    await storage.save_analysis(table, '{"judge":"ж"}')
    assert await storage.analysis(table) == StoredAnalysis('{"judge":"ж"}')
    assert not await storage.request_analysis(table)
    await storage.delete_analysis(table)
    assert await storage.analysis(table) == StoredAnalysis('{"judge":"ж"}')


async def test_a_game_that_goes_on_cannot_be_judged(storage: Storage, waiting: Waiting) -> None:
    table = await started(storage, "playing", ADA_SITS)
    assert not await storage.request_analysis(table.id)
    assert not await storage.request_analysis(TableId("nowhere"))
    assert await storage.analysis(table.id) is None
    assert await waiting("analysis") == 0


async def test_a_failed_analysis_can_be_requested_again(storage: Storage, waiting: Waiting) -> None:
    table = await finished(storage, "over", ADA_SITS)
    assert await storage.request_analysis(table)
    await storage.delete_analysis(table)
    assert await storage.analysis(table) is None
    await storage.save_analysis(table, "{}")
    assert await storage.analysis(table) is None
    assert await storage.request_analysis(table)


async def test_the_first_end_of_a_deal_asks_for_its_par(storage: Storage, waiting: Waiting) -> None:
    """Once for each number of seats."""
    await started(storage, "playing", ADA_SITS)
    assert await waiting("par") == 0
    for number, seats in enumerate(((ADA_SITS,), (BOB_SITS,), (ADA_SITS, BOB_SITS))):
        await finished(storage, f"table {number}", *seats)
    assert await waiting("par") == 2
    assert await waiting() == 0


async def test_par_is_kept_for_each_number_of_seats(storage: Storage) -> None:
    await finished(storage, "two", ADA_SITS, BOB_SITS)
    await finished(storage, "one", ADA_SITS)
    assert await storage.pars(CODE) == ()
    alone, two = StoredPar(1, 81.25, 23.5, "judge"), StoredPar(2, 70.5, None, "judge")
    for par in (two, alone, alone._replace(stars=9.0), StoredPar(3, 1.0, None, "judge")):
        await storage.save_par(CODE, par)
    assert await storage.pars(CODE) == (alone, two)
    assert await storage.pars(DealCode("another")) == ()
