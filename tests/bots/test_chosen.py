"""Cards chosen at run time give the stars of the very cards."""

from random import Random

import pytest

from random_maps import random_map

pytest.importorskip("numba", reason="the compiled meaning needs the extra [fast]")

from inkland.bots.fast import fast_sheet
from inkland.bots.fast.chosen import NUMBERS, stars_of
from inkland.cards import SCORING_CARDS
from inkland.sheet import MapSheet


def test_every_number_is_its_card() -> None:
    random = Random(31)
    earned = set()
    for _ in range(200):
        sheet = MapSheet.drawn(random_map(random))
        fast = fast_sheet(sheet)
        for card in SCORING_CARDS:
            stars = card.stars(sheet)
            assert stars_of(NUMBERS[card.id], fast) == stars, f"{card.name}\n{sheet}"
            if stars:
                earned.add(card.id)
    assert earned == set(NUMBERS), "some cards never earned a star"


@pytest.mark.parametrize("number", [-1, len(SCORING_CARDS)])
def test_no_other_number_is_a_card(number: int) -> None:
    with pytest.raises(IndexError, match="no scoring card"):
        stars_of(number, fast_sheet(MapSheet()))
