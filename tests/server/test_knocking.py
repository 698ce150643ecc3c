"""Codes and knocks: a public table is found, a private one only by its host's word."""

import inspect
from collections import Counter
from contextlib import nullcontext
from datetime import timedelta
from typing import Any, ClassVar, Final

import pytest

from inkland.protocol.resources import NewTable, TableChange
from inkland.server.context import ServerContext
from inkland.server.errors import NoSuchKnock
from inkland.server.features.people import knocking
from inkland.server.features.people.knock_queries import (
    KNOCK_SECONDS,
    MAX_PENDING_KNOCKS,
    Knock,
    KnockId,
    KnockQueries,
)
from inkland.server.limits import CODES_BURST, RequestLimits
from inkland.server.tables.storage import PostgresStorage
from inkland.table.actions import opening, playing
from inkland.table.bus.local import LocalBus
from inkland.table.errors import BadCode, NameTaken, NotHost, TooManyRequests, WhoAreYou
from inkland.table.ids import TableId
from inkland.table.storage.records import Table
from inkland.table.table_codes import CODES, code_texts
from support.contexts import ANN, BEN, opened
from support.database_clock import DatabaseClock

pytestmark = pytest.mark.anyio

GUESSES: Final = 10_000


@pytest.fixture
def context(server_context: ServerContext) -> ServerContext:
    """A context with guests."""
    return server_context


def code(table: Table) -> str:
    """The code of a table, as its host reads it out."""
    assert table.code is not None
    return code_texts(table.code)["uk"]


async def test_the_code_of_a_public_table_finds_it_until_the_game_starts(
    context: ServerContext,
) -> None:
    _, table = await opened(context, seats=2, public=True)
    _, found = await knocking.knock(context, code(table), "Heron", None)
    assert found == table.id
    await playing.start(context, table.id, ANN)
    made, found = await knocking.knock(context, code(table), "Heron", None)
    assert found is None
    assert (await knocking.reply(context, made)).table is None


async def test_at_a_private_table_the_host_answers(context: ServerContext) -> None:
    _, table = await opened(context, seats=2)
    first, found = await knocking.knock(context, code(table), "Heron", None)
    second, _ = await knocking.knock(context, code(table), None, BEN)
    assert found is None
    waiting = await knocking.pending(context, table.id, ANN)
    assert [(one.id, one.name) for one in waiting] == [(first, "Heron"), (second, "Ben")]
    for deed in (
        knocking.pending(context, table.id, BEN),
        knocking.answer(context, table.id, BEN, second, is_welcome=True),
    ):
        with pytest.raises(NotHost):
            await deed
    assert await knocking.answer(context, table.id, ANN, first, is_welcome=False) == (waiting[1],)
    assert await knocking.answer(context, table.id, ANN, second, is_welcome=True) == ()
    # A refusal looks as if nobody had answered, and cannot be turned round.
    await knocking.answer(context, table.id, ANN, first, is_welcome=True)
    assert (await knocking.reply(context, first)).table is None
    assert (await knocking.reply(context, second)).table == table.id


async def test_five_knocks_wait_at_a_small_table_and_the_host_can_turn_them_off(
    context: ServerContext,
) -> None:
    _, table = await opened(context, seats=2)
    made = [
        (await knocking.knock(context, code(table), f"Guest {number}", None))[0]
        for number in range(MAX_PENDING_KNOCKS + 3)
    ]
    waiting = await knocking.pending(context, table.id, ANN)
    assert [one.id for one in waiting] == made[:MAX_PENDING_KNOCKS]
    assert {(await knocking.reply(context, one)).table for one in made} == {None}
    await knocking.answer(context, table.id, ANN, made[0], is_welcome=False)
    await opening.change_table(context, table.id, ANN, TableChange(has_knocks=False))
    await knocking.knock(context, code(table), "Plover", None)
    assert len(await knocking.pending(context, table.id, ANN)) == MAX_PENDING_KNOCKS - 1
    await opening.change_table(context, table.id, ANN, TableChange(has_knocks=True))
    last, _ = await knocking.knock(context, code(table), "Plover", None)
    assert (await knocking.pending(context, table.id, ANN))[-1].id == last
    await playing.start(context, table.id, ANN)
    assert await knocking.pending(context, table.id, ANN) == ()


