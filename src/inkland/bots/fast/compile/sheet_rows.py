"""Many sheets as one array, a row of machine words for each, so that compiled loops can read them.

Handing one sheet from Python to compiled code costs more than scoring it; an array costs nothing.
"""

from collections.abc import Iterable
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from inkland.bots.fast.compile.bit_pairs import HALF, compilable
from inkland.sheet import MapSheet

Rows = npt.NDArray[np.uint64]
WORDS: Final = 2 * len(MapSheet._fields)
_LOW: Final = (1 << HALF) - 1
_FAST_SHEET: Final[Any] = MapSheet  # types are blind to pairs


def rows_of(sheets: Iterable[MapSheet]) -> Rows:
    """The sheets, row by row; in a row the two halves of each layer."""
    words = [half for sheet in sheets for layer in sheet for half in (layer & _LOW, layer >> HALF)]
    return np.array(words, dtype=np.uint64).reshape(-1, WORDS)


@compilable
def sheet_in(row: Any) -> Any:
    """The sheet that a row holds, with a pair for each layer; for compiled code."""
    return _FAST_SHEET(
        forest=(row[0], row[1]),
        village=(row[2], row[3]),
        farm=(row[4], row[5]),
        water=(row[6], row[7]),
        monster=(row[8], row[9]),
        dragon=(row[10], row[11]),
        zombie=(row[12], row[13]),
        troll=(row[14], row[15]),
        gorgon=(row[16], row[17]),
        hero=(row[18], row[19]),
        destroyed=(row[20], row[21]),
        mountain=(row[22], row[23]),
        wasteland=(row[24], row[25]),
        ruins=(row[26], row[27]),
        marks=(row[28], row[29]),
    )
