"""Every answer to a question, each with the value of the sheet it leaves.

Listing asks the compiled functions of the rules where a shape may go; `inkland.rules.legal` lists
the same, which a test compares.
"""

from typing import Any, Final

from inkland.bots.fast.compile.bit_pairs import compilable
from inkland.bots.fast.compile.card_arrays import (
    CORNER,
    DIRECTION,
    FIRST,
    FIRST_PATTERN,
    LAST,
    LAST_PATTERN,
    MAX_TERRAINS,
    SKILL_COST,
    SKILL_FIRST,
    SKILL_LAST,
    TERRAINS,
)
from inkland.bots.fast.compile.functions import make_callable
from inkland.bots.fast.compile.move_codes import (
    COIN,
    DUCKED,
    EXTRA,
    HERO_PLACING,
    LINE,
    MOVE_KIND,
    PLACING,
    SKILL_AFTER,
    SKILL_BEFORE,
    TARGETING,
    TERRAIN,
    extra_of,
    marks_of_code,
    spaces_of,
)
from inkland.bots.fast.compile.seats import collect_coins, destroy, draw, draw_hero, pay
from inkland.bots.fast.evaluation.prefilter import keep_promising
from inkland.bots.fast.search.placement_moves import add_move, list_orientation, turn_of
from inkland.bots.fast.search.skill_moves import list_changes, list_extras
from inkland.bots.fast.search.workspace import MAX_MOVES, value_after_turn
from inkland.rules import draw_phase, solo
from inkland.rules.powers import gorgon_targets, troll_targets
from inkland.sheet import MONSTER, Terrain, each_space, empty, monsters, overlap

for word in (solo.walked_in, gorgon_targets, troll_targets):
    make_callable(word)

FALLBACK: Final = tuple(int(terrain) for terrain in draw_phase.FALLBACK_TERRAINS)
HERO: Final = int(Terrain.HERO)
ANY_TERRAIN: Final = (*FALLBACK, HERO)
NO_TERRAIN: Final = -1
PLAIN_MONSTER: Final = int(MONSTER)


# --- What an answer does


@compilable
def seat_after_move(seat: Any, code: Any) -> Any:
    """The seat after this answer on its sheet, with its coins."""
    kind = code[MOVE_KIND]
    after = seat
    if code[SKILL_BEFORE] != 0:
        after = pay(after, SKILL_COST[code[SKILL_BEFORE] - 1])
    if code[SKILL_AFTER] != 0:
        after = pay(after, SKILL_COST[code[SKILL_AFTER] - 1])
    if kind == PLACING:
        after = draw(after, code[TERRAIN], spaces_of(code))
        if code[SKILL_AFTER] != 0:
            after = draw(after, code[EXTRA], extra_of(code))
        return collect_coins(seat, after, code[COIN])
    if kind == HERO_PLACING:
        after = draw_hero(after, spaces_of(code), marks_of_code(code))
        if code[SKILL_AFTER] != 0:
            after = draw(after, code[EXTRA], extra_of(code))
        return collect_coins(seat, after, 0)
    if kind == TARGETING:
        return collect_coins(seat, destroy(after, spaces_of(code)), 0)
    if code[SKILL_AFTER] != 0 and code[DUCKED] == 0:
        after = draw(after, code[EXTRA], extra_of(code))
    return collect_coins(seat, after, 0)


# --- Listing


@compilable
def evaluate_moves(workspace: Any, first: int, number: int, seat: Any, turn: Any) -> None:
    """Value the answers listed from this place on."""
    for at in range(first, number):
        workspace.values[at] = value_after_turn(
            workspace, seat_after_move(seat, workspace.codes[at]), turn
        )


@compilable
def list_draw(workspace: Any, seat: Any, turn: Any, ruined: bool, card: int, behind: int) -> int:
    """Every main drawing of an explore card, then those with a skill.

    Skills behind the main drawing are tried behind the best few of them.
    """
    number = 0
    for line in range(FIRST[card], LAST[card]):
        number = list_orientation(workspace, number, seat, ruined, line, card, -1, 0)
    single = number == 0
    if single:
        number = list_single(workspace, number, seat, ruined, card)
    number = keep_promising(workspace, 0, number, seat, turn)
    evaluate_moves(workspace, 0, number, seat, turn)
    if seat.skilled or workspace.skills.shape[0] == 0:
        return number
    plain = number
    number = list_changes(workspace, number, seat, ruined, card)
    number = keep_promising(workspace, plain, number, seat, turn)
    number = list_extras(workspace, plain, number, seat, card, single, behind)
    evaluate_moves(workspace, plain, number, seat, turn)
    return number


