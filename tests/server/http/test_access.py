"""The access matrix: every operation, tried by every role. Operations without a row fail."""

from collections.abc import Iterator
from typing import Final

import pytest

from inkland.server.http import static_files
from support.access_matrix import Row, matrix
from support.access_site import AccessSite
from support.operations import operations, routes
from support.serving import served
from support.unconnected import unconnected_app

MATRIX: Final = matrix()
STATES: Final = {"open", "playing", "finished", "closed"}


@pytest.fixture(scope="module")
def access_site(
    module_database: str, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[AccessSite]:
    """One server for the whole file. Its workers run, or a wrong answer would come too late."""
    with served(tmp_path_factory.mktemp("access"), module_database, early_workers=True) as running:
        yield AccessSite(running)
        assert running.complaints() == []


@pytest.mark.parametrize("when", sorted({row.when for row in MATRIX.rows}))
def test_everyone_is_answered_as_the_matrix_says(access_site: AccessSite, when: str) -> None:
    wrong = {
        str(row): differences
        for row in MATRIX.rows
        if row.when == when and (differences := differing_roles(access_site, row))
    }
    assert wrong == {}


def differing_roles(access_site: AccessSite, row: Row) -> list[str]:
    """Each role whose answer is not the one in the matrix."""
    expected = MATRIX.expected(row)
    return [
        f"{role}: {answer}, not {expected[role]}"
        for role, answer in access_site.answers(row)
        if answer != expected[role]
    ]


# --- Completeness


def test_every_operation_has_a_row() -> None:
    assert {row.route for row in MATRIX.rows} == operations()


def test_every_row_of_a_table_is_tried_in_every_state() -> None:
    tried = {(row.deed, row.path): set[str]() for row in MATRIX.rows if row.has_table}
    for row in MATRIX.rows:
        if row.has_table:
            tried[row.deed, row.path].add(row.when)
    assert [row for row, states in tried.items() if states != STATES] == []


def test_the_pages_of_the_client_can_only_be_read() -> None:
    found = routes(unconnected_app())
    of_pages = [route for route in found if route.endpoint.__module__ == static_files.__name__]
    assert all(route.methods == {"GET", "HEAD"} for route in of_pages)
