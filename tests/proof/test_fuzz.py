"""Inputs that fuzzers have found break neither the decoder nor `decide`.

`make fuzz-release` looks for more.
"""

import pytest

from inkland.rules import Action, State
from proof.fuzz import inputs, targets
from proof.fuzz.targets import TARGETS


@pytest.mark.parametrize("target", TARGETS)
def test_kept_inputs_break_nothing(target: str) -> None:
    kept = inputs.kept(target)
    assert len(kept) >= 15
    for data in kept:
        TARGETS[target](data)


def test_kept_inputs_reach_what_is_stored_and_what_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    decided, changed = targets._decided, []

    def counted(state: State, action: Action) -> State:
        after = decided(state, action)
        changed.append((type(action).__name__, after is not state))
        return after

    monkeypatch.setattr(targets, "_decided", counted)
    for data in inputs.kept("decide"):
        targets.decide(data)
    assert {*changed} == {
        (kind, is_stored) for kind in ("Draw", "TakeBack") for is_stored in (True, False)
    }


def test_a_decision_that_does_not_follow_from_its_events_is_noticed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(targets, "evolve", lambda state, _event: state)
    with pytest.raises(targets.Broken):
        list(map(targets.decide, inputs.kept("decide")))
