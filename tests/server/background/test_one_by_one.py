"""The task that closes windows goes on after failures."""

import asyncio
import logging

import pytest

from inkland.server.background.one_by_one import OneByOneTask
from inkland.table.errors import StorageUnavailable

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

    task = asyncio.create_task(OneByOneTask(scripted, 0.001, 0.001).run())
    await is_done.wait()
    task.cancel()
