"""Set-up: options and a seed become a deal. All chance of a game is spent here."""

from collections.abc import Iterator

from inkland.cards import CATEGORIES, EXPLORE_CARDS, RUINS_CARDS, SEASONS, CardId
from inkland.rules import options as option_rules
from inkland.rules.chance import shuffled
from inkland.rules.events import AmbushesOrdered, Event, GameOpened, ScoringDealt, SeasonOrdered
from inkland.rules.options import GameOptions


def opening(options: GameOptions, seed: str) -> Iterator[Event]:
    """The events that set up a game; the same options and seed always give the same deal.

    Seats, play and bots never touch these streams, so a deal shows the same cards at any number
    of seats (D39).
    """
    option_rules.check(options)
    yield GameOpened(options)
    yield ScoringDealt(options.scoring or _dealt_scoring(seed))
    yield AmbushesOrdered(shuffled(seed, "order of ambushes", sorted(options.ambushes)))
    cards = season_cards(options)
    for number, season in enumerate(SEASONS):
        yield SeasonOrdered(number, shuffled(seed, season.name, cards))


def season_cards(options: GameOptions) -> tuple[CardId, ...]:
    """Every card that can ever lie in the deck."""
    return (*(card.id for card in (*EXPLORE_CARDS, *RUINS_CARDS)), *sorted(options.ambushes))


def _dealt_scoring(seed: str) -> tuple[CardId, ...]:
    """One scoring card of each category, dealt at random to the edicts."""
    dealt = tuple(
        shuffled(seed, f"scoring {name}", deck)[0].id for name, deck in CATEGORIES.items()
    )
    return shuffled(seed, "edicts", dealt)
