"""Moves with a skill: changes of the main drawing, extra drawings after it, ducking an ambush.

They are listed after the plain moves, for a seat that may still use a skill this season.

Numbers such as R1 and D18 are entries of docs/rulings.md.
"""

from typing import Final

import numpy as np

from inkland.bots.fast.compile import card_arrays as arrays
from inkland.bots.fast.compile import move_codes as field
from inkland.bots.fast.compile.bit_pairs import as_spaces, compilable, halves
from inkland.bots.fast.compile.functions import make_callable
from inkland.bots.fast.compile.move_codes import (
    HERO_PLACING,
    PLACING,
    READYING,
    marks_of_code,
    spaces_of,
)
from inkland.bots.fast.compile.seats import FastSeat, draw, draw_hero
from inkland.bots.fast.search.placement_moves import add_move, list_orientation, turn_of
from inkland.bots.fast.search.workspace import MAX_MOVES, Workspace
from inkland.rules import ruins, solo
from inkland.sheet import (
    Spaces,
    Terrain,
    adjacent,
    anchors_onto,
    anchors_within,
    covers,
    each_space,
    empty,
    is_nothing,
    monsters,
    nothing,
    overlap,
    placed,
)

for rule in (ruins.open_ruins, solo.walked_in):
    make_callable(rule)

FARM_VILLAGE: Final = int(Terrain.FARM_AND_VILLAGE)


@compilable
def list_changes(workspace: Workspace, number: int, seat: FastSeat, ruined: bool, card: int) -> int:
    """Drawings changed by a skill before them."""
    purse = seat.coins - seat.spent
    for skill in workspace.skills:
        if arrays.SKILL_COST[skill] > purse:
            continue
        effect = arrays.SKILL_EFFECT[skill]
        if effect == arrays.OTHER_TERRAIN:
            terrain = arrays.SKILL_TERRAIN[skill]
            offered = False
            for at in range(arrays.MAX_TERRAINS):
                offered = offered or arrays.TERRAINS[card, at] == terrain
            if not offered:
                for line in range(arrays.FIRST[card], arrays.LAST[card]):
                    number = list_orientation(
                        workspace, number, seat, ruined, line, card, terrain, skill + 1
                    )
        elif effect == arrays.OTHER_SHAPE and not arrays.SKILL_SAME[skill, card]:
            for line in range(arrays.SKILL_FIRST[skill], arrays.SKILL_LAST[skill]):
                number = list_orientation(
                    workspace, number, seat, ruined, line, card, -1, skill + 1
                )
        elif effect == arrays.OVERHANG:
            number = list_overhangs(workspace, number, seat, ruined, card, skill + 1)
    return number


@compilable
def list_overhangs(
    workspace: Workspace, number: int, seat: FastSeat, ruined: bool, card: int, skill: int
) -> int:
    """The parts on the map of shapes that overhang its edge."""
    room = empty(seat.sheet)
    wanted = ruins.open_ruins(seat.sheet)
    for part in range(arrays.FIRST_OVERHANG[card], arrays.LAST_OVERHANG[card]):
        spaces = as_spaces((arrays.OVERHANGS[part, 0], arrays.OVERHANGS[part, 1]))
        if covers(room, spaces) and (not ruined or overlap(spaces, wanted)):
            for at in range(arrays.MAX_TERRAINS):
                terrain = arrays.TERRAINS[card, at]
                if terrain < 0:
                    break
                code = add_move(workspace, number, PLACING, terrain, spaces)
                code[field.COIN] = arrays.OVERHANG_COIN[part]
                code[field.SKILL_BEFORE] = skill
                number = min(number + 1, MAX_MOVES - 1)
    return number


@compilable
def list_extras(
    workspace: Workspace, plain: int, number: int, seat: FastSeat, card: int, single: bool,
    extended: int,
) -> int:  # fmt: skip
    """Extra drawings after the best `extended` of the plain drawings."""
    tried = workspace.tried
    for rank in range(min(extended, plain)):
        best = -1
        for at in range(plain):
            if best < 0 or workspace.values[at] > workspace.values[best]:
                known = False
                for earlier in range(rank):
                    known = known or tried[earlier] == at
                if not known:
                    best = at
        tried[rank] = best
        number = list_extras_after(workspace, best, number, seat, card, single)
    return number


