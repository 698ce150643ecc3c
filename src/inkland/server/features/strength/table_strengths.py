"""What a game at a table of several makes of the strengths of its players."""

from collections import Counter
from collections.abc import Mapping, Sequence

from inkland.server.features.strength.records import RecordedSeat
from inkland.strength import AT_TABLES_NEWCOMER, Strength, after_table
from inkland.table.ids import AccountId


def updated_at_table(
    before: Mapping[AccountId, Strength], seats: Sequence[RecordedSeat]
) -> dict[AccountId, Strength]:
    """The strengths of the people at a table; those not known before are newcomers.

    Empty if there are not two people to compare, or if nobody has played to the end. Several seats
    of one account are several people on its device: they are left out, for nobody knows who is who.
    Whoever left the game to a stand-in is last, or leaving bad games would pay.
    """
    number = Counter(one.account for one in seats)
    people = [one for one in seats if number[one.account] == 1]
    if len(people) < 2 or not any(one.is_own for one in people):
        return {}
    last = 1 + max(one.place for one in people)
    places = {one.account: one.place if one.is_own else last for one in people}
    return after_table({one: before.get(one, AT_TABLES_NEWCOMER) for one in places}, places)
