"""The sheet's words compiled: the same cards and consequences at the speed of C.

Needs NumPy and Numba, the extra `[fast]`; nothing else in the house does.
"""

from inkland.bots.fast.compiled import awards, compiled, stars
from inkland.bots.fast.pairs import (
    Pair,
    fast_shape,
    fast_sheet,
    pair,
    plain_sheet,
    spaces,
)

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
