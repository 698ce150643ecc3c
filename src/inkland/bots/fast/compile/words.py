"""The compiled implementation of the functions of `inkland.sheet`, on pairs of machine words.

Functions that use bit arithmetic are implemented here; functions that only combine others are
compiled from their own source.
"""

import operator
from collections.abc import Iterator
from typing import Final

from inkland import sheet
from inkland.bots.fast.compile.bit_pairs import (
    ONE,
    ZERO,
    BitPair,
    FastShape,
    compilable,
    compiled_operator,
    compiled_word,
    down,
    first_of,
    ones,
    place_of,
    to_pair,
    up,
    without_first,
)
from inkland.sheet import SIDE

_EVERYWHERE: Final = to_pair(sheet.everywhere())
_ROWS: Final = tuple(to_pair(row) for row in sheet.rows())
_COLUMNS: Final = tuple(to_pair(column) for column in sheet.columns())
_DIAGONALS: Final = tuple(to_pair(diagonal) for diagonal in sheet.diagonals())
_ODD_COLUMNS: Final = tuple(to_pair(column) for column in sheet.odd_columns())
_EDGE: Final = to_pair(sheet.on_edge(sheet.everywhere()))
_NOT_FIRST_COLUMN: Final = to_pair(sheet.everywhere() & ~sheet.columns()[0])
_NOT_LAST_COLUMN: Final = to_pair(sheet.everywhere() & ~sheet.columns()[-1])
_FIRST_COLUMNS: Final = tuple(  # by how many of them
    to_pair(sum(sheet.columns()[:columns])) for columns in range(SIDE + 1)
)


# --- Words that combine other words

compilable(sheet.monsters)
compilable(sheet.filled)
compilable(sheet.empty)
compilable(sheet.drawn)
compilable(sheet.destroyed)
compilable(sheet.marked)


# --- Operators


@compiled_operator(operator.iand)
@compiled_operator(operator.and_)
def both(some: BitPair, others: BitPair) -> BitPair:
    return some[0] & others[0], some[1] & others[1]


@compiled_operator(operator.ior)
@compiled_operator(operator.or_)
def either(some: BitPair, others: BitPair) -> BitPair:
    return some[0] | others[0], some[1] | others[1]


@compiled_operator(operator.invert)
def neither(spaces: BitPair) -> BitPair:
    return ~spaces[0], ~spaces[1]


# --- Words about spaces


@compiled_word(sheet.nothing)
def nothing() -> BitPair:
    return ZERO, ZERO


@compiled_word(sheet.everywhere)
def everywhere() -> BitPair:
    return _EVERYWHERE


@compiled_word(sheet.space_at)
def space_at(row: int, column: int) -> BitPair:
    return up((ONE, ZERO), SIDE * row + column)


@compiled_word(sheet.is_nothing)
@compilable
def is_nothing(spaces: BitPair) -> bool:
    return spaces[0] | spaces[1] == ZERO


@compiled_word(sheet.count)
def count(spaces: BitPair) -> int:
    return ones(spaces[0]) + ones(spaces[1])


@compiled_word(sheet.overlap)
def overlap(some: BitPair, others: BitPair) -> bool:
    return some[0] & others[0] | some[1] & others[1] != ZERO


@compiled_word(sheet.covers)
def covers(some: BitPair, others: BitPair) -> bool:
    return others[0] & ~some[0] | others[1] & ~some[1] == ZERO


@compilable
def to_the_right(spaces: BitPair) -> BitPair:
    """The spaces right of these."""
    return up((spaces[0] & _NOT_LAST_COLUMN[0], spaces[1] & _NOT_LAST_COLUMN[1]), 1)


@compilable
def to_the_left(spaces: BitPair) -> BitPair:
    """The spaces left of these."""
    return down((spaces[0] & _NOT_FIRST_COLUMN[0], spaces[1] & _NOT_FIRST_COLUMN[1]), 1)


@compilable
def sideways(spaces: BitPair) -> BitPair:
    """The spaces left and right of these."""
    right, left = to_the_right(spaces), to_the_left(spaces)
    return right[0] | left[0], right[1] | left[1]


@compilable
def upright(spaces: BitPair) -> BitPair:
    """The spaces above and below these, some perhaps below the map."""
    below, above = up(spaces, SIDE), down(spaces, SIDE)
    return below[0] | above[0], below[1] | above[1]


