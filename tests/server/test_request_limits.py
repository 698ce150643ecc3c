"""Rate limits of a public site: how much, how fast, and how counts are forgotten."""

import asyncio
import json
import time
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Final

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed
from websockets.protocol import State

from inkland.client.http import HttpClient, RequestRefused
from inkland.protocol.messages import TOO_MANY
from inkland.server import limits as request_limits
from inkland.server.client_networks import SITE_FACTOR, counted_keys, network_of
from inkland.server.configuration.settings import Settings
from inkland.server.configuration.sources import load
from inkland.server.features.accounts.login import ADDRESS_ATTEMPTS
from inkland.server.limits import (
    BOT_GAMES_PER_HOUR,
    BOTS_ALONE_GAMES_PER_HOUR,
    GUESTS_PER_HOUR,
    HOME_FACTOR,
    MAX_PUBLIC_TABLES_PER_ACCOUNT,
    MAX_PUBLIC_TABLES_PER_ADDRESS,
    NAME_REFUSALS_PER_ADDRESS_PER_HOUR,
    NAME_REFUSALS_PER_HOUR,
    SOCKETS_PER_ACCOUNT,
    TABLES_PER_ADDRESS_PER_HOUR,
    TABLES_PER_HOUR,
    ConnectionLimit,
    RequestLimits,
)
from inkland.server.startup_checks import report_protection
from inkland.table import rate_limits
from inkland.table.errors import TooManyRequests
from inkland.table.ids import AccountId
from inkland.table.rate_limits import MAX_KEYS, RateLimit, TokenBucket
from inkland.table.storage.records import Account
from support.member_site import Browser, member_site
from support.nodes import until
from support.serving import Served, served

_STAFF: Final = {"name": "Admin"}


