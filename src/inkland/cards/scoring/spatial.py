"""The spatial deck: how the whole map is filled."""

from inkland.cards.scoring.scoring_card import Awards, deck
from inkland.sheet import (
    MapSheet,
    adjacent,
    clusters,
    columns,
    count,
    covers,
    diagonals,
    each_space,
    empty,
    filled,
    largest_square,
    monsters,
    nothing,
    odd_columns,
    overlap,
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


def dwarvenholds(sheet: MapSheet) -> Awards:
    """Seven stars for each completely filled row and column with a mountain in it."""
    full = filled(sheet)
    for row in rows():
        if covers(full, row) and overlap(row, sheet.mountain):
            yield 7, row
    for column in columns():  # several mountains in a line are still one line (42)
        if covers(full, column) and overlap(column, sheet.mountain):
            yield 7, column


def silos(sheet: MapSheet) -> Awards:
    """Ten stars for each completely filled column with an odd number."""
    full = filled(sheet)
    for column in odd_columns():  # the printed numbers, from 1 at the left (39)
        if covers(full, column):
            yield 10, column


def banded_hills(sheet: MapSheet) -> Awards:
    """Four stars for each row with five or more different terrains."""
    # Neither destroyed spaces nor wasteland nor ruins are terrains (40).
    land = (sheet.forest, sheet.village, sheet.farm, sheet.water, sheet.mountain, sheet.hero,
            monsters(sheet))  # fmt: skip
    for row in rows():
        kinds = 0
        shown = nothing()
        for terrain in land:
            if overlap(row, terrain):
                kinds += 1
                shown |= row & terrain
        if kinds >= 5:
            yield 4, shown


def starlit_sigil(sheet: MapSheet) -> Awards:
    """Four stars for each group of exactly three connected empty spaces."""
    for hollow in clusters(empty(sheet)):  # empty ruins and marked spaces are empty (41)
        if count(hollow) == 3:
            yield 4, hollow


SPATIAL = (
    *deck("base", (borderlands, 24), (lost_barony, 24), (broken_road, 24), (cauldrons, 20)),
    *deck("heroes", (dwarvenholds, 28), (silos, 30), (banded_hills, 28), (starlit_sigil, 30)),
)
