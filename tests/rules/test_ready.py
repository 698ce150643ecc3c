"""Before an ambush: Acrobatics, Diplomacy, or a pass."""

import pytest

from inkland.rules.errors import (
    AnotherAnswer,
    DrawingTooLong,
    DrawingTooShort,
    NotEnoughCoins,
    NotTheShape,
    ShapeStillFits,
    SkillNotInPlay,
    SkillNotNow,
    SkillUsedThisSeason,
    SpaceNotEmpty,
    TerrainNotOffered,
)
from inkland.rules.events import (
    AmbushVanished,
    CoinsEarned,
    ShapeDrawn,
    SkillUsed,
    StepClosed,
    StepOpened,
    TakenBack,
)
from inkland.sheet import MONSTER, MapSheet, Refused, Terrain
from tables import (
    HEROES,
    THREE_HEROES,
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
SKILLS = "acrobatics diplomacy search"
ACROBATICS, DIPLOMACY = cards("acrobatics diplomacy")


def two(card: str, *sheets: MapSheet, coins: int = 3, skills: str = SKILLS) -> Table:
    options = with_skills(skills, TWO_HEROES)
    return Table(card, options=options, sheets=sheets or (BLANK, BLANK), coins=[coins] * 2)


def solo(card: str, sheet: MapSheet = BLANK, skills: str = SKILLS) -> Table:
    return Table(card, options=with_skills(skills, HEROES), sheets=[sheet], coins=[3])


def refuses(table: Table, refusal: type[Refused], *elements: str) -> None:
    before = table.state
    with pytest.raises(refusal):
        table.draw(0, *elements)
    assert table.state == before


# --- Who is asked


def test_an_ambush_turn_begins_with_use_or_pass() -> None:
    """D20."""
    table = two("dragon_inferno")
    assert table.step.question == "ready" and table.step.asked == (0, 1)
    assert set(written(table.legal(0))) == {"pass", "skill acrobatics", "skill diplomacy"}


def test_there_is_no_such_step_without_these_two_skills() -> None:
    """D20."""
    assert two("dragon_inferno", skills="search negotiate knowledge").step.question == "ambush"
    assert Table("goblin_attack", options=TWO).step.question == "ambush"


def test_only_those_who_can_use_one_now_are_asked() -> None:
    """D20, D3: by coins, by use of the season, by room."""
    options = with_skills(SKILLS, THREE_HEROES._replace(seats=4))
    table = Table(
        "kethras_gates zombie_plague", options=options, sheets=[BLANK] * 4, coins=[0, 1, 2, 3]
    )
    for seat in range(3):
        table.draw(seat, "F A1")
    table.draw(3, "F A1", "skill search", "F A2")
    assert table.step.question == "ready" and table.step.asked == (1, 2)
    assert written(table.legal(1)) == ["pass", "skill diplomacy"]
    poor = two("dragon_inferno", coins=0)
    assert StepOpened(1, "ready", ()) in poor.events and poor.step.question == "ambush"
    full = two("dragon_inferno", walled("F"), BLANK)
    assert full.step.asked == (1,)


def test_what_is_refused() -> None:
    table = two("dragon_inferno", coins=1)
    refuses(table, NotEnoughCoins, "skill acrobatics")
    refuses(table, SkillNotNow, "skill search", "X A1")
    refuses(table, SkillNotInPlay, "skill negotiate", "X A1")
    refuses(table, DrawingTooShort, "skill diplomacy")
    refuses(table, DrawingTooLong, "pass", "pass")
    refuses(table, AnotherAnswer, "D A3 B1 B2 B3 C1")
    refuses(table, TerrainNotOffered, "skill diplomacy", "V A1")
    refuses(table, NotTheShape, "skill diplomacy", "B A1 A2")
    refuses(two("dragon_inferno"), DrawingTooLong, "skill acrobatics", "X A1 A2")
    refuses(two("dragon_inferno", MapSheet.drawn("F"), BLANK), SpaceNotEmpty, "skill diplomacy",
            "B A1")  # fmt: skip


# --- Views


def test_nobody_sees_an_open_answer_and_everyone_what_it_did() -> None:
    """D9, D20: it closes before sheets move, so neighbours see it before they draw."""
    table = two("giant_troll_ravage")
    before = table.view(1), table.view(None)
    table.draw(0, "skill diplomacy", "B A1")
    for viewer, seen in zip((1, None), before, strict=True):
        now = table.view(viewer)
        assert now.seats == seen.seats and now.answer is None
        assert now.step is not None and now.step.answered == (True, False)
    events = table.draw(1, "skill acrobatics")
    assert [type(e) for e in events if isinstance(e, StepClosed | StepOpened)] == [
        StepClosed, StepOpened,
    ]  # fmt: skip
    assert those(events, SkillUsed) == [
        SkillUsed(0, DIPLOMACY, 1),
        SkillUsed(1, ACROBATICS, 2, ducked=0),
    ]
    assert table.step.question == "ambush" and table.step.number == 2
    assert table.view(1).seats[0].sheet.village == spaces("A1")
    assert not reach(table.legal(1)) & spaces("A1")  # seat 1 draws on the sheet of seat 0


def test_an_answer_may_be_taken_back_with_skill_and_coins() -> None:
    """D8."""
    table = two("dragon_inferno")
    before = table.state
    table.draw(0, "skill acrobatics")
    assert table.take_back(0) == (TakenBack(0, 1),)
    assert table.state == before


def test_a_skill_used_here_is_the_skill_of_the_season() -> None:
    """R40."""
    table = two("zombie_plague kethras_gates")
    table.draw(0, "skill diplomacy", "B A1")
    table.draw(1, "pass")
    table.everyone_draws("Z K11")
    assert written(table.legal(0, "F A2")) == []
    refuses(table, SkillUsedThisSeason, "F A2", "skill search", "F A3")
    assert "skill search" in written(table.legal(1, "F A2"))


# --- Diplomacy


def test_diplomacy_on_an_ambush_turn_may_complete_a_mountain() -> None:
    """R44, R49."""
    table = two("zombie_plague", walled("^ . / F . "), BLANK)
    table.draw(1, "pass")
    events = table.draw(0, "skill diplomacy", "B A2")
    assert CoinsEarned(0, "mountain", 1) in events
    assert table.state.seats[0].purse == 3 - 1 + 1


# --- Acrobatics at several seats


def test_the_neighbour_draws_a_domino_of_plain_monsters() -> None:
    """R41, D11: only on the sheet of its user; without a letter and without a power."""
    table = two("dragon_inferno kethras_gates")
    table.draw(0, "skill acrobatics")
    table.draw(1, "pass")
    assert table.legal(1).owner == 0
    assert all(text.startswith("X ") and len(text.split()) == 3 for text in written(table.legal(1)))
    with pytest.raises(TerrainNotOffered):
        table.draw(1, "D A1 A2")
    with pytest.raises(NotTheShape):
        table.draw(1, "D A3 B1 B2 B3 C1")
    with pytest.raises(ShapeStillFits):
        table.draw(1, "X A1")
    table.draw(0, "D A3 B1 B2 B3 C1")
    table.draw(1, "X A1 B1")
    assert table.sheet(0).monster == spaces("A1 B1") and table.sheet(0).dragon == 0
    assert [seat.dragon for seat in table.state.seats] == [False, True]
    assert table.state.seats[0].purse == 1
    assert [seat.ducked for seat in table.state.seats] == [None, None]  # for this turn only


def test_a_domino_that_does_not_fit_is_a_single_monster() -> None:
    """R41."""
    sheet = walled(". # .")
    table = two("dragon_inferno", sheet, BLANK)
    table.draw(0, "skill acrobatics")
    table.draw(1, "pass")
    assert table.legal(1).fallback and written(table.legal(1)) == ["X A1", "X A3"]


def test_a_gorgon_card_has_no_power_against_an_acrobat() -> None:
    """D11."""
    table = two("gorgon_gaze")
    table.draw(0, "skill acrobatics")
    table.draw(1, "pass")
    table.draw(0, "G A1 A3 B2")
    table.draw(1, "X A1 A2")
    assert table.step.question == "gorgon" and table.step.asked == (0,)


def test_zombies_and_trolls_have_no_power_over_a_domino() -> None:
    """D11: plain monsters neither spread nor rage."""
    table = two("zombie_plague kethras_gates")
    table.draw(0, "skill acrobatics")
    table.draw(1, "pass")
    table.draw(0, "Z K11")
    table.draw(1, "X A1 A2")
    assert table.sheet(0).zombie == 0 and table.sheet(0).monster == spaces("A1 A2")
    assert table.sheet(1).zombie == spaces("K11")


def test_marks_strike_the_domino() -> None:
    """4."""
    table = two("dragon_inferno", BLANK._replace(marks=spaces("A1")), BLANK)
    table.draw(0, "skill acrobatics")
    table.draw(1, "pass")
    table.draw(0, "D A3 B1 B2 B3 C1")
    table.draw(1, "X A1 A2")
    assert table.sheet(0).destroyed == spaces("A1") and table.sheet(0).monster == spaces("A2")


# --- Acrobatics where monsters walk


def test_in_solo_the_player_picks_the_orientation_and_the_domino_walks() -> None:
    """R41, D28: from the corner and in the direction of the revealed card."""
    table = solo("dragon_inferno")  # bottom left, counterclockwise
    assert written(table.legal(0, "skill acrobatics")) == ["X K1 K2", "X J1 K1"]
    refuses(table, NotTheShape, "skill acrobatics", "X A1 A2")
    refuses(table, DrawingTooShort, "skill acrobatics")
    events = table.draw(0, "skill acrobatics", "X J1 K1")
    assert SkillUsed(0, ACROBATICS, 2, ducked=spaces("J1 K1")) in events
    assert those(events, ShapeDrawn)[0] == ShapeDrawn(0, MONSTER, spaces("J1 K1"), by=None)
    assert table.sheet(0).dragon == 0 and not table.state.seats[0].dragon


def test_the_domino_takes_the_first_spot_of_the_walk() -> None:
    """D28, R35: round the ring, each orientation for itself."""
    sheet = MapSheet.drawn("/".join(["." * 11] * 10 + ["FF........."]))
    table = solo("dragon_inferno", sheet)
    assert written(table.legal(0, "skill acrobatics")) == ["X K3 K4", "X J3 K3"]
    clockwise = solo("giant_troll_ravage")  # top right
    assert written(clockwise.legal(0, "skill acrobatics")) == ["X A10 A11", "X A11 B11"]


def test_a_domino_that_finds_no_spot_makes_the_ambush_vanish() -> None:
    """R36: no single space where monsters walk."""
    table = solo("zombie_plague", walled(". # ."))
    events = table.draw(0, "skill acrobatics")
    assert AmbushVanished(0) in events and not those(events, ShapeDrawn)


def test_at_several_seats_with_the_walk_each_owner_picks() -> None:
    """D13."""
    options = with_skills(SKILLS, TWO_HEROES._replace(ambush_by="walk"))
    table = Table("gorgon_gaze", options=options, sheets=[BLANK, BLANK], coins=[3, 3])
    table.draw(0, "skill acrobatics", "X K10 K11")
    events = table.draw(1, "pass")
    assert those(events, ShapeDrawn) == [
        ShapeDrawn(0, MONSTER, spaces("K10 K11"), by=None),
        ShapeDrawn(1, Terrain.GORGON, spaces("J9 J11 K10"), by=None),
    ]
    assert table.step.question == "gorgon" and table.step.asked == (1,)
