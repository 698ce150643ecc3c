"""The skill cards: bought with coins, once a season, they change or extend a drawing."""

from enum import Enum
from typing import NamedTuple

from inkland.cards.card import CardId
from inkland.sheet import MONSTER, ONE_SPACE, VILLAGE, Shape, Terrain


class SkillEffect(Enum):
    """What a skill does.

    The first three change the main drawing and are announced before it, the next two add a drawing
    behind it, and the last one changes what the neighbour may draw on one's own sheet.
    """

    OTHER_SHAPE = "instead of the shapes of the card, this shape"
    OTHER_TERRAIN = "instead of the terrains of the card, this terrain"
    OVERHANG = "the shape may stick out over the edge of the map"
    EXTRA_SHAPE = "additionally this shape"
    REPEAT = "additionally the same shape once more"
    OTHER_AMBUSH = "instead of the shape of the ambush, this shape of plain monsters"


class Ink(Enum):
    """In which terrains an extra shape may be drawn."""

    OF_THE_CARD = "any terrain of the card"
    OF_THE_DRAWING = "the terrain of the main drawing"
    FARM_AND_VILLAGE = "farm and village at once"


class Touching(Enum):
    """What an extra shape must touch."""

    ANYTHING = "nothing in particular"
    A_MONSTER = "a living monster"
    THE_DRAWING = "the main drawing"


class SkillCard(NamedTuple):
    """A skill. `any_turn` says that it may also be used on hero and ambush turns (D21)."""

    name: str
    cost: int
    effect: SkillEffect
    picture: str = ""
    terrain: Terrain = MONSTER
    ink: Ink = Ink.OF_THE_CARD
    touching: Touching = Touching.ANYTHING
    any_turn: bool = False
    with_single_space: bool = True

    @property
    def id(self) -> CardId:
        """The id of the card."""
        return CardId(self.name)

    @property
    def is_change(self) -> bool:
        """Is it announced before the main drawing, because it changes it?"""
        return self.effect in (
            SkillEffect.OTHER_SHAPE,
            SkillEffect.OTHER_TERRAIN,
            SkillEffect.OVERHANG,
        )

    @property
    def is_extra(self) -> bool:
        """Does it add a drawing behind the main one?"""
        return self.effect in (SkillEffect.EXTRA_SHAPE, SkillEffect.REPEAT)

    @property
    def shape(self) -> Shape:
        """The printed shape."""
        return Shape.pictured(self.picture) if self.picture else ONE_SPACE


SKILL_CARDS = (
    SkillCard("acrobatics", 2, SkillEffect.OTHER_AMBUSH, "oo", any_turn=True),
    SkillCard("concentrate", 3, SkillEffect.REPEAT, with_single_space=False),
    SkillCard("cure_wounds", 1, SkillEffect.EXTRA_SHAPE, "oo", touching=Touching.A_MONSTER),
    SkillCard("diplomacy", 1, SkillEffect.EXTRA_SHAPE, "o", ink=Ink.FARM_AND_VILLAGE, any_turn=True),
    SkillCard("knowledge", 0, SkillEffect.OTHER_TERRAIN, terrain=VILLAGE),
    SkillCard("move_silently", 0, SkillEffect.OVERHANG),
    SkillCard("negotiate", 1, SkillEffect.OTHER_SHAPE, "oo / oo"),
    SkillCard("search", 0, SkillEffect.EXTRA_SHAPE, "o", ink=Ink.OF_THE_DRAWING, touching=Touching.THE_DRAWING),
)  # fmt: skip
