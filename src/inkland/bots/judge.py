"""The judge: what each move of a finished game cost, and how much of the result was luck.

For every question that a seat answered, an evaluator gets the view that the seat had, and computes
the expected stars after the best drawing (B) and after the one that was drawn (C). The stars that a
move lost are B - C. What happened until the next question changed the expectation from C to the
next B: that is luck, of the cards, or of ambushes if monsters came or acted in between. So

    final stars = the first B + all luck - all stars lost

holds for every seat and any evaluator; a better one only attributes more of it correctly. One that
does not predict the rest of the year would count all of it as luck: such a judge reports only what
moves lost.
Drawings on the sheet of a neighbour are judged, too, but are not part of this sum: a bad one is to
the victim's advantage.
"""

from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import cache
from hashlib import sha256
from random import Random
from typing import Final, Literal, NamedTuple, TypeAlias

from inkland.bots import warm_up
from inkland.bots.budgets import judge_budget
from inkland.bots.evaluator import Evaluator, RatedDrawing
from inkland.bots.greedy_evaluator import GreedyEvaluator
from inkland.bots.search_bot import SearchBot
from inkland.cards import DECK, AmbushCard, CardId
from inkland.rules import Drawing, Event, State, View, evolve, legal, view
from inkland.rules.errors import GameNotOver
from inkland.rules.events import (
    AmbushVanished,
    Answered,
    CardRevealed,
    GameEnded,
    ShapeDrawn,
    StepClosed,
    StepOpened,
    TakenBack,
)
from inkland.rules.transcript import write

ALTERNATIVES: Final = 3
RESOLUTION: Final = 64  # stars are rounded to multiples of 1/64, so that sums of them are exact
BUDGET: Final = 16  # sampled decks for each question: a game of four seats within a minute

Luck: TypeAlias = Literal["cards", "ambushes"]


class JudgedMove(NamedTuple):
    """A move, its expected stars, and better alternatives.

    `stars` are those expected for the sheet of `owner` after it, negative if that is a neighbour's;
    so `lost` is never negative. `luck` is the change until the next question; None on the sheet of
    a neighbour, and where the evaluator does not predict final stars.
    """

    seat: int
    owner: int
    season: int
    turn: int
    step: int
    question: str
    card: CardId | None
    drawing: Drawing
    stars: float
    lost: float
    better: tuple[RatedDrawing, ...]
    luck: float | None = None
    luck_of: Luck = "cards"


class JudgedSeat(NamedTuple):
    """The result of a seat: stars = expected + cards + ambushes - lost.

    `expected`, `cards` and `ambushes` are None where the evaluator does not predict final stars.
    `given` are the stars that neighbours kept because drawings on their sheets were not the best.
    """

    seat: int
    stars: int
    expected: float | None
    cards: float | None
    ambushes: float | None
    lost: float
    given: float
    moves: tuple[JudgedMove, ...]


class JudgedGame(NamedTuple):
    """The judged seats, and the name of the evaluator."""

    judge: str
    seats: tuple[JudgedSeat, ...]


@cache
def judge_evaluator(budget: int = BUDGET, fast: bool = True) -> Evaluator:
    """The evaluator of the judge; `budget` is the number of decks sampled for each question.

    Where nothing is compiled, or `fast` is False, it is the greedy one.
    """
    if fast and warm_up.is_installed():
        return SearchBot("judge", judge_budget(budget))
    return GreedyEvaluator()


def judge(
    events: Sequence[Event], evaluator: Evaluator, seats: Iterable[int] | None = None
) -> JudgedGame:
    """Judge a finished game, for these seats or for all. The same game gets the same result."""
    wanted = None if seats is None else set(seats)
    asked = (one for one in decisions(events) if wanted is None or one.seat in wanted)
    moves = [judged_move(decision, evaluator) for decision in asked]
    return judged_game(events, moves, evaluator, wanted)


# --- Decisions


class Decision(NamedTuple):
    """An answer that counted when its step closed, and the view of the seat when it was asked.

    All randomness of the judge comes from `seed`, made of the whole game, the seat and the step: a
    seat judged alone gets the same result as among all others.
    """

    seat: int
    step: int
    seen: View
    drawing: Drawing
    seed: str


