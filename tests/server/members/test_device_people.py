"""Several people on one device: whom its cookies let play, who stays, and who goes."""

from itertools import count
from pathlib import Path
from typing import Any

import pytest

from inkland.server.configuration.settings import Settings
from inkland.server.features.accounts.device_cookies import MAX_PEOPLE
from support.member_site import PASSWORD, Answer, Browser, MemberSite, member_site

SESSION, PEOPLE = "__Host-inkland", "__Host-inkland-people"

_logins = count(1)


@pytest.fixture
def tablet(server: MemberSite) -> Browser:
    """A device on which the guest Ann plays."""
    return server.browser().enter("Ann")


def people(tablet: Browser) -> dict[str, Any]:
    """The people of the device by their names."""
    answer = tablet.ask("GET", "/api/device/people")
    assert answer.status == 200
    return {one["name"]: one for one in answer.body["people"]}


def add(tablet: Browser, name: str) -> Answer:
    """Add a guest to the device."""
    return tablet.ask("POST", "/api/device/people", {"name": name, "colour": "green"})


def switch(tablet: Browser, name: str | None, **more: object) -> Answer:
    """Let the person with this name play, or nobody."""
    key = None if name is None else people(tablet)[name]["key"]
    return tablet.ask("PUT", "/api/device/current", {"person": key, **more})


def me(tablet: Browser) -> str | None:
    """The name of who plays."""
    answer = tablet.ask("GET", "/api/me")
    return str(answer.body["name"]) if answer.status == 200 else None


def member(server: MemberSite, name: str) -> str:
    """Make a member on another device; return the login."""
    login = f"Parent {next(_logins)}"
    server.browser().enter(name).join(login)
    return login


@pytest.fixture
def dad(server: MemberSite, tablet: Browser) -> str:
    """The login of Dad, who has logged in on the tablet after Ann stepped aside."""
    login = member(server, "Dad")
    assert switch(tablet, None).status == 200
    assert tablet.log_in(login).status == 201
    return login


# --- Guests


def test_guests_of_a_device_take_turns_without_a_password(tablet: Browser) -> None:
    assert add(tablet, "Ben").status == 201
    assert me(tablet) == "Ann"
    for name in ("Ben", "Ann", "Ben"):
        assert switch(tablet, name).status == 200
        assert me(tablet) == name
        here = people(tablet)
        assert set(here) == {"Ann", "Ben"}
        assert [one for one in here if here[one]["is_current"]] == [name]


def test_keys_and_answers_contain_no_token_and_no_account_id(tablet: Browser) -> None:
    added = add(tablet, "Ben")
    switched = switch(tablet, "Ben")
    said = repr((added.body, switched.body, tablet.ask("GET", "/api/device/people").body))
    tokens = {tablet.cookies[SESSION], *tablet.cookies[PEOPLE].split(".")}
    assert len(tokens) == 2
    assert not any(token in said for token in tokens)
    account = tablet.ask("GET", "/api/me/export").body["id"]
    assert account not in said


def test_a_key_is_good_on_its_own_device_only(server: MemberSite, tablet: Browser) -> None:
    add(tablet, "Ben")
    key = people(tablet)["Ben"]["key"]
    for other in (server.browser(), server.browser().enter("Eve")):
        stolen = other.ask("PUT", "/api/device/current", {"person": key})
        assert (stolen.status, stolen.code) == (404, "NoSuchPerson")
        removed = other.ask("DELETE", f"/api/device/people/{key}")
        assert (removed.status, removed.code) == (404, "NoSuchPerson")
    assert set(people(tablet)) == {"Ann", "Ben"}


def test_a_device_has_room_for_eight(tablet: Browser) -> None:
    for number in range(MAX_PEOPLE - 1):
        assert add(tablet, f"Guest {number}").status == 201
    assert (add(tablet, "Too many").status, add(tablet, "Too many").code) == (409, "DeviceFull")
    assert len(people(tablet)) == MAX_PEOPLE
    assert switch(tablet, "Guest 3").status == 200
    assert len(tablet.cookies[PEOPLE].split(".")) == MAX_PEOPLE
    key = people(tablet)["Ann"]["key"]
    assert tablet.ask("DELETE", f"/api/device/people/{key}").status == 204
    assert add(tablet, "Ann again").status == 201


