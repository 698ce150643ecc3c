"""Drawings compared over common decks, on a position whose answer is known."""

from math import inf
from random import Random

import pytest

pytest.importorskip("numba", reason="playouts need the extra [fast]")


from inkland.bots.fast.search.paired_playouts import compare, one_ply_order, rough_stars
from puzzles.test_puzzle import LEFT, RIGHT, strip


def test_the_last_drawing_of_the_year_has_its_exact_stars() -> None:
    seen = strip().view
    result = compare(seen, [LEFT, RIGHT], Random(1), accepted=0.5, wanted=2.0)
    assert result.stars == (131.0, 134.0)
    assert result.margin == 3.0
    assert rough_stars(seen, [RIGHT, LEFT], Random(1)) == (134.0, 131.0)
    assert one_ply_order(seen, [LEFT, RIGHT]) == [1, 0]


def test_nothing_is_behind_when_all_are_accepted() -> None:
    result = compare(strip().view, [LEFT, RIGHT], Random(1), accepted=3.0, wanted=2.0)
    assert result.margin == inf
