"""Clocks where a statement must wait for another: nobody loses the time of that wait."""

import asyncio
import time
from typing import Final

import psycopg
import pytest

from inkland.server.tables.storage import PostgresStorage
from inkland.table.storage.records import FollowUp, Table
from support.storage_samples import clocked, some_entries

pytestmark = pytest.mark.anyio

CLOCK: Final = 40
WAIT: Final = 1.0  # seconds for a lock


async def has_its_whole_time(storage: PostgresStorage, table: Table, since: float) -> bool:
    """Whether the step has lost no more than the time since then, and gained nothing."""
    (progress,) = await storage.progress([table.id])
    assert progress.left is not None
    return CLOCK - 0.1 - (time.monotonic() - since) < progress.left <= CLOCK


async def test_a_clock_starts_after_the_wait_for_the_game(
    storage: PostgresStorage, database: str
) -> None:
    table = await clocked(storage, CLOCK)
    with psycopg.connect(database) as other:
        other.execute("UPDATE game SET title = 'Another'")
        append = storage.append(table.id, 2, some_entries(3), [], FollowUp(asked=2))
        waiting = asyncio.create_task(append)
        await asyncio.sleep(WAIT)
        since = time.monotonic()
        other.commit()
    assert await waiting
    assert await has_its_whole_time(storage, table, since)


async def test_a_step_that_opens_while_a_heartbeat_waits_loses_nothing(
    storage: PostgresStorage, database: str
) -> None:
    table = await clocked(storage, CLOCK)
    with psycopg.connect(database) as other:
        other.execute("UPDATE pulse SET at = at - interval '30 s'")
        other.commit()
        other.execute("SELECT FROM game FOR UPDATE")
        beating = asyncio.create_task(storage.heartbeat())
        await asyncio.sleep(WAIT)
        since = time.monotonic()
        other.execute(
            "UPDATE game SET asked_step = 2, asked_at = clock_timestamp(), "
            "deadline_at = clock_timestamp() + clock * interval '1 s'"
        )
        other.commit()
    assert await beating > 30
    assert await has_its_whole_time(storage, table, since)
