"""Who is erased leaves whole games behind: they replay, verify, and name nobody."""

from collections.abc import AsyncIterator

import pytest

from inkland import fairness
from inkland.rules.replay import replay
from inkland.server.audit import audit
from inkland.server.context import ServerContext
from inkland.server.deals import deal_results
from inkland.server.members import privacy
from inkland.server.storage.port import ServerStorage
from inkland.server.storage.postgres import PostgresRecord
from inkland.table.actions import joining, playing, queries
from inkland.table.actions.seating import STAND_IN
from inkland.table.bus.local import MemoryBus
from inkland.table.games import loaded_game
from inkland.table.ids import AccountId, DealCode
from inkland.table.storage.records import Account, Table
from server.halls import opened, play, wish
from support.memory.storage import MemoryServerStorage

pytestmark = pytest.mark.anyio

ANN = Account(AccountId("ann"), "Annemarie", "blue")
BEN = Account(AccountId("ben"), "Benedict")


@pytest.fixture(params=["memory", "postgres"])
async def hall(request: pytest.FixtureRequest) -> AsyncIterator[ServerContext]:
    """A hall with two guests."""
    record: ServerStorage
    if request.param == "memory":
        record = MemoryServerStorage()
    else:
        record = await PostgresRecord.open(request.getfixturevalue("database"))
    for account in (ANN, BEN):
        await record.add_guest(account, account.id.encode())
    yield ServerContext(record, MemoryBus())
    await record.close()


async def started(hall: ServerContext, title: str) -> Table:
    """A game of Ann and Ben that Ann has opened."""
    _, table = await opened(hall, seats=2, title=title)
    for account in (ANN, BEN):
        table = await joining.sit(hall, table.id, account, wish())
    return await playing.start(hall, table.id, ANN)


async def test_a_finished_game_of_an_erased_account_is_whole(
    hall: ServerContext, request: pytest.FixtureRequest
) -> None:
    table = await started(hall, "Annemarie's table")
    await play(hall, table.id)
    before = await hall.record.game(table.id)
    transcript = await queries.transcript(hall, table.id)
    assert "Annemarie" not in transcript
    await privacy.erase(hall, ANN)

    after = await hall.record.game(table.id)
    assert after is not None and after == before
    secret = await hall.record.secret(table.id)
    assert secret is not None and secret.seed is not None
    assert loaded_game.is_chained(after, loaded_game.begun(table.id, secret.seed).hash)
    assert await queries.transcript(hall, table.id) == transcript
    proof = await queries.proof(hall, table.id)
    assert fairness.verify(proof) == replay(transcript)

    found = await hall.table(table.id)
    assert [sitting and sitting.name for sitting in found.seats] == ["", "Benedict"]
    assert found.title == ""
    assert found.deal is not None
    results = (await deal_results.played(hall, DealCode(found.deal), None)).results
    assert {result.name for result in results} == {"", "Benedict"}
    if isinstance(hall.record, PostgresRecord):
        checked = audit(request.getfixturevalue("database"))
        assert (checked.games, checked.broken) == (1, ())


async def test_a_running_game_is_played_to_its_end_without_them(hall: ServerContext) -> None:
    table = await started(hall, "")
    await privacy.erase(hall, ANN)
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


async def test_what_others_have_done_stays(hall: ServerContext) -> None:
    table = await started(hall, "Our table")
    await privacy.erase(hall, BEN)
    found = await hall.table(table.id)
    assert found.title == "Our table"
    assert [sitting and sitting.name for sitting in found.seats] == ["Annemarie", ""]
    assert await hall.record.account_of(ANN.id.encode()) == ANN
