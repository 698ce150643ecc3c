"""List all placements of a shape as moves."""

import numpy as np

from inkland.bots.fast.compile import card_arrays as arrays
from inkland.bots.fast.compile import move_codes as field
from inkland.bots.fast.compile.array_types import Ints
from inkland.bots.fast.compile.bit_pairs import as_spaces, compilable, halves
from inkland.bots.fast.compile.functions import make_callable
from inkland.bots.fast.compile.move_codes import PLACING
from inkland.bots.fast.compile.seats import FastSeat
from inkland.bots.fast.search.workspace import MAX_MOVES, Workspace
from inkland.rules import draw_phase, ruins
from inkland.sheet import Shape, Spaces, each_space, placed

for rule in (draw_phase.spots, ruins.spots):
    make_callable(rule)


@compilable
def turn_of(line: int) -> Shape:
    """The oriented shape in this line of the table."""
    spaces = as_spaces((arrays.TURN_SPACES[line, 0], arrays.TURN_SPACES[line, 1]))
    return Shape(spaces, arrays.TURN_HEIGHT[line], arrays.TURN_WIDTH[line])


@compilable
def add_move(workspace: Workspace, number: int, kind: int, terrain: int, spaces: Spaces) -> Ints:
    """Start a move in this place of the list. Returns its code."""
    code = workspace.codes[number]
    for at in range(field.CODE_LENGTH):  # faster than a slice
        code[at] = 0
    code[field.MOVE_KIND] = kind
    code[field.TERRAIN] = terrain
    low, high = halves(spaces)
    code[field.LOW], code[field.HIGH] = np.int64(low), np.int64(high)
    return code


@compilable
def list_orientation(
    workspace: Workspace, number: int, seat: FastSeat, ruined: bool, line: int, card: int,
    only: int, skill: int,
) -> int:  # fmt: skip
    """All places of one orientation, in each terrain of the card, or in `only` if it is not -1."""
    turn = turn_of(line)
    anchors = ruins.spots(seat.sheet, turn) if ruined else draw_phase.spots(seat.sheet, turn)
    for anchor in each_space(anchors):
        spaces = placed(turn, anchor)
        for at in range(arrays.MAX_TERRAINS):
            terrain = arrays.TERRAINS[card, at]
            if only >= 0:
                terrain = only
            if terrain < 0 or (only >= 0 and at > 0):
                break
            code = add_move(workspace, number, PLACING, terrain, spaces)
            code[field.COIN] = arrays.TURN_COIN[line]
            code[field.LINE] = line
            code[field.SKILL_BEFORE] = skill
            number = min(number + 1, MAX_MOVES - 1)
    return number
