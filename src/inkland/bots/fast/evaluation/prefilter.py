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

SPACE_FEATURES: Final = 16  # what is told of every answer
TERRAIN_FEATURES: Final = 12  # what is told once more of its terrain
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
    value = count(spaces) * weights[season, 0]
    value += count(beside & rest) * weights[season, 1]
    value += count(rest & ~adjacent(rest)) * weights[season, 2]
    value += count(on_edge(spaces)) * weights[season, 3]
    value += count(spaces & slopes) * weights[season, 4]
    value += count(spaces & sheet.ruins) * weights[season, 5]
    value += count(spaces & by_ruins) * weights[season, 6]
    value += count(spaces & haunted) * weights[season, 7]
    value += count(beside & sheet.mountain) * weights[season, 9]
    value += count(spaces & row3) * weights[season, 10]
    value += count(spaces & row6) * weights[season, 11]
    value += count(spaces & column3) * weights[season, 12]
    value += count(spaces & column6) * weights[season, 13]
    value += count(spaces & diagonal3) * weights[season, 14]
    return value


@compilable
def score_terrain(seat: Any, around: Any, code: Any, weights: Any, season: int) -> float:
    """What a guess adds for the terrain that is drawn there, and for a coin."""
    room, _haunted, slopes, by_ruins = around[:4]
    sheet = seat.sheet
    spaces = spaces_of(code)
    beside = adjacent(spaces)
    value = code[COIN] * weights[season, 8]
    terrain = code[TERRAIN]
    if terrain >= TERRAINS_LEARNED:
        return value + weights[season, 15]
    at = SPACE_FEATURES + terrain * TERRAIN_FEATURES
    value += weights[season, at]
    value += count(spaces) * weights[season, at + 1]
    value += count(beside & sheet.forest) * weights[season, at + 2]
    value += count(beside & sheet.village) * weights[season, at + 3]
    value += count(beside & sheet.farm) * weights[season, at + 4]
    value += count(beside & sheet.water) * weights[season, at + 5]
    value += count(on_edge(spaces)) * weights[season, at + 6]
    value += count(spaces & slopes) * weights[season, at + 7]
    value += count(spaces & sheet.ruins) * weights[season, at + 8]
    value += count(spaces & by_ruins) * weights[season, at + 9]
    value += count(beside & room & ~spaces) * weights[season, at + 10]
    value += count(beside & (sheet.mountain | monsters(sheet))) * weights[season, at + 11]
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
