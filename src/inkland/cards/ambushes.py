"""The ambush cards: monsters that a neighbour draws on your sheet."""

from enum import IntEnum
from typing import Final, NamedTuple

from inkland.cards.card import CardId
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


class AmbushCard(NamedTuple):
    """A card whose monsters the neighbour draws, or which walks in by itself in solo.

    `terrain` gives its monsters a letter of their own. `steps` are the questions of its turn, and
    `power` is the one that comes back after the scoring of each season.
    """

    name: str
    picture: str
    direction: Direction
    corner: Corner
    terrain: Terrain = MONSTER
    steps: tuple[str, ...] = ("ambush",)
    power: str = ""

    @property
    def id(self) -> CardId:
        """The id of the card."""
        return CardId(self.name)

    @property
    def shape(self) -> Shape:
        """The shape in its printed orientation, which solo keeps."""
        return Shape.pictured(self.picture)


CLOCKWISE: Final = Direction.CLOCKWISE
COUNTERCLOCKWISE: Final = Direction.COUNTERCLOCKWISE

BASE_AMBUSHES = (
    AmbushCard("goblin_attack", "o.. / .o. / ..o", COUNTERCLOCKWISE, Corner.BOTTOM_RIGHT),
    AmbushCard("bugbear_assault", "o.o / o.o", CLOCKWISE, Corner.TOP_RIGHT),
    AmbushCard("kobold_onslaught", "o. / oo / o.", CLOCKWISE, Corner.BOTTOM_LEFT),
    AmbushCard("gnoll_raid", "oo / o. / oo", COUNTERCLOCKWISE, Corner.TOP_LEFT),
)

HEROES_AMBUSHES = (
    AmbushCard("dragon_inferno", "..o / ooo / o..", COUNTERCLOCKWISE, Corner.BOTTOM_LEFT, Terrain.DRAGON),
    AmbushCard("zombie_plague", "o", COUNTERCLOCKWISE, Corner.TOP_LEFT, Terrain.ZOMBIE, power="zombies"),
    AmbushCard("giant_troll_ravage", "ooo / .o.", CLOCKWISE, Corner.TOP_RIGHT, Terrain.TROLL, power="troll"),
    AmbushCard("gorgon_gaze", "o.o / .o.", CLOCKWISE, Corner.BOTTOM_RIGHT, Terrain.GORGON, steps=("ambush", "gorgon")),
)  # fmt: skip

ADD_ON_AMBUSHES = (
    AmbushCard("flayer_incursion", "o. / oo", COUNTERCLOCKWISE, Corner.TOP_RIGHT),
    AmbushCard("insectoid_invasion", ".o / oo / o.", CLOCKWISE, Corner.TOP_LEFT),
    AmbushCard("ratman_strike", "ooo", CLOCKWISE, Corner.TOP_RIGHT),
    AmbushCard("ogre_charge", "oo / oo", COUNTERCLOCKWISE, Corner.BOTTOM_LEFT),
)

AMBUSH_SETS = {"base": BASE_AMBUSHES, "heroes": HEROES_AMBUSHES, "add_on": ADD_ON_AMBUSHES}
AMBUSH_CARDS = (*BASE_AMBUSHES, *HEROES_AMBUSHES, *ADD_ON_AMBUSHES)