@compilable
def list_single(workspace: Any, number: int, seat: Any, ruined: bool, card: int) -> int:
    """A single space of one's choice, where no shape fits (R1, R2, D18, D38)."""
    of_card = workspace.card_fallback and not ruined
    for space in each_space(empty(seat.sheet)):
        for at in range(MAX_TERRAINS):
            terrain = TERRAINS[card, at] if of_card else NO_TERRAIN
            if not of_card:
                terrain = ANY_TERRAIN[at]
                if terrain == HERO and not workspace.heroes:
                    break
            if terrain < 0:
                break
            add_move(workspace, number, PLACING, terrain, space)
            number = min(number + 1, MAX_MOVES - 1)
    return number


@compilable
def list_hero(workspace: Any, seat: Any, turn: Any, card: int, behind: int) -> int:
    """The hero on every empty space with every pattern of marks; then perhaps a skill."""
    number = 0
    for space in each_space(empty(seat.sheet)):
        for pattern in range(FIRST_PATTERN[card], LAST_PATTERN[card]):
            code = add_move(workspace, number, HERO_PLACING, HERO, space)
            code[LINE] = pattern
            number = min(number + 1, MAX_MOVES - 1)
    number = few_heroes(workspace, number, seat)
    evaluate_moves(workspace, 0, number, seat, turn)
    if seat.skilled or workspace.skills.shape[0] == 0:
        return number
    plain = number
    number = list_extras(workspace, plain, number, seat, card, False, behind)
    evaluate_moves(workspace, plain, number, seat, turn)
    return number


@compilable
def few_heroes(workspace: Any, number: int, seat: Any) -> int:
    """Whoever plays on in thought looks at heroes that strike, and at a few of the others."""
    if workspace.few == 0:
        return number
    foes = monsters(seat.sheet)
    stride = number // workspace.few + 1
    kept = 0
    for at in range(number):
        if at % stride == 0 or overlap(marks_of_code(workspace.codes[at]), foes):
            workspace.codes[kept] = workspace.codes[at]
            kept += 1
    return kept


@compilable
def list_monsters(workspace: Any, seat: Any, turn: Any, card: int, ducked: int) -> int:
    """Everywhere a neighbour may draw the monsters of an ambush on this sheet (R11, D11, 16)."""
    number = 0
    first, last = FIRST[card], LAST[card]
    only = -1
    if ducked > 0:
        first, last, only = SKILL_FIRST[ducked - 1], SKILL_LAST[ducked - 1], PLAIN_MONSTER
    for line in range(first, last):
        number = list_orientation(workspace, number, seat, False, line, card, only, 0)
    if number == 0:
        for space in each_space(empty(seat.sheet)):
            add_move(workspace, number, PLACING, PLAIN_MONSTER, space)
            number = min(number + 1, MAX_MOVES - 1)
    evaluate_moves(workspace, 0, number, seat, turn)
    return number


@compilable
def list_targets(workspace: Any, seat: Any, turn: Any, targets: Any) -> int:
    """The spaces that may be destroyed, one of them."""
    number = 0
    for space in each_space(targets):
        add_move(workspace, number, TARGETING, 0, space)
        number = min(number + 1, MAX_MOVES - 1)
    evaluate_moves(workspace, 0, number, seat, turn)
    return number


@compilable
def walk_in(seat: Any, card: int) -> Any:
    """Where the monsters of this card walk in, in their printed orientation."""
    return solo.walked_in(seat.sheet, turn_of(FIRST[card]), CORNER[card], DIRECTION[card])


# --- The best and the worst


@compilable
def best_move(workspace: Any, number: int) -> int:
    """The first of the highest values; there must be an answer."""
    best = 0
    for at in range(1, number):
        if workspace.values[at] > workspace.values[best]:
            best = at
    return best


@compilable
def worst_move(workspace: Any, number: int) -> int:
    """The first of the lowest values; there must be an answer."""
    worst = 0
    for at in range(1, number):
        if workspace.values[at] < workspace.values[worst]:
            worst = at
    return worst
