"""Heroes: where they stand, which spaces they guard, and what happens to monsters there."""

import pytest

from inkland.cards import DECK, MAP_SHEETS, HeroCard
from inkland.rules import Draw, HeroPlacement
from inkland.rules.errors import (
    AnotherAnswer,
    DrawingTooLong,
    NoSuchPattern,
    NotOnTheMap,
    SpaceNotEmpty,
)
from inkland.rules.events import CoinsEarned, HeroDrawn, ShapeDrawn, SpacesDestroyed, StepOpened
from inkland.sheet import MONSTER, MapSheet, Terrain, labels
from tables import (
    HEROES,
    TWO_HEROES,
    Table,
    cards,
    drawing,
    lines,
    picture,
    reach,
    spaces,
    spaces_of,
    those,
    walled,
)

BLANK = MapSheet()
WITH_RUINS = HEROES._replace(ruins_cards="yes")


def marks_from(table: Table, name: str) -> set[str]:
    """The sets of marks offered for a hero on this space."""
    return {
        " ".join(labels(one.marks))
        for one in table.legal(0).elements()
        if isinstance(one, HeroPlacement) and one.space == spaces(name)
    }


# --- The four patterns


@pytest.mark.parametrize(
    ("card", "ways"),
    [
        ("dobrik_of_lorkheim", {"E6 F5 F7 G6"}),
        ("wren_the_lioness", {"E8 F8 G8", "H5 H6 H7", "E4 F4 G4", "D5 D6 D7"}),
        ("freyla_the_true", {"F7 F8 F9", "G6 H6 I6", "F3 F4 F5", "C6 D6 E6"}),
        ("dal_of_jolev", {"E5 E7 G5 G7"}),
    ],
)
def test_the_marks_of_a_hero_in_the_open(card: str, ways: set[str]) -> None:
    """3: turned and flipped at will; equal turnings are one."""
    assert marks_from(Table(card, options=HEROES, sheets=[BLANK]), "F6") == ways


def test_wren_guards_a_bar_two_spaces_away() -> None:
    table = Table("wren_the_lioness", options=HEROES, sheets=[BLANK])
    table.draw(0, "H B1 !A3 B3 C3")
    assert picture(table.sheet(0), table.sheet(0).marks, 3, 3) == lines("""
        . . o
        H . o
        . . o
    """)


@pytest.mark.parametrize(
    ("card", "ways"),
    [
        ("dobrik_of_lorkheim", {"A2 B1"}),
        ("wren_the_lioness", {"A3 B3", "C1 C2", ""}),
        ("freyla_the_true", {"A2 A3 A4", "B1 C1 D1", ""}),
        ("dal_of_jolev", {"B2"}),
    ],
)
def test_marks_off_the_map_are_ignored_and_equal_rests_are_one_placement(
    card: str, ways: set[str]
) -> None:
    """1, D17: in a corner two turnings of Wren and of Freyla leave nothing."""
    table = Table(card, options=HEROES, sheets=[BLANK])
    assert marks_from(table, "A1") == ways
    listed = list(table.legal(0).elements())
    assert len(listed) == len(set(listed))


def test_marks_run_over_filled_spaces_mountains_and_ruins_and_fill_nothing() -> None:
    """1, 2, 5."""
    sheet = MapSheet.drawn("""
        . . F .
        . ^ . r
        . . V .
    """)
    table = Table("freyla_the_true", options=HEROES, sheets=[sheet])
    table.draw(0, "H B1 !B2 B3 B4")
    assert table.sheet(0) == sheet._replace(hero=spaces("B1"), marks=spaces("B2 B3 B4"))
    assert not those(table.events, SpacesDestroyed)


# --- Refused


def test_a_hero_stands_on_one_empty_space_with_marks_it_can_leave() -> None:
    table = Table("freyla_the_true", options=HEROES, sheets=[MapSheet.drawn("F . . . .")])
    for wrong, refusal in (
        ("H A1 !A2 A3 A4", SpaceNotEmpty),
        ("H A2 !A3 A4", NoSuchPattern),
        ("H A2 !A3 A4 A5 A6", NoSuchPattern),
        ("H A2 !A4 A5 A6", NoSuchPattern),
        ("H A2 A3 !A4 A5 A6", NoSuchPattern),
        ("H A2", AnotherAnswer),
        ("F A2", AnotherAnswer),
        ("pass", AnotherAnswer),
        ("* A2", AnotherAnswer),
        ("skill search", AnotherAnswer),
    ):
        with pytest.raises(refusal):
            table.draw(0, wrong)
    with pytest.raises(DrawingTooLong):
        table.draw(0, "H A2 !A3 A4 A5", "H A3 !A4 A5 A6")
    with pytest.raises(NotOnTheMap):
        table.act(Draw(0, table.step.number, (HeroPlacement(1 << 125, 0),)))


