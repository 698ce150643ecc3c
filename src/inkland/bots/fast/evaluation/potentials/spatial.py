"""Potentials of the spatial deck: how the whole map is filled."""

from inkland.bots.fast.compile.bit_pairs import as_spaces, compilable, up
from inkland.bots.fast.compile.words import top_left_box
from inkland.bots.fast.evaluation.potentials.potential import Potentials, line_filling, sides
from inkland.sheet import (
    SIDE,
    MapSheet,
    Spaces,
    clusters,
    columns,
    count,
    diagonals,
    empty,
    everywhere,
    filled,
    largest_square,
    monsters,
    odd_columns,
    overlap,
    rows,
    touches,
)


@compilable
def borderlands(sheet: MapSheet) -> Potentials:
    """Rows and columns that are nearly full."""
    lines = rows() + columns()
    filling, one, two, _three, _none = line_filling(lines, empty(sheet), everywhere())
    return filling, one, two, 0.0, 0.0


@compilable
def fewest_holes(room: Spaces, side: int) -> int:
    """The fewest empty spaces in any square of this side."""
    box = top_left_box(side, side)
    fewest = 99
    for row in range(SIDE + 1 - side):
        for column in range(SIDE + 1 - side):
            fewest = min(fewest, count(as_spaces(up(box, SIDE * row + column)) & room))
    return fewest


@compilable
def lost_barony(sheet: MapSheet) -> Potentials:
    """What squares one and two larger lack."""
    room = empty(sheet)
    side, _square = largest_square(filled(sheet))
    if side >= SIDE - 1:
        return 0.0, 0.0, 0.0, 0.0, 0.0
    next_holes = fewest_holes(room, side + 1)
    after_holes = fewest_holes(room, side + 2)
    return next_holes, after_holes, 1.0 / next_holes, 1.0 / after_holes, next_holes == 1


@compilable
def broken_road(sheet: MapSheet) -> Potentials:
    """Diagonals that are nearly full."""
    filling, one, two, _three, _none = line_filling(diagonals(), empty(sheet), everywhere())
    return filling, one, two, 0.0, 0.0


@compilable
def cauldrons(sheet: MapSheet) -> Potentials:
    """Empty spaces that are open on one side or two."""
    room = empty(sheet)
    one, two, _three, _four = sides(room)
    pairs = 0.0
    triples = 0.0
    for hollow in clusters(room & ~(_three | _four)):
        if not touches(hollow, room & ~hollow):
            pairs += count(hollow) == 2
            triples += count(hollow) == 3
    return count(room & one), count(room & two), pairs, triples, 0.0


@compilable
def dwarvenholds(sheet: MapSheet) -> Potentials:
    """Lines with a mountain that are nearly full."""
    lines = rows() + columns()
    filling, one, two, _three, _none = line_filling(lines, empty(sheet), sheet.mountain)
    return filling, one, two, 0.0, 0.0


@compilable
def silos(sheet: MapSheet) -> Potentials:
    """Odd columns that are nearly full."""
    return line_filling(odd_columns(), empty(sheet), everywhere())


@compilable
def banded_hills(sheet: MapSheet) -> Potentials:
    """Rows that lack one terrain, two or more."""
    room = empty(sheet)
    land = (sheet.forest, sheet.village, sheet.farm, sheet.water, sheet.mountain, sheet.hero,
            monsters(sheet))  # fmt: skip
    one = 0.0
    two = 0.0
    three = 0.0
    for row in rows():
        kinds = 0
        for terrain in land:
            kinds += overlap(row, terrain)
        holes = count(row & room)
        if kinds == 4 and holes >= 1:
            one += 1
        elif kinds == 3 and holes >= 2:
            two += 1
        elif kinds <= 2 and holes >= 3:
            three += 1
    return one, two, three, 0.0, 0.0


@compilable
def starlit_sigil(sheet: MapSheet) -> Potentials:
    """Hollows that are a little too large, those that are too small, and how many there are."""
    room = empty(sheet)
    four = 0.0
    small = 0.0
    middle = 0.0
    number = 0.0
    for hollow in clusters(room):
        size = count(hollow)
        number += 1
        four += size == 4
        small += size < 3
        middle += 5 <= size <= 8
    return four, middle, small, number, 0.0
