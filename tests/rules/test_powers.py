"""Powers: dragon, zombies, troll and gorgon."""

import pytest

from inkland.rules import Draw, Target
from inkland.rules.errors import (
    AnotherAnswer,
    DrawingTooLong,
    NotAsked,
    NotATarget,
    NotOnTheMap,
    TerrainNotOffered,
)
from inkland.rules.events import (
    AmbushVanished,
    CoinsEarned,
    GameEnded,
    SeasonBegan,
    SeasonScored,
    ShapeDrawn,
    SpacesDestroyed,
    StepOpened,
    TurnEnded,
)
from inkland.rules.game import Log, _play_on
from inkland.sheet import MapSheet, Terrain, count, empty
from tables import (
    HEROES,
    THREE_HEROES,
    TWO_HEROES,
    Table,
    after_scoring,
    cards,
    lines,
    picture,
    reach,
    spaces,
    those,
    walled,
    written,
)

BLANK = MapSheet()
# A season of four cards of time 2, behind the cards of a test: hillside and so on.
SPRING = "hillside_terrace frontier_dwelling wildwood_garden woodland_crossroads"
SUMMER = "coastal_encampment mangrove_swamp hillside_terrace frontier_dwelling"
DRAGON = "D A3 B1 B2 B3 C1"


# --- Dragon


def test_the_dragon_pays_once_every_space_of_it_is_enclosed() -> None:
    """23, 24: mountain, wasteland, edge, other terrain; at the closing that encloses it."""
    sheet = walled("""
        # # . F
        . . . W
        . # .
    """)
    table = Table("dragon_inferno kethras_gates lagoon", options=TWO_HEROES, sheets=[sheet, sheet])
    table.everyone_draws(DRAGON)
    assert [seat.dragon for seat in table.state.seats] == [True, True]
    assert not those(table.events, CoinsEarned)
    table.draw(0, "F C3")
    events = table.draw(1, "X C3")
    assert those(events, CoinsEarned) == [
        CoinsEarned(0, "dragon", 3),
        CoinsEarned(1, "dragon", 3),
    ]
    assert [seat.dragon for seat in table.state.seats] == [False, False]


def test_a_dragon_drawn_into_a_hole_pays_at_once() -> None:
    """24: during the ambush itself."""
    sheet = walled("# # . / . . . / . # #")
    table = Table("dragon_inferno kethras_gates", options=TWO_HEROES, sheets=[sheet, sheet])
    table.draw(0, DRAGON)
    events = table.draw(1, DRAGON)
    assert those(events, CoinsEarned) == [
        CoinsEarned(0, "dragon", 3),
        CoinsEarned(1, "dragon", 3),
    ]


def test_a_dragon_wholly_destroyed_by_marks_pays_at_once() -> None:
    """24, D16: destroyed spaces have lost their letter, the debt has not."""
    sheet = BLANK._replace(marks=spaces("A3 B1 B2 B3 C1"))
    table = Table("dragon_inferno kethras_gates", options=TWO_HEROES, sheets=[sheet, BLANK])
    table.draw(0, DRAGON)
    events = table.draw(1, DRAGON)
    assert table.sheet(0).dragon == 0 and table.sheet(0).destroyed == spaces("A3 B1 B2 B3 C1")
    assert those(events, CoinsEarned) == [CoinsEarned(0, "dragon", 3)]
    assert [seat.dragon for seat in table.state.seats] == [False, True]


def test_a_dragon_partly_destroyed_pays_when_the_rest_is_enclosed() -> None:
    """23."""
    sheet = walled("# # . / . . . / . # # / . # #")._replace(marks=spaces("A3 B1 B2 B3"))
    table = Table("dragon_inferno kethras_gates", options=TWO_HEROES, sheets=[sheet, sheet])
    table.everyone_draws(DRAGON)
    assert table.sheet(0).dragon == spaces("C1") and not those(table.events, CoinsEarned)
    table.draw(0, "F D1")
    assert CoinsEarned(0, "dragon", 3) in table.draw(1, "F D1")


def test_a_hero_that_kills_the_last_of_the_dragon_pays() -> None:
    """23, 24."""
    sheet = walled("# # . / . . . / . # # / . # #")
    table = Table(
        "dragon_inferno freyla_the_true kethras_gates", options=TWO_HEROES, sheets=[sheet, BLANK]
    )
    table.draw(1, DRAGON)
    table.draw(0, "D A3 B1 B2 B3 C1")
    table.draw(0, "H D1 !A1 B1 C1")
    events = table.draw(1, "H K1 !K2 K3 K4")
    assert table.sheet(0).dragon == spaces("A3 B2 B3")
    assert CoinsEarned(0, "dragon", 3) in events