def test_a_placement_never_passes_for_a_hero_with_the_same_numbers() -> None:
    """A1, A2 and A3 are the numbers 1, 2 and 4, as are village, farm and monster."""
    table = Table("dobrik_of_lorkheim", options=TWO_HEROES, sheets=[BLANK, BLANK])
    table.draw(0, "H A1 !A2 B1")
    with pytest.raises(AnotherAnswer):
        table.draw(0, "V A2 B1")
    assert drawing("V A2 B1")[0] not in table.legal(1)


# --- Monsters on marks


def test_monsters_on_the_marks_are_destroyed_when_the_hero_is_drawn() -> None:
    """4: of any letter; the hero is told before."""
    sheet = MapSheet.drawn("""
        . Z .
        X . G
        . F D
    """)
    table = Table("dobrik_of_lorkheim", options=TWO_HEROES, sheets=[sheet, BLANK])
    table.draw(0, "H B2 !A2 B1 B3 C2")
    events = table.draw(1, "H A1 !A2 B1")
    told = [event for event in events if isinstance(event, HeroDrawn | SpacesDestroyed)]
    assert told == [
        HeroDrawn(0, spaces("B2"), spaces("A2 B1 B3 C2")),
        SpacesDestroyed(0, spaces("A2 B1 B3")),
        HeroDrawn(1, spaces("A1"), spaces("A2 B1")),
    ]
    assert picture(table.sheet(0), 0, 3, 3) == lines("""
        . * .
        * H *
        . F D
    """)


@pytest.mark.parametrize("card", ["ogre_charge", "goblin_attack", "dragon_inferno"])
def test_later_monsters_are_destroyed_the_moment_they_are_drawn(card: str) -> None:
    """4: filled, without a terrain."""
    sheet = walled(". . . / . . . / . . .")._replace(marks=spaces("A1 B2 C1 C3"))
    options = TWO_HEROES._replace(
        ambushes=cards(f"{card} zombie_plague gnoll_raid bugbear_assault")
    )
    table = Table(card, options=options, sheets=[sheet, sheet])
    first = next(one for one in table.legal(0).elements() if spaces_of(one) & sheet.marks)
    number = table.step.number
    for seat in (0, 1):
        table.act(Draw(seat, number, (first,)))
    after = table.sheet(0)
    assert after.marks & (after.monster | after.dragon) == 0
    assert after.destroyed == spaces_of(first) & sheet.marks


def test_the_gates_with_monsters_on_a_mark_draw_a_destroyed_space() -> None:
    """4, 33."""
    sheet = BLANK._replace(marks=spaces("A1"))
    table = Table("kethras_gates", options=HEROES, sheets=[sheet])
    events = table.draw(0, "X A1")
    assert those(events, SpacesDestroyed) == [SpacesDestroyed(0, spaces("A1"))]
    assert table.sheet(0).destroyed == spaces("A1") and table.sheet(0).monster == 0


def test_the_single_space_with_a_monster_on_a_mark_is_destroyed() -> None:
    """4."""
    sheet = walled(". # .")._replace(marks=spaces("A1"))
    table = Table("hillside_terrace", options=HEROES, sheets=[sheet])
    table.draw(0, "X A1")
    assert table.sheet(0).destroyed == spaces("A1")


def test_other_terrain_on_marks_is_safe() -> None:
    """5."""
    sheet = BLANK._replace(marks=spaces("A1 A2 B1 B2"))
    table = Table("hillside_terrace", options=HEROES, sheets=[sheet])
    table.draw(0, "W A1 A2 B1 B2")
    assert table.sheet(0).water == spaces("A1 A2 B1 B2") and table.sheet(0).destroyed == 0


def test_several_heroes_share_their_marks() -> None:
    """6."""
    table = Table("dobrik_of_lorkheim", "dal_of_jolev", options=HEROES, sheets=[BLANK])
    table.draw(0, "H B2 !A2 B1 B3 C2")
    table.play_until(lambda state: state.card == "dal_of_jolev")
    table.draw(0, "H K11 !J10")
    assert table.sheet(0).marks == spaces("A2 B1 B3 C2 J10")


def test_the_marks_of_a_destroyed_hero_stay() -> None:
    """7: the gorgon may take the hero, but not the marks."""
    sheet = BLANK._replace(hero=spaces("B2"), marks=spaces("A2 B1 C2"))
    table = Table("gorgon_gaze kethras_gates", options=TWO_HEROES, sheets=[sheet, sheet])
    table.everyone_draws("G B3 A4 C4")
    table.everyone_draws("* B2")
    assert table.sheet(0).hero == 0 and table.sheet(0).marks == spaces("A2 B1 C2")
    table.everyone_draws("X B1")
    assert table.sheet(0).destroyed == spaces("B2 B1") and table.sheet(0).monster == 0


