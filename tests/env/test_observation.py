"""An observation holds what the view of the seat holds, and nothing else."""

import json
from hashlib import sha256
from random import Random

import numpy as np
import pytest
from hypothesis import given, settings

from inkland.cards import DECK, SCORING_CARDS, SKILL_CARDS, CardId
from inkland.env.actions import SEND, WAIT, action_of
from inkland.env.element_game import ElementGame
from inkland.env.observation import AT, FACTS, PLANES, WIDTH, Observation, observation_space
from inkland.rules import GameOptions, SeasonScore, State, view
from inkland.rules.deck import deck
from inkland.rules.game import QUESTIONS
from inkland.rules.options import PRESETS
from inkland.sheet import SIDE, Terrain
from other_secrets import with_other_secrets
from strategies import randoms, states
from tables import Table, drawing, spaces, with_skills

# What version 1 can tell apart: a card of our own is none of them.
PRINTED = [card.id for card in SCORING_CARDS if card.box in ("base", "heroes")]
SIZES = {fact.name: fact.size for fact in FACTS}


def fact(seen: Observation, name: str) -> list[int]:
    """The numbers with this name."""
    return [int(x) for x in seen["observation"]["facts"][AT[name] : AT[name] + SIZES[name]]]


def plane(seen: Observation, name: str) -> int:
    """The spaces of this plane."""
    line = seen["observation"]["planes"][PLANES.index(name)].reshape(-1)
    return sum(1 << number for number, bit in enumerate(line) if bit)


def same(one: Observation, other: Observation) -> bool:
    """Whether all numbers of the two observations are equal."""
    return (
        np.array_equal(one["action_mask"], other["action_mask"])
        and np.array_equal(one["observation"]["planes"], other["observation"]["planes"])
        and np.array_equal(one["observation"]["facts"], other["observation"]["facts"])
    )


@given(states(), randoms)
def test_games_that_differ_only_in_secrets_are_observed_alike(state: State, random: Random) -> None:
    """The order of the deck and others' open drawings make no difference."""
    for seat in range(len(state.seats)):
        other = with_other_secrets(state, seat, random)
        assert same(ElementGame(state).observe(seat), ElementGame(other).observe(seat))


@given(states())
@settings(max_examples=50)
def test_an_observation_is_in_its_space_and_shows_the_sheet(state: State) -> None:
    space = observation_space()
    for number, seat in enumerate(state.seats):
        seen = ElementGame(state).observe(number)
        assert space.contains(seen)
        for layer, there in seat.sheet._asdict().items():
            assert plane(seen, f"own {layer}") == there


def test_what_lies_open_is_told() -> None:
    """Edicts, skills, the card, ruins, the deck, season and time."""
    options = with_skills("search diplomacy knowledge", GameOptions(seats=2))
    table = Table("temple_ruins orchard", options=options)
    seen = ElementGame(table.state).observe(1)
    for slot, card in enumerate(table.state.edicts):
        line = fact(seen, "edicts")[32 * slot : 32 * slot + 32]
        assert line == [int(one == card) for one in PRINTED]
    assert fact(seen, "skills") == [int(s.id in options.skills) for s in SKILL_CARDS]
    assert fact(seen, "card") == [int(card == "orchard") for card in DECK]
    assert fact(seen, "ruins") == [1]
    left = deck(view(table.state, 1))
    inside = (*left.cards, *left.ambushes)
    assert CardId("orchard") not in inside
    assert fact(seen, "deck") == [int(card in inside) for card in DECK]
    assert (fact(seen, "ambushes_in"), fact(seen, "heroes_in")) == ([1], [0])
    assert fact(seen, "season") == [1, 0, 0, 0]
    assert fact(seen, "season_edicts") == [1, 1, 0, 0]
    assert (fact(seen, "season_time"), fact(seen, "time")) == ([8], [2])
    assert fact(seen, "question") == [int(name == "draw") for name in QUESTIONS]
    assert (fact(seen, "seats"), fact(seen, "awaited_seats")) == ([2], [2])


