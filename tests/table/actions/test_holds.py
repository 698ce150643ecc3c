"""Seats that are kept while somebody chooses a name."""

from datetime import UTC, datetime, timedelta

import pytest

from inkland.protocol.resources import NewTable, SitBot, TableChange
from inkland.table.actions import joining, opening, playing, seating, table_resources
from inkland.table.actions.seating import HOLD_SECONDS, MAX_HOLDS
from inkland.table.bus.local import LocalBus
from inkland.table.context import Context
from inkland.table.errors import HasBegun, NoFreeSeat, SeatHeld
from inkland.table.ids import AccountId
from inkland.table.storage.memory import MemoryStorage
from inkland.table.storage.records import Account, Table
from support.contexts import ANN, BEN, EVE, run, seat_request

DAN = Account(AccountId("dan"), "Dan")


class Room:
    """A table of Ann, who sits there, and a clock that the test moves."""

    def __init__(self) -> None:
        self.now = datetime.now(UTC)
        self.context = Context(MemoryStorage(lambda: self.now), LocalBus())

    async def open(self, seats: int) -> Table:
        table = await opening.open_table(self.context, ANN, NewTable(seats=seats))
        return await joining.sit(self.context, table.id, ANN, seat_request())

    def wait(self, seconds: float) -> None:
        self.now += timedelta(seconds=seconds)


def test_a_kept_seat_waits_for_its_person_and_others_get_another() -> None:
    async def scenario() -> None:
        room = Room()
        table = await room.open(3)
        kept = await joining.hold_seat(room.context, table.id, BEN)
        assert table_resources.held_seat(kept, BEN) == 1
        assert table_resources.held_seat(kept, EVE) is None
        (held,) = table_resources.table_info(kept, is_seated=False).held
        assert (held.seat, held.seconds) == (1, HOLD_SECONDS)
        table = await joining.sit(room.context, table.id, EVE, seat_request())
        assert seating.seat_of(table, EVE.id) == 2
        for seat in (None, 1):
            with pytest.raises(SeatHeld):
                await joining.sit(room.context, table.id, DAN, seat_request(), seat)
        table = await joining.sit(room.context, table.id, BEN, seat_request(name="Benedict"))
        assert seating.seat_of(table, BEN.id) == 1
        assert table_resources.table_info(table, is_seated=True).held == ()

    run(scenario())


def test_a_hold_expires_by_itself_and_is_given_once() -> None:
    async def scenario() -> None:
        room = Room()
        table = await room.open(2)
        first = await joining.hold_seat(room.context, table.id, BEN)
        room.wait(HOLD_SECONDS - 1)
        assert await joining.hold_seat(room.context, table.id, BEN) == first
        assert len(seating.current_holds(first, room.now)) == 1
        room.wait(2)
        assert await joining.hold_seat(room.context, table.id, BEN) == first
        assert seating.current_holds(first, room.now) == ()
        table = await joining.sit(room.context, table.id, EVE, seat_request())
        assert seating.seat_of(table, EVE.id) == 1

    run(scenario())


def test_people_who_come_one_after_the_other_cannot_keep_a_seat_from_everyone() -> None:
    async def scenario() -> None:
        room = Room()
        table = await room.open(2)
        await joining.hold_seat(room.context, table.id, BEN)
        for _half in range(2):
            with pytest.raises(NoFreeSeat):
                await joining.hold_seat(room.context, table.id, EVE)
            room.wait(HOLD_SECONDS)
        table = await joining.hold_seat(room.context, table.id, EVE)
        assert [hold.account for hold in seating.current_holds(table, room.now)] == [EVE.id]

    run(scenario())


def test_the_host_gives_a_kept_seat_away_and_starts_at_any_time() -> None:
    async def scenario() -> None:
        room = Room()
        table = await room.open(4)
        for account in (BEN, EVE, DAN):
            await joining.hold_seat(room.context, table.id, account)
        table = await joining.fill_with_bots(room.context, table.id, ANN, SitBot(seats=(1,)))
        assert table.seats[1] is not None
        table = await joining.sit(room.context, table.id, ANN, seat_request(), 2)
        assert seating.seat_of(table, ANN.id) == 2
        table = await opening.change_table(room.context, table.id, ANN, TableChange(seats=3))
        # The seat of Ben has gone to a bot: he gets another one that is free.
        table = await joining.sit(room.context, table.id, BEN, seat_request())
        assert seating.seat_of(table, BEN.id) == 0
        table = await playing.start(room.context, table.id, ANN)
        assert (table.status, table.holds) == ("playing", ())
        with pytest.raises(HasBegun):
            await joining.hold_seat(room.context, table.id, EVE)

    run(scenario())


def test_a_table_remembers_a_limited_number_of_holds() -> None:
    async def scenario() -> None:
        table = await Room().open(2)
        now = datetime.now(UTC)
        for number in range(MAX_HOLDS + 10):
            now += timedelta(seconds=2 * HOLD_SECONDS)
            table = seating.with_hold(table, AccountId(f"guest {number}"), now)
        assert len(table.holds) == MAX_HOLDS
        assert len(seating.current_holds(table, now)) == 1

    run(scenario())