@compiled_word(sheet.adjacent)
def adjacent(spaces: BitPair) -> BitPair:
    beside, over = sideways(spaces), upright(spaces)
    return beside[0] | over[0], (beside[1] | over[1]) & _EVERYWHERE[1]


@compiled_word(sheet.touches)
def touches(some: BitPair, others: BitPair) -> bool:
    beside, over = sideways(some), upright(some)
    return (beside[0] | over[0]) & others[0] | (beside[1] | over[1]) & others[1] != ZERO


@compiled_word(sheet.on_edge)
def on_edge(spaces: BitPair) -> BitPair:
    return spaces[0] & _EDGE[0], spaces[1] & _EDGE[1]


@compiled_word(sheet.each_space)
def each_space(spaces: BitPair) -> Iterator[BitPair]:
    low, high = spaces
    while low != ZERO:
        rest = low & low - ONE
        yield low ^ rest, ZERO
        low = rest
    while high != ZERO:
        rest = high & high - ONE
        yield ZERO, high ^ rest
        high = rest


@compiled_word(sheet.rows)
def rows() -> tuple[BitPair, ...]:
    return _ROWS


@compiled_word(sheet.columns)
def columns() -> tuple[BitPair, ...]:
    return _COLUMNS


@compiled_word(sheet.diagonals)
def diagonals() -> tuple[BitPair, ...]:
    return _DIAGONALS


@compiled_word(sheet.odd_columns)
def odd_columns() -> tuple[BitPair, ...]:
    return _ODD_COLUMNS


@compiled_word(sheet.vertical_runs)
def vertical_runs(spaces: BitPair) -> Iterator[BitPair]:
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


@compiled_word(sheet.has_line)
def has_line(spaces: BitPair, length: int) -> bool:
    across, along = spaces, spaces  # in rows and in columns
    for _ in range(length - 1):
        beside, above = to_the_left(across), down(along, SIDE)
        across = across[0] & beside[0], across[1] & beside[1]
        along = along[0] & above[0], along[1] & above[1]
    return across[0] | across[1] | along[0] | along[1] != ZERO


@compiled_word(sheet.moved)
def moved(spaces: BitPair, rows: int, columns: int) -> BitPair:
    for _ in range(abs(columns)):
        spaces = to_the_right(spaces) if columns > 0 else to_the_left(spaces)
    if abs(rows) >= SIDE:
        return ZERO, ZERO
    if rows > 0:
        low, high = up(spaces, SIDE * rows)
        return low, high & _EVERYWHERE[1]
    return down(spaces, SIDE * -rows)


@compiled_word(sheet.clusters)
def clusters(spaces: BitPair) -> Iterator[BitPair]:
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


@compiled_word(sheet.largest_square)
def largest_square(spaces: BitPair) -> tuple[int, BitPair]:
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


@compilable
def top_left_box(height: int, width: int) -> BitPair:
    """The box of this size in the top left corner of the map."""
    high_enough = down(_EVERYWHERE, SIDE * (SIDE - height))
    columns = _FIRST_COLUMNS[width]
    return columns[0] & high_enough[0], columns[1] & high_enough[1]


# --- Words about shapes


@compiled_word(sheet.anchors_within)
def anchors_within(shape: FastShape, spaces: BitPair) -> BitPair:
    anchors = top_left_box(SIDE + 1 - shape.height, SIDE + 1 - shape.width)
    left = shape.spaces
    while not is_nothing(left):
        shifted = down(spaces, place_of(left))
        anchors = anchors[0] & shifted[0], anchors[1] & shifted[1]
        left = without_first(left)
    return anchors


@compiled_word(sheet.anchors_onto)
def anchors_onto(shape: FastShape, spaces: BitPair) -> BitPair:
    anchors = ZERO, ZERO
    left = shape.spaces
    while not is_nothing(left):
        shifted = down(spaces, place_of(left))
        anchors = anchors[0] | shifted[0], anchors[1] | shifted[1]
        left = without_first(left)
    window = top_left_box(SIDE + 1 - shape.height, SIDE + 1 - shape.width)
    return anchors[0] & window[0], anchors[1] & window[1]


@compiled_word(sheet.placed)
def placed(shape: FastShape, anchor: BitPair) -> BitPair:
    return up(shape.spaces, place_of(anchor))
