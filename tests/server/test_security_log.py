"""The security log says who did what, without secrets, and request ids lead through all logs."""

import asyncio
import io
import json
import logging
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import pytest
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Message, Scope
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.typing import Origin

from inkland.server import limits
from inkland.server.configuration.settings import Settings
from inkland.server.features.accounts.login import LOGIN_ATTEMPTS
from inkland.server.features.accounts.passkeys import PASSKEY_ATTEMPTS
from inkland.server.http import problems
from inkland.server.process import security_log
from inkland.server.process.logs import SECURITY_LOGGER, JsonLinesFormatter
from inkland.server.process.security_log import MAX_REFUSAL_KEYS, Client, RefusalLog, current_client
from support.authenticator import Authenticator
from support.member_site import PASSWORD, MemberSite, member_site
from support.passkey_browser import ORIGIN, SITE, PasskeyBrowser, added, logged_in
from support.unconnected import unconnected_app

NEW_PASSWORD: Final = "another sheet of vellum"
STRANGER: Final = "198.51.100.7"
ROOT: Final = Path(__file__).parents[2]


class Written:
    """The log lines of a server in this process."""

    def __init__(self) -> None:
        self._stream = io.StringIO()
        self.handler = logging.StreamHandler(self._stream)
        self.handler.setFormatter(JsonLinesFormatter())

    def lines(self) -> list[dict[str, Any]]:
        """All lines so far."""
        return [json.loads(line) for line in self._stream.getvalue().splitlines()]

    def security(self) -> list[dict[str, Any]]:
        """The lines of the security log."""
        return [line for line in self.lines() if line["logger"] == SECURITY_LOGGER]


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Iterator[Written]:
    """What is logged during the test."""
    # The minute in which refusals are summed begins with the first one of the test.
    monkeypatch.setattr(security_log, "refusals", RefusalLog())
    found, root = Written(), logging.getLogger()
    level = root.level
    root.addHandler(found.handler)
    root.setLevel(logging.INFO)
    yield found
    root.setLevel(level)
    root.removeHandler(found.handler)


@pytest.fixture
def server(database: str) -> Iterator[MemberSite]:
    """A site on https, behind a proxy."""
    with member_site(database, Settings(workers=1, public_url=ORIGIN)) as running:
        yield running


# --- Who did what


def test_what_happens_to_an_account_is_logged_without_secrets(
    server: MemberSite, written: Written
) -> None:
    ann, stranger = PasskeyBrowser(server.port).joined(), PasskeyBrowser(server.port)
    device = Authenticator(ORIGIN, SITE)
    tokens = [*ann.cookies.values()]
    assert stranger.log_in(ann.login, "a wrong password").status == 403
    assert stranger.log_in("no such login", "typed in the wrong field").status == 403
    assert stranger.log_in(ann.login).status == 201
    assert ann.confirm("mistyped it").status == 403
    assert ann.confirm().status == 200
    tokens += ann.cookies.values()
    assert added(ann, device).status == 201
    assert logged_in(PasskeyBrowser(server.port), device).status == 201
    sessions = ann.ask("GET", "/api/sessions").body["sessions"]
    other = next(one["id"] for one in sessions if not one["is_current"])
    assert ann.ask("DELETE", f"/api/sessions/{other}").status == 204
    change = {"new_password": NEW_PASSWORD, "remove_passkeys": [passkey_of(ann)]}
    assert ann.ask("PUT", "/api/me/password", change).status == 200
    assert ann.ask("GET", "/api/me/export").status == 200
    assert ann.ask("DELETE", "/api/me").status == 204
    tokens += stranger.cookies.values()

    found = written.security()
    account = found[0]["account"]
    assert [(line["message"], line["account"] == account) for line in found] == [
        ("member made", True),
        ("login failed", True),
        ("login failed", False),
        ("login", True),
        ("confirmation failed", True),
        ("confirmation", True),
        ("passkey added", True),
        ("login", True),
        ("session ended", True),
        ("passkey removed", True),
        ("password changed", True),
        ("sessions ended", True),
        ("export", True),
        ("erase", True),
    ]
    assert all(line["address"].startswith("10.0.") and line["request"] for line in found)
    assert found[2]["account"] is None
    assert found[8]["session"] == other  # as the member's list of sessions has it
    text = json.dumps(written.lines())
    typed = (PASSWORD, NEW_PASSWORD, "a wrong password", "typed in", "no such login", "mistyped")
    assert [secret for secret in (*tokens, *typed, ann.login) if secret in text] == []
    # Addresses are in this log only.
    rest = json.dumps([line for line in written.lines() if line["logger"] != SECURITY_LOGGER])
    assert "10.0." not in rest and account not in rest


