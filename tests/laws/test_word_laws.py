"""Laws of the sheet's set functions: each equals its definition by rows and columns."""

from hypothesis import given
from hypothesis import strategies as st

from inkland.cards import DECK, AmbushCard, ExploreCard
from inkland.sheet import (
    MapSheet,
    Shape,
    Spaces,
    adjacent,
    anchors_onto,
    anchors_within,
    clusters,
    columns,
    count,
    covers,
    diagonals,
    each_space,
    empty,
    filled,
    has_line,
    is_nothing,
    largest_square,
    on_edge,
    orientations,
    overlap,
    placed,
    positions,
    rows,
    space_at,
    touches,
)
from strategies import randoms, sheets

Cells = set[tuple[int, int]]

EVERY_CELL = {(row, column) for row in range(11) for column in range(11)}
SHAPES = sorted(
    {
        shape
        for card in DECK.values()
        if isinstance(card, ExploreCard | AmbushCard)
        for shape in (card.shapes if isinstance(card, ExploreCard) else (card.shape,))
    }
)
# Sparse, dense and half full sets, and those that maps have.
sets = st.one_of(
    randoms.map(lambda random: random.getrandbits(121)),
    randoms.map(lambda random: random.getrandbits(121) & random.getrandbits(121)),
    randoms.map(lambda random: random.getrandbits(121) | random.getrandbits(121)),
    sheets.map(filled),
    sheets.map(empty),
    sheets.map(lambda sheet: sheet.forest),
)


def cells(spaces: Spaces) -> Cells:
    assert 0 <= spaces < 2**121  # no function returns spaces off the map
    return {(row, column) for row, column in EVERY_CELL if spaces >> 11 * row + column & 1}


def beside(cell: tuple[int, int]) -> Cells:
    row, column = cell
    around = {(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)}
    return around & EVERY_CELL


@given(sets)
def test_adjacent_is_what_shares_a_side_with_some_space(spaces: Spaces) -> None:
    """Members not excepted, and never round the edge (D30)."""
    assert cells(adjacent(spaces)) == {near for cell in cells(spaces) for near in beside(cell)}


@given(sets, sets)
def test_questions_about_two_sets(some: Spaces, others: Spaces) -> None:
    """Overlap, cover and touch."""
    assert overlap(some, others) == bool(cells(some) & cells(others))
    assert covers(some, others) == (cells(others) <= cells(some))
    assert touches(some, others) == any(beside(cell) & cells(others) for cell in cells(some))
    assert covers(some | others, some) and covers(some, some & others)


@given(sets)
def test_spaces_are_counted_and_listed_in_reading_order(spaces: Spaces) -> None:
    """Each once, each a set of one."""
    listed = list(each_space(spaces))
    assert [cells(space) for space in listed] == [{cell} for cell in sorted(cells(spaces))]
    assert count(spaces) == len(listed) and is_nothing(spaces) == (not listed)


@given(sets)
def test_clusters_part_a_set_into_connected_pieces_that_do_not_touch(spaces: Spaces) -> None:
    """In reading order of their first space (R32)."""
    found = list(clusters(spaces))
    assert sum(count(cluster) for cluster in found) == count(spaces)
    assert [min(cells(cluster)) for cluster in found] == sorted(
        min(cells(cluster)) for cluster in found
    )
    for cluster in found:
        assert covers(spaces, cluster) and not touches(cluster, spaces & ~cluster)
        reached, fresh = set[tuple[int, int]](), {min(cells(cluster))}
        while fresh:
            reached |= fresh
            fresh = {near for cell in fresh for near in beside(cell)} & cells(cluster) - reached
        assert reached == cells(cluster)


@given(sets)
def test_the_largest_square_is_the_first_of_the_largest(spaces: Spaces) -> None:
    """Compared with trying every square of every size."""
    inside = cells(spaces)
    squares = [
        (-side, top, left)
        for side in range(1, 12)
        for top in range(12 - side)
        for left in range(12 - side)
        if {(top + down, left + right) for down in range(side) for right in range(side)} <= inside
    ]
    side, square = largest_square(spaces)
    if not squares:
        assert (side, square) == (0, 0)
        return
    best, top, left = min(squares)
    assert side == -best and min(cells(square)) == (top, left)
    assert count(square) == side * side and cells(square) <= inside


def test_a_line_lies_in_one_row_or_one_column() -> None:
    """Spaces that follow each other in reading order are a line only in one row."""
    for place in range(121):
        row, column = divmod(place, 11)
        for length in range(2, 7):
            across = sum(1 << number for number in range(place, min(place + length, 121)))
            down = sum(1 << number for number in range(place, 121, 11)[:length])
            assert has_line(across, length) == (column + length <= 11)
            assert has_line(down, length) == (row + length <= 11)


def test_lines_and_edges() -> None:
    """Eleven rows, columns and falling diagonals, and a ring of forty."""
    assert [cells(row) for row in rows()] == [{(r, c) for c in range(11)} for r in range(11)]
    assert [cells(line) for line in columns()] == [{(r, c) for r in range(11)} for c in range(11)]
    assert [cells(line) for line in diagonals()] == [
        {(start + step, step) for step in range(11 - start)} for start in range(11)
    ]
    ring = {(r, c) for r, c in EVERY_CELL if r in (0, 10) or c in (0, 10)}
    assert cells(on_edge(2**121 - 1)) == ring and len(ring) == 40


@given(st.sampled_from(SHAPES), sets)
def test_anchors_are_where_a_shape_lies_within_or_onto_a_set(shape: Shape, spaces: Spaces) -> None:
    """For every orientation; the shape never leaves the map."""
    inside = cells(spaces)
    for turn in orientations(shape):
        within, onto = set(), set()
        for row, column in EVERY_CELL:
            moved = {(row + down, column + right) for down, right in turn.cells()}
            if moved <= EVERY_CELL:
                assert cells(placed(turn, space_at(row, column))) == moved
                if moved <= inside:
                    within.add((row, column))
                if moved & inside:
                    onto.add((row, column))
        assert cells(anchors_within(turn, spaces)) == within
        assert cells(anchors_onto(turn, spaces)) == onto


def test_a_shape_has_as_many_orientations_as_it_has_no_symmetry() -> None:
    """One, two, four or eight, all of one size, and each can lie in the corner."""
    for shape in SHAPES:
        turns = orientations(shape)
        assert len(turns) in (1, 2, 4, 8) and len(set(turns)) == len(turns)
        assert {count(turn.spaces) for turn in turns} == {count(shape.spaces)}
        assert all(set(orientations(turn)) == set(turns) for turn in turns)
        assert {turn.spaces for turn in turns} <= positions(shape)


@given(sheets)
def test_a_space_is_either_filled_or_empty(sheet: MapSheet) -> None:
    """Ruins and attack marks fill nothing (R14)."""
    assert filled(sheet) ^ empty(sheet) == 2**121 - 1 and not overlap(filled(sheet), empty(sheet))
    assert filled(sheet._replace(ruins=0, marks=2**121 - 1)) == filled(sheet)
