"""Solo: the walk of an ambush, the rating, the title."""

from dataclasses import dataclass
from itertools import accumulate, pairwise, product

import pytest

from inkland.cards import AMBUSH_CARDS, DECK, MAP_SHEETS, AmbushCard, Corner, Direction
from inkland.rules.events import AmbushVanished, ShapeDrawn
from inkland.rules.solo import rating, title, walk, walked_in
from inkland.sheet import MONSTER, MapSheet, label, labels
from tables import Table, blank_but, cards, full_but, spaces, those, walled

A = MAP_SHEETS["a"]
BLANK = MapSheet()


@dataclass(frozen=True)
class Walk:
    """How one card walks: the sizes of its rings, where two of them start, what blank maps get."""

    card: str
    rings: tuple[int, ...]
    first: str
    second: str
    on_a: str
    on_b: str
    on_c: str = ""
    on_d: str = ""


WALKS = (
    Walk(
        card="goblin_attack",
        rings=(32, 24, 16, 8, 1),
        first="I9 H9 G9 F9 E9 D9 C9 B9 A9 A8",
        second="H8 G8 F8",
        on_a="I9 J10 K11",
        on_b="I9 J10 K11",
    ),
    Walk(
        card="bugbear_assault",
        rings=(34, 26, 18, 10, 2),
        first="A9 B9 C9 D9 E9 F9 G9 H9 I9 J9 J8",
        second="B8 C8 D8",
        on_a="A9 A11 B9 B11",
        on_b="C9 C11 D9 D11",
    ),
    Walk(
        card="kobold_onslaught",
        rings=(34, 26, 18, 10, 2),
        first="I1 H1 G1 F1 E1 D1 C1 B1 A1 A2",
        second="H2 G2 F2",
        on_a="I1 J1 J2 K1",
        on_b="I1 J1 J2 K1",
    ),
    Walk(
        card="gnoll_raid",
        rings=(34, 26, 18, 10, 2),
        first="A1 B1 C1 D1 E1 F1 G1 H1 I1 I2",
        second="B2 C2 D2",
        on_a="A1 A2 B1 C1 C2",
        on_b="A1 A2 B1 C1 C2",
    ),
    Walk(
        card="dragon_inferno",
        rings=(32, 24, 16, 8, 1),
        first="I1 I2 I3 I4 I5 I6 I7 I8 I9 H9 G9",
        second="H2 H3 H4",
        on_a="I4 J2 J3 J4 K2",
        on_b="I6 J4 J5 J6 K4",
        on_c="I3 J1 J2 J3 K1",
        on_d="I5 J3 J4 J5 K3",
    ),
    Walk(
        card="zombie_plague",
        rings=(40, 32, 24, 16, 8, 1),
        first="A1 B1 C1 D1 E1 F1 G1 H1 I1 J1 K1",
        second="B2 C2 D2",
        on_a="A1",
        on_b="A1",
        on_c="A1",
        on_d="A1",
    ),
    Walk(
        card="giant_troll_ravage",
        rings=(34, 26, 18, 10, 2),
        first="A9 B9 C9 D9 E9 F9 G9 H9 I9 J9 J8",
        second="B8 C8 D8",
        on_a="A9 A10 A11 B10",
        on_b="A9 A10 A11 B10",
        on_c="A9 A10 A11 B10",
        on_d="C9 C10 C11 D10",
    ),
    Walk(
        card="gorgon_gaze",
        rings=(34, 26, 18, 10, 2),
        first="J9 J8 J7 J6 J5 J4 J3 J2 J1 I1 H1",
        second="I8 I7 I6",
        on_a="J9 J11 K10",
        on_b="J9 J11 K10",
        on_c="J9 J11 K10",
        on_d="J9 J11 K10",
    ),
    Walk(
        card="flayer_incursion",
        rings=(36, 28, 20, 12, 4),
        first="A10 A9 A8 A7 A6 A5 A4 A3 A2 A1 B1",
        second="B9 B8 B7",
        on_a="A10 B10 B11",
        on_b="A10 B10 B11",
        on_c="A10 B10 B11",
        on_d="A8 B8 B9",
    ),
    Walk(
        card="insectoid_invasion",
        rings=(34, 26, 18, 10, 2),
        first="A1 A2 A3 A4 A5 A6 A7 A8 A9 A10 B10",
        second="B2 B3 B4",
        on_a="A2 B1 B2 C1",
        on_b="A2 B1 B2 C1",
        on_c="A4 B3 B4 C3",
        on_d="A4 B3 B4 C3",
    ),
    Walk(
        card="ratman_strike",
        rings=(36, 28, 20, 12, 3),
        first="A9 B9 C9 D9 E9 F9 G9 H9 I9 J9 K9",
        second="B8 C8 D8",
        on_a="A9 A10 A11",
        on_b="A9 A10 A11",
        on_c="A9 A10 A11",
        on_d="A9 A10 A11",
    ),
    Walk(
        card="ogre_charge",
        rings=(36, 28, 20, 12, 4),
        first="J1 J2 J3 J4 J5 J6 J7 J8 J9 J10 I10",
        second="I2 I3 I4",
        on_a="J1 J2 K1 K2",
        on_b="J1 J2 K1 K2",
        on_c="J1 J2 K1 K2",
        on_d="J3 J4 K3 K4",
    ),
)
each_walk = pytest.mark.parametrize("known", WALKS, ids=lambda known: known.card)