# --- Ruins, full sheets, mountains


def test_a_hero_may_stand_on_ruins() -> None:
    table = Table("dobrik_of_lorkheim", options=HEROES, sheets=[walled("r .")])
    table.draw(0, "H A1 !A2 B1")
    assert str(table.sheet(0)).startswith("h .")


def test_a_ruins_card_waits_for_the_card_behind_the_hero() -> None:
    """9: the hero need not stand on ruins, and does not answer the ruins card."""
    deck = "temple_ruins dobrik_of_lorkheim hillside_terrace"
    table = Table(deck, options=WITH_RUINS, sheets=[walled("r . . / . . . / . . .")])
    assert table.state.ruins and reach(table.legal(0)) == spaces("A1 A2 A3 B1 B2 B3 C1 C2 C3")
    table.draw(0, "H C3 !B3 C2 C4 D3")
    assert table.state.ruins and table.state.card == "hillside_terrace"
    assert reach(table.legal(0)) == spaces("A1 A2 B1 B2")


def test_a_full_sheet_is_skipped() -> None:
    """8, D3."""
    table = Table("dobrik_of_lorkheim", options=TWO_HEROES, sheets=[walled("F"), walled(".")])
    assert table.step.asked == (1,)
    both = Table("dobrik_of_lorkheim", options=TWO_HEROES, sheets=[walled("F"), walled("F")])
    assert StepOpened(1, "hero", ()) in both.events


def test_a_hero_may_complete_a_mountain() -> None:
    """12, R5."""
    table = Table("dobrik_of_lorkheim", options=HEROES, sheets=[walled("^ . / F .")])
    events = table.draw(0, "H A2 !A1 A3 B2")
    assert those(events, CoinsEarned) == [CoinsEarned(0, "mountain", 1)]


def test_destroyed_monsters_stay_filled_and_cost_nothing() -> None:
    """10, 34."""
    sheet = walled("X . / . .")
    table = Table("freyla_the_true", options=HEROES, sheets=[sheet])
    effect = table.preview(0, "H A2 !A1")
    assert effect.monsters == (-2, 0) and effect.sheet.destroyed == spaces("A1")


def test_each_hero_enters_with_its_season_and_stays_until_revealed() -> None:
    """47."""
    names = "dal_of_jolev freyla_the_true wren_the_lioness dobrik_of_lorkheim"
    table = Table("", "", "", names, options=TWO_HEROES)
    table.play_until(lambda state: state.season == 3)
    gone = [card for card in table.state.gone if isinstance(DECK[card], HeroCard)]
    assert gone == [cards(names)[0]]
    table.play_until(lambda state: state.ending is not None)
    assert [card for card in table.state.gone if isinstance(DECK[card], HeroCard)] == list(
        cards(names)
    )


def test_the_substitute_may_be_a_hero_without_marks() -> None:
    """D18: only with hero cards in the game, and never on an ambush."""
    sheet = walled(". #")
    table = Table("hillside_terrace", options=HEROES, sheets=[sheet])
    terrains = table.legal(0).spots[0].terrains
    assert len(terrains) == 6 and Terrain.HERO in terrains
    table.draw(0, "H A1")
    assert table.sheet(0).hero == spaces("A1") and table.sheet(0).marks == 0
    without = Table("hillside_terrace", options=HEROES._replace(heroes=False), sheets=[sheet])
    assert len(without.legal(0).spots[0].terrains) == 5
    ambushed = Table("dragon_inferno", options=TWO_HEROES, sheets=[sheet, sheet])
    assert ambushed.legal(0).spots[0].terrains == (MONSTER,)


def test_maps_of_heroes_are_as_printed() -> None:
    """Mountains, ruins and wasteland of maps C and D."""
    c, d = MAP_SHEETS["c"], MAP_SHEETS["d"]
    assert c == MapSheet(mountain=spaces("B2 D9 F4 I10 J6"), ruins=spaces("B5 D8 G7 H3 J9 K1"))
    assert d == MapSheet(
        mountain=spaces("B10 D4 F7 I3 I10"),
        ruins=spaces("B4 B9 F2 G8 G11 J6"),
        wasteland=spaces("B2 C2 F10 F11 G10 J1 J2"),
    )


def test_who_draws_is_told() -> None:
    table = Table("kethras_gates", options=HEROES, sheets=[BLANK])
    assert those(table.draw(0, "F A1"), ShapeDrawn) == [
        ShapeDrawn(0, Terrain.FOREST, spaces("A1"), by=0)
    ]
