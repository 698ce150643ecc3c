"""The browser client's files as the server sends them: contents, caching, and security headers."""

import asyncio
import gzip
import json
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest
from starlette.types import ASGIApp, Message

from inkland import web_client
from inkland.server.app import NO_CLIENT
from inkland.server.configuration.settings import Settings
from inkland.server.http import static_files
from rows import each_row
from support.unconnected import unconnected_app

INDEX: Final = b"<!doctype html><title>Inkland</title>" + b"<p>map</p>" * 50
SCRIPT: Final = b"export const seasons = 4;\n" * 50
FILES: Final = {
    "index.html": INDEX,
    "robots.txt": b"User-agent: *\n",
    "sw.js": b"addEventListener('fetch', () => {});\n",
    "manifest.webmanifest": b'{"name": "Inkland"}',
    "assets/index-1a2b.js": SCRIPT,
    "assets/index-1a2b.css": b".map{display:block}" * 20,
    "assets/mark-1a2b.svg": b"<svg/>",
    "assets/old-style-1a2b.woff2": b"wOF2" * 50,
    "assets/strange.xyz": b"?",
    "python/worker-1a2b.js": SCRIPT,
    "python/pyodide-1a2b/pyodide.mjs": SCRIPT,
    "python/library-1a2b.zip.gz.bin": gzip.compress(bytes(500)) + bytes(500),
    "python/LICENSES.txt": b"MPL\n",
}
TABLE: Final = "/t/" + "0" * 26


class Answer(NamedTuple):
    """A response."""

    status: int
    headers: dict[str, str]
    body: bytes

    def problem(self) -> str:
        """The code of the refusal."""
        return str(json.loads(self.body)["code"])


def ask(app: ASGIApp, path: str, method: str = "GET", **headers: str) -> Answer:
    """Send one request, as uvicorn would pass it on."""
    told: list[Message] = []
    named = {"host": "localhost", **{k.replace("_", "-"): v for k, v in headers.items()}}
    scope: dict[str, Any] = {
        "type": "http", "http_version": "1.1", "method": method, "scheme": "http", "path": path,
        "raw_path": path.encode(), "query_string": b"", "root_path": "", "server": ("localhost", 1),
        "headers": [(name.encode(), value.encode()) for name, value in named.items()],
    }  # fmt: skip

    async def receive() -> Message:
        return {"type": "http.request", "body": b""}

    async def send(message: Message) -> None:
        told.append(message)

    asyncio.run(app(scope, receive, send))  # type: ignore[arg-type]
    found = {name.decode(): value.decode() for name, value in told[0]["headers"]}
    return Answer(told[0]["status"], found, b"".join(part["body"] for part in told[1:]))


@pytest.fixture
def place(tmp_path: Path) -> Path:
    """A folder with a client, beside files that must not be served."""
    for name, body in FILES.items():
        path = tmp_path / "dist" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(body)
    (tmp_path / "secret.txt").write_text("secret")
    return tmp_path / "dist"


@pytest.fixture
def app(place: Path, monkeypatch: pytest.MonkeyPatch) -> ASGIApp:
    """A server with that client."""
    monkeypatch.setattr(web_client, "client_folder", lambda: place)
    return unconnected_app()


@each_row("path", [*static_files.PAGES, TABLE])
def test_every_page_is_the_client(app: ASGIApp, path: str) -> None:
    found = ask(app, path)
    assert found.status == 200 and found.body == INDEX
    assert found.headers["content-type"] == "text/html; charset=utf-8"
    assert found.headers["cache-control"] == "no-cache"


def test_the_policy_of_a_page_allows_nothing_from_elsewhere(app: ASGIApp) -> None:
    policy = ask(app, "/").headers["content-security-policy"].split("; ")
    assert policy == [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "form-action 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types svelte-trusted-html inkland-worker",
    ]


def test_what_is_no_page_has_the_policy_of_the_gate(app: ASGIApp) -> None:
    for path in ("/assets/index-1a2b.js", "/nowhere", "/openapi.json"):
        assert "script-src" not in ask(app, path).headers["content-security-policy"]


