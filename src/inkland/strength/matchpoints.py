"""Matchpoints, as in duplicate bridge: which share of the others one has beaten on a deal."""

from collections import Counter
from collections.abc import Mapping
from typing import Final, TypeVar

Player = TypeVar("Player", bound=str)

HIGHEST: Final = 10_000  # hundredths of a matchpoint: more stars than all others
_ALONE: Final = HIGHEST // 2  # nobody was beaten, and nobody was better


def matchpoints(stars: Mapping[Player, int]) -> dict[Player, int]:
    """The share of the others with fewer stars, in hundredths of a percent; ties count half.

    Whole numbers, so that sums of them do not depend on any order.
    """
    others = len(stars) - 1
    earned, below = {}, 0
    for value, players in sorted(Counter(stars.values()).items()):
        ties = players - 1
        share = (2 * below + ties) * HIGHEST
        earned[value] = (share + others) // (2 * others) if others else _ALONE
        below += players
    return {player: earned[value] for player, value in stars.items()}
