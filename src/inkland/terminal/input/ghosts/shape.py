"""The ghost of a shape, which is moved, turned and mirrored over a map."""

from dataclasses import dataclass, replace
from functools import cached_property

from inkland.rules import Continuations, Placement
from inkland.sheet import (
    SIDE,
    MapSheet,
    Shape,
    Spaces,
    Terrain,
    drawn,
    each_space,
    filled,
    flipped,
    moved,
    nothing,
    orientations,
    space_at,
    turned,
)
from inkland.terminal.input.ghosts.ghost import Ghost

Place = tuple[int, int]


@dataclass(frozen=True)
class ShapeChoices:
    """The shapes and terrains to choose from, and the legal places."""

    shapes: tuple[Shape, ...]
    terrains: tuple[Terrain, ...]
    continuations: Continuations

    @cached_property
    def overhang_parts(self) -> frozenset[Spaces]:
        """The spaces left on the map of shapes that stick out; empty where they may not."""
        others = self.continuations.others
        return frozenset(one.spaces for one in others if isinstance(one, Placement))

    def places(self, shape: Shape) -> list[Place]:
        """The legal places for the corner of this orientation, in reading order."""
        for spots in self.continuations.spots:
            if spots.shape == shape:
                return [
                    divmod(anchor.bit_length() - 1, SIDE) for anchor in each_space(spots.anchors)
                ]
        if not self.overhang_parts:
            return []
        return [
            (row, column)
            for row in range(1 - shape.height, SIDE)
            for column in range(1 - shape.width, SIDE)
            if _sticks_out(shape, row, column)
            and moved(shape.spaces, row, column) in self.overhang_parts
        ]


def _sticks_out(shape: Shape, row: int, column: int) -> bool:
    return not (0 <= row <= SIDE - shape.height and 0 <= column <= SIDE - shape.width)


@dataclass(frozen=True)
class ShapeGhost(Ghost):
    """A shape in one orientation and terrain; `row` and `column` place its bounding box."""

    choices: ShapeChoices
    terrain: Terrain
    printed_shape: Shape
    shape: Shape
    row: int
    column: int

    @property
    def place(self) -> Place:
        """Row and column of the top left corner of the bounding box."""
        return self.row, self.column

    @property
    def spaces(self) -> Spaces:
        """The spaces under the shape, without those outside the map."""
        return moved(self.shape.spaces, self.row, self.column)

    @property
    def element(self) -> Placement:
        """The placement that would be drawn."""
        return Placement(self.terrain, self.spaces)

    @property
    def spots(self) -> Spaces:
        """The corners at which the shape fits in its present orientation."""
        found = nothing()
        for row, column in self.choices.places(self.shape):
            if row >= 0 and column >= 0:
                found |= space_at(row, column)
        return found

    def drawn_on(self, sheet: MapSheet) -> MapSheet:
        """The sheet with the shape on its empty spaces."""
        return drawn(sheet, self.terrain, self.spaces & ~filled(sheet))

    def moved(self, down: int, across: int) -> "ShapeGhost":
        """The ghost moved by some rows and columns, kept on the map."""
        return replace(self, row=self.row + down, column=self.column + across)._on_map()

    def moved_to(self, space: Spaces) -> "ShapeGhost":
        """The ghost with its corner on this space, or as near as the map allows."""
        row, column = divmod(space.bit_length() - 1, SIDE)
        return replace(self, row=row, column=column)._on_map()

    def at_next_spot(self) -> "ShapeGhost":
        """The ghost at its orientation's next spot in reading order; the first follows the last."""
        places = self.choices.places(self.shape)
        following = [place for place in places if place > self.place]
        if not places:
            return self
        row, column = (following or places)[0]
        return replace(self, row=row, column=column)

    def rotated(self) -> "ShapeGhost":
        """The ghost after a quarter turn clockwise."""
        return replace(self, shape=turned(self.shape))._on_map()

    def mirrored(self) -> "ShapeGhost":
        """The ghost flipped left to right."""
        return replace(self, shape=flipped(self.shape))

    def with_next_shape(self) -> "ShapeGhost":
        """The ghost with the card's next shape, as it is printed; the same if there is one only."""
        shapes = self.choices.shapes
        if len(shapes) == 1:
            return self
        shape = shapes[(shapes.index(self.printed_shape) + 1) % len(shapes)]
        return replace(self, printed_shape=shape, shape=shape)._on_map()

    def with_next_terrain(self) -> "ShapeGhost":
        """The ghost in the next terrain on offer."""
        terrains = self.choices.terrains
        return replace(self, terrain=terrains[(terrains.index(self.terrain) + 1) % len(terrains)])

    def _on_map(self) -> "ShapeGhost":
        """The ghost moved back onto the map; wholly, or partly where shapes may stick out."""
        out = bool(self.choices.overhang_parts)
        height, width = (1, 1) if out else (self.shape.height, self.shape.width)
        top, left = (1 - self.shape.height, 1 - self.shape.width) if out else (0, 0)
        row = min(max(self.row, top), SIDE - height)
        column = min(max(self.column, left), SIDE - width)
        return replace(self, row=row, column=column)


def first_shape(choices: ShapeChoices, before: Ghost | None) -> ShapeGhost:
    """A legal ghost as near as possible to the previous one, or to the middle of the map.

    It keeps the previous orientation and terrain where they are still legal.
    """
    shape = None
    terrain = choices.terrains[0]
    row, column = (SIDE // 2 - 1, SIDE // 2 - 1) if before is None else before.place
    if isinstance(before, ShapeGhost):
        terrain = before.terrain if before.terrain in choices.terrains else terrain
        shape = before.shape if choices.places(before.shape) else None
    if shape is None:
        turns = (turn for shape in choices.shapes for turn in orientations(shape))
        shape = next(turn for turn in turns if choices.places(turn))
    printed_shape = next(one for one in choices.shapes if shape in orientations(one))
    near = min(choices.places(shape), key=lambda at: abs(at[0] - row) + abs(at[1] - column))
    return ShapeGhost(choices, terrain, printed_shape, shape, *near)
