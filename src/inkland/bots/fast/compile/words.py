"""The sheet's words a second time: what each of them means on pairs of machine words.

Every word of `inkland.sheet` that bit arithmetic stands behind is given its compiled meaning here;
the words that only combine others are compiled as they are written.
"""

import operator
from collections.abc import Iterator
from typing import Final

from inkland import sheet
from inkland.bots.fast.compile.bit_pairs import (
    ONE,
    ZERO,
    FastShape,
    Pair,
    down,
    first_of,
    jitable,
    meaning,
    ones,
    operator_meaning,
    pair,
    place_of,
    up,
    without_first,
)
from inkland.sheet import SIDE

_EVERYWHERE: Final = pair(sheet.everywhere())
_ROWS: Final = tuple(pair(row) for row in sheet.rows())
_COLUMNS: Final = tuple(pair(column) for column in sheet.columns())
_DIAGONALS: Final = tuple(pair(diagonal) for diagonal in sheet.diagonals())
_ODD_COLUMNS: Final = tuple(pair(column) for column in sheet.odd_columns())
_EDGE: Final = pair(sheet.on_edge(sheet.everywhere()))
_NOT_FIRST_COLUMN: Final = pair(sheet.everywhere() & ~sheet.columns()[0])
_NOT_LAST_COLUMN: Final = pair(sheet.everywhere() & ~sheet.columns()[-1])
_FIRST_COLUMNS: Final = tuple(  # by how many of them
    pair(sum(sheet.columns()[:columns])) for columns in range(SIDE + 1)
)


# --- Words that combine other words

jitable(sheet.monsters)
jitable(sheet.filled)
jitable(sheet.empty)
jitable(sheet.drawn)
jitable(sheet.destroyed)
jitable(sheet.marked)


# --- Operators


@operator_meaning(operator.iand)
@operator_meaning(operator.and_)
def both(some: Pair, others: Pair) -> Pair:
    return some[0] & others[0], some[1] & others[1]


@operator_meaning(operator.ior)
@operator_meaning(operator.or_)
def either(some: Pair, others: Pair) -> Pair:
    return some[0] | others[0], some[1] | others[1]


@operator_meaning(operator.invert)
def neither(spaces: Pair) -> Pair:
    return ~spaces[0], ~spaces[1]


# --- Words about spaces


@meaning(sheet.nothing)
def nothing() -> Pair:
    return ZERO, ZERO


@meaning(sheet.everywhere)
def everywhere() -> Pair:
    return _EVERYWHERE


@meaning(sheet.space_at)
def space_at(row: int, column: int) -> Pair:
    return up((ONE, ZERO), SIDE * row + column)


@meaning(sheet.is_nothing)
@jitable
def is_nothing(spaces: Pair) -> bool:
    return spaces[0] | spaces[1] == ZERO


@meaning(sheet.count)
def count(spaces: Pair) -> int:
    return ones(spaces[0]) + ones(spaces[1])


@meaning(sheet.overlap)
def overlap(some: Pair, others: Pair) -> bool:
    return some[0] & others[0] | some[1] & others[1] != ZERO


@meaning(sheet.covers)
def covers(some: Pair, others: Pair) -> bool:
    return others[0] & ~some[0] | others[1] & ~some[1] == ZERO


@jitable
def to_the_right(spaces: Pair) -> Pair:
    """The spaces right of these."""
    return up((spaces[0] & _NOT_LAST_COLUMN[0], spaces[1] & _NOT_LAST_COLUMN[1]), 1)


@jitable
def to_the_left(spaces: Pair) -> Pair:
    """The spaces left of these."""
    return down((spaces[0] & _NOT_FIRST_COLUMN[0], spaces[1] & _NOT_FIRST_COLUMN[1]), 1)


@jitable
def sideways(spaces: Pair) -> Pair:
    """The spaces left and right of these."""
    right, left = to_the_right(spaces), to_the_left(spaces)
    return right[0] | left[0], right[1] | left[1]


@jitable
def upright(spaces: Pair) -> Pair:
    """The spaces above and below these, some perhaps below the map."""
    below, above = up(spaces, SIDE), down(spaces, SIDE)
    return below[0] | above[0], below[1] | above[1]


@meaning(sheet.adjacent)
def adjacent(spaces: Pair) -> Pair:
    beside, over = sideways(spaces), upright(spaces)
    return beside[0] | over[0], (beside[1] | over[1]) & _EVERYWHERE[1]


@meaning(sheet.touches)
def touches(some: Pair, others: Pair) -> bool:
    beside, over = sideways(some), upright(some)
    return (beside[0] | over[0]) & others[0] | (beside[1] | over[1]) & others[1] != ZERO


@meaning(sheet.on_edge)
def on_edge(spaces: Pair) -> Pair:
    return spaces[0] & _EDGE[0], spaces[1] & _EDGE[1]


