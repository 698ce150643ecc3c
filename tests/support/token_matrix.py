"""The token matrix: which operation takes which tokens, read from its file and from the routes."""

import re
from pathlib import Path
from typing import Final, TypeAlias

from inkland.protocol.token_resources import SCOPES, Scope
from inkland.server.http.routing import HttpRoute
from inkland.server.routes import LIVE_ROUTES
from support.operations import routes
from support.unconnected import unconnected_app

_FILE: Final = Path(__file__).with_name("token_matrix.txt")
_NO: Final = "-"
_GAPS: Final = {
    "passkey": "A" * 22,
    "seat": "0",
    "day": "2024-05-04",
    "puzzle": "1-1",
    "map_sheet": "a",
    "decision": "1",
}
LIVE: Final = "live"  # stands for the method of a live connection

Operation: TypeAlias = tuple[str, str]
Matrix: TypeAlias = dict[Operation, frozenset[Scope]]


def written_matrix() -> Matrix:
    """The matrix as its file has it."""
    found: Matrix = {}
    for line in _FILE.read_text().splitlines():
        if line and not line.startswith("#"):
            method, path, *cells = line.split()
            assert len(cells) == len(SCOPES), line
            pairs = zip(SCOPES, cells, strict=True)
            assert all(cell in (_NO, scope) for scope, cell in pairs), line
            pairs = zip(SCOPES, cells, strict=True)
            found[method, path] = frozenset(scope for scope, cell in pairs if cell != _NO)
    return found


def stated_matrix() -> Matrix:
    """The matrix as all operations below `/api/` state it; without a statement they take none."""
    found: Matrix = {(LIVE, one.path): frozenset(one.scopes) for one in LIVE_ROUTES}
    for route in routes(unconnected_app()):
        if route.path_format.startswith("/api/"):
            scopes = route.described.scopes if isinstance(route, HttpRoute) else ()
            for method in (route.methods or set()) - {"HEAD"}:
                found[method, route.path_format] = frozenset(scopes)
    return found


def filled(path: str) -> str:
    """The path with ids that nothing has."""
    return re.sub(r"{(\w+)}", lambda gap: _GAPS.get(gap[1], "0" * 26), path)


def lines(matrix: Matrix) -> list[str]:
    """The lines of the file for a matrix."""
    return [
        f"{method:<8}{path:<46}"
        + "".join(f"{scope if scope in scopes else _NO:<13}" for scope in SCOPES).rstrip()
        for (method, path), scopes in sorted(matrix.items(), key=lambda one: one[0][::-1])
    ]
