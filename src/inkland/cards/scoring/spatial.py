"""The spatial deck: how the whole map is filled."""

from inkland.cards.scoring.scoring_card import Awards, deck
from inkland.sheet import (
    MapSheet,
    adjacent,
    columns,
    covers,
    diagonals,
    each_space,
    empty,
    filled,
    largest_square,
    rows,
)


def borderlands(sheet: MapSheet) -> Awards:
    """Six stars for each completely filled row and each completely filled column."""
    full = filled(sheet)
    for row in rows():
        if covers(full, row):
            yield 6, row
    for column in columns():  # a space may serve its row and its column (R23)
        if covers(full, column):
            yield 6, column


def lost_barony(sheet: MapSheet) -> Awards:
    """Three stars for each space along one side of the largest filled square."""
    side, square = largest_square(filled(sheet))
    if side > 0:  # a single filled space is a square of side one (R21)
        yield 3 * side, square


def broken_road(sheet: MapSheet) -> Awards:
    """Three stars for each filled diagonal that runs down from the left edge to the bottom edge."""
    full = filled(sheet)
    for diagonal in diagonals():  # the bottom left corner alone is one of them (R22)
        if covers(full, diagonal):
            yield 3, diagonal


def cauldrons(sheet: MapSheet) -> Awards:
    """One star for each empty space with a filled space or the map edge on all four sides."""
    holes = empty(sheet)
    for hole in each_space(holes & ~adjacent(holes)):  # undrawn ruins are empty (R24)
        yield 1, hole


SPATIAL = deck((borderlands, 24), (lost_barony, 24), (broken_road, 24), (cauldrons, 20))