async def test_a_knock_expires(clock: DatabaseClock) -> None:
    storage = await PostgresStorage.open(clock.conninfo)
    context = ServerContext(storage, LocalBus())
    await storage.add_guest(ANN, b"ann")
    table = await opening.open_table(context, ANN, NewTable(seats=2))
    made, _ = await knocking.knock(context, code(table), "Heron", None)
    clock.pass_time(timedelta(seconds=KNOCK_SECONDS))
    assert await knocking.pending(context, table.id, ANN) == ()
    await knocking.answer(context, table.id, ANN, made, is_welcome=True)
    with pytest.raises(NoSuchKnock):
        await knocking.reply(context, made)
    await storage.close()


async def test_who_knocks_has_a_name_that_is_nobody_elses(context: ServerContext) -> None:
    _, table = await opened(context, seats=2)
    with pytest.raises(WhoAreYou):
        await knocking.knock(context, code(table), None, None)
    with pytest.raises(NameTaken):
        await knocking.knock(context, code(table), "Admin", None)
    with pytest.raises(BadCode):
        await knocking.knock(context, "no code", "Heron", None)


class CountingKnocks(KnockQueries):
    """Queries of knocks that count the calls between two looks at the counter."""

    calls: ClassVar[Counter[str]] = Counter()  # of all instances

    def __getattribute__(self, name: str) -> Any:
        found = super().__getattribute__(name)
        if inspect.iscoroutinefunction(found):
            CountingKnocks.calls[name] += 1
        return found


async def test_guessed_codes_find_no_private_table_and_are_all_answered_alike(
    context: ServerContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    private = [await opening.open_table(context, ANN, NewTable(seats=2)) for _ in range(40)]
    known = {table.code for table in private}
    tried = [*known, *(number * CODES // GUESSES for number in range(GUESSES))]
    monkeypatch.setattr(knocking, "KnockQueries", CountingKnocks)
    work: set[tuple[tuple[str, int], ...]] = set()
    made = []
    async with context.database.borrow() as connection:
        quick = KnockQueries(context.database)
        monkeypatch.setattr(quick, "_connect", lambda: nullcontext(connection))
        for guess in tried:
            assert guess is not None
            CountingKnocks.calls.clear()
            if guess in known or guess % 200 == 0:  # names take most of the time: some are checked
                text = code_texts(guess)["en"]
                knock, found = await knocking.knock(context, text, "Heron", None)
                assert found is None
                made.append(knock)
                work.add(tuple(CountingKnocks.calls.items()))
            else:
                assert await quick.knock(Knock(KnockId(f"knock {guess}"), "Heron"), guess) is None
        welcome = await connection.execute("SELECT count(*), count(is_welcome) FROM knock")
        assert await welcome.fetchone() == (len(tried), 0)
    assert work == {(("knock", 1), ("_run", 1))}  # the same work for each, in one statement
    assert {(await knocking.reply(context, one)).table for one in made} == {None}


def test_an_address_looks_up_thirty_codes_at_once() -> None:
    limits = RequestLimits(on=True, clock=lambda: 0.0)
    for _ in range(CODES_BURST):
        limits.check_code("198.51.100.7")
    with pytest.raises(TooManyRequests) as refused:
        limits.check_code("198.51.100.7")
    assert int(refused.value.parameters["seconds"]) <= 2
    limits.check_code("198.51.100.8")


async def test_no_two_open_tables_have_the_same_code(context: ServerContext) -> None:
    _, first = await opened(context, seats=2)
    again = first._replace(id=TableId("1" * 26))
    assert not await context.storage.open_table(again, None)
    assert await context.storage.table(again.id) is None
    await opening.close_table(context, first.id, ANN)
    assert await context.storage.open_table(again, None)
