"""The ambush cards: monsters that a neighbour draws on your sheet."""

from dataclasses import dataclass
from enum import IntEnum
from functools import cached_property
from typing import Final

from inkland.cards.card import Card
from inkland.sheet import MONSTER, Shape, Terrain


class Direction(IntEnum):
    """Which way the sheets travel: clockwise is to the neighbour on the left."""

    CLOCKWISE = 0
    COUNTERCLOCKWISE = 1


class Corner(IntEnum):
    """Where the walk of a solo ambush starts; numbered clockwise."""

    TOP_LEFT = 0
    TOP_RIGHT = 1
    BOTTOM_RIGHT = 2
    BOTTOM_LEFT = 3


@dataclass(frozen=True, eq=False)
class AmbushCard(Card):
    """A card whose monsters the neighbour draws, or which walks in by itself in solo."""

    picture: str
    direction: Direction
    corner: Corner
    terrain: Terrain = MONSTER
    steps: tuple[str, ...] = ("ambush",)

    @cached_property
    def shape(self) -> Shape:
        """The shape in its printed orientation, which solo keeps."""
        return Shape.pictured(self.picture)


CLOCKWISE: Final = Direction.CLOCKWISE
COUNTERCLOCKWISE: Final = Direction.COUNTERCLOCKWISE

AMBUSH_CARDS = (
    AmbushCard("goblin_attack", "o.. / .o. / ..o", COUNTERCLOCKWISE, Corner.BOTTOM_RIGHT),
    AmbushCard("bugbear_assault", "o.o / o.o", CLOCKWISE, Corner.TOP_RIGHT),
    AmbushCard("kobold_onslaught", "o. / oo / o.", CLOCKWISE, Corner.BOTTOM_LEFT),
    AmbushCard("gnoll_raid", "oo / o. / oo", COUNTERCLOCKWISE, Corner.TOP_LEFT),
)
