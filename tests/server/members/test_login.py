"""Members from end to end: signing up, logging in, sessions, and erasure."""

import asyncio
import json
from collections.abc import Iterator
from hashlib import sha256

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from inkland.protocol.messages import SIGNED_OUT
from inkland.server.configuration.settings import Settings
from inkland.table.actions.seating import STAND_IN
from rows import each_row
from support.member_site import PASSWORD, Browser, MemberSite, member_site

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0"
_LETTERS = str.maketrans("0123456789", "ghjkpqstux")  # no two look alike
IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Safari/604.1"


@pytest.fixture(scope="module")
def server(module_database: str) -> Iterator[MemberSite]:
    """One server for all tests; each test creates its own accounts."""
    with member_site(module_database) as running:
        yield running


@pytest.fixture
def name(request: pytest.FixtureRequest) -> str:
    """A login that no other test has."""
    return sha256(request.node.name.encode()).hexdigest()[:16].translate(_LETTERS)


# --- Becoming a member


def test_a_guest_becomes_a_member_and_stays_who_it_is(server: MemberSite, name: str) -> None:
    ann = server.browser().enter("Guest of honour")
    table = ann.ask("POST", "/api/tables", {"seats": 2}).body["table"]["id"]
    ann.ask("POST", f"/api/tables/{table}/seats", {"nonce": "0" * 32})
    assert ann.ask("GET", "/api/me").body["login"] is None
    before = ann.cookies["inkland"]
    answer = ann.ask("POST", "/api/members", {"login": name, "password": PASSWORD})
    assert answer.status == 201
    assert answer.body == {"name": "Guest of honour", "colour": None, "login": name}
    assert ann.cookies["inkland"] != before
    found = ann.ask("GET", f"/api/tables/{table}").body
    assert (found["you"], found["is_host"]) == (0, True)
    assert ann.ask("GET", "/api/me").body["login"] == name
    again = ann.ask("POST", "/api/members", {"login": name + "x", "password": PASSWORD})
    assert (again.status, again.code) == (409, "AlreadyMember")


def test_cookies_are_for_this_host_and_out_of_reach(server: MemberSite, name: str) -> None:
    ann = server.browser().enter("Guest")
    answer = ann.ask("POST", "/api/members", {"login": name, "password": PASSWORD})
    cookies = [value for header, value in answer.headers if header.lower() == "set-cookie"]
    assert len(cookies) == 2
    for cookie in cookies:
        assert {"HttpOnly", "Path=/", "SameSite=lax"} <= set(cookie.split("; "))


@each_row(
    "login, password, code",
    [
        ("x", PASSWORD, "BadLogin"),
        ("Аnn", PASSWORD, "BadLogin"),
        ("inkland", PASSWORD, "BadLogin"),
        ("fine login", "short", "BadPassword"),
        ("fine login", "password123", "BadPassword"),
        ("fine login", "qwertyuiop", "BadPassword"),
        ("fine login", "12345678", "BadPassword"),
        ("fine login", "aaaaaaaaaa", "BadPassword"),
        ("fine login", "Fine Login", "BadPassword"),
        ("fine login", "guest of honour", "BadPassword"),
        ("fine login", "x" * 100 + "yz" * 51, "BadPassword"),
    ],
)
def test_what_is_refused(server: MemberSite, login: str, password: str, code: str) -> None:
    ann = server.browser().enter("Guest of honour")
    answer = ann.ask("POST", "/api/members", {"login": login, "password": password})
    assert (answer.status, answer.code) == (422, code)


def test_a_stranger_cannot_become_a_member(server: MemberSite, name: str) -> None:
    answer = server.browser().ask("POST", "/api/members", {"login": name, "password": PASSWORD})
    assert (answer.status, answer.code) == (401, "WhoAreYou")


