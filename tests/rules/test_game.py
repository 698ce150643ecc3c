"""The game: steps, answers, repeats, take-back."""

import pytest

from inkland.rules import (
    Draw,
    GameOptions,
    TakeBack,
    begin,
    decide,
    evolve,
    fold,
    new_game,
    outcome,
)
from inkland.rules.errors import (
    DrawingTooShort,
    NoSuchSeat,
    NotAsked,
    NothingToTakeBack,
    StepIsOver,
    StepNotOpen,
    TakeBackIsOff,
)
from inkland.rules.events import (
    Answered,
    CardRevealed,
    SeasonBegan,
    StepClosed,
    StepOpened,
    TakenBack,
    TurnEnded,
)
from inkland.sheet import Refused
from tables import SOLO, THREE, TWO, Table, drawing, opening, those, walled

V, OTHER = "V A1 B1 B2", "V K1 K2 J1"
FINAL = GameOptions(seats=2, take_back=False)


def test_a_game_begins_with_spring_and_its_first_question() -> None:
    events = begin(opening("orchard", options=TWO))[7:]
    assert [type(event) for event in events] == [SeasonBegan, CardRevealed, StepOpened]
    assert events[-1] == StepOpened(1, "draw", (0, 1))


def test_everything_that_follows_comes_out_of_the_last_answer() -> None:
    """D4: the step closes when the last asked seat has answered."""
    table = Table("hamlet orchard", options=TWO)
    assert table.draw(0, V) == (Answered(0, 1, drawing(V)),)
    events = table.draw(1, V)
    kinds = [type(event) for event in events if not hasattr(event, "coins")]
    assert kinds[0] is Answered
    assert kinds[-4:] == [StepClosed, TurnEnded, CardRevealed, StepOpened]


def test_decide_changes_nothing_and_outcome_gives_the_folded_state() -> None:
    state = Table("hamlet orchard").state
    action = Draw(0, 1, drawing(V))
    events = decide(state, action)
    assert outcome(state, action) == (events, fold(events, state))
    assert decide(state, action) == events
    assert evolve(state, events[0]).step is not None


def test_steps_are_numbered_upwards_through_the_whole_game() -> None:
    """D2: also those that ask nobody."""
    table = Table("gnoll_raid", "goblin_attack")
    table.play_until(lambda _: False)
    numbers = [event.step for event in table.events if isinstance(event, StepOpened)]
    assert numbers == list(range(1, len(numbers) + 1))


# --- Who is asked


def test_a_single_legal_answer_is_still_asked_for() -> None:
    """D3."""
    table = Table("orchard", options=TWO, sheets=[walled(". . . / # # .")])
    assert 0 in table.step.asked and len(table.legal(0)) == 2


def test_a_seat_that_is_not_asked_is_refused() -> None:
    """D3."""
    table = Table("orchard", options=TWO, sheets=[walled("F")])
    with pytest.raises(NotAsked, match="Seat 1"):
        table.draw(0, "F A1")
    with pytest.raises(NotAsked):
        table.take_back(0)


@pytest.mark.parametrize("seat", [-1, 2, 100])
def test_a_seat_that_does_not_exist_is_refused(seat: int) -> None:
    with pytest.raises(NoSuchSeat):
        Table("hamlet", options=TWO).draw(seat, V)


@pytest.mark.parametrize(
    ("step", "refusal"), [(0, StepIsOver), (-1, StepIsOver), (1, StepIsOver), (3, StepNotOpen)]
)
def test_an_action_names_the_step_it_answers(step: int, refusal: type[Refused]) -> None:
    """D7: an answer to a closed step is refused as over."""
    table = Table("hamlet orchard")
    table.draw(0, V)
    assert table.step.number == 2
    for action in (Draw(0, step, drawing(V)), TakeBack(0, step)):
        with pytest.raises(refusal):
            table.act(action)


# --- Repeats, replacements, take-back


def test_the_same_answer_again_is_accepted_without_an_event() -> None:
    """D7."""
    for options in (TWO, FINAL):
        table = Table("hamlet", options=options)
        table.draw(0, V)
        before = table.state
        assert table.draw(0, V) == () and table.state == before


def test_a_repeat_of_the_last_answer_finds_its_step_closed() -> None:
    """D7: harmless, and told so."""
    table = Table("hamlet orchard")
    table.draw(0, V)
    before = table.state
    with pytest.raises(StepIsOver):
        table.act(Draw(0, 1, drawing(V)))
    assert table.state == before


def test_a_different_answer_replaces_the_first() -> None:
    """D7."""
    table = Table("hamlet", options=TWO)
    table.draw(0, V)
    assert table.draw(0, OTHER) == (Answered(0, 1, drawing(OTHER)),)
    fresh = Table("hamlet", options=TWO)
    fresh.draw(0, OTHER)
    assert table.state == fresh.state


def test_a_bad_replacement_leaves_the_first_answer() -> None:
    table = Table("hamlet", options=TWO)
    table.draw(0, V)
    with pytest.raises(Refused):
        table.draw(0, "V A1")
    assert table.step.answers[0] == drawing(V)


def test_without_take_back_an_answer_is_final() -> None:
    """D7, D8."""
    table = Table("hamlet", options=FINAL)
    table.draw(0, V)
    with pytest.raises(TakeBackIsOff):
        table.draw(0, OTHER)
    with pytest.raises(TakeBackIsOff):
        table.take_back(0)


def test_taking_back_withdraws_the_whole_answer() -> None:
    """D8."""
    table = Table("hamlet", options=TWO)
    before = table.state
    table.draw(0, V)
    assert table.take_back(0) == (TakenBack(0, 1),)
    assert table.state == before
    with pytest.raises(NothingToTakeBack):
        table.take_back(0)


def test_take_back_exists_in_an_ambush_too() -> None:
    """D8: in every kind of step."""
    table = Table("goblin_attack", options=THREE)
    before = table.state
    table.draw(1, "X A1 B2 C3")
    table.take_back(1)
    assert table.state == before


def test_the_last_seat_and_the_solo_player_cannot_take_back() -> None:
    """D4: their answer has closed the step."""
    for options in (SOLO, TWO):
        table = Table("hamlet orchard", options=options)
        table.everyone_draws(V)
        with pytest.raises(StepIsOver):
            table.act(TakeBack(options.seats - 1, 1))
        with pytest.raises(NothingToTakeBack):
            table.take_back(options.seats - 1)


def test_one_seat_may_answer_take_back_and_answer_while_others_think() -> None:
    table = Table("hamlet orchard", options=TWO)
    table.draw(0, V)
    table.take_back(0)
    table.draw(1, V)
    assert table.step.number == 1
    table.draw(0, OTHER)
    assert table.step.number == 2


def test_a_drawing_of_nothing_is_too_short() -> None:
    with pytest.raises(DrawingTooShort):
        Table("hamlet").draw(0)


def test_a_hundred_seats_play_a_turn() -> None:
    table = Table("hamlet goblin_attack", options=GameOptions(seats=100))
    table.everyone_draws(V)
    table.everyone_draws("X E1 F2 G3")
    assert all(seat.sheet.village and seat.sheet.monster for seat in table.state.seats)
    assert len(those(table.events, StepClosed)) == 2


def test_new_games_of_one_deal_are_equal() -> None:
    assert new_game(TWO, "seed") == new_game(TWO, "seed")
