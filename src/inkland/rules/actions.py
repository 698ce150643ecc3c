"""Actions: what a seat wishes to do. Each names the step it answers."""

from dataclasses import dataclass
from typing import TypeAlias

from inkland.sheet import Spaces, Terrain


@dataclass(frozen=True, slots=True)
class Placement:
    """One element of a drawing: a terrain and the spaces it goes on, already turned and flipped."""

    terrain: Terrain
    spaces: Spaces


Element: TypeAlias = Placement
Drawing: TypeAlias = tuple[Element, ...]


@dataclass(frozen=True, slots=True)
class Draw:
    """Answer a step with a whole drawing."""

    seat: int
    step: int
    drawing: Drawing


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Withdraw the answer given to a step that is still open."""

    seat: int
    step: int


Action: TypeAlias = Draw | TakeBack
