"""The task that brings games of earlier releases into the lists of games.

Those have no summary, or one that the release before has left behind, and their seats do not know
that the game has ended. Lists do the same for what they show; this task does it for all games, so
that nobody has to wait for it. Any number of processes may run it: nothing is stored twice.
"""

import asyncio
import logging
from functools import partial
from typing import Final

from inkland.server.context import ServerContext
from inkland.table import game_lists
from inkland.table.ids import TableId
from inkland.table.repetition import repeat

RANGE_SECONDS: Final = 1.0  # between two ranges of tables
TABLES_PER_RANGE: Final = 500
REPEAT_SECONDS: Final = 6 * 3600.0  # the release before may still play beside this one

log = logging.getLogger(__name__)


class OldGameTask:
    """Walks through all tables, and folds at most `games_per_second` of their games."""

    def __init__(self, context: ServerContext, games_per_second: int) -> None:
        self._context = context
        self._pause_seconds = 1 / games_per_second

    async def run(self) -> None:
        """Walk through all tables at intervals until cancelled."""
        walk = partial(self.walk, RANGE_SECONDS)
        await repeat(walk, REPEAT_SECONDS, doing="summarising old games")

    async def walk(self, range_seconds: float = 0) -> int:
        """Walk through all tables once; return how many games were folded."""
        folded, after = 0, TableId("")
        storage = self._context.storage.own_games()
        while (found := await storage.settle_range(after, TABLES_PER_RANGE)).last is not None:
            for table in found.stale:
                await game_lists.save_summaries(self._context, [table])
                await asyncio.sleep(self._pause_seconds)
            folded += len(found.stale)
            after = found.last
            await asyncio.sleep(range_seconds)
        if folded:
            log.info("games of earlier releases summarised: %d", folded)
        return folded
