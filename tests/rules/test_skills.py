"""Skills: what each of the six for explore turns allows, costs and refuses."""

import pytest

from inkland.rules import SkillUse
from inkland.rules.errors import (
    AnotherAnswer,
    DrawingTooShort,
    MustCoverRuins,
    MustTouchDrawing,
    MustTouchMonster,
    NotEnoughCoins,
    NotTheShape,
    NotWithSingleSpace,
    ShapeStillFits,
    SkillChangesNothing,
    SkillNotInPlay,
    SkillNotNow,
    SkillUsedThisSeason,
    SpaceNotEmpty,
    TerrainNotOffered,
    UnknownSkill,
)
from inkland.rules.events import (
    Answered,
    CoinsEarned,
    SeasonScored,
    ShapeDrawn,
    SkillUsed,
    SpacesDestroyed,
    TakenBack,
)
from inkland.sheet import FOREST, MapSheet, Refused, Terrain
from rows import each_row
from tables import (
    HEROES,
    TWO,
    TWO_HEROES,
    Table,
    cards,
    reach,
    spaces,
    those,
    walled,
    with_skills,
    written,
)

BLANK = MapSheet()
EXTRAS = "concentrate cure_wounds search"
CHANGES = "knowledge move_silently negotiate"
MIXED = "diplomacy search negotiate"


def solo(deck: str, skills: str, sheet: MapSheet = BLANK, coins: int = 5) -> Table:
    """One seat with coins, and these skills."""
    return Table(deck, options=with_skills(skills), sheets=[sheet], coins=[coins])


def refuses(table: Table, refusal: type[Refused], *elements: str) -> None:
    before = table.state
    with pytest.raises(refusal):
        table.draw(0, *elements)
    with pytest.raises(refusal):
        table.preview(0, *elements)
    assert table.state == before


# --- Paying


def test_a_skill_is_paid_with_coins_that_stop_scoring() -> None:
    """R40, D6: paid first, then drawn."""
    table = Table("orchard", options=with_skills(MIXED, TWO), coins=[3, 0])
    table.draw(1, "F A1 A2 A3 B3")
    assert table.draw(0, "F A1 A2 A3 B3", "skill diplomacy", "B B1") != ()
    happened = [e for e in table.events if isinstance(e, SkillUsed | ShapeDrawn) and e.seat == 0]
    assert happened == [
        SkillUsed(0, cards("diplomacy")[0], 1),
        ShapeDrawn(0, FOREST, spaces("A1 A2 A3 B3"), by=0),
        ShapeDrawn(0, Terrain.FARM_AND_VILLAGE, spaces("B1"), by=0),
    ]
    seat = table.state.seats[0]
    assert (seat.coins, seat.spent, seat.purse, seat.skilled) == (3, 1, 2, True)
    table.play_until(lambda state: state.season == 1)
    scored = next(e for e in table.events if isinstance(e, SeasonScored) and e.seat == 0)
    assert scored.score.coins == table.state.seats[0].coins - 1


def test_at_most_one_skill_a_season_and_again_in_the_next() -> None:
    """R40, D10: the same card may be used again; free ones too."""
    deck = "rift_lands hinterland_stream homestead orchard marshlands", "rift_lands"
    table = Table(*deck, options=with_skills(EXTRAS))
    table.draw(0, "F A1", "skill search", "F A2")
    assert table.legal(0).others == ()
    assert table.legal(0, "W C1 C2 C3 D1 E1").others == ()
    refuses(table, SkillUsedThisSeason, "W C1 C2 C3 D1 E1", "skill search", "W D2")
    table.play_until(lambda state: state.season == 1)
    assert not table.state.seats[0].skilled
    table.draw(0, "F K1", "skill search", "F K2")
    assert table.state.seats[0].skilled


def test_coins_of_this_turn_cannot_pay() -> None:
    """D28: only those held when the step opened."""
    table = solo("hamlet", "diplomacy cure_wounds search", coins=0)
    assert written(table.legal(0, "V A1 B1 B2")) == ["skill search"]
    refuses(table, NotEnoughCoins, "V A1 B1 B2", "skill diplomacy", "B C1")
    rich = solo("hamlet", "diplomacy cure_wounds search", coins=1)
    rich.draw(0, "V A1 B1 B2", "skill diplomacy", "B C1")
    assert (rich.state.seats[0].coins, rich.state.seats[0].purse) == (2, 1)


