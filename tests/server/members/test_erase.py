"""Who is erased leaves whole games behind: they replay, verify, and name nobody."""

from collections.abc import AsyncIterator

import pytest

from inkland import fairness
from inkland.rules.replay import replay
from inkland.server import deals, story, tables
from inkland.server.bus import MemoryBus
from inkland.server.hall import Hall
from inkland.server.members import belongings
from inkland.server.record.audit import audit
from inkland.server.record.memory import MemoryRecord
from inkland.server.record.port import Account, Record, Table
from inkland.server.record.postgres import PostgresRecord
from inkland.server.seating import STAND_IN
from inkland.table.ids import AccountId, DealCode
from server.halls import opened, play, wish

pytestmark = pytest.mark.anyio

ANN = Account(AccountId("ann"), "Annemarie", "blue")
BEN = Account(AccountId("ben"), "Benedict")


@pytest.fixture(params=["memory", "postgres"])
async def hall(request: pytest.FixtureRequest) -> AsyncIterator[Hall]:
    """A hall with two guests."""
    record: Record
    if request.param == "memory":
        record = MemoryRecord()
    else:
        record = await PostgresRecord.open(request.getfixturevalue("database"))
    for account in (ANN, BEN):
        await record.add_guest(account, account.id.encode())
    yield Hall(record, MemoryBus())
    await record.close()


async def started(hall: Hall, title: str) -> Table:
    """A game of Ann and Ben that Ann has opened."""
    _, table = await opened(hall, seats=2, title=title)
    for account in (ANN, BEN):
        table = await tables.sit(hall, table.id, account, wish())
    return await tables.start(hall, table.id, ANN)


async def test_a_finished_game_of_an_erased_account_is_whole(
    hall: Hall, request: pytest.FixtureRequest
) -> None:
    table = await started(hall, "Annemarie's table")
    await play(hall, table.id)
    before = await hall.record.game(table.id)
    transcript = await tables.transcript(hall, table.id)
    assert "Annemarie" not in transcript
    await belongings.erase(hall, ANN)

    after = await hall.record.game(table.id)
    assert after is not None and after == before
    secret = await hall.record.secret(table.id)
    assert secret is not None and secret.seed is not None
    assert story.is_chained(after, story.begun(table.id, secret.seed).hash)
    assert await tables.transcript(hall, table.id) == transcript
    proof = await tables.proof(hall, table.id)
    assert fairness.verify(proof) == replay(transcript)

    found = await hall.table(table.id)
    assert [sitting and sitting.name for sitting in found.seats] == ["", "Benedict"]
    assert found.title == ""
    assert found.deal is not None
    results = (await deals.played(hall, DealCode(found.deal), None)).results
    assert {result.name for result in results} == {"", "Benedict"}
    if isinstance(hall.record, PostgresRecord):
        checked = audit(request.getfixturevalue("database"))
        assert (checked.games, checked.broken) == (1, ())


async def test_a_running_game_is_played_to_its_end_without_them(hall: Hall) -> None:
    table = await started(hall, "")
    await belongings.erase(hall, ANN)
    found = await hall.table(table.id)
    sitting = found.seats[0]
    assert sitting is not None
    assert (sitting.name, sitting.bot, found.status) == ("", STAND_IN, "playing")
    await play(hall, table.id)
    assert (await hall.table(table.id)).status == "finished"
    assert found.deal is not None
    results = await hall.record.results(found.deal, 10)
    assert {result.name for result in results} == {"", "Benedict"}
    assert await hall.record.account_of(ANN.id.encode()) is None


async def test_what_others_have_done_stays(hall: Hall) -> None:
    table = await started(hall, "Our table")
    await belongings.erase(hall, BEN)
    found = await hall.table(table.id)
    assert found.title == "Our table"
    assert [sitting and sitting.name for sitting in found.seats] == ["Annemarie", ""]
    assert await hall.record.account_of(ANN.id.encode()) == ANN
