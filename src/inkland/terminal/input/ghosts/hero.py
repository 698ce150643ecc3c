"""The ghost of a hero, which is moved over a map; its attack marks are turned and mirrored."""

from dataclasses import dataclass, replace

from inkland.cards.heroes import HeroCard, Pattern
from inkland.rules import HeroPlacement
from inkland.rules.marks import marks_of
from inkland.sheet import (
    HERO,
    SIDE,
    MapSheet,
    Spaces,
    drawn,
    each_space,
    empty,
    filled,
    marked,
    space_at,
)
from inkland.terminal.input.ghosts.ghost import Ghost


@dataclass(frozen=True)
class HeroGhost(Ghost):
    """A hero on a space, and its attack marks relative to it."""

    empty_spaces: Spaces
    pattern: Pattern
    row: int
    column: int

    @property
    def place(self) -> tuple[int, int]:
        """Row and column of the hero."""
        return self.row, self.column

    @property
    def spaces(self) -> Spaces:
        """The space of the hero."""
        return space_at(self.row, self.column)

    @property
    def attack_marks(self) -> Spaces:
        """The attack marks that it would leave on the map."""
        return marks_of(self.spaces, self.pattern)

    @property
    def element(self) -> HeroPlacement:
        """The hero placement that would be drawn."""
        return HeroPlacement(self.spaces, self.attack_marks)

    @property
    def spots(self) -> Spaces:
        """Every empty space."""
        return self.empty_spaces

    def drawn_on(self, sheet: MapSheet) -> MapSheet:
        """The sheet with the hero, if its space is empty, and with the marks."""
        return marked(drawn(sheet, HERO, self.spaces & ~filled(sheet)), self.attack_marks)

    def moved(self, down: int, across: int) -> "HeroGhost":
        """The hero moved by some rows and columns, kept on the map."""
        row = min(max(self.row + down, 0), SIDE - 1)
        return replace(self, row=row, column=min(max(self.column + across, 0), SIDE - 1))

    def moved_to(self, space: Spaces) -> "HeroGhost":
        """The hero on this space."""
        row, column = divmod(space.bit_length() - 1, SIDE)
        return replace(self, row=row, column=column)

    def at_next_spot(self) -> "HeroGhost":
        """The hero on the next empty space in reading order; the first follows the last."""
        following = [space for space in each_space(self.empty_spaces) if space > self.spaces]
        return self.moved_to((following or list(each_space(self.empty_spaces)))[0])

    def rotated(self) -> "HeroGhost":
        """The marks after a quarter turn clockwise around the hero."""
        return replace(self, pattern=tuple((across, -down) for down, across in self.pattern))

    def mirrored(self) -> "HeroGhost":
        """The marks flipped left to right."""
        return replace(self, pattern=tuple((down, -across) for down, across in self.pattern))


def first_hero(card: HeroCard, sheet: MapSheet) -> HeroGhost:
    """The hero with its marks as printed, on an empty space near the middle."""
    middle = HeroGhost(empty(sheet), card.patterns[0], SIDE // 2, SIDE // 2)
    return min(
        (middle.moved_to(space) for space in each_space(middle.empty_spaces)),
        key=lambda ghost: abs(ghost.row - middle.row) + abs(ghost.column - middle.column),
    )
