"""Any HTTP request gets a response that the OpenAPI document declares, and no server error.

`INKLAND_EXAMPLES=1000 pytest tests/server/http/test_bad_http.py` runs longer.
"""

import asyncio
import itertools
import json
import os
import re
import socket
import time
import unicodedata
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from requests import Session
from requests.adapters import HTTPAdapter

from inkland.client.http import HttpClient
from inkland.table.errors import BadName
from inkland.table.names.checks import MAX_NAME_LENGTH, checked_name
from rows import each_row
from sizes import IS_PROOF, samples
from support.generated_requests import (
    AREAS,
    DOCUMENT,
    PATIENCE_SECONDS,
    area_schema,
    generation,
)
from support.serving import Served, served
from support.tables import SampleTables, open_table, sample_tables

ROOT: Final = Path(__file__).parents[3]
EXAMPLES: Final = int(os.environ.get("INKLAND_EXAMPLES", samples(6, 300)))
FRESH: Final = 6  # open tables for each operation, which may close them or start their games
JSON: Final = "application/json"
_ID: Final = re.compile("[0-9a-z]{26}")
_OF_TABLES: Final = ("/api/tables", "/api/deals", "/api/daily", "/api/box", "/api/lobby")


_callers: Final = itertools.count()


@pytest.fixture(scope="module")
def server(module_database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server for the whole file."""
    with served(tmp_path_factory.mktemp("http"), module_database) as running:
        yield running
        assert running.is_alive()
        assert running.complaints() == []


@pytest.fixture(scope="module")
def sample(server: Served) -> SampleTables:
    """A host with tables in all states."""
    return asyncio.run(sample_tables(server.url))


@pytest.fixture
def ids(sample: SampleTables) -> Callable[[str], Iterator[str]]:
    """For an operation the ids of real tables, in turn: new open ones, and one in each state."""

    async def fresh() -> list[str]:
        return [await open_table(sample.host, seats) for seats in range(1, FRESH + 1)]

    @cache
    def of_operation(_: str) -> Iterator[str]:
        mixed = zip(asyncio.run(fresh()), itertools.cycle(sample.tables), strict=False)
        return itertools.cycle(itertools.chain.from_iterable(mixed))

    return of_operation


# --- Generated from the document


@pytest.fixture(params=AREAS)
def area(request: pytest.FixtureRequest) -> "schemathesis.BaseSchema":
    """The operations below a path."""
    request.node._nodeid = request.node.nodeid  # Schemathesis 4.32 reads it, pytest 9.2 has it not
    return area_schema(request.param, covers_limits=IS_PROOF)


# Each operation is a subtest: its cases take longer to generate than all other tests to collect.
@schemathesis.pytest.from_fixture("area").parametrize()
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], **generation(EXAMPLES))
def test_a_request_breaks_nothing(
    case: "schemathesis.Case[Any]",
    server: Served,
    sample: SampleTables,
    ids: Callable[[str], Iterator[str]],
) -> None:
    """First a stranger sends it, then a guest who names things that exist."""
    with caller() as session:
        case.call_and_validate(base_url=server.url, session=session, timeout=PATIENCE_SECONDS)
    table = next(ids(case.operation.label))
    for name, real in (("table", table), ("code", sample.deal), ("flip", sample.flip)):
        if _ID.fullmatch(str(case.path_parameters.get(name, ""))):
            case.path_parameters[name] = real
    # Keep the host's account; other accounts may be erased or logged out.
    cookie = sample.host.cookie if case.path.startswith(_OF_TABLES) else passer_by(server)
    with caller() as session:
        case.call_and_validate(
            base_url=server.url,
            session=session,
            headers={"Cookie": cookie},
            timeout=PATIENCE_SECONDS,
        )


class _From(HTTPAdapter):
    """Connects from a given local address."""

    def __init__(self, address: str) -> None:
        self._address = address
        super().__init__()

    def init_poolmanager(self, *args: Any, **kwargs: Any) -> None:
        """Set the source address."""
        super().init_poolmanager(*args, **kwargs, source_address=(self._address, 0))


def caller() -> Session:
    """A session with its own address, so that rate limits of other tests do not apply."""
    number = next(_callers) % 60_000
    session = Session()
    session.mount("http://", _From(f"127.1.{number // 250}.{number % 250 + 1}"))
    return session


def passer_by(server: Served) -> str:
    """The cookie of a guest that no test needs."""
    guest = HttpClient(server.url)
    asyncio.run(guest.enter("Passer-by"))
    return guest.cookie


# --- Handwritten requests


def ask(
    server: Served,
    method: str,
    path: str,
    body: bytes = b"",
    *,
    host: str | None = None,
    **headers: str,
) -> tuple[int, dict[str, str], Any]:
    """Send a request exactly like this; status, headers and body of the response."""
    lines = [f"{method} {path} HTTP/1.1", f"Host: {host or f'127.0.0.1:{server.port}'}"]
    lines += [f"{name.replace('_', '-')}: {value}" for name, value in headers.items()]
    lines += [f"Content-Length: {len(body)}", "Connection: close", "", ""]
    answer = server.send_raw("\r\n".join(lines).encode("latin-1") + body)
    head, _, rest = answer.partition(b"\r\n\r\n")
    first, *others = head.decode().split("\r\n")
    found = dict(line.lower().split(": ", 1) for line in others)
    return int(first.split()[1]), found, _read(found, rest)


def _read(headers: dict[str, str], body: bytes) -> Any:
    return json.loads(body) if body and headers.get("content-type") == JSON else body.decode()


def enter(server: Served, body: bytes | dict[str, Any], **headers: str) -> tuple[int, Any]:
    """Try to create a guest with this body."""
    sent = body if isinstance(body, bytes) else json.dumps(body).encode()
    status, _, answer = ask(
        server, "POST", "/api/guests", sent, **{"Content_Type": JSON, **headers}
    )
    return status, answer


def path_of(template: str) -> str:
    """A path of the document with its parameters filled in."""
    names = (
        "table", "code", "flip", "knock", "session", "result", "player", "person", "contest",
        "token",
    )  # fmt: skip
    gaps = dict.fromkeys(names, "0" * 26)
    gaps |= {"passkey": "A" * 22, "day": "2024-05-04", "puzzle": "1-1", "map_sheet": "a"}
    gaps["file"] = "schema.json"
    return template.format(seat=0, decision=1, **gaps)


OPERATIONS: Final = [
    (method.upper(), path_of(path), found)
    for path, methods in DOCUMENT["paths"].items()
    for method, found in methods.items()
]
WRITES: Final = [(method, path) for method, path, _ in OPERATIONS if method != "GET"]
FOR_MODERATORS: Final = ("/api/moderation/acts",)
WITH_BODY: Final = [(m, path) for m, path, found in OPERATIONS if "requestBody" in found]


def test_the_document_is_the_one_that_is_served(server: Served) -> None:
    assert ask(server, "GET", "/openapi.json")[2] == DOCUMENT


HEAD: Final = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n"
POST: Final = b"POST /api/guests HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"


@each_row(
    "request_",
    [
        HEAD + b"X: " + b"x" * 64 * 1024 + b"\r\n\r\n",
        HEAD + b"X: " + b"x" * 64 * 1024,  # never terminated
        HEAD + b"".join(b"X-%d: x\r\n" % number for number in range(200)) + b"\r\n",
        b"GET /" + b"x" * 64 * 1024 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n",
        HEAD + b"Upgrade: websocket\r\nConnection: Upgrade\r\nX: " + b"x" * 9000 + b"\r\n\r\n",
        POST + b"Content-Length: 12\r\nContent-Length: 2\r\n\r\n{}",
        POST + b"Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        POST + b"Content-Length: -1\r\n\r\n{}",
        POST + b"Transfer-Encoding: chunked\r\n\r\nZZ\r\n{}\r\n0\r\n\r\n",
        b"GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n",
        HEAD + b"Host: localhost\r\nConnection: close\r\n\r\n",
        b"GET /healthz\r\n\r\n",
        b"CONNECT localhost:80 HTTP/1.1\r\nHost: localhost\r\n\r\n",
        b"GET \xff HTTP/1.1\r\nHost: localhost\r\n\r\n",
        HEAD + b"X\x00: x\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",  # a TLS handshake
    ],
)
def test_an_ill_formed_request_is_400(server: Served, request_: bytes) -> None:
    head, _, body = server.send_raw(request_).partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 400 ")
    assert json.loads(body)["code"] == "BadRequest"


def test_a_body_that_is_cut_off_is_no_error(server: Served) -> None:
    with socket.create_connection(("127.0.0.1", server.port)) as line:
        line.sendall(POST + b"Content-Length: 100\r\n\r\n{")
        time.sleep(0.1)
    # The server is still running; its log is checked at the end of the file.
    assert ask(server, "GET", "/healthz")[0] == 200


@pytest.mark.parametrize("kind", ["", "text/plain", "application/x-www-form-urlencoded", "json"])
@each_row("method, path", WITH_BODY)
def test_another_content_type_is_415(
    server: Served, sample: SampleTables, method: str, path: str, kind: str
) -> None:
    headers = {"Content_Type": kind, "Cookie": sample.host.cookie}
    status = 403 if path in FOR_MODERATORS else 415  # whether one may comes before what one sends
    assert ask(server, method, path, b"{}", **headers)[0] == status


@pytest.mark.parametrize(("size", "status"), [(8191, 201), (8192, 201), (8193, 413), (10**6, 413)])
def test_a_body_has_at_most_8_kib(server: Served, size: int, status: int) -> None:
    assert enter(server, b'{"name":"Ann"}'.ljust(size))[0] == status


@each_row(
    "body",
    [
        b"", b"null", b"[]", b"{", b'{"name":NaN}', b'{"name":Infinity}', b'{"name":1e400}',
        b'{"name":"\\ud800"}', b'{"name":"\\udc00\\ud800"}', b'{"name":"\xff"}', b'{"name":"\x00"}',
        b'{"name":"\\u0000"}', b'\xef\xbb\xbf{"name":"Ann"}', b"[" * 8000, b'{"name":' * 900,
        b'{"name":"Ann","admin":true}', b'{"name":"Ann","colour":"ultraviolet"}',
        b'{"name":"Ann"}{"name":"Ann"}', '{"name":"Ann"}'.encode("utf-16"),
        b'{"name":"Ann","\\ud800":1}', b'{"name":["Ann"]}', b'{"name":"Ann","colour":""}',
    ],
)  # fmt: skip
def test_a_body_that_is_not_understood_is_422(server: Served, body: bytes) -> None:
    status, answer = enter(server, body)
    assert status == 422
    assert answer["code"] in ("BadRequest", "BadName")


def test_nesting_of_100000_is_too_large_over_http_and_harmless_to_the_reader(
    server: Served,
) -> None:
    assert enter(server, b"[" * 10**5)[0] == 413
    with pytest.raises((msgspec.DecodeError, RecursionError)):
        msgspec.json.decode(b"[" * 10**5)


# --- Authentication


@each_row(
    "origin",
    [
        "null", "", "http://evil.example", "https://{host}", "http://{host}.evil.example",
        "http://{host}/", "http://localhost", "http://127.0.0.1", "file://",
    ],
)  # fmt: skip
def test_a_foreign_site_is_refused(server: Served, origin: str) -> None:
    sent = origin.format(host=f"127.0.0.1:{server.port}")
    for method, path in WRITES:
        status, _, answer = ask(server, method, path, Origin=sent)
        assert (status, answer["code"]) == (403, "ForeignOrigin")


def test_ones_own_site_is_not(server: Served) -> None:
    for method, path in WRITES:
        status, _, _ = ask(server, method, path, Origin=f"http://127.0.0.1:{server.port}")
        # What is there for everybody, though it is empty: also the people of a device.
        for_anybody = re.search("/passkey|/device/people/|/analysis$", path)
        assert status in (401, 415) or (for_anybody and status == 404), path


@each_row(
    "host",
    [
        "evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "evil@localhost",
        "localhost/evil", "localhost?", "localhost:x", "localhost:80:80", "[::1", "::1", "1",
        "localhost, evil.example", "0x7f000001", "localhost\\", " ",
    ],
)  # fmt: skip
def test_an_unknown_host_is_400(server: Served, host: str) -> None:
    status, headers, answer = ask(server, "GET", "/healthz", host=host)
    assert (status, answer["parameters"]) == (400, {"reason": "unknown host"})
    assert headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    "host", ["localhost", "LOCALHOST:1", "127.0.0.1", "[::1]:8080", "10.0.0.9"]
)
def test_a_host_of_ours_is_known(server: Served, host: str) -> None:
    assert ask(server, "GET", "/healthz", host=host)[0] == 200


def test_what_a_proxy_would_say_is_not_believed(server: Served) -> None:
    said = {
        "X_Forwarded_For": "1.2.3.4",
        "X_Forwarded_Proto": "https",
        "X_Forwarded_Host": "evil.example",
        "Forwarded": "host=evil.example;proto=https",
    }
    body = b'{"name":"Ann"}'
    status, headers, _ = ask(server, "POST", "/api/guests", body, Content_Type=JSON, **said)
    assert status == 201
    assert "secure" not in headers["set-cookie"]
    assert "httponly" in headers["set-cookie"]


@each_row("name", ["X_HTTP_Method_Override", "X_HTTP_Method", "X_Method_Override"])
def test_a_method_is_not_overridden(server: Served, sample: SampleTables, name: str) -> None:
    headers = {name: "DELETE", "Cookie": sample.host.cookie}
    assert (
        ask(server, "GET", f"/api/tables/{sample.playing}?_method=DELETE", b"", **headers)[0] == 200
    )
    assert ask(server, "POST", f"/api/tables/{sample.playing}", b"", **headers)[0] == 405


# --- Methods and paths


@each_row("path", sorted({path for _, path, _ in OPERATIONS}))
def test_every_path_tells_its_methods(server: Served, path: str) -> None:
    ours = {method for method, at, _ in OPERATIONS if at == path} | {"OPTIONS"}
    ours |= {"HEAD"} if "GET" in ours else set()
    for method, status in (("OPTIONS", 204), ("TRACE", 405)):
        found, headers, _ = ask(server, method, path)
        assert found == status
        assert set(headers["allow"].upper().split(", ")) == ours


def test_a_head_is_the_answer_without_its_body(server: Served, sample: SampleTables) -> None:
    for path in ("/healthz", "/api/box", f"/api/tables/{sample.open}", "/nothing"):
        (status, headers, _), (same, heads, empty) = (
            ask(server, method, path) for method in ("GET", "HEAD")
        )
        assert (same, heads["content-length"], empty or None) == (
            status, headers["content-length"], None,
        )  # fmt: skip


def test_the_live_path_wants_a_websocket(server: Served, sample: SampleTables) -> None:
    status, headers, _ = ask(server, "GET", f"/api/tables/{sample.open}/live")
    assert (status, headers["upgrade"]) == (426, "websocket")


@each_row(
    "path",
    [
        "/api/tables/", "//api/tables", "/api//tables", "/API/TABLES", "/api/tables/../me",
        "/api/tables/%2e%2e/me", "/api/tables;x", "/api/tables%00", "/api/tables%0a",
        "/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/api\\tables", "/%c0%ae%c0%ae/", "/%ff",
        "/api/tables/{id}/", "/api/tables/{id}%00", "/api/tables/{id}%0a", "/api/tables/%20{id}",
        "/api/tables/{id}/seats/0%0a/x", "/static/../src", "/docs", "/redoc", "/.git/config",
        "/api/tables/{id}%0d%0aX-Evil:%20yes", "/api/tables/{id}'%20OR%20'1'='1",
    ],
)  # fmt: skip
def test_a_trick_with_a_path_leads_nowhere(server: Served, sample: SampleTables, path: str) -> None:
    status, headers, _ = ask(server, "GET", path.format(id=sample.open))
    assert status in (400, 404, 422)
    assert "x-evil" not in headers


# --- Names

MARKUP: Final = Path(__file__).with_name("markup.txt").read_text(encoding="utf-8").splitlines()
INJECTIONS: Final = [
    "'; DROP TABLE t;--", '" OR ""="', "{name}%s%n${x}", "<script>1</script>", "a\\nb", "../../x",
    "a\r\nlevel: error", "=cmd|'/c'!A1",
]  # fmt: skip


@each_row("name", INJECTIONS)
def test_a_name_is_only_a_name(server: Served, sample: SampleTables, name: str) -> None:
    status, answer = enter(server, {"name": name})
    assert (status, answer["name"]) == (201, " ".join(name.split()))
    headers = {"Content_Type": JSON, "Cookie": sample.host.cookie}
    body = json.dumps({"title": name}).encode()
    status, _, told = ask(server, "POST", "/api/tables", body, **headers)
    assert (status, told["table"]["title"]) == (201, " ".join(name.split()))


def test_markup_is_text_like_any_other(server: Served, sample: SampleTables) -> None:
    """`markup.txt` has two hundred ways to inject a script into a page."""
    headers = {"Content_Type": JSON, "Cookie": sample.host.cookie}
    assert len(MARKUP) == 200
    table = asyncio.run(open_table(sample.host))  # other tables may have been closed meanwhile
    for text in MARKUP:
        kept = " ".join(unicodedata.normalize("NFKC", text).split())
        body = json.dumps({"title": text}).encode()
        status, told, answer = ask(server, "PATCH", f"/api/tables/{table}", body, **headers)
        assert (status, answer["table"]["title"]) == (200, kept)
        assert (told["content-type"], told["x-content-type-options"]) == (JSON, "nosniff")
        assert told["content-security-policy"].startswith("default-src 'none'")
        status, answer = enter(server, {"name": text})
        is_short = len(kept) <= MAX_NAME_LENGTH
        assert (status, answer.get("name")) == ((201, kept) if is_short else (422, None))


def test_a_log_line_stays_one_line(server: Served) -> None:
    ask(server, "GET", "/evil%0a%7b%22level%22:%22error%22%7d%1b[31m%e2%80%a8x")
    line = next(line for line in server.lines() if "evil" in line["message"])
    assert "\n" in line["message"]
    assert b"\x1b" not in server.log.read_bytes()


@each_row(
    "name",
    [
        "Ann", "Олена", "Їжак", "Žluťoučký kůň", "Łukasz Żółć", "李雷", "דָּנִי", "مريم", "นก", "👩",
        "👍🏽", "👨‍👩‍👧‍👦", "🏳️‍🌈", "🧑🏽‍💻", "❤️‍🔥", "1️⃣", "O'Neil-Smith", "x" * 20, "e\u0301" * 20,
        "क्षि",
    ],
)  # fmt: skip
def test_names_of_people(name: str) -> None:
    assert checked_name(name)


@each_row(
    "name",
    [
        "", " ", "\t\n", "x" * 21, "e\u0301" * 21, "a" + "\u0301" * 4, "\u0301", "\ud800",
        "a\u202eb", "a\u2066b", "a\u200bb", "a\u200db", "\u200d", "👩\u200d", "\u200d👩",
        "👩\u200d\u200d👩",
        "👩\u200db", "a\u00adb", "\ufeffa", "a\u0000", "a\u0007", "a\x7f", "\x1b[31m", "a\u2060b",
        "\u3164", "\u2800", "\ue000", "\U0010ffff", "\ufffe", "a\U000e0041", "\u061ca", "ﷺ" * 2,
        "👩\u200d" * 20 + "👩",
    ],
)  # fmt: skip
def test_names_of_pranksters(name: str) -> None:
    with pytest.raises(BadName):
        checked_name(name)
