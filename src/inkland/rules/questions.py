"""Questions: what a step asks. A turn is one or more steps, and each card names its own.

`draw_phase`, `ambush`, `heroes` and `ready` are questions: modules with the functions of
`Question`; those of the powers are small classes. A drawing is a sequence of elements; a question
lists and checks only the next one, so that long drawings stay cheap to offer.
"""

from collections.abc import Callable, Iterator
from typing import NamedTuple, Protocol

from inkland.rules.actions import Drawing, Element, Placement
from inkland.rules.events import Event, SheetEvent
from inkland.rules.state import Seat, Situation, State
from inkland.sheet import Shape, Spaces, Terrain, count, placements


class Spots(NamedTuple):
    """Everywhere one orientation of a shape may go, as anchors, in any of the terrains."""

    terrains: tuple[Terrain, ...]
    shape: Shape
    anchors: Spaces
    coin: bool = False


class Continuations:
    """What may come next in a drawing on the sheet of `owner`.

    `spots` are placements; `others` are all other elements, one by one. `fallback` says that no
    shape fits and a single space is offered instead. `complete` says that the drawing begun may be
    sent as it is.
    """

    __slots__ = ("complete", "fallback", "others", "owner", "spots")

    def __init__(
        self,
        owner: int,
        spots: tuple[Spots, ...] = (),
        others: tuple[Element, ...] = (),
        *,
        fallback: bool = False,
        complete: bool = False,
    ) -> None:
        self.owner = owner
        self.spots = spots
        self.others = others
        self.fallback = fallback
        self.complete = complete

    def with_others(self, others: tuple[Element, ...]) -> "Continuations":
        """The same, with other elements besides the placements."""
        return Continuations(
            self.owner, self.spots, others, fallback=self.fallback, complete=self.complete
        )

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Continuations):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in self.__slots__)

    __hash__ = None  # type: ignore[assignment]

    def __len__(self) -> int:
        placed = sum(len(spot.terrains) * count(spot.anchors) for spot in self.spots)
        return placed + len(self.others)

    def elements(self) -> Iterator[Element]:
        """Each possible next element once."""
        for terrains, shape, anchors, _coin in self.spots:
            for spaces in placements(shape, anchors):
                for terrain in terrains:
                    yield Placement(terrain, spaces)
        yield from self.others

    def element(self, index: int) -> Element:
        """The element with this number, counted as `elements` lists them."""
        if index < 0:
            raise IndexError(index)
        for terrains, shape, anchors, _coin in self.spots:
            here = len(terrains) * count(anchors)
            if index < here:
                number, terrain = divmod(index, len(terrains))
                return Placement(terrains[terrain], placements(shape, anchors)[number])
            index -= here
        return self.others[index]

    def __contains__(self, element: object) -> bool:
        return any(element == one for one in self.elements())


class Consequence(NamedTuple):
    """What a drawing does to the sheet of `owner`: the events, and the seat after them."""

    owner: int
    events: tuple[SheetEvent, ...]
    seat: Seat


def in_seat_order(
    state: State, consequence: Callable[[State, int, Drawing], Consequence]
) -> Iterator[Event]:
    """What follows from each answer on the sheet of its own seat (D5)."""
    assert state.step is not None
    for seat, drawing in enumerate(state.step.answers):
        if drawing is not None:
            yield from consequence(state, seat, drawing).events


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
