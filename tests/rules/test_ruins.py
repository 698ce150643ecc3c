"""Ruins: the next explore card must cover an empty ruins space."""

import pytest

from inkland.cards import MAP_SHEETS
from inkland.rules import GameOptions
from inkland.rules.errors import MustCoverRuins, NotTheShape, ShapeStillFits, TerrainNotOffered
from inkland.rules.events import CardRevealed, CoinsEarned, StepOpened, TurnEnded
from inkland.rules.ruins import open_ruins
from inkland.sheet import FARM, FOREST, MONSTER, VILLAGE, WATER
from tables import (
    TWO,
    Table,
    blank_but,
    cards,
    full_but,
    lines,
    picture,
    reach,
    spaces,
    those,
    walled,
    written,
)

ANY = (FOREST, VILLAGE, FARM, WATER, MONSTER)
A = MAP_SHEETS["a"]


def test_only_placements_on_an_empty_ruins_space_are_offered() -> None:
    sheet = walled("""
        . . . r .
        . ^ . . .
        . . . . w
    """)
    table = Table("temple_ruins fishing_village", sheets=[sheet])
    offered = table.legal(0)
    assert picture(sheet, reach(offered), rows=3, columns=5) == lines("""
        o o o o o
        . ^ . . .
        . . . . w
    """)
    assert written(offered) == ["V A1 A2 A3 A4", "W A1 A2 A3 A4", "V A2 A3 A4 A5", "W A2 A3 A4 A5"]
    with pytest.raises(MustCoverRuins):
        table.draw(0, "W C1 C2 C3 C4")


def test_ruins_that_are_drawn_over_no_longer_help() -> None:
    assert open_ruins(walled("r f r % x")) == spaces("A1 A3")


def test_if_no_shape_can_cover_ruins_one_space_of_any_terrain_is_drawn_anywhere() -> None:
    """R2: the printed shape may not be drawn elsewhere instead."""
    sheet = walled("""
        r ^ . . .
        ^ . . . .
    """)
    table = Table("temple_ruins orchard", sheets=[sheet])
    offered = table.legal(0)
    assert offered.fallback
    assert reach(offered) == spaces("A1 A3 A4 A5 B2 B3 B4 B5")
    assert [spot.terrains for spot in offered.spots] == [ANY]
    with pytest.raises(NotTheShape):
        table.draw(0, "F A3 A4 A5 B5")
    table.draw(0, "X B5")
    assert table.sheet(0).monster == spaces("B5")


def test_the_same_when_no_empty_ruins_are_left() -> None:
    """R2."""
    sheet = A._replace(forest=A.ruins)
    table = Table("temple_ruins hamlet", sheets=[sheet])
    assert table.legal(0).fallback and len(table.legal(0)) == 5 * 110
    assert not those(table.draw(0, "V A1"), CoinsEarned)  # R3


def test_the_single_space_after_ruins_is_always_of_any_terrain() -> None:
    """R2, D38: the switch for the single space does not reach here."""
    options = GameOptions(fallback_terrain="card")
    table = Table("temple_ruins orchard", sheets=[walled(". . ^ r")], options=options)
    assert len(table.legal(0)) == 5 * 3
    table.draw(0, "W A1")


def test_as_long_as_a_shape_can_cover_ruins_there_is_no_single_space() -> None:
    table = Table("temple_ruins farmland", sheets=[walled(". r")])
    with pytest.raises(ShapeStillFits):
        table.draw(0, "C A2")
    assert written(table.legal(0)) == ["C A1 A2"]


def test_the_terrain_is_that_of_the_card_when_ruins_are_covered() -> None:
    table = Table("temple_ruins farmland", sheets=[walled(". r")])
    with pytest.raises(TerrainNotOffered):
        table.draw(0, "W A1 A2")


def test_rift_lands_must_cover_ruins_too() -> None:
    """R7."""
    table = Table("temple_ruins rift_lands", sheets=[walled(". r . r")])
    assert reach(table.legal(0)) == spaces("A2 A4") and not table.legal(0).fallback
    with pytest.raises(MustCoverRuins):
        table.draw(0, "F A1")


def test_rift_lands_without_empty_ruins_goes_anywhere() -> None:
    """R2, R7."""
    table = Table("temple_ruins rift_lands", sheets=[walled(". f .")])
    table.draw(0, "X A1")
    assert table.sheet(0).monster == spaces("A1")


def test_two_ruins_cards_make_one_demand() -> None:
    """R7."""
    table = Table("temple_ruins outpost_ruins orchard hamlet")
    assert table.state.ruins and table.state.turn == 1
    assert [event for event in table.events if isinstance(event, CardRevealed)] == [
        CardRevealed(card, time)
        for card, time in zip(cards("temple_ruins outpost_ruins orchard"), (0, 0, 2), strict=True)
    ]
    table.draw(0, "F B6 B7 B8 C8")
    assert not table.state.ruins
    table.draw(0, "V A1 B1 B2")


def test_ruins_belong_to_the_turn_of_the_card_that_follows_and_ask_nothing() -> None:
    """D2."""
    table = Table("temple_ruins orchard outpost_ruins hamlet")
    events = table.draw(0, "F B6 B7 B8 C8")
    assert those(events, TurnEnded) == [TurnEnded(1)]
    assert those(events, StepOpened) == [StepOpened(2, "draw", (0,))]
    assert table.state.turn == 2 and table.state.ruins


def test_an_ambush_in_between_does_not_use_the_demand_up() -> None:
    """R7."""
    table = Table("temple_ruins gnoll_raid orchard", options=TWO)
    assert table.state.ruins and table.step.question == "ambush"
    assert len(table.legal(0)) > 200  # monsters need not cover ruins
    table.everyone_draws("X A1 A2 B1 C1 C2")
    assert table.state.ruins and table.state.card == "orchard"
    with pytest.raises(MustCoverRuins):
        table.draw(0, "F E1 E2 E3 F3")
    table.everyone_draws("F B6 B7 B8 C8")
    assert not table.state.ruins


def test_in_solo_the_walk_leaves_the_demand_as_well() -> None:
    """R7, R35."""
    table = Table("temple_ruins gnoll_raid orchard")
    assert table.sheet(0).monster == spaces("A1 A2 B1 C1 C2")
    assert table.state.ruins and table.state.card == "orchard"


def test_the_demand_binds_each_seat_by_its_own_sheet() -> None:
    table = Table("temple_ruins farmland", options=TWO, sheets=[full_but(A, "A1 A2"), A])
    assert table.legal(0).fallback and not table.legal(1).fallback


def test_no_season_ends_between_ruins_and_their_card() -> None:
    """R7: the time is checked before the next reveal, and ruins cost none."""
    table = Table("orchard homestead marshlands temple_ruins hinterland_stream")
    for _ in range(3):
        table.everyone_draws_something()
    assert table.state.season == 0 and table.state.ruins and table.state.time == 8
    table.everyone_draws_something()
    assert table.state.season == 1 and not table.state.ruins


def test_ambush_monsters_may_cover_ruins() -> None:
    """R8."""
    table = Table("goblin_attack", options=TWO, sheets=[blank_but(A, forest="A1")])
    table.everyone_draws("X C2 D3 E4")
    assert "x" in str(table.sheet(0))
