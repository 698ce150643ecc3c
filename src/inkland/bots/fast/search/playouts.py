"""Playouts: play a seat on with cards in a given order, each move chosen by the evaluation.

The search estimates final stars with them. For training, a playout sometimes chooses another move
(exploration) and records the features after each move as a trajectory; it can also trace its moves.

Numbers such as R1 and D18 are entries of docs/rulings.md.
"""

from typing import Final

import numpy as np

from inkland.bots.fast.compile import card_arrays as arrays
from inkland.bots.fast.compile.array_types import Floats, Ints
from inkland.bots.fast.compile.bit_pairs import compilable
from inkland.bots.fast.compile.move_codes import CODE_LENGTH
from inkland.bots.fast.compile.seats import FastSeat, collect_coins, draw, ready_for_season, spread
from inkland.bots.fast.evaluation.sheet_features import FEATURES, SEASONS_PLAYED
from inkland.bots.fast.search.deck_sampling import random_below
from inkland.bots.fast.search.moves import (
    best_move,
    list_draw,
    list_hero,
    list_monsters,
    list_targets,
    seat_after_move,
    walk_in,
    worst_move,
)
from inkland.bots.fast.search.workspace import (
    POWER_BITS,
    POWER_MASK,
    TurnFacts,
    Workspace,
    full_map,
    is_full,
    next_season_turn,
    powers_after,
    predict,
    season_score,
    update_features,
    value_after_turn,
)
from inkland.rules.powers import gorgon_targets, troll_targets
from inkland.sheet import empty, is_nothing

# A step of a trajectory: three numbers, then the features. Row 0 of a trajectory holds how many
# of 1000 moves are exploratory, and the number of steps written.
SEASON, VALUE, STARS, STEP_HEADER = range(4)
EXPLORATION, STEPS_WRITTEN = range(2)
NO_TRAJECTORY: Final = np.zeros((0, STEP_HEADER + FEATURES), np.float32)
NO_TRACE: Final = np.zeros((0, CODE_LENGTH), np.int64)


@compilable
def take_move(workspace: Workspace, seat: FastSeat, at: int) -> FastSeat:
    """The seat after the listed move in this place. The move is traced if there is room."""
    trace = workspace.trace
    if trace.shape[0] > 0 and trace[0, 0] + 1 < trace.shape[0]:
        trace[0, 0] += 1
        trace[trace[0, 0]] = workspace.codes[at]
    return seat_after_move(seat, workspace.codes[at])


@compilable
def choose_move(
    workspace: Workspace, seat: FastSeat, later: TurnFacts, number: int, total: float
) -> int:
    """The best of the listed moves; if a trajectory is recorded, sometimes another (exploration).

    The features after each chosen move are recorded in the trajectory, for training.
    """
    best, trajectory = best_move(workspace, number), workspace.trajectory
    if trajectory.shape[0] == 0:
        return best
    pick = best
    if random_below(workspace.rng, 1000) < trajectory[0, EXPLORATION]:
        pick = random_below(workspace.rng, number)
        for _ in range(2):  # the best of three random moves
            other = random_below(workspace.rng, number)
            if workspace.values[other] > workspace.values[pick]:
                pick = other
    trajectory[0, STEPS_WRITTEN] += 1
    step = trajectory[int(trajectory[0, STEPS_WRITTEN])]
    write_step(workspace, seat_after_move(seat, workspace.codes[pick]), later, step)
    step[STARS] += total
    return pick


@compilable
def write_step(workspace: Workspace, seat: FastSeat, later: TurnFacts, step: Floats) -> None:
    """Record the features and the value of a seat as it is at the end of its turn."""
    value = value_after_turn(workspace, seat, later)
    season, over = later.season, is_full(workspace) and workspace.solo
    if later.time >= workspace.season_time[season]:
        season += 1
        over = over or season == SEASONS_PLAYED
    left = 0.0 if over else predict(workspace, season)
    step[SEASON] = -1 if over else season
    step[VALUE] = left
    step[STARS] = value - left
    for at in range(FEATURES):
        step[STEP_HEADER + at] = workspace.features[at]


