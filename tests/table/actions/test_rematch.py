"""A rematch calls everybody who has played, and keeps their seats for a while."""

from collections.abc import AsyncIterator
from datetime import timedelta

import pytest

from inkland.protocol.resources import NewTable
from inkland.server.context import ServerContext
from inkland.server.features.accounts.queries import AccountQueries
from inkland.server.features.accounts.records import Credential
from inkland.server.features.moderation.queries import Act, ModerationQueries
from inkland.server.features.notices.queries import NoticeQueries
from inkland.server.features.people import inviting, people
from inkland.server.tables.storage import PostgresStorage
from inkland.table.actions import joining, opening, playing, seating, table_resources
from inkland.table.actions.seating import REMATCH_HOLD_SECONDS
from inkland.table.bus.local import LocalBus
from inkland.table.errors import NoFreeSeat, SeatHeld
from inkland.table.ids import AccountId, player_of
from inkland.table.storage.records import Account, Table
from support.contexts import ANN, BEN, EVE, seat_request
from support.database_clock import DatabaseClock

pytestmark = pytest.mark.anyio

DAN = Account(AccountId("dan"), "Dan")


class Evening:
    """A game of Ann, a bot, Ben and Eve that is over, and a clock that the test moves."""

    def __init__(self, context: ServerContext, clock: DatabaseClock) -> None:
        self.context = context
        self.storage = context.storage
        self.clock = clock

    async def play(self) -> Table:
        table = await opening.open_table(self.context, ANN, NewTable(seats=4, public=True))
        for seat, account in ((0, ANN), (2, BEN), (3, EVE)):
            await joining.sit(self.context, table.id, account, seat_request(), seat)
        await playing.start(self.context, table.id, ANN)
        return await opening.close_table(self.context, table.id, ANN)

    async def block(self, who: Account, whom: Account) -> None:
        await people.block(self.context, who, player_of(whom.id))

    async def called(self, account: Account) -> list[tuple[str, int | None]]:
        """The tables to which somebody is invited, with the seat that is kept there."""
        found = (await inviting.invitations(self.context, account)).invitations
        return [(one.table, None if one.held is None else one.held.seat) for one in found]

    def holds(self, table: Table) -> dict[str, int]:
        """Whose seats are kept now."""
        return {str(h.account): h.seat for h in seating.current_holds(table, self.clock.now)}


@pytest.fixture
async def evening(clock: DatabaseClock) -> AsyncIterator[Evening]:
    """An evening that has not begun."""
    storage = await PostgresStorage.open(clock.conninfo)
    for account in (ANN, BEN, EVE, DAN):
        await storage.add_guest(account, account.id.encode())
    yield Evening(ServerContext(storage, LocalBus()), clock)
    await storage.close()


async def test_everybody_who_played_is_called_to_the_own_seat(evening: Evening) -> None:
    old = await evening.play()
    again = await opening.rematch(evening.context, old.id, BEN)
    assert [seat and seat.bot is not None for seat in again.seats] == [None, True, None, None]
    assert evening.holds(again) == {"ann": 0, "ben": 2, "eve": 3}
    assert await evening.called(ANN) == [(again.id, 0)]
    assert await evening.called(EVE) == [(again.id, 3)]
    assert await evening.called(BEN) == await evening.called(DAN) == []
    assert await NoticeQueries(evening.storage.database).expand((), 0, 10) >= 2
    shown = table_resources.table_info(
        await evening.context.load_table(again.id), is_seated=False
    ).held
    assert [(one.seat, one.name) for one in shown] == [(0, "Ann"), (2, "Ben"), (3, "Eve")]
    with pytest.raises(SeatHeld):
        await joining.sit(evening.context, again.id, DAN, seat_request())
    again = await joining.sit(evening.context, again.id, EVE, seat_request())
    assert seating.seat_of(again, EVE.id) == 3
    assert await evening.called(EVE) == []


async def test_another_rematch_leads_to_the_same_table_and_calls_nobody_again(
    evening: Evening,
) -> None:
    old = await evening.play()
    again = await opening.rematch(evening.context, old.id, ANN)
    await inviting.decline(evening.context, EVE, again.id)
    second = await opening.rematch(evening.context, old.id, BEN)
    assert second.id == again.id and second.host == ANN.id
    assert evening.holds(second) == {"ann": 0, "ben": 2}  # who has declined keeps no seat
    assert await evening.called(EVE) == []
    table = await joining.sit(evening.context, again.id, DAN, seat_request())
    assert seating.seat_of(table, DAN.id) == 3


async def test_after_five_minutes_the_seats_are_free_and_the_call_still_stands(
    evening: Evening,
) -> None:
    old = await evening.play()
    again = await opening.rematch(evening.context, old.id, ANN)
    evening.clock.pass_time(timedelta(seconds=REMATCH_HOLD_SECONDS - 1))
    with pytest.raises(SeatHeld):
        await joining.sit(evening.context, again.id, DAN, seat_request(), 3)
    with pytest.raises(NoFreeSeat):
        await joining.hold_seat(evening.context, again.id, DAN)
    evening.clock.pass_time(timedelta(seconds=2))
    assert evening.holds(await evening.context.load_table(again.id)) == {}
    table = await joining.sit(evening.context, again.id, DAN, seat_request(), 3)
    assert seating.seat_of(table, DAN.id) == 3
    assert [table for table, _seat in await evening.called(EVE)] == [again.id]
    table = await joining.sit(evening.context, again.id, EVE, seat_request())
    assert seating.seat_of(table, EVE.id) == 0


@pytest.mark.parametrize(("who", "whom"), [(ANN, BEN), (BEN, ANN)])
async def test_nobody_is_called_across_a_block(
    who: Account, whom: Account, evening: Evening
) -> None:
    old = await evening.play()
    await evening.block(who, whom)
    again = await opening.rematch(evening.context, old.id, ANN)
    assert evening.holds(again) == {"ann": 0, "eve": 3}
    assert await evening.called(BEN) == []


@pytest.mark.parametrize(
    ("who", "whom", "seats"),
    [(BEN, EVE, {"ann": 0, "ben": 2}), (EVE, BEN, {"ann": 0, "eve": 3})],
)
async def test_of_two_others_with_a_block_between_them_the_one_who_made_it_is_called(
    evening: Evening, who: Account, whom: Account, seats: dict[str, int]
) -> None:
    old = await evening.play()
    await evening.block(who, whom)
    again = await opening.rematch(evening.context, old.id, ANN)
    assert evening.holds(again) == seats
    assert await evening.called(whom) == []
    assert len(await evening.called(who)) == 1


async def test_who_is_suspended_is_not_called(evening: Evening) -> None:
    old = await evening.play()
    moderator = Credential(DAN.id, "Dan", "dan", "dan", "$argon2id$1")
    assert await AccountQueries(evening.storage.database).become_member(moderator)
    assert await ModerationQueries(evening.storage.database).grant(DAN.id)
    act = Act("suspend", "insult", DAN.id, EVE.id)
    assert await ModerationQueries(evening.storage.database).suspend(act)
    again = await opening.rematch(evening.context, old.id, ANN)
    assert evening.holds(again) == {"ann": 0, "ben": 2}
    assert await evening.called(EVE) == []
