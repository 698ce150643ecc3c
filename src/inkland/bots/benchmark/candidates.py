"""The positions that the benchmark scores.

They are all placements of some cards on sheets from the middle of a game. The sheets are fixed, so
that figures of different versions can be compared. The greedy bot drew them up to the start of the
third season, under the four edicts that the benchmark scores.
"""

from functools import cache
from typing import Final, NamedTuple

import numpy as np

from inkland.bots.fast.compile.array_types import Words
from inkland.bots.fast.compile.bit_pairs import to_pair
from inkland.cards import DECK, SCORING, CardId, ExploreCard, ScoringCard
from inkland.rules.draw_phase import spots
from inkland.sheet import MapSheet, Spaces, Terrain, orientations, placements

EDICTS: Final = tuple(
    map(CardId, ("sentinel_wood", "canal_lake", "greengold_plains", "lost_barony"))
)
CARDS: Final = tuple(map(CardId, ("orchard", "fishing_village", "homestead")))
SHEETS: Final = (
    """
    . . . . . . . . X F X
    . . . ^ . r . . X F X
    . r . . . . . . ^ f F
    . . . . . . . . . . .
    . C . . . . . . . . .
    W C V V V ^ . . . . .
    W W W C V V . . . . .
    W C V C C . . V . . .
    X c ^ C W W W V V r .
    X X F F W c . ^ F . .
    X F F . W . F F F . .
    """,
    """
    . . . . . F F F . . .
    . . . . . . f . ^ . .
    . . v ^ . . F . . . .
    . . V . . # V . . . .
    . W V . # # v V . . .
    . W V . # # # . . . .
    . w C . . # C C . V .
    F C C C . ^ . C v V F
    X F V V . . . C V ^ F
    X X ^ v . . . . V F F
    X W W W . . . . . F .
    """,
    """
    H . . . . . . . . F .
    . ^ . . r . . . F F F
    . . . . . . . V V F .
    . . . . . . . v ^ V .
    . . . . . . . V V V V
    . . . ^ . . C W . V .
    . . . . C C c V W C .
    . . r H . . C V C C C
    . . . . . . V V V ^ C
    . . * . * ^ C F c W W
    r . X . X . F F B W W
    !A2 B1 J3 J4 J5
    """,
    """
    . . . . . . . . . F .
    . ^ . . r . . . F F F
    . . . . . . . . W F .
    . . . . . . . w ^ V .
    . . . . . . . V V V .
    . . . ^ . . . . . W W
    . . . . . . r . . W W
    . . r . . . . V V V V
    . . . . W W F V V ^ W
    . . . . W ^ H F g W G
    r . . . W W C F C G *
    !I7 J6 J8 K7
    """,
)


class Candidate(NamedTuple):
    """A placement on the sheet with this number."""

    sheet: int
    terrain: Terrain
    spaces: Spaces


def edicts() -> tuple[ScoringCard, ...]:
    """The four scoring cards."""
    return tuple(SCORING[card] for card in EDICTS)


@cache
def sheets() -> tuple[MapSheet, ...]:
    """The sheets that are drawn on."""
    return tuple(MapSheet.drawn(picture) for picture in SHEETS)


@cache
def candidates() -> tuple[Candidate, ...]:
    """All legal placements of every card on every sheet."""
    return tuple(
        Candidate(number, terrain, spaces)
        for number, sheet in enumerate(sheets())
        for card in map(DECK.__getitem__, CARDS)
        if isinstance(card, ExploreCard)
        for shape in card.shapes
        for turn in orientations(shape)
        for spaces in placements(turn, spots(sheet, turn))
        for terrain in card.terrains
    )


def as_array() -> Words:
    """A row for each candidate: the sheet, the terrain, and the two halves of the spaces."""
    return np.array(
        [(number, terrain, *to_pair(spaces)) for number, terrain, spaces in candidates()],
        dtype=np.uint64,
    )