def test_a_login_that_looks_like_another_is_taken(server: MemberSite) -> None:
    server.browser("192.0.2.50").enter("Guest").join("scopе".replace("е", "e"))
    other = server.browser("192.0.2.50").enter("Other guest")
    for login in ("scope", "SCOPE", "ѕсоре", "Scópe", "s.c.o.p.e", "sc0pe"):
        answer = other.ask("POST", "/api/members", {"login": login, "password": PASSWORD})
        assert (answer.status, answer.code) == (409, "LoginTaken"), login
    named = server.browser().ask("POST", "/api/guests", {"name": "Ѕсоре"})
    assert (named.status, named.code) == (409, "NameTaken")
    table = other.ask("POST", "/api/tables", {"seats": 2}).body["table"]["id"]
    seat = {"nonce": "0" * 32, "name": "SCOPE"}
    seated = other.ask("POST", f"/api/tables/{table}/seats", seat)
    assert (seated.status, seated.code) == (409, "NameTaken")


# --- Logging in and out


def test_who_logs_in_elsewhere_is_the_same(server: MemberSite, name: str) -> None:
    ann = server.browser(agent=FIREFOX).enter("Guest").join(name)
    phone = server.browser(agent=IPHONE)
    assert phone.log_in(name.upper()).body["login"] == name
    sessions = phone.ask("GET", "/api/sessions").body["sessions"]
    assert [(s["agent"], s["is_current"]) for s in sessions] == [
        ("safari ios", True),
        ("firefox linux", False),
    ]
    assert ann.cookies["inkland"] != phone.cookies["inkland"]


def test_an_unknown_login_and_a_wrong_password_are_answered_alike(
    server: MemberSite, name: str
) -> None:
    server.browser().enter("Guest").join(name)
    eve = server.browser("192.0.2.77")
    wrong = eve.log_in(name, "wrong password")
    checked = server.passwords.checked
    unknown = eve.log_in(name + "x", "wrong password")
    assert server.passwords.checked == checked + 1  # so that it takes as long
    assert (wrong.status, wrong.code) == (403, "WrongPassword")
    assert wrong.body.pop("request") != unknown.body.pop("request")
    assert wrong.body == unknown.body
    assert not eve.cookies
    for odd in ("\x00\x00\x00", "x" * 80, "\u202e", "😀😀😀"):
        assert eve.log_in(odd).code == "WrongPassword"


def test_a_session_that_was_planted_is_worth_nothing_after_login(
    server: MemberSite, name: str
) -> None:
    server.browser().enter("Guest").join(name)
    eve = server.browser().enter("Eve")
    victim = server.browser()
    victim.cookies = dict(eve.cookies)  # session fixation
    assert victim.log_in(name).status == 201
    assert victim.cookies["inkland"] != eve.cookies["inkland"]
    assert eve.ask("GET", "/api/me").status == 401
    made_up = server.browser()
    made_up.cookies = {"inkland": "A" * 43}
    assert made_up.log_in(name).status == 201
    assert made_up.cookies["inkland"] != "A" * 43


def test_a_session_is_worth_nothing_after_logout(server: MemberSite, name: str) -> None:
    ann = server.browser().enter("Guest").join(name)
    kept = dict(ann.cookies)
    assert ann.ask("DELETE", "/api/sessions/current").status == 204
    assert "inkland" not in ann.cookies and "inkland-device" in ann.cookies
    ann.cookies = kept
    assert ann.ask("GET", "/api/me").status == 401
    assert ann.ask("GET", "/api/sessions").status == 401
    assert ann.ask("DELETE", "/api/sessions/current").status == 401


def test_sessions_elsewhere_can_be_ended(server: MemberSite, name: str) -> None:
    ann = server.browser().enter("Guest").join(name)
    others = [server.browser(f"192.0.2.{n}") for n in range(2, 5)]
    assert all(other.log_in(name).status == 201 for other in others)
    eve = server.browser().enter("Eve")
    theirs = [s for s in others[0].ask("GET", "/api/sessions").body["sessions"] if s["is_current"]]
    path = f"/api/sessions/{theirs[0]['id']}"
    assert ann.confirm().status == 200
    assert eve.ask("DELETE", path).status == 404  # another account's session
    assert ann.ask("DELETE", path).status == 204
    assert ann.ask("DELETE", path).status == 404
    assert [other.ask("GET", "/api/me").status for other in others] == [401, 200, 200]
    left = ann.ask("DELETE", "/api/sessions").body["sessions"]
    assert [session["is_current"] for session in left] == [True]
    assert [other.ask("GET", "/api/me").status for other in others] == [401, 401, 401]
    assert ann.ask("GET", "/api/me").status == 200


