"""Cards chosen at run time give the stars of the cards as written."""

from random import Random
from typing import Any

import numpy as np
import pytest

from random_maps import random_map

pytest.importorskip("numba", reason="compiled code needs the extra [fast]")

from numba import njit

from inkland.bots.fast.compile.card_arrays import SCORED_CARDS
from inkland.bots.fast.compile.sheet_rows import rows_of
from inkland.bots.fast.evaluation.scoring_table import card_stars, scoring_table
from inkland.sheet import MapSheet


def test_every_number_is_its_card() -> None:
    stars_of: Any = njit(card_stars)
    random, paper = Random(31), np.zeros(1, np.float32)
    earned = set()
    for _ in range(200):
        sheet = MapSheet.drawn(random_map(random))
        (layers,) = rows_of([sheet])
        for number, card in enumerate(SCORED_CARDS):
            stars = card.stars(sheet)
            assert stars_of(scoring_table(), number, layers, paper) == stars, (
                f"{card.name}\n{sheet}"
            )
            if stars:
                earned.add(number)
    assert earned == set(range(len(SCORED_CARDS))), "some cards never earned a star"
