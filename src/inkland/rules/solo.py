"""Solo: monsters walk in by themselves, and the final stars become a rating and a title."""

from collections.abc import Iterator
from typing import Final

from inkland.cards import SCORING, CardId, Corner, Direction
from inkland.sheet import (
    SIDE,
    MapSheet,
    Shape,
    Spaces,
    anchors_within,
    empty,
    nothing,
    overlap,
    placed,
    space_at,
)

TITLES: Final = (30, 20, 10, 0, -5, -10, -20, -30)


# --- Consequences on a single sheet, with functions of `inkland.sheet`; compiled by bots/fast


def walk(height: int, width: int, corner: Corner, direction: Direction) -> Iterator[Spaces]:
    """Every anchor of a box of this size, ring by ring from the outside, each ring once round.

    A ring starts in the card's corner, one diagonal step further in each time, and follows the
    card's direction (R35): put the box in the corner, shift it along the edge, turn where it
    would leave the ring.
    """
    for ring in range(SIDE // 2 + 1):
        bottom, right = SIDE - height - ring, SIDE - width - ring
        if bottom < ring or right < ring:
            return
        rows, columns = bottom - ring + 1, right - ring + 1
        length = rows * columns  # a ring without an inside is walked from end to end
        if rows > 2 and columns > 2:
            length = 2 * (rows + columns) - 4
        row = ring if corner in (Corner.TOP_LEFT, Corner.TOP_RIGHT) else bottom
        column = ring if corner in (Corner.TOP_LEFT, Corner.BOTTOM_LEFT) else right
        down, across = _heading(corner, direction)
        for _ in range(length):
            yield space_at(row, column)
            for _turn in range(3):
                ahead_row, ahead_column = row + down, column + across
                if ring <= ahead_row <= bottom and ring <= ahead_column <= right:
                    break
                if direction == Direction.CLOCKWISE:
                    down, across = across, -down
                else:
                    down, across = -across, down
            row, column = row + down, column + across


def _heading(corner: Corner, direction: Direction) -> tuple[int, int]:
    """The first step of the walk as rows down and columns across."""
    headings = ((0, 1), (1, 0), (0, -1), (-1, 0), (0, 1))  # corner by corner, clockwise
    if direction == Direction.CLOCKWISE:
        return headings[corner + 0]
    return headings[corner + 1]  # the other way round heads a quarter turn further on


def walked_in(sheet: MapSheet, shape: Shape, corner: Corner, direction: Direction) -> Spaces:
    """Where the monsters come to stand: the first spot of the walk, or nothing (R35, R36)."""
    spots = anchors_within(shape, empty(sheet))
    for anchor in walk(shape.height, shape.width, corner, direction):
        if overlap(anchor, spots):
            return placed(shape, anchor)
    return nothing()


# --- Rating


def rating(stars: int, edicts: tuple[CardId, ...]) -> int:
    """The final stars less the solo numbers of the four scoring cards (R39)."""
    return stars - solo_number(edicts)


def solo_number(edicts: tuple[CardId, ...]) -> int:
    """The solo numbers of the scoring cards together, each counted once (R39)."""
    return sum(SCORING[card].solo for card in edicts)


def title(rating: int) -> int:
    """The title, named by the lowest rating that earns it; below the last, the last (R38)."""
    for least in TITLES:
        if rating >= least:
            return least
    return TITLES[-1]
