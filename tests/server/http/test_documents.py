"""Documents about finished games over HTTP: validated, compressed, limited; and links of others."""

import asyncio
import gzip
import http.client
import json
from collections.abc import Iterator
from contextlib import closing
from typing import Any, NamedTuple

import pytest
from fastapi import FastAPI

from inkland.client.http import HttpClient
from inkland.rules.replay import replay
from inkland.server import request_limits
from inkland.server.app import create_app
from inkland.server.request_limits import DOCUMENTS_BURST, READS_BURST, RequestLimits
from inkland.server.settings import Settings
from inkland.table.errors import TooManyRequests
from inkland.table.storage import purpose
from support.memory.ports import in_memory
from support.memory.storage import MemoryServerStorage
from support.serving import Served, served
from support.tables import finished

KINDS = ("view", "history?since=3&limit=5", "transcript", "proof", "replay?seat=0")


class Answer(NamedTuple):
    """The answer to a GET."""

    status: int
    headers: http.client.HTTPMessage
    body: bytes


def get(server: Served, path: str, **headers: str) -> Answer:
    """Send a GET; underscores in names of headers stand for hyphens."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    with closing(http.client.HTTPConnection("127.0.0.1", server.port)) as connection:
        connection.request("GET", path, headers=named)
        response = connection.getresponse()
        return Answer(response.status, response.headers, response.read())


async def enter(server: Served, name: str) -> HttpClient:
    """A guest."""
    host = HttpClient(server.url)
    await host.enter(name)
    return host


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server without limits."""
    with served(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture(scope="module")
def table(server: Served) -> str:
    """A finished game of Ann."""

    async def prepared() -> str:
        return await finished(await enter(server, "Ann"))

    return asyncio.run(prepared())


@pytest.mark.parametrize("kind", KINDS)
def test_who_has_a_document_is_told_so(server: Served, table: str, kind: str) -> None:
    path = f"/api/tables/{table}/{kind}"
    plain, packed = get(server, path), get(server, path, Accept_Encoding="gzip")
    assert (plain.status, packed.status) == (200, 200)
    assert gzip.decompress(packed.body) == plain.body
    assert packed.headers["Content-Encoding"] == "gzip"
    assert {one.headers["Cache-Control"] for one in (plain, packed)} == {"private, no-cache"}
    tags = [one.headers["ETag"] for one in (plain, packed)]
    # Strong tags, so the two encodings have different ones.
    assert len(set(tags)) == 2 and not any(tag.startswith("W/") for tag in tags)
    for tag in tags:
        known = get(server, path, If_None_Match=tag)
        assert (known.status, known.body) == (304, b"")
    assert get(server, path, If_None_Match='"another"').status == 200


def test_a_large_document_arrives_whole(server: Served, table: str) -> None:
    text = get(server, f"/api/tables/{table}/transcript")
    assert int(text.headers["Content-Length"]) == len(text.body)
    assert replay(text.body.decode()).state.ending is not None
    head = (
        b"HEAD /api/tables/%s/transcript HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
    )
    answer = server.send_raw(head % table.encode())
    assert answer.startswith(b"HTTP/1.1 200") and answer.endswith(b"\r\n\r\n")


def test_a_request_that_another_site_causes_is_a_strangers(server: Served, table: str) -> None:
    async def prepared() -> tuple[HttpClient, str]:
        ben = await enter(server, "Ben")
        shown = await ben.request_json("GET", f"/api/tables/{table}")
        return ben, shown["table"]["deal"]

    ben, deal = asyncio.run(prepared())

    def is_seen() -> bool:
        shown = json.loads(get(server, f"/api/deals/{deal}", Cookie=ben.cookie).body)
        assert shown["dealt_at"] == ""  # the table is private
        return bool(shown["is_seen"])

    path = f"/api/tables/{table}/view"
    for said in (
        {"Origin": "https://other.example"},
        {"Origin": "null"},
        {"Sec_Fetch_Site": "cross-site"},
        {"Sec_Fetch_Site": "same-site"},
    ):
        assert get(server, path, Cookie=ben.cookie, **said).status == 200
        assert get(server, "/api/me", Cookie=ben.cookie, **said).status == 401
        assert not is_seen(), said
    own = {"Sec_Fetch_Site": "same-origin", "Origin": server.url, "Host": server.url[7:]}
    assert get(server, "/api/me", Cookie=ben.cookie, **own).status == 200
    assert get(server, path, Cookie=ben.cookie, Sec_Fetch_Site="none").status == 200
    assert is_seen()


# --- Allowances


async def status_and_headers(
    app: FastAPI, path: str, address: str, method: str = "GET"
) -> tuple[int, dict[str, str]]:
    """The status and headers of the answer to a request from this address."""
    heard: list[Any] = []
    scope = {
        "type": "http", "method": method, "path": path, "raw_path": path.encode(),
        "headers": [(b"host", b"localhost"), (b"content-type", b"application/json")],
        "client": (address, 1), "server": ("localhost", 80), "scheme": "http",
        "http_version": "1.1", "root_path": "", "query_string": b"",
    }  # fmt: skip

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": b'{"name":"Ann"}'}

    async def send(message: Any) -> None:
        heard.append(message)

    await app(scope, receive, send)
    return heard[0]["status"], {k.decode(): v.decode() for k, v in heard[0]["headers"]}


def test_an_address_has_an_allowance_of_documents_and_another_of_reads(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(request_limits, "DOCUMENTS_BURST", 3)
    monkeypatch.setattr(request_limits, "READS_BURST", 8)
    transcript = f"/api/tables/{'0' * 26}/transcript"

    async def scenario() -> None:
        app = create_app(Settings(limits=True, judge=0), in_memory())
        async with app.router.lifespan_context(app):
            asked = [await status_and_headers(app, transcript, "192.0.2.1") for _ in range(4)]
            assert [status for status, _headers in asked] == [404, 404, 404, 429]
            assert int(asked[-1][1]["retry-after"]) >= 1
            asked = [await status_and_headers(app, "/api/tables", "192.0.2.1") for _ in range(5)]
            assert [status for status, _headers in asked] == [200, 200, 200, 200, 429]
            assert int(asked[-1][1]["retry-after"]) >= 1
            # Neither other addresses nor what is needed to play are affected.
            assert (await status_and_headers(app, transcript, "192.0.2.2"))[0] == 404
            for path in ("/healthz", "/readyz", "/openapi.json"):
                assert (await status_and_headers(app, path, "192.0.2.1"))[0] == 200
            assert (await status_and_headers(app, "/api/guests", "192.0.2.1", "POST"))[0] == 201

    asyncio.run(scenario())


def test_a_hall_of_a_hundred_people_behind_one_router_is_not_refused() -> None:
    limits = RequestLimits(on=True)
    for _person in range(100):
        for _read in range(READS_BURST // 100):
            limits.check_read("a hall")
        for _document in range(DOCUMENTS_BURST // 100):
            limits.check_document("a hall")
    refused = 0
    for _read in range(100):
        try:
            limits.check_read("a hall")
        except TooManyRequests:
            refused += 1
    assert refused > 50


def test_at_home_nobody_is_refused() -> None:
    limits = RequestLimits(on=False)
    for _read in range(2 * READS_BURST):
        limits.check_read("home")
        limits.check_document("home")


# --- Connections


def test_who_sends_a_get_only_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    found: dict[str, bool] = {}

    def record(name: str) -> None:
        method = getattr(MemoryServerStorage, name)

        async def recorded(*args: Any) -> Any:
            found[name] = purpose.is_reading()
            return await method(*args)

        monkeypatch.setattr(MemoryServerStorage, name, recorded)

    async def scenario() -> None:
        record("table")
        record("add_guest")
        app = create_app(Settings(judge=0), in_memory())
        async with app.router.lifespan_context(app):
            for method in ("GET", "HEAD"):
                await status_and_headers(app, f"/api/tables/{'0' * 26}", "192.0.2.1", method)
                assert found.pop("table")
            await status_and_headers(app, "/api/guests", "192.0.2.1", "POST")
            assert not found.pop("add_guest") and not purpose.is_reading()

    asyncio.run(scenario())
