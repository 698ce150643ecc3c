"""References: what could have been had from a deal by one who knows its cards.

They are no players, because they see more than a view; a tournament shows them apart.
"""

from collections.abc import Callable
from typing import Final, TypeAlias

from inkland.rules import GameOptions

# The rating of the deal with these options and this seed.
Reference: TypeAlias = Callable[[GameOptions, str], int]

REFERENCES: Final[dict[str, Reference]] = {}
