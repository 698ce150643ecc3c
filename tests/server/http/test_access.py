"""The access matrix: every operation, tried by every role. Operations without a row fail."""

from collections.abc import Iterable, Iterator
from typing import Final, get_args

import pytest
from starlette.routing import BaseRoute, Route, WebSocketRoute

from inkland.protocol.messages import Said
from inkland.server.app import create_app
from inkland.server.http import static_files
from inkland.server.settings import Settings
from support.access_matrix import Row, matrix
from support.access_site import AccessSite
from support.memory.ports import in_memory
from support.serving import served

MATRIX: Final = matrix()
STATES: Final = {"open", "playing", "finished", "closed"}
KINDS: Final = {kind.__struct_config__.tag for kind in get_args(Said)}


@pytest.fixture(scope="module")
def access_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[AccessSite]:
    """One server for the whole file."""
    with served(tmp_path_factory.mktemp("access")) as running:
        yield AccessSite(running)
        assert running.complaints() == []


@pytest.mark.parametrize("row", MATRIX.rows, ids=str)
def test_everyone_is_answered_as_the_matrix_says(access_site: AccessSite, row: Row) -> None:
    assert dict(access_site.answers(row)) == MATRIX.expected(row)


# --- Completeness


def routes(found: Iterable[BaseRoute]) -> Iterator[Route | WebSocketRoute]:
    """All routes, including those of included routers."""
    for route in found:
        if isinstance(route, Route | WebSocketRoute):
            yield route
        else:
            yield from routes(route.original_router.routes)  # type: ignore[attr-defined]


def operations() -> set[tuple[str, str]]:
    """All operations of the application: methods of paths, and websocket messages."""
    found: set[tuple[str, str]] = set()
    for route in routes(create_app(Settings(), in_memory()).routes):
        if isinstance(route, WebSocketRoute):
            found |= {(kind, route.path_format) for kind in KINDS}
        elif route.endpoint.__module__ != static_files.__name__ or route.path == "/":
            found |= {(method, route.path_format) for method in (route.methods or set()) - {"HEAD"}}
    return found


def test_every_operation_has_a_row() -> None:
    assert {row.route for row in MATRIX.rows} == operations()


def test_every_row_of_a_table_is_tried_in_every_state() -> None:
    tried = {(row.deed, row.path): set[str]() for row in MATRIX.rows if row.has_table}
    for row in MATRIX.rows:
        if row.has_table:
            tried[row.deed, row.path].add(row.when)
    assert [row for row, states in tried.items() if states != STATES] == []


def test_the_pages_of_the_client_can_only_be_read() -> None:
    found = [r for r in routes(create_app(Settings(), in_memory()).routes) if isinstance(r, Route)]
    of_pages = [route for route in found if route.endpoint.__module__ == static_files.__name__]
    assert all(route.methods == {"GET", "HEAD"} for route in of_pages)