class Clock:
    """A clock that stands still until it is moved."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_gives_what_it_holds_and_fills_again() -> None:
    clock = Clock()
    bucket = TokenBucket(2.0, 3.0, clock)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    assert bucket.seconds_until_next == 1
    clock.now += 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    clock.now += 1_000_000
    assert bucket.is_full
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_each_key_has_a_limit_of_its_own() -> None:
    clock = Clock()
    limit = RateLimit(2, clock)
    for key in ("a", "b", "a", "b"):
        limit.check(key)
    with pytest.raises(TooManyRequests) as refused:
        limit.check("a")
    assert refused.value.parameters == {"seconds": 1800}
    clock.now += 1800
    limit.check("a")
    with pytest.raises(TooManyRequests):
        limit.check("a")


def test_a_full_limit_lets_nobody_new_in_until_it_can_forget() -> None:
    clock = Clock()
    limit = RateLimit(60, clock)
    for number in range(MAX_KEYS):
        limit.check(str(number))
    with pytest.raises(TooManyRequests):
        limit.check("new")
    limit.check("0")  # known addresses are not shut out
    assert len(limit._buckets) == MAX_KEYS
    clock.now += 3600
    limit.check("new")
    assert len(limit._buckets) <= MAX_KEYS


def test_who_comes_all_the_time_does_not_keep_others_remembered(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(rate_limits, "MAX_KEYS", 200)
    clock = Clock()
    limit = RateLimit(3600, clock)
    for number in range(200):
        limit.check(str(number))
    clock.now += 10  # all could be forgotten, but half of them come again
    for number in range(100):
        limit.check(str(number))
    limit.check("new")


def test_connections_are_counted_from_handshake_to_close() -> None:
    connection_limit, closed = ConnectionLimit(of_account=2, of_address=3), list[str]()
    ann = Account(AccountId("a" * 26), "Ann")
    with (
        connection_limit.slot("x", ann, lambda: closed.append("first")) as first,
        connection_limit.slot("y", ann, lambda: closed.append("second")) as second,
    ):
        assert closed == []
        with (
            connection_limit.slot("z", ann, lambda: closed.append("third")) as third,
            connection_limit.slot("z") as watching,
        ):
            assert (first, second, third, watching) == (True, True, True, True)
            assert closed == ["first"]  # the newest stays
        with connection_limit.slot("x", ann) as again:
            assert again and closed == ["first"]
    assert not connection_limit._open and not connection_limit._own


def test_an_address_has_a_connection_limit_for_all_its_accounts() -> None:
    connection_limit = ConnectionLimit(of_account=2, of_address=2)
    people = [Account(AccountId(letter * 26), letter) for letter in "ab"]
    with (
        connection_limit.slot("x", people[0]) as first,
        connection_limit.slot("x") as second,
    ):
        assert first and second
        with (
            connection_limit.slot("x", people[1]) as third,
            connection_limit.slot("y", people[1]) as fourth,
        ):
            assert (third, fourth) == (False, True)
    assert not connection_limit._open


def test_a_limit_may_allow_fewer_at_once_than_in_an_hour() -> None:
    now = 0.0
    limit = RateLimit(3600, lambda: now, at_once=2)
    limit.check("a")
    limit.check("a")
    with pytest.raises(TooManyRequests):
        limit.check("a")
    now = 1.0
    limit.check("a")


@pytest.mark.parametrize(
    ("address", "stands_for"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("", ""),
    ],
)
def test_a_whole_network_is_one_customer(address: str, stands_for: str) -> None:
    assert network_of(address) == stands_for


# --- IPv6 sites


def site(number: int) -> str:
    """One of the 65,536 networks of an IPv6 customer."""
    return network_of(f"2001:db8:1:{number:x}::1")


def test_networks_of_one_site_share_a_limit() -> None:
    limits = RequestLimits(on=True, clock=Clock())
    for number in range(SITE_FACTOR * GUESTS_PER_HOUR):
        limits.check_guest(site(number))
    with pytest.raises(TooManyRequests):
        limits.check_guest(site(60_000))
    limits.check_guest(network_of("2001:db8:2::1"))


def test_one_network_does_not_use_up_its_site() -> None:
    limits = RequestLimits(on=True, clock=Clock())
    for _ in range(GUESTS_PER_HOUR):
        limits.check_guest(site(1))
    with pytest.raises(TooManyRequests):
        limits.check_guest(site(1))
    limits.check_guest(site(2))


def test_names_that_were_free_are_given_back_to_the_site() -> None:
    limits = RequestLimits(on=True, clock=Clock())
    for number in range(2 * SITE_FACTOR * NAME_REFUSALS_PER_ADDRESS_PER_HOUR):
        with limits.name_attempt(site(number)):
            pass


def test_live_connections_of_one_site_share_a_limit() -> None:
    limit = ConnectionLimit(of_account=1, of_address=2)
    with ExitStack() as stack:
        free = [stack.enter_context(limit.slot(site(number))) for number in range(9)]
    assert free == [True] * 8 + [False]
    assert not limit._open


def test_tables_of_one_site_have_one_source() -> None:
    limits = RequestLimits(on=True)
    assert limits.source_of(site(1)) == limits.source_of(site(2))
    assert limits.source_of(site(1)) != limits.source_of(network_of("2001:db8:2::1"))


@pytest.mark.parametrize(
    ("key", "counted"),
    [
        ("192.0.2.7", [("192.0.2.7", 1)]),
        ("", [("", 1)]),
        ("2001:db8:1:2::/64", [("2001:db8:1::/48", SITE_FACTOR), ("2001:db8:1:2::/64", 1)]),
        (
            "address 2001:db8:1:2::/64",
            [("address 2001:db8:1::/48", SITE_FACTOR), ("address 2001:db8:1:2::/64", 1)],
        ),
        ("login a/64", [("login a/64", 1)]),
    ],
)
def test_a_key_of_a_network_counts_for_its_site_as_well(
    key: str, counted: list[tuple[str, int]]
) -> None:
    assert list(counted_keys(key)) == counted


def test_wrong_passwords_of_one_site_share_a_limit(module_database: str) -> None:
    with member_site(module_database) as server:
        codes = [
            server.browser(f"2001:db8:1:{number:x}::1").log_in(f"nobody {number}").code
            for number in range(SITE_FACTOR * ADDRESS_ATTEMPTS.most + 1)
        ]
        assert codes[-2:] == ["WrongPassword", "TooManyRequests"]
        assert server.browser("2001:db8:2::1").log_in("nobody").code == "WrongPassword"


# --- At home


@pytest.mark.parametrize(
    ("host", "variables", "expected"),
    [
        ("127.0.0.1", {}, (False, False)),
        ("::1", {}, (False, False)),
        ("localhost", {}, (False, False)),
        ("0.0.0.0", {}, (True, True)),
        ("192.168.1.7", {}, (True, True)),
        ("0.0.0.0", {"INKLAND_LIMITS": "off"}, (False, False)),
        ("0.0.0.0", {"INKLAND_LIMITS": "on"}, (True, False)),
        ("127.0.0.1", {"INKLAND_PUBLIC_URL": "https://map.example"}, (True, False)),
        ("0.0.0.0", {"INKLAND_PUBLIC_URL": "https://map.example"}, (True, False)),
    ],
)
def test_limits_are_on_wherever_others_can_connect(
    host: str,
    variables: dict[str, str],
    expected: tuple[bool, bool],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    limits, at_home = expected
    for name in ("INKLAND_LIMITS", "INKLAND_PUBLIC_URL"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    found = load({"host": host}).settings
    assert (found.limits, found.has_home_limits) == (limits, at_home)
    with caplog.at_level("INFO"):
        report_protection(found)
    (line,) = caplog.records
    assert f"limits are {'on' if limits else 'off'}" in line.getMessage()
    is_risky = at_home or variables.get("INKLAND_LIMITS") == "off"
    assert line.levelname == ("WARNING" if is_risky else "INFO")


def test_people_nearby_may_do_more_than_the_internet() -> None:
    limits = RequestLimits(on=True, is_home=True)

    def allowed(address: str, most: int) -> int:
        for number in range(most):
            try:
                limits.check_guest(address)
            except TooManyRequests:
                return number
        return most

    assert allowed("8.8.8.8", 10_000) == GUESTS_PER_HOUR
    assert allowed("2600:1234:5678::/64", 10_000) == GUESTS_PER_HOUR
    for nearby in ("127.0.0.1", "192.168.1.20", "fd00:1::/64"):
        assert HOME_FACTOR * GUESTS_PER_HOUR <= allowed(nearby, 10_000) < 10_000


@pytest.mark.parametrize(
    ("urls", "is_open"),
    [
        ("nats://127.0.0.1:4222", False),
        ("nats://localhost:4222", False),
        ("nats://nats:4222", True),
        ("10.0.0.7:4222", True),
        ("nats://inkland:secret@nats:4222", False),
        ("nats://token@nats:4222", False),
        ("nats://inkland:secret@nats1:4222, nats://nats2:4222", True),
    ],
)
def test_a_bus_without_a_password_is_warned_of(
    urls: str, is_open: bool, caplog: pytest.LogCaptureFixture
) -> None:
    report_protection(Settings(role="worker", nats_url=urls))
    assert [line.levelname for line in caplog.records] == ["WARNING"] * is_open
    assert "secret" not in caplog.text


# --- From end to end


@pytest.fixture(scope="module")
def server(module_database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with limits."""
    with served(tmp_path_factory.mktemp("limits"), module_database, limits=True) as running:
        yield running
        assert running.complaints() == []


