"""Views: what one seat, or a spectator, may know, and what it may do with it.

A view is built by copying public facts into a new object, never by removing secrets. Secret are
the order of the deck and of the ambushes, and the open answers of other seats (D9, D40).
"""

from typing import NamedTuple

from inkland.cards import SCORING, CardId
from inkland.rules.actions import Drawing
from inkland.rules.errors import NoSuchSeat, NotAsked
from inkland.rules.events import SECRET, Answered, Event, GameEnded
from inkland.rules.game import QUESTIONS, check_drawing
from inkland.rules.options import GameOptions
from inkland.rules.questions import Consequence, Continuations, Question
from inkland.rules.season_end import haunted
from inkland.rules.state import Seat, State, Step
from inkland.sheet import MapSheet, count


class StepView(NamedTuple):
    """The open step: what is asked of whom, and who has answered."""

    number: int
    question: str
    asked: tuple[int, ...]
    answered: tuple[bool, ...]


class View(NamedTuple):
    """What a viewer may know: a seat, or a spectator when `viewer` is None."""

    viewer: int | None
    options: GameOptions
    edicts: tuple[CardId, ...]
    skills: tuple[CardId, ...]
    seats: tuple[Seat, ...]
    season: int
    time: int
    revealed: tuple[CardId, ...]
    gone: tuple[CardId, ...]
    turn: int
    card: CardId | None
    ruins: bool
    step: StepView | None
    answer: Drawing | None
    ending: GameEnded | None


class Effect(NamedTuple):
    """What a drawing would bring to the sheet of `owner`.

    Stars of edicts A to D, unspent coins, and the stars that monsters cost (0 or negative), each
    before and after.
    """

    owner: int
    sheet: MapSheet
    stars: tuple[tuple[int, int], ...]
    coins: tuple[int, int]
    monsters: tuple[int, int]


def view(state: State, viewer: int | None) -> View:
    """The game as this seat, or a spectator, may see it."""
    if viewer is not None and not 0 <= viewer < len(state.seats):
        raise NoSuchSeat(seat=viewer + 1)
    return View(
        viewer=viewer,
        options=state.options,
        edicts=state.edicts,
        skills=state.skills,
        seats=state.seats,
        season=state.season,
        time=state.time,
        revealed=state.revealed,
        gone=state.gone,
        turn=state.turn,
        card=state.card,
        ruins=state.ruins,
        step=_step_view(state.step) if state.step is not None else None,
        answer=_own_answer(state.step, viewer),
        ending=state.ending,
    )


def _step_view(step: Step) -> StepView:
    answered = tuple(answer is not None for answer in step.answers)
    return StepView(step.number, step.question, step.asked, answered)


def _own_answer(step: Step | None, viewer: int | None) -> Drawing | None:
    return None if step is None or viewer is None else step.answers[viewer]


def is_asked(view: View) -> bool:
    """May this viewer answer now? An answer may be replaced while take-back is on (D7)."""
    if view.viewer is None or view.step is None or view.viewer not in view.step.asked:
        return False
    return view.answer is None or view.options.take_back


def legal(view: View, begun: Drawing = ()) -> Continuations:
    """What the viewer may add to the drawing it has begun; nothing if it is not asked.

    What is begun must itself have been offered, element by element; it is not checked again.
    """
    if view.viewer is None or view.step is None or not is_asked(view):
        return Continuations(owner=view.viewer or 0)
    return QUESTIONS[view.step.question].continuations(view, view.viewer, begun)


def seen_by(event: Event, viewer: int | None) -> bool:
    """May this seat, or a spectator, be told of the event?

    Orders of cards are told to nobody, and an answer only to its author, even when the step has
    closed: what came of it is told to all, what was taken back or replaced is nobody's business.
    """
    if isinstance(event, SECRET):
        return False
    return not isinstance(event, Answered) or event.seat == viewer


def consequence(view: View, drawing: Drawing) -> Consequence:
    """What a drawing that `legal` has offered would do, unscored: for bots, which ask often."""
    seat, question = _asked(view)
    return question.consequence(view, seat, drawing)


def _asked(view: View) -> tuple[int, Question]:
    """The seat and the question that is open to it."""
    if view.viewer is None or view.step is None or not is_asked(view):
        raise NotAsked(seat="–" if view.viewer is None else view.viewer + 1)
    return view.viewer, QUESTIONS[view.step.question]


def preview(view: View, drawing: Drawing) -> Effect:
    """What the drawing would bring if the step closed with it now; refuses what is illegal."""
    seat_asked, question = _asked(view)
    check_drawing(question, view, seat_asked, drawing)
    owner, _events, after = question.consequence(view, seat_asked, drawing)
    seat = view.seats[owner]
    cards = [SCORING[card] for card in view.edicts]
    return Effect(
        owner=owner,
        sheet=after.sheet,
        stars=tuple((card.stars(seat.sheet), card.stars(after.sheet)) for card in cards),
        coins=(seat.purse, after.purse),
        monsters=(-count(haunted(seat.sheet)), -count(haunted(after.sheet))),
    )
