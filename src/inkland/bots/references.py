"""References: about how much a deal offers to a player who knows its cards.

They are not players, because they see more than a view; a tournament shows them separately.
"""

from collections.abc import Callable
from typing import Final, TypeAlias

from inkland.bots import warm_up
from inkland.rules import GameOptions

# Returns a rating for the deal with these options and this seed.
Reference: TypeAlias = Callable[[GameOptions, str], int]


def clairvoyant(options: GameOptions, seed: str) -> int:
    """About the rating that knowing the deck allows; needs the extra `[fast]`."""
    warm_up.check_installed()
    from inkland.bots.fast.search.clairvoyant import best_rating  # noqa: PLC0415  # an extra

    return best_rating(options, seed)


REFERENCES: Final[dict[str, Reference]] = {"clairvoyant": clairvoyant}