@each_row(
    "skill, cost",
    [
        ("acrobatics", 2), ("concentrate", 3), ("cure_wounds", 1), ("diplomacy", 1),
        ("knowledge", 0), ("move_silently", 0), ("negotiate", 1), ("search", 0),
    ],
)  # fmt: skip
def test_what_each_skill_costs(skill: str, cost: int) -> None:
    others = [name for name in (*EXTRAS.split(), *CHANGES.split()) if name != skill]
    table = solo("orchard", f"{skill} {others[0]} {others[1]}", coins=cost - 1 if cost else 0)
    if cost:
        refuses(table, NotEnoughCoins, f"skill {skill}", "F A1")


def test_skills_that_are_not_here() -> None:
    table = solo("orchard", EXTRAS)
    refuses(table, SkillNotInPlay, "F A1 A2 A3 B3", "skill diplomacy", "B B1")
    refuses(table, SkillNotInPlay, "skill negotiate", "F A1 A2 B1 B2")
    refuses(table, UnknownSkill, "F A1 A2 A3 B3", "skill orchard", "B B1")
    none = Table("orchard")
    refuses(none, SkillNotInPlay, "F A1 A2 A3 B3", "skill search", "F B1")


def test_an_extra_stands_behind_and_a_change_before_the_drawing() -> None:
    """D19."""
    table = solo("orchard", "search negotiate diplomacy")
    refuses(table, SkillNotNow, "skill search", "F A1")
    refuses(table, SkillNotNow, "F A1 A2 A3 B3", "skill negotiate", "F C1 C2 D1 D2")
    refuses(table, DrawingTooShort, "F A1 A2 A3 B3", "skill search")
    refuses(table, DrawingTooShort, "skill negotiate")
    refuses(table, Refused, "skill negotiate", "F A1 A2 B1 B2", "skill search", "F A3")
    refuses(table, Refused, "F A1 A2 A3 B3", "skill search", "F B1", "F B2")


def test_taking_back_withdraws_the_skill_and_its_coins() -> None:
    """D8, D9: and nobody else has seen anything."""
    table = Table("orchard", options=with_skills(MIXED, TWO), coins=[3, 3])
    before = table.state
    assert table.draw(0, "F A1 A2 A3 B3", "skill diplomacy", "B B1")[0].__class__ is Answered
    assert table.view(1).seats == before.seats and table.view(1).answer is None
    assert table.take_back(0) == (TakenBack(0, 1),)
    assert table.state == before
    table.draw(0, "F A1 A2 A3 B3")
    table.draw(1, "F A1 A2 A3 B3")
    assert table.state.seats[0].purse == 3 and not table.state.seats[0].skilled


# --- Negotiate


def test_negotiate_draws_the_square_in_a_terrain_of_the_card_and_earns_no_coin() -> None:
    """R47."""
    table = solo("hamlet", CHANGES)
    refuses(table, TerrainNotOffered, "skill negotiate", "F A1 A2 B1 B2")
    refuses(table, NotTheShape, "skill negotiate", "V A1 B1 B2")
    events = table.draw(0, "skill negotiate", "V A1 A2 B1 B2")
    assert not those(events, CoinsEarned)
    assert SkillUsed(0, cards("negotiate")[0], 1) in events
    assert table.state.seats[0].purse == 4


def test_negotiate_on_the_rift_lands_offers_all_five_terrains() -> None:
    """R47."""
    table = solo("rift_lands", CHANGES, walled(". . / . ."))
    assert [text[0] for text in written(table.legal(0, "skill negotiate"))] == list("FVCWX")


def test_ruins_bind_the_square() -> None:
    """R47, D24."""
    sheet = walled("r . . . / . . . . ")
    table = solo("temple_ruins orchard", CHANGES, sheet)
    assert reach(table.legal(0, "skill negotiate")) == spaces("A1 A2 B1 B2")
    refuses(table, MustCoverRuins, "skill negotiate", "F A3 A4 B3 B4")


