"""The archive in memory; behaves like that in PostgreSQL, but nothing gets smaller."""

from datetime import timedelta

from inkland.server.features.upkeep.archive_queries import (
    ArchiveOutcome,
    ArchiveQueries,
    ArchiveRange,
)
from inkland.table.ids import TableId
from inkland.table.storage.memory import MemoryStorage


class MemoryArchive(ArchiveQueries):
    """Which games are archived, lost when the process ends."""

    def __init__(self, storage: MemoryStorage) -> None:
        self._storage = storage
        self._archived: set[TableId] = set()

    async def due(self, after: TableId, limit: int, days: float) -> ArchiveRange:
        """The games among the next tables that have ended so many days ago."""
        state = self._storage.state
        chosen = sorted(table for table in state.tables if table > after)[:limit]
        end = state.clock() - timedelta(days=days)
        due = tuple(
            table
            for table in chosen
            if table not in self._archived and any(s.at < end for s in state.results.get(table, ()))
        )
        return ArchiveRange(chosen[-1] if chosen else None, due)

    async def archive(self, table: TableId) -> ArchiveOutcome:
        """Delete the kept answers of a game that is over."""
        if table in self._archived or table not in self._storage.state.results:
            return "skipped"
        self._archived.add(table)
        self._storage._kept.pop(table, None)
        return "archived"