@meaning(sheet.each_space)
def each_space(spaces: Pair) -> Iterator[Pair]:
    low, high = spaces
    while low != ZERO:
        rest = low & low - ONE
        yield low ^ rest, ZERO
        low = rest
    while high != ZERO:
        rest = high & high - ONE
        yield ZERO, high ^ rest
        high = rest


@meaning(sheet.rows)
def rows() -> tuple[Pair, ...]:
    return _ROWS


@meaning(sheet.columns)
def columns() -> tuple[Pair, ...]:
    return _COLUMNS


@meaning(sheet.diagonals)
def diagonals() -> tuple[Pair, ...]:
    return _DIAGONALS


@meaning(sheet.odd_columns)
def odd_columns() -> tuple[Pair, ...]:
    return _ODD_COLUMNS


@meaning(sheet.vertical_runs)
def vertical_runs(spaces: Pair) -> Iterator[Pair]:
    below = up(spaces, SIDE)
    tops = spaces[0] & ~below[0], spaces[1] & ~below[1]
    while not is_nothing(tops):
        run = first_of(tops)
        while True:
            next_row = up(run, SIDE)
            longer = run[0] | next_row[0] & spaces[0], run[1] | next_row[1] & spaces[1]
            if longer == run:
                break
            run = longer
        yield run
        tops = without_first(tops)


@meaning(sheet.has_line)
def has_line(spaces: Pair, length: int) -> bool:
    across, along = spaces, spaces  # in rows and in columns
    for _ in range(length - 1):
        beside, above = to_the_left(across), down(along, SIDE)
        across = across[0] & beside[0], across[1] & beside[1]
        along = along[0] & above[0], along[1] & above[1]
    return across[0] | across[1] | along[0] | along[1] != ZERO


@meaning(sheet.moved)
def moved(spaces: Pair, rows: int, columns: int) -> Pair:
    for _ in range(abs(columns)):
        spaces = to_the_right(spaces) if columns > 0 else to_the_left(spaces)
    if abs(rows) >= SIDE:
        return ZERO, ZERO
    if rows > 0:
        low, high = up(spaces, SIDE * rows)
        return low, high & _EVERYWHERE[1]
    return down(spaces, SIDE * -rows)


@meaning(sheet.clusters)
def clusters(spaces: Pair) -> Iterator[Pair]:
    low, high = spaces
    while low | high != ZERO:
        cluster = first_of((low, high))
        while True:
            beside = sideways(cluster)
            wider = cluster[0] | beside[0] & low, cluster[1] | beside[1] & high
            over = upright(wider)
            grown = wider[0] | over[0] & low, wider[1] | over[1] & high
            if grown == cluster:
                break
            cluster = grown
        yield cluster
        low, high = low ^ cluster[0], high ^ cluster[1]


@meaning(sheet.largest_square)
def largest_square(spaces: Pair) -> tuple[int, Pair]:
    side = 0
    corners = spaces  # the top left corners of all squares one larger than `side`
    best = spaces
    while not is_nothing(corners):
        side, best = side + 1, corners
        beside = to_the_left(corners)
        two = beside[0] & corners[0], beside[1] & corners[1]
        below = down(two, SIDE)
        corners = two[0] & below[0], two[1] & below[1]
    if side == 0:
        return 0, (ZERO, ZERO)
    return side, up(top_left_box(side, side), place_of(best))


@jitable
def top_left_box(height: int, width: int) -> Pair:
    """The box of this size in the top left corner of the map."""
    high_enough = down(_EVERYWHERE, SIDE * (SIDE - height))
    columns = _FIRST_COLUMNS[width]
    return columns[0] & high_enough[0], columns[1] & high_enough[1]


# --- Words about shapes


@meaning(sheet.anchors_within)
def anchors_within(shape: FastShape, spaces: Pair) -> Pair:
    anchors = top_left_box(SIDE + 1 - shape.height, SIDE + 1 - shape.width)
    left = shape.spaces
    while not is_nothing(left):
        shifted = down(spaces, place_of(left))
        anchors = anchors[0] & shifted[0], anchors[1] & shifted[1]
        left = without_first(left)
    return anchors


@meaning(sheet.anchors_onto)
def anchors_onto(shape: FastShape, spaces: Pair) -> Pair:
    anchors = ZERO, ZERO
    left = shape.spaces
    while not is_nothing(left):
        shifted = down(spaces, place_of(left))
        anchors = anchors[0] | shifted[0], anchors[1] | shifted[1]
        left = without_first(left)
    window = top_left_box(SIDE + 1 - shape.height, SIDE + 1 - shape.width)
    return anchors[0] & window[0], anchors[1] & window[1]


@meaning(sheet.placed)
def placed(shape: FastShape, anchor: Pair) -> Pair:
    return up(shape.spaces, place_of(anchor))
