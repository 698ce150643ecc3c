"""Laws of steps: answers, repeats, take-back, order of arrival."""

from itertools import pairwise
from random import Random

import pytest
from hypothesis import given, settings

from inkland.rules import (
    Draw,
    Drawing,
    Event,
    GameOptions,
    Refused,
    State,
    TakeBack,
    fold,
    legal,
    new_game,
    outcome,
    view,
)
from inkland.rules.errors import GameIsOver, StepIsOver
from inkland.rules.events import Answered, StepClosed, StepOpened
from strategies import options, randoms, seeds, states
from tables import random_drawing, random_game, random_moves, unanswered


def answers(state: State, random: Random) -> dict[int, Drawing]:
    """An answer for each asked seat."""
    assert state.step is not None
    return {seat: random_drawing(random, view(state, seat)) for seat in state.step.asked}


def arrive(state: State, given: list[tuple[int, Drawing]]) -> tuple[list[Event], State]:
    """Apply the answers in this order; all events except their arrival."""
    assert state.step is not None
    number = state.step.number
    happened: list[Event] = []
    for seat, answer in given:
        events, state = outcome(state, Draw(seat, number, answer))
        happened += [event for event in events if not isinstance(event, Answered)]
    return happened, state


@given(states(least_seats=2), randoms)
def test_the_order_of_arrival_leaves_no_trace(state: State, random: Random) -> None:
    """Events after the last answer and the state are the same in any order (D5)."""
    state = unanswered(state)
    given = list(answers(state, random).items())
    happened, after = arrive(state, given)
    for _ in range(4):
        random.shuffle(given)
        assert arrive(state, given) == (happened, after)


@given(states(), randoms)
def test_a_repeated_answer_is_harmless(state: State, random: Random) -> None:
    """It changes nothing while the step is open, and is refused as over afterwards (D7)."""
    state = unanswered(state)
    assert state.step is not None
    number = state.step.number
    for seat, answer in answers(state, random).items():
        action = Draw(seat, number, answer)
        _events, state = outcome(state, action)
        if state.step is not None and state.step.number == number:
            assert outcome(state, action) == ((), state)
        else:
            with pytest.raises((StepIsOver, GameIsOver)):
                outcome(state, action)


@given(states(least_seats=2), randoms)
def test_an_answer_taken_back_leaves_no_trace(state: State, random: Random) -> None:
    """The state is the one before the answer, and another answer is as good as a first (D8)."""
    state = unanswered(state)
    assert state.step is not None
    number, (seat, *others) = state.step.number, state.step.asked
    if not others:
        return
    first, second = answers(state, random)[seat], answers(state, random)[seat]
    _events, answered = outcome(state, Draw(seat, number, first))
    _events, again = outcome(answered, TakeBack(seat, number))
    assert again == state
    _events, replaced = outcome(answered, Draw(seat, number, second))
    assert replaced == outcome(state, Draw(seat, number, second))[1]


@given(states(), randoms)
def test_the_same_question_gets_the_same_answer(state: State, random: Random) -> None:
    """`decide` depends on nothing but its arguments, and leaves them alone."""
    assert state.step is not None
    seat, answer = random.choice(list(answers(state, random).items()))
    action, before = Draw(seat, state.step.number, answer), repr(state)
    assert outcome(state, action) == outcome(state, action)
    assert repr(state) == before


@given(states(), randoms)
def test_what_is_refused_happens_to_nobody(state: State, random: Random) -> None:
    """An action for a wrong seat or a wrong step is always refused."""
    assert state.step is not None
    _seat, answer = random.choice(list(answers(state, random).items()))
    number, seats = state.step.number, len(state.seats)
    for seat, step in ((-1, number), (seats, number), (0, number + 1), (0, number - 1), (0, -5)):
        with pytest.raises(Refused):
            outcome(state, Draw(seat, step, answer))
        with pytest.raises(Refused):
            outcome(state, TakeBack(seat, step))


@given(options, seeds)
@settings(max_examples=40)
def test_steps_are_numbered_upwards(options: GameOptions, seed: int) -> None:
    """1, 2, 3 ... through the whole game, each closed before the next is opened (D2)."""
    steps = [
        event for event in random_game(options, seed) if isinstance(event, StepOpened | StepClosed)
    ]
    numbers = [event.step for event in steps]
    assert numbers == [1 + index // 2 for index in range(len(steps))]
    for opened, closed in pairwise(steps):
        assert type(opened) is not type(closed)


@given(options, seeds)
@settings(max_examples=25)
def test_only_seats_that_can_answer_are_asked_and_all_of_them(
    options: GameOptions, seed: int
) -> None:
    """Asked is who has something to draw on, and there is always something to draw (D3)."""
    state = fold(new_game(options, str(seed)))
    for _action, _events, after in random_moves(state, Random(seed)):
        if after.step is None:
            continue
        assert after.step.asked == tuple(sorted(set(after.step.asked))) != ()
        for seat in range(options.seats):
            offered = legal(view(after, seat))
            assert (len(offered) > 0) == (seat in after.step.asked)
