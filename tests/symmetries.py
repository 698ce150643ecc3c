"""Rotations and reflections of a whole map, by coordinates."""

from collections.abc import Callable
from typing import TypeAlias

from inkland.sheet import MapSheet, Spaces

Symmetry: TypeAlias = Callable[[int, int], tuple[int, int]]


def left_right(row: int, column: int) -> tuple[int, int]:
    return row, 10 - column


def up_down(row: int, column: int) -> tuple[int, int]:
    return 10 - row, column


def half_turn(row: int, column: int) -> tuple[int, int]:
    return 10 - row, 10 - column


def transposed(row: int, column: int) -> tuple[int, int]:
    return column, row


def transposed_the_other_way(row: int, column: int) -> tuple[int, int]:
    return 10 - column, 10 - row


def quarter_turn(row: int, column: int) -> tuple[int, int]:
    return column, 10 - row


def quarter_turn_back(row: int, column: int) -> tuple[int, int]:
    return 10 - column, row


MIRRORS: tuple[Symmetry, ...] = (left_right, up_down, half_turn)
ALL: tuple[Symmetry, ...] = (
    *MIRRORS,
    transposed,
    transposed_the_other_way,
    quarter_turn,
    quarter_turn_back,
)


def on_spaces(symmetry: Symmetry, spaces: Spaces) -> Spaces:
    """The spaces after rotating or reflecting the map."""
    found = 0
    for bit in range(121):
        if spaces >> bit & 1:
            row, column = symmetry(*divmod(bit, 11))
            found |= 1 << 11 * row + column
    return found


def on_sheet(symmetry: Symmetry, sheet: MapSheet) -> MapSheet:
    """The whole sheet rotated or reflected."""
    return MapSheet(*(on_spaces(symmetry, layer) for layer in sheet))
