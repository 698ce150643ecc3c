"""The task that archives games some days after their end: their events become one small row.

Any number of processes may run it, and be killed at any moment: storage archives a game in one
transaction, and the next walk goes on with what is left.
"""

import asyncio
import logging
from functools import partial
from typing import Final

from inkland.server.features.upkeep.archive_queries import ArchiveQueries
from inkland.server.process.logs import id_digest
from inkland.table.ids import TableId
from inkland.table.repetition import repeat

RANGE_SECONDS: Final = 1.0  # between two ranges of tables
TABLES_PER_RANGE: Final = 500
REPEAT_SECONDS: Final = 3600.0
REST: Final = 9.0  # after each game, times as long as that took: play has the database to itself

log = logging.getLogger(__name__)


class ArchiveTask:
    """Walks through all tables, and archives the games that have ended `days` ago."""

    def __init__(self, archive: ArchiveQueries, days: float) -> None:
        self._archive = archive
        self._days = days

    async def run(self) -> None:
        """Walk through all tables at intervals until cancelled."""
        walk = partial(self.walk, RANGE_SECONDS)
        await repeat(walk, REPEAT_SECONDS, doing="archiving games")

    async def walk(self, range_seconds: float = 0) -> int:
        """Walk through all tables once; return how many games were archived."""
        archived, after = 0, TableId("")
        clock = asyncio.get_running_loop().time
        while True:
            found = await self._archive.due(after, TABLES_PER_RANGE, self._days)
            for table in found.due:
                start = clock()
                outcome = await self._archive.archive(table)
                archived += outcome == "archived"
                if outcome == "refused":
                    log.warning("game %s is not archived: see `inkland audit`", id_digest(table))
                await asyncio.sleep(REST * (clock() - start))
            if found.last is None:
                if archived:
                    log.info("finished games archived: %d", archived)
                return archived
            after = found.last
            await asyncio.sleep(range_seconds)
