"""Matchpoints: the share of the others that one has beaten."""

from random import Random

from inkland.strength import HIGHEST, matchpoints
from inkland.strength.families import lower_bound
from inkland.strength.same_deal import Strength


def test_the_best_gets_all_and_ties_half() -> None:
    assert matchpoints({"a": 70, "b": 90, "c": 80}) == {"a": 0, "b": HIGHEST, "c": HIGHEST // 2}
    assert matchpoints({"a": 70, "b": 90, "c": 90}) == {"a": 0, "b": 7_500, "c": 7_500}


def test_nobody_else_is_the_middle() -> None:
    assert matchpoints({"a": 3}) == {"a": HIGHEST // 2}
    assert matchpoints({}) == {}


def test_each_is_the_share_that_was_counted_by_hand() -> None:
    random = Random(4)
    stars = {str(number): random.randint(60, 90) for number in range(200)}
    for player, found in matchpoints(stars).items():
        others = [value for other, value in stars.items() if other != player]
        beaten = sum((value < stars[player]) + (value == stars[player]) / 2 for value in others)
        assert abs(found - HIGHEST * beaten / len(others)) <= 0.5


def test_a_strength_is_worth_what_it_very_likely_is() -> None:
    assert lower_bound(Strength(10.0, 9.0)) == 4.0
