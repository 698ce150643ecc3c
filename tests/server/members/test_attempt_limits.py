"""Password guesses are limited for everyone, while the owner still gets in."""

import asyncio
import json
import re
import socket
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from inkland.server.configuration.settings import Settings
from inkland.server.features.accounts.login import (
    ADDRESS_ATTEMPTS,
    DEVICE_ATTEMPTS,
    LOGIN_ATTEMPTS,
    NEW_MEMBER_ATTEMPTS,
    PASSWORD_CHECKS,
)
from sizes import samples
from support.member_site import PASSWORD, MemberSite, member_site

GUESSES = samples(2_000, 10_000)
_STATUS = re.compile(rb"HTTP/1\.1 ([0-9]{3}) ")
ADDRESSES = 100


@pytest.fixture
def server(database: str) -> Iterator[MemberSite]:
    """A server without any accounts."""
    with member_site(database) as running:
        yield running


def guessed(server: MemberSite, address: str, logins: list[str]) -> list[int]:
    """The statuses of wrong passwords from one address, in order; all are sent at once."""
    sent = heard = b""
    for number, login in enumerate(logins):
        body = json.dumps({"login": login, "password": f"guess {number} of many"})
        sent += (
            "POST /api/sessions HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
            f"X-Forwarded-For: {address}\r\nContent-Length: {len(body)}\r\n\r\n{body}"
        ).encode()
    with socket.create_connection(("127.0.0.1", server.port), 60) as line:
        line.sendall(sent)
        while len(found := _STATUS.findall(heard)) < len(logins) and (more := line.recv(65536)):
            heard += more
    return [int(status) for status in found]


