"""The prefilter: a cheap score of a drawing, to find the few that deserve a full evaluation.

Most drawings of a card are plainly poor. The score is linear in features of the spaces and their
neighbours, and costs a twentieth of an evaluation; playouts evaluate only the best by this score.
"""

from typing import Final

from inkland.bots.fast.compile.array_types import Floats, Ints
from inkland.bots.fast.compile.bit_pairs import compilable
from inkland.bots.fast.compile.move_codes import COIN, TERRAIN, spaces_of
from inkland.bots.fast.compile.seats import FastSeat
from inkland.sheet import (
    Spaces,
    adjacent,
    columns,
    count,
    diagonals,
    empty,
    monsters,
    nothing,
    on_edge,
    rows,
)

# The place of each feature, among those of the spaces and among those of a terrain. Weights are
# stored by these numbers: a change needs new weights.
SIZE, ROOM_BESIDE, ROOM_CUT_OFF, ON_EDGE, ON_SLOPES, ON_RUINS, NEAR_RUINS, ON_HAUNTED = range(8)
COIN_EARNED, MOUNTAINS_BESIDE, ROW_3, ROW_6, COLUMN_3, COLUMN_6, DIAGONAL_3 = range(8, 15)
UNLEARNED_TERRAIN, SPACE_FEATURES = 15, 16
CHOSEN, DRAWN_SIZE, FOREST_BESIDE, VILLAGE_BESIDE, FARM_BESIDE, WATER_BESIDE = range(6)
DRAWN_ON_EDGE, DRAWN_ON_SLOPES, DRAWN_ON_RUINS, DRAWN_NEAR_RUINS = range(6, 10)
DRAWN_ROOM_BESIDE, BLOCKED_BESIDE, TERRAIN_FEATURES = range(10, 13)
TERRAINS_LEARNED: Final = 4
PREFILTER_FEATURES: Final = SPACE_FEATURES + TERRAINS_LEARNED * TERRAIN_FEATURES


@compilable
def lines_with(room: Spaces, lines: tuple[Spaces, ...], most: int) -> Spaces:
    """The spaces of all lines with at most so many holes."""
    found = nothing()
    for line in lines:
        if count(line & room) <= most:
            found |= line
    return found


@compilable
def surroundings(seat: FastSeat) -> tuple[Spaces, ...]:
    """Sets of the sheet that the scores of all drawings use."""
    sheet = seat.sheet
    room = empty(sheet)
    return (
        room,
        room & adjacent(monsters(sheet)),
        adjacent(sheet.mountain),
        adjacent(sheet.ruins),
        lines_with(room, rows(), 3),
        lines_with(room, rows(), 6),
        lines_with(room, columns(), 3),
        lines_with(room, columns(), 6),
        lines_with(room, diagonals(), 3),
    )


@compilable
def score_spaces(
    seat: FastSeat, around: tuple[Spaces, ...], spaces: Spaces, weights: Floats, season: int
) -> float:
    """The part of the score that does not depend on what is drawn on the spaces."""
    room, haunted, slopes, by_ruins, row3, row6, column3, column6, diagonal3 = around
    sheet = seat.sheet
    rest = room & ~spaces
    beside = adjacent(spaces)
    value = count(spaces) * weights[season, SIZE]
    value += count(beside & rest) * weights[season, ROOM_BESIDE]
    value += count(rest & ~adjacent(rest)) * weights[season, ROOM_CUT_OFF]
    value += count(on_edge(spaces)) * weights[season, ON_EDGE]
    value += count(spaces & slopes) * weights[season, ON_SLOPES]
    value += count(spaces & sheet.ruins) * weights[season, ON_RUINS]
    value += count(spaces & by_ruins) * weights[season, NEAR_RUINS]
    value += count(spaces & haunted) * weights[season, ON_HAUNTED]
    value += count(beside & sheet.mountain) * weights[season, MOUNTAINS_BESIDE]
    value += count(spaces & row3) * weights[season, ROW_3]
    value += count(spaces & row6) * weights[season, ROW_6]
    value += count(spaces & column3) * weights[season, COLUMN_3]
    value += count(spaces & column6) * weights[season, COLUMN_6]
    value += count(spaces & diagonal3) * weights[season, DIAGONAL_3]
    return value


@compilable
def score_terrain(
    seat: FastSeat, around: tuple[Spaces, ...], code: Ints, weights: Floats, season: int
) -> float:
    """The part of the score for the terrain that is drawn, and for a coin."""
    room, _haunted, slopes, by_ruins = around[:4]
    sheet = seat.sheet
    spaces = spaces_of(code)
    beside = adjacent(spaces)
    value = code[COIN] * weights[season, COIN_EARNED]
    terrain = code[TERRAIN]
    if terrain >= TERRAINS_LEARNED:
        return value + weights[season, UNLEARNED_TERRAIN]
    at = SPACE_FEATURES + terrain * TERRAIN_FEATURES
    value += weights[season, at + CHOSEN]
    value += count(spaces) * weights[season, at + DRAWN_SIZE]
    value += count(beside & sheet.forest) * weights[season, at + FOREST_BESIDE]
    value += count(beside & sheet.village) * weights[season, at + VILLAGE_BESIDE]
    value += count(beside & sheet.farm) * weights[season, at + FARM_BESIDE]
    value += count(beside & sheet.water) * weights[season, at + WATER_BESIDE]
    value += count(on_edge(spaces)) * weights[season, at + DRAWN_ON_EDGE]
    value += count(spaces & slopes) * weights[season, at + DRAWN_ON_SLOPES]
    value += count(spaces & sheet.ruins) * weights[season, at + DRAWN_ON_RUINS]
    value += count(spaces & by_ruins) * weights[season, at + DRAWN_NEAR_RUINS]
    value += count(beside & room & ~spaces) * weights[season, at + DRAWN_ROOM_BESIDE]
    value += (
        count(beside & (sheet.mountain | monsters(sheet))) * weights[season, at + BLOCKED_BESIDE]
    )
    return value
