"""The ghost: the shape a person holds over a map before it is drawn."""

from dataclasses import dataclass, replace

from inkland.cards import DECK, AmbushCard, ExploreCard, RuinsCard
from inkland.rules import Continuations, Placement, View, legal
from inkland.sheet import (
    ONE_SPACE,
    SIDE,
    Shape,
    Spaces,
    Terrain,
    each_space,
    flipped,
    nothing,
    orientations,
    placed,
    space_at,
    turned,
)


@dataclass(frozen=True)
class Offer:
    """What a question lets a person choose from: shapes, terrains, and where they may go."""

    shapes: tuple[Shape, ...]
    terrains: tuple[Terrain, ...]
    continuations: Continuations

    def anchors(self, shape: Shape) -> Spaces:
        """Where this orientation may go."""
        for spots in self.continuations.spots:
            if spots.shape == shape:
                return spots.anchors
        return nothing()


def offer(view: View) -> Offer:
    """What the open question offers its viewer."""
    continuations = legal(view)
    assert continuations.spots and view.card is not None
    terrains = continuations.spots[0].terrains
    if continuations.fallback:
        return Offer((ONE_SPACE,), terrains, continuations)
    match DECK[view.card]:
        case ExploreCard() as card:
            return Offer(card.shapes, terrains, continuations)
        case AmbushCard() as card:
            return Offer((card.shape,), terrains, continuations)
        case RuinsCard():
            raise AssertionError("a ruins card asks nothing")


@dataclass(frozen=True)
class Ghost:
    """A shape in one orientation and terrain, with its box at a place inside the map."""

    terrain: Terrain
    printed: Shape
    shape: Shape
    row: int
    column: int

    @property
    def anchor(self) -> Spaces:
        """The space under the top left corner of the box."""
        return space_at(self.row, self.column)

    @property
    def spaces(self) -> Spaces:
        """The spaces under the shape."""
        return placed(self.shape, self.anchor)

    @property
    def placement(self) -> Placement:
        """What would be drawn."""
        return Placement(self.terrain, self.spaces)

    def moved(self, down: int, across: int) -> "Ghost":
        """The ghost some rows and columns further, but not off the map."""
        return replace(self, row=self.row + down, column=self.column + across)._on_map()

    def put(self, anchor: Spaces) -> "Ghost":
        """The ghost with its corner on this space, or as near as the map allows."""
        row, column = divmod(anchor.bit_length() - 1, SIDE)
        return replace(self, row=row, column=column)._on_map()

    def rotated(self) -> "Ghost":
        """The ghost after a quarter turn clockwise."""
        return replace(self, shape=turned(self.shape))._on_map()

    def mirrored(self) -> "Ghost":
        """The ghost flipped left to right."""
        return replace(self, shape=flipped(self.shape))

    def with_next_shape(self, offer: Offer) -> "Ghost":
        """The ghost with the card's next shape, as it is printed."""
        following = offer.shapes.index(self.printed) + 1
        shape = offer.shapes[following % len(offer.shapes)]
        return replace(self, printed=shape, shape=shape)._on_map()

    def with_next_terrain(self, offer: Offer) -> "Ghost":
        """The ghost in the next of the terrains offered."""
        following = offer.terrains.index(self.terrain) + 1
        return replace(self, terrain=offer.terrains[following % len(offer.terrains)])

    def at_next_spot(self, offer: Offer) -> "Ghost":
        """The ghost at the next spot of its orientation in reading order, round and round."""
        spots = list(each_space(offer.anchors(self.shape)))
        following = [spot for spot in spots if spot > self.anchor]
        return self.put((following or spots)[0]) if spots else self

    def _on_map(self) -> "Ghost":
        row = min(max(self.row, 0), SIDE - self.shape.height)
        column = min(max(self.column, 0), SIDE - self.shape.width)
        return replace(self, row=row, column=column)


def first_ghost(offer: Offer) -> Ghost:
    """A ghost that may be drawn where it is: the first shape that fits, near the middle."""
    spots = offer.continuations.spots[0]
    printed = next(shape for shape in offer.shapes if spots.shape in orientations(shape))
    middle = Ghost(offer.terrains[0], printed, spots.shape, SIDE // 2 - 1, SIDE // 2 - 1)
    return min(
        (middle.put(anchor) for anchor in each_space(spots.anchors)),
        key=lambda ghost: abs(ghost.row - middle.row) + abs(ghost.column - middle.column),
    )
