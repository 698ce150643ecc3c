"""The task that archives finished games: it walks through all of them, and survives failures."""

import asyncio
import logging

import pytest

from inkland.server.features.upkeep import archive_task
from inkland.server.features.upkeep.archive_queries import (
    ArchiveOutcome,
    ArchiveQueries,
    ArchiveRange,
)
from inkland.server.features.upkeep.archive_task import ArchiveTask
from inkland.table.errors import StorageUnavailable
from inkland.table.ids import TableId

pytestmark = pytest.mark.anyio

TABLES = tuple(TableId(f"{number:02}") for number in range(12))


class Archive(ArchiveQueries):
    """An archive of twelve games: one is refused, and the first attempts fail."""

    def __init__(self, failures: int = 0) -> None:
        self.failures = failures
        self.archived: list[TableId] = []

    async def due(self, after: TableId, limit: int, days: float) -> ArchiveRange:
        """The next games."""
        assert days == 7
        chosen = [table for table in TABLES if table > after][:limit]
        due = tuple(table for table in chosen if table not in self.archived)
        return ArchiveRange(chosen[-1] if chosen else None, due)

    async def archive(self, table: TableId) -> ArchiveOutcome:
        """Archive a game."""
        if self.failures:
            self.failures -= 1
            raise StorageUnavailable
        if table == TABLES[5]:
            return "refused"
        self.archived.append(table)
        return "archived"


async def test_all_games_are_walked_through(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(archive_task, "TABLES_PER_RANGE", 5)
    archive = Archive()
    task = ArchiveTask(archive, 7)
    with caplog.at_level(logging.WARNING):
        assert [await task.walk() for _ in range(2)] == [11, 0]
    assert [record.message.split()[0] for record in caplog.records] == ["game", "game"]
    assert TABLES[5] not in caplog.text


async def test_a_walk_that_fails_is_repeated(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(archive_task, "REPEAT_SECONDS", 0.01)
    monkeypatch.setattr(archive_task, "RANGE_SECONDS", 0.0)
    archive = Archive(failures=2)
    running = asyncio.create_task(ArchiveTask(archive, 7).run())
    async with asyncio.timeout(240):
        while len(archive.archived) < 11:
            await asyncio.sleep(0.01)
    running.cancel()
