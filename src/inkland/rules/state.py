"""The state of a game: the fold of its events. No rules, no chance, no refusals here."""

from collections.abc import Iterable
from typing import NamedTuple, Protocol, assert_never

from inkland.cards import DECK, MAP_SHEETS, AmbushCard, CardId, ExploreCard, RuinsCard
from inkland.rules.actions import Drawing
from inkland.rules.events import (
    AmbushesOrdered,
    AmbushVanished,
    Answered,
    CardRevealed,
    CoinsEarned,
    Event,
    GameEnded,
    GameOpened,
    ScoringDealt,
    SeasonBegan,
    SeasonOrdered,
    SeasonScore,
    SeasonScored,
    ShapeDrawn,
    StepClosed,
    StepOpened,
    TakenBack,
    TurnEnded,
)
from inkland.rules.options import GameOptions
from inkland.sheet import MapSheet, drawn


class Seat(NamedTuple):
    """What lies open before a seat: everyone at the table may know all of it."""

    sheet: MapSheet
    coins: int = 0
    scores: tuple[SeasonScore, ...] = ()


class Step(NamedTuple):
    """An open question, the seats it is put to, and the answers so far, by seat."""

    number: int
    question: str
    asked: tuple[int, ...]
    answers: tuple[Drawing | None, ...]

    @property
    def is_answered(self) -> bool:
        """Has every asked seat answered?"""
        return all(self.answers[seat] is not None for seat in self.asked)


class State(NamedTuple):
    """Everything about a game. `ambushes` and `orders` are secret, and so are open answers."""

    options: GameOptions = GameOptions()
    edicts: tuple[CardId, ...] = ()
    ambushes: tuple[CardId, ...] = ()
    orders: tuple[tuple[CardId, ...], ...] = ()
    seats: tuple[Seat, ...] = ()
    season: int = -1  # before spring
    time: int = 0
    revealed: tuple[CardId, ...] = ()  # this season, in order
    sprung: tuple[CardId, ...] = ()  # ambushes that have left the deck for good
    turn: int = 0
    card: CardId | None = None  # what the running turn is about
    ruins: bool = False  # does a ruins card wait to be answered?
    steps_taken: int = 0  # in the running turn
    last_step: int = 0
    step: Step | None = None
    ending: GameEnded | None = None


class Situation(Protocol):
    """What the legality of a drawing may depend on: public facts, in a state or in a view."""

    @property
    def options(self) -> GameOptions: ...
    @property
    def edicts(self) -> tuple[CardId, ...]: ...
    @property
    def seats(self) -> tuple[Seat, ...]: ...
    @property
    def card(self) -> CardId | None: ...
    @property
    def ruins(self) -> bool: ...


def evolve(state: State, event: Event) -> State:
    """The state after the event."""
    match event:  # the frequent events first
        case Answered(seat, _, drawing):
            return _with_answer(state, seat, drawing)
        case ShapeDrawn(seat, terrain, spaces):
            sheet, coins, scores = state.seats[seat]
            return _with_seat(state, seat, Seat(drawn(sheet, terrain, spaces), coins, scores))
        case CoinsEarned(seat, _, earned):
            sheet, coins, scores = state.seats[seat]
            return _with_seat(state, seat, Seat(sheet, coins + earned, scores))
        case StepOpened(number, question, asked):
            step = Step(number, question, asked, (None,) * len(state.seats))
            return state._replace(step=step, last_step=number, steps_taken=state.steps_taken + 1)
        case StepClosed():
            return state._replace(step=None)
        case CardRevealed(card, time):
            return _with_card(state, card, time)
        case TurnEnded():
            waits = state.ruins and state.card is not None and not _is_explored(state.card)
            return state._replace(card=None, ruins=waits)
        case TakenBack(seat):
            return _with_answer(state, seat, None)
        case SeasonScored(seat, _, score):
            sheet, coins, scores = state.seats[seat]
            return _with_seat(state, seat, Seat(sheet, coins, (*scores, score)))
        case SeasonBegan(season):
            return state._replace(season=season, time=0, revealed=())
        case GameOpened(options):
            blank = Seat(MAP_SHEETS[options.map_sheet])
            return State(options=options, seats=(blank,) * options.seats)
        case ScoringDealt(cards):
            return state._replace(edicts=cards)
        case AmbushesOrdered(cards):
            return state._replace(ambushes=cards)
        case SeasonOrdered(_, cards):
            return state._replace(orders=(*state.orders, cards))
        case GameEnded():
            return state._replace(ending=event)
        case AmbushVanished():
            return state
        case _:
            assert_never(event)


def fold(events: Iterable[Event], state: State | None = None) -> State:
    """The state after all the events."""
    folded = State() if state is None else state
    for event in events:
        folded = evolve(folded, event)
    return folded


def _with_seat(state: State, index: int, seat: Seat) -> State:
    seats = state.seats
    return state._replace(seats=(*seats[:index], seat, *seats[index + 1 :]))


def _with_answer(state: State, index: int, drawing: Drawing | None) -> State:
    assert state.step is not None
    number, question, asked, answers = state.step
    answers = (*answers[:index], drawing, *answers[index + 1 :])
    return state._replace(step=Step(number, question, asked, answers))


def _with_card(state: State, card: CardId, time: int) -> State:
    revealed = (*state.revealed, card)
    match DECK[card]:
        case RuinsCard():
            return state._replace(revealed=revealed, time=time, ruins=True)
        case AmbushCard():
            state = state._replace(sprung=(*state.sprung, card))
        case ExploreCard():
            pass
    return state._replace(
        revealed=revealed, time=time, card=card, turn=state.turn + 1, steps_taken=0
    )


def _is_explored(card: CardId) -> bool:
    return isinstance(DECK[card], ExploreCard)