_entered: Final[list[str]] = []  # the guests of this file, which all have one address


async def enter(server: Served, name: str) -> HttpClient:
    """A new guest."""
    http_client = HttpClient(server.url)
    await http_client.enter(name)
    _entered.append(name)
    return http_client


@pytest.fixture(scope="module")
def ann(server: Served) -> HttpClient:
    """A guest who connected before the others."""
    return asyncio.run(enter(server, "Ann"))


def test_names_of_members_cannot_be_probed(module_database: str) -> None:
    """As many refused names as an honest player needs; accepted ones are not counted."""
    with member_site(module_database, Settings(workers=1, limits=True)) as site:
        eve = site.browser("192.0.2.7").enter("Eve")

        def probe(browser: Browser, name: str) -> str:
            answer = browser.ask("PUT", "/api/me", {"name": name})
            return answer.code if answer.status >= 400 else "free"

        for number in range(NAME_REFUSALS_PER_HOUR + 5):
            assert probe(eve, f"Eve {number % 3}") == "free"
        found = [probe(eve, f"Admin {number}") for number in range(NAME_REFUSALS_PER_HOUR)]
        assert found == ["NameTaken"] * NAME_REFUSALS_PER_HOUR
        assert [probe(eve, name) for name in ("Admin", "Eve")] == ["TooManyRequests"] * 2
        # New guests of the same address have not much more.
        found = []
        while len(found) < NAME_REFUSALS_PER_ADDRESS_PER_HOUR and "TooManyRequests" not in found:
            found.append(site.browser("192.0.2.7").ask("POST", "/api/guests", _STAFF).code)
        left = NAME_REFUSALS_PER_ADDRESS_PER_HOUR - NAME_REFUSALS_PER_HOUR
        assert left - 1 <= len(found) <= left + 2
        assert site.browser("192.0.2.8").ask("POST", "/api/guests", _STAFF).code == "NameTaken"


