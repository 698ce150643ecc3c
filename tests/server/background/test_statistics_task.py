"""The task that counts finished games: it goes on after failures, and keeps to its cap."""

import asyncio
import logging
from typing import cast

import pytest

from inkland.server.background import statistics_task
from inkland.server.background.statistics_task import StatisticsTask
from inkland.server.statistics.counting import GameCounter
from inkland.table.errors import StorageUnavailable

pytestmark = pytest.mark.anyio


class ScriptedCounter:
    """Answers with these numbers of games, or raises; then there is nothing more to count."""

    def __init__(self, *answers: int | Exception) -> None:
        self.answers = list(answers)
        self.is_done = asyncio.Event()

    async def count_due(self, limit: int) -> int:
        """The next answer."""
        assert limit == statistics_task.MAX_GAMES_PER_CHECK
        if not self.answers:
            self.is_done.set()
            return 0
        answer = self.answers.pop(0)
        if isinstance(answer, Exception):
            raise answer
        return answer


async def test_it_goes_on_after_failures(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.CRITICAL)
    counter = ScriptedCounter(10, StorageUnavailable("gone"), ValueError("broken"), 3)
    task = asyncio.create_task(StatisticsTask(cast("GameCounter", counter), 60_000).run())
    await counter.is_done.wait()
    task.cancel()


def test_the_pause_keeps_to_the_cap() -> None:
    task = StatisticsTask(cast("GameCounter", ScriptedCounter()), 60)
    assert [task.pause_seconds(games) for games in (0, 3, 10)] == [
        statistics_task.CHECK_SECONDS,
        3.0,
        10.0,
    ]
