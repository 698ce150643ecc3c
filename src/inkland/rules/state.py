"""The state of a game: the fold of its events. No rules, no chance, no refusals here."""

from collections.abc import Iterable
from typing import NamedTuple, Protocol, assert_never

from inkland.cards import DECK, CardId, ExploreCard, RuinsCard
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
    HeroDrawn,
    HeroesOrdered,
    ScoringDealt,
    SeasonBegan,
    SeasonOrdered,
    SeasonScore,
    SeasonScored,
    ShapeDrawn,
    SheetEvent,
    SkillsDealt,
    SkillUsed,
    SpacesDestroyed,
    StepClosed,
    StepOpened,
    TakenBack,
    TurnEnded,
)
from inkland.rules.options import GameOptions, blank_sheet
from inkland.sheet import MapSheet, Spaces, Terrain, destroyed, drawn, marked


class Seat(NamedTuple):
    """What lies open before a seat: everyone at the table may know all of it."""

    sheet: MapSheet
    coins: int = 0  # earned so far, at most fourteen; spent ones stay on the track (R6)
    scores: tuple[SeasonScore, ...] = ()
    spent: int = 0
    skilled: bool = False  # has used the skill of this season
    dragon: bool = False  # a dragon was drawn here and has not paid yet (D16)
    ducked: tuple[CardId, Spaces] | None = (
        None  # the skill against this turn's ambush, and its spot
    )

    @property
    def purse(self) -> int:
        """The coins that can be spent and that score."""
        return self.coins - self.spent


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
    """Everything about a game. Secret are `ambushes`, `heroes`, `orders` and open answers."""

    options: GameOptions = GameOptions()
    edicts: tuple[CardId, ...] = ()
    skills: tuple[CardId, ...] = ()
    ambushes: tuple[CardId, ...] = ()
    heroes: tuple[CardId, ...] = ()
    orders: tuple[tuple[CardId, ...], ...] = ()
    seats: tuple[Seat, ...] = ()
    season: int = -1  # before spring
    time: int = 0
    revealed: tuple[CardId, ...] = ()  # this season, in order
    gone: tuple[CardId, ...] = ()  # ambushes and heroes that have left the deck, in order
    turn: int = 0
    card: CardId | None = None  # what the running turn is about
    ruins: bool = False  # does a ruins card wait to be answered?
    steps_taken: int = 0  # in the running turn, or after the scoring of a season
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
    def skills(self) -> tuple[CardId, ...]: ...
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
        case (
            ShapeDrawn()
            | HeroDrawn()
            | SpacesDestroyed()
            | SkillUsed()
            | CoinsEarned()
            | SeasonScored()
        ):
            seats, index = state.seats, event.seat
            after = seat_after(seats[index], event)
            return state._replace(seats=(*seats[:index], after, *seats[index + 1 :]))
        case StepOpened(number, question, asked):
            step = Step(number, question, asked, (None,) * len(state.seats))
            return state._replace(step=step, last_step=number, steps_taken=state.steps_taken + 1)
        case StepClosed():
            return state._replace(step=None)
        case CardRevealed(card, time):
            return _with_card(state, card, time)
        case TurnEnded():
            return _with_turn_ended(state)
        case TakenBack(seat):
            return _with_answer(state, seat, None)
        case SeasonBegan(season):
            seats = tuple(seat._replace(skilled=False) for seat in state.seats)
            return state._replace(season=season, time=0, revealed=(), seats=seats)
        case GameOpened(options):
            blank = Seat(blank_sheet(options.map_sheet))
            return State(options=options, seats=(blank,) * options.seats)
        case ScoringDealt(cards):
            return state._replace(edicts=cards)
        case SkillsDealt(cards):
            return state._replace(skills=cards)
        case AmbushesOrdered(cards):
            return state._replace(ambushes=cards)
        case HeroesOrdered(cards):
            return state._replace(heroes=cards)
        case SeasonOrdered(_, cards):
            return state._replace(orders=(*state.orders, cards))
        case GameEnded():
            return state._replace(ending=event)
        case AmbushVanished():
            return state
        case _:
            assert_never(event)


def seat_after(seat: Seat, event: SheetEvent) -> Seat:
    """The seat after something happened on its sheet."""
    match event:
        case ShapeDrawn(_, terrain, spaces):
            sheet = drawn(seat.sheet, terrain, spaces)
            return seat._replace(sheet=sheet, dragon=seat.dragon or terrain == Terrain.DRAGON)
        case CoinsEarned(_, reason, coins):
            waits = seat.dragon and reason != "dragon"
            return seat._replace(coins=seat.coins + coins, dragon=waits)
        case SpacesDestroyed(_, spaces):
            return seat._replace(sheet=destroyed(seat.sheet, spaces))
        case HeroDrawn(_, space, marks):
            return seat._replace(sheet=marked(drawn(seat.sheet, Terrain.HERO, space), marks))
        case SkillUsed(_, skill, cost, spot):
            ducked = None if spot is None else (skill, spot)
            return seat._replace(spent=seat.spent + cost, skilled=True, ducked=ducked)
        case SeasonScored(_, _, score):
            return seat._replace(scores=(*seat.scores, score))
        case _:
            assert_never(event)


def fold(events: Iterable[Event], state: State | None = None) -> State:
    """The state after all the events."""
    folded = State() if state is None else state
    for event in events:
        folded = evolve(folded, event)
    return folded


def _with_answer(state: State, index: int, drawing: Drawing | None) -> State:
    assert state.step is not None
    number, question, asked, answers = state.step
    answers = (*answers[:index], drawing, *answers[index + 1 :])
    return state._replace(step=Step(number, question, asked, answers))


def _with_card(state: State, card: CardId, time: int) -> State:
    revealed = (*state.revealed, card)
    found = DECK[card]
    if isinstance(found, RuinsCard):
        return state._replace(revealed=revealed, time=time, ruins=True)
    gone = state.gone if isinstance(found, ExploreCard) else (*state.gone, card)
    return state._replace(
        revealed=revealed, time=time, gone=gone, card=card, turn=state.turn + 1, steps_taken=0
    )


def _with_turn_ended(state: State) -> State:
    """The card is laid aside; only an explore card has answered a waiting ruins card (R7, 9)."""
    assert state.card is not None
    waits = state.ruins and not isinstance(DECK[state.card], ExploreCard)
    seats = state.seats
    if any(seat.ducked is not None for seat in seats):
        seats = tuple(seat._replace(ducked=None) for seat in seats)
    return state._replace(card=None, ruins=waits, seats=seats, steps_taken=0)
