"""A hundred people draw in the same second, ambush included, and nobody waits for it."""

from typing import Final

from proof.crowd import SEATS, crowd, percentile, report

LONGEST: Final = 0.5  # seconds in which 99 of 100 drawings are saved, on two cores with everyone


def test_a_hundred_drawings_in_a_second_are_saved_at_once() -> None:
    """Through a whole season, until an ambush was answered by every seat; no move is refused."""
    figures = crowd()
    print(report(figures, SEATS))
    assert not figures.refused
    assert figures.seasons >= 1
    assert "ambush" in figures.steps
    assert percentile(figures.saved, 0.99) <= LONGEST, report(figures, SEATS)
