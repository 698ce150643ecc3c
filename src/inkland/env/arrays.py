"""Sets of spaces as arrays: the 121 bits of an int as 121 numbers, 0 or 1."""

from collections.abc import Iterable
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from inkland.sheet import SIDE, Spaces

Bits: TypeAlias = NDArray[np.int8]

SPACES: Final = SIDE * SIDE
_BYTES: Final = 16  # enough for 121 bits


def bit_rows(sets: Iterable[Spaces]) -> Bits:
    """A row of 121 numbers for each set, in reading order of the map."""
    packed = b"".join([spaces.to_bytes(_BYTES, "little") for spaces in sets])
    lines = np.frombuffer(packed, np.uint8).reshape(-1, _BYTES)
    return np.unpackbits(lines, axis=1, count=SPACES, bitorder="little").view(np.int8)
