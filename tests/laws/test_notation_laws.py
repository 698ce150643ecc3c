"""Laws of the notation: writing and reading again gives an equal value."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from inkland.sheet import MapSheet, Refused, Terrain, labelled, labels
from inkland.sheet.notation import read_placement, write_placement
from rows import each_row
from strategies import maps, sheets

anywhere = st.integers(0, 2**121 - 1)
CHARACTERS = ".r^#*%FVCWBXDZTGHfvcwbxdztgh"
typed = st.one_of(st.text(max_size=30), st.text(CHARACTERS + "/!\n AK19", max_size=30))


@given(sheets, anywhere)
def test_a_map_written_and_read_again_is_equal(sheet: MapSheet, marks: int) -> None:
    """On many lines and in one, with attack marks and without."""
    for each in (sheet, sheet._replace(marks=marks)):
        assert MapSheet.drawn(str(each)) == each
        assert MapSheet.drawn(each.in_one_line()) == each
        assert "\n" not in each.in_one_line()


@given(maps)
def test_a_map_read_and_written_again_is_equal(text: str) -> None:
    """A whole map has one spelling."""
    assert str(MapSheet.drawn(text)) == text


@given(st.lists(st.text(CHARACTERS, max_size=11), max_size=11))
def test_what_is_not_drawn_is_empty(rows: list[str]) -> None:
    """A partial drawing is the top left of the whole one, however it is laid out."""
    whole = [row.ljust(11, ".") for row in rows if row] + ["." * 11] * 11
    sheet = MapSheet.drawn("\n".join(rows))
    assert sheet == MapSheet.drawn("/".join(whole[:11]))
    assert sheet == MapSheet.drawn("\n\n".join("  ".join(row) for row in rows))


@given(typed)
def test_any_text_is_read_or_refused(text: str) -> None:
    """No text makes the reader crash."""
    with suppress(Refused):
        sheet = MapSheet.drawn(text)
        assert MapSheet.drawn(str(sheet)) == sheet


@given(typed)
def test_any_text_is_a_placement_or_refused(text: str) -> None:
    """The same for placements: an empty text, too, is refused with a typed reason."""
    try:
        terrain, spaces = read_placement(text)
    except Refused:
        return
    assert read_placement(write_placement(terrain, spaces)) == (terrain, spaces)


@given(st.sampled_from(Terrain), anywhere)
def test_a_placement_written_and_read_again_is_equal(terrain: Terrain, spaces: int) -> None:
    """Terrain letter and labels."""
    assert read_placement(write_placement(terrain, spaces)) == (terrain, spaces)


def test_every_space_has_a_label_of_its_own() -> None:
    """A1 top left to K11 bottom right, row by row."""
    names = labels(2**121 - 1)
    assert (names[0], names[10], names[11], names[-1]) == ("A1", "A11", "B1", "K11")
    assert [labelled(name) for name in names] == [1 << bit for bit in range(121)]


@each_row("text", ["", "A", "A0", "A12", "L1", "1A", "A01", "A 1", "AA", "A1 ", "А1"])
def test_what_is_no_label_is_refused(text: str) -> None:
    with pytest.raises(Refused):
        labelled(text)
