"""Ambush: who draws on whose sheet, and what."""

import pytest

from inkland.cards import MAP_SHEETS
from inkland.rules import Draw, GameOptions, decide, fold, new_game, view
from inkland.rules.ambush import victim, walks
from inkland.rules.errors import (
    DrawingTooLong,
    NotTheShape,
    ShapeStillFits,
    SpaceNotEmpty,
    TerrainNotOffered,
)
from inkland.rules.events import AmbushVanished, CoinsEarned, GameEnded, ShapeDrawn, StepOpened
from inkland.rules.state import State
from inkland.sheet import MONSTER, MapSheet, label
from tables import (
    THREE,
    TWO,
    TWO_HEROES,
    Table,
    blank_but,
    first_drawing,
    full_but,
    reach,
    spaces,
    those,
    walled,
    written,
)

A = MAP_SHEETS["a"]
CLOCKWISE = "bugbear_assault", "kobold_onslaught"
COUNTERCLOCKWISE = "goblin_attack", "gnoll_raid"


@pytest.mark.parametrize("card", CLOCKWISE)
def test_clockwise_each_seat_draws_on_the_sheet_of_the_seat_before(card: str) -> None:
    """D1: the sheet of seat i goes to seat i + 1."""
    table = Table(card, options=THREE)
    assert [victim(table.state, seat) for seat in range(3)] == [2, 0, 1]
    assert [table.legal(seat).owner for seat in range(3)] == [2, 0, 1]


@pytest.mark.parametrize("card", COUNTERCLOCKWISE)
def test_counterclockwise_each_seat_draws_on_the_sheet_of_the_seat_after(card: str) -> None:
    """D1."""
    table = Table(card, options=THREE)
    assert [victim(table.state, seat) for seat in range(3)] == [1, 2, 0]


@pytest.mark.parametrize("card", CLOCKWISE + COUNTERCLOCKWISE)
def test_two_seats_swap(card: str) -> None:
    """R12, D1."""
    table = Table(card, options=TWO)
    assert [victim(table.state, seat) for seat in range(2)] == [1, 0]


def test_the_monsters_stand_on_the_sheet_of_the_victim() -> None:
    table = Table("kobold_onslaught", options=THREE)
    table.draw(0, "X A1 B1 B2 C1")
    table.draw(1, "X E1 F1 F2 G1")
    events = table.draw(2, "X G1 H1 H2 I1")
    assert those(events, ShapeDrawn) == [  # sheet by sheet in seat order (D5)
        ShapeDrawn(0, MONSTER, spaces("E1 F1 F2 G1"), by=1),
        ShapeDrawn(1, MONSTER, spaces("G1 H1 H2 I1"), by=2),
        ShapeDrawn(2, MONSTER, spaces("A1 B1 B2 C1"), by=0),
    ]


def test_the_drawer_may_turn_and_flip_the_shape() -> None:
    """R11."""
    table = Table("goblin_attack", options=TWO, sheets=[A, walled("F F . / F . F / . F F")])
    assert written(table.legal(0)) == ["X A3 B2 C1"]


def test_gaps_of_the_shape_may_lie_over_anything() -> None:
    """R11."""
    table = Table("bugbear_assault", options=TWO, sheets=[A, walled(". ^ . / . F .")])
    assert written(table.legal(0)) == ["X A1 A3 B1 B3"]


@pytest.mark.parametrize(
    ("placed", "refusal"),
    [
        ("F A1 A2 B1 C1 C2", TerrainNotOffered),
        ("D A1 A2 B1 C1 C2", TerrainNotOffered),
        ("X A1", ShapeStillFits),
        ("X A1 A2", NotTheShape),
        ("X B3 B4 C3 D3 D4", SpaceNotEmpty),
    ],
)
def test_what_is_not_the_ambush_is_refused(placed: str, refusal: type[Exception]) -> None:
    table = Table("gnoll_raid", options=TWO)
    with pytest.raises(refusal):
        table.draw(0, placed)


def test_a_second_element_is_refused() -> None:
    table = Table("goblin_attack", options=TWO)
    with pytest.raises(DrawingTooLong):
        table.draw(0, "X A1 B2 C3", "X E1")
    assert table.legal(0, "X A1 B2 C3").complete


def test_if_the_shape_does_not_fit_one_monster_is_drawn_anywhere() -> None:
    """R11."""
    table = Table("gnoll_raid", options=TWO, sheets=[A, walled(". . / . . / . ^ / r #")])
    offered = table.legal(0)
    assert offered.fallback and reach(offered) == spaces("A1 A2 B1 B2 C1 D1")
    assert [spot.terrains for spot in offered.spots] == [(MONSTER,)]
    with pytest.raises(TerrainNotOffered):
        table.draw(0, "F A1")
    with pytest.raises(NotTheShape):
        table.draw(0, "X A1 A2")
    table.draw(0, "X D1")
    table.draw(1, "X A1 A2 B1 C1 C2")
    assert "x" in str(table.sheet(1))  # ruins may be covered (R8)