@compilable
def list_extras_after(
    workspace: Workspace, main: int, number: int, seat: FastSeat, card: int, single: bool
) -> int:
    """All extra drawings after this one; after a hero only skills that fit any turn."""
    purse = seat.coins - seat.spent
    kind = workspace.codes[main, field.MOVE_KIND]
    spaces = spaces_of(workspace.codes[main])
    if kind == HERO_PLACING:
        drawn = draw_hero(seat, spaces, marks_of_code(workspace.codes[main]))
    elif kind == PLACING:
        drawn = draw(seat, workspace.codes[main, field.TERRAIN], spaces)
    else:
        drawn = seat
    room = empty(drawn.sheet)
    for skill in workspace.skills:
        effect = arrays.SKILL_EFFECT[skill]
        if arrays.SKILL_COST[skill] > purse or (
            effect != arrays.EXTRA_SHAPE and effect != arrays.REPEAT
        ):
            continue
        if (kind != PLACING and not arrays.SKILL_ANY_TURN[skill]) or (
            single and not arrays.SKILL_SINGLE[skill]
        ):
            continue
        first, last = arrays.SKILL_FIRST[skill], arrays.SKILL_LAST[skill]
        if effect == arrays.REPEAT:
            line = workspace.codes[main, field.LINE]
            first, last = arrays.TURN_FIRST[line], arrays.TURN_LAST[line]
        for line in range(first, last):
            turn = turn_of(line)
            anchors = anchors_within(turn, room)
            if arrays.SKILL_TOUCHING[skill] == arrays.A_MONSTER:
                anchors &= anchors_onto(turn, adjacent(monsters(drawn.sheet)))
            elif arrays.SKILL_TOUCHING[skill] == arrays.THE_DRAWING:
                anchors &= anchors_onto(turn, adjacent(spaces))
            for anchor in each_space(anchors):
                low, high = halves(placed(turn, anchor))
                for at in range(arrays.MAX_TERRAINS):
                    terrain = workspace.codes[main, field.TERRAIN]
                    if effect != arrays.REPEAT and arrays.SKILL_INK[skill] == arrays.OF_THE_CARD:
                        terrain = arrays.TERRAINS[card, at]
                        if terrain < 0:
                            break
                    elif at > 0:
                        break
                    elif arrays.SKILL_INK[skill] == arrays.FARM_AND_VILLAGE:
                        terrain = FARM_VILLAGE
                    workspace.codes[number] = workspace.codes[main]
                    workspace.codes[number, field.SKILL_AFTER] = skill + 1
                    workspace.codes[number, field.EXTRA] = terrain
                    workspace.codes[number, field.EXTRA_LOW] = np.int64(low)
                    workspace.codes[number, field.EXTRA_HIGH] = np.int64(high)
                    number = min(number + 1, MAX_MOVES - 1)
    return number


@compilable
def list_ready(workspace: Workspace, seat: FastSeat, card: int) -> int:
    """Before an ambush: nothing, a skill that fits any turn, or other monsters (D20, D28).

    The moves get no values here: these depend on the ambush that follows.
    """
    add_move(workspace, 0, READYING, 0, nothing())
    number = list_extras_after(workspace, 0, 1, seat, card, False)
    for skill in workspace.skills:
        if (
            arrays.SKILL_EFFECT[skill] != arrays.OTHER_AMBUSH
            or arrays.SKILL_COST[skill] > seat.coins - seat.spent
        ):
            continue
        before = number
        if workspace.walks:
            for line in range(arrays.SKILL_FIRST[skill], arrays.SKILL_LAST[skill]):
                spaces = solo.walked_in(
                    seat.sheet, turn_of(line), arrays.CORNER[card], arrays.DIRECTION[card]
                )
                if not is_nothing(spaces):
                    number = add_duck(workspace, number, skill, spaces)
        if number == before:
            number = add_duck(workspace, number, skill, nothing())
    return number


@compilable
def add_duck(workspace: Workspace, number: int, skill: int, spaces: Spaces) -> int:
    """Add the skill against an ambush, with the spaces of its monsters if they walk in."""
    code = add_move(workspace, number, READYING, 0, nothing())
    code[field.SKILL_AFTER] = skill + 1
    code[field.DUCKED] = 1
    low, high = halves(spaces)
    code[field.EXTRA_LOW], code[field.EXTRA_HIGH] = np.int64(low), np.int64(high)
    return number + 1
