"""The way to a table over HTTP: one request for a guest and a seat, codes, and QR codes."""

from collections.abc import Iterator
from http.client import HTTPConnection

import pytest

from support.access_roles import RoleClient
from support.serving import Served, served

NONCE = {"nonce": "0" * 32}


@pytest.fixture(scope="module")
def server(module_database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server for the whole file."""
    with served(tmp_path_factory.mktemp("invitations"), module_database) as running:
        yield running
        assert running.complaints() == []


@pytest.fixture
def host(server: Served) -> RoleClient:
    """The host of a table."""
    return RoleClient(server.port).enter("Olena")


def opened(host: RoleClient, **fields: object) -> tuple[str, dict[str, str]]:
    """A table, and its code in all languages."""
    status, found = host.ask("POST", "/api/tables", {"seats": 3, **fields})
    assert status == "201"
    return found["table"]["id"], found["table"]["code"]


def test_a_name_is_enough_for_a_seat(server: Served, host: RoleClient) -> None:
    table, _ = opened(host)
    guest = RoleClient(server.port)
    status, found = guest.ask("POST", f"/api/tables/{table}/seats", {**NONCE, "name": "Heron"})
    assert (status, found["you"], found["table"]["seats"][0]["name"]) == ("200", 0, "Heron")
    assert guest.ask("GET", "/api/me")[1]["name"] == "Heron"
    other = RoleClient(server.port)
    path = f"/api/tables/{table}/seats/2"
    assert other.ask("PUT", path, {**NONCE, "name": "Plover"})[1]["you"] == 2
    assert other.ask("PUT", path, {**NONCE, "name": "Alder"})[1]["you"] == 2  # the same guest
    assert other.ask("GET", "/api/me")[1]["name"] == "Plover"


def test_nobody_becomes_a_guest_for_a_table_that_has_begun(
    server: Served, host: RoleClient
) -> None:
    table, _ = opened(host)
    host.ask("POST", f"/api/tables/{table}/start")
    late = RoleClient(server.port)
    for path in ("seats", "hold"):
        body = {"name": "Heron"} | (NONCE if path == "seats" else {})
        assert late.ask("POST", f"/api/tables/{table}/{path}", body)[0] == "409 HasBegun"
    assert late.cookies == {}


def test_a_seat_is_kept_for_a_new_guest(server: Served, host: RoleClient) -> None:
    table, _ = opened(host, seats=2)
    host.ask("POST", f"/api/tables/{table}/seats", NONCE)
    guest, other = RoleClient(server.port), RoleClient(server.port)
    status, found = guest.ask("POST", f"/api/tables/{table}/hold", {"name": "Heron"})
    assert (status, found["you"], found["held"]) == ("200", None, 1)
    assert found["table"]["held"][0]["seat"] == 1
    _, seen = host.ask("GET", f"/api/tables/{table}")
    assert (seen["held"], seen["table"]["held"][0]["seat"]) == (None, 1)
    sit = {**NONCE, "name": "Alder"}
    assert other.ask("POST", f"/api/tables/{table}/seats", sit)[0] == "409 SeatHeld"
    status, found = guest.ask("POST", f"/api/tables/{table}/seats", {**NONCE, "name": "Herons"})
    assert (status, found["you"], found["table"]["held"]) == ("200", 1, [])


def test_private_tables_and_codes_of_no_table_are_answered_alike(
    server: Served, host: RoleClient
) -> None:
    private, codes = opened(host)
    public, public_codes = opened(host, public=True)
    word, number = codes["en"].split("-")
    unused = f"{word}-{100 + (int(number) + 1) % 900}"
    guest = RoleClient(server.port)
    for text in public_codes.values():
        found = guest.ask("POST", "/api/knocks", {"code": text, "name": "Heron"})[1]
        assert found["table"] == public
    answers = {}
    for text in (codes["cs"], unused):
        status, found = guest.ask("POST", "/api/knocks", {"code": text, "name": "Heron"})
        answers[text] = found["id"]
        assert (status, sorted(found), found["table"]) == ("200", ["id", "table"], None)
    for knock in answers.values():
        status, found = guest.ask("GET", f"/api/knocks/{knock}")
        assert (status, found) == ("200", {"id": knock, "table": None})
    waiting = host.ask("GET", f"/api/tables/{private}/knocks")[1]["knocks"]
    assert waiting == [{"id": answers[codes["cs"]], "name": "Heron"}]
    path = f"/api/tables/{private}/knocks/{answers[codes['cs']]}"
    assert host.ask("PUT", path, {"is_welcome": True})[1] == {"knocks": []}
    assert guest.ask("GET", f"/api/knocks/{answers[codes['cs']]}")[1]["table"] == private
    assert guest.ask("GET", f"/api/knocks/{answers[unused]}")[1]["table"] is None
    assert guest.ask("POST", "/api/knocks", {"code": "x", "name": "A"})[0] == "422 BadCode"
    assert guest.cookies == {}  # looking a code up makes nobody a guest


def test_the_code_is_not_shown_any_more_once_the_game_has_begun(host: RoleClient) -> None:
    table, codes = opened(host)
    assert sorted(codes) == ["cs", "en", "pl", "ru", "uk"]
    host.ask("POST", f"/api/tables/{table}/start")
    assert host.ask("GET", f"/api/tables/{table}")[1]["table"]["code"] is None


def test_the_qr_code_is_black_on_white_with_its_quiet_zone(
    server: Served, host: RoleClient
) -> None:
    table, _ = opened(host)
    line = HTTPConnection("127.0.0.1", server.port, timeout=240)
    line.request("GET", f"/api/tables/{table}/qr.svg")
    response = line.getresponse()
    picture = response.read().decode()
    line.close()
    assert response.headers["Content-Type"] == "image/svg+xml; charset=utf-8"
    assert picture.startswith("<svg") and "#000" in picture and "#fff" in picture
    assert 'd="M4 4.5' in picture  # four empty modules around it
    assert table not in picture
    assert f"<desc>http://127.0.0.1:{server.port}</desc>" in picture
