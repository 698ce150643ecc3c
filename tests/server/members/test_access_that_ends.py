"""Access that ends while somebody is being let in: what was under way lets nobody in any more."""

import asyncio
import json
import socket
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any

import pytest

from inkland.server.http.requests import SLOW_BODY_SECONDS
from support.authenticator import Authenticator
from support.member_site import PASSWORD, Answer, Browser, MemberSite
from support.passkey_browser import ORIGIN, SITE, PasskeyBrowser, logged_in, options

NEW_PASSWORD = "another sheet of vellum"
THIEFS_PASSWORD = "a sheet of a thief"


class HeldCheck:
    """The next use of argon2 is held, as by a queue in front of it, until it is released."""

    def __init__(self, server: MemberSite, monkeypatch: pytest.MonkeyPatch) -> None:
        self._is_done, self._release = threading.Event(), threading.Event()
        self._in_thread: Callable[[Callable[[], Any]], Awaitable[Any]]
        self._in_thread = server.passwords._in_thread
        monkeypatch.setattr(server.passwords, "_in_thread", self._held)

    async def _held(self, work: Callable[[], Any]) -> Any:
        result = await self._in_thread(work)
        if not self._is_done.is_set():
            self._is_done.set()
            await asyncio.to_thread(self._release.wait, 60)
        return result

    def begin(self, request: Callable[[], Answer]) -> "Future[Answer]":
        """Send a request, and return once its password was checked but not yet believed."""
        with_one_thread = ThreadPoolExecutor(1)
        answer = with_one_thread.submit(request)
        with_one_thread.shutdown(wait=False)
        assert self._is_done.wait(60)
        return answer

    def end(self, answer: "Future[Answer]") -> Answer:
        """Release the request; return its answer."""
        self._release.set()
        return answer.result(60)


@pytest.fixture
def ann(server: MemberSite) -> PasskeyBrowser:
    """A member."""
    return PasskeyBrowser(server.port).joined()


@pytest.fixture
def thief(server: MemberSite, ann: PasskeyBrowser) -> PasskeyBrowser:
    """Somebody who knows Ann's password, and is logged in with it."""
    found = PasskeyBrowser(server.port)
    assert found.log_in(ann.login).status == 201
    return found


@pytest.fixture
def check(server: MemberSite, monkeypatch: pytest.MonkeyPatch) -> HeldCheck:
    """The next use of argon2; asked for after the members of a test have joined."""
    return HeldCheck(server, monkeypatch)


def change_password(browser: PasskeyBrowser) -> None:
    """Change the password, and see that no other session is left."""
    change = {"password": PASSWORD, "new_password": NEW_PASSWORD}
    answer = browser.ask("PUT", "/api/me/password", change)
    assert (answer.status, len(answer.body["sessions"])) == (200, 1)


def is_alone(browser: PasskeyBrowser) -> bool:
    """Whether the browser has the only session of its account."""
    found = browser.ask("GET", "/api/sessions").body["sessions"]
    return [one["is_current"] for one in found] == [True]


@contextmanager
def slow_request(browser: Browser, method: str, path: str, body: object) -> Iterator[list[int]]:
    """A request whose body ends after this context; then the list has the status of the answer."""
    text, answer = json.dumps(body).encode(), list[int]()
    cookies = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
    head = (
        f"{method} {path} HTTP/1.1\r\nHost: {SITE}\r\nOrigin: {ORIGIN}\r\nCookie: {cookies}\r\n"
        "Content-Type: application/json\r\nX-Forwarded-For: 203.0.113.9\r\n"
        f"Content-Length: {len(text)}\r\nConnection: close\r\n\r\n"
    ).encode()
    with socket.create_connection(("127.0.0.1", browser.port), 60) as line:
        line.sendall(head + text[:1])
        assert browser.ask("GET", "/api/me").status == 200  # by now the head has arrived
        yield answer
        time.sleep(2 * SLOW_BODY_SECONDS)
        line.sendall(text[1:])
        answer.append(int(line.recv(65536).split()[1]))


