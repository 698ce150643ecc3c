"""Compiled cards, rules and bots, about as fast as C.

Needs NumPy and Numba, the extra `[fast]`.
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
