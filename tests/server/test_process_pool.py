"""Worker processes: a cap on the processor holds while one computes; all end at once."""

import asyncio
import signal
import time
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from timeit import timeit

import pytest

from inkland.server.process.process_pool import ProcessPool

ROUNDS = 30_000  # about half a second of processor time


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="there is no such timer")
@pytest.mark.parametrize("percent", [10, 40])
def test_a_capped_worker_rests(percent: int) -> None:
    async def share() -> float:
        pool = ProcessPool(1, percent=percent)
        before = await pool.run(time.process_time)
        seconds = await pool.run(timeit, "sum(range(1000))", "pass", time.perf_counter, ROUNDS)
        used = await pool.run(time.process_time) - before
        pool.close()
        return used / seconds

    assert asyncio.run(share()) < percent / 100 * 1.25


def test_a_pool_is_closed_while_its_process_still_starts() -> None:
    async def seconds() -> float:
        pool = ProcessPool(1, initializer=partial(time.sleep, 120))
        waiting = asyncio.create_task(pool.run(time.process_time))
        await asyncio.sleep(1)
        started_at = time.monotonic()
        pool.close()
        with pytest.raises((BrokenProcessPool, asyncio.CancelledError)):
            await waiting
        return time.monotonic() - started_at

    assert asyncio.run(seconds()) < 60