def test_the_dragon_is_paid_once() -> None:
    """24."""
    sheet = walled("# # . / . . . / . # # / # # # / . . .")
    table = Table("dragon_inferno kethras_gates", options=TWO_HEROES, sheets=[sheet, sheet])
    table.everyone_draws(DRAGON)
    table.play_until(lambda state: state.season == 1)
    dragons = [e for e in table.events if isinstance(e, CoinsEarned) and e.reason == "dragon"]
    assert [event.seat for event in dragons] == [0, 1]


@pytest.mark.parametrize(("held", "gained"), [(11, 3), (12, 2), (13, 1), (14, 0)])
def test_what_the_track_has_no_room_for_is_lost_but_the_debt_is_cleared(
    held: int, gained: int
) -> None:
    """24, 37, D16."""
    sheet = walled("# # . / . . . / . # #")
    table = Table(
        "dragon_inferno kethras_gates", options=TWO_HEROES, sheets=[sheet, BLANK], coins=[held, 0]
    )
    table.everyone_draws(DRAGON)
    assert table.state.seats[0].coins == held + gained
    assert table.state.seats[0].dragon is False and table.state.seats[1].dragon is True


def test_spent_coins_leave_no_room_on_the_track() -> None:
    """R6: crossed out coins stay on the track."""
    sheet = walled("# # . / . . . / . # #")
    table = Table("dragon_inferno kethras_gates", options=TWO_HEROES, sheets=[sheet, BLANK])
    seat = table.state.seats[0]._replace(coins=13, spent=5)
    table.state = table.state._replace(seats=(seat, table.state.seats[1]))
    table.everyone_draws(DRAGON)
    assert (table.state.seats[0].coins, table.state.seats[0].purse) == (14, 9)


def test_a_single_monster_instead_of_the_dragon_is_no_dragon() -> None:
    """16: without a letter, hence without its effect."""
    sheet = walled(". . / . .")
    table = Table("dragon_inferno kethras_gates", options=TWO_HEROES, sheets=[sheet, sheet])
    assert table.legal(0).fallback and set(written(table.legal(0))) == {
        "X A1", "X A2", "X B1", "X B2",
    }  # fmt: skip
    with pytest.raises(TerrainNotOffered):
        table.draw(0, "D A1")
    table.everyone_draws("X A1")
    assert [seat.dragon for seat in table.state.seats] == [False, False]


def test_the_dragon_walks_in_and_pays_in_solo() -> None:
    sheet = walled("# # . / . . . / . # #")
    table = Table("dragon_inferno kethras_gates", options=HEROES, sheets=[sheet])
    assert those(table.events, CoinsEarned) == [CoinsEarned(0, "dragon", 3)]
    assert table.sheet(0).dragon == spaces("A3 B1 B2 B3 C1")


# --- Zombies


def test_zombies_spread_to_every_empty_neighbour_at_once() -> None:
    """25, 27: onto ruins too, but not onto what is filled; nobody is asked."""
    sheet = MapSheet.drawn("""
        . . . .
        . Z r F
        . ^ * #
    """)
    table = after_scoring("zombie_plague", [sheet])
    assert picture(table.sheet(0), 0, 3, 4) == lines("""
        . Z . .
        Z Z z F
        . ^ * #
    """)
    wave = [event for event in table.events if isinstance(event, ShapeDrawn)]
    assert wave == [ShapeDrawn(0, Terrain.ZOMBIE, spaces("A2 B1 B3"), by=None)]
    assert those(table.events, StepOpened)[0] == StepOpened(table.step.number - 1, "zombies", ())


def test_new_zombies_spread_only_after_the_next_season() -> None:
    """19, 25."""
    first = after_scoring("zombie_plague", [walled("Z . . . .")])
    assert str(first.sheet(0)).startswith("Z Z . . .")
    second = after_scoring("zombie_plague", [first.sheet(0)], season=1)
    assert str(second.sheet(0)).startswith("Z Z Z . .")


def test_powers_act_after_each_of_three_seasons_and_never_after_winter() -> None:
    """19, D15: in the order of reveal, the first time after the season of the reveal (D14)."""
    deck = f"giant_troll_ravage {SPRING}", f"{SUMMER} zombie_plague", f"zombie_plague {SPRING}"
    table = Table(*deck, options=TWO_HEROES)
    table.play_until(lambda _state: False)
    told = [
        event.question if isinstance(event, StepOpened) else f"season {event.season}"
        for event in table.events
        if isinstance(event, SeasonBegan)
        or (isinstance(event, StepOpened) and event.question in ("troll", "zombies"))
    ]
    assert told == [
        "season 0", "troll", "season 1", "troll", "season 2", "troll", "zombies", "season 3",
    ]  # fmt: skip
    kinds = [type(event) for event in table.events]
    assert kinds[-3:] == [SeasonScored, SeasonScored, GameEnded]


