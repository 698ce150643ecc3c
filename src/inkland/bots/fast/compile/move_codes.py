"""A move as twelve numbers, so that lists of moves fit in one array.

    kind, skill before, terrain, spaces (2), coin, line of the shape, skill after,
    terrain of its drawing, its spaces (2), whether it ducks an ambush

Skills are stored as their number plus one; 0 is none. A hero move has the number of its pattern
instead of a line.
"""

import numpy as np

from inkland.bots.fast.compile.array_types import Ints
from inkland.bots.fast.compile.bit_pairs import as_spaces, compilable, halves, place_of
from inkland.bots.fast.compile.card_arrays import MARKS
from inkland.sheet import Spaces

PLACING, HERO_PLACING, TARGETING, READYING = range(4)  # kinds of moves
# The place of each number in a code.
MOVE_KIND, SKILL_BEFORE, TERRAIN, LOW, HIGH, COIN, LINE = range(7)
SKILL_AFTER, EXTRA, EXTRA_LOW, EXTRA_HIGH, DUCKED, CODE_LENGTH = range(7, 13)


@compilable
def spaces_of(code: Ints) -> Spaces:
    """The spaces of the main drawing."""
    return as_spaces((np.uint64(code[LOW]), np.uint64(code[HIGH])))


@compilable
def extra_of(code: Ints) -> Spaces:
    """The spaces of the extra drawing."""
    return as_spaces((np.uint64(code[EXTRA_LOW]), np.uint64(code[EXTRA_HIGH])))


@compilable
def marks_of_code(code: Ints) -> Spaces:
    """The attack marks of a hero move."""
    place = place_of(halves(spaces_of(code)))
    return as_spaces((MARKS[code[LINE], place, 0], MARKS[code[LINE], place, 1]))