def test_tables_of_an_account(server: Served, ann: HttpClient) -> None:
    async def open_many() -> None:
        for _ in range(TABLES_PER_HOUR - 1):  # one is connected already
            await ann.open(seats=1)
        with pytest.raises(RequestRefused) as turned:
            await ann.open(seats=1)
        assert turned.value.status == 429
        assert turned.value.problem["parameters"]["seconds"] > 0

    asyncio.run(open_many())


async def flood(guest: HttpClient) -> tuple[list[str], RequestRefused]:
    """Open public tables until one is refused; return them and the refusal."""
    tables: list[str] = []
    while True:
        try:
            tables.append(await guest.open(seats=2, public=True))
        except RequestRefused as refused:
            return tables, refused


def test_public_tables_of_an_account_and_an_address(server: Served) -> None:
    """A flood of the list ends soon, whether by opening, by publishing or by rematches."""

    async def scenario() -> None:
        opened = 0
        for number in range(MAX_PUBLIC_TABLES_PER_ADDRESS // MAX_PUBLIC_TABLES_PER_ACCOUNT + 1):
            guest = await enter(server, f"Spam {number}")
            tables, refused = await flood(guest)
            assert refused.status == 429
            assert refused.problem["code"] == "TooManyPublicTables"
            assert len(tables) <= MAX_PUBLIC_TABLES_PER_ACCOUNT
            opened += len(tables)
        assert opened == MAX_PUBLIC_TABLES_PER_ADDRESS
        hidden = await guest.open(seats=2)
        with pytest.raises(RequestRefused):
            await guest.request_json("PATCH", f"/api/tables/{hidden}", {"public": True})
        await guest.request_json("PATCH", f"/api/tables/{hidden}", {"title": "still private"})
        first = tables[0]
        await guest.sit(first)
        await guest.request_json("DELETE", f"/api/tables/{first}")
        await guest.open(seats=2, public=True)  # there is room for one again
        with pytest.raises(RequestRefused):
            await guest.request_json("POST", f"/api/tables/{first}/rematch")

    asyncio.run(scenario())


def test_a_public_table_counts_where_it_was_published_whoever_has_it(
    module_database: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Tables opened at home and published elsewhere count there; those handed over still count."""
    monkeypatch.setattr(request_limits, "MAX_PUBLIC_TABLES_PER_ADDRESS", 4)
    with member_site(module_database, Settings(workers=1, limits=True)) as site:

        def publish(address: str) -> list[int]:
            guest = site.browser("192.0.2.7").enter("Eve")
            found = []
            for _ in range(MAX_PUBLIC_TABLES_PER_ACCOUNT):
                table = guest.ask("POST", "/api/tables", {"seats": 2}).body["table"]["id"]
                path = f"/api/tables/{table}"
                answer = guest.ask("PATCH", path, {"public": True}, X_Forwarded_For=address)
                found.append(answer.status)
            return found

        assert publish("192.0.2.8") + publish("192.0.2.8") == [200] * 4 + [429] * 2
        assert publish("192.0.2.7") == [200] * 3  # nothing has counted where they were opened

        ann, ben = site.browser("192.0.2.9").enter("Ann"), site.browser("192.0.2.10").enter("Ben")
        opened = []
        for _ in range(5):
            answer = ann.ask("POST", "/api/tables", {"seats": 2, "public": True})
            opened.append(answer.status)
            if answer.status == 201:
                seats = f"/api/tables/{answer.body['table']['id']}/seats"
                for guest in (ann, ben):
                    assert guest.ask("POST", seats, {"nonce": "0" * 32}).status == 200
                assert ann.ask("DELETE", seats).body["table"]["host"] is not None
        assert opened == [201] * 4 + [429]
        assert ben.ask("POST", "/api/tables", {"seats": 2, "public": True}).status == 429


def test_a_hundred_people_behind_one_address_are_not_refused() -> None:
    """Each enters, loads a page with what belongs to it, plays the day and opens a table or two."""
    limits = RequestLimits(on=True)
    for number in range(100):
        account = f"account {number}"
        limits.check_guest("192.0.2.7")
        for _request in range(20):
            limits.check_read("192.0.2.7")
        for _table in range(3):
            limits.check_table(account, "192.0.2.7")
            limits.check_bot_game("192.0.2.7", has_person=True)
            limits.check_write(account)


def test_sockets_of_an_account(server: Served, ann: HttpClient, table: str) -> None:
    too_many = 7 - SOCKETS_PER_ACCOUNT

    async def connect_many() -> list[int | None]:
        url = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live"
        headers = {"Cookie": ann.cookie}
        sockets = [await connect(url, additional_headers=headers) for _ in range(7)]
        # Each is counted when its account is known, which is after its handshake.
        await until(lambda: sum(one.state is State.CLOSED for one in sockets) == too_many)
        found: list[int | None] = []
        for socket in sockets:
            try:
                await socket.send(json.dumps({"type": "hello"}))
                await asyncio.wait_for(socket.recv(), 5)
                found.append(None)
            except ConnectionClosed as closed:
                found.append(closed.rcvd.code if closed.rcvd else 1006)
        await asyncio.gather(*(socket.close() for socket in sockets))
        return found

    # None has sent hello when the others connect; they count all the same. The newest stay: the
    # oldest may be lost ones, of a player with a bad network who is just coming back.
    for _ in range(2):
        found = asyncio.run(connect_many())
        assert found.count(TOO_MANY) == too_many
        assert found.count(None) == SOCKETS_PER_ACCOUNT
        assert set(found[-3:]) == {None}


def test_games_of_bots_alone_from_an_address_whoever_starts_them(server: Served) -> None:
    async def start(guest: HttpClient, *, sits: bool) -> None:
        table = await guest.open(seats=2)
        if sits:
            await guest.sit(table)
        await guest.start(table)

    async def start_many() -> None:
        guests = [await enter(server, "Mal") for _ in range(2)]
        for number in range(BOTS_ALONE_GAMES_PER_HOUR):
            await start(guests[number % 2], sits=False)
        for guest in guests:
            with pytest.raises(RequestRefused) as refused:
                await start(guest, sits=False)
            assert refused.value.status == 429
            await start(guest, sits=True)

    asyncio.run(start_many())


def test_games_with_bots_from_an_address() -> None:
    limits = RequestLimits(on=True)
    for _ in range(BOT_GAMES_PER_HOUR):
        limits.check_bot_game("192.0.2.1", has_person=True)
    with pytest.raises(TooManyRequests):
        limits.check_bot_game("192.0.2.1", has_person=True)
    limits.check_bot_game("192.0.2.1", has_person=False)
    limits.check_bot_game("192.0.2.2", has_person=True)


def test_tables_of_an_address(server: Served) -> None:
    """After the tests that open tables: this address can open none afterwards."""

    async def open_many() -> None:
        opened, refused = 0, None
        while refused is None:
            guest = await enter(server, "Many")
            try:
                for _ in range(TABLES_PER_HOUR - 1):
                    await guest.open(seats=1)
                    opened += 1
            except RequestRefused as turned:
                refused = turned
            assert opened <= 2 * TABLES_PER_ADDRESS_PER_HOUR
        assert refused.status == 429

    asyncio.run(open_many())


@pytest.fixture(scope="module", autouse=True)
def table(ann: HttpClient) -> str:
    """A table of Ann's."""
    return asyncio.run(ann.open(seats=1))


def test_guests_of_an_address_whatever_it_says_it_is(server: Served, ann: HttpClient) -> None:
    """Last in the file, since the address is blocked afterwards."""
    answers: list[bytes] = []
    begun = time.monotonic()
    left = GUESTS_PER_HOUR - len(_entered)  # Ann and others count, too
    while not answers or answers[-1].startswith(b"HTTP/1.1 201"):
        number = len(answers)
        said = f"X-Forwarded-For: 192.0.2.{number % 250}\r\nForwarded: for=192.0.2.{number % 250}"
        head = f"POST /api/guests HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n{said}\r\n"
        kind = "Content-Type: application/json\r\nContent-Length: 14\r\n\r\n"
        answers.append(server.send_raw(f'{head}{kind}{{"name":"Bob"}}'.encode()))
        came_back = (time.monotonic() - begun) * GUESTS_PER_HOUR / 3600
        assert len(answers) <= GUESTS_PER_HOUR + came_back + 1
    assert len(answers) > left
    assert answers[-1].startswith(b"HTTP/1.1 429")
    assert b"retry-after: " in answers[-1].lower()
