"""Laws of secrecy: what a viewer cannot know makes no difference to the view."""

from random import Random

from hypothesis import given, settings

from inkland.rules import GameOptions, State, fold, legal, new_game, view
from inkland.rules.events import SECRET, Answered, ShapeDrawn
from inkland.rules.state import Step
from other_secrets import with_other_secrets
from strategies import options, randoms, seeds, states
from tables import random_game, random_moves


@given(states(), randoms)
def test_games_that_differ_only_in_secrets_look_the_same(state: State, random: Random) -> None:
    """To each seat and to a spectator: the view, and what is legal in it (D9, D40)."""
    for viewer in (None, *range(len(state.seats))):
        other = with_other_secrets(state, viewer, random)
        assert view(other, viewer) == view(state, viewer)
        assert repr(view(other, viewer)) == repr(view(state, viewer))
        assert legal(view(other, viewer)) == legal(view(state, viewer))


@given(states(), randoms)
def test_an_open_answer_is_seen_by_its_author_alone(state: State, random: Random) -> None:
    """Others and spectators see that it was given, not what it is (D9)."""
    assert isinstance(state.step, Step)
    for viewer in (None, *range(len(state.seats))):
        seen = view(state, viewer)
        assert seen.answer == (None if viewer is None else state.step.answers[viewer])
        assert seen.step is not None
        assert seen.step.answered == tuple(answer is not None for answer in state.step.answers)
        assert seen.seats == state.seats


@given(options, seeds)
@settings(max_examples=25)
def test_spectators_see_no_answer_in_a_whole_game(options: GameOptions, seed: int) -> None:
    """At no moment of the game (D9)."""
    state = fold(new_game(options, str(seed)))
    for _action, _events, after in random_moves(state, Random(seed)):
        assert view(after, None).answer is None


@given(options, seeds)
@settings(max_examples=25)
def test_sheets_change_only_when_a_step_closes(options: GameOptions, seed: int) -> None:
    """An answer that does not close its step changes no sheet, no coin and no score (D5)."""
    state = fold(new_game(options, str(seed)))
    for _action, events, after in random_moves(state, Random(seed)):
        if all(isinstance(event, Answered) for event in events):
            assert after.seats == state.seats
        state = after


@given(options, seeds)
@settings(max_examples=40)
def test_all_chance_is_spent_before_the_first_card(options: GameOptions, seed: int) -> None:
    """Secret orders stand at the opening and nowhere else; what is drawn is never among them."""
    events = random_game(options, seed)
    secret = [index for index, event in enumerate(events) if isinstance(event, SECRET)]
    first = 3 if options.skills else 2  # skills are dealt openly before
    opened = first + (6 if options.heroes else 5)
    assert secret == list(range(first, opened))
    assert any(isinstance(event, ShapeDrawn) for event in events[opened:])