def test_the_drawer_needs_no_room_on_the_own_sheet() -> None:
    """D3: whether a seat is asked depends on the sheet it draws on."""
    table = Table("goblin_attack", options=THREE, sheets=[full_but(A, "")])
    assert table.step.asked == (0, 1)  # seat 2 would draw on the full sheet of seat 0
    assert not table.legal(2).spots


def test_only_full_sheets_leave_the_step_to_close_by_itself() -> None:
    """D3."""
    full = full_but(A, "")
    table = Table("goblin_attack orchard", options=TWO, sheets=[full, full])
    assert StepOpened(1, "ambush", ()) in table.events
    assert isinstance(table.events[-1], GameEnded)


def test_coins_for_mountains_go_to_the_owner_of_the_sheet() -> None:
    """R5: not to the seat that drew."""
    sheet = MapSheet.drawn("""
        . . . . .
        . . . . .
        . . . F .
        . . . ^ F
        . . . F .
    """)
    table = Table("kobold_onslaught", options=THREE, sheets=[sheet])
    table.draw(0, "X A1 B1 B2 C1")
    table.draw(2, "X A1 B1 B2 C1")
    events = table.draw(1, "X B3 C3 D3 C2")
    assert those(events, CoinsEarned) == [CoinsEarned(0, "mountain", 1)]


def test_the_walk_may_replace_the_neighbour_at_several_seats() -> None:
    """D13: placed as in solo, on every sheet, and nobody is asked."""
    options = GameOptions(seats=2, ambush_by="walk")
    table = Table("goblin_attack orchard", options=options, sheets=[A, walled(". . .")])
    assert StepOpened(1, "ambush", ()) in table.events
    assert those(table.events, ShapeDrawn) == [
        ShapeDrawn(0, MONSTER, spaces("I9 J10 K11"), by=None)
    ]
    assert those(table.events, AmbushVanished) == [AmbushVanished(1)]  # no single space (R36)


def test_the_way_of_the_walk_is_every_place_that_was_tried() -> None:
    """R35: along the edge from the card's corner; the last place is the first that fits."""
    options = GameOptions(seats=2, ambush_by="walk")
    log = new_game(options, "7")
    state, told = State(), 0
    while state.ending is None:
        for number, path in walks(state, log):
            event = log[number]
            assert isinstance(event, ShapeDrawn) and event.by is None
            assert len(set(path)) == len(path)
            told += 1
        state = fold(log, state)
        if state.step is not None:
            seat = next(n for n in state.step.asked if state.step.answers[n] is None)
            log = decide(state, Draw(seat, state.step.number, first_drawing(view(state, seat))))
    assert told > 2


def test_the_way_begins_in_the_corner_of_the_card_and_ends_where_the_monsters_stand() -> None:
    """R35."""
    sheet = blank_but(MapSheet(), forest="A1 B1 C1 D2")
    table = Table("gnoll_raid orchard", sheets=[sheet])
    ((number, path),) = walks(_before(table), table.events)
    assert table.events[number] == ShapeDrawn(0, MONSTER, spaces("E1 E2 F1 G1 G2"), by=None)
    assert [label(space) for space in path] == ["A1", "B1", "C1", "D1", "E1"]


def _before(table: Table) -> State:
    """The state before the first of the table's events."""
    seats = tuple(seat._replace(sheet=MapSheet()) for seat in table.state.seats)
    return State(options=table.state.options, seats=seats)


def test_with_the_walk_several_seats_still_have_no_rating() -> None:
    """D13."""
    table = Table(options=GameOptions(seats=2, ambush_by="walk"))
    table.play_until(lambda _: False)
    ending = table.state.ending
    assert ending is not None and ending.rating is None and ending.title is None


def test_walking_monsters_earn_the_owner_a_mountain_coin() -> None:
    """R5."""
    table = Table("kobold_onslaught orchard", sheets=[walled(". ^ / . . / . F / . .")])
    assert table.sheet(0).monster == spaces("A1 B1 B2 C1")
    assert those(table.events, CoinsEarned) == [CoinsEarned(0, "mountain", 1)]


def test_the_single_monster_is_a_plain_one_whatever_the_card_draws() -> None:
    """16: the letter of a card, and so its power, belongs to its shape alone."""
    table = Table("dragon_inferno", options=TWO_HEROES, sheets=[A, walled(". .")])
    assert {text[0] for text in written(table.legal(1))} == {"D"}
    assert {text[0] for text in written(table.legal(0))} == {"X"}
    with pytest.raises(TerrainNotOffered):
        table.draw(0, "D A1")
    with pytest.raises(TerrainNotOffered):
        table.draw(1, "X A3 B1 B2 B3 C1")
    table.draw(0, "X A1")
    table.draw(1, "D A3 B1 B2 B3 C1")
    assert table.sheet(0).dragon == spaces("A3 B1 B2 B3 C1")
    assert table.sheet(1).monster == spaces("A1")
