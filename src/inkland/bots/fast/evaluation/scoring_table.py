"""A table of pointers to all scoring cards, so that compiled code can choose cards at run time.

Each card is compiled once and reads the layers it needs from an array; passing a sheet by value
would copy thirty words, of which a card needs six.
"""

from collections.abc import Iterable
from functools import cache
from typing import Final

import numpy as np
from numba import carray  # type: ignore[attr-defined]

from inkland.bots.fast.compile.array_types import Floats, Ints, Words
from inkland.bots.fast.compile.bit_pairs import compilable, halves
from inkland.bots.fast.compile.card_arrays import SCORED_CARDS, WEIGHT_ROWS
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
from inkland.sheet import MapSheet


@compilable
def write_layers(sheet: MapSheet, layers: Words) -> None:
    """Write the layers of a sheet into an array."""
    at = 0
    for layer in sheet:
        layers[at], layers[at + 1] = halves(layer)
        at += 2


@cache
def stars_pointer(number: int) -> int:
    """A pointer to a function that writes the stars of a card to place 0 of its features."""
    stars_of = stars(SCORED_CARDS[number].rule)

    def write(layers: Pointer, features: Pointer) -> None:
        features[0] = stars_of(sheet_in(carray(layers, (WORDS,))))

    return pointer_to(write, WORD_POINTER, FLOAT_POINTER)


@cache
def potentials_pointer(number: int) -> int:
    """A pointer to a function that writes the potentials of a card after its stars."""
    potential = potential_of(SCORED_CARDS[WEIGHT_ROWS[number]].name)

    def write(layers: Pointer, features: Pointer) -> None:
        sheet = sheet_in(carray(layers, (WORDS,)))
        features[1], features[2], features[3], features[4], features[5] = potential(sheet)

    return pointer_to(write, WORD_POINTER, FLOAT_POINTER)


CARDS: Final = len(SCORED_CARDS)


def scoring_table(numbers: Iterable[int] = range(CARDS)) -> Ints:
    """The table: pointers to the stars of these cards by number, then to their potentials.

    A game needs four cards. The entries of the others are 0, and they need not be compiled.
    """
    pointers = np.zeros(2 * CARDS, np.int64)
    for number in numbers:
        pointers[number] = stars_pointer(number)
        pointers[CARDS + number] = potentials_pointer(number)
    return pointers


@compilable
def card_stars(table: Ints, number: int, layers: Words, features: Floats) -> float:
    """The stars of a card, given the scoring table and the layers of the sheet."""
    call_pointer(table[number], layers, features)
    return features[0]


@compilable
def write_card_features(table: Ints, number: int, layers: Words, features: Floats) -> None:
    """Write the stars and potentials of a card into `features`."""
    call_pointer(table[number], layers, features)
    call_pointer(table[CARDS + number], layers, features)
