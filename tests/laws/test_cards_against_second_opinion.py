"""The scoring cards and the cost of monsters, against a second opinion on 20,000 random maps."""

from collections import Counter
from functools import cache
from random import Random

import pytest

import random_maps
import second_opinion
from inkland.cards import SCORING_CARDS, ScoringCard
from inkland.rules.season_end import haunted
from inkland.sheet import MapSheet, labels

MAPS = 10_000  # in each half; two workers share the halves and the cards

each_half = pytest.mark.parametrize("half", ["first", "second"])
each_card = pytest.mark.parametrize("card", SCORING_CARDS, ids=lambda card: card.id)


@cache
def some_maps(half: str) -> list[tuple[str, MapSheet]]:
    """Maps with anything anywhere, and every third a map of the base game."""
    random = Random(half)
    kinds = (random_maps.random_base_map, random_maps.random_map, random_maps.random_map)
    texts = [kinds[number % 3](random) for number in range(MAPS)]
    return [(text, MapSheet.drawn(text)) for text in texts]


@each_half
@each_card
def test_a_card_gives_the_same_awards(half: str, card: ScoringCard) -> None:
    """Each award: its stars and its spaces."""
    for text, sheet in some_maps(half):
        ours = Counter((stars, frozenset(labels(won))) for stars, won in card.awards(sheet))
        assert ours == Counter(second_opinion.awards(card.id, text)), text


@each_half
def test_monsters_cost_the_same_spaces(half: str) -> None:
    """Each empty space beside a monster, once (R16)."""
    for text, sheet in some_maps(half):
        assert set(labels(haunted(sheet))) == second_opinion.monster_spaces(text), text


def test_the_second_opinion_knows_every_card() -> None:
    assert sorted(second_opinion.CARDS) == sorted(card.id for card in SCORING_CARDS)
