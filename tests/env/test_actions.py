"""There is exactly one action for every element that the rules can offer."""

import json
from hashlib import sha256
from random import Random

import numpy as np
import pytest
from hypothesis import given, settings

from inkland.cards import SKILL_CARDS
from inkland.env import actions as numbering
from inkland.env.actions import PASS, PLANES, SEND, SIZE, WAIT, action_of, element_of, mask_of
from inkland.rules import (
    Continuations,
    Drawing,
    Element,
    HeroPlacement,
    Pass,
    Placement,
    SkillUse,
    State,
    Target,
    fold,
    legal,
    new_game,
    view,
)
from inkland.rules.options import PRESETS
from proof.mixed_deals import mixed_options
from strategies import randoms, states
from tables import random_element, random_moves


def check_mask(offered: Continuations, state: State) -> set[Element]:
    """The mask has exactly the elements that the rules offer, each once."""
    mask = mask_of(offered, state.card)
    assert mask.shape == (SIZE,)
    assert mask.dtype == np.int8
    assert mask[SEND] == offered.complete
    assert not mask[WAIT]
    mask[SEND] = 0
    actions = np.flatnonzero(mask).tolist()
    elements = [element_of(action) for action in actions]
    assert len(elements) == len(set(elements))
    assert set(elements) == set(offered.elements())
    assert [action_of(element, state.card) for element in elements] == actions
    return set(elements)


def check_drawing(state: State, seat: int, random: Random) -> set[Element]:
    """Add elements to a drawing of the seat until none fits, and check every mask."""
    begun: Drawing = ()
    seen: set[Element] = set()
    while True:
        offered = legal(view(state, seat), begun)
        seen |= check_mask(offered, state)
        if len(offered) == 0:
            return seen
        begun = (*begun, random_element(random, offered))


@given(states(), randoms)
def test_the_mask_is_what_the_rules_offer(state: State, random: Random) -> None:
    """On any sheet, with any card and skill."""
    assert state.step is not None
    for seat in state.step.asked:
        check_drawing(state, seat, random)


@pytest.mark.parametrize("name", PRESETS)
@pytest.mark.parametrize("seats", [1, 3])
def test_the_mask_is_what_the_rules_offer_in_whole_games(name: str, seats: int) -> None:
    """From the first card to the last."""
    options, random = PRESETS[name]._replace(seats=seats), Random(7)
    state = fold(new_game(options, "7"))
    for action, _events, after in random_moves(state, random):
        check_drawing(state, action.seat, random)
        state = after


def test_mixed_deals_need_every_kind_of_action() -> None:
    """With any mix of boxes; all kinds of elements occur."""
    random, seen = Random(2026), set[Element]()
    for deal in range(25):
        state = fold(new_game(mixed_options(random), str(deal)))
        for action, _events, after in random_moves(state, random):
            if random.random() < 0.3:
                seen |= check_drawing(state, action.seat, random)
            state = after
    assert {type(element) for element in seen} == {
        Placement, HeroPlacement, SkillUse, Target, Pass,
    }  # fmt: skip
    assert {one.skill for one in seen if isinstance(one, SkillUse)} == {s.id for s in SKILL_CARDS}


@given(randoms)
@settings(max_examples=20)
def test_every_number_is_an_element_or_a_word(random: Random) -> None:
    """Every number has an element, though many are never legal."""
    action = random.randrange(PASS + 1)
    element = element_of(action)
    if isinstance(element, SkillUse | Pass | Target):
        assert action_of(element, None) == action


def test_version_1_keeps_its_numbers() -> None:
    """The numbers of version 1 must not change: trained networks depend on them."""
    assert (len(PLANES), PASS, SEND, WAIT, SIZE) == (279, 33_767, 33_768, 33_769, 33_770)
    written = json.dumps([PLANES, [skill.id for skill in SKILL_CARDS]])
    assert sha256(written.encode()).hexdigest()[:16] == "b211d79020ef9f1f"


def test_a_mask_of_waiting_is_nobody_elses() -> None:
    assert np.flatnonzero(numbering.only_waiting()).tolist() == [WAIT]
