"""Placements: everywhere a shape may go, noted on the desk as answers."""

from typing import Any, Final

import numpy as np

from inkland.bots.fast.compile.bit_pairs import compilable
from inkland.bots.fast.compile.card_arrays import (
    MAX_TERRAINS,
    TERRAINS,
    TURN_COIN,
    TURN_HEIGHT,
    TURN_SPACES,
    TURN_WIDTH,
)
from inkland.bots.fast.compile.functions import make_callable
from inkland.bots.fast.compile.move_codes import (
    CODE_LENGTH,
    COIN,
    HIGH,
    LINE,
    LOW,
    MOVE_KIND,
    PLACING,
    SKILL_BEFORE,
    TERRAIN,
)
from inkland.bots.fast.search.workspace import MAX_MOVES
from inkland.rules import draw_phase, ruins
from inkland.sheet import Shape, each_space, placed

for word in (draw_phase.spots, ruins.spots):
    make_callable(word)

_FAST_SHAPE: Final[Any] = Shape  # types are blind to pairs


@compilable
def turn_of(line: int) -> Any:
    """The orientation of a shape in this line of the table."""
    return _FAST_SHAPE(
        (TURN_SPACES[line, 0], TURN_SPACES[line, 1]), TURN_HEIGHT[line], TURN_WIDTH[line]
    )


@compilable
def add_move(workspace: Any, number: int, kind: int, terrain: int, spaces: Any) -> Any:
    """Begin an answer in this place of the list."""
    code = workspace.codes[number]
    for at in range(CODE_LENGTH):  # a slice would cost more than all the rest
        code[at] = 0
    code[MOVE_KIND] = kind
    code[TERRAIN] = terrain
    code[LOW] = np.int64(spaces[0])
    code[HIGH] = np.int64(spaces[1])
    return code


@compilable
def list_orientation(
    workspace: Any, number: int, seat: Any, ruined: bool, line: int, card: int, only: int,
    skill: int,
) -> int:  # fmt: skip
    """Everywhere one orientation may go, in each terrain of the card or only in this one."""
    turn = turn_of(line)
    anchors = ruins.spots(seat.sheet, turn) if ruined else draw_phase.spots(seat.sheet, turn)
    for anchor in each_space(anchors):
        spaces = placed(turn, anchor)
        for at in range(MAX_TERRAINS):
            terrain = TERRAINS[card, at]
            if only >= 0:
                terrain = only
            if terrain < 0 or (only >= 0 and at > 0):
                break
            code = add_move(workspace, number, PLACING, terrain, spaces)
            code[COIN] = TURN_COIN[line]
            code[LINE] = line
            code[SKILL_BEFORE] = skill
            number = min(number + 1, MAX_MOVES - 1)
    return number
