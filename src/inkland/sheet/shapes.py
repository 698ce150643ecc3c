"""Shapes as printed on cards: how they turn, and where on a map they fit."""

from collections.abc import Iterable
from functools import cache
from typing import Final, NamedTuple

from inkland.sheet.spaces import SIDE, Spaces, count, each_space, moved, space_at


class Shape(NamedTuple):
    """A shape in one orientation: its spaces pushed to the top left corner, and its box."""

    spaces: Spaces
    height: int
    width: int

    @classmethod
    def pictured(cls, picture: str) -> "Shape":
        """The shape in a picture such as `..o / .oo / oo.`, where `o` belongs to it."""
        return _pictured(picture)

    def cells(self) -> list[tuple[int, int]]:
        """Row and column of each space of the shape."""
        return [divmod(bit, SIDE) for bit in _offsets(self.spaces)]


@cache
def _pictured(picture: str) -> Shape:
    rows = picture.replace(" ", "").split("/")
    return _pushed(
        (row, column)
        for row, line in enumerate(rows)
        for column, character in enumerate(line)
        if character == "o"
    )


ONE_SPACE: Final = Shape(spaces=1, height=1, width=1)


def _pushed(cells: Iterable[tuple[int, int]]) -> Shape:
    places = list(cells)
    top, left = min(row for row, _ in places), min(column for _, column in places)
    spaces = 0
    for row, column in places:
        spaces |= space_at(row - top, column - left)
    height = max(row for row, _ in places) - top + 1
    width = max(column for _, column in places) - left + 1
    return Shape(spaces, height, width)


def turned(shape: Shape) -> Shape:
    """The shape after a quarter turn clockwise."""
    return _pushed((column, -row) for row, column in shape.cells())


def flipped(shape: Shape) -> Shape:
    """The shape mirrored left to right."""
    return _pushed((row, -column) for row, column in shape.cells())


@cache
def orientations(shape: Shape) -> tuple[Shape, ...]:
    """Every different way to turn and flip the shape, the printed one first."""
    found: dict[Shape, None] = {}
    for turn in (shape, flipped(shape)):
        quarter = turned(turn)
        half = turned(quarter)
        for other in (turn, quarter, half, turned(half)):
            found.setdefault(other)
    return tuple(found)


@cache
def positions(shape: Shape) -> frozenset[Spaces]:
    """Every set of spaces on which the shape, turned and flipped at will, can lie on a map."""
    return frozenset(spaces for turn in orientations(shape) for _anchor, spaces in _placed_at(turn))


@cache
def overhangs(shape: Shape) -> frozenset[Spaces]:
    """What is left on the map of the shape, turned at will, wherever a part of it sticks out."""
    found = set()
    for turn in orientations(shape):
        for down in range(1 - turn.height, SIDE):
            for across in range(1 - turn.width, SIDE):
                part = moved(turn.spaces, down, across)
                if 0 < count(part) < count(turn.spaces):
                    found.add(part)
    return frozenset(found)


# --- Words about shapes
# An anchor is the space on which the top left corner of a shape's box lies; a set of spaces can
# therefore hold every spot of a shape at once.


def anchors_within(shape: Shape, spaces: Spaces) -> Spaces:
    """The anchors at which the whole shape lies on the given spaces."""
    anchors = _window(shape.height, shape.width)
    for offset in _offsets(shape.spaces):
        anchors &= spaces >> offset
    return anchors


def anchors_onto(shape: Shape, spaces: Spaces) -> Spaces:
    """The anchors at which at least one space of the shape lies on the given spaces."""
    anchors = 0
    for offset in _offsets(shape.spaces):
        anchors |= spaces >> offset
    return anchors & _window(shape.height, shape.width)


def placed(shape: Shape, anchor: Spaces) -> Spaces:
    """The spaces the shape lies on when put at this anchor."""
    return shape.spaces << anchor.bit_length() - 1


def placements(shape: Shape, anchors: Spaces) -> list[Spaces]:
    """The spaces the shape lies on at each of these anchors, in reading order of the anchors."""
    return [spaces for anchor, spaces in _placed_at(shape) if anchor & anchors]


@cache
def _placed_at(shape: Shape) -> tuple[tuple[Spaces, Spaces], ...]:
    """Each anchor of the shape on a blank map, with the spaces it then lies on."""
    return tuple(
        (anchor, placed(shape, anchor)) for anchor in each_space(_window(shape.height, shape.width))
    )


@cache
def _offsets(spaces: Spaces) -> tuple[int, ...]:
    return tuple(space.bit_length() - 1 for space in each_space(spaces))


@cache
def _window(height: int, width: int) -> Spaces:
    """The anchors at which a box of this size stays on the map."""
    line = (1 << SIDE + 1 - width) - 1
    return sum(line << SIDE * row for row in range(SIDE + 1 - height))
