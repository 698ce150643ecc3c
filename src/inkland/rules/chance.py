"""Chance: fair shuffles from a seed, each from a stream with a label of its own (D39).

The streams are HMAC-SHA-256 in counter mode, so any language can repeat them and check a deal.
"""

from collections.abc import Sequence
from hmac import digest
from typing import TypeVar

T = TypeVar("T")


def shuffled(seed: str, label: str, things: Sequence[T]) -> tuple[T, ...]:
    """The things in the order that this stream of the seed gives them (Fisher and Yates)."""
    order = list(things)
    stream = Stream(seed, label)
    for last in range(len(order) - 1, 0, -1):
        other = stream.below(last + 1)
        order[last], order[other] = order[other], order[last]
    return tuple(order)


class Stream:
    """Numbers that only this seed and this label give."""

    def __init__(self, seed: str, label: str) -> None:
        self._key = seed.encode()
        self._label = label.encode()
        self._counter = 0

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1, each equally likely."""
        fair = 2**64 - 2**64 % limit  # numbers above would favour the small remainders
        while True:
            message = b"%s/%d" % (self._label, self._counter)
            self._counter += 1
            number = int.from_bytes(digest(self._key, message, "sha256")[:8], "big")
            if number < fair:
                return number % limit
