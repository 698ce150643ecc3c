"""A deal that is shared does not tell at which private table it was made."""

import pytest

from inkland import fairness
from inkland.protocol.resources import NewTable
from inkland.server.context import ServerContext
from inkland.server.tables.storage import PostgresStorage
from inkland.table.actions import joining, opening, playing, queries, table_resources, visibility
from inkland.table.bus.local import LocalBus
from inkland.table.errors import DealIsPrivate, NotOver
from inkland.table.storage.records import Table
from support.contexts import play, proof_of, seat_request
from support.storage_samples import ADA, BOB

pytestmark = pytest.mark.anyio


async def finished(context: ServerContext, **fields: object) -> Table:
    """A finished game of Ada."""
    table = await opening.open_table(context, ADA, NewTable(seats=1, **fields))  # type: ignore[arg-type]
    await joining.sit(context, table.id, ADA, seat_request())
    await playing.start(context, table.id, ADA)
    await play(context, table.id)
    return await context.load_table(table.id)


async def repeated(context: ServerContext, first: Table) -> Table:
    """The deal of a finished table, played again by Bob."""
    table = await opening.open_table(context, BOB, NewTable(seats=1, deal=first.deal))
    for shown in (table, await context.load_table(table.id)):
        assert shown.is_deal_private is not first.public
    await joining.sit(context, table.id, BOB, seat_request())
    started = await playing.start(context, table.id, BOB)
    assert started.is_deal_private is not first.public
    with pytest.raises(NotOver):
        await proof_of(context, table.id, BOB)
    await play(context, table.id)
    return await context.load_table(table.id)


async def test_a_private_table_is_not_named_where_its_deal_is_played_again(
    storage: PostgresStorage,
) -> None:
    context = ServerContext(storage, LocalBus())
    first = await finished(context)
    assert not first.is_deal_private and first.deal is not None
    again = await repeated(context, first)
    for is_seated in (False, True):
        info = table_resources.table_info(again, is_seated=is_seated)
        assert (info.dealt_at, info.commitment) == ("", first.commitment)
        assert first.id not in repr(info)
    assert await visibility.is_deal_private(context, first.id)
    for account in (None, ADA, BOB):
        with pytest.raises(DealIsPrivate):
            await proof_of(context, again.id, account)
    # Whoever was at the table, or was given its link, checks the deal there.
    assert fairness.verify(await proof_of(context, first.id)) is not None
    rematch = await opening.rematch(context, again.id, BOB)
    assert not rematch.is_deal_private and rematch.dealt_at == rematch.id


async def test_the_deal_of_a_public_table_says_where_it_was_made(storage: PostgresStorage) -> None:
    context = ServerContext(storage, LocalBus())
    first = await finished(context, public=True)
    again = await repeated(context, first)
    assert table_resources.table_info(again, is_seated=False).dealt_at == first.id
    proof = await proof_of(context, again.id)
    assert fairness.verify(proof) is not None and proof.table == first.id
    assert not await visibility.is_deal_private(context, first.id)
    assert (await queries.load_deal(context, first.deal or "")).dealt_at == first.id  # type: ignore[arg-type]
