"""Set-up: options and a seed become a deal. All chance of a game is spent here."""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple, TypeAlias

from inkland.cards import CATEGORIES, EXPLORE_SETS, HERO_CARDS, RUINS_CARDS, SEASONS, CardId
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
from inkland.rules.options import GameOptions, ids

_Shuffler: TypeAlias = Callable[[str, Sequence[CardId]], tuple[CardId, ...]]


class Shuffle(NamedTuple):
    """What one stream of a deal did: the things as they lay before, and the order they got."""

    label: str
    things: tuple[CardId, ...]
    order: tuple[CardId, ...]


def opening(options: GameOptions, seed: str) -> Iterator[Event]:
    """The events that set up a game; the same options and seed always give the same deal.

    Seats, play and bots never touch these streams, so a deal shows the same cards at any number
    of seats (D39).
    """
    yield from _set_up(options, lambda label, things: shuffled(seed, label, things))


def streams(options: GameOptions, seed: str) -> tuple[Shuffle, ...]:
    """Every shuffle of the opening, so that others can repeat it without our code."""
    done: list[Shuffle] = []

    def shuffle(label: str, things: Sequence[CardId]) -> tuple[CardId, ...]:
        done.append(Shuffle(label, tuple(things), shuffled(seed, label, things)))
        return done[-1].order

    for _event in _set_up(options, shuffle):
        pass
    return tuple(done)


def _set_up(options: GameOptions, shuffle: _Shuffler) -> Iterator[Event]:
    """The opening; whatever it leaves to chance goes through the shuffle."""
    option_rules.check(options)
    yield GameOpened(options)
    dealt = options.scoring or _dealt_scoring(options, shuffle)
    yield ScoringDealt(option_rules.as_read(options, dealt))
    if options.skills:
        yield SkillsDealt(_dealt(shuffle, "skills", options.skills, options.skill_count))
    ambushes = _dealt(shuffle, "choice of ambushes", options.ambushes, options.ambush_count)
    yield AmbushesOrdered(shuffle("order of ambushes", sorted(ambushes)))
    if options.heroes:
        yield HeroesOrdered(_dealt_heroes(shuffle))
    cards = season_cards(options)
    for number, name in enumerate(SEASONS):
        yield SeasonOrdered(number, shuffle(name, cards))


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


def _dealt(
    shuffle: _Shuffler, label: str, pool: tuple[CardId, ...], number: int
) -> tuple[CardId, ...]:
    """So many cards of the pool; all of them, as they were named, if there are no more."""
    return pool if len(pool) == number else shuffle(label, sorted(pool))[:number]


def _dealt_heroes(shuffle: _Shuffler) -> tuple[CardId, ...]:
    """One hero for each season."""
    return shuffle("order of heroes", ids(HERO_CARDS))[: len(SEASONS)]


def _dealt_scoring(options: GameOptions, shuffle: _Shuffler) -> tuple[CardId, ...]:
    """One scoring card of each category, dealt at random to the edicts."""
    dealt = []
    for name, deck in CATEGORIES.items():
        pool = ids(card for card in deck if card.box in options.scoring_from)
        dealt.append(shuffle(f"scoring {name}", pool)[0])
    return shuffle("edicts", dealt)