def passkey_of(browser: PasskeyBrowser) -> str:
    """The id of the browser's first passkey."""
    return str(browser.ask("GET", "/api/passkeys").body["passkeys"][0]["id"])


# --- Refusals by a limit


def test_a_flood_of_failed_passkeys_is_bounded(server: MemberSite, written: Written) -> None:
    before = len(written.security())
    stranger, made_up = PasskeyBrowser(server.port), Authenticator(ORIGIN, SITE)
    made_up.user = b"nobody"
    used = made_up.use({"challenge": "AAAA"})
    for _ in range(3 * PASSKEY_ATTEMPTS.most):
        stranger.ask("POST", "/api/sessions/passkey", used)
    security_log.refusals.flush()
    found = [line["message"] for line in written.security()[before:]]
    assert found == ["login failed"] * PASSKEY_ATTEMPTS.most + ["refused by a limit"] * 2


def test_a_flood_of_refusals_is_a_few_lines(server: MemberSite, written: Written) -> None:
    ann = PasskeyBrowser(server.port).joined()
    stranger, flood = PasskeyBrowser(server.port), 60
    found = [stranger.log_in(ann.login, f"guess {n}").status for n in range(flood)]
    assert found == [403] * LOGIN_ATTEMPTS.most + [429] * (flood - LOGIN_ATTEMPTS.most)
    security_log.refusals.flush()
    lines = [line for line in written.security() if line["message"] == "refused by a limit"]
    assert [line["limit"] for line in lines] == ["POST /api/sessions"] * 2
    assert sum(line["count"] for line in lines) == flood - LOGIN_ATTEMPTS.most
    assert len({line["address"] for line in lines}) == 1
    statuses = [line["status"] for line in written.lines() if "status" in line]
    assert 429 not in statuses and statuses.count(403) == LOGIN_ATTEMPTS.most


def test_what_is_refused_at_the_door_is_a_few_lines(
    database: str, monkeypatch: pytest.MonkeyPatch, written: Written
) -> None:
    monkeypatch.setattr(limits, "READS_BURST", 2)
    monkeypatch.setattr(limits, "READS_PER_HOUR", 1)
    monkeypatch.setattr(problems, "REFUSAL_DELAY_SECONDS", 0.0)
    with member_site(database, Settings(workers=1, limits=True)) as server:
        stranger, flood = server.browser(STRANGER), 30
        for number in range(2 + flood):
            expected = 200 if number < 2 else 429
            assert stranger.ask("GET", "/api/box").status == expected
        for _ in range(flood):
            assert stranger.ask("POST", "/api/guests", {}, Origin="http://a.test").status == 403
            assert stranger.ask("GET", "/", Host="a.test").status == 400
        security_log.refusals.flush()
    lines = [line for line in written.security() if line["message"] == "refused by a limit"]
    assert sorted(line["limit"] for line in lines) == [
        *["ForeignOrigin"] * 2, *["TooManyRequests"] * 2, *["unknown host"] * 2,
    ]  # fmt: skip
    assert sum(line["count"] for line in lines) == 3 * flood
    assert {line["address"] for line in lines} == {STRANGER}
    about = [line for line in written.lines() if line.get("status", 200) != 200]
    rejected = [line for line in written.lines() if "rejected" in line["message"]]
    assert about == rejected == []


