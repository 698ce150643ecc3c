"""What each way to go on with a drawing would earn, computed by compiled code.

`inkland.table.games.hints` finds the same numbers one by one with the plain rules; here they are
found for all placements and heroes at once. Tests compare the two.
"""

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

import numpy as np

from inkland.bots.fast.compile import move_codes as field
from inkland.bots.fast.compile.array_types import Floats, Ints, Words
from inkland.bots.fast.compile.bit_pairs import HALF, as_spaces, compilable, halves
from inkland.bots.fast.compile.card_arrays import MAX_TERRAINS, SCORED_CARDS, SCORING_NUMBERS
from inkland.bots.fast.compile.functions import compiled, make_callable
from inkland.bots.fast.compile.move_codes import PLACING
from inkland.bots.fast.compile.seats import FastSeat, collect_coins, draw_hero
from inkland.bots.fast.compile.sheet_rows import WORDS, rows_of, sheet_in
from inkland.bots.fast.evaluation.scoring_table import card_stars, stars_pointer, write_layers
from inkland.bots.fast.search.move_translation import code_of
from inkland.bots.fast.search.moves import seat_after_move
from inkland.cards import DECK, EDICTS, SKILLS, CardId, ExploreCard
from inkland.rules import (
    Continuations,
    Drawing,
    HeroPlacement,
    SkillUse,
    Spots,
    View,
    fold,
    legal,
    new_game,
    preset,
    view,
)
from inkland.rules.draw_phase import shape_coins
from inkland.rules.season_end import haunted
from inkland.sheet import Shape, Spaces, count, each_space, overlap, placed

FIGURES: Final = len(EDICTS) + 2  # the stars of each edict, coins, stars lost to monsters
_LOW_HALF: Final = (1 << HALF) - 1
# The words of a group of spots: shape (2), height, width, anchors (2), those of them where a coin
# is earned (2), and terrains, with a word after the last.
_SHAPE, _HEIGHT, _WIDTH, _ANCHORS, _COINS, _TERRAINS = 0, 2, 3, 4, 6, 8
_GROUP: Final = _TERRAINS + MAX_TERRAINS + 1
_END: Final = 255  # the word after the last terrain
_HERO: Final = 4  # words of a hero: space (2), marks (2)

make_callable(haunted)


# --- Compiled


class Ledger(NamedTuple):
    """Where the figures of the sheet now and all gains are written, each gain once."""

    stars: Ints  # pointers to the stars of the edicts
    before: Ints
    gains: Ints  # the different gains, in the order in which they are first earned
    numbers: Ints  # of the gain of each element
    written: Ints  # how many gains and how many elements are written
    layers: Words
    paper: Floats


@compilable
def write_figures(ledger: Ledger, seat: FastSeat, figures: Ints) -> None:
    """Write the stars of the edicts, the coins and what monsters cost."""
    write_layers(seat.sheet, ledger.layers)
    for edict in range(len(EDICTS)):
        figures[edict] = int(card_stars(ledger.stars, edict, ledger.layers, ledger.paper))
    figures[FIGURES - 2] = seat.coins - seat.spent
    figures[FIGURES - 1] = -count(haunted(seat.sheet))


@compilable
def add_gain(ledger: Ledger, after: FastSeat) -> None:
    """Add the gain of the next element, which leads to this seat."""
    different, elements = ledger.written
    gain = ledger.gains[different]
    write_figures(ledger, after, gain)
    for at in range(FIGURES):
        gain[at] -= ledger.before[at]
    number = 0
    while not is_same(ledger.gains[number], gain):  # in the end it is found in its own place
        number += 1
    ledger.numbers[elements] = number
    ledger.written[0] = max(different, number + 1)
    ledger.written[1] = elements + 1


@compilable
def is_same(one: Ints, other: Ints) -> bool:
    """Whether two gains are equal."""
    for at in range(FIGURES):
        if one[at] != other[at]:
            return False
    return True


@compilable
def spaces_in(words: Words, at: int) -> Spaces:
    """The set in two words from place `at` on."""
    return as_spaces((words[at], words[at + 1]))