def test_negotiate_needs_its_square_and_may_come_where_no_shape_fits() -> None:
    """D23: the substitute is judged as if no skill existed, and both are offered."""
    table = solo("fishing_village", CHANGES, walled(". . / . ."))
    first = table.legal(0)
    assert first.fallback and "skill negotiate" in written(first) and "V A1" in written(first)
    table.draw(0, "skill negotiate", "V A1 A2 B1 B2")
    nowhere = solo("fishing_village", CHANGES, walled(". . / ."))
    refuses(nowhere, SkillChangesNothing, "skill negotiate", "V A1")


def test_negotiate_with_a_card_that_is_the_square_changes_nothing() -> None:
    """D25: no empty use; it would only cost a coin."""
    options = with_skills(CHANGES, HEROES)
    table = Table("hillside_terrace", options=options, sheets=[BLANK], coins=[5])
    assert "skill negotiate" not in written(table.legal(0))
    refuses(table, SkillChangesNothing, "skill negotiate", "W A1 A2 B1 B2")


# --- Knowledge


def test_knowledge_draws_a_shape_of_the_card_as_village_and_keeps_the_coin() -> None:
    """R45."""
    table = solo("great_river", CHANGES)
    assert {t[0] for t in written(table.legal(0, "skill knowledge"))} == {"V"}
    refuses(table, TerrainNotOffered, "skill knowledge", "W A1 B1 C1")
    refuses(table, NotTheShape, "skill knowledge", "V A1 A2")
    events = table.draw(0, "skill knowledge", "V A1 B1 C1")
    assert CoinsEarned(0, "shape", 1) in events
    assert table.state.seats[0].purse == 6  # it costs nothing


def test_knowledge_changes_nothing_where_village_is_offered() -> None:
    """D25."""
    for card in ("hamlet", "homestead", "rift_lands"):
        table = solo(card, CHANGES)
        assert "skill knowledge" not in written(table.legal(0))
        refuses(table, SkillChangesNothing, "skill knowledge", "V A1 B1 B2")


def test_knowledge_keeps_the_ruins_and_does_not_go_with_the_single_space() -> None:
    """R45, D23, D24."""
    sheet = walled("r . . . / . . . .")
    table = solo("temple_ruins orchard", CHANGES, sheet)
    refuses(table, MustCoverRuins, "skill knowledge", "V A2 A3 A4 B4")
    table.draw(0, "skill knowledge", "V A1 A2 A3 B3")
    single = solo("orchard", CHANGES, walled(". ."))
    assert single.legal(0).fallback and "skill knowledge" not in written(single.legal(0))
    refuses(single, SkillChangesNothing, "skill knowledge", "V A1")


# --- Move Silently


def test_the_shape_sticks_out_and_what_is_on_the_map_is_drawn_with_its_coin() -> None:
    """R46."""
    table = solo("great_river", CHANGES)
    events = table.draw(0, "skill move_silently", "W A1 B1")
    assert table.sheet(0).water == spaces("A1 B1")
    assert CoinsEarned(0, "shape", 1) in events and table.state.seats[0].purse == 6


def test_the_whole_shape_on_the_map_is_no_use() -> None:
    """D25."""
    table = solo("great_river", CHANGES)
    refuses(table, SkillChangesNothing, "skill move_silently", "W A1 B1 C1")
    refuses(table, NotTheShape, "skill move_silently", "W E5 E6")
    refuses(table, NotTheShape, "skill move_silently", "W A1 B2")
    refuses(table, TerrainNotOffered, "skill move_silently", "F A1 B1")


def test_no_overlap_even_when_sticking_out() -> None:
    """R46: at least one space on the map, and all of those empty."""
    table = solo("great_river", CHANGES, MapSheet.drawn("F"))
    refuses(table, SpaceNotEmpty, "skill move_silently", "W A1 B1")
    refuses(table, Refused, "skill move_silently", "W")


def test_ruins_bind_the_part_on_the_map() -> None:
    """R46, D24."""
    sheet = MapSheet.drawn("r . .")
    table = solo("temple_ruins great_river", CHANGES, sheet)
    refuses(table, MustCoverRuins, "skill move_silently", "W A5 B5")
    table.draw(0, "skill move_silently", "W A1 B1")
    assert not table.state.ruins


