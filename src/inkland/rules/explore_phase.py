"""Explore phase: the top card of the deck is revealed."""

from inkland.cards import DECK, AmbushCard, CardId, ExploreCard, HeroCard
from inkland.rules.events import CardRevealed
from inkland.rules.state import State


def revealed(state: State) -> CardRevealed:
    """The next card of the deck, turned over; only explore cards cost time (R9)."""
    card = next_card(state)
    found = DECK[card]
    time = found.time if isinstance(found, ExploreCard) else 0
    return CardRevealed(card, state.time + time)


def next_card(state: State) -> CardId:
    """The first card of the season's order that is in the deck and not yet revealed.

    An ambush, and a hero where heroes play, enters the deck at the start of each season; once
    revealed it is gone for good, and until then it stays (R13, 47). Of fewer ambushes than seasons
    (D48) the last seasons get none. A season is over before its deck runs out.
    """
    entered = (*state.ambushes[: state.season + 1], *state.heroes[: state.season + 1])
    for card in state.orders[state.season]:
        if card in state.revealed or card in state.gone:
            continue
        if card in entered or not isinstance(DECK[card], AmbushCard | HeroCard):
            return card
    raise AssertionError("the deck holds more time than any season")
