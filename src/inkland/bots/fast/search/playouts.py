"""Playing on: what becomes of a seat if the cards come in this order and it plays as it values."""

from typing import Any, Final

import numpy as np

from inkland.bots.fast.compile.bit_pairs import compilable
from inkland.bots.fast.compile.card_arrays import (
    AMBUSH,
    EXPLORE,
    GORGON,
    KIND,
    POWER,
    RUINS,
    TERRAINS,
    TIME,
)
from inkland.bots.fast.compile.move_codes import CODE_LENGTH
from inkland.bots.fast.compile.seats import collect_coins, draw, ready_for_season, spread
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
    TurnFacts,
    full_map,
    is_full,
    powers_after,
    predict,
    season_score,
    update_features,
    value_after_turn,
)
from inkland.rules.powers import gorgon_targets, troll_targets
from inkland.sheet import empty, is_nothing

# A page of the book that is kept for learning; its first page says how often to wander,
# in thousandths, and how many pages are written.
SEASON, VALUE, STARS, STEP_HEADER = range(4)
EXPLORATION, STEPS_WRITTEN = range(2)
NO_TRAJECTORY: Final = np.zeros((0, STEP_HEADER + FEATURES), np.float32)
NO_TRACE: Final = np.zeros((0, CODE_LENGTH), np.int64)


@compilable
def trace_move(desk: Any, at: int, trace: Any, told: int) -> int:
    """Write the answer taken into the trace, if there is room for one."""
    if told < trace.shape[0]:
        trace[told] = desk.codes[at]
        return told + 1
    return told


@compilable
def choose_move(desk: Any, seat: Any, later: Any, number: int, book: Any, total: float) -> int:
    """The best of the answers listed; now and then, where a book is kept, one of the others.

    The book tells whoever learns from it what was on the desk after each answer.
    """
    best = best_move(desk, number)
    if book.shape[0] == 0:
        return best
    taken = best
    if random_below(desk.fates, 1000) < book[0, EXPLORATION]:
        taken = random_below(desk.fates, number)
        for _ in range(2):  # one of the better ones
            other = random_below(desk.fates, number)
            if desk.values[other] > desk.values[taken]:
                taken = other
    book[0, STEPS_WRITTEN] += 1
    page = book[int(book[0, STEPS_WRITTEN])]
    write_step(desk, seat_after_move(seat, desk.codes[taken]), later, page)
    page[STARS] += total
    return taken


@compilable
def write_step(desk: Any, seat: Any, later: Any, page: Any) -> None:
    """What is on the desk of a seat whose turn ends like this, and what it is worth."""
    value = value_after_turn(desk, seat, later)
    season, over = later.season, is_full(desk) and desk.solo
    if later.time >= desk.season_time[season]:
        season += 1
        over = over or season == SEASONS_PLAYED
    left = 0.0 if over else predict(desk, season)
    page[SEASON] = -1 if over else season
    page[VALUE] = left
    page[STARS] = value - left
    for at in range(FEATURES):
        page[STEP_HEADER + at] = desk.numbers[at]


@compilable
def after_ambush(desk: Any, seat: Any, moment: Any, card: int, trace: Any, told: int) -> Any:
    """The seat after an ambush: monsters walk in, or a neighbour draws them where they hurt."""
    if is_nothing(empty(seat.sheet)):
        return seat, told
    if desk.walks:
        spaces = walk_in(seat, card)
        if is_nothing(spaces):
            return seat, told
        return collect_coins(seat, draw(seat, TERRAINS[card, 0], spaces), 0), told
    number = list_monsters(desk, seat, moment, card, 0)
    worst = worst_move(desk, number)
    told = trace_move(desk, worst, trace, told)
    return seat_after_move(seat, desk.codes[worst]), told