def test_where_two_shapes_leave_the_same_spaces_the_coin_is_meant() -> None:
    """D26: a corner space may be left by either shape of the card."""
    table = solo("farmland", CHANGES)
    events = table.draw(0, "skill move_silently", "C A1")
    assert CoinsEarned(0, "shape", 1) in events
    big = solo("farmland", CHANGES)
    events = big.draw(0, "skill move_silently", "C A4 A5 A6 B5")
    assert not those(events, CoinsEarned)  # only the cross leaves these


def test_a_rest_that_looks_like_the_whole_coin_shape_is_what_sticks_out() -> None:
    """D25, D26: the coin shape wholly on the map is no use of the skill, so it is not meant."""
    table = solo("hamlet", CHANGES)
    events = table.draw(0, "skill move_silently", "V A1 A2 B1")
    assert not those(events, CoinsEarned)
    assert those(solo("hamlet", CHANGES).draw(0, "V A1 A2 B1"), CoinsEarned)


def test_move_silently_is_legal_where_no_printed_shape_fits() -> None:
    """D23."""
    table = solo("fishing_village", CHANGES, walled(". . ."))
    assert table.legal(0).fallback
    table.draw(0, "skill move_silently", "V A1 A2 A3")
    assert table.sheet(0).village == spaces("A1 A2 A3")


def test_a_single_space_shape_cannot_stick_out() -> None:
    """D25."""
    table = solo("rift_lands", CHANGES)
    assert "skill move_silently" not in written(table.legal(0))
    refuses(table, SkillChangesNothing, "skill move_silently", "F A1")


# --- Concentrate


def test_concentrate_draws_the_same_shape_again_in_the_same_terrain() -> None:
    """R42: turned at will; one coin only; the copy need not cover ruins."""
    sheet = MapSheet.drawn("r")
    table = solo("temple_ruins hamlet", EXTRAS, sheet)
    begun = "V A1 B1 B2", "skill concentrate"
    assert {t[0] for t in written(table.legal(0, *begun))} == {"V"}
    refuses(table, NotTheShape, *begun, "V D1 D2 D3 E1 E2")
    refuses(table, TerrainNotOffered, *begun, "F D1 D2 E2")
    refuses(table, SpaceNotEmpty, *begun, "V B2 C2 C3")
    events = table.draw(0, *begun, "V D1 D2 E2")
    assert those(events, CoinsEarned) == [CoinsEarned(0, "shape", 1)]
    assert table.state.seats[0].purse == 5 - 3 + 1


def test_the_second_shape_of_the_card_is_repeated_as_itself() -> None:
    """R42."""
    table = solo("hamlet", EXTRAS)
    offered = table.legal(0, "V A1 A2 A3 B1 B2", "skill concentrate")
    assert all(len(text.split()) == 6 for text in written(offered))


def test_concentrate_needs_room_and_a_shape() -> None:
    """R42, D22, D23."""
    tight = solo("hamlet", EXTRAS, walled(". . . / . . #"))
    assert "skill concentrate" not in written(tight.legal(0, "V A1 A2 A3 B1 B2"))
    refuses(tight, SkillChangesNothing, "V A1 A2 A3 B1 B2", "skill concentrate", "V B3")
    single = solo("orchard", EXTRAS, walled(". . / . ."))
    assert "skill concentrate" not in written(single.legal(0, "F A1"))
    refuses(single, NotWithSingleSpace, "F A1", "skill concentrate", "F A2")


def test_concentrate_goes_with_the_rift_lands() -> None:
    """R42: its one space is a shape."""
    table = solo("rift_lands", EXTRAS)
    table.draw(0, "X A1", "skill concentrate", "X K11")
    assert table.sheet(0).monster == spaces("A1 K11")


# --- Cure Wounds


def test_cure_wounds_draws_a_domino_beside_a_living_monster() -> None:
    """R43, D27: of any letter, in any terrain of the card."""
    sheet = MapSheet.drawn("Z . . . .")
    table = solo("orchard", EXTRAS, sheet)
    begun = "F K1 K2 K3 J3", "skill cure_wounds"
    assert set(written(table.legal(0, *begun))) == {
        "F A2 A3", "C A2 A3", "F B1 B2", "C B1 B2", "F B1 C1", "C B1 C1", "F A2 B2", "C A2 B2",
    }  # fmt: skip
    refuses(table, MustTouchMonster, *begun, "F D1 D2")
    refuses(table, TerrainNotOffered, *begun, "W A2 A3")
    refuses(table, NotTheShape, *begun, "F A2")
    table.draw(0, *begun, "C A2 A3")
    assert table.sheet(0).farm == spaces("A2 A3") and table.state.seats[0].purse == 4