def test_thousands_of_guesses_from_a_hundred_addresses(server: MemberSite) -> None:
    ann = server.browser("203.0.113.1").enter("Guest").join("Ann")
    ann.ask("DELETE", "/api/sessions/current")
    addresses = [f"198.51.100.{number}" for number in range(ADDRESSES)]
    each = ["Ann"] * (GUESSES // ADDRESSES)
    with ThreadPoolExecutor(8) as crowd:
        answers = [
            status
            for statuses in crowd.map(lambda address: guessed(server, address, each), addresses)
            for status in statuses
        ]
    assert len(answers) == GUESSES
    # Each guess that reached the password check was refused there, all others before it.
    assert server.passwords.checked == LOGIN_ATTEMPTS.most
    assert answers.count(403) == LOGIN_ATTEMPTS.most
    assert answers.count(429) == GUESSES - LOGIN_ATTEMPTS.most
    # From an unknown device even the right password is not checked; the owner's device is known.
    stranger = server.browser("203.0.113.9").log_in("Ann")
    assert stranger.status == 429
    assert 0 < int(dict(stranger.headers)["retry-after"]) <= 900
    assert ann.log_in("Ann").status == 201
    assert ann.ask("GET", "/api/me").body["login"] == "Ann"


def test_guesses_at_many_logins_are_held_to_the_limit_of_an_address(server: MemberSite) -> None:
    logins = [f"login{letter}{other}" for letter in "abcdefgh" for other in "abcdefgh"]
    statuses = guessed(server, "198.51.100.1", logins)
    assert statuses == [403] * ADDRESS_ATTEMPTS.most + [429] * (len(logins) - ADDRESS_ATTEMPTS.most)
    # An address without attempts left uses up none of a login's.
    assert guessed(server, "198.51.100.1", ["ann"] * 20) == [429] * 20
    assert guessed(server, "198.51.100.2", ["ann"]) == [403]
    # One customer may own a whole network.
    assert guessed(server, "2001:db8::1", logins[:20]) == [403] * 20
    assert guessed(server, "2001:db8::2", logins[20:40]) == [403] * 10 + [429] * 10


def test_whoever_was_right_is_not_counted(server: MemberSite) -> None:
    ann = server.browser().enter("Guest").join("Ann")
    for _ in range(ADDRESS_ATTEMPTS.most + 5):
        ann.cookies.clear()
        assert ann.log_in("Ann").status == 201


def test_a_hall_that_logs_in_together_is_not_refused(
    server: MemberSite, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All are right; no password is known to be right before some time has passed."""
    verify, checks = server.passwords.verify, Counter[str]()

    async def slowly(kept: str | None, password: str) -> bool:
        checks["now"] += 1
        checks["most"] = max(checks["most"], checks["now"])
        await asyncio.sleep(0.02)
        checks["now"] -= 1
        return await verify(kept, password)

    server.browser("203.0.113.1").enter("Guest").join("Hall")
    monkeypatch.setattr(server.passwords, "verify", slowly)
    with ThreadPoolExecutor(45) as people:
        found = list(people.map(lambda _n: server.browser().log_in("Hall").status, range(45)))
    assert found == [201] * 45
    assert checks["most"] <= 2  # so whoever logs in elsewhere waits for two of them, not for all
    failed = [server.browser().log_in("Nobody", "guess").status for _ in range(11)]
    assert failed == [403] * 10 + [429]  # failures count as ever


def test_a_device_has_tries_of_its_own_and_no_more(server: MemberSite) -> None:
    ann = server.browser().enter("Guest").join("Ann")
    statuses = [ann.log_in("Ann", "mistyped").status for _ in range(DEVICE_ATTEMPTS.most + 2)]
    assert statuses == [403] * DEVICE_ATTEMPTS.most + [429] * 2
    # A device is known for one account only, and a made-up token for none.
    assert ann.log_in("Ben", "mistyped").status == 403
    eve = server.browser("198.51.100.1")
    eve.cookies = {"inkland-device": "A" * 43}
    found = [eve.log_in("Ann", "guess").status for _ in range(LOGIN_ATTEMPTS.most + 1)]
    assert found == [403] * LOGIN_ATTEMPTS.most + [429]


def test_a_stolen_session_does_not_lead_to_the_password(server: MemberSite) -> None:
    ann = server.browser().enter("Guest").join("Ann")
    wish = {"password": "guess", "new_password": "another sheet of vellum"}
    found = [
        ann.ask("PUT", "/api/me/password", wish).status for _ in range(LOGIN_ATTEMPTS.most + 1)
    ]
    assert found == [403] * LOGIN_ATTEMPTS.most + [429]


def test_on_a_public_site_few_members_come_from_one_address(database: str) -> None:
    letters = "abcdefgh"
    with member_site(database, Settings(workers=1, limits=True)) as server:
        people = [server.browser().enter(f"Guest {letter}") for letter in letters]
        wishes = [{"login": letter * 5, "password": PASSWORD} for letter in letters]
        wishes.insert(2, wishes[0])  # a taken name makes no member
        people.insert(2, people[-1])
        found = [
            guest.ask("POST", "/api/members", wish).status
            for guest, wish in zip(people, wishes, strict=True)
        ]
    assert found == [201, 201, 409, 201, 201, 201] + [429] * 3
    assert found.count(201) == NEW_MEMBER_ATTEMPTS.most


def test_on_a_public_site_even_who_is_right_cannot_log_in_all_the_time(database: str) -> None:
    with member_site(database, Settings(workers=1, limits=True)) as server:
        server.browser("192.0.2.1").enter().join()
        found = [
            server.browser("192.0.2.2").log_in().status for _ in range(PASSWORD_CHECKS.most + 1)
        ]
        assert found == [201] * PASSWORD_CHECKS.most + [429]
        assert server.browser("192.0.2.3").log_in().status == 201


def test_two_nodes_count_together(database: str) -> None:
    with member_site(database) as one, member_site(database) as other:
        ann = one.browser("203.0.113.1").enter("Guest").join("Ann")
        work = [
            (node, f"198.51.100.{number}")
            for number in range(20)
            for node in ((one, other) if number % 2 else (other, one))
        ]
        with ThreadPoolExecutor(8) as crowd:
            answers = list(crowd.map(lambda job: guessed(job[0], job[1], ["Ann"] * 10), work))
        found = [status for statuses in answers for status in statuses]
        assert found.count(403) == LOGIN_ATTEMPTS.most
        assert found.count(429) == 400 - LOGIN_ATTEMPTS.most
        assert one.passwords.checked + other.passwords.checked == LOGIN_ATTEMPTS.most
        there = other.browser("203.0.113.1")
        there.cookies = {"inkland-device": ann.cookies["inkland-device"]}
        assert there.log_in("Ann").status == 201
