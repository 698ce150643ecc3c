"""Ghosts move, turn and mirror, stay on the map, and find their spots."""

import pytest

from inkland.rules import Continuations, Target
from inkland.sheet import ONE_SPACE, SIDE, Shape, Terrain, labels
from inkland.terminal.input.editor import DrawingEditor
from inkland.terminal.input.ghosts.choice import ChoiceGhost
from inkland.terminal.input.ghosts.first import shape_choices
from inkland.terminal.input.ghosts.ghost import Ghost
from inkland.terminal.input.ghosts.shape import ShapeChoices, ShapeGhost, first_shape
from tables import TWO, Table, full_but, spaces

LINE = Shape.pictured("oooo")
CORNER = Shape.pictured("ooo / o..")


def ghost(shape: Shape, row: int, column: int) -> ShapeGhost:
    nowhere = ShapeChoices((shape,), (Terrain.WATER,), Continuations(0))
    return ShapeGhost(nowhere, Terrain.WATER, shape, shape, row, column)


def where(ghost: Ghost) -> str:
    return " ".join(labels(ghost.spaces))


def test_it_moves() -> None:
    assert where(ghost(LINE, 0, 0).moved(1, 2)) == "B3 B4 B5 B6"


@pytest.mark.parametrize(
    ("down", "across", "expected"),
    [
        (-9, 0, "A5 A6 A7 A8"),
        (99, 0, "K5 K6 K7 K8"),
        (0, -9, "E1 E2 E3 E4"),
        (0, 9, "E8 E9 E10 E11"),
    ],
)
def test_it_stays_on_the_map(down: int, across: int, expected: str) -> None:
    assert where(ghost(LINE, 4, 4).moved(down, across)) == expected


def test_it_is_put_with_its_corner_on_a_space_or_near_it() -> None:
    assert where(ghost(CORNER, 4, 4).moved_to(spaces("B4"))) == "B4 B5 B6 C4"
    assert where(ghost(CORNER, 4, 4).moved_to(spaces("K11"))) == "J9 J10 J11 K9"


def test_four_turns_lead_back() -> None:
    turns = [ghost(CORNER, 1, 1)]
    for _ in range(4):
        turns.append(turns[-1].rotated())
    assert [where(turn) for turn in turns[:2]] == ["B2 B3 B4 C2", "B2 B3 C3 D3"]
    assert turns[4] == turns[0]
    assert len({where(turn) for turn in turns}) == 4


def test_turning_at_the_edge_pushes_it_back() -> None:
    assert where(ghost(LINE, SIDE - 1, 0).rotated()) == "H1 I1 J1 K1"


def test_two_mirrors_lead_back() -> None:
    assert where(ghost(CORNER, 1, 1).mirrored()) == "B2 B3 B4 C4"
    assert ghost(CORNER, 1, 1).mirrored().mirrored() == ghost(CORNER, 1, 1)


def offered(*cards: str, left: str = "") -> ShapeChoices:
    table = Table(*cards)
    if left:
        sheet = full_but(table.sheet(0), left)
        table = Table(*cards, sheets=[sheet])
    return shape_choices(table.view(0))


def test_shapes_and_terrains_go_round() -> None:
    river = offered("great_river")
    first = first_shape(river, None)
    second = first.with_next_shape()
    assert [first.printed_shape, second.printed_shape] == list(river.shapes)
    assert second.with_next_shape().printed_shape == first.printed_shape
    farm = first_shape(offered("orchard"), None).with_next_terrain()
    assert farm.terrain == Terrain.FARM
    assert farm.with_next_terrain().terrain == Terrain.FOREST


def test_the_next_spot_goes_round_all_spots_of_the_orientation() -> None:
    stream = offered("fishing_village", left="A1 A2 A3 A4 A5 K1 K2 K3 K4 B1 C1 D1")
    here, seen = first_shape(stream, None), []
    for _ in range(4):
        here = here.at_next_spot()
        seen.append(where(here))
    assert sorted(set(seen)) == ["A1 A2 A3 A4", "A2 A3 A4 A5", "K1 K2 K3 K4"]
    upright = here.rotated().at_next_spot()
    assert where(upright) == "A1 B1 C1 D1"


def test_it_stays_where_it_is_when_its_orientation_fits_nowhere() -> None:
    stream = offered("fishing_village", left="A1 A2 A3 A4")
    upright = first_shape(stream, None).rotated()
    assert upright.at_next_spot() == upright


def test_the_first_ghost_may_be_drawn() -> None:
    for card in ("great_river", "orchard", "rift_lands", "temple_ruins orchard"):
        assert DrawingEditor(Table(card).view(0)).refusal is None


def test_where_no_shape_fits_a_single_space_is_held() -> None:
    single = offered("fishing_village", left="A1 C3")
    assert single.shapes == (ONE_SPACE,)
    assert Terrain.MONSTER in single.terrains


def test_a_pencil_tells_the_effect_or_the_reason() -> None:
    editor = DrawingEditor(Table("farmland").view(0))
    assert editor.effect is not None
    assert editor.effect.coins == (0, 1)
    for key in "b4":
        assert editor.press(key) == ""
    assert editor.refusal is not None
    assert editor.refusal.code == "SpaceNotEmpty"
    assert labels(editor.marks.blocked) == ["B4"]
    assert labels(editor.marks.illegal_ghost) == ["C4"]


def test_a_pencil_draws_monsters_on_the_sheet_of_the_neighbour() -> None:
    editor = DrawingEditor(Table("goblin_attack", options=TWO).view(0))
    assert editor.owner == 1
    assert editor.effect is not None
    assert editor.effect.monsters[1] < 0


def test_remarks() -> None:
    editor = DrawingEditor(Table("fishing_village").view(0))
    assert editor.press("s") == editor.press("tab") == "play-one-shape"
    assert editor.press("t") == ""
    assert editor.press("z") is None
    editor.press("l")
    assert editor.ghost is not None
    assert editor.marks.spots == editor.ghost.spots


def test_a_cursor_goes_to_the_nearest_choice_and_nowhere_else() -> None:
    cursor = ChoiceGhost(tuple(Target(spaces(name)) for name in ("B2", "C3", "C5", "F2")))
    assert where(cursor.moved(0, 1)) == "C3"
    assert where(cursor.moved(1, 0)) == "C3"
    assert where(cursor.moved(0, 1).moved(0, 1)) == "C5"
    assert cursor.moved(-1, 0) == cursor.moved(0, -1) == cursor
    assert where(cursor.moved_to(spaces("F2")) or cursor) == "F2"
    assert cursor.moved_to(spaces("A1")) is None
    assert where(cursor.at_next_spot()) == "C3"
    assert cursor.at_next_spot().at_next_spot().at_next_spot().at_next_spot() == cursor