def test_a_new_password_logs_out_everywhere_else(server: MemberSite, name: str) -> None:
    ann = server.browser().enter("Guest").join(name)
    other = server.browser("192.0.2.9")
    assert other.log_in(name).status == 201
    wish = {"password": "not this one", "new_password": "another sheet of vellum"}
    assert ann.ask("PUT", "/api/me/password", wish).code == "WrongPassword"
    wish["password"] = PASSWORD
    assert ann.ask("PUT", "/api/me/password", {**wish, "new_password": name}).code == "BadPassword"
    before = dict(ann.cookies)
    assert ann.ask("PUT", "/api/me/password", wish).body["login"] == name
    assert ann.ask("GET", "/api/me").status == 200
    assert ann.cookies.keys() == before.keys()
    assert all(ann.cookies[cookie] != before[cookie] for cookie in before)
    assert other.ask("GET", "/api/me").status == 401
    assert server.browser().log_in(name).code == "WrongPassword"
    assert server.browser().log_in(name, wish["new_password"]).status == 201
    guest = server.browser().enter("Guest")
    assert guest.ask("PUT", "/api/me/password", wish).code == "NotMember"


def test_an_open_socket_of_an_ended_session_is_closed(server: MemberSite, name: str) -> None:
    ann = server.browser().enter("Guest").join(name)
    phone = server.browser("192.0.2.3")
    phone.log_in(name)
    ann.confirm()
    table = ann.ask("POST", "/api/tables", {"seats": 2}).body["table"]["id"]

    async def scenario() -> tuple[int, float, bool]:
        url = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live"
        lines = []
        for browser in (ann, phone):
            cookie = {"Cookie": f"inkland={browser.cookies['inkland']}"}
            line = await connect(url, additional_headers=cookie)
            await line.send(json.dumps({"type": "hello", "since": None}))
            await line.recv()
            lines.append(line)
        await asyncio.to_thread(ann.ask, "DELETE", "/api/sessions")
        start = asyncio.get_running_loop().time()
        code = 0
        try:
            while True:
                await asyncio.wait_for(lines[1].recv(), 10)
        except ConnectionClosed as closed:
            code = closed.rcvd.code if closed.rcvd else 1006
        seconds = asyncio.get_running_loop().time() - start
        is_here = True
        try:
            await lines[0].send(json.dumps({"type": "ping"}))
        except ConnectionClosed:
            is_here = False
        await lines[0].close()
        return code, seconds, is_here

    code, seconds, is_here = asyncio.run(scenario())
    assert code == SIGNED_OUT
    assert seconds <= 5
    assert is_here


# --- Other sites


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://localhost"])
def test_another_site_cannot_act_for_a_member(server: MemberSite, name: str, origin: str) -> None:
    ann = server.browser().enter("Guest").join(name)
    fetched = [
        ann.ask(method, path, body, Origin=origin)
        for method, path, body in (
            ("POST", "/api/sessions", {"login": "x", "password": "y"}),
            ("DELETE", "/api/sessions", None),
            ("DELETE", "/api/sessions/current", None),
            ("DELETE", "/api/me", None),
            ("PUT", "/api/me/password", {"password": PASSWORD, "new_password": "evil password"}),
            ("POST", "/api/passkeys/options", None),
        )
    ]
    assert [(answer.status, answer.code) for answer in fetched] == [(403, "ForeignOrigin")] * 6
    assert ann.ask("GET", "/api/me").body["login"] == name