@compilable
def after_ambush(workspace: Workspace, seat: FastSeat, turn: TurnFacts, card: int) -> FastSeat:
    """The seat after an ambush: placed by the solo rule, or by a neighbour at the worst place."""
    if is_nothing(empty(seat.sheet)):
        return seat
    if workspace.walks:
        spaces = walk_in(seat, card)
        if is_nothing(spaces):
            return seat
        return collect_coins(seat, draw(seat, arrays.TERRAINS[card, 0], spaces), 0)
    number = list_monsters(workspace, seat, turn, card, 0)
    return take_move(workspace, seat, worst_move(workspace, number))


@compilable
def after_gorgon(workspace: Workspace, seat: FastSeat, turn: TurnFacts) -> FastSeat:
    """The seat after the gorgon has destroyed a space (32, D12).

    The neighbour that drew it chooses the worst for the seat; under the solo rule the seat chooses.
    """
    targets = gorgon_targets(seat.sheet)
    if is_nothing(targets):
        return seat
    number = list_targets(workspace, seat, turn, targets)
    pick = best_move(workspace, number) if workspace.walks else worst_move(workspace, number)
    return take_move(workspace, seat, pick)


@compilable
def after_powers(workspace: Workspace, seat: FastSeat, turn: TurnFacts) -> FastSeat:
    """The seat after the powers that act at the end of a season, in order of reveal (D14)."""
    powers = turn.powers
    later = next_season_turn(workspace, turn)
    while powers != 0:
        if workspace.solo and is_nothing(empty(seat.sheet)):
            break
        if powers & POWER_MASK == arrays.ZOMBIES:
            seat = spread(seat)
        else:
            targets = troll_targets(seat.sheet)
            if not is_nothing(targets):
                number = list_targets(workspace, seat, later, targets)
                seat = take_move(workspace, seat, best_move(workspace, number))
        powers >>= POWER_BITS
    return seat


@compilable
def play_out(
    workspace: Workspace, seat: FastSeat, turn: TurnFacts, cards: Ints, length: int, ahead: int
) -> float:
    """The stars of the next `ahead` drawings, and the predicted stars after them.

    `cards` come in this order; the seat's turn has just ended.
    """
    season, time, ruins, ambushes, powers, left = turn
    total = 0.0
    for at in range(length):
        if workspace.solo and is_nothing(empty(seat.sheet)):
            update_features(workspace, seat)
            return total + full_map(workspace, seat, season)
        if time >= workspace.season_time[season]:
            update_features(workspace, seat)
            total += season_score(workspace, seat, season)
            if season + 1 == SEASONS_PLAYED:
                return total
            season_end = TurnFacts(season, time, ruins, ambushes, powers, left)
            seat = ready_for_season(after_powers(workspace, seat, season_end))
            turned = next_season_turn(workspace, season_end)
            season, time, ruins, ambushes, powers, left = turned
            if workspace.solo and is_nothing(empty(seat.sheet)):
                update_features(workspace, seat)
                if workspace.full_running:
                    return total
                return total + full_map(workspace, seat, season)
        if ahead == 0:
            break
        card = cards[at]
        kind = arrays.KIND[card]
        if kind == arrays.RUINS:
            ruins = True
            left -= 1
        elif kind == arrays.EXPLORE:
            time += arrays.TIME[card]
            left -= 1
            ahead -= 1
            if not is_nothing(empty(seat.sheet)):
                later = TurnFacts(season, time, False, ambushes, powers, left)
                number = list_draw(workspace, seat, later, ruins, card, 1)
                pick = choose_move(workspace, seat, later, number, total)
                seat = take_move(workspace, seat, pick)
            ruins = False
        elif kind == arrays.AMBUSH:
            ambushes -= 1
            powers = powers_after(powers, arrays.POWER[card])
            later = TurnFacts(season, time, ruins, ambushes, powers, left)
            seat = after_ambush(workspace, seat, later, card)
            if arrays.POWER[card] == arrays.GORGON:
                seat = after_gorgon(workspace, seat, later)
        elif not is_nothing(empty(seat.sheet)):
            later = TurnFacts(season, time, ruins, ambushes, powers, left)
            number = list_hero(workspace, seat, later, card, 1)
            pick = choose_move(workspace, seat, later, number, total)
            seat = take_move(workspace, seat, pick)
    now = TurnFacts(season, time, ruins, ambushes, powers, left)
    return total + value_after_turn(workspace, seat, now)
