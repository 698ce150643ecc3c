"""The ghost: what a person holds over a map before it is drawn. Each kind is a module of its own.

shape_ghost     a shape, to be moved and turned
hero_ghost      a hero with its attack marks
choice_ghost    one of a few things that lie where they are, such as a space to destroy
"""

from abc import ABC, abstractmethod

from inkland.rules import Element
from inkland.sheet import MapSheet, Spaces, nothing


class Ghost(ABC):
    """Something held; every deed of a key returns another ghost, or the same if it does nothing."""

    @property
    @abstractmethod
    def element(self) -> Element:
        """What would be drawn."""

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
        """Where else it could go as it lies."""

    @property
    def attack_marks(self) -> Spaces:
        """The attack marks it would leave."""
        return nothing()

    @abstractmethod
    def drawn_on(self, sheet: MapSheet) -> MapSheet:
        """The sheet with the ghost on it; what it cannot cover stays as it is."""

    @abstractmethod
    def moved(self, down: int, across: int) -> "Ghost":
        """The ghost some rows and columns further."""

    @abstractmethod
    def moved_to(self, space: Spaces) -> "Ghost | None":
        """The ghost with its corner on this space, or as near as possible; None if nowhere."""

    @abstractmethod
    def at_next_spot(self) -> "Ghost":
        """The ghost at the next spot in reading order, round and round."""

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
        """The ghost in the next of the terrains offered."""
        return self