@compilable
def after_gorgon(desk: Any, seat: Any, moment: Any, trace: Any, told: int) -> Any:
    """The seat after the gorgon has struck, where its drawer chose (32, D12)."""
    targets = gorgon_targets(seat.sheet)
    if is_nothing(targets):
        return seat, told
    number = list_targets(desk, seat, moment, targets)
    chosen = best_move(desk, number) if desk.walks else worst_move(desk, number)
    told = trace_move(desk, chosen, trace, told)
    return seat_after_move(seat, desk.codes[chosen]), told


@compilable
def after_powers(desk: Any, seat: Any, moment: Any, trace: Any, told: int) -> Any:
    """The seat after the powers that follow a season, in the order of their reveal (D14)."""
    powers = moment.powers
    season = TurnFacts(
        moment.season + 1, 0, moment.ruins, moment.foes + 1, moment.powers, desk.deck_size
    )
    while powers != 0:
        if desk.solo and is_nothing(empty(seat.sheet)):
            break
        if powers & 3 == 1:
            seat = spread(seat)
        else:
            targets = troll_targets(seat.sheet)
            if not is_nothing(targets):
                number = list_targets(desk, seat, season, targets)
                best = best_move(desk, number)
                told = trace_move(desk, best, trace, told)
                seat = seat_after_move(seat, desk.codes[best])
        powers >>= 2
    return seat, told


@compilable
def play_out(
    desk: Any, seat: Any, moment: Any, cards: Any, length: int, ahead: int, trace: Any, book: Any
) -> Any:
    """The stars to come: those of so many more drawings, and the value of what is left then.

    Cards come in this order; the seat's turn has just ended. The number of answers in the trace is
    returned besides.
    """
    season, time, ruins, foes, powers, left = moment
    total = 0.0
    told = 0
    for at in range(length):
        if desk.solo and is_nothing(empty(seat.sheet)):
            update_features(desk, seat)
            return total + full_map(desk, seat, season), told
        if time >= desk.season_time[season]:
            update_features(desk, seat)
            total += season_score(desk, seat, season)
            if season + 1 == SEASONS_PLAYED:
                return total, told
            seat, told = after_powers(
                desk, seat, TurnFacts(season, time, ruins, foes, powers, left), trace, told
            )
            season, time, foes, left = season + 1, 0, foes + 1, desk.deck_size
            seat = ready_for_season(seat)
            if desk.solo and is_nothing(empty(seat.sheet)):
                update_features(desk, seat)
                if desk.full_running:
                    return total, told
                return total + full_map(desk, seat, season), told
        if ahead == 0:
            return total + value_after_turn(
                desk, seat, TurnFacts(season, time, ruins, foes, powers, left)
            ), told
        card = cards[at]
        kind = KIND[card]
        if kind == RUINS:
            ruins = True
            left -= 1
        elif kind == EXPLORE:
            time += TIME[card]
            left -= 1
            ahead -= 1
            if not is_nothing(empty(seat.sheet)):
                later = TurnFacts(season, time, False, foes, powers, left)
                number = list_draw(desk, seat, later, ruins, card, 1)
                best = choose_move(desk, seat, later, number, book, total)
                told = trace_move(desk, best, trace, told)
                seat = seat_after_move(seat, desk.codes[best])
            ruins = False
        elif kind == AMBUSH:
            foes -= 1
            powers = powers_after(powers, POWER[card])
            later = TurnFacts(season, time, ruins, foes, powers, left)
            seat, told = after_ambush(desk, seat, later, card, trace, told)
            if POWER[card] == GORGON:
                seat, told = after_gorgon(desk, seat, later, trace, told)
        elif not is_nothing(empty(seat.sheet)):
            later = TurnFacts(season, time, ruins, foes, powers, left)
            number = list_hero(desk, seat, later, card, 1)
            best = choose_move(desk, seat, later, number, book, total)
            told = trace_move(desk, best, trace, told)
            seat = seat_after_move(seat, desk.codes[best])
    return total + value_after_turn(
        desk, seat, TurnFacts(season, time, ruins, foes, powers, left)
    ), told
