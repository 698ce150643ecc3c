"""Codes, holds and knocks in storage."""

from datetime import timedelta

import pytest

from inkland.server.features.people.knock_queries import (
    MAX_PENDING_KNOCKS,
    Knock,
    KnockId,
    KnockQueries,
    KnockReply,
)
from inkland.server.tables.storage import PostgresStorage
from inkland.table.ids import TableId
from inkland.table.storage.records import SeatHold
from support.storage_samples import ADA_SITS, BOB, NOON, SECRET, a_table

pytestmark = pytest.mark.anyio


def knock(number: int) -> Knock:
    """A knock of somebody."""
    return Knock(KnockId(f"knock-{number}"), f"Guest {number}")


async def test_code_knocks_and_holds_of_a_table_are_kept(storage: PostgresStorage) -> None:
    table = a_table("table-1", ADA_SITS, None)._replace(code=108)
    assert await storage.open_table(table, SECRET)
    assert await storage.open_table(table, SECRET)  # again, since the answer was lost
    assert await storage.table(table.id) == table
    holds = (SeatHold(1, BOB.id, NOON), SeatHold(1, BOB.id, NOON + timedelta(seconds=1.5)))
    changed = table._replace(version=2, has_knocks=False, holds=holds)
    assert await storage.change_table(changed)
    assert await storage.table(table.id) == changed
    assert (await storage.lobby(10))[0].holds == holds


async def test_a_code_belongs_to_one_open_table(storage: PostgresStorage) -> None:
    first = a_table("first")._replace(code=108)
    assert await storage.open_table(first, SECRET)
    second = a_table("second")._replace(code=108)
    assert not await storage.open_table(second, SECRET)
    assert await storage.table(second.id) is None
    for other in (a_table("without"), a_table("without, too")):
        assert await storage.open_table(other, SECRET)
    assert await storage.change_table(first._replace(version=2, status="closed"))
    assert await storage.open_table(second, SECRET)


async def test_a_knock_finds_a_public_table_and_reaches_a_private_one(
    storage: PostgresStorage,
) -> None:
    knocks = KnockQueries(storage.database)
    public = a_table("public")._replace(code=1)
    private = a_table("private")._replace(code=2, public=False)
    for table in (public, private, a_table("playing")._replace(code=3, status="playing")):
        await storage.open_table(table, SECRET)
    found = [await knocks.knock(knock(code), code) for code in range(5)]
    assert found == [None, public.id, None, None, None]
    assert await knocks.pending(private.id) == (knock(2),)
    assert await knocks.pending(public.id) == ()
    for number in range(5):
        assert await knocks.reply(knock(number).id) == KnockReply(None)
    assert await knocks.reply(KnockId("none")) is None


async def test_knocks_are_answered_once_and_only_at_their_table(storage: PostgresStorage) -> None:
    knocks = KnockQueries(storage.database)
    private = a_table("private")._replace(code=2, public=False)
    await storage.open_table(private, SECRET)
    for number in range(MAX_PENDING_KNOCKS + 2):
        await knocks.knock(knock(number), 2)
    waiting = tuple(knock(number) for number in range(MAX_PENDING_KNOCKS))
    assert await knocks.pending(private.id) == waiting
    await knocks.answer(TableId("another"), knock(0).id, is_welcome=True)
    assert await knocks.pending(private.id) == waiting
    await knocks.answer(private.id, knock(0).id, is_welcome=True)
    await knocks.answer(private.id, knock(0).id, is_welcome=False)
    await knocks.answer(private.id, knock(1).id, is_welcome=False)
    await knocks.answer(private.id, knock(MAX_PENDING_KNOCKS).id, is_welcome=True)
    replies = [await knocks.reply(knock(number).id) for number in range(MAX_PENDING_KNOCKS + 2)]
    assert replies == [KnockReply(private.id), *[KnockReply(None)] * (MAX_PENDING_KNOCKS + 1)]
    assert await knocks.pending(private.id) == waiting[2:]
    await knocks.knock(knock(100), 2)
    assert await knocks.pending(private.id) == (*waiting[2:], knock(100))


async def test_as_many_knocks_wait_as_seats_are_free(storage: PostgresStorage) -> None:
    knocks, free = KnockQueries(storage.database), 12
    private = a_table("private", ADA_SITS, *(None,) * free)._replace(code=2, public=False)
    await storage.open_table(private, SECRET)
    for number in range(free + 2):
        await knocks.knock(knock(number), 2)
    assert await knocks.pending(private.id) == tuple(map(knock, range(free)))


async def test_a_table_that_takes_no_knocks_hears_none(storage: PostgresStorage) -> None:
    private = a_table("private")._replace(code=2, public=False, has_knocks=False)
    await storage.open_table(private, SECRET)
    assert await KnockQueries(storage.database).knock(knock(1), 2) is None
    assert await KnockQueries(storage.database).pending(private.id) == ()
