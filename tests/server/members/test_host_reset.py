"""`inkland new-password`: a host without mail lets a member in again."""

import pytest
from typer.testing import CliRunner

from inkland.cli import app
from support.member_site import PASSWORD, member_site


def test_a_host_lets_a_member_choose_a_new_password(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("INKLAND_DATABASE_URL", database)
    with member_site(database) as server:
        ann = server.browser().enter().join("Ann Lee")
        done = CliRunner().invoke(app, ["new-password", "ann lee"])
        assert done.exit_code == 0, done.output
        before, _, token = done.stdout.strip().partition("#")
        assert before.endswith(": http://localhost:8080/password")
        assert ann.ask("GET", "/api/sessions").status == 401
        assert ann.log_in("Ann Lee", PASSWORD).status == 403
        assert ann.log_in("Ann Lee", token).status == 403  # it is no password
        chosen = {"token": token, "password": "a sheet of one's own"}
        assert ann.ask("POST", "/api/passwords/new", chosen).status == 204
        assert ann.log_in("Ann Lee", chosen["password"]).status == 201
        assert ann.ask("POST", "/api/passwords/new", chosen).status == 404  # it works once


def test_an_unknown_login_is_said_so(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("INKLAND_DATABASE_URL", database)
    for login in ("nobody", "\x00", ""):
        done = CliRunner().invoke(app, ["new-password", login])
        assert (done.exit_code, done.stderr.strip()) == (1, "No member has this login.")
