"""Questions: what a step asks. A turn is one or more steps, and each card names its own.

`draw_phase` and `ambush` are questions: modules with the functions of `Question`. A drawing is a
sequence of elements; a question lists and checks only the next one, so that long drawings stay
cheap to offer.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from inkland.rules.actions import Drawing, Element, Placement
from inkland.rules.events import Event
from inkland.rules.state import Situation, State
from inkland.sheet import MapSheet, Shape, Spaces, Terrain, count, placements


class Spots(NamedTuple):
    """Everywhere one orientation of a shape may go, as anchors, in any of the terrains."""

    terrains: tuple[Terrain, ...]
    shape: Shape
    anchors: Spaces
    coin: bool = False


@dataclass(frozen=True, slots=True)
class Continuations:
    """What may come next in a drawing on the sheet of `owner`.

    `fallback` says that no shape fits and a single space is offered instead. `complete` says that
    the drawing begun may be sent as it is.
    """

    owner: int
    spots: tuple[Spots, ...] = ()
    fallback: bool = False
    complete: bool = False

    def __len__(self) -> int:
        return sum(len(spot.terrains) * count(spot.anchors) for spot in self.spots)

    def elements(self) -> Iterator[Element]:
        """Each possible next element once."""
        for terrains, shape, anchors, _coin in self.spots:
            for spaces in placements(shape, anchors):
                for terrain in terrains:
                    yield Placement(terrain, spaces)

    def element(self, index: int) -> Element:
        """The element with this number, counted as `elements` lists them."""
        for terrains, shape, anchors, _coin in self.spots:
            here = len(terrains) * count(anchors)
            if 0 <= index < here:
                number, terrain = divmod(index, len(terrains))
                return Placement(terrains[terrain], placements(shape, anchors)[number])
            index -= here
        raise IndexError(index)


class Consequence(NamedTuple):
    """What one drawing does to one sheet: what is drawn, the coins it earns, and the result."""

    owner: int
    placements: tuple[Placement, ...]
    coins: tuple[tuple[str, int], ...]
    sheet: MapSheet


class Question(Protocol):
    """What a kind of step must know."""

    def asks(self, situation: Situation, seat: int) -> bool:
        """Has this seat at least one legal answer?"""

    def continuations(self, situation: Situation, seat: int, begun: Drawing) -> Continuations:
        """What the seat may add to the drawing it has begun."""

    def check(self, situation: Situation, seat: int, begun: Drawing, element: Element) -> None:
        """Refuse an element that may not follow the drawing begun."""

    def consequence(self, situation: Situation, seat: int, drawing: Drawing) -> Consequence:
        """What the drawing of this seat will do when the step closes."""

    def close(self, state: State) -> Iterator[Event]:
        """Everything that follows from the answers, sheet by sheet in seat order (D5)."""
