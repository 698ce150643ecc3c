"""The game: an action goes in, events come out, and the state is their fold.

    decide(state, action) -> events     all the rules; refuses with a typed reason; changes nothing
    evolve(state, event)  -> state      no rules, no chance, never refuses

Nobody "advances" the game: everything that follows from an action comes out of the same `decide`.
"""

from typing import Final, assert_never

from inkland.cards import DECK, SEASONS, AmbushCard, RuinsCard
from inkland.rules import (
    ambush,
    check_phase,
    draw_phase,
    explore_phase,
    game_end,
    heroes,
    powers,
    ready,
    season_end,
    setup,
)
from inkland.rules.actions import Action, Draw, Drawing, TakeBack
from inkland.rules.errors import (
    DrawingTooShort,
    GameIsOver,
    NoSuchSeat,
    NotAsked,
    NothingToTakeBack,
    StepIsOver,
    StepNotOpen,
    TakeBackIsOff,
)
from inkland.rules.events import (
    Answered,
    Event,
    SeasonBegan,
    StepClosed,
    StepOpened,
    TakenBack,
    TurnEnded,
)
from inkland.rules.options import GameOptions
from inkland.rules.questions import Question
from inkland.rules.state import Situation, State, Step, evolve, fold

QUESTIONS: Final[dict[str, Question]] = {
    "draw": draw_phase,
    "hero": heroes,
    "ready": ready,
    "ambush": ambush,
    "gorgon": powers.GORGON,
    "troll": powers.TROLL,
    "zombies": powers.ZOMBIES,
}


def new_game(options: GameOptions, seed: str) -> tuple[Event, ...]:
    """The events that set up a game and play it to its first question."""
    return begin(tuple(setup.opening(options, seed)))


def begin(opening: tuple[Event, ...]) -> tuple[Event, ...]:
    """The opening, and what follows from it up to the first question."""
    log = Log(fold(opening))
    _play_on(log)
    return (*opening, *log.events)


def decide(state: State, action: Action) -> tuple[Event, ...]:
    """Everything that follows from the action, or a refusal."""
    return outcome(state, action)[0]


def outcome(state: State, action: Action) -> tuple[tuple[Event, ...], State]:
    """What `decide` gives, and the state after it, for those who need both."""
    step = _open_step(state, action)
    log = Log(state)
    match action:
        case Draw(seat, _, drawing):
            before = step.answers[seat]
            if before is None or before != drawing:  # the same again changes nothing (D7)
                if before is not None and not state.options.take_back:
                    raise TakeBackIsOff()
                check_drawing(QUESTIONS[step.question], state, seat, drawing)
                log.note(Answered(seat, step.number, drawing))
        case TakeBack(seat):
            if not state.options.take_back:
                raise TakeBackIsOff()
            if step.answers[seat] is None:
                raise NothingToTakeBack()
            log.note(TakenBack(seat, step.number))
        case _:
            assert_never(action)
    _play_on(log)
    return tuple(log.events), log.state


def check_drawing(question: Question, situation: Situation, seat: int, drawing: Drawing) -> None:
    """Refuse a drawing that breaks a rule at any of its elements, or ends too early."""
    for length, element in enumerate(drawing):
        question.check(situation, seat, drawing[:length], element)
    if not question.continuations(situation, seat, drawing).complete:
        raise DrawingTooShort()


class Log:
    """The events noted so far, and the state after them."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: list[Event] = []

    def note(self, event: Event) -> None:
        """Let the event happen."""
        self.events.append(event)
        self.state = evolve(self.state, event)


def _open_step(state: State, action: Action) -> Step:
    """The step that the action answers; refuses if it is not open to this seat."""
    if state.ending is not None:
        raise GameIsOver()
    if not 0 <= action.seat < len(state.seats):
        raise NoSuchSeat(seat=action.seat + 1)
    if action.step > state.last_step:
        raise StepNotOpen(step=action.step)
    if state.step is None or action.step < state.step.number:
        raise StepIsOver(step=action.step)
    if action.seat not in state.step.asked:
        raise NotAsked(seat=action.seat + 1)
    return state.step


def _play_on(log: Log) -> None:
    """Play on until somebody is asked or the game is over (D3)."""
    while log.state.ending is None:
        state = log.state
        if state.step is not None:
            if not state.step.is_answered:
                return
            _close_step(log, state.step)
        elif state.card is not None:
            _take_turn(log, state)
        elif state.season < 0:
            log.note(SeasonBegan(0))
        elif check_phase.is_season_scored(state):
            _turn_the_year(log, state)
        else:
            log.note(explore_phase.revealed(state))


def _take_turn(log: Log, state: State) -> None:
    """Open the next step of the running turn, or end the turn after its last."""
    steps = turn_steps(state)
    if state.steps_taken < len(steps):
        _open_next(log, steps[state.steps_taken])
        return
    log.note(TurnEnded(state.turn))
    if check_phase.is_map_full(log.state):
        _end_early(log, state.season)
    elif check_phase.is_season_over(log.state):
        _end_seasons(log, range(state.season, state.season + 1))
        if state.season + 1 == len(SEASONS):  # after winter no power acts (D15)
            log.note(game_end.ended(log.state))


def turn_steps(state: State) -> tuple[str, ...]:
    """The questions of the running turn: those of its card, and before an ambush the skills."""
    assert state.card is not None
    card = DECK[state.card]
    assert not isinstance(card, RuinsCard)
    if isinstance(card, AmbushCard) and ready.is_needed(state):
        return ("ready", *card.steps)
    return card.steps


def _turn_the_year(log: Log, state: State) -> None:
    """After the scoring: the next power, and after the last of them the next season."""
    acting = powers.after_season(state)
    if check_phase.is_map_full(state):
        _end_early(log, state.season + 1)
    elif state.steps_taken < len(acting):
        _open_next(log, acting[state.steps_taken])
    else:
        log.note(SeasonBegan(state.season + 1))


def _end_early(log: Log, season: int) -> None:
    """A full solo map ends the game; nothing could change what the other seasons score (R37)."""
    running = log.state.season + 1
    last = len(SEASONS) if log.state.options.full_map == "all" else running
    _end_seasons(log, range(season, last))
    log.note(game_end.ended(log.state))


def _end_seasons(log: Log, seasons: range) -> None:
    for season in seasons:
        for event in season_end.scored(log.state, season):
            log.note(event)


def _open_next(log: Log, name: str) -> None:
    """Put a question to all seats that have a legal answer (D3)."""
    state, question = log.state, QUESTIONS[name]
    asked = tuple(seat for seat in range(len(state.seats)) if question.asks(state, seat))
    log.note(StepOpened(state.last_step + 1, name, asked))


def _close_step(log: Log, step: Step) -> None:
    """Every awaited answer is there: let the consequences happen (D4, D5)."""
    for event in QUESTIONS[step.question].close(log.state):
        log.note(event)
    log.note(StepClosed(step.number))
