"""References: what could have been had from a deal by one who knows its cards.

They are no players, because they see more than a view; a tournament shows them apart.
"""

from collections.abc import Callable
from typing import Final, TypeAlias

from inkland.bots import warm_up
from inkland.rules import GameOptions

# The rating of the deal with these options and this seed.
Reference: TypeAlias = Callable[[GameOptions, str], int]


def clairvoyant(options: GameOptions, seed: str) -> int:
    """What can be had by knowing the deck, about; needs the extra `[fast]`."""
    warm_up.check_installed()
    from inkland.bots.fast.search.clairvoyant import best_rating  # noqa: PLC0415  # an extra

    return best_rating(options, seed)


REFERENCES: Final[dict[str, Reference]] = {"clairvoyant": clairvoyant}