def test_a_monster_just_drawn_counts_and_a_destroyed_one_does_not() -> None:
    """D27."""
    table = solo("rift_lands", EXTRAS)
    assert "skill cure_wounds" in written(table.legal(0, "X F6"))
    assert "skill cure_wounds" not in written(table.legal(0, "F F6"))
    guarded = solo("rift_lands", EXTRAS, BLANK._replace(marks=spaces("F6")))
    assert "skill cure_wounds" not in written(guarded.legal(0, "X F6"))
    dead = solo("orchard", EXTRAS, MapSheet.drawn("*"))
    refuses(dead, SkillChangesNothing, "F K1 K2 K3 J3", "skill cure_wounds", "F A2 A3")


def test_cure_wounds_goes_with_the_single_space_in_terrains_of_the_card() -> None:
    """D23, D27: whatever the main drawing used."""
    table = solo("fishing_village", EXTRAS, walled("X . . # ."))
    begun = "F A5", "skill cure_wounds"
    assert set(written(table.legal(0, *begun))) == {"V A2 A3", "W A2 A3"}
    table.draw(0, *begun, "W A2 A3")
    assert table.sheet(0).water == spaces("A2 A3") and table.sheet(0).forest == spaces("A5")


def test_an_extra_drawing_of_monsters_is_struck_on_marks() -> None:
    """D6: destruction again."""
    table = solo("rift_lands", EXTRAS, MapSheet.drawn("X . . !A2"))
    events = table.draw(0, "F K1", "skill cure_wounds", "X A2 A3")
    assert those(events, SpacesDestroyed) == [SpacesDestroyed(0, spaces("A2"))]
    assert table.sheet(0).monster == spaces("A1 A3")


# --- Search


def test_search_adds_a_space_that_touches_the_drawing_in_its_terrain() -> None:
    """R48."""
    table = solo("orchard", EXTRAS, MapSheet.drawn(". . . / # # ."))
    begun = "C A1 A2 A3 B3", "skill search"
    assert written(table.legal(0, *begun)) == ["C A4", "C B4", "C C3"]
    refuses(table, MustTouchDrawing, *begun, "C K1")
    refuses(table, TerrainNotOffered, *begun, "F A4")
    refuses(table, SpaceNotEmpty, *begun, "C A1")
    table.draw(0, *begun, "C C3")
    assert table.sheet(0).farm == spaces("A1 A2 A3 B3 C3") and table.state.seats[0].purse == 5


def test_search_goes_with_the_single_space_and_copies_even_a_hero() -> None:
    """R48, D23, D18."""
    options = with_skills(EXTRAS, HEROES)
    table = Table("hillside_terrace", options=options, sheets=[walled(". . .")])
    table.draw(0, "H A1", "skill search", "H A2")
    assert table.sheet(0).hero == spaces("A1 A2") and table.sheet(0).marks == 0


def test_extras_neither_need_nor_meet_the_ruins() -> None:
    """D24."""
    sheet = walled("r . . . / . . . r")
    table = solo("temple_ruins orchard", EXTRAS, sheet)
    refuses(table, MustCoverRuins, "F A2 A3 A4 B2", "skill search", "F A1")
    table.draw(0, "F A1 A2 A3 B3", "skill search", "F A4")
    assert table.sheet(0).forest == spaces("A1 A2 A3 A4 B3")


def test_a_single_space_and_its_neighbour_are_no_way_round_a_shape_that_fits() -> None:
    """D23."""
    table = solo("orchard", EXTRAS)
    refuses(table, ShapeStillFits, "F A1", "skill search", "F A2")


def test_extra_spaces_earn_mountain_coins_once() -> None:
    """R49, D6."""
    table = solo("rift_lands", EXTRAS, walled("^ . / . ."))
    events = table.draw(0, "F A2", "skill search", "F B2")
    assert not those(events, CoinsEarned)
    done = solo("rift_lands", "diplomacy search negotiate", walled("^ . / . ."))
    events = done.draw(0, "F A2", "skill diplomacy", "B B1")
    assert those(events, CoinsEarned) == [CoinsEarned(0, "mountain", 1)]