def test_a_flood_from_many_addresses_is_a_few_lines_too(written: Written) -> None:
    flood = RefusalLog()

    async def refuse() -> None:
        for number in range(10 * MAX_REFUSAL_KEYS):
            current_client.set(Client(f"address {number}"))
            flood.add("live connections")
            flood.add("live connections")

    asyncio.run(refuse())
    flood.flush()
    lines = written.security()
    assert len(lines) == 2 * MAX_REFUSAL_KEYS + 1
    assert sum(line["count"] for line in lines) == 20 * MAX_REFUSAL_KEYS
    flood.flush()
    assert len(written.security()) == len(lines)


def test_a_period_that_has_just_begun_is_not_ended_by_the_one_before(
    monkeypatch: pytest.MonkeyPatch, written: Written
) -> None:
    period = 0.05
    monkeypatch.setattr(security_log, "REFUSALS_EVERY_SECONDS", period)
    refusals = RefusalLog()

    async def refuse() -> None:
        refusals.add("a limit")
        monkeypatch.setattr(security_log, "REFUSALS_EVERY_SECONDS", 60.0)
        time.sleep(2 * period)  # the timer of the first period is late
        refusals.add("a limit")
        await asyncio.sleep(period)
        refusals.add("a limit")

    asyncio.run(refuse())
    assert [line["count"] for line in written.security()] == [1, 1]


def test_too_many_live_connections_are_logged(database: str, written: Written) -> None:
    with member_site(database, Settings(workers=1, limits=True)) as server:
        table = server.browser().enter().ask("POST", "/api/tables", {"seats": 2})
        path = f"/api/tables/{table.body['table']['id']}/live"
        headers = {"X-Forwarded-For": STRANGER}
        with connect(f"ws://127.0.0.1:{server.port}{path}", additional_headers=headers) as line:
            line.send('{"type":"hello"}')
            with suppress(ConnectionClosed):
                for _ in range(200):
                    line.send('{"type":"ping"}')
            with pytest.raises(ConnectionClosed):
                list(line)
    (refusal,) = written.security()
    assert (refusal["limit"], refusal["address"]) == ("live messages or connections", STRANGER)
    assert table.body["table"]["id"] not in json.dumps(refusal)


# --- Request ids


def test_an_id_leads_from_a_refusal_to_the_log(server: MemberSite, written: Written) -> None:
    browser = PasskeyBrowser(server.port)
    for given in ("from-the-proxy.1", "x", "line\tbreak", "<" * 20, "y" * 65, None):
        extra = {} if given is None else {"X_Request_Id": given}
        answer = browser.ask("GET", "/api/tables/" + "0" * 26, **extra)
        id = dict(answer.headers)["x-request-id"]
        assert answer.body["request"] == id
        assert (id == given) == (given == "from-the-proxy.1")
        assert re.fullmatch("[0-9a-f]{16}|from-the-proxy.1", id)
        assert [line["status"] for line in written.lines() if line["request"] == id] == [404]
    assert "x-request-id" in dict(browser.ask("GET", "/api/box").headers)


def test_an_id_is_believed_from_the_proxy_only(server: MemberSite) -> None:
    browser = PasskeyBrowser(server.port)
    del browser._headers["X-Forwarded-For"]
    answer = browser.ask("GET", "/api/box", X_Request_Id="chosen-by-a-client")
    assert re.fullmatch("[0-9a-f]{16}", dict(answer.headers)["x-request-id"])


def test_what_is_rejected_at_the_door_has_an_id(server: MemberSite) -> None:
    answer = PasskeyBrowser(server.port).ask("POST", "/api/guests", {}, Origin="https://evil.test")
    assert answer.body["request"] == dict(answer.headers)["x-request-id"]


