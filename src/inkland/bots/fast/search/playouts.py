"""Playing on: what becomes of a seat if the cards come in this order and it plays as it values."""

from typing import Any, Final

import numpy as np

from inkland.bots.fast.compile.bit_pairs import jitable
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
from inkland.bots.fast.compile.move_codes import CODE
from inkland.bots.fast.compile.seats import draw, lift, rested, spread
from inkland.bots.fast.evaluation.sheet_features import NUMBERS, SEASONS_PLAYED
from inkland.bots.fast.search.deck_sampling import below
from inkland.bots.fast.search.moves import (
    answered,
    best_listed,
    list_draw,
    list_hero,
    list_monsters,
    list_targets,
    walked,
    worst_listed,
)
from inkland.bots.fast.search.workspace import (
    Moment,
    full_map,
    hope,
    is_full,
    powers_after,
    season_score,
    settled,
    survey,
)
from inkland.rules.powers import gorgon_targets, troll_targets
from inkland.sheet import empty, is_nothing

# A page of the book that is kept for learning; its first page says how often to wander,
# in thousandths, and how many pages are written.
SEASON, VALUE, STARS, PAGE = range(4)
WANDER, WRITTEN = range(2)
NO_BOOK: Final = np.zeros((0, PAGE + NUMBERS), np.float32)
NO_TRACE: Final = np.zeros((0, CODE), np.int64)


@jitable
def keep(desk: Any, at: int, trace: Any, told: int) -> int:
    """Write the answer taken into the trace, if there is room for one."""
    if told < trace.shape[0]:
        trace[told] = desk.codes[at]
        return told + 1
    return told


@jitable
def chosen(desk: Any, seat: Any, later: Any, number: int, book: Any, total: float) -> int:
    """The best of the answers listed; now and then, where a book is kept, one of the others.

    The book tells whoever learns from it what was on the desk after each answer.
    """
    best = best_listed(desk, number)
    if book.shape[0] == 0:
        return best
    taken = best
    if below(desk.fates, 1000) < book[0, WANDER]:
        taken = below(desk.fates, number)
        for _ in range(2):  # one of the better ones
            other = below(desk.fates, number)
            if desk.values[other] > desk.values[taken]:
                taken = other
    book[0, WRITTEN] += 1
    page = book[int(book[0, WRITTEN])]
    write_page(desk, answered(seat, desk.codes[taken]), later, page)
    page[STARS] += total
    return taken


@jitable
def write_page(desk: Any, seat: Any, later: Any, page: Any) -> None:
    """What is on the desk of a seat whose turn ends like this, and what it is worth."""
    value = settled(desk, seat, later)
    season, over = later.season, is_full(desk) and desk.solo
    if later.time >= desk.season_time[season]:
        season += 1
        over = over or season == SEASONS_PLAYED
    left = 0.0 if over else hope(desk, season)
    page[SEASON] = -1 if over else season
    page[VALUE] = left
    page[STARS] = value - left
    for at in range(NUMBERS):
        page[PAGE + at] = desk.numbers[at]


@jitable
def ambushed(desk: Any, seat: Any, moment: Any, card: int, trace: Any, told: int) -> Any:
    """The seat after an ambush: monsters walk in, or a neighbour draws them where they hurt."""
    if is_nothing(empty(seat.sheet)):
        return seat, told
    if desk.walks:
        spaces = walked(seat, card)
        if is_nothing(spaces):
            return seat, told
        return lift(seat, draw(seat, TERRAINS[card, 0], spaces), 0), told
    number = list_monsters(desk, seat, moment, card, 0)
    worst = worst_listed(desk, number)
    told = keep(desk, worst, trace, told)
    return answered(seat, desk.codes[worst]), told


@jitable
def gazed_at(desk: Any, seat: Any, moment: Any, trace: Any, told: int) -> Any:
    """The seat after the gorgon has struck, where its drawer chose (32, D12)."""
    targets = gorgon_targets(seat.sheet)
    if is_nothing(targets):
        return seat, told
    number = list_targets(desk, seat, moment, targets)
    chosen = best_listed(desk, number) if desk.walks else worst_listed(desk, number)
    told = keep(desk, chosen, trace, told)
    return answered(seat, desk.codes[chosen]), told


@jitable
def after_powers(desk: Any, seat: Any, moment: Any, trace: Any, told: int) -> Any:
    """The seat after the powers that follow a season, in the order of their reveal (D14)."""
    powers = moment.powers
    season = Moment(
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
                best = best_listed(desk, number)
                told = keep(desk, best, trace, told)
                seat = answered(seat, desk.codes[best])
        powers >>= 2
    return seat, told


@jitable
def play_on(
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
            survey(desk, seat)
            return total + full_map(desk, seat, season), told
        if time >= desk.season_time[season]:
            survey(desk, seat)
            total += season_score(desk, seat, season)
            if season + 1 == SEASONS_PLAYED:
                return total, told
            seat, told = after_powers(
                desk, seat, Moment(season, time, ruins, foes, powers, left), trace, told
            )
            season, time, foes, left = season + 1, 0, foes + 1, desk.deck_size
            seat = rested(seat)
            if desk.solo and is_nothing(empty(seat.sheet)):
                survey(desk, seat)
                if desk.full_running:
                    return total, told
                return total + full_map(desk, seat, season), told
        if ahead == 0:
            return total + settled(
                desk, seat, Moment(season, time, ruins, foes, powers, left)
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
                later = Moment(season, time, False, foes, powers, left)
                number = list_draw(desk, seat, later, ruins, card, 1)
                best = chosen(desk, seat, later, number, book, total)
                told = keep(desk, best, trace, told)
                seat = answered(seat, desk.codes[best])
            ruins = False
        elif kind == AMBUSH:
            foes -= 1
            powers = powers_after(powers, POWER[card])
            later = Moment(season, time, ruins, foes, powers, left)
            seat, told = ambushed(desk, seat, later, card, trace, told)
            if POWER[card] == GORGON:
                seat, told = gazed_at(desk, seat, later, trace, told)
        elif not is_nothing(empty(seat.sheet)):
            later = Moment(season, time, ruins, foes, powers, left)
            number = list_hero(desk, seat, later, card, 1)
            best = chosen(desk, seat, later, number, book, total)
            told = keep(desk, best, trace, told)
            seat = answered(seat, desk.codes[best])
    return total + settled(desk, seat, Moment(season, time, ruins, foes, powers, left)), told