def test_a_login_under_way_is_refused_after_a_new_password(
    server: MemberSite, ann: PasskeyBrowser, check: HeldCheck
) -> None:
    guest = PasskeyBrowser(server.port)
    guest.enter("Guest")
    answer = check.begin(lambda: guest.log_in(ann.login))
    change_password(ann)
    assert check.end(answer).code == "WrongPassword"
    assert guest.ask("GET", "/api/me").body["login"] is None  # the guest's own session stays
    assert is_alone(ann)


def test_a_confirmation_under_way_is_refused_after_a_new_password(
    ann: PasskeyBrowser, thief: PasskeyBrowser, check: HeldCheck
) -> None:
    answer = check.begin(thief.confirm)
    change_password(ann)
    assert check.end(answer).status == 401
    assert is_alone(ann)


def test_a_confirmation_under_way_is_refused_if_its_session_stays(
    ann: PasskeyBrowser, thief: PasskeyBrowser, check: HeldCheck
) -> None:
    answer = check.begin(thief.confirm)
    change = {"password": PASSWORD, "new_password": NEW_PASSWORD, "end_sessions": False}
    assert ann.ask("PUT", "/api/me/password", change).status == 200
    assert check.end(answer).code == "WrongPassword"
    assert thief.ask("GET", "/api/me/export").code == "ConfirmationNeeded"


def test_a_session_that_was_ended_is_not_confirmed(
    server: MemberSite,
    ann: PasskeyBrowser,
    thief: PasskeyBrowser,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ann.confirmed()
    check = HeldCheck(server, monkeypatch)
    answer = check.begin(thief.confirm)
    assert ann.ask("DELETE", "/api/sessions").status == 200
    assert check.end(answer).status == 401
    assert is_alone(ann)


def test_a_session_that_was_ended_changes_no_password(
    server: MemberSite,
    ann: PasskeyBrowser,
    thief: PasskeyBrowser,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ann.confirmed()
    thief.confirmed()
    check = HeldCheck(server, monkeypatch)
    change = {"new_password": THIEFS_PASSWORD}
    answer = check.begin(lambda: thief.ask("PUT", "/api/me/password", change))
    assert ann.ask("DELETE", "/api/sessions").status == 200
    assert check.end(answer).status == 401
    assert is_alone(ann)
    assert ann.confirm().status == 200


def test_a_session_that_was_ended_adds_no_passkey(
    server: MemberSite, ann: PasskeyBrowser, thief: PasskeyBrowser
) -> None:
    thief.confirmed()
    device = Authenticator(ORIGIN, SITE)
    made = device.make(options(thief, "/api/passkeys"))
    with slow_request(thief, "POST", "/api/passkeys", made) as answer:
        change_password(ann)
    assert answer == [401]
    assert ann.ask("GET", "/api/passkeys").body == {"passkeys": []}
    assert logged_in(PasskeyBrowser(server.port), device).code == "WrongPasskey"


def test_a_slow_request_does_not_outlive_a_logout_or_an_erasure(
    server: MemberSite, ann: PasskeyBrowser
) -> None:
    host = server.browser().enter("Host")
    table = host.ask("POST", "/api/tables", {"seats": 2, "public": True}).body["table"]["id"]
    requests = (
        ("PUT", "/api/me", {"name": "Renamed"}),
        ("POST", f"/api/tables/{table}/seats", {"nonce": "0" * 32}),
        ("POST", "/api/tables", {"seats": 2, "public": True, "title": "Typed"}),
    )
    for end in ("/api/sessions/current", "/api/me"):
        for request in requests:
            guest = server.browser("203.0.113.9").enter("Guest")
            with slow_request(guest, *request) as answer:
                assert guest.ask("DELETE", end).status == 204
            assert answer == [401], (end, request)
    assert host.ask("GET", f"/api/tables/{table}").body["table"]["seats"] == [None, None]
    assert [one["id"] for one in host.ask("GET", "/api/tables").body["tables"]] == [table]
    with slow_request(ann, "PUT", "/api/me", {"name": "Anna"}) as answer:
        pass
    assert answer == [200]  # who is only slow is not refused
