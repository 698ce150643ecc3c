"""Looking ahead: the best few answers are played on over the same sampled decks.

Sequential halving: all that are left play on over some decks, the worse half is dropped, and the
rest plays on over twice as many. Every answer meets the same decks, so that their luck cancels out;
and the next card of the decks goes round all that it can be, so that chance has less to say.
"""

from typing import Any, Final

from inkland.bots.fast.compile.bit_pairs import compilable
from inkland.bots.fast.compile.card_arrays import GORGON, POWER
from inkland.bots.fast.compile.move_codes import DUCKED, SKILL_AFTER, extra_of
from inkland.bots.fast.compile.seats import collect_coins, draw
from inkland.bots.fast.search.deck_sampling import random_below, sample
from inkland.bots.fast.search.moves import PLAIN_MONSTER, list_monsters, seat_after_move, worst_move
from inkland.bots.fast.search.playouts import after_ambush, after_gorgon, play_out
from inkland.sheet import is_nothing

# Questions, as the rules name them.
QUESTION: Final = {"draw": 0, "hero": 1, "ready": 2, "ambush": 3, "gorgon": 4, "troll": 5}
READY, AMBUSH_DRAWN = 2, 3


@compilable
def seat_after(workspace: Any, seat: Any, turn: Any, code: Any, card: int, question: int) -> Any:
    """The seat at the end of the turn if this is the answer: an ambush may still have to come."""
    after = seat_after_move(seat, code)
    if question == READY:
        if code[DUCKED] == 0:
            after, _traced = after_ambush(workspace, after, turn, card, workspace.no_trace, 0)
        elif not workspace.walks:
            number = list_monsters(workspace, after, turn, card, code[SKILL_AFTER])
            after = seat_after_move(after, workspace.codes[worst_move(workspace, number)])
        elif not is_nothing(extra_of(code)):
            after = collect_coins(after, draw(after, PLAIN_MONSTER, extra_of(code)), 0)
        if code[DUCKED] != 0:
            return after
    if (question == READY or question == AMBUSH_DRAWN) and POWER[card] == GORGON:
        after, _traced = after_gorgon(workspace, after, turn, workspace.no_trace, 0)
    return after


@compilable
def look_ahead(
    workspace: Any, unseen: Any, seat: Any, turn: Any, card: int, question: int, codes: Any,
    picks: Any, sums: Any, counts: Any, decks: int, ahead: int, sign: int, least: int,
) -> int:  # fmt: skip
    """Let the picked answers play on; how many decks were sampled.

    `picks` are the places of the answers in `codes`; when it is over, the best stand first.
    """
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
                after = seat_after(workspace, seat, turn, codes[pick], card, question)
                stars, _traced = play_out(
                    workspace,
                    after,
                    turn,
                    unseen.sampled,
                    length,
                    ahead,
                    workspace.no_trace,
                    workspace.no_trajectory,
                )
                sums[pick] += stars
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
def mean_of(sums: Any, counts: Any, pick: int, sign: int) -> float:
    """What an answer has brought so far, for whoever gives it."""
    return sign * sums[pick] / counts[pick]
