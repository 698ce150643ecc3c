"""The deck as everyone at the table can count it, from what has been revealed."""

from typing import NamedTuple

from inkland.cards import DECK, AmbushCard, CardId, HeroCard
from inkland.rules.setup import season_cards
from inkland.rules.views import View


class Deck(NamedTuple):
    """What everyone at the table can work out about the deck of the season.

    `cards` are in it for certain. Of `ambushes` so many as `ambushes_in` are in it, and of `heroes`
    so many as `heroes_in`: nobody knows which.
    """

    cards: tuple[CardId, ...]
    ambushes: tuple[CardId, ...]
    ambushes_in: int
    heroes: tuple[CardId, ...]
    heroes_in: int


def deck(view: View) -> Deck:
    """The deck as far as its cards can be counted by what has been seen (R13, 47)."""
    left = [card for card in season_cards(view.options) if card not in view.revealed]
    ambushes = _not_gone(view, left, AmbushCard)
    heroes = _not_gone(view, left, HeroCard)
    entered = view.season + 1
    ambushes_entered = min(entered, view.options.ambush_count)
    gone = [DECK[card] for card in view.gone]
    return Deck(
        cards=tuple(c for c in left if not isinstance(DECK[c], AmbushCard | HeroCard)),
        ambushes=ambushes,
        ambushes_in=ambushes_entered - sum(isinstance(card, AmbushCard) for card in gone),
        heroes=heroes,
        heroes_in=entered - sum(isinstance(card, HeroCard) for card in gone) if heroes else 0,
    )


def _not_gone(view: View, cards: list[CardId], kind: type) -> tuple[CardId, ...]:
    return tuple(c for c in cards if isinstance(DECK[c], kind) and c not in view.gone)