@pytest.mark.parametrize(
    ("name", "media"),
    [
        ("index-1a2b.js", "text/javascript; charset=utf-8"),
        ("index-1a2b.css", "text/css; charset=utf-8"),
        ("mark-1a2b.svg", "image/svg+xml; charset=utf-8"),
        ("old-style-1a2b.woff2", "font/woff2"),
        ("strange.xyz", "application/octet-stream"),
    ],
)
def test_an_asset_is_kept_for_ever(app: ASGIApp, name: str, media: str) -> None:
    found = ask(app, f"/assets/{name}")
    assert (found.status, found.body) == (200, FILES[f"assets/{name}"])
    assert found.headers["content-type"] == media
    assert found.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert found.headers["x-content-type-options"] == "nosniff"


def test_the_worker_is_asked_for_again_and_may_only_fetch_from_us(app: ASGIApp) -> None:
    found = ask(app, "/sw.js")
    assert (found.status, found.body) == (200, FILES["sw.js"])
    assert found.headers["content-type"] == "text/javascript; charset=utf-8"
    assert found.headers["cache-control"] == "no-cache"
    policy = found.headers["content-security-policy"].split("; ")
    assert policy == [
        "default-src 'none'",
        "connect-src 'self'",
        "img-src 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    ]


def test_a_worker_that_is_withdrawn_goes_by_itself(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(web_client, "client_folder", lambda: place)
    app = unconnected_app(Settings(offline=False))
    found = ask(app, "/sw.js")
    assert found.status == 200 and b"registration.unregister()" in found.body
    assert found.headers["cache-control"] == "no-cache"
    assert ask(app, "/").body == INDEX


def test_the_worker_of_a_device_alone_may_compile_webassembly(app: ASGIApp) -> None:
    policy = ask(app, "/python/worker-1a2b.js").headers["content-security-policy"].split("; ")
    assert policy == [
        "default-src 'none'",
        "script-src 'self' 'wasm-unsafe-eval'",
        "connect-src 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    ]
    others = ("/", TABLE, "/sw.js", *(f"/{name}" for name in FILES if "worker-" not in name))
    for path in others:
        assert "unsafe" not in ask(app, path).headers["content-security-policy"]


@pytest.mark.parametrize(
    ("name", "media"),
    [
        ("worker-1a2b.js", "text/javascript; charset=utf-8"),
        ("pyodide-1a2b/pyodide.mjs", "text/javascript; charset=utf-8"),
        ("library-1a2b.zip.gz.bin", "application/octet-stream"),
    ],
)
def test_python_is_kept_for_ever(app: ASGIApp, name: str, media: str) -> None:
    found = ask(app, f"/python/{name}")
    assert (found.status, found.body) == (200, FILES[f"python/{name}"])
    assert found.headers["content-type"] == media
    assert found.headers["cache-control"] == "public, max-age=31536000, immutable"


def test_the_licences_of_python_are_asked_for_again(app: ASGIApp) -> None:
    assert ask(app, "/python/LICENSES.txt").headers["cache-control"] == "no-cache"


def test_what_the_browser_unpacks_is_not_packed_twice(app: ASGIApp) -> None:
    found = ask(app, "/python/library-1a2b.zip.gz.bin", accept_encoding="gzip")
    assert "content-encoding" not in found.headers
    assert found.body == FILES["python/library-1a2b.zip.gz.bin"]


def test_the_manifest_has_a_type_of_its_own(app: ASGIApp) -> None:
    found = ask(app, "/manifest.webmanifest")
    assert found.headers["content-type"] == "application/manifest+json"
    assert found.headers["cache-control"] == "no-cache"


def test_a_file_beside_the_page_is_asked_for_again(app: ASGIApp) -> None:
    found = ask(app, "/robots.txt")
    assert (found.status, found.body) == (200, FILES["robots.txt"])
    assert found.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("wish", ["gzip", "br, gzip;q=0.5", "*", "GZIP"])
def test_whoever_takes_it_gets_it_packed(app: ASGIApp, wish: str) -> None:
    found = ask(app, "/assets/index-1a2b.js", accept_encoding=wish)
    assert found.headers["content-encoding"] == "gzip"
    assert found.headers["vary"] == "Accept-Encoding"
    assert int(found.headers["content-length"]) == len(found.body) < len(SCRIPT)
    assert gzip.decompress(found.body) == SCRIPT


@pytest.mark.parametrize("wish", ["", "identity", "gzip;q=0", "br", "gzip; q=0.0"])
def test_whoever_does_not_gets_it_plain(app: ASGIApp, wish: str) -> None:
    found = ask(app, "/assets/index-1a2b.js", accept_encoding=wish)
    assert "content-encoding" not in found.headers
    assert found.body == SCRIPT


def test_what_would_grow_is_not_packed(app: ASGIApp) -> None:
    for name in ("mark-1a2b.svg", "old-style-1a2b.woff2"):
        found = ask(app, f"/assets/{name}", accept_encoding="gzip")
        assert "content-encoding" not in found.headers


def test_packing_gives_the_same_bytes_each_time(place: Path) -> None:
    assert static_files.load_client(place) == static_files.load_client(place)


def test_a_page_that_is_known_is_not_sent_again(app: ASGIApp) -> None:
    tag = ask(app, "/").headers["etag"]
    for known in (tag, tag.removeprefix("W/"), f'"other", {tag}', "*"):
        found = ask(app, "/lobby", if_none_match=known)
        assert (found.status, found.body) == (304, b"")
        assert found.headers["etag"] == tag
        assert found.headers["content-security-policy"] == web_client.CONTENT_SECURITY_POLICY
    assert ask(app, "/", if_none_match='"other"').status == 200


def test_only_the_head(app: ASGIApp) -> None:
    for path in ("/", TABLE, "/assets/index-1a2b.js"):
        head, whole = ask(app, path, "HEAD"), ask(app, path)
        for answer in (head, whole):
            assert answer.headers.pop("x-request-id")  # each request has its own
        assert (head.status, head.headers) == (200, whole.headers)


@each_row(
    "path",
    [
        "/assets/../../secret.txt",
        "/assets/../index.html",
        "/assets/%2e%2e/%2e%2e/secret.txt",
        "/assets//etc/passwd",
        "/assets/..\\..\\secret.txt",
        "/assets/index-1a2b.js/",
        "/assets/",
        "/assets",
        "/python/../../secret.txt",
        "/python/worker-1a2b.js/",
        "/../secret.txt",
        "/secret.txt",
        "/index.html",
        "/nowhere",
        "/t",
        "/t/",
        f"{TABLE}/more",
    ],
)
def test_nothing_else_is_there(app: ASGIApp, path: str) -> None:
    found = ask(app, path)
    assert (found.status, found.problem()) == (404, "BadRequest")


def test_the_page_itself_tells_of_a_link_that_was_cut(app: ASGIApp) -> None:
    found = ask(app, "/t/0123")
    assert (found.status, found.body) == (404, INDEX)
    assert found.headers["content-security-policy"] == web_client.CONTENT_SECURITY_POLICY


def test_a_page_can_only_be_read(app: ASGIApp) -> None:
    for path in ("/", TABLE, "/assets/index-1a2b.js"):
        found = ask(app, path, "POST")
        assert (found.status, found.headers["allow"]) == (405, "GET, HEAD, OPTIONS")


def test_a_foreign_name_gets_no_page(app: ASGIApp) -> None:
    assert ask(app, "/", host="elsewhere.example").status == 400


def test_without_a_client_the_root_shows_programs_the_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(web_client, "client_folder", lambda: tmp_path / "nothing")
    app = unconnected_app()
    assert NO_CLIENT in caplog.text
    found = json.loads(ask(app, "/").body)
    assert (found["links"]["box"], found["note"]) == ("/api/box", NO_CLIENT)
    for path in ("/new", TABLE, "/assets/index-1a2b.js"):
        assert ask(app, path).status == 404


PREVIEWED: Final = (
    b'<meta name="description" content="A game" /><meta property="og:title" content="Inkland" />'
    b'<meta property="og:description" content="A game" />'
    b'<meta property="og:image" content="/icons/preview.png" />'
)


def test_a_link_is_previewed_by_its_kind_and_tells_nothing_of_its_table() -> None:
    page = static_files.static_file(PREVIEWED, ".html")
    home = static_files.with_preview(page, None, "https://inkland.example")
    assert b'content="https://inkland.example/icons/preview.png"' in home.body
    assert home.body.count(b'content="A game"') == 2
    table = static_files.with_preview(page, static_files.TABLE_PREVIEW, "")
    assert b'og:title" content="A table of Inkland"' in table.body
    assert b'content="/icons/preview.png"' in table.body
    assert b"A game" not in table.body
    assert table.tag != home.tag


def test_tables_are_all_previewed_alike(app: ASGIApp) -> None:
    assert ask(app, TABLE).body == ask(app, "/t/" + "z" * 26).body
