"""The interface of all ghosts."""

from abc import ABC, abstractmethod

from inkland.rules import Element
from inkland.sheet import MapSheet, Spaces, nothing


class Ghost(ABC):
    """An element before it is drawn. Moves return a new ghost, or the same if they do nothing."""

    @property
    @abstractmethod
    def element(self) -> Element:
        """The element that would be drawn."""

    @property
    @abstractmethod
    def spaces(self) -> Spaces:
        """The spaces under the ghost."""

    @property
    @abstractmethod
    def place(self) -> tuple[int, int]:
        """Row and column of its top left corner, which may lie outside the map."""

    @property
    @abstractmethod
    def spots(self) -> Spaces:
        """Where it could go in its present orientation."""

    @property
    def attack_marks(self) -> Spaces:
        """The attack marks that it would leave."""
        return nothing()

    @abstractmethod
    def drawn_on(self, sheet: MapSheet) -> MapSheet:
        """The sheet with the ghost on its empty spaces."""

    @abstractmethod
    def moved(self, down: int, across: int) -> "Ghost":
        """The ghost moved by some rows and columns."""

    @abstractmethod
    def moved_to(self, space: Spaces) -> "Ghost | None":
        """The ghost with its corner on or near this space; None if it cannot go there."""

    @abstractmethod
    def at_next_spot(self) -> "Ghost":
        """The ghost at the next spot in reading order; the first one follows the last."""

    def rotated(self) -> "Ghost":
        """The ghost after a quarter turn clockwise."""
        return self

    def mirrored(self) -> "Ghost":
        """The ghost flipped left to right."""
        return self

    def with_next_shape(self) -> "Ghost":
        """The ghost with the card's next shape, as it is printed."""
        return self

    def with_next_terrain(self) -> "Ghost":
        """The ghost in the next terrain on offer."""
        return self