def ambush(name: str) -> AmbushCard:
    card = DECK[cards(name)[0]]
    assert isinstance(card, AmbushCard)
    return card


def anchors(known: Walk) -> list[str]:
    card = ambush(known.card)
    walked = walk(card.shape.height, card.shape.width, card.corner, card.direction)
    return [label(anchor) for anchor in walked]


def on(sheet: MapSheet, name: str) -> str:
    card = ambush(name)
    return " ".join(labels(walked_in(sheet, card.shape, card.corner, card.direction)))


# --- The walk


@each_walk
def test_the_walk_goes_round_the_outer_ring_first(known: Walk) -> None:
    """R35."""
    first = known.first.split()
    assert anchors(known)[: len(first)] == first


@each_walk
def test_the_second_ring_starts_one_diagonal_step_further_in(known: Walk) -> None:
    """R35."""
    start = known.rings[0]
    assert anchors(known)[start : start + 3] == known.second.split()


@each_walk
def test_each_ring_lies_inside_the_one_before(known: Walk) -> None:
    """R35: ring k holds the anchors whose box is k spaces from the nearest edge."""
    card, found = ambush(known.card), anchors(known)
    bounds = [0, *accumulate(known.rings)]
    for depth, (start, end) in enumerate(pairwise(bounds)):
        for name in found[start:end]:
            row, column = "ABCDEFGHIJK".index(name[0]), int(name[1:]) - 1
            below = 11 - card.shape.height - row
            right = 11 - card.shape.width - column
            assert min(row, column, below, right) == depth


@each_walk
def test_the_walk_visits_every_anchor_once(known: Walk) -> None:
    """R35: 81 for the goblins, 90 for the others of the base box."""
    found, card = anchors(known), ambush(known.card)
    assert len(found) == len(set(found)) == sum(known.rings)
    assert len(found) == (12 - card.shape.height) * (12 - card.shape.width)


@each_walk
def test_where_monsters_come_to_stand_on_blank_maps(known: Walk) -> None:
    """R35."""
    assert on(MAP_SHEETS["a"], known.card) == known.on_a
    assert on(MAP_SHEETS["b"], known.card) == known.on_b
    if known.on_c:
        assert on(MAP_SHEETS["c"], known.card) == known.on_c
        assert on(MAP_SHEETS["d"], known.card) == known.on_d


def test_every_ambush_card_has_its_walk_here() -> None:
    assert {known.card for known in WALKS} == {card.id for card in AMBUSH_CARDS}


@pytest.mark.parametrize(("height", "width"), list(product(range(1, 12), range(1, 12))))
def test_any_box_walks_over_every_anchor_once_from_any_corner(height: int, width: int) -> None:
    """R35: also where a ring has no inside."""
    for corner, direction in product(Corner, Direction):
        found = list(walk(height, width, corner, direction))
        assert len(found) == len(set(found)) == (12 - height) * (12 - width)
        places = [divmod(anchor.bit_length() - 1, 11) for anchor in found]
        assert all(row <= 11 - height and column <= 11 - width for row, column in places)
        top = corner in (Corner.TOP_LEFT, Corner.TOP_RIGHT)
        left = corner in (Corner.TOP_LEFT, Corner.BOTTOM_LEFT)
        assert places[0] == (0 if top else 11 - height, 0 if left else 11 - width)


@pytest.mark.parametrize(
    ("corner", "direction", "first"),
    [
        (Corner.TOP_LEFT, Direction.CLOCKWISE, "A1 A2"),  # right, down, left, up
        (Corner.TOP_LEFT, Direction.COUNTERCLOCKWISE, "A1 B1"),
        (Corner.TOP_RIGHT, Direction.CLOCKWISE, "A11 B11"),
        (Corner.TOP_RIGHT, Direction.COUNTERCLOCKWISE, "A11 A10"),
        (Corner.BOTTOM_RIGHT, Direction.CLOCKWISE, "K11 K10"),
        (Corner.BOTTOM_RIGHT, Direction.COUNTERCLOCKWISE, "K11 J11"),
        (Corner.BOTTOM_LEFT, Direction.CLOCKWISE, "K1 J1"),
        (Corner.BOTTOM_LEFT, Direction.COUNTERCLOCKWISE, "K1 K2"),
    ],
)
def test_the_first_step_of_each_walk(corner: Corner, direction: Direction, first: str) -> None:
    """R35."""
    found = walk(1, 1, corner, direction)
    assert [label(next(found)), label(next(found))] == first.split()


