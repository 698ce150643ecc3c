"""What a scoring card is: a rule that yields awards, and its number for solo play."""

from collections.abc import Callable, Iterator
from typing import NamedTuple, TypeAlias

from inkland.cards.card import CardId
from inkland.sheet import MapSheet, Spaces

Award: TypeAlias = tuple[int, Spaces]
Awards: TypeAlias = Iterator[Award]
Rule: TypeAlias = Callable[[MapSheet], Awards]


class ScoringCard(NamedTuple):
    """A card that lies under an edict. `solo` is subtracted from the stars of a solo game; `box` is
    the game the card comes from."""

    name: str
    rule: Rule
    solo: int
    box: str

    @property
    def id(self) -> CardId:
        """The id of the card."""
        return CardId(self.name)

    def awards(self, sheet: MapSheet) -> Awards:
        """Each scored thing: its stars and the spaces that earned them."""
        return self.rule(sheet)

    def stars(self, sheet: MapSheet) -> int:
        """All stars that the sheet earns with this card."""
        total = 0
        for stars, _spaces in self.rule(sheet):
            total += stars
        return total


def deck(box: str, *cards: tuple[Rule, int]) -> tuple[ScoringCard, ...]:
    """The scoring cards of one deck: the name of a card is the name of its rule."""
    return tuple(ScoringCard(rule.__name__, rule, solo, box) for rule, solo in cards)
