"""The pencil: a person's drawing in the making, moved by keys."""

from inkland.rules import Effect, Refused, View, preview
from inkland.sheet import MapSheet, Spaces, drawn, filled, nothing
from inkland.terminal.chart import Marks
from inkland.terminal.ghost import Ghost, first_ghost, offer
from inkland.terminal.keys import DOWN, LEFT, RIGHT, UP, Label

_STEPS = {UP: (-1, 0), DOWN: (1, 0), LEFT: (0, -1), RIGHT: (0, 1)}


class Pencil:
    """What a person is about to draw, and what it would bring or why it may not be."""

    effect: Effect | None
    refusal: Refused | None

    def __init__(self, view: View, ghost: Ghost | None = None) -> None:
        self.view = view
        self.offer = offer(view)
        self.label = Label()
        self.shows_spots = False
        self._hold(ghost or first_ghost(self.offer))

    def press(self, key: str) -> str | None:
        """Take a key; the id of a remark, empty if there is none, or None for a foreign key."""
        if self.label.press(key):
            if self.label.space is not None:
                self._hold(self.ghost.put(self.label.space))
            return ""
        if key in _STEPS:
            self._hold(self.ghost.moved(*_STEPS[key]))
            return ""
        match key:
            case "r":
                self._hold(self.ghost.rotated())
            case "m":
                self._hold(self.ghost.mirrored())
            case "s" | "tab":
                self._hold(self.ghost.with_next_shape(self.offer))
                return "play-one-shape" if len(self.offer.shapes) == 1 else ""
            case "t":
                self._hold(self.ghost.with_next_terrain(self.offer))
                return "play-one-terrain" if len(self.offer.terrains) == 1 else ""
            case "n":
                self._hold(self.ghost.at_next_spot(self.offer))
                return "" if self.offer.anchors(self.ghost.shape) else "play-no-spot"
            case "l":
                self.shows_spots = not self.shows_spots
            case _:
                return None
        return ""

    @property
    def owner(self) -> int:
        """The seat on whose sheet is drawn."""
        return self.offer.continuations.owner

    @property
    def sheet(self) -> MapSheet:
        """The sheet as it would look; what the ghost cannot cover stays as it is."""
        if self.effect is not None:
            return self.effect.sheet
        sheet = self.view.seats[self.owner].sheet
        return drawn(sheet, self.ghost.terrain, self.ghost.spaces & ~filled(sheet))

    @property
    def marks(self) -> Marks:
        """Where the ghost is, what is in its way, and where else it could go."""
        spots = self.offer.anchors(self.ghost.shape) if self.shows_spots else nothing()
        if self.refusal is None:
            return Marks(held=self.ghost.spaces, spots=spots)
        blocked: Spaces = self.ghost.spaces & filled(self.view.seats[self.owner].sheet)
        return Marks(loose=self.ghost.spaces & ~blocked, blocked=blocked, spots=spots)

    def _hold(self, ghost: Ghost) -> None:
        self.ghost = ghost
        self.effect, self.refusal = None, None
        try:
            self.effect = preview(self.view, (ghost.placement,))
        except Refused as refusal:
            self.refusal = refusal
