"""Set-up: options and a seed become a deal. All chance of a game is spent here."""

from collections.abc import Iterator

from inkland.cards import (
    CATEGORIES,
    EXPLORE_SETS,
    HERO_CARDS,
    RUINS_CARDS,
    SEASONS,
    CardId,
)
from inkland.rules import options as option_rules
from inkland.rules.chance import shuffled
from inkland.rules.events import (
    AmbushesOrdered,
    Event,
    GameOpened,
    HeroesOrdered,
    ScoringDealt,
    SeasonOrdered,
    SkillsDealt,
)
from inkland.rules.options import AMBUSHES_PLAYED, SKILLS_PLAYED, GameOptions, ids


def opening(options: GameOptions, seed: str) -> Iterator[Event]:
    """The events that set up a game; the same options and seed always give the same deal.

    Seats, play and bots never touch these streams, so a deal shows the same cards at any number
    of seats (D39).
    """
    option_rules.check(options)
    yield GameOpened(options)
    yield ScoringDealt(options.scoring or _dealt_scoring(options, seed))
    if options.skills:
        yield SkillsDealt(_dealt(seed, "skills", options.skills, SKILLS_PLAYED))
    ambushes = _dealt(seed, "choice of ambushes", options.ambushes, AMBUSHES_PLAYED)
    yield AmbushesOrdered(shuffled(seed, "order of ambushes", sorted(ambushes)))
    if options.heroes:
        yield HeroesOrdered(_dealt_heroes(seed))
    cards = season_cards(options)
    for number, name in enumerate(SEASONS):
        yield SeasonOrdered(number, shuffled(seed, name, cards))


def season_cards(options: GameOptions) -> tuple[CardId, ...]:
    """Every card that can ever lie in the deck."""
    ruins = RUINS_CARDS if options.has_ruins_cards else ()
    heroes = HERO_CARDS if options.heroes else ()
    return (
        *ids(EXPLORE_SETS[options.explore]),
        *ids(ruins),
        *sorted(options.ambushes),
        *ids(heroes),
    )


def _dealt(seed: str, label: str, pool: tuple[CardId, ...], number: int) -> tuple[CardId, ...]:
    """So many cards of the pool; all of them, as they were named, if there are no more."""
    return pool if len(pool) == number else shuffled(seed, label, sorted(pool))[:number]


def _dealt_heroes(seed: str) -> tuple[CardId, ...]:
    """One hero for each season."""
    return shuffled(seed, "order of heroes", ids(HERO_CARDS))[: len(SEASONS)]


def _dealt_scoring(options: GameOptions, seed: str) -> tuple[CardId, ...]:
    """One scoring card of each category, dealt at random to the edicts."""
    dealt = []
    for name, deck in CATEGORIES.items():
        pool = ids(card for card in deck if card.box in options.scoring_from)
        dealt.append(shuffled(seed, f"scoring {name}", pool)[0])
    return shuffled(seed, "edicts", dealt)