@pytest.mark.parametrize(
    "kind", ["application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "text/plain"]
)
def test_a_form_is_not_understood(server: MemberSite, name: str, kind: str) -> None:
    ann = server.browser().enter("Guest").join(name)
    form = json.dumps({"login": "eve", "password": PASSWORD})
    for headers in ({"Origin": "https://evil.example"}, {}):
        answer = ann.ask("POST", "/api/sessions", form, Content_Type=kind, **headers)
        assert answer.status == (403 if headers else 415)
    assert ann.ask("GET", "/api/me").body["login"] == name


# --- Personal data


def sat_down(browser: Browser, table: str) -> None:
    """Take a seat."""
    seat = {"nonce": "0" * 32}
    assert browser.ask("POST", f"/api/tables/{table}/seats", seat).status == 200


def test_all_that_is_kept_can_be_had(server: MemberSite, name: str) -> None:
    ann = server.browser(agent=FIREFOX).enter("Guest").join(name)
    table = ann.ask("POST", "/api/tables", {"seats": 2, "title": "Mine"}).body["table"]["id"]
    sat_down(ann, table)
    ann.ask("POST", f"/api/tables/{table}/start")
    ann.confirm()
    answer = ann.ask("GET", "/api/me/export")
    assert ("content-disposition", 'attachment; filename="inkland-export.json"') in answer.headers
    found = answer.body
    assert (found["format"], found["name"], found["login"]) == ("inkland export 1", "Guest", name)
    assert [seat["table"] for seat in found["seats"]] == [table]
    assert found["hosted"] == [{"table": table, "title": "Mine", "status": "playing"}]
    assert [session["is_current"] for session in found["sessions"]] == [True]
    assert found["deals"] == []  # its code would open a second table with the same future cards
    text = json.dumps(found)
    assert "argon2" not in text and ann.cookies["inkland"] not in text
    assert server.browser().ask("GET", "/api/me/export").status == 401


def test_who_is_erased_is_gone_and_the_tables_go_on(server: MemberSite, name: str) -> None:
    ann, ben = server.browser().enter("Ann of old").join(name), server.browser().enter("Benedict")
    playing, waiting, alone = (
        ann.ask("POST", "/api/tables", {"seats": 2, "title": "Ann's"}).body["table"]["id"]
        for _ in range(3)
    )
    for table in (playing, waiting):
        sat_down(ann, table)
        sat_down(ben, table)
    ann.ask("POST", f"/api/tables/{playing}/start")
    ann.confirm()
    kept = dict(ann.cookies)
    assert ann.ask("DELETE", "/api/me").status == 204
    assert ann.cookies == {}
    ann.cookies = kept
    assert ann.ask("GET", "/api/me").status == 401
    assert server.browser("192.0.2.8").log_in(name).code == "WrongPassword"
    seats = ben.ask("GET", f"/api/tables/{playing}").body["table"]["seats"]
    assert [(s["name"], s["is_person"], s["bot"]) for s in seats] == [
        ("", True, STAND_IN),
        ("Benedict", True, None),
    ]
    found = ben.ask("GET", f"/api/tables/{waiting}").body
    assert found["is_host"] and found["table"]["seats"][0] is None
    assert ben.ask("GET", f"/api/tables/{alone}").body["table"]["status"] == "closed"
    assert ben.ask("GET", f"/api/tables/{playing}").body["table"]["title"] == ""
    server.browser("192.0.2.8").enter("Another").join(name)  # the login is free again


def test_a_guest_can_be_forgotten_too(server: MemberSite) -> None:
    guest = server.browser().enter("Passer-by")
    assert guest.ask("GET", "/api/me/export").body["login"] is None
    assert guest.ask("DELETE", "/api/me").status == 204
    assert server.browser().ask("DELETE", "/api/me").status == 401


# --- Passkeys need https


def test_passkeys_are_not_here_on_plain_http(server: MemberSite, name: str) -> None:
    ann = server.browser().enter("Guest").join(name)
    ann.confirm()
    for path in ("/api/passkeys/options", "/api/sessions/passkey/options"):
        answer = ann.ask("POST", path)
        assert (answer.status, answer.code) == (404, "NotHere")
    assert ann.ask("GET", "/api/passkeys").body == {"passkeys": []}


def test_on_https_cookies_are_tied_to_the_host(module_database: str, name: str) -> None:
    site = Settings(workers=1, public_url="https://map.example")
    with member_site(module_database, site) as server:
        ann = server.browser()
        answer = ann.ask("POST", "/api/guests", {"name": "Guest"}, Host="map.example")
        assert answer.status == 201
        wish = {"login": name, "password": PASSWORD}
        answer = ann.ask("POST", "/api/members", wish, Host="map.example")
        assert ann.cookies.keys() == {"__Host-inkland", "__Host-inkland-device"}
        for header, value in answer.headers:
            if header.lower() == "set-cookie":
                assert {"Secure", "HttpOnly", "Path=/"} <= set(value.split("; "))
                assert "Domain" not in value
