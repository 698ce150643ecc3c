"""The judge: what each answer of a finished game cost, and how much of the result was luck.

A thinker looks at every question a seat has answered, with the view that the seat had, and says how
many stars it expects after the best drawing (B) and after the one that was played (C). The stars a
move lost are B - C. What then happened until the next question changed the expectation from C to
the next B: that is luck, of the cards, or of ambushes if monsters came or acted in between. So

    final stars = the first B + all luck - all stars lost

holds for every seat, whatever the thinker believes; a better one only puts more of it in its place.
One that does not foresee the rest of the year would call all of it luck: such a judge tells only
what moves lost.
Drawings on the sheet of a neighbour are judged, too, and stand outside of this sum: a bad one is a
present to the victim.
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
RESOLUTION: Final = 64  # stars are told in parts of so many, so that sums of them are exact
BUDGET: Final = 16  # sampled decks for each question: a game of four seats within a minute

Luck: TypeAlias = Literal["cards", "ambushes"]


class JudgedMove(NamedTuple):
    """An answer, what it was worth, and what else could have been drawn.

    `stars` are those that the sheet of `owner` was expected to have after it, negative if that is a
    neighbour's; so `lost` is never negative. `luck` is what happened afterwards; None on the sheet
    of a neighbour, and where the judge does not foresee.
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
    """What became of a seat: stars = expected + cards + ambushes - lost.

    `expected`, `cards` and `ambushes` are None where the judge does not foresee. `given` are the
    stars that its drawings left to neighbours whom better ones would have cost more.
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
    """The seats that were judged, and by whom."""

    judge: str
    seats: tuple[JudgedSeat, ...]


@cache
def judge_evaluator(budget: int = BUDGET, fast: bool = True) -> Evaluator:
    """Whose word counts; `budget` is how many decks it may sample for each question.

    Where nothing is compiled, or shall be, a plain one judges by what it sees at once.
    """
    if fast and warm_up.is_installed():
        return SearchBot("judge", judge_budget(budget))
    return GreedyEvaluator()


def judge(
    events: Sequence[Event], evaluator: Evaluator, seats: Iterable[int] | None = None
) -> JudgedGame:
    """The judged game, for these seats or for all; the same whenever it is asked."""
    wanted = None if seats is None else set(seats)
    asked = (one for one in decisions(events) if wanted is None or one.seat in wanted)
    moves = [judged_move(decision, evaluator) for decision in asked]
    return judged_game(events, moves, evaluator, wanted)


# --- What was decided


class Decision(NamedTuple):
    """An answer that stood when its step closed, and what the seat saw when it was asked.

    All chance that a judge needs comes from `seed`, which is made of the whole game, the seat and
    the step: a seat judged alone gets the same verdict as among all others.
    """

    seat: int
    step: int
    seen: View
    drawing: Drawing
    seed: str


def decisions(events: Sequence[Event]) -> Iterator[Decision]:
    """Every answer that counted, in the order of the steps; what was taken back did not."""
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
    """What one answer was worth; of luck nothing is known yet."""
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


# --- What was luck


def judged_game(
    events: Sequence[Event],
    moves: Iterable[JudgedMove],
    evaluator: Evaluator,
    seats: Collection[int] | None = None,
) -> JudgedGame:
    """The judged moves put together: what happened between them was luck, if he foresees."""
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
    """By the step of each own drawing, whose luck came before the next."""
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
    """Did monsters come, or act on the sheet of this seat?

    A gorgon acts in the turn of its card, and a troll asks; zombies spread by no one's hand.
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
