"""Every answer to a question, each with the value of the sheet it leaves.

Listing asks the compiled functions of the rules where a shape may go; `inkland.rules.legal` lists
the same, which a test compares.
"""

from typing import Any, Final

import numpy as np

from inkland.bots.fast.codes import (
    BEFORE,
    BEHIND,
    COIN,
    DUCKED,
    EXTRA,
    EXTRA_HIGH,
    EXTRA_LOW,
    HERO_PLACING,
    HIGH,
    KIND_,
    LINE,
    LOW,
    PLACING,
    READYING,
    TARGETING,
    TERRAIN,
    extra_of,
    spaces_of,
)
from inkland.bots.fast.compiled import teach
from inkland.bots.fast.desk import MOST_ANSWERS, settled
from inkland.bots.fast.glance import glance_anywhere, glance_in, surroundings
from inkland.bots.fast.pairs import jitable, place_of
from inkland.bots.fast.printed import (
    A_MONSTER,
    CORNER,
    DIRECTION,
    EXTRA_SHAPE,
    FARM_AND_VILLAGE,
    FIRST,
    FIRST_OVERHANG,
    FIRST_PATTERN,
    LAST,
    LAST_OVERHANG,
    LAST_PATTERN,
    MARKS,
    MOST_TERRAINS,
    OF_THE_CARD,
    OTHER_AMBUSH,
    OTHER_SHAPE,
    OTHER_TERRAIN,
    OVERHANG,
    OVERHANG_COIN,
    OVERHANGS,
    REPEAT,
    SKILL_ANY_TURN,
    SKILL_COST,
    SKILL_EFFECT,
    SKILL_FIRST,
    SKILL_INK,
    SKILL_LAST,
    SKILL_SAME,
    SKILL_SINGLE,
    SKILL_TERRAIN,
    SKILL_TOUCHING,
    TERRAINS,
    THE_DRAWING,
    TURN_COIN,
    TURN_FIRST,
    TURN_HEIGHT,
    TURN_LAST,
    TURN_SPACES,
    TURN_WIDTH,
)
from inkland.bots.fast.seat import destroy, draw, draw_hero, lift, pay
from inkland.rules import draw_phase, ruins, solo
from inkland.rules.powers import gorgon_targets, troll_targets
from inkland.sheet import (
    MONSTER,
    Shape,
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

for word in (draw_phase.spots, ruins.spots, ruins.open_ruins, solo.walked_in, gorgon_targets,
             troll_targets):  # fmt: skip
    teach(word)

SINGLE_LINE: Final = 0
FALLBACK: Final = tuple(int(terrain) for terrain in draw_phase.FALLBACK_TERRAINS)
HERO: Final = int(Terrain.HERO)
FARM_VILLAGE: Final = int(Terrain.FARM_AND_VILLAGE)
PLAIN_MONSTER: Final = int(MONSTER)
_FAST_SHAPE: Final[Any] = Shape  # types are blind to pairs


# --- What an answer does


@jitable
def answered(seat: Any, code: Any) -> Any:
    """The seat after this answer on its sheet, with its coins."""
    kind = code[KIND_]
    after = seat
    if code[BEFORE] != 0:
        after = pay(after, SKILL_COST[code[BEFORE] - 1])
    if code[BEHIND] != 0:
        after = pay(after, SKILL_COST[code[BEHIND] - 1])
    if kind == PLACING:
        after = draw(after, code[TERRAIN], spaces_of(code))
        if code[BEHIND] != 0:
            after = draw(after, code[EXTRA], extra_of(code))
        return lift(seat, after, code[COIN])
    if kind == HERO_PLACING:
        after = draw_hero(after, spaces_of(code), marks_of_code(code))
        if code[BEHIND] != 0:
            after = draw(after, code[EXTRA], extra_of(code))
        return lift(seat, after, 0)
    if kind == TARGETING:
        return lift(seat, destroy(after, spaces_of(code)), 0)
    if code[BEHIND] != 0 and code[DUCKED] == 0:
        after = draw(after, code[EXTRA], extra_of(code))
    return lift(seat, after, 0)


@jitable
def marks_of_code(code: Any) -> Any:
    """The marks of a hero: by its pattern, which stands where other answers have their line."""
    place = place_of(spaces_of(code))
    return MARKS[code[LINE], place, 0], MARKS[code[LINE], place, 1]


# --- Listing


@jitable
def turn_of(line: int) -> Any:
    """The orientation of a shape in this line of the table."""
    return _FAST_SHAPE(
        (TURN_SPACES[line, 0], TURN_SPACES[line, 1]), TURN_HEIGHT[line], TURN_WIDTH[line]
    )


@jitable
def note(desk: Any, number: int, kind: int, terrain: int, spaces: Any) -> Any:
    """Begin an answer in this place of the list."""
    code = desk.codes[number]
    code[:] = 0
    code[KIND_] = kind
    code[TERRAIN] = terrain
    code[LOW] = np.int64(spaces[0])
    code[HIGH] = np.int64(spaces[1])
    return code


@jitable
def narrow(desk: Any, first: int, number: int, seat: Any, moment: Any) -> int:
    """Leave only the most promising of the answers listed from this place on; how many are left."""
    few = desk.few
    if few == 0 or number - first <= few:
        return number
    around = surroundings(seat)
    season, glances, codes = moment.season, desk.glances, desk.codes
    guesses = desk.guesses
    kept = 0
    here = 0.0
    for at in range(first, number):
        if (
            at == first
            or codes[at, LOW] != codes[at - 1, LOW]
            or codes[at, HIGH] != codes[at - 1, HIGH]
        ):
            here = glance_anywhere(seat, around, spaces_of(codes[at]), glances, season)
        guess = here + glance_in(seat, around, codes[at], glances, season)
        if kept < few:
            place = kept
            kept += 1
        elif guess > guesses[few - 1]:
            place = few - 1
        else:
            continue
        while place > 0 and guesses[place - 1] < guess:
            guesses[place] = guesses[place - 1]
            desk.promising[place] = desk.promising[place - 1]
            place -= 1
        guesses[place] = guess
        desk.promising[place] = at
    for place in range(kept):
        desk.spare[place] = desk.codes[desk.promising[place]]
    for place in range(kept):
        desk.codes[first + place] = desk.spare[place]
    return first + kept


@jitable
def weigh(desk: Any, first: int, number: int, seat: Any, moment: Any) -> None:
    """Value the answers listed from this place on."""
    for at in range(first, number):
        desk.values[at] = settled(desk, answered(seat, desk.codes[at]), moment)


@jitable
def list_line(
    desk: Any, number: int, seat: Any, ruined: bool, line: int, card: int, only: int, skill: int
) -> int:  # fmt: skip
    """Everywhere one orientation may go, in each terrain of the card or only in this one."""
    turn = turn_of(line)
    anchors = ruins.spots(seat.sheet, turn) if ruined else draw_phase.spots(seat.sheet, turn)
    for anchor in each_space(anchors):
        spaces = placed(turn, anchor)
        for at in range(MOST_TERRAINS):
            terrain = TERRAINS[card, at]
            if only >= 0:
                terrain = only
            if terrain < 0 or (only >= 0 and at > 0):
                break
            code = note(desk, number, PLACING, terrain, spaces)
            code[COIN] = TURN_COIN[line]
            code[LINE] = line
            code[BEFORE] = skill
            number = min(number + 1, MOST_ANSWERS - 1)
    return number


@jitable
def list_single(desk: Any, number: int, seat: Any, ruined: bool, card: int) -> int:
    """A single space of one's choice, where no shape fits (R1, R2, D18, D38)."""
    of_card = desk.card_fallback and not ruined
    for space in each_space(empty(seat.sheet)):
        for at in range(MOST_TERRAINS):
            terrain = TERRAINS[card, at] if of_card else NO_TERRAIN
            if not of_card:
                terrain = ANY_TERRAIN[at]
                if terrain == HERO and not desk.heroes:
                    break
            if terrain < 0:
                break
            note(desk, number, PLACING, terrain, space)
            number = min(number + 1, MOST_ANSWERS - 1)
    return number


NO_TERRAIN: Final = -1
ANY_TERRAIN: Final = (*FALLBACK, HERO)


@jitable
def list_draw(desk: Any, seat: Any, moment: Any, ruined: bool, card: int, behind: int) -> int:
    """Every main drawing of an explore card, then those with a skill.

    Skills behind the main drawing are tried behind the best few of them.
    """
    number = 0
    for line in range(FIRST[card], LAST[card]):
        number = list_line(desk, number, seat, ruined, line, card, -1, 0)
    single = number == 0
    if single:
        number = list_single(desk, number, seat, ruined, card)
    number = narrow(desk, 0, number, seat, moment)
    weigh(desk, 0, number, seat, moment)
    if seat.skilled or desk.skills.shape[0] == 0:
        return number
    plain = number
    number = list_changes(desk, number, seat, ruined, card)
    number = narrow(desk, plain, number, seat, moment)
    number = list_extras(desk, plain, number, seat, card, single, behind)
    weigh(desk, plain, number, seat, moment)
    return number


@jitable
def list_changes(desk: Any, number: int, seat: Any, ruined: bool, card: int) -> int:
    """Drawings that a skill changes."""
    purse = seat.coins - seat.spent
    for skill in desk.skills:
        if SKILL_COST[skill] > purse:
            continue
        effect = SKILL_EFFECT[skill]
        if effect == OTHER_TERRAIN:
            terrain = SKILL_TERRAIN[skill]
            offered = False
            for at in range(MOST_TERRAINS):
                offered = offered or TERRAINS[card, at] == terrain
            if not offered:
                for line in range(FIRST[card], LAST[card]):
                    number = list_line(desk, number, seat, ruined, line, card, terrain, skill + 1)
        elif effect == OTHER_SHAPE and not SKILL_SAME[skill, card]:
            for line in range(SKILL_FIRST[skill], SKILL_LAST[skill]):
                number = list_line(desk, number, seat, ruined, line, card, -1, skill + 1)
        elif effect == OVERHANG:
            number = list_overhangs(desk, number, seat, ruined, card, skill + 1)
    return number


@jitable
def list_overhangs(desk: Any, number: int, seat: Any, ruined: bool, card: int, skill: int) -> int:
    """The parts on the map of shapes that stick out over its edge."""
    room = empty(seat.sheet)
    wanted = ruins.open_ruins(seat.sheet)
    for part in range(FIRST_OVERHANG[card], LAST_OVERHANG[card]):
        spaces: Any = (OVERHANGS[part, 0], OVERHANGS[part, 1])
        if covers(room, spaces) and (not ruined or overlap(spaces, wanted)):
            for at in range(MOST_TERRAINS):
                terrain = TERRAINS[card, at]
                if terrain < 0:
                    break
                code = note(desk, number, PLACING, terrain, spaces)
                code[COIN] = OVERHANG_COIN[part]
                code[BEFORE] = skill
                number = min(number + 1, MOST_ANSWERS - 1)
    return number


@jitable
def list_extras(
    desk: Any, plain: int, number: int, seat: Any, card: int, single: bool, behind: int
) -> int:  # fmt: skip
    """An extra drawing behind the best few of the plain drawings."""
    tried = desk.tried
    for rank in range(min(behind, plain)):
        best = -1
        for at in range(plain):
            if best < 0 or desk.values[at] > desk.values[best]:
                known = False
                for earlier in range(rank):
                    known = known or tried[earlier] == at
                if not known:
                    best = at
        tried[rank] = best
        number = list_behind(desk, best, number, seat, card, single)
    return number


@jitable
def list_behind(desk: Any, main: int, number: int, seat: Any, card: int, single: bool) -> int:
    """Every extra drawing behind this one; skills with a hero are those that go with any turn."""
    purse = seat.coins - seat.spent
    kind = desk.codes[main, KIND_]
    spaces = spaces_of(desk.codes[main])
    if kind == HERO_PLACING:
        drawn = draw_hero(seat, spaces, marks_of_code(desk.codes[main]))
    elif kind == PLACING:
        drawn = draw(seat, desk.codes[main, TERRAIN], spaces)
    else:
        drawn = seat
    room = empty(drawn.sheet)
    for skill in desk.skills:
        effect = SKILL_EFFECT[skill]
        if SKILL_COST[skill] > purse or (effect != EXTRA_SHAPE and effect != REPEAT):
            continue
        if (kind != PLACING and not SKILL_ANY_TURN[skill]) or (single and not SKILL_SINGLE[skill]):
            continue
        first, last = SKILL_FIRST[skill], SKILL_LAST[skill]
        if effect == REPEAT:
            line = desk.codes[main, LINE]
            first, last = TURN_FIRST[line], TURN_LAST[line]
        for line in range(first, last):
            turn = turn_of(line)
            anchors = anchors_within(turn, room)
            if SKILL_TOUCHING[skill] == A_MONSTER:
                anchors &= anchors_onto(turn, adjacent(monsters(drawn.sheet)))
            elif SKILL_TOUCHING[skill] == THE_DRAWING:
                anchors &= anchors_onto(turn, adjacent(spaces))
            for anchor in each_space(anchors):
                more: Any = placed(turn, anchor)
                for at in range(MOST_TERRAINS):
                    terrain = desk.codes[main, TERRAIN]
                    if effect != REPEAT and SKILL_INK[skill] == OF_THE_CARD:
                        terrain = TERRAINS[card, at]
                        if terrain < 0:
                            break
                    elif at > 0:
                        break
                    elif SKILL_INK[skill] == FARM_AND_VILLAGE:
                        terrain = FARM_VILLAGE
                    desk.codes[number] = desk.codes[main]
                    desk.codes[number, BEHIND] = skill + 1
                    desk.codes[number, EXTRA] = terrain
                    desk.codes[number, EXTRA_LOW] = np.int64(more[0])
                    desk.codes[number, EXTRA_HIGH] = np.int64(more[1])
                    number = min(number + 1, MOST_ANSWERS - 1)
    return number


@jitable
def list_hero(desk: Any, seat: Any, moment: Any, card: int, behind: int) -> int:
    """The hero on every empty space with every pattern of marks; then perhaps a skill."""
    number = 0
    for space in each_space(empty(seat.sheet)):
        for pattern in range(FIRST_PATTERN[card], LAST_PATTERN[card]):
            code = note(desk, number, HERO_PLACING, HERO, space)
            code[LINE] = pattern
            number = min(number + 1, MOST_ANSWERS - 1)
    number = few_heroes(desk, number, seat)
    weigh(desk, 0, number, seat, moment)
    if seat.skilled or desk.skills.shape[0] == 0:
        return number
    plain = number
    number = list_extras(desk, plain, number, seat, card, False, behind)
    weigh(desk, plain, number, seat, moment)
    return number


@jitable
def few_heroes(desk: Any, number: int, seat: Any) -> int:
    """Whoever plays on in thought looks at heroes that strike, and at a few of the others."""
    if desk.few == 0:
        return number
    foes = monsters(seat.sheet)
    stride = number // desk.few + 1
    kept = 0
    for at in range(number):
        if at % stride == 0 or overlap(marks_of_code(desk.codes[at]), foes):
            desk.codes[kept] = desk.codes[at]
            kept += 1
    return kept


@jitable
def list_monsters(desk: Any, seat: Any, moment: Any, card: int, ducked: int) -> int:
    """Everywhere a neighbour may draw the monsters of an ambush on this sheet (R11, D11, 16)."""
    number = 0
    first, last = FIRST[card], LAST[card]
    only = -1
    if ducked > 0:
        first, last, only = SKILL_FIRST[ducked - 1], SKILL_LAST[ducked - 1], PLAIN_MONSTER
    for line in range(first, last):
        number = list_line(desk, number, seat, False, line, card, only, 0)
    if number == 0:
        for space in each_space(empty(seat.sheet)):
            note(desk, number, PLACING, PLAIN_MONSTER, space)
            number = min(number + 1, MOST_ANSWERS - 1)
    weigh(desk, 0, number, seat, moment)
    return number


@jitable
def list_targets(desk: Any, seat: Any, moment: Any, targets: Any) -> int:
    """The spaces that may be destroyed, one of them."""
    number = 0
    for space in each_space(targets):
        note(desk, number, TARGETING, 0, space)
        number = min(number + 1, MOST_ANSWERS - 1)
    weigh(desk, 0, number, seat, moment)
    return number


@jitable
def list_ready(desk: Any, seat: Any, card: int) -> int:
    """Before an ambush: nothing, a skill that goes with any turn, or other monsters (D20, D28).

    Answers are not valued: what they are worth shows when the ambush has come.
    """
    note(desk, 0, READYING, 0, nothing())
    number = list_behind(desk, 0, 1, seat, card, False)
    for skill in desk.skills:
        if SKILL_EFFECT[skill] != OTHER_AMBUSH or SKILL_COST[skill] > seat.coins - seat.spent:
            continue
        before = number
        if desk.walks:
            for line in range(SKILL_FIRST[skill], SKILL_LAST[skill]):
                spaces = solo.walked_in(seat.sheet, turn_of(line), CORNER[card], DIRECTION[card])
                if not is_nothing(spaces):
                    number = note_duck(desk, number, skill, spaces)
        if number == before:
            number = note_duck(desk, number, skill, nothing())
    return number


@jitable
def note_duck(desk: Any, number: int, skill: int, spaces: Any) -> int:
    """The skill against an ambush, and where its monsters will stand if they walk in."""
    code = note(desk, number, READYING, 0, nothing())
    code[BEHIND] = skill + 1
    code[DUCKED] = 1
    code[EXTRA_LOW] = np.int64(spaces[0])
    code[EXTRA_HIGH] = np.int64(spaces[1])
    return number + 1


@jitable
def best_listed(desk: Any, number: int) -> int:
    """The first of the highest values; there must be an answer."""
    best = 0
    for at in range(1, number):
        if desk.values[at] > desk.values[best]:
            best = at
    return best


@jitable
def worst_listed(desk: Any, number: int) -> int:
    """The first of the lowest values; there must be an answer."""
    worst = 0
    for at in range(1, number):
        if desk.values[at] < desk.values[worst]:
            worst = at
    return worst


@jitable
def walked(seat: Any, card: int) -> Any:
    """Where the monsters of this card walk in, in their printed orientation."""
    return solo.walked_in(seat.sheet, turn_of(FIRST[card]), CORNER[card], DIRECTION[card])
