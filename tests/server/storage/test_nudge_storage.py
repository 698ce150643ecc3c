"""Nudges in storage."""

import asyncio

import pytest

from inkland.server.features.notices.nudge_queries import HOST, NudgeQueries
from inkland.server.tables.storage import PostgresStorage
from support.storage_samples import ADA_SITS, SECRET, a_table

pytestmark = pytest.mark.anyio


async def test_each_sender_reminds_each_seat_once(storage: PostgresStorage) -> None:
    nudges = NudgeQueries(storage.database)
    for name in ("first", "second"):
        assert await storage.open_table(a_table(name, ADA_SITS, None), SECRET)
    first, second = a_table("first").id, a_table("second").id
    assert await nudges.nudge(first, 1, 0)
    assert not await nudges.nudge(first, 1, 0)
    for other in ((first, 2, 0), (first, 1, 2), (first, 1, HOST), (second, 1, 0)):
        assert await nudges.nudge(*other)
        assert not await nudges.nudge(*other)


async def test_of_many_at_once_one_is_stored(storage: PostgresStorage) -> None:
    assert await storage.open_table(a_table("first", ADA_SITS, None), SECRET)
    table = a_table("first").id
    stored = await asyncio.gather(
        *(NudgeQueries(storage.database).nudge(table, 1, 0) for _ in range(8))
    )
    assert sorted(stored) == [False] * 7 + [True]
