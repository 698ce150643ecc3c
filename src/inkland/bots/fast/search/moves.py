"""List the legal moves for a question of the game, each with the value of the sheet after it.

The compiled functions of the rules decide where a shape may go; a test compares the list with that
of `inkland.rules.legal`.

Numbers such as R1 and D18 are entries of docs/rulings.md.
"""

from typing import Final, cast

from inkland.bots.fast.compile import card_arrays as arrays
from inkland.bots.fast.compile import move_codes as field
from inkland.bots.fast.compile.array_types import Ints
from inkland.bots.fast.compile.bit_pairs import compilable
from inkland.bots.fast.compile.functions import make_callable
from inkland.bots.fast.compile.move_codes import (
    HERO_PLACING,
    PLACING,
    TARGETING,
    extra_of,
    marks_of_code,
    spaces_of,
)
from inkland.bots.fast.compile.seats import FastSeat, collect_coins, destroy, draw, draw_hero, pay
from inkland.bots.fast.evaluation.prefilter import score_spaces, score_terrain, surroundings
from inkland.bots.fast.search.placement_moves import add_move, list_orientation, turn_of
from inkland.bots.fast.search.skill_moves import list_changes, list_extras
from inkland.bots.fast.search.workspace import MAX_MOVES, TurnFacts, Workspace, value_after_turn
from inkland.rules import draw_phase, solo
from inkland.rules.powers import gorgon_targets, troll_targets
from inkland.sheet import MONSTER, Spaces, Terrain, each_space, empty, monsters, overlap

for rule in (solo.walked_in, gorgon_targets, troll_targets):
    make_callable(rule)

FALLBACK: Final = tuple(int(terrain) for terrain in draw_phase.FALLBACK_TERRAINS)
HERO: Final = int(Terrain.HERO)
ANY_TERRAIN: Final = (*FALLBACK, HERO)
NO_TERRAIN: Final = -1
PLAIN_MONSTER: Final = cast(Terrain, int(MONSTER))  # a number, as compiled code takes it


# --- The effect of a move


@compilable
def seat_after_move(seat: FastSeat, code: Ints) -> FastSeat:
    """The seat after this move, with its coins."""
    kind = code[field.MOVE_KIND]
    after = seat
    if code[field.SKILL_BEFORE] != 0:
        after = pay(after, arrays.SKILL_COST[code[field.SKILL_BEFORE] - 1])
    if code[field.SKILL_AFTER] != 0:
        after = pay(after, arrays.SKILL_COST[code[field.SKILL_AFTER] - 1])
    if kind == PLACING:
        after = draw(after, code[field.TERRAIN], spaces_of(code))
        if code[field.SKILL_AFTER] != 0:
            after = draw(after, code[field.EXTRA], extra_of(code))
        return collect_coins(seat, after, code[field.COIN])
    if kind == HERO_PLACING:
        after = draw_hero(after, spaces_of(code), marks_of_code(code))
        if code[field.SKILL_AFTER] != 0:
            after = draw(after, code[field.EXTRA], extra_of(code))
        return collect_coins(seat, after, 0)
    if kind == TARGETING:
        return collect_coins(seat, destroy(after, spaces_of(code)), 0)
    if code[field.SKILL_AFTER] != 0 and code[field.DUCKED] == 0:
        after = draw(after, code[field.EXTRA], extra_of(code))
    return collect_coins(seat, after, 0)


# --- Listing


@compilable
def evaluate_moves(
    workspace: Workspace, first: int, end: int, seat: FastSeat, turn: TurnFacts
) -> None:
    """Evaluate the listed moves from `first` up to, not including, `end`."""
    for at in range(first, end):
        workspace.values[at] = value_after_turn(
            workspace, seat_after_move(seat, workspace.codes[at]), turn
        )


