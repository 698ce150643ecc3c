"""A cursor over a few fixed choices, used where nothing can be moved freely."""

from dataclasses import dataclass, replace

from inkland.rules import Placement, Target
from inkland.sheet import SIDE, MapSheet, Spaces, drawn, filled, nothing, overlap
from inkland.terminal.input.ghosts.ghost import Ghost


@dataclass(frozen=True)
class ChoiceGhost(Ghost):
    """One of several spaces to destroy, or of several spots for monsters."""

    choices: tuple[Target | Placement, ...]
    index: int = 0

    @property
    def element(self) -> Target | Placement:
        """The current choice."""
        return self.choices[self.index]

    @property
    def spaces(self) -> Spaces:
        """The spaces of the current choice."""
        return _spaces(self.element)

    @property
    def place(self) -> tuple[int, int]:
        """Row and column of its first space."""
        return _place(self.element)

    @property
    def spots(self) -> Spaces:
        """The spaces of all choices."""
        found = nothing()
        for choice in self.choices:
            found |= _spaces(choice)
        return found

    def drawn_on(self, sheet: MapSheet) -> MapSheet:
        """The sheet with the chosen monsters; a space to destroy is highlighted, not drawn."""
        if isinstance(self.element, Target):
            return sheet
        return drawn(sheet, self.element.terrain, self.spaces & ~filled(sheet))

    def moved(self, down: int, across: int) -> "ChoiceGhost":
        """The nearest choice in this direction; distance to the side counts double."""
        row, column = self.place
        ahead = []
        for index, choice in enumerate(self.choices):
            rows, columns = _place(choice)[0] - row, _place(choice)[1] - column
            forward, aside = rows * down + columns * across, rows * across + columns * down
            if forward > 0:
                ahead.append((forward + 2 * abs(aside), index))
        return replace(self, index=min(ahead)[1]) if ahead else self

    def moved_to(self, space: Spaces) -> "ChoiceGhost | None":
        """The choice that covers this space; None if there is none."""
        for index, choice in enumerate(self.choices):
            if overlap(_spaces(choice), space):
                return replace(self, index=index)
        return None

    def at_next_spot(self) -> "ChoiceGhost":
        """The next choice; the first follows the last."""
        return replace(self, index=(self.index + 1) % len(self.choices))

    def rotated(self) -> "ChoiceGhost":
        """The next choice: orientations of monsters that walk in are choices of their own."""
        return self.at_next_spot()


def _spaces(choice: Target | Placement) -> Spaces:
    return choice.space if isinstance(choice, Target) else choice.spaces


def _place(choice: Target | Placement) -> tuple[int, int]:
    first = _spaces(choice) & -_spaces(choice)
    return divmod(first.bit_length() - 1, SIDE)
