"""The survey of a sheet: everything about it that a value can be learned from, as numbers.

What concerns every sheet comes first, then for each edict its stars and its hopes.
"""

from functools import cache
from typing import Any, Final

import numpy as np
from numba import carray  # type: ignore[attr-defined]

from inkland.bots.fast.compile import pointers
from inkland.bots.fast.compile.bit_pairs import compilable
from inkland.bots.fast.compile.pointers import FLOAT_POINTER, call_pointer, pointer_to
from inkland.bots.fast.compile.sheet_rows import WORDS, sheet_in
from inkland.bots.fast.evaluation.potentials import POTENTIALS, cube, sides
from inkland.bots.fast.evaluation.scoring_table import CARDS, read_card, scoring_table
from inkland.sheet import (
    MapSheet,
    adjacent,
    clusters,
    columns,
    count,
    empty,
    monsters,
    on_edge,
    rows,
)

EDICTS_PLAYED: Final = 4
COMMON_FEATURES: Final = 56  # what is told of every sheet, whatever the edicts
COMMON_FEATURES_AT: Final = 2 * CARDS  # its place in the table of addresses
SHEET_FEATURES: Final = COMMON_FEATURES + EDICTS_PLAYED * (1 + POTENTIALS)
SEAT_FEATURES: Final = 12  # numbers that are not on the sheet: coins, time, what the deck holds
FEATURES: Final = SHEET_FEATURES + SEAT_FEATURES
SEASONS_PLAYED: Final = 4
HAUNTED: Final = 0  # where among the numbers the empty spaces beside monsters are
ROOM: Final = 1


def edict_at(edict: int) -> int:
    """Where the numbers of an edict begin: first its stars, then its hopes."""
    return COMMON_FEATURES + edict * (1 + POTENTIALS)


compilable(edict_at)


@compilable
def room_features(sheet: MapSheet, features: Any) -> None:
    """Empty spaces: how many, where, how scattered; and the mountains they surround."""
    room = empty(sheet)
    foes = monsters(sheet)
    one, two, three, four = sides(room)
    features[0] = count(room & adjacent(foes))
    features[1] = count(room)
    features[2] = count(on_edge(room))
    features[3] = count(room & ~adjacent(room))
    features[4] = count(room & one)
    features[5] = count(room & two)
    features[6] = count(room & three)
    features[7] = count(sheet.mountain & one)
    features[8] = count(sheet.mountain & two)
    features[9] = count(sheet.mountain & three)
    features[10] = count(sheet.mountain & four)
    hollows = 0
    small = 0
    largest = 0
    for hollow in clusters(room):
        size = count(hollow)
        hollows += 1
        if size <= 3:
            small += size
        largest = max(largest, size)
    features[11] = hollows
    features[12] = small
    features[13] = largest
    features[14] = count(foes)
    features[15] = count(sheet.ruins & room)
    features[16] = count(foes & adjacent(room))


@compilable
def line_features(sheet: MapSheet, features: Any) -> None:
    """How full the rows and columns are."""
    room = empty(sheet)
    filling = 0.0
    for row in rows():
        holes = count(row & room)
        filling += cube((11 - holes) / 11.0)
        if holes < 4:
            features[18 + holes] += 1
    features[17] = filling
    filling = 0.0
    for column in columns():
        holes = count(column & room)
        filling += cube((11 - holes) / 11.0)
        if holes < 4:
            features[23 + holes] += 1
    features[22] = filling


@compilable
def land_features(sheet: MapSheet, features: Any) -> None:
    """Each terrain: how much, where, and what it lies next to."""
    room = empty(sheet)
    farm, water, village, forest = sheet.farm, sheet.water, sheet.village, sheet.forest
    slopes, by_ruins, by_room = adjacent(sheet.mountain), adjacent(sheet.ruins), adjacent(room)
    at = 27
    for land in (forest, village, farm, water):
        around = adjacent(land)
        features[at] = count(land)
        features[at + 1] = count(land & by_room)
        features[at + 2] = count(room & around)
        features[at + 3] = count(on_edge(land))
        features[at + 4] = count(land & slopes)
        at += 5
    features[47] = count(farm & adjacent(water))
    features[48] = count(water & adjacent(farm))
    features[49] = count(room & slopes)
    features[50] = count(farm & sheet.ruins)
    features[51] = count(water & by_ruins)
    features[52] = count(village & adjacent(forest))
    features[53] = count(sheet.marks & room)
    features[54] = count(sheet.hero)
    features[55] = count(sheet.dragon | sheet.zombie | sheet.troll | sheet.gorgon)


@compilable
def extract_features(cards: Any, layers: Any, edicts: Any, features: Any) -> None:
    """All numbers of a sheet under these edicts; `cards` is the table of scoring cards."""
    call_pointer(cards[COMMON_FEATURES_AT], layers, features)
    for edict in range(EDICTS_PLAYED):
        read_card(cards, edicts[edict], layers, features[edict_at(edict) :])


def _write_common_features(layers: Any, features: Any) -> None:
    sheet = sheet_in(carray(layers, (WORDS,)))
    values = carray(features, (COMMON_FEATURES,))
    values[:] = 0
    room_features(sheet, values)
    line_features(sheet, values)
    land_features(sheet, values)


@cache
def feature_table(edicts: tuple[int, ...]) -> Any:
    """The table of these scoring cards, and behind them what concerns every sheet."""
    return np.array([*scoring_table(edicts), _common_features_pointer()])


@cache
def _common_features_pointer() -> int:
    return pointer_to(_write_common_features, pointers.WORD_POINTER, FLOAT_POINTER)
