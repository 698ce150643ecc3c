"""What every card has: a name, which is its id in events, texts and commands."""

from dataclasses import dataclass
from typing import NewType

CardId = NewType("CardId", str)


@dataclass(frozen=True, eq=False)
class Card:
    """A card of the box."""

    name: str

    @property
    def id(self) -> CardId:
        """The stable id of the card; its printed name in each language stands in `locales/`."""
        return CardId(self.name)
