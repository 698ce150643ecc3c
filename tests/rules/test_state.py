"""The state: the fold of the events, without rules."""

from inkland.cards import MAP_SHEETS
from inkland.rules import Event, GameOptions, Placement, Seat, State, evolve, fold
from inkland.rules.events import (
    AmbushVanished,
    Answered,
    CardRevealed,
    CoinsEarned,
    GameEnded,
    GameOpened,
    SeasonBegan,
    SeasonScore,
    SeasonScored,
    ShapeDrawn,
    StepClosed,
    StepOpened,
    TakenBack,
    TurnEnded,
)
from inkland.sheet import FOREST, MONSTER
from tables import TWO, Table, cards, opening, spaces

RUINS, ORCHARD, GNOLLS = cards("temple_ruins orchard gnoll_raid")


def opened() -> State:
    return fold((*opening(options=TWO), SeasonBegan(0)))


def test_an_opened_game_lies_on_blank_sheets() -> None:
    state = evolve(State(), GameOpened(GameOptions(seats=3, map_sheet="b")))
    assert state.seats == (Seat(MAP_SHEETS["b"]),) * 3 and state.season == -1


def test_drawing_fills_the_spaces_of_one_sheet() -> None:
    before = opened()
    state = evolve(before, ShapeDrawn(1, FOREST, spaces("A1 A2"), by=1))
    assert state.seats[1].sheet.forest == spaces("A1 A2")
    assert state.seats[0] == before.seats[0]


def test_a_drawing_from_before_the_rules_were_mended_is_folded_all_the_same() -> None:
    """`evolve` never refuses: what is stored has happened."""
    state = evolve(opened(), ShapeDrawn(0, MONSTER, spaces("A1 K11"), by=None))
    assert state.seats[0].sheet.monster == spaces("A1 K11")


def test_coins_add_up() -> None:
    state = fold([CoinsEarned(0, "shape", 1), CoinsEarned(0, "mountain", 2)], opened())
    assert [seat.coins for seat in state.seats] == [3, 0]


def test_a_card_starts_a_turn_and_a_ruins_card_does_not() -> None:
    """D2."""
    state = evolve(opened(), CardRevealed(RUINS, 0))
    assert (state.turn, state.card, state.ruins) == (0, None, True)
    state = evolve(state, CardRevealed(ORCHARD, 2))
    assert (state.turn, state.card, state.ruins, state.time) == (1, ORCHARD, True, 2)
    state = evolve(state, TurnEnded(1))
    assert (state.card, state.ruins) == (None, False)
    assert state.revealed == (RUINS, ORCHARD)


def test_an_ambush_leaves_the_demand_of_the_ruins() -> None:
    """R7."""
    events: list[Event] = [CardRevealed(RUINS, 0), CardRevealed(GNOLLS, 0), TurnEnded(1)]
    state = fold(events, opened())
    assert state.ruins and state.gone == (GNOLLS,)


def test_a_step_opens_collects_answers_and_closes() -> None:
    answer = (Placement(FOREST, spaces("A1")),)
    state = evolve(opened(), StepOpened(1, "draw", (0, 1)))
    assert state.step is not None and not state.step.is_answered
    answered = evolve(state, Answered(1, 1, answer))
    assert answered.step is not None and answered.step.answers == (None, answer)
    assert evolve(answered, TakenBack(1, 1)) == state
    both = evolve(answered, Answered(0, 1, answer))
    assert both.step is not None and both.step.is_answered
    assert evolve(both, StepClosed(1)).step is None


def test_a_season_starts_with_no_time_used() -> None:
    state = fold([CardRevealed(ORCHARD, 2), TurnEnded(1), SeasonBegan(1)], opened())
    assert (state.season, state.time, state.revealed) == (1, 0, ())


def test_scores_are_written_down_in_order() -> None:
    score = SeasonScore((("A", 1), ("B", 2)), 0, 0)
    state = fold([SeasonScored(1, 0, score), SeasonScored(1, 1, score)], opened())
    assert state.seats[1].scores == (score, score) and state.seats[0].scores == ()


def test_the_end_is_remembered_and_a_vanished_ambush_changes_nothing() -> None:
    state = opened()
    assert evolve(state, AmbushVanished(0)) == state
    assert evolve(state, GameEnded(())).ending == GameEnded(())


def test_the_fold_of_a_table_is_its_state() -> None:
    table = Table("temple_ruins gnoll_raid orchard", options=TWO)
    table.play_until(lambda _: False)
    before = fold(opening("temple_ruins gnoll_raid orchard", options=TWO))
    assert fold(table.events, before) == table.state
