"""The type of potentials, and functions that several cards share."""

from collections.abc import Callable
from typing import Final, TypeAlias

from inkland.bots.fast.compile.bit_pairs import as_spaces, compilable, halves
from inkland.bots.fast.compile.words import to_the_left, to_the_right
from inkland.sheet import MapSheet, Spaces, count, moved, overlap

POTENTIALS: Final = 5
Potentials: TypeAlias = tuple[float, float, float, float, float]
Potential: TypeAlias = Callable[[MapSheet], Potentials]


@compilable
def sides(spaces: Spaces) -> tuple[Spaces, Spaces, Spaces, Spaces]:
    """The spaces of the map with exactly one, two, three and four of these beside them."""
    left = as_spaces(to_the_left(halves(spaces)))
    right = as_spaces(to_the_right(halves(spaces)))
    above, below = moved(spaces, -1, 0), moved(spaces, 1, 0)
    both, stacked = left & right, above & below
    beside, over = (left | right) & ~both, (above | below) & ~stacked
    one = beside & ~(over | stacked) | over & ~(beside | both)
    two = both & ~(over | stacked) | stacked & ~(beside | both) | beside & over
    three = both & over | stacked & beside
    return one, two, three, both & stacked


@compilable
def cube(part: float) -> float:
    """The third power: a line that is nearly full counts much more than one that is half full."""
    return part * part * part


@compilable
def line_filling(lines: tuple[Spaces, ...], room: Spaces, through: Spaces) -> Potentials:
    """How full the lines through these spaces are, and how many have one, two or three holes."""
    filling = 0.0
    one = 0.0
    two = 0.0
    three = 0.0
    for line in lines:
        if overlap(line, through):
            holes, length = count(line & room), count(line)
            filling += cube((length - holes) / length)
            one += holes == 1
            two += holes == 2
            three += holes == 3
    return filling, one, two, three, 0.0


@compilable
def no_potential(sheet: MapSheet) -> Potentials:
    """The potentials of a card that has no function of its own."""
    return 0.0, 0.0, 0.0, 0.0, 0.0
