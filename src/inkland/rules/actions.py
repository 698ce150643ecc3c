"""Actions: what a seat wishes to do. Each names the step it answers."""

from typing import NamedTuple, TypeAlias

from inkland.cards import CardId
from inkland.rules.distinct import distinct
from inkland.sheet import Spaces, Terrain


@distinct
class Placement(NamedTuple):
    """An element: a terrain and the spaces it goes on, already turned and flipped."""

    terrain: Terrain
    spaces: Spaces


@distinct
class HeroPlacement(NamedTuple):
    """An element: the space of a hero, and the attack marks it leaves on the map (D17)."""

    space: Spaces
    marks: Spaces


@distinct
class SkillUse(NamedTuple):
    """An element: a skill is used, before the drawing it changes or behind the one it extends."""

    skill: CardId


@distinct
class Target(NamedTuple):
    """An element: the space that a gorgon or a troll destroys."""

    space: Spaces


@distinct
class Pass(NamedTuple):
    """An element: nothing is done, where that is a choice."""


Element: TypeAlias = Placement | HeroPlacement | SkillUse | Target | Pass
Drawing: TypeAlias = tuple[Element, ...]


@distinct
class Draw(NamedTuple):
    """Answer a step with a whole drawing."""

    seat: int
    step: int
    drawing: Drawing


@distinct
class TakeBack(NamedTuple):
    """Withdraw the answer given to a step that is still open."""

    seat: int
    step: int


Action: TypeAlias = Draw | TakeBack
