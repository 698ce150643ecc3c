"""The role matrix: every route of the OpenAPI document, asked by every role with real ids.

These are the roles on the whole site; `test_access.py` has those at a table, in each of its states.
Events are planned on the server's machine, and their tables are nobody's: over HTTP there is no
organiser of an event, only the host of a table. Ids of passkeys and of dumps are invented, since
this server has no HTTPS and has dumped nothing.
"""

from collections.abc import Iterator
from typing import Final

import pytest

from inkland.server.configuration.settings import Settings
from support.access_matrix import matrix
from support.member_site import member_site
from support.role_site import DOCUMENT, ROLE_MATRIX, RoleSite

MATRIX: Final = matrix(ROLE_MATRIX)
WITHOUT_BOTS: Final = Settings(workers=0, judge=0)
# Refusals that do not depend on the body, as the matrix has them.
BEFORE_THE_BODY: Final = ("who", "out", "confirm", "no-token", "no-scope", "not-mod")
# By a name in the body of these a stranger becomes a guest, or knocks.
NEWCOMERS: Final = {
    ("POST", "/api/tables/{table}/seats"),
    ("PUT", "/api/tables/{table}/seats/{seat}"),
    ("POST", "/api/tables/{table}/hold"),
    ("POST", "/api/knocks"),
}
# These make a guest, or let a stranger knock: who is suspended may not.
ENTERING: Final = NEWCOMERS | {("POST", "/api/guests"), ("POST", "/api/device/people")}
# What a suspended person may do, besides what a stranger may; all else is refused.
ALLOWED: Final = {
    ("GET", "/api/me/decisions"),
    ("POST", "/api/me/decisions/{decision}/answer"),
    ("GET", "/api/me/export"),
    ("DELETE", "/api/me"),
    ("POST", "/api/me/confirmation"),
    ("POST", "/api/me/confirmation/passkey"),
    ("POST", "/api/me/confirmation/passkey/options"),
    ("DELETE", "/api/sessions/current"),
}


@pytest.fixture(scope="module")
def site(module_database: str) -> Iterator[RoleSite]:
    """One server for the whole file."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("INKLAND_DATABASE_URL", module_database)
        with member_site(module_database, WITHOUT_BOTS) as running:
            yield RoleSite(running, module_database)


def test_every_role_is_answered_as_the_matrix_says(site: RoleSite) -> None:
    wrong = [
        f"{row} {role}: {answer}, not {expected}"
        for row in MATRIX.rows
        for role, expected in MATRIX.expected(row).items()
        if (answer := site.answer(row, role)) != expected
    ]
    assert not wrong, "\n".join(wrong)


def test_access_is_decided_before_a_malformed_body(site: RoleSite) -> None:
    wrong, asked = [], 0
    for row in MATRIX.rows:
        method, path = row.route
        if "requestBody" not in DOCUMENT[path][method.lower()]:
            continue
        for role, cell in row.cells.items():
            is_newcomer = role == "stranger" and row.route in NEWCOMERS
            if cell not in BEFORE_THE_BODY or is_newcomer:
                continue
            asked += 1
            if (answer := site.answer(row, role, "{")) != MATRIX.words[cell]:
                wrong.append(f"{row} {role}: {answer}, not {MATRIX.words[cell]}")
    assert not wrong, "\n".join(wrong)
    assert asked > 120


def test_who_is_suspended_may_do_what_a_stranger_may() -> None:
    differ = {
        row.route
        for row in MATRIX.rows
        if row.cells["stranger"] != "who" and row.cells["suspended"] != row.cells["stranger"]
    }
    assert differ == ENTERING - NEWCOMERS


def test_every_route_of_the_document_has_one_row() -> None:
    described = [(one.upper(), path) for path, ways in DOCUMENT.items() for one in ways]
    assert sorted(row.route for row in MATRIX.rows) == sorted(described)


def test_who_is_suspended_does_nothing_else() -> None:
    of_accounts = [row for row in MATRIX.rows if row.cells["stranger"] == "who"]
    allowed = {row.route for row in of_accounts if row.cells["suspended"] != "out"}
    assert allowed == ALLOWED
    assert len(of_accounts) - len(allowed) > 40
