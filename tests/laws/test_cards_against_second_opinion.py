"""Scoring cards and the cost of monsters, against an independent implementation on random maps."""

from collections import Counter
from functools import cache
from random import Random

import pytest

import random_maps
import second_opinion
import second_opinion_heroes
from inkland.cards import SCORING
from inkland.rules.season_end import haunted
from inkland.sheet import MapSheet, labels
from sizes import samples

MAPS = 1_000  # maps per slice
SLICES = samples(5, 20)

OPINIONS = {
    **dict.fromkeys(second_opinion.CARDS, second_opinion.awards),
    **dict.fromkeys(second_opinion_heroes.CARDS, second_opinion_heroes.awards),
}
CARDS = [card for card in SCORING.values() if card.box in ("base", "heroes")]
CHARACTERS = ".r^#*%FVCWBXDZTGHfvcwbxdztgh"

each_slice = pytest.mark.parametrize("slice_of_maps", range(SLICES))


@cache
def some_maps(slice_of_maps: int) -> list[tuple[str, MapSheet]]:
    """Maps with anything anywhere; every fourth is a base map, and every fourth one of Heroes."""
    random = Random(slice_of_maps)
    kinds = (
        random_maps.random_base_map,
        random_maps.random_map,
        random_maps.random_heroes_map,
        random_maps.random_map,
    )
    texts = [kinds[number % len(kinds)](random) for number in range(MAPS)]
    return [(text, MapSheet.drawn(text)) for text in texts]


@each_slice
def test_each_card_gives_the_same_awards(slice_of_maps: int) -> None:
    """Each award: its stars and its spaces. Also each empty space beside a monster, once (R16)."""
    seen: Counter[str] = Counter()
    for text, sheet in some_maps(slice_of_maps):
        for card in CARDS:
            ours = Counter((stars, frozenset(labels(won))) for stars, won in card.awards(sheet))
            assert ours == Counter(OPINIONS[card.id](card.id, text)), f"{card.id}\n{text}"
        assert set(labels(haunted(sheet))) == second_opinion.monster_spaces(text), text
        seen.update(set(text))
    assert all(seen[character] > 10 for character in CHARACTERS)


def test_the_second_opinion_knows_every_card() -> None:
    """Of the two boxes, both readings of Great City; a later card is proved by its examples."""
    assert len(OPINIONS) == len(second_opinion.CARDS) + len(second_opinion_heroes.CARDS) == 33
    assert sorted(OPINIONS) == sorted(card.id for card in CARDS)
