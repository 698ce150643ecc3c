"""A scoring card chosen at run time: all 32 at addresses of their own, in one table.

A bot meets any four of the cards. Each is compiled by itself and reads the layers that it looks at
from an array; called by value, every card would be handed thirty words of which it needs six.
"""

from collections.abc import Iterable
from functools import cache
from typing import Final

import numpy as np
from numba import carray  # type: ignore[attr-defined]

from inkland.bots.fast.compile.array_types import Floats, Ints, Words
from inkland.bots.fast.compile.bit_pairs import compilable, halves
from inkland.bots.fast.compile.functions import stars
from inkland.bots.fast.compile.pointers import (
    FLOAT_POINTER,
    WORD_POINTER,
    Pointer,
    call_pointer,
    pointer_to,
)
from inkland.bots.fast.compile.sheet_rows import WORDS, sheet_in
from inkland.bots.fast.evaluation.potentials import potential_of
from inkland.bots.fast.evaluation.potentials.potential import Potential
from inkland.cards import SCORING_CARDS
from inkland.cards.scoring import Rule
from inkland.sheet import MapSheet


@compilable
def write_layers(sheet: MapSheet, layers: Words) -> None:
    """Write the sheet layer by layer into an array."""
    at = 0
    for layer in sheet:
        layers[at], layers[at + 1] = halves(layer)
        at += 2


def _stars_pointer(rule: Rule) -> int:
    """The stars of a card are written into the first place."""
    stars_of = stars(rule)

    def write(layers: Pointer, features: Pointer) -> None:
        features[0] = stars_of(sheet_in(carray(layers, (WORDS,))))

    return pointer_to(write, WORD_POINTER, FLOAT_POINTER)


def _potentials_pointer(potential: Potential) -> int:
    """The hopes of a card are written behind its stars."""

    def write(layers: Pointer, features: Pointer) -> None:
        sheet = sheet_in(carray(layers, (WORDS,)))
        features[1], features[2], features[3], features[4], features[5] = potential(sheet)

    return pointer_to(write, WORD_POINTER, FLOAT_POINTER)


CARDS: Final = len(SCORING_CARDS)


@cache
def card_pointers(number: int) -> tuple[int, int]:
    """Where the stars and the hopes of a card are; compiled when it is first asked for."""
    card = SCORING_CARDS[number]
    return _stars_pointer(card.rule), _potentials_pointer(potential_of(card.name))


def scoring_table(numbers: Iterable[int] = range(CARDS)) -> Ints:
    """The table: the stars of these cards at their numbers, and behind those of all their hopes.

    A table needs four cards. The others stand nowhere in it, and need not be compiled.
    """
    places = np.zeros(2 * CARDS, np.int64)
    for number in numbers:
        places[number], places[CARDS + number] = card_pointers(number)
    return places


@compilable
def card_stars(cards: Ints, number: int, layers: Words, features: Floats) -> float:
    """The stars of the card with this number on the sheet laid down; `cards` is the table."""
    call_pointer(cards[number], layers, features)
    return features[0]


@compilable
def read_card(cards: Ints, number: int, layers: Words, features: Floats) -> None:
    """Write the stars and hopes of the card with this number."""
    call_pointer(cards[number], layers, features)
    call_pointer(cards[CARDS + number], layers, features)
