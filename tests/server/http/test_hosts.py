"""Host headers: which names and addresses of the server are accepted; all others are 400."""

import asyncio
import socket
from typing import Any

import pytest

from inkland.server.app import create_app
from inkland.server.configuration.settings import Settings
from inkland.server.http.middleware import OriginMiddleware
from inkland.server.ports import connect
from rows import each_row
from server.http.test_documents import ask

SITE = Settings(public_url="https://map.example")
HOME = Settings(host="0.0.0.0", lan=True)


def status(settings: Settings, host: str, path: str = "/", reached: str = "10.1.2.3") -> int:
    """The status of a request with this Host header, which came in at this address."""
    found: int = answer(settings, {"host": host}, path, reached)["status"]
    return found


def answer(
    settings: Settings,
    headers: dict[str, str],
    path: str = "/",
    reached: str = "10.1.2.3",
    method: str = "GET",
) -> dict[str, Any]:
    """The beginning of the answer to a request with these headers."""
    sent: list[dict[str, Any]] = []
    path, _, query = path.partition("?")

    async def app(_scope: Any, _receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})

    async def send(message: Any) -> None:
        sent.append(message)

    scope = {
        "type": "http", "method": method, "path": path, "query_string": query.encode(),
        "server": (reached, 8080),
        "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
    }  # fmt: skip
    asyncio.run(OriginMiddleware(app, settings)(scope, None, send))  # type: ignore[arg-type]
    return sent[0]


@pytest.mark.parametrize(
    "host",
    ["map.example", "MAP.EXAMPLE", "map.example:443", "127.0.0.1:8080", "[::1]", "localhost"],
)
def test_a_site_has_its_name_and_probes_of_this_machine(host: str) -> None:
    assert status(SITE, host) == 200


@each_row(
    "host",
    [
        "169.254.169.254", "8.8.8.8", "10.1.2.3", "192.168.1.7", "[2001:db8::1]", "0.0.0.0",
        "map.example:99999", "map.example:8080", "www.map.example", "map.example.evil.example",
        socket.gethostname(), "map.example.", "2130706433", "127.1",
    ],
)  # fmt: skip
def test_a_site_has_no_other_name_and_no_address(host: str) -> None:
    assert status(SITE, host) == 400


def test_probes_of_an_orchestrator_use_the_address_of_the_pod() -> None:
    for path in ("/healthz", "/readyz"):
        assert status(SITE, "10.1.2.3:8080", path) == 200
        assert status(SITE, "evil.example", path) == 400


@pytest.mark.parametrize(
    "host", ["192.168.1.7:8080", "10.1.2.3", "localhost:8080", "[fd00::7]:8080", "203.0.113.9"]
)
def test_at_home_private_addresses_and_the_one_that_was_reached_are_fine(host: str) -> None:
    assert status(HOME, host, reached="203.0.113.9") == 200
    assert status(HOME, f"{socket.gethostname()}.local:8080") == 200


@pytest.mark.parametrize("host", ["169.254.169.254", "8.8.8.8", "evil.example", "rebind.network"])
def test_at_home_another_address_or_name_is_refused(host: str) -> None:
    assert status(HOME, host) == 400


PLAIN = {"host": "map.example", "x-forwarded-proto": "http"}


def test_plain_http_leads_who_opens_a_page_to_https() -> None:
    found = answer(SITE, PLAIN, "/t/x/../é")
    assert found["status"] == 308
    assert dict(found["headers"])[b"location"] == b"https://map.example/t/x/../%C3%A9"
    found = answer(SITE, PLAIN, "/atlas?sort=new&x=%0d%0a y")
    location = dict(found["headers"])[b"location"]
    assert location == b"https://map.example/atlas?sort=new&x=%0d%0a%20y"
    assert answer(SITE, PLAIN, "//evil.example")["status"] == 308  # to a path of ours
    assert answer(SITE, {**PLAIN, "x-forwarded-proto": "https"})["status"] == 200


@pytest.mark.parametrize(
    ("method", "path"),
    [("GET", "/api/me"), ("POST", "/api/sessions"), ("DELETE", "/api/me"), ("POST", "/")],
)
def test_plain_http_leads_no_program_to_https(method: str, path: str) -> None:
    assert answer(SITE, PLAIN, path, method=method)["status"] == 400


def test_at_home_plain_http_is_fine() -> None:
    headers = {"host": "192.168.1.7", "x-forwarded-proto": "http"}
    assert answer(HOME, headers, "/api/me")["status"] == 200


@pytest.mark.parametrize("settings", [SITE, HOME], ids=["site", "home"])
def test_browsers_are_told_to_stay_with_https_where_there_is_https(
    settings: Settings, database: str
) -> None:
    async def told() -> set[str | None]:
        ports = await connect(settings, database)
        app, hosts = create_app(settings, ports), {"host": "localhost"}
        async with app.router.lifespan_context(app):
            answers = [
                await ask(app, path, **hosts) for path in ("/", "/api/me", "/api/none", "/readyz")
            ]
            answers.append(await ask(app, "/", host="evil.example"))
        await ports.close()
        assert {answer.status for answer in answers} >= {200, 400, 401, 404}
        return {answer.headers.get("strict-transport-security") for answer in answers}

    a_year = "max-age=31536000; includeSubDomains"
    assert asyncio.run(told()) == {a_year if settings is SITE else None}