@compilable
def keep_promising(
    workspace: Workspace, first: int, end: int, seat: FastSeat, turn: TurnFacts
) -> int:
    """Keep only the `few` best of the moves from `first` to `end`, by the prefilter.

    Returns the end index of the moves that are kept.
    """
    few = workspace.few
    if few == 0 or end - first <= few:
        return end
    around = surroundings(seat)
    season, weights, codes = turn.season, workspace.weights.prefilter, workspace.codes
    scores = workspace.prefilter_scores
    kept = 0
    here = 0.0
    for at in range(first, end):
        if (
            at == first
            or codes[at, field.LOW] != codes[at - 1, field.LOW]
            or codes[at, field.HIGH] != codes[at - 1, field.HIGH]
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
        workspace.codes_buffer[place] = workspace.codes[workspace.promising[place]]
    for place in range(kept):
        workspace.codes[first + place] = workspace.codes_buffer[place]
    return first + kept


@compilable
def list_draw(
    workspace: Workspace, seat: FastSeat, turn: TurnFacts, ruined: bool, card: int, extended: int
) -> int:
    """All main drawings of an explore card, then those with a skill. Returns their number.

    Skills after the main drawing are tried only after the best `extended` of them.
    """
    number = 0
    for line in range(arrays.FIRST[card], arrays.LAST[card]):
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
    number = list_extras(workspace, plain, number, seat, card, single, extended)
    evaluate_moves(workspace, plain, number, seat, turn)
    return number


@compilable
def list_single(workspace: Workspace, number: int, seat: FastSeat, ruined: bool, card: int) -> int:
    """Any single space, where no shape fits (R1, R2, D18, D38)."""
    of_card = workspace.card_fallback and not ruined
    for space in each_space(empty(seat.sheet)):
        for at in range(arrays.MAX_TERRAINS):
            terrain = arrays.TERRAINS[card, at] if of_card else NO_TERRAIN
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
def list_hero(
    workspace: Workspace, seat: FastSeat, turn: TurnFacts, card: int, extended: int
) -> int:
    """The hero on every empty space with every pattern of marks; then with a skill."""
    number = 0
    for space in each_space(empty(seat.sheet)):
        for pattern in range(arrays.FIRST_PATTERN[card], arrays.LAST_PATTERN[card]):
            code = add_move(workspace, number, HERO_PLACING, HERO, space)
            code[field.LINE] = pattern
            number = min(number + 1, MAX_MOVES - 1)
    number = few_heroes(workspace, number, seat)
    evaluate_moves(workspace, 0, number, seat, turn)
    if seat.skilled or workspace.skills.shape[0] == 0:
        return number
    plain = number
    number = list_extras(workspace, plain, number, seat, card, False, extended)
    evaluate_moves(workspace, plain, number, seat, turn)
    return number


@compilable
def few_heroes(workspace: Workspace, number: int, seat: FastSeat) -> int:
    """For playouts: keep the heroes that strike a monster, and a few of the others."""
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
def list_monsters(
    workspace: Workspace, seat: FastSeat, turn: TurnFacts, card: int, ducked: int
) -> int:
    """All places where a neighbour may draw the monsters of an ambush (R11, D11, 16).

    `ducked` is the skill, plus 1, whose shape replaces that of the ambush; 0 for none.
    """
    number = 0
    first, last = arrays.FIRST[card], arrays.LAST[card]
    only = -1
    if ducked > 0:
        first, last, only = (
            arrays.SKILL_FIRST[ducked - 1],
            arrays.SKILL_LAST[ducked - 1],
            PLAIN_MONSTER,
        )
    for line in range(first, last):
        number = list_orientation(workspace, number, seat, False, line, card, only, 0)
    if number == 0:
        for space in each_space(empty(seat.sheet)):
            add_move(workspace, number, PLACING, PLAIN_MONSTER, space)
            number = min(number + 1, MAX_MOVES - 1)
    evaluate_moves(workspace, 0, number, seat, turn)
    return number


@compilable
def list_targets(workspace: Workspace, seat: FastSeat, turn: TurnFacts, targets: Spaces) -> int:
    """Each of the spaces that may be destroyed."""
    number = 0
    for space in each_space(targets):
        add_move(workspace, number, TARGETING, 0, space)
        number = min(number + 1, MAX_MOVES - 1)
    evaluate_moves(workspace, 0, number, seat, turn)
    return number


@compilable
def walk_in(seat: FastSeat, card: int) -> Spaces:
    """Where the solo rule places the monsters of this card, in their printed orientation."""
    return solo.walked_in(
        seat.sheet, turn_of(arrays.FIRST[card]), arrays.CORNER[card], arrays.DIRECTION[card]
    )


# --- Choosing


@compilable
def best_move(workspace: Workspace, number: int) -> int:
    """The index of the highest value, the first if several; there must be a move."""
    best = 0
    for at in range(1, number):
        if workspace.values[at] > workspace.values[best]:
            best = at
    return best


@compilable
def worst_move(workspace: Workspace, number: int) -> int:
    """The index of the lowest value, the first if several; there must be a move."""
    worst = 0
    for at in range(1, number):
        if workspace.values[at] < workspace.values[worst]:
            worst = at
    return worst
