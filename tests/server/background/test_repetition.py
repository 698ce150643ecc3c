"""Work that is repeated goes on after failures, and rests after each time."""

import asyncio
import logging

import pytest

from inkland.table.errors import StorageUnavailable
from inkland.table.repetition import repeat

pytestmark = pytest.mark.anyio


async def test_it_goes_on_after_failures(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.CRITICAL)
    outcomes: list[bool | Exception] = [True, StorageUnavailable(), ValueError("broken"), False]
    is_done = asyncio.Event()

    async def scripted() -> bool:
        if not outcomes:
            is_done.set()
            return False
        outcome = outcomes.pop(0)
        if isinstance(outcome, Exception):
            raise outcome
        return outcome

    task = asyncio.create_task(repeat(scripted, 0.001, soon=0.001, doing="a test"))
    await is_done.wait()
    task.cancel()


async def test_it_rests_after_each_so_that_no_minute_has_more_than_it_may(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rests: list[float] = []
    left = iter([1, 1, 0, 1])

    async def sleep(seconds: float) -> None:
        rests.append(seconds)

    async def scripted() -> int:
        if len(rests) == 4:
            raise asyncio.CancelledError
        return next(left)

    monkeypatch.setattr("asyncio.sleep", sleep)
    with pytest.raises(asyncio.CancelledError):
        await repeat(scripted, 1.0, soon=60 / 600, doing="a test")
    assert rests == [0.1, 0.1, 1.0, 0.1]
