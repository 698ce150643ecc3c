"""What a scoring card is: a rule that yields awards, and its number for solo play."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TypeAlias

from inkland.cards.card import Card
from inkland.sheet import MapSheet, Spaces

Award: TypeAlias = tuple[int, Spaces]
Awards: TypeAlias = Iterator[Award]
Rule: TypeAlias = Callable[[MapSheet], Awards]


@dataclass(frozen=True, eq=False)
class ScoringCard(Card):
    """A card that lies under an edict. `solo` is subtracted from the stars of a solo game."""

    rule: Rule
    solo: int

    def awards(self, sheet: MapSheet) -> Awards:
        """Each scored thing: its stars and the spaces that earned them."""
        return self.rule(sheet)

    def stars(self, sheet: MapSheet) -> int:
        """All stars that the sheet earns with this card."""
        total = 0
        for stars, _spaces in self.rule(sheet):
            total += stars
        return total


def deck(*cards: tuple[Rule, int]) -> tuple[ScoringCard, ...]:
    """The scoring cards of one deck: the name of a card is the name of its rule."""
    return tuple(ScoringCard(rule.__name__, rule, solo) for rule, solo in cards)