def test_who_is_taken_off_a_device_is_gone(server: MemberSite, tablet: Browser) -> None:
    add(tablet, "Ben")
    switch(tablet, "Ben")
    thief = server.browser()
    thief.cookies = dict(tablet.cookies)
    key = people(tablet)["Ben"]["key"]
    assert tablet.ask("DELETE", f"/api/device/people/{key}").status == 204
    assert me(tablet) is None  # nobody plays until somebody is chosen
    assert set(people(tablet)) == {"Ann"}
    assert me(thief) is None  # the session has ended, not only its cookie
    assert "Ben" not in people(thief)
    assert switch(tablet, "Ann").status == 200
    assert me(tablet) == "Ann"


def test_what_ends_a_session_takes_its_person_off_the_device(tablet: Browser) -> None:
    add(tablet, "Ben")
    add(tablet, "Cid")
    switch(tablet, "Ben")
    assert tablet.ask("DELETE", "/api/sessions/current").status == 204
    assert set(people(tablet)) == {"Ann", "Cid"}
    switch(tablet, "Cid")
    assert tablet.ask("DELETE", "/api/me").status == 204
    assert set(people(tablet)) == {"Ann"}


# --- Members


@pytest.mark.usefixtures("dad")
def test_a_member_who_did_not_choose_to_stay_is_logged_out(tablet: Browser) -> None:
    assert (people(tablet)["Dad"]["is_member"], people(tablet)["Dad"]["stays"]) == (True, False)
    session = tablet.cookies[SESSION]
    assert switch(tablet, "Ann").status == 200
    assert set(people(tablet)) == {"Ann"}
    tablet.cookies[SESSION] = session
    assert me(tablet) is None


@pytest.mark.usefixtures("dad")
def test_a_member_who_chose_to_stay_comes_back_without_the_password(tablet: Browser) -> None:
    assert switch(tablet, "Ann", stays=True).status == 200
    assert switch(tablet, "Dad").status == 200
    assert me(tablet) == "Dad"
    # The choice holds until it is taken back.
    assert switch(tablet, "Ann").status == 200
    assert switch(tablet, "Dad").status == 200
    assert switch(tablet, "Ann", stays=False).status == 200
    assert set(people(tablet)) == {"Ann"}


@pytest.mark.usefixtures("dad")
def test_a_choice_can_be_made_without_leaving(tablet: Browser) -> None:
    assert switch(tablet, "Dad", stays=True).status == 200
    assert (me(tablet), people(tablet)["Dad"]["stays"]) == ("Dad", True)
    assert switch(tablet, "Dad", stays=False).status == 200
    assert (me(tablet), people(tablet)["Dad"]["stays"]) == ("Dad", False)


@pytest.mark.usefixtures("dad")
def test_a_member_who_stays_still_has_to_confirm(tablet: Browser) -> None:
    switch(tablet, "Ann", stays=True)
    switch(tablet, "Dad")
    for method, path in (("GET", "/api/me/export"), ("DELETE", "/api/me")):
        assert tablet.ask(method, path).code == "ConfirmationNeeded"


@pytest.mark.usefixtures("dad")
def test_the_choice_to_stay_outlives_a_new_token(tablet: Browser) -> None:
    switch(tablet, "Dad", stays=True)
    before = tablet.cookies[SESSION]
    assert tablet.confirm().status == 200
    assert before not in tablet.cookies[PEOPLE]
    assert people(tablet)["Dad"]["stays"] is True
    change = {"password": PASSWORD, "new_password": "another sheet of vellum"}
    assert tablet.ask("PUT", "/api/me/password", change).status == 200
    assert switch(tablet, "Ann").status == 200
    assert set(people(tablet)) == {"Ann", "Dad"}


@pytest.mark.usefixtures("dad")
def test_nobody_inherits_the_choice_of_another(server: MemberSite, tablet: Browser) -> None:
    mum = member(server, "Mum")
    switch(tablet, "Dad", stays=True)
    assert tablet.log_in(mum).status == 201  # takes the place of Dad, whose session ends
    assert set(people(tablet)) == {"Ann", "Mum"}
    assert people(tablet)["Mum"]["stays"] is False


def test_a_guest_who_becomes_a_member_chooses_anew(tablet: Browser) -> None:
    add(tablet, "Ben")
    switch(tablet, "Ben")
    tablet.join(f"Child {next(_logins)}")
    assert people(tablet)["Ben"]["stays"] is False
    switch(tablet, "Ann")
    assert set(people(tablet)) == {"Ann"}


