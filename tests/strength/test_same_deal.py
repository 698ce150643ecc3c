"""Strength from results on the same deal, in a world in which stars are as the model says."""

from itertools import combinations
from math import log, sqrt
from random import Random
from statistics import mean
from time import process_time
from typing import Final

import pytest

from inkland.strength import Field, Strength, after_window, difficulty_of, win_probability

PEOPLE: Final = 40
WINDOWS: Final = 60
FIELD: Final = Field(noise=100.0, drift=0.1, deal=Strength(60.0, 90.0))
NEWCOMER: Final = Strength(-10.0, 300.0)
ANCHORS: Final = {-1: Strength(-20.0, 0.0), -2: Strength(0.0, 0.0)}


def field_of(size: int, seed: int = 1) -> tuple[dict[int, Strength], dict[int, float]]:
    """So many players as they are known before a window, and their stars."""
    random = Random(seed)
    before = {who: Strength(random.gauss(0, 15), random.uniform(1, 200)) for who in range(size)}
    return before, {who: random.gauss(60, 20) for who in before}


def test_the_order_of_results_makes_no_difference_in_any_bit() -> None:
    before, stars = field_of(1_000)
    expected = after_window(before, stars, FIELD, ANCHORS)
    for seed in range(5):
        order = list(stars)
        Random(seed).shuffle(order)
        shuffled = {who: stars[who] for who in order}
        assert after_window(before, shuffled, FIELD, ANCHORS) == expected


@pytest.mark.proof
def test_ten_times_as_many_results_cost_about_ten_times_as_much() -> None:
    """With a square in it, the ratio would be a hundred; other work on the machine disturbs."""

    def seconds(size: int) -> float:
        before, stars = field_of(size)
        started = process_time()
        after_window(before, stars, FIELD)
        return process_time() - started

    assert min(seconds(5_000) for _ in range(5)) < 40 * min(seconds(500) for _ in range(5))


def test_an_anchor_does_not_change_and_counts_for_the_deal() -> None:
    before = {1: Strength(0.0, 100.0)}
    alone = after_window(before, {1: 80.0}, FIELD)
    after = after_window(before, {1: 80.0, -1: 40.0, -2: 60.0}, FIELD, ANCHORS)
    assert set(after) == {1}
    assert after[1].mean > alone[1].mean > 0  # the anchors have shown that the deal was not easy
    assert after[1].variance < alone[1].variance


def test_uncertainty_falls_with_each_result_down_to_what_drift_leaves() -> None:
    known, deviations = NEWCOMER, [NEWCOMER.deviation]
    for _ in range(200):
        known = after_window({1: known}, {1: 50.0, -1: 30.0, -2: 50.0}, FIELD, ANCHORS)[1]
        deviations.append(known.deviation)
    assert deviations == sorted(deviations, reverse=True)
    assert 0 < deviations[-1] < deviations[0] / 4


@pytest.mark.parametrize("gift", [-30.0, 25.0])
def test_an_easy_deal_gives_nobody_strength(gift: float) -> None:
    """The same stars more for all change the difficulty, and hardly anything else."""
    before, stars = field_of(2_000)
    fair = after_window(before, stars, FIELD)
    easy = after_window(before, {who: one + gift for who, one in stars.items()}, FIELD)
    assert all(abs(easy[who].mean - fair[who].mean) < 0.5 for who in stars)


def test_more_stars_than_expected_raise_and_fewer_lower() -> None:
    before = dict.fromkeys(range(3), Strength(0.0, 50.0))
    after = after_window(before, {0: 40.0, 1: 60.0, 2: 80.0}, FIELD)
    assert after[0].mean < after[1].mean < after[2].mean
    assert difficulty_of(before, {0: 40.0, 1: 60.0, 2: 80.0}, FIELD).mean == pytest.approx(60)


def test_the_exact_answer_for_one_player_and_one_deal() -> None:
    """Two unknown normal numbers, of which the sum is seen with noise."""
    field = FIELD._replace(noise=10.0, drift=0.0, deal=Strength(50.0, 30.0))
    after = after_window({1: Strength(4.0, 60.0)}, {1: 74.0}, field)[1]
    gain = 60 / (60 + 30 + 10)
    assert after == pytest.approx((4 + gain * (74 - 54), 60 * (1 - gain)))


def test_it_learns_who_is_stronger_and_knows_how_sure_it_is() -> None:
    """In a simulated world the truth lies within two deviations, and predictions are of use."""
    random = Random(7)
    truth = {who: random.gauss(NEWCOMER.mean, NEWCOMER.deviation) for who in range(PEOPLE)}
    known = dict.fromkeys(truth, NEWCOMER)
    losses = []
    for _ in range(WINDOWS):
        deal = random.gauss(*_spread(FIELD.deal))
        people = random.sample(range(PEOPLE), random.choice((4, 10, 40)))
        everyone = {**{who: truth[who] for who in people}, -1: -20.0, -2: 0.0}
        stars = {
            who: one + deal + random.gauss(0, sqrt(FIELD.noise)) for who, one in everyone.items()
        }
        for one, other in combinations(people[:4], 2):
            chance = win_probability(known[one], known[other], FIELD)
            losses.append(-log(chance if stars[one] > stars[other] else 1 - chance))
        known |= after_window({who: known[who] for who in people}, stars, FIELD, ANCHORS)
    within = mean(abs(known[who].mean - truth[who]) < 2 * known[who].deviation for who in truth)
    assert within > 0.85
    assert mean(losses[len(losses) // 2 :]) < 0.6 < log(2)  # what it would be without knowledge


def _spread(known: Strength) -> tuple[float, float]:
    return known.mean, known.deviation