def test_a_table_may_let_powers_act_after_their_own_season_only() -> None:
    """D48: the switch `powers`; the zombies of an earlier season stay as they are."""
    sheet = MapSheet.drawn("""
        . . . .
        . Z . .
    """)
    own = HEROES._replace(powers="own")
    assert str(after_scoring("zombie_plague", [sheet]).sheet(0)) != str(sheet)
    assert str(after_scoring("zombie_plague", [sheet], options=own).sheet(0)) == str(sheet)
    deck = f"giant_troll_ravage {SPRING}", f"{SUMMER} zombie_plague", f"zombie_plague {SPRING}"
    table = Table(*deck, options=TWO_HEROES._replace(powers="own"))
    table.play_until(lambda _state: False)
    acted = [
        event.question
        for event in table.events
        if isinstance(event, StepOpened) and event.question in ("troll", "zombies")
    ]
    assert acted == ["troll", "zombies"]


def test_a_zombie_on_a_mark_is_drawn_and_destroyed_at_once() -> None:
    """26: it does not spread either."""
    sheet = walled("Z . . .")._replace(marks=spaces("A2"))
    table = after_scoring("zombie_plague", [sheet, BLANK])
    assert those(table.events, SpacesDestroyed) == [SpacesDestroyed(0, spaces("A2"))]
    again = after_scoring("zombie_plague", [table.sheet(0), BLANK], season=1)
    assert str(again.sheet(0)).startswith("Z * . .")


def test_zombies_complete_mountains_and_dragons() -> None:
    """12, 28: the coins come after the scoring and count from the next season (22)."""
    sheet = walled("^ . Z / F # # / D . Z")
    table = after_scoring("zombie_plague", [sheet])
    seat = table.state.seats[0]
    assert [event for event in table.events if isinstance(event, CoinsEarned)] == [
        CoinsEarned(0, "mountain", 1)
    ]
    owed = start_with_dragon(sheet)
    assert those(owed.events, CoinsEarned) == [
        CoinsEarned(0, "mountain", 1),
        CoinsEarned(0, "dragon", 3),
    ]
    assert seat.coins == 1 and seat.scores[0].coins == 0
    assert owed.state.seats[0].coins == 4


def start_with_dragon(sheet: MapSheet) -> Table:
    """The same sheet with a dragon that is not yet enclosed (D16)."""
    table = after_scoring("giant_troll_ravage", [sheet])  # no troll stands here: nothing happens
    seat = table.state.seats[0]._replace(dragon=True)
    log = Log(
        table.state._replace(
            seats=(seat,),
            card=None,
            step=None,
            steps_taken=0,
            season=0,
            gone=cards("zombie_plague"),
        )
    )
    _play_on(log)
    table.state, table.events = log.state, log.events
    return table


def test_a_wave_that_fills_a_solo_map_ends_the_game() -> None:
    """D34: each season not yet scored is scored; no troll is asked any more."""
    table = after_scoring("zombie_plague giant_troll_ravage", [walled("Z . T")])
    assert table.state.step is None and table.state.ending is not None
    scored = [event.season for event in table.events if isinstance(event, SeasonScored)]
    assert scored == [1, 2, 3]
    running = HEROES._replace(full_map="running")
    short = after_scoring("zombie_plague", [walled("Z . T")], options=running)
    assert short.state.ending is not None and not those(short.events, SeasonScored)


def test_at_two_seats_a_wave_that_fills_a_map_ends_nothing() -> None:
    """D34."""
    table = after_scoring("zombie_plague", [walled("Z ."), walled("Z . . .")])
    assert table.state.ending is None and table.state.season == 1


# --- Troll


