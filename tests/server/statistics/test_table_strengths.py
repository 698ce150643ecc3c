"""Which seats of a game at a table are compared."""

from inkland.rules.options import PRESETS
from inkland.server.features.strength.records import RecordedSeat, family_of
from inkland.server.features.strength.table_strengths import updated_at_table
from inkland.strength import AT_TABLES_NEWCOMER, SOLO, Strength, after_table
from inkland.table.ids import AccountId

ADA, BOB, CY = map(AccountId, ("ada", "bob", "cy"))


def a_seat(seat: int, account: AccountId, place: int, *, is_own: bool = True) -> RecordedSeat:
    """A seat of a finished game."""
    return RecordedSeat(seat, account, is_own, 80, place, None)


def test_places_of_people_are_compared() -> None:
    known = {BOB: Strength(4.0, 30.0)}
    found = updated_at_table(known, [a_seat(0, ADA, 3), a_seat(2, BOB, 1), a_seat(3, CY, 3)])
    before = {ADA: AT_TABLES_NEWCOMER, BOB: known[BOB], CY: AT_TABLES_NEWCOMER}
    assert found == after_table(before, {ADA: 2, BOB: 1, CY: 2})


def test_who_leaves_the_game_to_a_stand_in_is_last() -> None:
    seats = [a_seat(0, ADA, 1, is_own=False), a_seat(1, BOB, 2), a_seat(2, CY, 3)]
    newcomers = dict.fromkeys((ADA, BOB, CY), AT_TABLES_NEWCOMER)
    assert updated_at_table({}, seats) == after_table(newcomers, {ADA: 3, BOB: 1, CY: 2})


def test_two_people_are_needed_and_one_who_played_to_the_end() -> None:
    assert updated_at_table({}, [a_seat(0, ADA, 1)]) == {}
    left = [a_seat(0, ADA, 1, is_own=False), a_seat(1, BOB, 2, is_own=False)]
    assert updated_at_table({}, left) == {}


def test_several_seats_of_one_account_are_left_out() -> None:
    device = [a_seat(0, ADA, 1), a_seat(1, ADA, 3)]
    assert updated_at_table({}, [*device, a_seat(2, BOB, 2)]) == {}
    assert set(updated_at_table({}, [*device, a_seat(2, BOB, 2), a_seat(3, CY, 4)])) == {BOB, CY}


def test_every_preset_belongs_to_a_family() -> None:
    assert {family_of(options) for options in PRESETS.values()} == set(SOLO)
