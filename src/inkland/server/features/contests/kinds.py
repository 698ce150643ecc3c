"""The kinds of contests: one row says what makes a kind different from the others."""

from datetime import timedelta
from typing import Final, NamedTuple

from inkland.server.features.contests.queries import Contest, ContestKind

MAX_ARENA_DEALS: Final = 200
GAME_GRACE: Final = timedelta(minutes=30)


class Kind(NamedTuple):
    """A kind of contest, played at tables of so many `seats` with a `clock` in seconds or without.

    Kinds with the same `name` are stored and sent as the same; their seats tell them apart.
    """

    name: ContestKind
    seats: int
    clock: int | None
    deals: int | None  # None: its planner chooses, and everybody plays all of them
    grace: timedelta  # after its end, for games that have begun
    waits_for_others: bool  # or a table begins as soon as somebody enters
    may_skip: bool  # whoever has waited long may be given a later deal than the next one
    hides_standings: bool  # from those who have deals left to play

    @property
    def plans_deals(self) -> bool:
        """Whether the number of its deals is a part of the plan that people are shown."""
        return self.deals is None


ARENA: Final = Kind(
    "arena",
    seats=4,
    clock=30,
    deals=MAX_ARENA_DEALS,
    grace=GAME_GRACE,
    waits_for_others=True,
    may_skip=True,
    hides_standings=False,
)
LIVE_ROUND: Final = Kind(
    "round",
    seats=4,
    clock=30,
    deals=None,
    grace=GAME_GRACE,
    waits_for_others=True,
    may_skip=False,
    hides_standings=True,
)
ROUND_ALONE: Final = Kind(
    "round",
    seats=1,
    clock=None,
    deals=None,
    grace=GAME_GRACE,
    waits_for_others=False,
    may_skip=False,
    hides_standings=True,
)
KINDS: Final = (ARENA, LIVE_ROUND, ROUND_ALONE)


def kind_of(contest: Contest) -> Kind:
    """Return the row of a contest."""
    (kind,) = (row for row in KINDS if (row.name, row.seats) == (contest.kind, contest.seats))
    return kind