def test_logging_in_twice_on_a_device_is_one_person(tablet: Browser, dad: str) -> None:
    switch(tablet, None, stays=True)
    assert tablet.log_in(dad).status == 201
    assert set(people(tablet)) == {"Ann", "Dad"}
    assert people(tablet)["Dad"]["is_current"] is True


def test_a_session_ended_elsewhere_is_off_the_device(
    server: MemberSite, tablet: Browser, dad: str
) -> None:
    switch(tablet, "Ann", stays=True)
    elsewhere = server.browser()
    assert elsewhere.log_in(dad).status == 201
    elsewhere.confirm()
    assert elsewhere.ask("DELETE", "/api/sessions").status == 200
    assert set(people(tablet)) == {"Ann"}


# --- Cookies


def test_reading_never_sets_a_cookie(tablet: Browser) -> None:
    add(tablet, "Ben")
    for headers in ({}, {"Sec_Fetch_Site": "cross-site"}):
        answer = tablet.ask("GET", "/api/device/people", **headers)
        assert not [name for name, _ in answer.headers if name.lower() == "set-cookie"]
        assert dict(answer.headers)["cache-control"] == "no-store"
    assert answer.body["people"] == []  # what another site asks for is a stranger's


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE"])
def test_another_site_switches_nobody(tablet: Browser, method: str) -> None:
    add(tablet, "Ben")
    key = people(tablet)["Ben"]["key"]
    path = {"POST": "people", "PUT": "current", "DELETE": f"people/{key}"}[method]
    body = {"POST": {"name": "Eve"}, "PUT": {"person": key}}.get(method)
    answer = tablet.ask(method, f"/api/device/{path}", body, Origin="http://evil.example")
    assert answer.code == "ForeignOrigin"
    assert me(tablet) == "Ann"


@pytest.mark.parametrize("several", ["", ".", "x", "A" * 43 + ".", ".".join(["A" * 43] * 9), "é"])
def test_a_malformed_cookie_counts_as_none(tablet: Browser, several: str) -> None:
    tablet.cookies[PEOPLE] = several
    assert set(people(tablet)) == {"Ann"}
    assert add(tablet, "Ben").status == 201
    assert set(people(tablet)) == {"Ann", "Ben"}


def set_cookies(answer: Answer) -> list[str]:
    """The cookies that an answer sets, but for those it deletes."""
    found = (text for name, text in answer.headers if name.lower() == "set-cookie")
    return [text for text in found if "Max-Age=0" not in text]


def test_cookies_are_out_of_reach_of_scripts_and_other_hosts(server: MemberSite) -> None:
    (cookie,) = set_cookies(add(server.browser(), "Ben"))
    assert cookie.startswith("__Host-inkland-people=")
    for word in ("HttpOnly", "Secure", "SameSite=lax", "Path=/"):
        assert word in cookie


def test_plain_http_of_a_home_network_has_the_same(module_database: str, tmp_path: Path) -> None:
    with member_site(module_database, Settings(workers=1, data=tmp_path)) as home:
        tablet = home.browser().enter("Ann")
        (cookie,) = set_cookies(add(tablet, "Ben"))
        assert cookie.startswith("inkland-people=")
        assert "HttpOnly" in cookie
        assert "Secure" not in cookie
        assert switch(tablet, "Ben").status == 200
        assert me(tablet) == "Ben"


# --- At a table


def test_the_people_of_a_device_know_their_seats(tablet: Browser) -> None:
    add(tablet, "Ben")
    add(tablet, "Cid")
    table = tablet.ask("POST", "/api/tables", {"seats": 3}).body["table"]["id"]
    for name in ("Ben", "Ann"):
        switch(tablet, name)
        assert tablet.ask("POST", f"/api/tables/{table}/seats", {"nonce": "0" * 32}).status == 200
    found = tablet.ask("GET", f"/api/device/people?table={table}").body["people"]
    assert {one["name"]: one["seat"] for one in found} == {"Ann": 1, "Ben": 0, "Cid": None}
    missing = tablet.ask("GET", f"/api/device/people?table={'0' * 26}")
    assert (missing.status, missing.code) == (404, "NoSuchTable")
