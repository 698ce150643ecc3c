"""What is said about map sheets, and that only one thing is refused."""

import pytest

from inkland.cards import MAP_SHEETS
from inkland.sheet import MapSheet, labelled
from inkland.table.map_warnings import map_info, sheet_info


def spaces(*names: str) -> str:
    """Spaces as clients get them."""
    return f"{sum(map(labelled, names)):x}"


@pytest.mark.parametrize("name", MAP_SHEETS)
def test_the_printed_sheets_are_usual(name: str) -> None:
    info = map_info(name)
    assert info.map_sheet == name and info.warnings == ()
    assert all(count.is_usual for count in info.counts)
    assert sheet_info(MapSheet.drawn(info.sheet)) == info


def test_each_feature_has_as_many_as_on_printed_sheets_or_one_more_or_less() -> None:
    counts = sheet_info(MapSheet.drawn("^^^r" + "#" * 7)).counts
    assert [(one.feature, one.number, one.least, one.most, one.is_usual) for one in counts] == [
        ("mountain", 3, 4, 6, False),
        ("ruins", 1, 5, 7, False),
        ("wasteland", 7, 0, 8, True),
    ]


@pytest.mark.parametrize(
    ("drawing", "expected"),
    [
        ("r^ / ^", {"lone_ruins": spaces("A1"), "split_land": spaces("A1")}),
        ("^# / #", {"shut_mountain": spaces("A1")}),
        (".# / .# / ##", {"split_land": spaces("A1", "B1")}),
        ("^. / .r", {}),
    ],
)
def test_spaces_that_make_a_game_unusual_are_named(drawing: str, expected: dict[str, str]) -> None:
    info = sheet_info(MapSheet.drawn(drawing))
    assert {one.kind: one.spaces for one in info.warnings} == expected
    assert info.map_sheet is not None


def test_what_was_drawn_on_a_sheet_is_not_part_of_it() -> None:
    assert sheet_info(MapSheet.drawn("^ F f % H !A2")).map_sheet == "own1-m1rr"


def test_a_sheet_without_an_empty_space_has_no_notation() -> None:
    full = "/".join(["^" * 11] * 11)
    assert sheet_info(MapSheet.drawn(full)).map_sheet is None
    assert sheet_info(MapSheet.drawn("." + full[1:])).map_sheet == "own1-1" + "m" * 120