def test_a_bug_is_answered_with_an_id() -> None:
    app = unconnected_app(Settings(workers=1, public_url=ORIGIN))

    async def broken(_request: Request) -> Response:
        raise RuntimeError("a bug")

    app.add_route("/broken", broken)
    # Without its lifespan: no part of the server is needed.
    sent: list[Message] = []

    async def receive() -> Message:
        return {"type": "http.request"}

    async def send(message: Message) -> None:
        sent.append(message)

    headers = [(b"host", b"localhost")]
    scope: Scope = {"type": "http", "method": "GET", "path": "/broken", "headers": headers}
    with pytest.raises(RuntimeError):  # uvicorn logs it
        asyncio.run(app({**scope, "query_string": b""}, receive, send))
    answer = json.loads(sent[1]["body"])
    assert sent[0]["status"] == 500
    assert answer["request"] == dict(sent[0]["headers"])[b"x-request-id"].decode() != ""
    assert "a bug" not in str(answer)
    # It is answered outside of the middleware that adds headers, and has them all the same.
    assert dict(sent[0]["headers"])[b"x-content-type-options"] == b"nosniff"
    assert b"content-security-policy" in dict(sent[0]["headers"])
    assert b"strict-transport-security" in dict(sent[0]["headers"])


def test_who_does_what_is_not_theirs_is_logged(server: MemberSite, written: Written) -> None:
    host, other = PasskeyBrowser(server.port), PasskeyBrowser(server.port)
    host.enter("Ann")
    other.enter("Ben")
    table = host.ask("POST", "/api/tables", {"seats": 2}).body["table"]["id"]
    for _ in range(3):
        assert other.ask("POST", f"/api/tables/{table}/start").status == 403
    security_log.refusals.flush()
    found = [line for line in written.security() if line.get("limit") == "NotHost"]
    assert [line["count"] for line in found] == [1, 2]  # the first at once, the others as a sum
    assert found[0]["account"] is not None and found[0]["address"] == found[1]["address"] != ""


def test_a_stored_move_leads_to_its_connection(server: MemberSite, written: Written) -> None:
    ann = PasskeyBrowser(server.port)
    ann.enter("Ann")
    table = ann.ask("POST", "/api/tables", {"seats": 1}).body["table"]["id"]
    assert ann.ask("POST", f"/api/tables/{table}/seats", {"nonce": "0" * 32}).status == 200
    assert ann.ask("POST", f"/api/tables/{table}/start").status == 200
    cookie = "; ".join(f"{name}={value}" for name, value in ann.cookies.items())
    url = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live"
    command = "0123456789abcdef" * 2
    with connect(url, additional_headers={"Cookie": cookie}, origin=Origin(ORIGIN)) as line:
        assert line.response is not None
        connection = line.response.headers["x-request-id"]
        line.send('{"type":"hello"}')
        line.send(json.dumps({"type": "take_back", "id": command, "step": 1}))
        while json.loads(line.recv(10))["type"] not in ("saved", "refused"):
            pass
    (stored,) = (line for line in written.lines() if line["message"] == "commands stored")
    assert (stored["commands"], stored["requests"]) == ([command], [connection])
    assert stored["number"] >= 1


# --- Where it is written


def test_it_can_have_a_file_of_its_own(tmp_path: Path) -> None:
    file = tmp_path / "security.log"
    code = (
        "import logging, pathlib, sys; from inkland.server.process import logs, security_log;"
        "logs.configure(security=pathlib.Path(sys.argv[1]));"
        "security_log.record('login', account='someone'); logging.getLogger('x').info('another')"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, str(file)], capture_output=True, text=True, check=True
    )
    (line,) = map(json.loads, file.read_text().splitlines())
    assert (line["message"], line["account"]) == ("login", "someone")
    assert file.stat().st_mode & 0o777 == 0o600
    assert [json.loads(line)["message"] for line in done.stderr.splitlines()] == ["another"]


def test_every_event_is_in_the_list_of_the_handbook() -> None:
    text = (ROOT / "docs" / "operations.md").read_text(encoding="utf-8")
    section = text.partition("## The security log\n")[2].partition("\n## ")[0]
    _head, *rows = re.findall(r"^\| (`.*?) \|", section, re.MULTILINE)
    listed = [name for row in rows for name in re.findall("`([^`]+)`", row)]
    files = [file.read_text(encoding="utf-8") for file in (ROOT / "src").rglob("*.py")]
    recorded = {name for text in files for name in re.findall(r'\brecord\(\s*"(.+?)"', text)}
    assert len(recorded) > 20
    assert sorted(listed) == sorted({*recorded, "refused by a limit"})
