"""Pairing by itself: nobody twice, nobody with whom they have blocked, nobody forgotten."""

import time
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from inkland.server.features.contests.pairing import PATIENCE_SECONDS, Company, pair
from inkland.server.features.contests.queries import WaitingEntrant
from inkland.table.ids import AccountId

SECONDS = st.sampled_from([0.0, 5.0, 19.9, 20.0, 60.0])
PEOPLE = st.lists(st.tuples(st.integers(1, 4), SECONDS), max_size=40)
BLOCKS = st.lists(st.tuples(st.integers(0, 39), st.integers(0, 39)), max_size=60)


def waiting(*people: tuple[int, float]) -> tuple[WaitingEntrant, ...]:
    """Entrants a0, a1 and so on, by the number of their next deal and how long they have waited."""
    return tuple(
        WaitingEntrant(AccountId(f"a{place}"), f"a{place}", None, number, seconds)
        for place, (number, seconds) in enumerate(people)
    )


def sources(*waiting_from: int | None) -> tuple[WaitingEntrant, ...]:
    """Entrants for one deal, by where they come from."""
    entrants = waiting(*((1, 5.0) for _ in waiting_from))
    return tuple(
        one._replace(source=source) for one, source in zip(entrants, waiting_from, strict=True)
    )


def accounts(companies: tuple[Company, ...]) -> list[list[str]]:
    """Who sits together, table by table."""
    return [sorted(one.account for one in company.people) for company in companies]


@given(PEOPLE, BLOCKS, st.booleans())
def test_nobody_sits_twice_or_with_whom_they_blocked_and_the_patient_all_sit(
    people: list[tuple[int, float]], blocked: list[tuple[int, int]], may_skip: bool
) -> None:
    blocks = {(AccountId(f"a{one}"), AccountId(f"a{other}")) for one, other in blocked}
    entrants = waiting(*people)
    companies = pair(entrants, blocks, may_skip=may_skip)
    seated = [one for company in companies for one in company.people]
    assert len(set(seated)) == len(seated) and set(seated) <= set(entrants)
    for company in companies:
        assert 1 <= len(company.people) <= 4
        for one, other in combinations(company.people, 2):
            pairs = {(one.account, other.account), (other.account, one.account)}
            assert pairs.isdisjoint(blocks)
        numbers = {one.number for one in company.people}
        assert company.number == max(numbers) and (may_skip or len(numbers) == 1)
        if len(company.people) < 4 or len(numbers) > 1:
            assert max(one.seconds for one in company.people) >= PATIENCE_SECONDS
    assert {one for one in entrants if one.seconds >= PATIENCE_SECONDS} <= set(seated)


@given(PEOPLE)
def test_without_blocks_fewer_than_four_go_on_waiting_for_each_deal(
    people: list[tuple[int, float]],
) -> None:
    entrants = waiting(*people)
    seated = {one for company in pair(entrants) for one in company.people}
    for number in range(1, 5):
        assert sum(one.number == number and one not in seated for one in entrants) < 4


@given(PEOPLE, st.randoms())
def test_the_order_in_which_they_are_listed_does_not_matter(
    people: list[tuple[int, float]], random: object
) -> None:
    entrants = list(waiting(*people))
    expected = pair(entrants)
    random.shuffle(entrants)  # type: ignore[attr-defined]
    assert pair(entrants) == expected


def test_four_who_wait_for_the_same_deal_sit_at_once_the_earliest_first() -> None:
    entrants = waiting((1, 1), (1, 4), (1, 3), (1, 2), (1, 5))
    assert accounts(pair(entrants)) == [["a1", "a2", "a3", "a4"]]


def test_whoever_has_waited_long_sits_with_those_of_other_deals_before_bots() -> None:
    entrants = waiting((1, 30), (3, 25), (2, 1), (7, 21))
    assert [(one.number, len(one.people)) for one in pair(entrants)] == [(7, 3)]
    apart = pair(entrants, may_skip=False)
    assert [(one.number, len(one.people)) for one in apart] == [(1, 1), (3, 1), (7, 1)]


def test_a_block_costs_nobody_else_a_table() -> None:
    """Whoever has blocked whom, and whoever came first."""
    entrants = waiting((1, 9), (1, 8), (1, 7), (1, 6), (1, 5))
    first, second = AccountId("a0"), AccountId("a1")
    for blocks in ({(first, second)}, {(second, first)}):
        assert accounts(pair(entrants, blocks)) == [["a0", "a2", "a3", "a4"]]


def test_alone_everybody_sits_at_once() -> None:
    assert [len(one.people) for one in pair(waiting((1, 0), (2, 0)), seats=1)] == [1, 1]


def ten_thousand() -> tuple[Company, ...]:
    """The companies of ten thousand entrants, of whom three thousand have blocked somebody."""
    entrants = waiting(*((place % 7 + 1, place % 40) for place in range(10_000)))
    blocks = {(AccountId(f"a{one}"), AccountId(f"a{one + 7}")) for one in range(0, 9_000, 3)}
    return pair(entrants, blocks)


def test_of_ten_thousand_hardly_anybody_is_left_over() -> None:
    assert sum(len(company.people) for company in ten_thousand()) > 9_900


@pytest.mark.proof
def test_ten_thousand_are_paired_in_a_moment() -> None:
    started_at = time.perf_counter()
    ten_thousand()
    assert time.perf_counter() - started_at < 2.0


def test_three_of_one_address_sit_apart_if_others_wait() -> None:
    companies = pair(sources(7, 7, 7, *[None] * 9))
    alike = [sum(one.source == 7 for one in company.people) for company in companies]
    assert alike == [1, 1, 1]


def test_a_club_behind_one_address_sits_down_at_once() -> None:
    companies = pair(sources(*[7] * 100))
    assert [len(company.people) for company in companies] == [4] * 25


@given(st.lists(st.sampled_from([None, 1, 2, 3]), max_size=40))
def test_as_many_sit_down_from_wherever_they_come(waiting_from: list[int | None]) -> None:
    entrants = sources(*waiting_from)
    seated = {one for company in pair(entrants) for one in company.people}
    first = sorted(entrants, key=lambda one: one.account)[: len(entrants) // 4 * 4]
    assert seated == set(first)
