"""The task that counts finished games for the statistics of their players.

Any number of processes may run it: storage gives each game to one of them, and counts it once.
"""

import asyncio
import logging
from typing import Final

from inkland.server.statistics.counting import GameCounter
from inkland.table.errors import StorageUnavailable

CHECK_SECONDS: Final = 1.0
MAX_GAMES_PER_CHECK: Final = 10

log = logging.getLogger(__name__)


class StatisticsTask:
    """Counts games that have ended, at most `per_minute` of them."""

    def __init__(self, counter: GameCounter, per_minute: int) -> None:
        self._counter = counter
        self._per_minute = per_minute

    async def run(self) -> None:
        """Count games until cancelled."""
        while True:
            counted = 0
            try:
                counted = await self._counter.count_due(MAX_GAMES_PER_CHECK)
            except StorageUnavailable:
                log.warning("finished games are not counted: storage is unavailable")
            except Exception:  # they are claimed again after a while
                log.exception("counting finished games failed")
            await asyncio.sleep(self.pause_seconds(counted))

    def pause_seconds(self, counted: int) -> float:
        """How long to wait after so many games, so that no minute has more than it may."""
        return counted * 60 / self._per_minute if counted else CHECK_SECONDS
