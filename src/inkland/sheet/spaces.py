"""Spaces of a map sheet, and functions on sets of them.

A set of spaces is an int with one bit per space, row by row: bit 11 * row + column. All bit
arithmetic of the project is inside the functions of this package; cards and rules only call
these, so that `inkland.bots.fast` can give each a second, compiled implementation.
"""

from collections.abc import Iterator
from typing import Annotated, Final, TypeAlias

from inkland.sheet.refused import Refused

SIDE: Final = 11
ROW_LETTERS: Final = "ABCDEFGHIJK"

# The note tells translators apart what is a set of spaces and what is a number.
Spaces: TypeAlias = Annotated[int, "spaces"]

_EVERYWHERE: Final = (1 << SIDE * SIDE) - 1
_ROWS: Final = tuple((1 << SIDE) - 1 << SIDE * row for row in range(SIDE))
_FIRST_COLUMN: Final = sum(1 << SIDE * row for row in range(SIDE))
_COLUMNS: Final = tuple(_FIRST_COLUMN << column for column in range(SIDE))
_DIAGONALS: Final = tuple(
    sum(1 << SIDE * (start + step) + step for step in range(SIDE - start)) for start in range(SIDE)
)
_EDGE: Final = _ROWS[0] | _ROWS[-1] | _COLUMNS[0] | _COLUMNS[-1]
_NOT_FIRST_COLUMN: Final = _EVERYWHERE & ~_COLUMNS[0]
_NOT_LAST_COLUMN: Final = _EVERYWHERE & ~_COLUMNS[-1]


# --- The words


def nothing() -> Spaces:
    """No space at all."""
    return 0


def everywhere() -> Spaces:
    """All 121 spaces."""
    return _EVERYWHERE


def space_at(row: int, column: int) -> Spaces:
    """The one space in this row and column, both counted from 0."""
    return 1 << SIDE * row + column


def is_nothing(spaces: Spaces) -> bool:
    """Is there no space in the set? (Never ask `if spaces:`; compiled, that is always true.)"""
    return spaces == 0


def count(spaces: Spaces) -> int:
    """How many spaces there are."""
    return spaces.bit_count()


def overlap(some: Spaces, others: Spaces) -> bool:
    """Do the two sets have a space in common?"""
    return some & others != 0


def covers(some: Spaces, others: Spaces) -> bool:
    """Does the first set hold every space of the second?"""
    return others & ~some == 0


def adjacent(spaces: Spaces) -> Spaces:
    """Every space that shares a side with a space of the set, members not excepted (D30)."""
    return (
        (spaces & _NOT_LAST_COLUMN) << 1
        | (spaces & _NOT_FIRST_COLUMN) >> 1
        | spaces << SIDE
        | spaces >> SIDE
    ) & _EVERYWHERE


def touches(some: Spaces, others: Spaces) -> bool:
    """Does a space of the first set share a side with a space of the second?"""
    return adjacent(some) & others != 0


def on_edge(spaces: Spaces) -> Spaces:
    """Those of the spaces that lie in the outer ring of the map."""
    return spaces & _EDGE


def each_space(spaces: Spaces) -> Iterator[Spaces]:
    """The spaces one by one, in reading order, each as a set of one."""
    while spaces:
        first = spaces & -spaces
        yield first
        spaces ^= first


def rows() -> tuple[Spaces, ...]:
    """The eleven rows from top to bottom."""
    return _ROWS


def columns() -> tuple[Spaces, ...]:
    """The eleven columns from left to right."""
    return _COLUMNS


def diagonals() -> tuple[Spaces, ...]:
    """The eleven diagonals that run down-right from the left edge to the bottom edge (R22)."""
    return _DIAGONALS


def odd_columns() -> tuple[Spaces, ...]:
    """The six columns with the printed numbers 1, 3, 5, 7, 9 and 11."""
    return _COLUMNS[::2]


def vertical_runs(spaces: Spaces) -> Iterator[Spaces]:
    """The unbroken vertical lines of the set, in reading order of their topmost space."""
    for top in each_space(spaces & ~(spaces << SIDE)):
        run = top
        while (longer := run | run << SIDE & spaces) != run:
            run = longer
        yield run


def has_line(spaces: Spaces, length: int) -> bool:
    """Do so many spaces of the set lie side by side in a row or a column?"""
    across, down = spaces, spaces
    for _ in range(length - 1):
        across &= (across & _NOT_FIRST_COLUMN) >> 1
        down &= down >> SIDE
    return across | down != 0


def moved(spaces: Spaces, down: int, across: int) -> Spaces:
    """The spaces so many rows down and columns to the right; what leaves the map is lost."""
    for _ in range(abs(across)):
        if across > 0:
            spaces = (spaces & _NOT_LAST_COLUMN) << 1
        else:
            spaces = (spaces & _NOT_FIRST_COLUMN) >> 1
    places = SIDE * abs(down)
    return spaces << places & _EVERYWHERE if down > 0 else spaces >> places


def clusters(spaces: Spaces) -> Iterator[Spaces]:
    """The maximal adjacent groups of the set, in reading order of their first space (R32)."""
    while spaces:
        cluster = spaces & -spaces
        while True:
            sideways = (cluster & _NOT_LAST_COLUMN) << 1 | (cluster & _NOT_FIRST_COLUMN) >> 1
            wider = cluster | sideways & spaces
            grown = wider | (wider << SIDE | wider >> SIDE) & spaces
            if grown == cluster:
                break
            cluster = grown
        yield cluster
        spaces ^= cluster


def largest_square(spaces: Spaces) -> tuple[int, Spaces]:
    """Side and spaces of the largest square that lies in the set, the first in reading order."""
    side, corners = 0, spaces  # the top left corners of all squares one larger than `side`
    best = 0
    while corners:
        side, best = side + 1, corners
        right = (corners & _NOT_FIRST_COLUMN) >> 1
        corners &= right & (corners >> SIDE) & (right >> SIDE)
    if side == 0:
        return 0, 0
    line = (1 << side) - 1
    square = sum(line << SIDE * row for row in range(side))
    return side, square << (best & -best).bit_length() - 1


# --- Labels: the names printed on the sheet, A1 top left to K11 bottom right


def label(space: Spaces) -> str:
    """The printed name of one space."""
    row, column = divmod(space.bit_length() - 1, SIDE)
    return f"{ROW_LETTERS[row]}{column + 1}"


def labels(spaces: Spaces) -> list[str]:
    """The printed names of the spaces, in reading order."""
    return [label(space) for space in each_space(spaces)]


class BadLabel(Refused):
    """“{label}” is not a space: write a row letter A–K and a column 1–11, like B4."""


_COLUMN_NUMBERS: Final = tuple(str(column + 1) for column in range(SIDE))


def labelled(text: str) -> Spaces:
    """The space with this printed name; `BadLabel` if there is none."""
    row, column = ROW_LETTERS.find(text[:1].upper()), text[1:]
    if not text.isascii() or not text or row < 0 or column not in _COLUMN_NUMBERS:
        raise BadLabel(label=text)
    return space_at(row, int(column) - 1)
