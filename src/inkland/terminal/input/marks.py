"""Spaces of a map to point at while a person draws."""

from typing import NamedTuple

from inkland.sheet import Spaces


class Marks(NamedTuple):
    """Spaces to point at.

    A ghost that may be drawn, one that may not and what is in its way, other possible spots, the
    attack marks it would leave, and a drawing that is fixed while a skill adds to it.
    """

    legal_ghost: Spaces = 0
    illegal_ghost: Spaces = 0
    blocked: Spaces = 0
    spots: Spaces = 0
    attack_marks: Spaces = 0
    fixed: Spaces = 0