def test_a_walk_goes_all_the_way_round() -> None:
    """R35."""
    found = [label(anchor) for anchor in walk(9, 9, Corner.TOP_LEFT, Direction.CLOCKWISE)]
    assert found == ["A1", "A2", "A3", "B3", "C3", "C2", "C1", "B1", "B2"]
    other = [label(anchor) for anchor in walk(9, 9, Corner.TOP_LEFT, Direction.COUNTERCLOCKWISE)]
    assert other == ["A1", "B1", "C1", "C2", "C3", "B3", "A3", "A2", "B2"]


def test_filled_spaces_push_the_monsters_on() -> None:
    """R35."""
    assert on(blank_but(BLANK, forest="A1"), "gnoll_raid") == "B1 B2 C1 D1 D2"
    assert on(blank_but(BLANK, forest="B2"), "gnoll_raid") == "A1 A2 B1 C1 C2"  # the gap
    assert on(blank_but(BLANK, forest="K11"), "goblin_attack") == "H9 I10 J11"


def test_monsters_walk_over_ruins() -> None:
    """R35, R8."""
    assert on(blank_but(BLANK, ruins="A1 C2"), "gnoll_raid") == "A1 A2 B1 C1 C2"


def test_the_walk_reaches_the_middle() -> None:
    """R35."""
    assert on(full_but(BLANK, "E5 F6 G7"), "goblin_attack") == "E5 F6 G7"


def test_the_shape_is_never_turned_or_flipped() -> None:
    """R35."""
    assert on(walled("# # . / # . # / . # #"), "goblin_attack") == ""
    assert on(walled(". . / # . / . ."), "gnoll_raid") == ""


def test_monsters_without_a_spot_do_nothing() -> None:
    """R36: not even a single space."""
    table = Table("gnoll_raid orchard", sheets=[walled(". . . .")])
    assert those(table.events, AmbushVanished) == [AmbushVanished(0)]
    assert not those(table.events, ShapeDrawn) and table.sheet(0).monster == 0
    assert table.state.card == "orchard" and table.state.turn == 2


def test_the_walk_asks_nobody_and_happens_at_once() -> None:
    """D3."""
    table = Table("goblin_attack orchard")
    assert ShapeDrawn(0, MONSTER, spaces("I9 J10 K11"), by=None) in table.events
    assert table.step.number == 2


# --- Rating and title


def test_the_rating_subtracts_the_four_cards_once() -> None:
    """R39."""
    edicts = cards("sentinel_wood wildholds shoreside_expanse cauldrons")
    assert rating(100, edicts) == 100 - 25 - 16 - 27 - 20
    assert rating(0, edicts) == -88


@pytest.mark.parametrize(
    ("card", "number"),
    [
        ("sentinel_wood", 25), ("greenbough", 22), ("treetower", 17), ("stoneside_forest", 18),
        ("canal_lake", 24), ("mages_valley", 22), ("golden_granary", 20),
        ("shoreside_expanse", 27), ("wildholds", 16), ("great_city", 16),
        ("greengold_plains", 21), ("shieldgate", 20), ("borderlands", 24), ("lost_barony", 24),
        ("broken_road", 24), ("cauldrons", 20),
        ("faunlost_thicket", 16), ("deepwood", 18), ("heart_of_the_forest", 22),
        ("sleepy_valley", 24), ("craylund", 12), ("ulems_wallow", 14), ("clawsgrave_peaks", 15),
        ("jorekburg", 18), ("traylo_monastery", 14), ("outer_enclave", 12),
        ("gnomish_colony", 12), ("caravansary", 16), ("dwarvenholds", 28), ("silos", 30),
        ("banded_hills", 28), ("starlit_sigil", 30),
    ],
)  # fmt: skip
def test_what_each_card_subtracts(card: str, number: int) -> None:
    """R39."""
    assert rating(0, cards(card)) == -number


@pytest.mark.parametrize(
    ("reached", "least"),
    [
        (99, 30), (30, 30), (29, 20), (20, 20), (19, 10), (10, 10), (9, 0), (0, 0), (-1, -5),
        (-5, -5), (-6, -10), (-10, -10), (-11, -20), (-20, -20), (-21, -30), (-30, -30),
    ],
)  # fmt: skip
def test_the_title_is_the_highest_minimum_reached(reached: int, least: int) -> None:
    """R38."""
    assert title(reached) == least


def test_below_the_last_title_the_last_is_given() -> None:
    """R38."""
    assert title(-31) == title(-200) == -30


def test_a_solo_game_ends_with_rating_and_title() -> None:
    """R39, D35."""
    table = Table()
    table.play_until(lambda _: False)
    ending = table.state.ending
    assert ending is not None
    total = sum(score.total for score in table.state.seats[0].scores)
    assert ending.rating == total - (22 + 16 + 24 + 24)
    assert ending.title == title(ending.rating)