# --- Diplomacy


def test_diplomacy_draws_farm_and_village_at_once_anywhere() -> None:
    """R44, D29."""
    table = solo("orchard", MIXED)
    begun = "F A1 A2 A3 B3", "skill diplomacy"
    refuses(table, TerrainNotOffered, *begun, "C K1")
    refuses(table, NotTheShape, *begun, "B K1 K2")
    refuses(table, SpaceNotEmpty, *begun, "B A1")
    table.draw(0, *begun, "B K1")
    assert table.sheet(0).farm == table.sheet(0).village == spaces("K1")
    assert table.state.seats[0].purse == 4


def test_diplomacy_goes_with_a_hero_and_no_other_skill_does() -> None:
    """D21."""
    options = with_skills("diplomacy search acrobatics", HEROES)
    table = Table("dobrik_of_lorkheim", options=options, sheets=[BLANK], coins=[5])
    hero = "H B2 !A2 B1 B3 C2"
    assert written(table.legal(0, hero)) == ["skill diplomacy"]
    refuses(table, SkillNotNow, hero, "skill search", "H B1")
    refuses(table, SkillNotNow, hero, "skill acrobatics")
    refuses(table, SpaceNotEmpty, hero, "skill diplomacy", "B B2")
    table.draw(0, hero, "skill diplomacy", "B B1")
    assert table.sheet(0).village == spaces("B1") and table.state.seats[0].purse == 4


def test_no_room_left_for_an_extra() -> None:
    """D22: whole or not at all."""
    table = solo("rift_lands", MIXED, walled("."))
    assert table.legal(0, "F A1").others == ()
    refuses(table, SkillChangesNothing, "F A1", "skill diplomacy", "B A2")


def test_acrobatics_belongs_to_ambushes() -> None:
    """D21."""
    table = solo("orchard", "acrobatics search negotiate")
    refuses(table, SkillNotNow, "skill acrobatics", "F A1 A2 A3 B3")
    refuses(table, SkillNotNow, "F A1 A2 A3 B3", "skill acrobatics")


def test_skills_work_with_the_heroes_cards_too() -> None:
    options = with_skills(EXTRAS, TWO_HEROES)
    table = Table("pasture", options=options, sheets=[BLANK, BLANK], coins=[3, 3])
    table.draw(0, "C A1 A3", "skill search", "C A2")
    events = table.draw(1, "C A1 A3", "skill concentrate", "C C1 E1")
    assert [e for e in events if isinstance(e, CoinsEarned)] == [
        CoinsEarned(0, "shape", 1),
        CoinsEarned(1, "shape", 1),
    ]
    assert table.sheet(0).farm == spaces("A1 A2 A3")


def test_spent_coins_stay_on_the_track() -> None:
    """R6: fourteen can be earned in all, however many of them were spent."""
    table = solo("farmland", MIXED, coins=14)
    table.state = table.state._replace(seats=(table.state.seats[0]._replace(spent=3),))
    table.draw(0, "C A1 A2")
    assert (table.state.seats[0].coins, table.state.seats[0].purse) == (14, 11)
    assert those(table.events, CoinsEarned) == []


def test_spent_coins_cannot_pay_again() -> None:
    """R40: what counts are the coins not crossed out."""
    table = solo("orchard", EXTRAS, coins=4)
    table.state = table.state._replace(seats=(table.state.seats[0]._replace(spent=2),))
    refuses(table, NotEnoughCoins, "F A1 A2 A3 B3", "skill concentrate", "F D1 D2 D3 E3")


def test_concentrate_is_not_even_offered_behind_a_substitute_that_looks_like_the_shape() -> None:
    """D23: after ruins without a space to cover, the Rift Lands too are drawn as a substitute."""
    table = solo("temple_ruins rift_lands", EXTRAS, coins=9)
    offered = table.legal(0, "F A1")
    assert [one for one in offered.others if one == SkillUse(cards("concentrate")[0])] == []
    refuses(table, NotWithSingleSpace, "F A1", "skill concentrate", "F B1")


def test_a_skill_behind_the_announcement_of_a_skill_is_another_answer() -> None:
    refuses(solo("orchard", CHANGES), AnotherAnswer, "skill knowledge", "skill knowledge")
