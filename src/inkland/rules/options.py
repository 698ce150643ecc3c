"""What a table agrees on before the game."""

from dataclasses import dataclass
from typing import Final

from inkland.cards import AMBUSH_CARDS, CATEGORIES, DECK, MAP_SHEETS, SCORING, AmbushCard, CardId
from inkland.rules.errors import (
    FourAmbushes,
    NotAScoringCard,
    OneCardPerCategory,
    SeatsOutOfRange,
    UnknownCard,
    UnknownChoice,
    UnknownMapSheet,
)

MOST_SEATS: Final = 100
CHOICES: Final = {
    "ambush_by": ("neighbour", "walk"),
    "fallback_terrain": ("any", "card"),
    "full_map": ("all", "running"),
}


@dataclass(frozen=True)
class GameOptions:
    """The choices of a game. Options and seed together are a deal.

    `scoring` names the cards of edicts A to D, or is empty when they are dealt. `ambush_by` says
    who draws monsters: the neighbour, or the card by the walk that solo always uses (D13).
    `fallback_terrain` and `full_map` are the two switches the rulings leave (D38).
    """

    seats: int = 1
    map_sheet: str = "a"
    scoring: tuple[CardId, ...] = ()
    ambushes: tuple[CardId, ...] = tuple(card.id for card in AMBUSH_CARDS)
    ambush_by: str = "neighbour"
    take_back: bool = True
    fallback_terrain: str = "any"
    full_map: str = "all"

    @property
    def is_solo(self) -> bool:
        """One seat plays by the solo rules."""
        return self.seats == 1

    @property
    def ambush_walks(self) -> bool:
        """Do ambushes walk in by themselves instead of being drawn by a neighbour?"""
        return self.is_solo or self.ambush_by == "walk"


def check(options: GameOptions) -> None:
    """Refuse options with which no game can be set up."""
    if not 1 <= options.seats <= MOST_SEATS:
        raise SeatsOutOfRange(seats=options.seats)
    if options.map_sheet not in MAP_SHEETS:
        raise UnknownMapSheet(map_sheet=options.map_sheet)
    for option, values in CHOICES.items():
        if (value := getattr(options, option)) not in values:
            raise UnknownChoice(option=option, value=value)
    _check_ambushes(options.ambushes)
    if options.scoring:
        check_scoring(options.scoring)


def _check_ambushes(cards: tuple[CardId, ...]) -> None:
    for card in cards:
        if not isinstance(DECK.get(card), AmbushCard):
            raise UnknownCard(card=card)
    if len(cards) != 4 or len(set(cards)) != 4:
        raise FourAmbushes()


def check_scoring(cards: tuple[CardId, ...]) -> None:
    """Refuse scoring cards that are not one of each category."""
    for card in cards:
        if card in DECK:
            raise NotAScoringCard(card=card)
        if card not in SCORING:
            raise UnknownCard(card=card)
    for deck in CATEGORIES.values():
        if sum(card.id in cards for card in deck) != 1:
            raise OneCardPerCategory()
    if len(cards) != len(CATEGORIES):
        raise OneCardPerCategory()
