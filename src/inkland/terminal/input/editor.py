"""The editor of a person's drawing, controlled by keys."""

from inkland.cards import SKILLS, CardId
from inkland.rules import Drawing, Effect, Pass, Refused, SkillUse, View, legal, preview
from inkland.rules.errors import DrawingTooShort
from inkland.sheet import MapSheet, Spaces, filled, nothing
from inkland.terminal.input.ghosts.first import first_ghost
from inkland.terminal.input.ghosts.ghost import Ghost
from inkland.terminal.input.keys import DOWN, LEFT, RIGHT, UP, SpaceLabelInput
from inkland.terminal.input.marks import Marks

_STEPS = {UP: (-1, 0), DOWN: (1, 0), LEFT: (0, -1), RIGHT: (0, 1)}
Remark = str | Refused


class DrawingEditor:
    """A drawing that is not yet sent, with its effect if it is legal or its refusal if not.

    `begun` holds the elements already fixed: none, a skill that changes the drawing, or the main
    drawing and a skill that adds to it. `ghost` is the element to place next, None if there is
    nothing left to place.
    """

    effect: Effect | None
    refusal: Refused | None

    def __init__(self, view: View) -> None:
        self.view = view
        self.owner = legal(view).owner  # the seat on whose sheet is drawn
        self.label = SpaceLabelInput()
        self.shows_spots = False
        self._main = first_ghost(view)  # to come back to when a skill is left
        self._begin((), self._main)

    # --- Keys

    def press(self, key: str) -> Remark | None:
        """Handle a key; return a remark, "" for none, or None if the key has no meaning here."""
        if self.label.press(key):
            return self._jump_to_label()
        if key.isascii() and key.isdigit() and 0 < int(key) <= len(self.view.skills):
            return self._use_skill(self.view.skills[int(key) - 1])
        match key:
            case "x":
                return self._use_next_skill()
            case "escape" if self.skill is not None:
                self._leave_skill()
                return ""
            case _:
                return self._press_ghost(key, self.ghost) if self.ghost is not None else None

    def _press_ghost(self, key: str, ghost: Ghost) -> Remark | None:
        match key:
            case "up" | "down" | "left" | "right":
                self._set_ghost(ghost.moved(*_STEPS[key]))
            case "r":
                self._set_ghost(ghost.rotated())
            case "m":
                self._set_ghost(ghost.mirrored())
            case "s" | "tab":
                self._set_ghost(ghost.with_next_shape())
                return "play-one-shape" if self.ghost is ghost else ""
            case "t":
                self._set_ghost(ghost.with_next_terrain())
                return "play-one-terrain" if self.ghost == ghost else ""
            case "n":
                self._set_ghost(ghost.at_next_spot())
                return "play-no-spot" if self.refusal is not None else ""
            case "l":
                self.shows_spots = not self.shows_spots
            case _:
                return None
        return ""

    def _jump_to_label(self) -> Remark:
        if self.label.space is not None and self.ghost is not None:
            ghost = self.ghost.moved_to(self.label.space)
            if ghost is None:
                return "play-no-choice"
            self._set_ghost(ghost)
        return ""

    # --- Skills

    @property
    def skill(self) -> CardId | None:
        """The skill that is part of the drawing."""
        return next((one.skill for one in self.begun if isinstance(one, SkillUse)), None)

    def usable_skills(self) -> list[CardId]:
        """The skills that may be used now, before the main drawing or in addition to it."""
        offered = [*legal(self.view).others]
        if main := self._main_drawing():
            offered += legal(self.view, main).others
        uses = [one.skill for one in offered if isinstance(one, SkillUse)]
        return [skill for skill in self.view.skills if skill in uses]

    def _main_drawing(self) -> Drawing:
        """The drawing without a skill; empty if it is not legal."""
        if self._main is None:
            return ()
        main = (self._main.element,)
        return main if self.refusal_of(main) is None else ()

    def _use_next_skill(self) -> Remark:
        """Switch to the next usable skill; after the last one, to no skill."""
        if not self.view.skills:
            return "play-no-skills"
        usable = self.usable_skills()
        if not usable:
            return "play-no-skill-now"
        following = usable.index(self.skill) + 1 if self.skill in usable else 0
        if following == len(usable):
            self._leave_skill()
            return ""
        return self._use_skill(usable[following])

    def _use_skill(self, skill: CardId) -> Remark:
        """Select a skill, or deselect it if it is selected; return the refusal if there is one."""
        is_same = skill == self.skill
        self._leave_skill()
        if is_same:
            return ""
        begun: Drawing = (SkillUse(skill),)
        if self._main is not None and SKILLS[skill].is_extra:
            begun = (self._main.element, *begun)
        refusal = self.refusal_of(begun)
        if refusal is not None and not isinstance(refusal, DrawingTooShort):
            return refusal
        self._begin(begun, first_ghost(self.view, begun, self._main))
        return ""

    def _leave_skill(self) -> None:
        if self.skill is not None:
            self._begin((), self._main)

    # --- The ghost

    def _begin(self, begun: Drawing, ghost: Ghost | None) -> None:
        self.begun = begun
        self._set_ghost(ghost)

    def _set_ghost(self, ghost: Ghost | None) -> None:
        self.ghost = ghost
        if not self.begun:
            self._main = ghost
        self.effect, self.refusal = None, None
        try:
            self.effect = preview(self.view, self.drawing)
        except Refused as refusal:
            self.refusal = refusal

    def refusal_of(self, drawing: Drawing) -> Refused | None:
        """Why this drawing is not legal; None if it is."""
        try:
            preview(self.view, drawing)
        except Refused as refusal:
            return refusal
        return None

    @property
    def drawing(self) -> Drawing:
        """The whole drawing to send; a pass where there is nothing to place."""
        if self.ghost is not None:
            return (*self.begun, self.ghost.element)
        return self.begun or (Pass(),)

    @property
    def sheet(self) -> MapSheet:
        """The sheet with the drawing on it; the ghost shows on empty spaces only."""
        sheet = self._fixed_sheet if self.effect is None else self.effect.sheet
        return sheet if self.ghost is None else self.ghost.drawn_on(sheet)

    @property
    def _fixed_sheet(self) -> MapSheet:
        """The sheet with the elements already fixed, without the ghost."""
        if len(self.begun) < 2:
            return self.view.seats[self.owner].sheet
        return preview(self.view, self.begun[:1]).sheet

    @property
    def marks(self) -> Marks:
        """The spaces to highlight: the ghost, what blocks it, and where else it could go."""
        if self.ghost is None:
            return Marks()
        ghost, fixed = self.ghost, nothing()
        if len(self.begun) > 1 and self._main is not None:
            fixed = self._main.spaces
        spots = ghost.spots if self.shows_spots else nothing()
        marks = Marks(spots=spots, attack_marks=ghost.attack_marks, fixed=fixed)
        if self.refusal is None:
            return marks._replace(legal_ghost=ghost.spaces)
        blocked: Spaces = ghost.spaces & filled(self._fixed_sheet)
        return marks._replace(illegal_ghost=ghost.spaces & ~blocked, blocked=blocked)
