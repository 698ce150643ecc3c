"""Points: matchpoints of the results on the same deal, the same in whatever order they come."""

from fractions import Fraction
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from inkland.server.features.contests.points import (
    MAX_POINTS,
    POINTS_ALONE,
    Placed,
    scored_tables,
    share_beaten,
    standings,
)
from inkland.server.features.contests.queries import ContestResult
from inkland.table.ids import AccountId, TableId

STARS = st.lists(st.integers(-20, 30), min_size=1, max_size=50)


def made(
    number: int, table: str, account: str | None, stars: int, *, is_own: bool = True
) -> ContestResult:
    """A result of a contest."""
    who = None if account is None else AccountId(account)
    return ContestResult(number, TableId(table), 0, who, is_own, stars)


@given(STARS)
def test_points_are_the_share_of_the_others_that_are_beaten(stars: list[int]) -> None:
    field = sorted(stars)
    for place, own in enumerate(stars):
        others = stars[:place] + stars[place + 1 :]
        points = share_beaten(own, field)
        if not others:
            assert points == POINTS_ALONE
            continue
        beaten = sum(Fraction(own > other) + Fraction(own == other, 2) for other in others)
        assert abs(points - 100 * beaten / len(others)) <= Fraction(1, 2)
        assert 0 <= points <= MAX_POINTS


@given(STARS, st.integers(0, 1000))
def test_the_order_of_results_does_not_matter(stars: list[int], seed: int) -> None:
    results = [
        made(1 + place % 3, f"t{place // 4}", f"p{place}", own) for place, own in enumerate(stars)
    ]
    expected = scored_tables(results)
    Random(seed).shuffle(results)
    assert scored_tables(results) == expected


def test_bots_are_compared_with_and_an_abandoned_game_brings_nothing() -> None:
    results = [
        made(1, "one", "ann", 70),
        made(1, "one", "ben", 90, is_own=False),
        made(1, "one", None, 60, is_own=False),
        made(1, "two", "cid", 70),
        made(2, "three", "ann", 10),
    ]
    found = scored_tables(results)
    assert [(one.number, one.points) for one in found[AccountId("ann")]] == [(1, 50), (2, 50)]
    assert [(one.points, one.is_abandoned) for one in found[AccountId("ben")]] == [(0, True)]
    assert [one.points for one in found[AccountId("cid")]] == [50]
    people = [AccountId(name) for name in ("dan", "ben", "ann", "cid")]
    assert standings(people, found) == (
        Placed(1, AccountId("ann"), 100, 2),
        Placed(2, AccountId("cid"), 50, 1),
        Placed(3, AccountId("ben"), 0, 1),
        Placed(3, AccountId("dan"), 0, 0),
    )
