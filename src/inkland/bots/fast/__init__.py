"""The sheet's words compiled: the same cards and consequences at the speed of C.

Needs NumPy and Numba, the extra `[fast]`; nothing else in the house does.
"""

from inkland.bots.fast.compile.bit_pairs import (
    Pair,
    fast_shape,
    fast_sheet,
    pair,
    plain_sheet,
    spaces,
)
from inkland.bots.fast.compile.functions import awards, compiled, stars

__all__ = [
    "Pair",
    "awards",
    "compiled",
    "fast_shape",
    "fast_sheet",
    "pair",
    "plain_sheet",
    "spaces",
    "stars",
]
