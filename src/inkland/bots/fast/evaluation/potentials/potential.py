"""What hopes are: five numbers for each scoring card, and the words they are made of."""

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
    """Nearly complete things are worth much more than half complete ones."""
    return part * part * part


@compilable
def line_filling(lines: tuple[Spaces, ...], room: Spaces, through: Spaces) -> Potentials:
    """How full the lines are that meet these spaces, and how many have one, two and three holes."""
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
    """Of a card that is not known here."""
    return 0.0, 0.0, 0.0, 0.0, 0.0
