"""The role matrix of moderation: every operation, tried by every role, cell by cell.

An operation is tried with everything it needs: another person with a table, a land and a report. So
a refusal is that of the role. What else suspended people and moderators may do is in
`http/test_access_by_role.py`.
"""

from typing import Any, Final, get_args

import pytest

from inkland.server.features.moderation.resources import ActKind
from support.member_site import PASSWORD
from support.moderated_site import MODERATION_ROLES, ModeratedSite, Victim
from support.operations import operations

# 401 WhoAreYou, 403 NotModerator, 403 Suspended, 404 NoSuchDecision
_WORDS: Final = {
    "who": "WhoAreYou",
    "no": "NotModerator",
    "out": "Suspended",
    "other": "NoSuchDecision",
}
_MODERATION: Final = ("who", "no", "no", "out", "out", "done", "no")
MATRIX: Final = {
    "report": ("who", "done", "done", "out", "out", "done", "done"),
    "queue": _MODERATION,
    "log": _MODERATION,
    **{f"act {kind}": _MODERATION for kind in get_args(ActKind)},
    "decisions": ("who", "done", "done", "done", "done", "done", "done"),
    "answer": ("who", "other", "other", "done", "done", "other", "other"),
}


def tried(site: ModeratedSite, operation: str, role: str) -> str:
    """How a role is answered: done, or the code of the refusal."""
    client = site.roles[role]
    if operation in ("queue", "log"):
        answer = client.ask("GET", f"/api/moderation/{operation}")
    elif operation == "report":
        body = {"kind": "land", "table": site.victim().table, "seat": 0}
        answer = client.ask("POST", "/api/reports", body)
    elif operation == "decisions":
        answer = client.ask("GET", "/api/me/decisions")
    elif operation == "answer":
        decision = site.decisions.get(role, site.decisions["suspended"])
        path = f"/api/me/decisions/{decision}/answer"
        answer = client.ask("POST", path, {"text": "I did not mean it."})
    else:
        kind = operation.removeprefix("act ")
        victim = site.suspended_victim() if kind == "lift" else site.victim()
        before = site.log_length()
        answer = client.ask("POST", "/api/moderation/acts", act_on(kind, victim))
        # What is done is in the log, and what is refused is not.
        assert site.log_length() == before + (answer.status == 204)
    return "done" if answer.status in (200, 204) else answer.code


def act_on(kind: str, victim: Victim) -> dict[str, Any]:
    """The body of an act with all that its kind needs."""
    body: dict[str, Any] = {"kind": kind, "rule": "hate", "note": "Not here."}
    if kind in ("rename", "suspend", "lift", "clear_land"):
        body["player"] = victim.player
    if kind in ("clear_land", "clear_title", "end_table", "unlist"):
        body["table"] = victim.table
    if kind == "rename":
        body["name"] = "Newname"
    if kind == "dismiss":
        body["report"] = victim.report
    return body


@pytest.mark.parametrize("role", MODERATION_ROLES)
def test_each_role_is_answered_as_the_matrix_says(site: ModeratedSite, role: str) -> None:
    column = MODERATION_ROLES.index(role)
    expected = {one: _WORDS.get(row[column], row[column]) for one, row in MATRIX.items()}
    assert {one: tried(site, one, role) for one in MATRIX} == expected


def test_the_matrix_has_every_operation_of_moderation() -> None:
    found = {path for _method, path in operations() if "moderation" in path or "report" in path}
    assert found == {
        "/api/reports",
        "/api/moderation/queue",
        "/api/moderation/log",
        "/api/moderation/acts",
    }


def test_who_is_suspended_makes_no_guest(site: ModeratedSite) -> None:
    for path in ("/api/guests", "/api/device/people"):
        for role in ("suspended", "suspended-guest"):
            answer = site.roles[role].ask("POST", path, {"name": "Nobody new"})
            assert (answer.status, answer.code) == (403, "Suspended"), (role, path)


def test_who_is_suspended_exports_and_erases(site: ModeratedSite) -> None:
    victim = site.victim()
    login = "Vic Torious"
    victim.browser.join(login)
    site.moderator({"kind": "suspend", "rule": "insult", "note": "Why.", "player": victim.player})
    assert victim.browser.ask("GET", "/api/me/decisions").status == 401  # its session has ended
    assert victim.browser.log_in(login).status == 201
    assert victim.browser.ask("GET", "/api/me/export").code == "ConfirmationNeeded"
    assert victim.browser.confirm(PASSWORD).status == 200
    exported = victim.browser.ask("GET", "/api/me/export").body
    assert [one["note"] for one in exported["decisions"]["decisions"]] == ["Why."]
    assert victim.browser.ask("DELETE", "/api/me").status == 204
    assert victim.browser.log_in(login).status == 403
    latest = site.roles["moderator"].ask("GET", "/api/moderation/log").body["acts"][0]
    assert (latest["kind"], latest["name"], latest["note"]) == ("suspend", "", "")
