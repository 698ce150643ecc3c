"""Questions: what is offered, counted and numbered."""

import pytest

from inkland.rules import Continuations, Placement, Spots
from inkland.sheet import FARM, FOREST, ONE_SPACE, Shape
from tables import TWO, Table, spaces, walled

DOMINO = Shape.pictured("oo")
OFFERED = Continuations(
    owner=0,
    spots=(
        Spots((FOREST, FARM), DOMINO, spaces("A1 B4 K10")),
        Spots((FOREST,), ONE_SPACE, spaces("C3"), coin=True),
    ),
)


def test_elements_come_spot_by_spot_and_terrain_by_terrain() -> None:
    assert list(OFFERED.elements()) == [
        Placement(FOREST, spaces("A1 A2")),
        Placement(FARM, spaces("A1 A2")),
        Placement(FOREST, spaces("B4 B5")),
        Placement(FARM, spaces("B4 B5")),
        Placement(FOREST, spaces("K10 K11")),
        Placement(FARM, spaces("K10 K11")),
        Placement(FOREST, spaces("C3")),
    ]


def test_elements_are_counted_and_numbered_as_they_are_listed() -> None:
    listed = list(OFFERED.elements())
    assert len(OFFERED) == len(listed) == 7
    assert [OFFERED.element(index) for index in range(7)] == listed


@pytest.mark.parametrize("index", [7, 100, -1])
def test_there_is_no_element_behind_the_last(index: int) -> None:
    with pytest.raises(IndexError):
        OFFERED.element(index)


def test_nothing_is_offered_by_default() -> None:
    nothing = Continuations(owner=3)
    assert len(nothing) == 0 and list(nothing.elements()) == []
    assert not nothing.complete and not nothing.fallback


@pytest.mark.parametrize("card", ["orchard", "farmland", "goblin_attack", "rift_lands"])
def test_each_placement_is_offered_once(card: str) -> None:
    listed = list(Table(card, options=TWO).legal(0).elements())
    assert len(listed) == len(set(listed)) > 0


def test_a_symmetrical_shape_is_not_offered_twice() -> None:
    listed = list(Table("farmland", sheets=[walled("# . # / . . . / # . #")]).legal(0).elements())
    assert len(listed) == 4 + 1  # four dominoes and one cross
