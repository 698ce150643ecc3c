"""Blocks at a table: two people between whom there is one do not sit down together any more."""

from collections import Counter
from typing import Any

import pytest

from inkland.protocol.resources import NewTable
from inkland.server.context import ServerContext
from inkland.server.features.people import people
from inkland.table.actions import company, joining, opening, playing, seating
from inkland.table.actions.seating import HOLD_SECONDS
from inkland.table.errors import BlockedByYou, NoFreeSeat, SeatHeld
from inkland.table.ids import player_of
from inkland.table.storage.records import Account, Table
from support.contexts import ANN, BEN, EVE, opened, seat_request

pytestmark = pytest.mark.anyio


@pytest.fixture
def context(server_context: ServerContext) -> ServerContext:
    """A context with guests."""
    return server_context


async def block(context: ServerContext, who: Account, whom: Account) -> None:
    """Let one of them block the other."""
    await people.block(context, who, player_of(whom.id))


async def test_at_my_table_nobody_sits_whom_i_have_blocked_whether_i_sit_or_not(
    context: ServerContext,
) -> None:
    _, table = await opened(context, seats=3)
    await block(context, ANN, BEN)
    for seat in (None, 0, 2):
        with pytest.raises(SeatHeld):
            await joining.sit(context, table.id, BEN, seat_request(), seat)
    with pytest.raises(NoFreeSeat):
        await joining.hold_seat(context, table.id, BEN)
    for account in (ANN, EVE):
        await joining.sit(context, table.id, account, seat_request())
    await people.unblock(context, ANN, player_of(BEN.id))
    table = await joining.sit(context, table.id, BEN, seat_request())
    assert seating.seat_of(table, BEN.id) == 2


async def test_at_a_table_of_others_nobody_sits_down_beside_me_whom_i_have_blocked(
    context: ServerContext,
) -> None:
    _, table = await opened(context, seats=3)
    await joining.sit(context, table.id, EVE, seat_request())
    await block(context, EVE, BEN)
    with pytest.raises(SeatHeld):
        await joining.sit(context, table.id, BEN, seat_request())
    await joining.leave(context, table.id, EVE)
    await joining.sit(context, table.id, BEN, seat_request())
    for deed in (
        joining.sit(context, table.id, EVE, seat_request()),
        joining.hold_seat(context, table.id, EVE),
    ):
        with pytest.raises(BlockedByYou):  # my own block is no secret from me
            await deed


async def test_a_block_empties_the_seat_at_my_open_table_and_leaves_games_and_other_tables(
    context: ServerContext,
) -> None:
    _, mine = await opened(context, seats=3)
    theirs = await opening.open_table(context, BEN, NewTable(seats=2))
    game = await opening.open_table(context, ANN, NewTable(seats=2))
    for table in (mine, theirs, game):
        for account in (ANN, BEN):
            await joining.sit(context, table.id, account, seat_request())
    await playing.start(context, game.id, ANN)
    await block(context, ANN, BEN)
    assert seating.seat_of(await context.load_table(mine.id), BEN.id) is None
    for table in (theirs, game):
        found = await context.load_table(table.id)
        assert None not in (seating.seat_of(found, ANN.id), seating.seat_of(found, BEN.id))
    # Who sits already may change the name, and come back to a running game.
    await joining.sit(context, theirs.id, ANN, seat_request(name="Anna"))
    await joining.leave(context, game.id, BEN)
    await joining.sit(context, game.id, BEN, seat_request())


async def test_the_host_always_finds_a_seat_at_the_own_table(context: ServerContext) -> None:
    _, table = await opened(context, seats=2)
    await joining.sit(context, table.id, BEN, seat_request())
    await block(context, BEN, ANN)
    await joining.hold_seat(context, table.id, ANN)
    table = await joining.sit(context, table.id, ANN, seat_request())
    assert seating.seat_of(table, ANN.id) == 1


async def test_a_rematch_seats_nobody_beside_who_has_blocked_them(context: ServerContext) -> None:
    _, old = await opened(context, seats=3)
    for account in (ANN, BEN, EVE):
        await joining.sit(context, old.id, account, seat_request())
    await playing.start(context, old.id, ANN)
    await opening.close_table(context, old.id, ANN)
    await block(context, ANN, BEN)
    again = await opening.rematch(context, old.id, EVE)
    await joining.sit(context, again.id, EVE, seat_request())
    await joining.sit(context, again.id, ANN, seat_request())
    assert await opening.rematch(context, old.id, BEN) == await context.load_table(again.id)
    with pytest.raises(SeatHeld):
        await joining.sit(context, again.id, BEN, seat_request())


async def test_who_pairs_people_asks_for_both_directions(context: ServerContext) -> None:
    others = (ANN.id, EVE.id)
    assert await company.may_sit_together(context, BEN.id, others)
    await block(context, EVE, BEN)
    assert not await company.may_sit_together(context, BEN.id, others)
    assert not await company.may_sit_together(context, EVE.id, (BEN.id,))
    assert await company.may_sit_together(context, ANN.id, (BEN.id, EVE.id))  # not her affair
    assert not await company.hears(context, EVE.id, BEN.id)
    assert await company.hears(context, BEN.id, EVE.id)  # he has blocked nobody


class CountingStorage:
    """Storage that counts its calls by name."""

    def __init__(self, storage: Any) -> None:
        self._storage = storage
        self.calls: Counter[str] = Counter()

    def __getattr__(self, name: str) -> Any:
        self.calls[name] += 1
        return getattr(self._storage, name)


async def test_a_refusal_of_somebody_blocked_is_the_work_and_the_words_of_an_ordinary_one(
    context: ServerContext,
) -> None:
    _, table = await opened(context, seats=2)
    table = await joining.sit(context, table.id, ANN, seat_request())
    await joining.hold_seat(context, table.id, EVE)  # now the free seat is kept
    counting = CountingStorage(context.storage)
    context.storage = counting  # type: ignore[assignment]

    async def refused(table: Table) -> list[object]:
        found: list[object] = []
        for deed in (
            joining.sit(context, table.id, BEN, seat_request()),
            joining.hold_seat(context, table.id, BEN),
        ):
            counting.calls.clear()
            with pytest.raises((SeatHeld, NoFreeSeat)) as refusal:
                await deed
            kind = type(refusal.value), str(refusal.value), dict(refusal.value.parameters)
            found.append((kind, dict(counting.calls)))
        return found

    ordinary = await refused(table)
    free = await opening.open_table(context, ANN, NewTable(seats=2))
    await joining.sit(context, free.id, ANN, seat_request())
    await block(context, ANN, BEN)
    assert await refused(free) == ordinary


async def test_a_hold_from_before_the_block_is_answered_as_before(context: ServerContext) -> None:
    _, table = await opened(context, seats=3)
    held = await joining.hold_seat(context, table.id, BEN)
    assert held.holds[0].until.timestamp() > HOLD_SECONDS
    await block(context, ANN, BEN)
    assert (await joining.hold_seat(context, table.id, BEN)).holds == held.holds
    with pytest.raises(SeatHeld):
        await joining.sit(context, table.id, BEN, seat_request())