def test_the_owner_destroys_one_empty_space_beside_a_living_troll() -> None:
    """29: ruins are empty; nothing else may be answered, and it is not optional."""
    sheet = MapSheet.drawn("""
        . T r
        . F .
        * ^ .
    """)
    table = after_scoring("giant_troll_ravage", [sheet])
    assert table.step.question == "troll"
    assert written(table.legal(0)) == ["* A1", "* A3"]
    for wrong, refusal in (
        ("* B2", NotATarget),
        ("* B1", NotATarget),
        ("* A1 A3", NotATarget),
        ("pass", AnotherAnswer),
        ("T A1", AnotherAnswer),
        ("skill diplomacy", AnotherAnswer),
    ):
        with pytest.raises(refusal):
            table.draw(0, wrong)
    with pytest.raises(DrawingTooLong):
        table.draw(0, "* A1", "* A3")
    for space in (0, 1 << 121, 1 << 125, -1):
        with pytest.raises(NotOnTheMap):
            table.act(Draw(0, table.step.number, (Target(space),)))
    events = table.draw(0, "* A3")
    assert those(events, SpacesDestroyed) == [SpacesDestroyed(0, spaces("A3"))]
    assert str(table.sheet(0)).startswith(". T % ")
    assert SeasonBegan(1) in events and TurnEnded not in [type(event) for event in events]


def test_no_living_troll_no_question() -> None:
    """29, D14: destroyed trolls and enclosed ones; the others are asked all at once."""
    dead, enclosed, raging = walled("* ."), walled("T F / F ."), walled("T .")
    table = after_scoring("giant_troll_ravage", [dead, raging, enclosed, raging])
    assert table.step.asked == (1, 3)
    with pytest.raises(NotAsked):
        table.draw(0, "* A2")
    table.draw(3, "* A2")
    assert table.sheet(3).destroyed == 0  # only when the step closes (D5)
    table.draw(1, "* A2")
    assert [table.sheet(seat).destroyed for seat in (1, 3)] == [spaces("A2")] * 2
    nobody = after_scoring("giant_troll_ravage", [dead, enclosed])
    assert nobody.state.season == 1


def test_a_troll_answer_may_be_taken_back_while_the_step_is_open() -> None:
    """D8."""
    table = after_scoring("giant_troll_ravage", [walled("T . / ."), walled("T . / .")])
    before = table.state
    table.draw(0, "* A2")
    table.take_back(0)
    assert table.state == before
    table.draw(0, "* B1")
    table.draw(1, "* A2")
    assert table.sheet(0).destroyed == spaces("B1")


def test_a_troll_may_complete_a_mountain() -> None:
    """12, 22."""
    table = after_scoring("giant_troll_ravage", [walled("^ . T / F # .")])
    events = table.draw(0, "* A2")
    assert those(events, CoinsEarned) == [CoinsEarned(0, "mountain", 1)]


def test_a_troll_that_fills_the_last_space_ends_a_solo_game() -> None:
    """D34, 11: a destroyed space is filled."""
    table = after_scoring("giant_troll_ravage", [walled("T .")])
    events = table.draw(0, "* A2")
    assert isinstance(events[-1], GameEnded)
    assert [event.season for event in events if isinstance(event, SeasonScored)] == [1, 2, 3]


def test_powers_act_in_the_order_of_reveal_each_finished_before_the_next() -> None:
    """20, D14: the troll rages on what the zombies have left, or before they come."""
    sheet = MapSheet.drawn("Z . T")
    zombies_first = after_scoring("zombie_plague giant_troll_ravage", [sheet, sheet])
    assert written(zombies_first.legal(0)) == ["* A4", "* B3"]
    troll_first = after_scoring("giant_troll_ravage zombie_plague", [sheet, sheet])
    assert written(troll_first.legal(0)) == ["* A2", "* A4", "* B3"]
    troll_first.draw(0, "* A2")
    troll_first.draw(1, "* A4")
    assert str(troll_first.sheet(0)).startswith("Z * T .")
    assert str(troll_first.sheet(1)).startswith("Z Z T *")


# --- Gorgon

GORGON = "G A1 A3 B2"


def test_whoever_drew_the_gorgons_chooses_on_that_sheet() -> None:
    """30, D12: clockwise, so seat 0 drew on the sheet of seat 2."""
    table = Table("gorgon_gaze kethras_gates", options=THREE_HEROES, sheets=[BLANK] * 3)
    table.everyone_draws(GORGON)
    assert table.step.question == "gorgon" and table.step.asked == (0, 1, 2)
    assert [table.legal(seat).owner for seat in range(3)] == [2, 0, 1]
    table.draw(0, "* A2")
    table.draw(1, "* B1")
    events = table.draw(2, "* C2")
    assert those(events, SpacesDestroyed) == [  # in seat order of the sheets (D5)
        SpacesDestroyed(0, spaces("B1")),
        SpacesDestroyed(1, spaces("C2")),
        SpacesDestroyed(2, spaces("A2")),
    ]
    kinds = [type(event) for event in events]
    assert kinds.index(SpacesDestroyed) < kinds.index(TurnEnded)


