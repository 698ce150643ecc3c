"""Erasing an account leaves complete games: they replay and verify, and name nobody."""

import pytest

from inkland import fairness
from inkland.rules.replay import replay
from inkland.server.context import ServerContext
from inkland.server.features.deals import results as deal_results
from inkland.server.features.privacy import export
from inkland.server.features.upkeep.audit import audit
from inkland.server.tables.storage import PostgresStorage
from inkland.table.actions import joining, opening, playing
from inkland.table.actions.seating import STAND_IN
from inkland.table.bus.local import LocalBus
from inkland.table.games import loaded_game
from inkland.table.ids import AccountId, DealCode
from inkland.table.storage.records import Account, Table
from support.contexts import opened, play, proof_of, seat_request, transcript_of

pytestmark = pytest.mark.anyio

ANN = Account(AccountId("ann"), "Annemarie", "blue")
BEN = Account(AccountId("ben"), "Benedict")


@pytest.fixture
async def context(storage: PostgresStorage) -> ServerContext:
    """A context with two guests."""
    for account in (ANN, BEN):
        await storage.add_guest(account, account.id.encode())
    return ServerContext(storage, LocalBus())


async def started(context: ServerContext, title: str) -> Table:
    """A game of Ann and Ben that Ann has opened."""
    _, table = await opened(context, seats=2, title=title)
    for account in (ANN, BEN):
        table = await joining.sit(context, table.id, account, seat_request())
    return await playing.start(context, table.id, ANN)


async def test_a_finished_game_of_an_erased_account_is_whole(
    context: ServerContext, database: str
) -> None:
    table = await started(context, "Annemarie's table")
    await play(context, table.id)
    before = await context.storage.game(table.id)
    transcript = await transcript_of(context, table.id)
    assert "Annemarie" not in transcript
    await export.erase(context, ANN)

    after = await context.storage.game(table.id)
    assert after is not None and after == before
    secret = await context.storage.secret(table.id)
    assert secret is not None and secret.seed is not None
    assert loaded_game.is_chained(after, loaded_game.new_game_log(table.id, secret.seed).hash)
    assert await transcript_of(context, table.id) == transcript
    proof = await proof_of(context, table.id)
    assert fairness.verify(proof) == replay(transcript)

    found = await context.load_table(table.id)
    assert [occupant and occupant.name for occupant in found.seats] == ["", "Benedict"]
    assert found.title == ""
    assert found.deal is not None
    results = (await deal_results.deal_summary(context, DealCode(found.deal), None)).results
    assert {result.name for result in results} == {"", "Benedict"}
    checked = audit(database)
    assert (checked.games, checked.broken) == (1, ())


async def test_a_running_game_is_played_to_its_end_without_them(context: ServerContext) -> None:
    table = await started(context, "")
    await export.erase(context, ANN)
    found = await context.load_table(table.id)
    occupant = found.seats[0]
    assert occupant is not None
    assert (occupant.name, occupant.bot, found.status) == ("", STAND_IN, "playing")
    await play(context, table.id)
    assert (await context.load_table(table.id)).status == "finished"
    assert found.deal is not None
    results = await context.storage.results(found.deal, 10)
    assert {result.name for result in results} == {"", "Benedict"}
    assert await context.storage.account_of(ANN.id.encode()) is None


async def test_who_is_left_can_end_the_game_of_an_erased_host(context: ServerContext) -> None:
    table = await started(context, "Annemarie's table")
    assert table.host == ANN.id
    await export.erase(context, ANN)
    found = await context.load_table(table.id)
    assert (found.host, found.title) == (BEN.id, "")
    assert (await opening.close_table(context, table.id, BEN)).status == "closed"


async def test_what_others_have_done_stays(context: ServerContext) -> None:
    table = await started(context, "Our table")
    await export.erase(context, BEN)
    found = await context.load_table(table.id)
    assert found.title == "Our table"
    assert [occupant and occupant.name for occupant in found.seats] == ["Annemarie", ""]
    assert await context.storage.account_of(ANN.id.encode()) == ANN
