"""The spaces to highlight on a map."""

from typing import NamedTuple

from inkland.sheet import Spaces


class Marks(NamedTuple):
    """Sets of spaces to highlight, each in its own way."""

    legal_ghost: Spaces = 0  # may be drawn as it is
    illegal_ghost: Spaces = 0  # the part of an illegal ghost on empty spaces
    blocked: Spaces = 0  # the part of an illegal ghost on filled spaces
    spots: Spaces = 0  # where else the ghost could go
    attack_marks: Spaces = 0  # marks that a hero would leave
    fixed: Spaces = 0  # the main drawing while a skill adds to it
