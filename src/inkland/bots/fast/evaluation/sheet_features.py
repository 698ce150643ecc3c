"""The features of a sheet: the numbers from which its value is predicted.

First those of every sheet, then for each edict its stars and its potentials, then those of the seat
(written by `workspace.update_seat_features`).
"""

from functools import cache
from typing import Final

import numpy as np
from numba import carray  # type: ignore[attr-defined]

from inkland.bots.fast.compile.array_types import Floats, Ints, Words
from inkland.bots.fast.compile.bit_pairs import compilable
from inkland.bots.fast.compile.pointers import (
    FLOAT_POINTER,
    WORD_POINTER,
    Pointer,
    call_pointer,
    pointer_to,
)
from inkland.bots.fast.compile.sheet_rows import WORDS, sheet_in
from inkland.bots.fast.evaluation.potentials.potential import POTENTIALS, cube, sides
from inkland.bots.fast.evaluation.scoring_table import CARDS, scoring_table, write_card_features
from inkland.sheet import (
    SIDE,
    MapSheet,
    Spaces,
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
SEASONS_PLAYED: Final = 4

# The place of each feature. Weights are stored by these numbers: a change needs new weights.
HAUNTED, ROOM, ROOM_ON_EDGE, ROOM_ALONE, ROOM_BESIDE_1, ROOM_BESIDE_2, ROOM_BESIDE_3 = range(7)
MOUNTAIN_OPEN_1, MOUNTAIN_OPEN_2, MOUNTAIN_OPEN_3, MOUNTAIN_OPEN_4 = range(7, 11)
HOLLOWS, SMALL_HOLLOWS, LARGEST_HOLLOW, MONSTERS, OPEN_RUINS, OPEN_MONSTERS = range(11, 17)
ROW_FILLING, COLUMN_FILLING = 17, 22  # each followed by the lines with 0 to 3 holes
# Five features of each terrain, one terrain after the other.
TERRAIN_SIZE, TERRAIN_OPEN, TERRAIN_ROOM, TERRAIN_ON_EDGE, TERRAIN_BY_MOUNTAIN = range(27, 32)
FARM_BY_WATER, WATER_BY_FARM, ROOM_BY_MOUNTAIN, FARM_ON_RUINS, WATER_BY_RUINS = range(47, 52)
VILLAGE_BY_FOREST, MARKS_ON_ROOM, HEROES, POWERFUL_MONSTERS = range(52, 56)
COMMON_FEATURES: Final = 56  # all of the above
SHEET_FEATURES: Final = COMMON_FEATURES + EDICTS_PLAYED * (1 + POTENTIALS)
SEAT_FEATURES: Final = 12
FEATURES: Final = SHEET_FEATURES + SEAT_FEATURES
PURSE, COINS, SKILLED, DRAGON, TIME_LEFT, LAST_CARDS = range(SHEET_FEATURES, SHEET_FEATURES + 6)
RUINS_WAIT, AMBUSHES, AMBUSH_SHARE, TIME_SQUARED, TIME_BY_ROOM, TIME_BY_HAUNTED = range(
    SHEET_FEATURES + 6, FEATURES
)
COMMON_FEATURES_AT: Final = 2 * CARDS  # the place of their function in the table of pointers


def edict_at(edict: int) -> int:
    """The place of the first feature of an edict: its stars, followed by its potentials."""
    return COMMON_FEATURES + edict * (1 + POTENTIALS)


compilable(edict_at)


@compilable
def room_features(sheet: MapSheet, features: Floats) -> None:
    """Features of empty spaces: how many, where, how scattered; and of mountains beside them."""
    room = empty(sheet)
    foes = monsters(sheet)
    one, two, three, four = sides(room)
    features[HAUNTED] = count(room & adjacent(foes))
    features[ROOM] = count(room)
    features[ROOM_ON_EDGE] = count(on_edge(room))
    features[ROOM_ALONE] = count(room & ~adjacent(room))
    features[ROOM_BESIDE_1] = count(room & one)
    features[ROOM_BESIDE_2] = count(room & two)
    features[ROOM_BESIDE_3] = count(room & three)
    features[MOUNTAIN_OPEN_1] = count(sheet.mountain & one)
    features[MOUNTAIN_OPEN_2] = count(sheet.mountain & two)
    features[MOUNTAIN_OPEN_3] = count(sheet.mountain & three)
    features[MOUNTAIN_OPEN_4] = count(sheet.mountain & four)
    for hollow in clusters(room):
        size = count(hollow)
        features[HOLLOWS] += 1
        if size <= 3:
            features[SMALL_HOLLOWS] += size
        features[LARGEST_HOLLOW] = max(features[LARGEST_HOLLOW], size)
    features[MONSTERS] = count(foes)
    features[OPEN_RUINS] = count(sheet.ruins & room)
    features[OPEN_MONSTERS] = count(foes & adjacent(room))


@compilable
def line_features(lines: tuple[Spaces, ...], room: Spaces, features: Floats, at: int) -> None:
    """How full the lines are, and how many have up to three holes, written from place `at` on."""
    filling = 0.0
    for line in lines:
        holes = count(line & room)
        filling += cube((SIDE - holes) / 11.0)
        if holes < 4:
            features[at + 1 + holes] += 1
    features[at] = filling


@compilable
def land_features(sheet: MapSheet, features: Floats) -> None:
    """Features of each terrain: how much, where, and what it lies next to."""
    room = empty(sheet)
    farm, water, village, forest = sheet.farm, sheet.water, sheet.village, sheet.forest
    slopes, by_ruins, by_room = adjacent(sheet.mountain), adjacent(sheet.ruins), adjacent(room)
    at = 0
    for land in (forest, village, farm, water):
        features[at + TERRAIN_SIZE] = count(land)
        features[at + TERRAIN_OPEN] = count(land & by_room)
        features[at + TERRAIN_ROOM] = count(room & adjacent(land))
        features[at + TERRAIN_ON_EDGE] = count(on_edge(land))
        features[at + TERRAIN_BY_MOUNTAIN] = count(land & slopes)
        at += 5
    features[FARM_BY_WATER] = count(farm & adjacent(water))
    features[WATER_BY_FARM] = count(water & adjacent(farm))
    features[ROOM_BY_MOUNTAIN] = count(room & slopes)
    features[FARM_ON_RUINS] = count(farm & sheet.ruins)
    features[WATER_BY_RUINS] = count(water & by_ruins)
    features[VILLAGE_BY_FOREST] = count(village & adjacent(forest))
    features[MARKS_ON_ROOM] = count(sheet.marks & room)
    features[HEROES] = count(sheet.hero)
    features[POWERFUL_MONSTERS] = count(sheet.dragon | sheet.zombie | sheet.troll | sheet.gorgon)


@compilable
def extract_features(cards: Ints, layers: Words, edicts: Ints, features: Floats) -> None:
    """Write all features of a sheet; `cards` is the `feature_table` of its edicts."""
    call_pointer(cards[COMMON_FEATURES_AT], layers, features)
    for edict in range(EDICTS_PLAYED):
        write_card_features(cards, edicts[edict], layers, features[edict_at(edict) :])


def _write_common_features(layers: Pointer, features: Pointer) -> None:
    """Write the features of every sheet; compiled behind a pointer."""
    sheet = sheet_in(carray(layers, (WORDS,)))
    values = carray(features, (COMMON_FEATURES,))
    values[:] = 0
    room_features(sheet, values)
    line_features(rows(), empty(sheet), values, ROW_FILLING)
    line_features(columns(), empty(sheet), values, COLUMN_FILLING)
    land_features(sheet, values)


@cache
def feature_table(edicts: tuple[int, ...]) -> Ints:
    """The scoring table of these cards, followed by the pointer to the common features."""
    return np.array([*scoring_table(edicts), _common_features_pointer()])


@cache
def _common_features_pointer() -> int:
    return pointer_to(_write_common_features, WORD_POINTER, FLOAT_POINTER)
