"""A hundred players draw in the same second, ambush included, without delays."""

from typing import Final

import pytest

from proof.crowd import SEATS, crowd, percentile, report

# seconds within which 99 % of drawings are saved, on two cores shared with all clients
LONGEST: Final = 0.5


@pytest.mark.proof
def test_a_hundred_drawings_in_a_second_are_saved_at_once() -> None:
    """Play a whole season and an ambush answered by every seat; no move is refused."""
    figures = crowd()
    print(report(figures, SEATS))
    assert not figures.refused
    assert figures.seasons >= 1
    assert "ambush" in figures.steps
    assert percentile(figures.saved, 0.99) <= LONGEST, report(figures, SEATS)
