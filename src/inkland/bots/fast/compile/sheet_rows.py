"""Many sheets in one array, a row of machine words for each.

Passing a single sheet from Python to compiled code costs more than scoring it; an array is cheap.
"""

from collections.abc import Iterable
from typing import Final

import numpy as np

from inkland.bots.fast.compile.array_types import Words
from inkland.bots.fast.compile.bit_pairs import HALF, as_spaces, compilable
from inkland.sheet import MapSheet

WORDS: Final = 2 * len(MapSheet._fields)
_LOW: Final = (1 << HALF) - 1


def rows_of(sheets: Iterable[MapSheet]) -> Words:
    """The sheets as rows; a row holds the two words of each layer."""
    words = [half for sheet in sheets for layer in sheet for half in (layer & _LOW, layer >> HALF)]
    return np.array(words, dtype=np.uint64).reshape(-1, WORDS)


@compilable
def sheet_in(row: Words) -> MapSheet:
    """The sheet in a row. For compiled code."""
    return MapSheet(
        forest=as_spaces((row[0], row[1])),
        village=as_spaces((row[2], row[3])),
        farm=as_spaces((row[4], row[5])),
        water=as_spaces((row[6], row[7])),
        monster=as_spaces((row[8], row[9])),
        dragon=as_spaces((row[10], row[11])),
        zombie=as_spaces((row[12], row[13])),
        troll=as_spaces((row[14], row[15])),
        gorgon=as_spaces((row[16], row[17])),
        hero=as_spaces((row[18], row[19])),
        destroyed=as_spaces((row[20], row[21])),
        mountain=as_spaces((row[22], row[23])),
        wasteland=as_spaces((row[24], row[25])),
        ruins=as_spaces((row[26], row[27])),
        marks=as_spaces((row[28], row[29])),
    )