def test_the_best_other_seat_is_never_the_own_one() -> None:
    state = Table("orchard", options=GameOptions(seats=3)).state
    seats = tuple(
        seat._replace(scores=(SeasonScore((("A", stars), ("B", 0)), 0, 0),))
        for seat, stars in zip(state.seats, (9, 5, 2), strict=True)
    )
    game = ElementGame(state._replace(seats=seats))
    told = [fact(game.observe(seat), "best_other_stars") for seat in range(3)]
    assert told == [[5], [9], [9]]


def test_who_has_answered_waits_and_sees_the_own_drawing() -> None:
    table = Table("orchard", options=GameOptions(seats=2))
    table.draw(0, "F A1 A2 A3 B3")
    mine, theirs = ElementGame(table.state).observe(0), ElementGame(table.state).observe(1)
    assert np.flatnonzero(mine["action_mask"]).tolist() == [WAIT]
    assert plane(mine, "begun") == spaces("A1 A2 A3 B3")
    assert fact(mine, "begun_terrains")[Terrain.FOREST] == 1
    assert (fact(mine, "awaited"), fact(theirs, "awaited")) == ([0], [1])
    assert fact(mine, "awaited_seats") == fact(theirs, "awaited_seats") == [1]
    assert plane(theirs, "begun") == 0
    assert not theirs["action_mask"][WAIT]


def test_an_ambush_shows_the_sheet_it_is_drawn_on() -> None:
    """Clockwise: seat 1 draws on the sheet of seat 0."""
    table = Table("orchard kobold_onslaught", options=GameOptions(seats=3))
    for seat, terrain in enumerate("FCF"):
        table.draw(seat, f"{terrain} A1 A2 A3 B3")
    game = ElementGame(table.state)
    seen = game.observe(1)
    assert fact(seen, "other") == [1]
    assert plane(seen, "other forest") == table.sheet(0).forest != 0
    assert plane(seen, "own farm") == table.sheet(1).farm != 0
    assert plane(seen, "other farm") == 0
    assert plane(game.observe(2), "other farm") == table.sheet(1).farm


def test_a_drawing_begun_is_seen_while_it_grows() -> None:
    options = with_skills("search diplomacy knowledge")
    game = ElementGame(Table("fishing_village", options=options).state)
    skill, main = drawing("skill search", "W A1 A2 A3 A4")
    assert game.act(0, action_of(main, game.state.card))
    seen = game.observe(0)
    assert plane(seen, "begun") == spaces("A1 A2 A3 A4")
    assert fact(seen, "begun_elements") == [1]
    assert seen["action_mask"][SEND]
    assert game.act(0, action_of(skill, game.state.card))
    seen = game.observe(0)
    assert not seen["action_mask"][SEND]
    assert fact(seen, "begun_skill") == [int(s.id == "search") for s in SKILL_CARDS]
    assert game.act(0, action_of(drawing("W A5")[0], game.state.card))
    assert game.observe(0)["observation"]["facts"][AT["begun_elements"]] == 0
    assert plane(game.observe(0), "own water") == spaces("A1 A2 A3 A4 A5")


@pytest.mark.parametrize("name", PRESETS)
def test_the_size_is_the_same_for_every_preset(name: str) -> None:
    seen = ElementGame.deal(PRESETS[name], "7").observe(0)["observation"]
    assert seen["planes"].shape == (len(PLANES), SIDE, SIDE)
    assert seen["facts"].shape == (WIDTH,)


def test_version_1_keeps_its_layout() -> None:
    """The layout of version 1 must not change: trained networks depend on it."""
    assert (len(PLANES), WIDTH) == (32, 332)
    boxes = [PRINTED, list(DECK), [s.id for s in SKILL_CARDS]]
    written = json.dumps([PLANES, FACTS, boxes, list(QUESTIONS), [t.id for t in Terrain]])
    assert sha256(written.encode()).hexdigest()[:16] == "458fe3ecdb1380fb"