def write_gains(
    ledger: Ledger, sheet: Words, purse: Ints, begun: Ints, extra: bool, spots: Words, heroes: Words
) -> None:
    """Write the figures of the sheet as it is, and the gains of all placements, then of all heroes.

    `purse` has the coins, those spent, and whether the seat is skilled and has met the dragon;
    `begun` is the code of the drawing so far. `extra` says that its main element is in it already.
    """
    seat = FastSeat(sheet_in(sheet), purse[0], purse[1], purse[2] != 0, purse[3] != 0)
    write_figures(ledger, seat, ledger.before)
    code = begun.copy()
    for group in range(spots.shape[0]):
        spot = spots[group]
        shape = Shape(spaces_in(spot, _SHAPE), int(spot[_HEIGHT]), int(spot[_WIDTH]))
        for anchor in each_space(spaces_in(spot, _ANCHORS)):
            low, high = halves(placed(shape, anchor))
            at = _TERRAINS
            while spot[at] != _END:
                if extra:
                    code[field.EXTRA] = spot[at]
                    code[field.EXTRA_LOW], code[field.EXTRA_HIGH] = np.int64(low), np.int64(high)
                else:
                    code[field.MOVE_KIND] = PLACING
                    code[field.TERRAIN] = spot[at]
                    code[field.LOW], code[field.HIGH] = np.int64(low), np.int64(high)
                    code[field.COIN] = overlap(anchor, spaces_in(spot, _COINS))
                add_gain(ledger, seat_after_move(seat, code))
                at += 1
    for hero in range(heroes.shape[0]):
        drawn = draw_hero(seat, spaces_in(heroes[hero], 0), spaces_in(heroes[hero], 2))
        add_gain(ledger, collect_coins(seat, drawn, 0))


# --- From and to the rules


def gains_after(
    seen: View, owner: int, begun: Drawing, spots: Sequence[Spots], heroes: Sequence[HeroPlacement]
) -> tuple[list[int], list[list[int]], list[int]]:
    """The figures of the owner's seat, the different gains, and the number of each element's gain.

    Elements are these placements, in the order of `Continuations.elements`, and these heroes.
    Figures are the stars of edicts A to D, coins, and the stars lost to monsters.
    """
    seat, code = seen.seats[owner], code_of(seen, begun)
    groups = [_group(one, _coins(seen, begun, one)) for one in spots]
    ledger = _new_ledger(seen.edicts, Continuations(owner, tuple(spots), tuple(heroes)))
    compiled(write_gains)(
        ledger,
        rows_of((seat.sheet,))[0],
        np.array((seat.coins, seat.spent, seat.skilled, seat.dragon), np.int64),
        code,
        bool(len(begun) > (code[field.SKILL_BEFORE] != 0)),
        _words(groups, _GROUP),
        _words([[*_halves(space), *_halves(marks)] for space, marks in heroes], _HERO),
    )
    gains = ledger.gains[: ledger.written[0]]
    return ledger.before.tolist(), gains.tolist(), ledger.numbers.tolist()


def _new_ledger(edicts: tuple[CardId, ...], offered: Continuations) -> Ledger:
    """An empty ledger for these elements."""
    elements = len(offered)
    return Ledger(
        _stars_of(edicts),
        before=np.empty(FIGURES, np.int64),
        gains=np.empty((elements + 1, FIGURES), np.int64),
        numbers=np.empty(elements, np.int64),
        written=np.zeros(2, np.int64),
        layers=np.empty(WORDS, np.uint64),
        paper=np.empty(1, np.float32),
    )


def _coins(seen: View, begun: Drawing, spots: Spots) -> Spaces:
    """The anchors where the shape earns a coin, as main element of a drawing."""
    if not begun or not isinstance(begun[0], SkillUse) or seen.card is None:
        return spots.anchors if spots.coin else 0
    card, change = DECK[seen.card], SKILLS[begun[0].skill]
    if not isinstance(card, ExploreCard):
        return 0
    return sum(
        anchor
        for anchor in each_space(spots.anchors)
        if shape_coins(card, change, placed(spots.shape, anchor))
    )


def _group(spots: Spots, coins: Spaces) -> list[int]:
    """The words of a group of spots."""
    terrains, (shape, height, width), anchors, _coin = spots
    padding = [_END] * (MAX_TERRAINS + 1 - len(terrains))
    sets = *_halves(shape), height, width, *_halves(anchors), *_halves(coins)
    return [*sets, *terrains, *padding]


def _words(rows: list[list[int]], width: int) -> Words:
    """Rows of words as one array, which may be empty."""
    return np.array(rows, np.uint64).reshape(-1, width)


def _halves(spaces: Spaces) -> tuple[int, int]:
    """The two words of a set."""
    return spaces & _LOW_HALF, spaces >> HALF


@cache
def _stars_of(edicts: tuple[CardId, ...]) -> Ints:
    """Pointers to the compiled stars of these cards."""
    return np.array([stars_pointer(SCORING_NUMBERS[card]) for card in edicts])


def compile_gains() -> None:
    """Compile or load everything, so that the first answer is fast."""
    for number in range(len(SCORED_CARDS)):
        stars_pointer(number)
    seen = view(fold(new_game(preset("base"), "inkland warm-up")), 0)
    gains_after(seen, 0, (), legal(seen).spots, ())