def decisions(events: Sequence[Event]) -> Iterator[Decision]:
    """All answers that counted, in the order of the steps; those taken back are left out."""
    if not events or not isinstance(events[-1], GameEnded):
        raise GameNotOver()
    seed = sha256(write(events).encode()).hexdigest()
    state = asked = State()
    answers: dict[int, Drawing] = {}
    for event in events:
        state = evolve(state, event)
        match event:
            case StepOpened():
                asked, answers = state, {}
            case Answered(seat, _, drawing):
                answers[seat] = drawing
            case TakenBack(seat):
                answers.pop(seat, None)
            case StepClosed(step):
                for seat in sorted(answers):
                    seen, chance = view(asked, seat), f"{seed}/{seat}/{step}"
                    yield Decision(seat, step, seen, answers[seat], chance)


def judged_move(decision: Decision, evaluator: Evaluator) -> JudgedMove:
    """Judge one answer; its luck is not known yet."""
    seat, step, seen, drawing, seed = decision
    rated = [
        one._replace(stars=round(one.stars * RESOLUTION) / RESOLUTION)
        for one in evaluator.rate(seen, Random(seed), also=(drawing,))
    ]
    stars = next(one.stars for one in rated if one.drawing == drawing)
    assert seen.step is not None
    return JudgedMove(
        seat=seat,
        owner=legal(seen).owner,
        season=seen.season,
        turn=seen.turn,
        step=step,
        question=seen.step.question,
        card=seen.card,
        drawing=drawing,
        stars=stars,
        lost=max(one.stars for one in rated) - stars,
        better=tuple(one for one in rated if one.drawing != drawing)[:ALTERNATIVES],
    )


# --- Luck


def judged_game(
    events: Sequence[Event],
    moves: Iterable[JudgedMove],
    evaluator: Evaluator,
    seats: Collection[int] | None = None,
) -> JudgedGame:
    """Combine judged moves, with luck between them if the evaluator predicts final stars."""
    ending = events[-1]
    assert isinstance(ending, GameEnded)
    final = {place.seat: place.stars for place in ending.standing}
    found: dict[int, list[JudgedMove]] = {seat: [] for seat in sorted(final)}
    for move in moves:
        found[move.seat].append(move)
    judged = (
        _seat(seat, final[seat], own)
        for seat, own in found.items()
        if seats is None or seat in seats
    )
    if evaluator.predicts_final_stars:
        judged = (_with_luck(one, _gaps(events, one.seat, one.moves)) for one in judged)
    return JudgedGame(evaluator.name, tuple(judged))


def _seat(seat: int, final: int, moves: Sequence[JudgedMove]) -> JudgedSeat:
    """The moves of a seat and what they lost, without luck."""
    return JudgedSeat(
        seat=seat,
        stars=final,
        expected=None,
        cards=None,
        ambushes=None,
        lost=sum(move.lost for move in moves if move.owner == seat),
        given=sum(move.lost for move in moves if move.owner != seat),
        moves=tuple(moves),
    )


def _gaps(events: Sequence[Event], seat: int, moves: Sequence[JudgedMove]) -> dict[int, Luck]:
    """For the step of each own drawing, the kind of luck before the next."""
    steps = {move.step for move in moves if move.owner == seat}
    gaps: dict[int, Luck] = {}
    last = None
    for event in events:
        if isinstance(event, StepOpened) and event.step in steps:
            if last is not None and event.question == "troll":
                gaps[last] = "ambushes"
            last = event.step
            gaps[last] = "cards"
        elif last is not None and _is_ambush(event, seat):
            gaps[last] = "ambushes"
    return gaps


def _is_ambush(event: Event, seat: int) -> bool:
    """Whether monsters came, or acted on the sheet of this seat.

    A gorgon acts in the turn of its card, and a troll asks a question; zombies spread without one.
    """
    match event:
        case CardRevealed(card):
            return isinstance(DECK[card], AmbushCard)
        case ShapeDrawn(owner, _, _, by):
            return owner == seat and by != seat
        case AmbushVanished(owner):
            return owner == seat
        case _:
            return False


def _with_luck(judged: JudgedSeat, gaps: dict[int, Luck]) -> JudgedSeat:
    """The seat with the luck of each move, and the sums."""
    own = [move for move in judged.moves if move.owner == judged.seat]
    bests = [move.stars + move.lost for move in own]
    final = float(judged.stars)
    after = dict(zip((move.step for move in own), (*bests[1:], final), strict=True))
    moves = tuple(
        move._replace(luck=after[move.step] - move.stars, luck_of=gaps[move.step])
        if move.owner == judged.seat
        else move
        for move in judged.moves
    )
    lucks: dict[Luck, float] = {"cards": 0.0, "ambushes": 0.0}
    for move in moves:
        lucks[move.luck_of] += move.luck or 0.0
    return judged._replace(
        expected=bests[0] if bests else final,
        cards=lucks["cards"],
        ambushes=lucks["ambushes"],
        moves=moves,
    )
