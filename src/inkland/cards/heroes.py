"""The hero cards: a space to draw, and the spaces around it that the hero guards."""

from functools import cache
from typing import NamedTuple, TypeAlias

from inkland.cards.card import CardId

# The attack marks of a hero as (rows down, columns across) from the space of the hero.
Pattern: TypeAlias = tuple[tuple[int, int], ...]


class HeroCard(NamedTuple):
    """A card that everyone draws on their own sheet; in its picture `*` are the attack marks."""

    name: str
    picture: str
    steps: tuple[str, ...] = ("hero",)

    @property
    def id(self) -> CardId:
        """The id of the card."""
        return CardId(self.name)

    @property
    def patterns(self) -> tuple[Pattern, ...]:
        """Every different way to turn and flip the pattern, the printed one first (3)."""
        return _patterns(self.picture)


@cache
def _patterns(picture: str) -> tuple[Pattern, ...]:
    printed = _pictured(picture)
    found: dict[Pattern, None] = {}
    for pattern in (printed, _flipped(printed)):
        turn = pattern
        for _ in range(4):
            found.setdefault(tuple(sorted(turn)))
            turn = _turned(turn)
    return tuple(found)


def _pictured(picture: str) -> Pattern:
    places = {
        (row, column): character
        for row, line in enumerate(picture.replace(" ", "").split("/"))
        for column, character in enumerate(line)
    }
    ((top, left),) = (place for place, character in places.items() if character == "H")
    return tuple(
        (row - top, column - left)
        for (row, column), character in places.items()
        if character == "*"
    )


def _turned(pattern: Pattern) -> Pattern:
    return tuple((across, -down) for down, across in pattern)


def _flipped(pattern: Pattern) -> Pattern:
    return tuple((down, -across) for down, across in pattern)


HERO_CARDS = (
    HeroCard("dobrik_of_lorkheim", ".*. / *H* / .*."),
    HeroCard("wren_the_lioness", "..* / H.* / ..*"),
    HeroCard("freyla_the_true", "H***"),
    HeroCard("dal_of_jolev", "*.* / .H. / *.*"),
)
