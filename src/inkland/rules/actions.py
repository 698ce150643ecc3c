"""Actions: what a seat wishes to do. Each names the step it answers."""

from typing import NamedTuple, TypeAlias

from inkland.rules.distinct import distinct
from inkland.sheet import Spaces, Terrain


@distinct
class Placement(NamedTuple):
    """One element of a drawing: a terrain and the spaces it goes on, already turned and flipped."""

    terrain: Terrain
    spaces: Spaces


Element: TypeAlias = Placement
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
