"""Sample decks that are consistent with a view.

Numbers such as R1 and D18 are entries of docs/rulings.md.
"""

from typing import NamedTuple

import numpy as np

from inkland.bots.fast.compile.array_types import Ints, Words
from inkland.bots.fast.compile.bit_pairs import compilable
from inkland.bots.fast.compile.card_arrays import AMBUSH, CARD_NUMBERS, KIND, TIME
from inkland.bots.fast.search.workspace import Workspace
from inkland.cards import CardId
from inkland.rules import GameOptions, View
from inkland.rules.deck import Deck, deck
from inkland.rules.setup import season_cards

MAX_CARDS = 128


class Unseen(NamedTuple):
    """What a view leaves open about the cards to come, as numbers of cards."""

    cards: Ints  # certainly in the deck of this season
    ambushes: Ints  # not revealed yet; `ambushes_in` of them are in the deck
    ambushes_in: int
    heroes: Ints
    heroes_in: int
    every: Ints  # explore and ruins cards of a whole season
    order: Ints  # buffer for one deck
    sampled: Ints  # buffer for all cards to come
    pool: Ints


def explore_cards(options: GameOptions) -> tuple[CardId, ...]:
    """The explore and ruins cards of a whole season."""
    return tuple(card for card in season_cards(options) if KIND[CARD_NUMBERS[card]] < AMBUSH)


def new_unseen(seen: Deck, options: GameOptions) -> Unseen:
    """Convert what is known of a deck, with arrays to sample into."""
    cards, ambushes, heroes, every = (
        np.array([CARD_NUMBERS[card] for card in group], dtype=np.int64)
        for group in (seen.cards, seen.ambushes, seen.heroes, explore_cards(options))
    )
    paper = (np.zeros(MAX_CARDS, np.int64) for _ in range(3))
    return Unseen(cards, ambushes, seen.ambushes_in, heroes, seen.heroes_in, every, *paper)


def unseen_cards(view: View) -> Unseen:
    """What this view leaves open."""
    return new_unseen(deck(view), view.options)


def next_season(now: Unseen, ambushes_in: int) -> Unseen:
    """The same at the start of the next season, with so many ambushes and one more hero."""
    heroes_in = min(now.heroes_in + 1, len(now.heroes))
    return now._replace(cards=now.every, ambushes_in=ambushes_in, heroes_in=heroes_in)


@compilable
def random_below(rng: Words, limit: int) -> int:
    """A random number from 0 to limit - 1 (splitmix64)."""
    rng[0] += np.uint64(0x9E3779B97F4A7C15)
    mixed = rng[0]
    mixed = (mixed ^ (mixed >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    mixed = (mixed ^ (mixed >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    mixed = mixed ^ (mixed >> np.uint64(31))
    return int(np.int64((mixed >> np.uint64(11)) % np.uint64(limit)))


@compilable
def shuffle(rng: Words, cards: Ints, number: int) -> None:
    """Shuffle the first `number` cards."""
    for last in range(number - 1, 0, -1):
        other = random_below(rng, last + 1)
        cards[last], cards[other] = cards[other], cards[last]


@compilable
def sample(
    rng: Words, unseen: Unseen, workspace: Workspace, season: int, time: int, first: int
) -> int:
    """Sample all cards to the end of the year into `unseen.sampled`. Returns their number.

    Ambushes and heroes that have not come stay in the deck, and one more of each enters with every
    season (R13, 47), of ambushes as long as the table has more (D48). If `first` is not negative,
    the card in that place of the deck comes first.
    """
    sampled, order, pool = unseen.sampled, unseen.order, unseen.pool
    foes, guards = len(unseen.ambushes), len(unseen.heroes)
    for at in range(foes):
        pool[at] = unseen.ambushes[at]
    for at in range(guards):
        pool[foes + at] = unseen.heroes[at]
    shuffle(rng, pool, foes)
    shuffle(rng, pool[foes:], guards)
    foes_in, guards_in = unseen.ambushes_in, unseen.heroes_in
    next_foe, next_guard = foes_in, guards_in
    length = 0
    size = 0
    for card in unseen.cards:
        order[size] = card
        size += 1
    for at in range(foes_in):
        order[size] = pool[at]
        size += 1
    for at in range(guards_in):
        order[size] = pool[foes + at]
        size += 1
    forced = first
    while True:
        if forced >= 0 and size > 0:
            order[0], order[forced % size] = order[forced % size], order[0]
            shuffle(rng, order[1:], size - 1)
            forced = -1
        else:
            shuffle(rng, order, size)
        at = 0
        while time < workspace.season_time[season] and at < size:
            card = order[at]
            sampled[length] = card
            time += TIME[card]
            length += 1
            at += 1
        if season == 3:
            return length
        stay = 0
        for rest in range(at, size):
            if KIND[order[rest]] >= AMBUSH:
                order[stay] = order[rest]
                stay += 1
        size = stay
        for card in unseen.every:
            order[size] = card
            size += 1
        if next_foe < foes and season + 1 < workspace.ambush_count:
            order[size] = pool[next_foe]
            next_foe += 1
            size += 1
        if next_guard < guards:
            order[size] = pool[foes + next_guard]
            next_guard += 1
            size += 1
        season += 1
        time = 0
