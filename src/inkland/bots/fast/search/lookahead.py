"""Look ahead: list the moves of a position, and play out the best over the same sampled decks.

Sequential halving: all candidates are played out over some decks, the worse half is dropped, and
the rest is played out over twice as many. All meet the same decks, so that their luck cancels out;
and the first card of the decks runs through all that are possible, which reduces the variance.
"""

from typing import Final

import numpy as np
from numba import njit

from inkland.bots.fast.compile.array_types import Doubles, Ints
from inkland.bots.fast.compile.bit_pairs import compilable
from inkland.bots.fast.compile.card_arrays import GORGON, POWER
from inkland.bots.fast.compile.disk_cache import cached_on_disk
from inkland.bots.fast.compile.move_codes import CODE_LENGTH, DUCKED, SKILL_AFTER, extra_of
from inkland.bots.fast.compile.seats import FastSeat, collect_coins, draw
from inkland.bots.fast.search.deck_sampling import random_below, sample
from inkland.bots.fast.search.moves import (
    PLAIN_MONSTER,
    list_draw,
    list_hero,
    list_monsters,
    list_targets,
    seat_after_move,
    worst_move,
)
from inkland.bots.fast.search.playouts import after_ambush, after_gorgon, play_out
from inkland.bots.fast.search.position import (
    AMBUSH_ASKED,
    DRAW_ASKED,
    GORGON_ASKED,
    HERO_ASKED,
    READY_ASKED,
    Candidates,
    Position,
    new_candidates,
)
from inkland.bots.fast.search.skill_moves import list_ready
from inkland.rules.powers import gorgon_targets, troll_targets
from inkland.sheet import is_nothing

EXTRAS_AT_ROOT: Final = 4  # after so many of the drawings an extra drawing is tried


@compilable
def list_moves(position: Position) -> int:
    """List all moves of the position in its workspace, with values. Returns their number."""
    workspace, _unseen, seat, turn, card, question = position[:6]
    if question == DRAW_ASKED:
        return list_draw(workspace, seat, turn, position.ruins, card, EXTRAS_AT_ROOT)
    if question == HERO_ASKED:
        return list_hero(workspace, seat, turn, card, EXTRAS_AT_ROOT)
    if question == READY_ASKED:
        return list_ready(workspace, seat, card)
    if question == AMBUSH_ASKED:
        return list_monsters(workspace, seat, turn, card, position.ducked)
    is_gorgon = question == GORGON_ASKED
    targets = gorgon_targets(seat.sheet) if is_gorgon else troll_targets(seat.sheet)
    return list_targets(workspace, seat, turn, targets)


@compilable
def seat_after(position: Position, code: Ints) -> FastSeat:
    """The seat at the end of the turn after this move; an ambush may still come before that."""
    workspace, _unseen, seat, turn, card, question = position[:6]
    after = seat_after_move(seat, code)
    if question == READY_ASKED:
        if code[DUCKED] == 0:
            after = after_ambush(workspace, after, turn, card)
        elif not workspace.walks:
            number = list_monsters(workspace, after, turn, card, code[SKILL_AFTER])
            after = seat_after_move(after, workspace.codes[worst_move(workspace, number)])
        elif not is_nothing(extra_of(code)):
            after = collect_coins(after, draw(after, PLAIN_MONSTER, extra_of(code)), 0)
        if code[DUCKED] != 0:
            return after
    if (question == READY_ASKED or question == AMBUSH_ASKED) and POWER[card] == GORGON:
        after = after_gorgon(workspace, after, turn)
    return after


@compilable
def look_ahead(
    position: Position, candidates: Candidates, decks: int, ahead: int, least: int
) -> int:
    """Play out the candidates, halving them while `least` or more are left. Returns the decks used.

    `picks` are indices of `codes`; afterwards the best come first.
    """
    codes, picks, sums, counts = candidates
    workspace, unseen, _seat, turn = position[:4]
    sign = position.sign
    alive = len(picks)
    sampled = 0
    size = len(unseen.cards) + unseen.ambushes_in + unseen.heroes_in
    offset = random_below(workspace.rng, max(size, 1))
    while True:
        for _ in range(decks):
            first = (offset + sampled) % size if size > 0 else -1
            length = sample(workspace.rng, unseen, workspace, turn.season, turn.time, first)
            sampled += 1
            for rank in range(alive):
                pick = picks[rank]
                after = seat_after(position, codes[pick])
                sums[pick] += play_out(workspace, after, turn, unseen.sampled, length, ahead)
                counts[pick] += 1
        for rank in range(1, alive):
            pick = picks[rank]
            place = rank
            while place > 0 and mean_of(sums, counts, pick, sign) > mean_of(
                sums, counts, picks[place - 1], sign
            ):
                picks[place] = picks[place - 1]
                place -= 1
            picks[place] = pick
        alive = alive // 2
        if alive < least:
            return sampled
        decks *= 2


@compilable
def mean_of(sums: Doubles, counts: Doubles, pick: int, sign: int) -> float:
    """The mean stars of a candidate so far, from the point of view of the bot."""
    return sign * sums[pick] / counts[pick]


def _list_or_search(
    position: Position, candidates: Candidates, decks: int, ahead: int, least: int
) -> int:
    """List the moves if no decks are to be sampled, else play out the candidates.

    One function for both, because the code that lists would be compiled into each of two.
    """
    if decks == 0:
        return list_moves(position)
    return look_ahead(position, candidates, decks, ahead, least)


_compiled_list_or_search: Final = cached_on_disk(njit(_list_or_search))
_NO_CANDIDATES: Final = new_candidates(np.zeros((1, CODE_LENGTH), np.int64))


def list_all(position: Position, few: int = 0) -> int:
    """List the moves of a position in its workspace, with values. Returns their number.

    All moves, or of drawings only the `few` best by the prefilter.
    """
    if position.question == DRAW_ASKED:
        position = position._replace(workspace=position.workspace._replace(few=few))
    return int(_compiled_list_or_search(position, _NO_CANDIDATES, 0, 0, 0))


def evaluate_by_playouts(
    position: Position, candidates: Candidates, budget: tuple[int, int, int], least: int
) -> None:
    """Play out the candidates; afterwards the best of their picks come first.

    The budget: decks, drawings ahead, and moves evaluated for each drawing.
    """
    decks, ahead, few = budget
    position = position._replace(workspace=position.workspace._replace(few=few))
    _compiled_list_or_search(position, candidates, decks, ahead, least)
