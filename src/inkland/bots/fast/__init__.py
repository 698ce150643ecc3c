"""The sheet's words compiled: the same cards and consequences at the speed of C.

Needs NumPy and Numba, the extra `[fast]`; nothing else in the house does.
"""

from inkland.bots.fast.compile.bit_pairs import (
    BitPair,
    fast_shape,
    fast_sheet,
    from_pair,
    plain_sheet,
    to_pair,
)
from inkland.bots.fast.compile.functions import awards, compiled, stars

__all__ = [
    "BitPair",
    "awards",
    "compiled",
    "fast_shape",
    "fast_sheet",
    "from_pair",
    "plain_sheet",
    "stars",
    "to_pair",
]