def test_what_a_gorgon_may_destroy() -> None:
    """30, 14: empty, drawn, hero, monsters; not mountain, wasteland or what is destroyed."""
    sheet = MapSheet.drawn("""
        . F . r ^
        H . # . .
        . * . . .
    """)
    table = Table("gorgon_gaze", options=TWO_HEROES, sheets=[sheet, sheet])
    table.everyone_draws(GORGON)
    assert reach(table.legal(0)) == spaces("A2 A4 B1")
    with pytest.raises(NotATarget):
        table.draw(0, "* C2")
    table.everyone_draws("* B1")
    assert table.sheet(0).hero == 0 and table.sheet(0).destroyed == spaces("B1 C2")


def test_a_gorgon_may_destroy_another_monster() -> None:
    """30."""
    table = Table("gorgon_gaze", options=TWO_HEROES, sheets=[MapSheet.drawn(". X ."), BLANK])
    table.everyone_draws(GORGON)
    assert "* A2" in written(table.legal(1))


def test_heroes_strike_first_and_only_living_gorgons_look() -> None:
    """31: none left, no effect."""
    one_left = BLANK._replace(marks=spaces("A1 B2"))
    none_left = BLANK._replace(marks=spaces("A1 A3 B2"))
    table = Table("gorgon_gaze", options=TWO_HEROES, sheets=[one_left, none_left])
    table.everyone_draws(GORGON)
    assert table.step.question == "gorgon" and table.step.asked == (1,)  # seat 1 drew on seat 0
    assert reach(table.legal(1)) == spaces("A2 A4 B3")


def test_a_single_monster_instead_of_the_gorgons_has_no_letter_and_does_not_look() -> None:
    """16."""
    sheet = walled(". . # .")
    table = Table("gorgon_gaze kethras_gates", options=TWO_HEROES, sheets=[sheet, sheet])
    with pytest.raises(TerrainNotOffered):
        table.draw(0, "G A1")
    table.everyone_draws("X A1")
    assert table.step.question == "draw" and table.sheet(0).gorgon == 0


def test_where_gorgons_walk_in_the_owner_chooses() -> None:
    """32, D12, D13: in solo, and at several seats with the walk."""
    solo = Table("gorgon_gaze", options=HEROES, sheets=[BLANK])
    assert solo.step.question == "gorgon" and solo.sheet(0).gorgon == spaces("J9 J11 K10")
    assert solo.legal(0).owner == 0 and reach(solo.legal(0)) == spaces("I9 I11 J8 J10 K9 K11")
    walk = TWO_HEROES._replace(ambush_by="walk")
    two = Table("gorgon_gaze", options=walk, sheets=[BLANK, BLANK])
    assert [two.legal(seat).owner for seat in (0, 1)] == [0, 1]


def test_gorgons_that_vanish_do_not_look() -> None:
    table = Table("gorgon_gaze kethras_gates", options=HEROES, sheets=[walled(". .")])
    assert AmbushVanished(0) in table.events and table.step.question == "draw"


def test_a_gorgon_may_complete_a_mountain_for_the_owner() -> None:
    """12."""
    sheet = walled("^ . . . / F . . . / . . . .")
    table = Table("gorgon_gaze", options=TWO_HEROES, sheets=[sheet, sheet])
    table.everyone_draws("G A3 B2 C3")
    table.draw(0, "* A2")
    events = table.draw(1, "* A4")
    assert those(events, CoinsEarned) == [CoinsEarned(1, "mountain", 1)]


def test_the_season_is_checked_after_the_gorgon() -> None:
    """D12, D34: also the full map of a solo player."""
    table = Table("gorgon_gaze", options=HEROES, sheets=[walled(". # . / # . # / # . #")])
    assert table.step.question == "gorgon" and written(table.legal(0)) == ["* C2"]
    events = table.draw(0, "* C2")
    assert count(empty(table.sheet(0))) == 0 and isinstance(events[-1], GameEnded)


# --- Cards without a power


@pytest.mark.parametrize(
    "card", ["flayer_incursion", "insectoid_invasion", "ratman_strike", "ogre_charge"]
)
def test_the_add_on_brings_plain_monsters(card: str) -> None:
    """18."""
    add_on = cards("flayer_incursion insectoid_invasion ratman_strike ogre_charge")
    options = TWO_HEROES._replace(ambushes=add_on)
    table = Table(card, options=options, sheets=[BLANK, BLANK])
    assert {terrain for spot in table.legal(0).spots for terrain in spot.terrains} == {
        Terrain.MONSTER
    }
    table.everyone_draws_something()
    assert table.step.question != "gorgon"
