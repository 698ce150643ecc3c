"""A glance at an answer: a quick guess at its value, to find the few that deserve a survey.

Most drawings of a card are plainly poor. A glance looks at the spaces and their neighbours only,
which costs a twentieth of a survey; whoever plays on in thought surveys the best few of them.
"""

from typing import Any, Final

from inkland.bots.fast.compile.bit_pairs import compilable
from inkland.bots.fast.compile.move_codes import COIN, HIGH, LOW, TERRAIN, spaces_of
from inkland.sheet import (
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

# Where each feature stands, among those of the spaces and among those of their terrain. Weights
# are stored by these numbers: a change needs new weights.
SIZE, ROOM_BESIDE, ROOM_CUT_OFF, ON_EDGE, ON_SLOPES, ON_RUINS, NEAR_RUINS, ON_HAUNTED = range(8)
COIN_EARNED, MOUNTAINS_BESIDE, ROW_3, ROW_6, COLUMN_3, COLUMN_6, DIAGONAL_3 = range(8, 15)
UNLEARNED_TERRAIN, SPACE_FEATURES = 15, 16
CHOSEN, DRAWN_SIZE, FOREST_BESIDE, VILLAGE_BESIDE, FARM_BESIDE, WATER_BESIDE = range(6)
DRAWN_ON_EDGE, DRAWN_ON_SLOPES, DRAWN_ON_RUINS, DRAWN_NEAR_RUINS = range(6, 10)
DRAWN_ROOM_BESIDE, BLOCKED_BESIDE, TERRAIN_FEATURES = range(10, 13)
TERRAINS_LEARNED: Final = 4
PREFILTER_FEATURES: Final = SPACE_FEATURES + TERRAINS_LEARNED * TERRAIN_FEATURES


@compilable
def lines_with(room: Any, lines: Any, most: int) -> Any:
    """The spaces of all lines with no more than so many holes."""
    found = nothing()
    for line in lines:
        if count(line & room) <= most:
            found |= line
    return found


@compilable
def surroundings(seat: Any) -> Any:
    """What glances at all answers on this sheet have in common."""
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
def score_spaces(seat: Any, around: Any, spaces: Any, weights: Any, season: int) -> float:
    """What a guess says of these spaces, whatever is drawn there."""
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
def score_terrain(seat: Any, around: Any, code: Any, weights: Any, season: int) -> float:
    """What a guess adds for the terrain that is drawn there, and for a coin."""
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


@compilable
def keep_promising(workspace: Any, first: int, number: int, seat: Any, turn: Any) -> int:
    """Leave only the most promising of the answers listed from this place on; how many are left."""
    few = workspace.few
    if few == 0 or number - first <= few:
        return number
    around = surroundings(seat)
    season, weights, codes = turn.season, workspace.prefilter, workspace.codes
    scores = workspace.guesses
    kept = 0
    here = 0.0
    for at in range(first, number):
        if (
            at == first
            or codes[at, LOW] != codes[at - 1, LOW]
            or codes[at, HIGH] != codes[at - 1, HIGH]
        ):
            here = score_spaces(seat, around, spaces_of(codes[at]), weights, season)
        score = here + score_terrain(seat, around, codes[at], weights, season)
        if kept < few:
            place = kept
            kept += 1
        elif score > scores[few - 1]:
            place = few - 1
        else:
            continue
        while place > 0 and scores[place - 1] < score:
            scores[place] = scores[place - 1]
            workspace.promising[place] = workspace.promising[place - 1]
            place -= 1
        scores[place] = score
        workspace.promising[place] = at
    for place in range(kept):
        workspace.spare[place] = workspace.codes[workspace.promising[place]]
    for place in range(kept):
        workspace.codes[first + place] = workspace.spare[place]
    return first + kept
