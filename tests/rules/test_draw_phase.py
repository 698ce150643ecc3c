"""Draw phase: shapes, terrains, the single space, coins."""

import pytest

from inkland.cards import MAP_SHEETS
from inkland.rules import Draw, GameOptions, Placement
from inkland.rules.errors import (
    DrawingTooLong,
    DrawingTooShort,
    MustCoverRuins,
    NothingDrawn,
    NotOnTheMap,
    NotTheShape,
    ShapeStillFits,
    SpaceNotEmpty,
    TerrainNotOffered,
)
from inkland.rules.events import CoinsEarned, ShapeDrawn
from inkland.sheet import FARM, FOREST, MONSTER, VILLAGE, WATER, MapSheet, Refused
from rows import each_row
from tables import (
    TWO,
    Table,
    blank_but,
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


# --- Where shapes go


def test_a_shape_goes_wherever_it_fits_turned_and_flipped_at_will() -> None:
    table = Table("orchard", sheets=[walled(". . . / . ^ .")])
    assert written(table.legal(0)) == ["F A1 A2 A3 B3", "C A1 A2 A3 B3",
                                       "F A1 A2 A3 B1", "C A1 A2 A3 B1"]  # fmt: skip


def test_legal_placements_drawn_back_on_the_map() -> None:
    table = Table(
        "fishing_village",
        sheets=[
            walled("""
                . . . . F
                . ^ . . .
                . r . . .
                . V . . .
            """)
        ],
    )
    offered = table.legal(0)
    assert picture(table.sheet(0), reach(offered), rows=4, columns=5) == lines("""
        o o o o F
        o ^ o o .
        o o o o o
        o V o o .
    """)
    assert not offered.fallback and not offered.complete and len(offered) == 2 * 6


def test_both_shapes_of_a_card_are_offered_and_the_one_with_the_coin_is_named() -> None:
    table = Table("forgotten_forest", sheets=[walled(". . / . . / . .")])
    assert {(spot.shape.height, spot.shape.width, spot.coin) for spot in table.legal(0).spots} == {
        (2, 2, True),
        (3, 2, False),
    }


def test_gaps_of_a_shape_may_lie_over_anything() -> None:
    table = Table("forgotten_forest", sheets=[walled(". W / ^ .")])
    assert written(table.legal(0)) == ["F A1 B2"]


def test_ruins_spaces_may_be_drawn_over_without_a_ruins_card() -> None:
    """R8."""
    table = Table("fishing_village", sheets=[walled(". r . r")])
    table.draw(0, "W A1 A2 A3 A4")
    assert picture(table.sheet(0), 0, 1, 4) == "W w W w"


def test_nobody_wraps_round_the_edge() -> None:
    sheet = full_but(A, "C10 C11 D1 D2")
    table = Table("fishing_village", sheets=[sheet._replace(ruins=0)])
    with pytest.raises(NotTheShape):
        table.draw(0, "W C10 C11 D1 D2")
    assert table.legal(0).fallback


# --- What is refused


@each_row(
    "placed, refusal",
    [
        ("W A1 A2 A3 B3", TerrainNotOffered),
        ("X A1 A2 A3 B3", TerrainNotOffered),
        ("^ A1 A2 A3 B3", TerrainNotOffered),
        ("H A1 A2 A3 B3", TerrainNotOffered),
        ("F A1 A2 A3", NotTheShape),
        ("F A1 A2 A3 A4", NotTheShape),
        ("F A1 A2 A3 B3 C3", NotTheShape),
        ("F A1", ShapeStillFits),
        ("F A4 B4 C4 C3", SpaceNotEmpty),
        ("F B4", SpaceNotEmpty),
        ("F", NothingDrawn),
    ],
)
def test_what_is_not_a_placement_of_the_card_is_refused(
    placed: str, refusal: type[Refused]
) -> None:
    table = Table("orchard")
    before = table.state
    with pytest.raises(refusal):
        table.draw(0, placed)
    with pytest.raises(refusal):
        table.preview(0, placed)
    assert table.state == before


def test_a_refusal_names_the_filled_spaces() -> None:
    table = Table("orchard")
    with pytest.raises(SpaceNotEmpty, match="B4"):
        table.draw(0, "F B3 B4 B5 C5")


@pytest.mark.parametrize("off", [1 << 121, -1, 1 << 121 | 1, 1 << 500, -(1 << 130)])
def test_what_leaves_the_map_is_refused(off: int) -> None:
    table = Table("rift_lands")
    with pytest.raises(NotOnTheMap):
        table.act(Draw(0, 1, (Placement(FOREST, off),)))


def test_a_drawing_is_one_placement() -> None:
    table = Table("orchard")
    with pytest.raises(DrawingTooLong):
        table.draw(0, "F A1 A2 A3 B3", "F E1 E2 E3 F3")
    with pytest.raises(DrawingTooShort):
        table.draw(0)


def test_after_its_placement_a_drawing_is_complete() -> None:
    offered = Table("orchard").legal(0, "F A1 A2 A3 B3")
    assert offered.complete and not offered.spots


# --- The single space


def test_when_nothing_fits_one_space_of_any_terrain_is_drawn() -> None:
    """R1: monsters included."""
    table = Table("orchard", sheets=[walled(". ^ . .")])
    offered = table.legal(0)
    assert offered.fallback
    assert [spot.terrains for spot in offered.spots] == [ANY]
    assert reach(offered) == spaces("A1 A3 A4")
    table.draw(0, "X A3")
    assert picture(table.sheet(0), 0, 1, 4) == ". ^ X ."


def test_a_table_may_limit_the_single_space_to_the_terrains_of_the_card() -> None:
    """R1, D38: the switch `fallback_terrain`."""
    table = Table("orchard", sheets=[walled(". .")], options=GameOptions(fallback_terrain="card"))
    assert written(table.legal(0)) == ["F A1", "C A1", "F A2", "C A2"]
    with pytest.raises(TerrainNotOffered):
        table.draw(0, "W A1")


def test_the_single_space_is_not_two() -> None:
    table = Table("orchard", sheets=[walled(". .")])
    with pytest.raises(NotTheShape):
        table.draw(0, "F A1 A2")


def test_no_hero_and_no_mountain_as_single_space() -> None:
    """D18: without hero cards five terrains."""
    table = Table("orchard", sheets=[walled(". .")])
    for letter in "H^DZTG":
        with pytest.raises(TerrainNotOffered):
            table.draw(0, f"{letter} A1")


def test_as_long_as_one_of_two_shapes_fits_there_is_no_single_space() -> None:
    table = Table("farmland", sheets=[walled(". .")])
    assert written(table.legal(0)) == ["C A1 A2"]
    with pytest.raises(ShapeStillFits):
        table.draw(0, "C A1")


def test_rift_lands_may_be_a_monster() -> None:
    """R10."""
    table = Table("rift_lands", sheets=[walled(". .")])
    assert not table.legal(0).fallback
    table.draw(0, "X A2")
    assert picture(table.sheet(0), 0, 1, 2) == ". X"


def test_a_full_sheet_draws_nothing_that_turn() -> None:
    """R4, D3: only seats with a legal answer are asked."""
    table = Table("orchard hamlet", sheets=[full_but(A, ""), A], options=TWO)
    assert table.step.asked == (1,)
    events = table.draw(1, "F A1 A2 A3 B3")
    assert those(events, ShapeDrawn) == [ShapeDrawn(1, FOREST, spaces("A1 A2 A3 B3"), by=1)]


# --- Coins


def test_the_shape_with_the_coin_earns_it() -> None:
    events = Table("hamlet").draw(0, "V A1 B1 B2")
    assert those(events, CoinsEarned) == [CoinsEarned(0, "shape", 1)]


def test_the_other_shape_earns_none() -> None:
    assert not those(Table("hamlet").draw(0, "V A1 A2 A3 B1 B2"), CoinsEarned)


def test_the_single_space_earns_no_coin() -> None:
    """R3."""
    table = Table("farmland", sheets=[walled(". ^ .")])
    assert not those(table.draw(0, "C A1"), CoinsEarned)
    assert table.state.seats[0].coins == 0


def test_a_mountain_surrounded_earns_a_coin_once() -> None:
    """R5: monsters and wasteland count as filled."""
    table = Table("rift_lands farmland", sheets=[blank_but(A, monster="E6", wasteland="F5 G6")])
    assert those(table.draw(0, "F F7"), CoinsEarned) == [CoinsEarned(0, "mountain", 1)]
    table.draw(0, "C A1 A2")
    assert table.state.seats[0].coins == 2


def test_several_mountains_at_once_give_several_coins() -> None:
    """R5."""
    sheet = MapSheet.drawn("""
        . F . F .
        F ^ . ^ F
        . F . F .
    """)
    events = Table("rift_lands", sheets=[sheet]).draw(0, "W B3")
    assert those(events, CoinsEarned) == [CoinsEarned(0, "mountain", 2)]


def test_the_map_edge_surrounds_a_mountain_too() -> None:
    """No printed mountain lies there, but a drawn sheet may have one (D41)."""
    events = Table("rift_lands", sheets=[MapSheet.drawn("^ F / . .")]).draw(0, "W B1")
    assert those(events, CoinsEarned) == [CoinsEarned(0, "mountain", 1)]


def test_shape_and_mountain_coin_come_together_in_this_order() -> None:
    """D6."""
    table = Table("farmland", sheets=[MapSheet.drawn(". F . / F ^ . / . F .")])
    assert those(table.draw(0, "C B3 B4"), CoinsEarned) == [
        CoinsEarned(0, "shape", 1),
        CoinsEarned(0, "mountain", 1),
    ]


def test_the_coin_track_holds_fourteen() -> None:
    """R6."""
    sheet = MapSheet.drawn(". F . / F ^ . / . F .")
    almost = Table("farmland", sheets=[sheet], coins=[13])
    assert those(almost.draw(0, "C B3 B4"), CoinsEarned) == [CoinsEarned(0, "shape", 1)]
    full = Table("farmland", sheets=[sheet], coins=[14])
    assert not those(full.draw(0, "C B3 B4"), CoinsEarned)
    assert full.state.seats[0].coins == 14


# --- Closing


def test_consequences_wait_until_the_step_closes() -> None:
    """D5: while a step is open an answer is only recorded."""
    table = Table("hamlet", options=TWO)
    table.draw(1, "V A1 B1 B2")
    assert table.sheet(1) == A and table.state.seats[1].coins == 0
    events = table.draw(0, "V K1 K2 J1")
    assert those(events, ShapeDrawn) == [  # in seat order
        ShapeDrawn(0, VILLAGE, spaces("J1 K1 K2"), by=0),
        ShapeDrawn(1, VILLAGE, spaces("A1 B1 B2"), by=1),
    ]
    assert table.sheet(1).village == spaces("A1 B1 B2") and table.state.seats[1].coins == 1


def test_must_cover_ruins_is_named_when_a_shape_lies_elsewhere() -> None:
    with pytest.raises(MustCoverRuins):
        Table("temple_ruins orchard").draw(0, "F A1 A2 A3 B3")
