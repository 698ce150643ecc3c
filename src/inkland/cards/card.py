"""What every card has: a name, which is its id in events, texts and commands.

Cards are named tuples: they load fast, and a row of a table reads like the card.
"""

from typing import NewType, Protocol

CardId = NewType("CardId", str)


class Card(Protocol):
    """A card of the box."""

    @property
    def name(self) -> str:
        """The stable name; what is printed on the card in each language stands in `locales/`."""

    @property
    def id(self) -> CardId:
        """The name as an id."""
