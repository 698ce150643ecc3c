"""Documents about finished games over HTTP: validated, compressed, limited; and links of others."""

import asyncio
import gzip
import json
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

import pytest
from starlette.applications import Starlette

from inkland.server import limits as request_limits
from inkland.server.app import create_app
from inkland.server.configuration.settings import Settings
from inkland.server.features.accounts.hashes import hash_token
from inkland.server.http import problems
from inkland.server.http.documents import PIECE_BYTES, PieceResponse
from inkland.server.limits import DOCUMENTS_BURST, READS_BURST, RequestLimits
from inkland.server.ports import connect
from inkland.server.tables.storage import PostgresStorage
from inkland.table.errors import TooManyRequests
from inkland.table.storage import purpose
from inkland.table.worker_pool import InlineWorkerPool
from support.finished_games import golden_events, store_finished
from support.storage_samples import ADA, BOB

SESSION = "a" * 43
KINDS = ("view", "history?since=3&limit=5", "transcript", "proof", "replay?seat=0")


class Answer(NamedTuple):
    """The answer to a request."""

    status: int
    headers: dict[str, str]
    body: bytes


async def ask(
    app: Starlette, path: str, address: str = "192.0.2.1", method: str = "GET", **headers: str
) -> Answer:
    """Send a request from this address; underscores in names of headers stand for hyphens."""
    heard: list[Any] = []
    named = {"host": "localhost", "content-type": "application/json", **headers}
    path, _, query = path.partition("?")
    scope = {
        "type": "http", "method": method, "path": path, "raw_path": path.encode(),
        "headers": [(k.lower().replace("_", "-").encode(), v.encode()) for k, v in named.items()],
        "client": (address, 1), "server": ("localhost", 80), "scheme": "http",
        "http_version": "1.1", "root_path": "", "query_string": query.encode(),
    }  # fmt: skip

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": b'{"name":"Ann"}'}

    async def send(message: Any) -> None:
        heard.append(message)

    await app(scope, receive, send)
    answered = {k.decode(): v.decode() for k, v in heard[0]["headers"]}
    return Answer(heard[0]["status"], answered, b"".join(part["body"] for part in heard[1:]))


@asynccontextmanager
async def site(database: str, *, limits: bool = False) -> AsyncIterator[tuple[Starlette, str]]:
    """An application, and a finished game of Ada in it; Bob has the session `SESSION`."""
    settings = Settings(limits=limits, judge=0)
    ports = await connect(settings, database)
    app = create_app(settings, ports)
    async with app.router.lifespan_context(app):
        app.state.request_context.context.finished_games._workers = InlineWorkerPool()
        await ports.storage.add_guest(ADA, b"")
        await ports.storage.add_guest(BOB, hash_token(SESSION))
        yield app, await store_finished(ports.storage, golden_events("solo_heroes"), ADA.id)
    await ports.close()


def test_who_has_a_document_is_told_so(database: str) -> None:
    async def scenario() -> None:
        async with site(database) as (app, table):
            for kind in KINDS:
                path = f"/api/tables/{table}/{kind}"
                plain, packed = await ask(app, path), await ask(app, path, accept_encoding="gzip")
                assert (plain.status, packed.status) == (200, 200), kind
                assert gzip.decompress(packed.body) == plain.body
                assert packed.headers["content-encoding"] == "gzip"
                assert int(plain.headers["content-length"]) == len(plain.body)
                caching = {one.headers["cache-control"] for one in (plain, packed)}
                assert caching == {"private, no-cache"}
                tags = [one.headers["etag"] for one in (plain, packed)]
                # Strong tags, so the two encodings have different ones.
                assert len(set(tags)) == 2 and not any(tag.startswith("W/") for tag in tags)
                for tag in tags:
                    known = await ask(app, path, if_none_match=tag)
                    assert (known.status, known.body) == (304, b"")
                assert (await ask(app, path, if_none_match='"another"')).status == 200

    asyncio.run(scenario())


def test_a_large_document_arrives_whole_in_pieces() -> None:
    async def scenario() -> None:
        sent: list[Any] = []

        async def send(message: Any) -> None:
            sent.append(message)

        body = bytes(range(256)) * 1_000
        await PieceResponse(body)({}, None, send)  # type: ignore[arg-type]
        parts = [part["body"] for part in sent[1:]]
        assert b"".join(parts) == body and max(map(len, parts)) == PIECE_BYTES
        assert [part.get("more_body", False) for part in sent[1:]][-2:] == [True, False]

    asyncio.run(scenario())


def test_a_request_that_another_site_causes_is_a_strangers(database: str) -> None:
    cookie = f"inkland={SESSION}"

    async def scenario() -> None:
        async with site(database) as (app, table):
            deal = json.loads((await ask(app, f"/api/tables/{table}")).body)["table"]["deal"]

            async def is_seen() -> bool:
                shown = json.loads((await ask(app, f"/api/deals/{deal}", cookie=cookie)).body)
                assert shown["dealt_at"] == ""  # the table is private
                return bool(shown["is_seen"])

            path = f"/api/tables/{table}/view"
            for said in (
                {"origin": "https://other.example"},
                {"origin": "null"},
                {"sec_fetch_site": "cross-site"},
                {"sec_fetch_site": "same-site"},
            ):
                assert (await ask(app, path, cookie=cookie, **said)).status == 200
                assert (await ask(app, "/api/me", cookie=cookie, **said)).status == 401
                assert not await is_seen(), said
            own = {"sec_fetch_site": "same-origin", "origin": "http://localhost"}
            assert (await ask(app, "/api/me", cookie=cookie, **own)).status == 200
            assert (await ask(app, path, cookie=cookie, sec_fetch_site="none")).status == 200
            assert await is_seen()

    asyncio.run(scenario())


# --- Allowances


def test_an_address_has_an_allowance_of_documents_and_another_of_reads(
    database: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(problems, "REFUSAL_DELAY_SECONDS", 0.3)
    monkeypatch.setattr(request_limits, "DOCUMENTS_BURST", 3)
    monkeypatch.setattr(request_limits, "READS_BURST", 8)
    monkeypatch.setattr(request_limits, "DOCUMENTS_PER_HOUR", 1)
    monkeypatch.setattr(request_limits, "READS_PER_HOUR", 1)
    transcript = f"/api/tables/{'0' * 26}/transcript"

    async def scenario() -> None:
        async with site(database, limits=True) as (app, _table):
            asked = [await ask(app, transcript) for _ in range(3)]
            started_at = time.monotonic()
            asked += [await ask(app, transcript)]
            assert time.monotonic() - started_at >= 0.3  # so that the next one comes later
            assert [answer.status for answer in asked] == [404, 404, 404, 429]
            assert int(asked[-1].headers["retry-after"]) >= 1
            asked = [await ask(app, "/api/tables") for _ in range(5)]
            assert [answer.status for answer in asked] == [200, 200, 200, 200, 429]
            assert int(asked[-1].headers["retry-after"]) >= 1
            assert asked[-1].headers["connection"] == "close"
            # Neither other addresses nor what is needed to play are affected.
            assert (await ask(app, transcript, "192.0.2.2")).status == 404
            for path in ("/healthz", "/readyz", "/openapi.json"):
                assert (await ask(app, path, "192.0.2.1")).status == 200
            assert (await ask(app, "/api/guests", "192.0.2.1", "POST")).status == 201

    asyncio.run(scenario())


def test_whatever_is_sent_counts_for_its_address_before_the_session_is_looked_up(
    database: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(problems, "REFUSAL_DELAY_SECONDS", 0.0)
    monkeypatch.setattr(request_limits, "CHANGES_BURST", 3)
    monkeypatch.setattr(request_limits, "FILES_BURST", 3)
    monkeypatch.setattr(request_limits, "CHANGES_PER_HOUR", 1)
    monkeypatch.setattr(request_limits, "FILES_PER_HOUR", 1)
    seats, cookie = f"/api/tables/{'0' * 26}/seats", f"inkland={'x' * 43}"

    async def scenario() -> None:
        async with site(database, limits=True) as (app, _table):
            looked_up = []
            storage = app.state.request_context.context.storage
            account_of = storage.account_of

            async def counted(session: bytes) -> Any:
                looked_up.append(session)
                return await account_of(session)

            monkeypatch.setattr(storage, "account_of", counted)
            for path, method, address, first in (
                (seats, "DELETE", "192.0.2.1", 401),
                (seats, "POST", "192.0.2.4", 422),  # it would make a guest, were it well-formed
                ("/openapi.json", "GET", "192.0.2.1", 200),
                ("/healthz", "GET", "192.0.2.1", 200),
            ):
                asked = [await ask(app, path, address, method, cookie=cookie) for _ in range(5)]
                assert [answer.status for answer in asked] == [first] * 3 + [429] * 2
                assert asked[-1].headers["connection"] == "close"
            assert len(looked_up) == 6  # none for a refused request
            hostile = [await ask(app, "/", "192.0.2.3", host="evil.example") for _ in range(4)]
            assert [answer.status for answer in hostile] == [400, 400, 400, 429]
            assert (await ask(app, seats, "192.0.2.2", "DELETE")).status == 401

    asyncio.run(scenario())


class StepwiseWorkers(InlineWorkerPool):
    """Encodes a document for each step that is allowed."""

    def __init__(self) -> None:
        self.allowed = asyncio.Semaphore(0)
        self.calls = 0

    async def run(self, do: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        """Wait for a step, and call."""
        await self.allowed.acquire()
        self.calls += 1
        return await super().run(do, *args, **kwargs)


def test_many_documents_of_one_address_do_not_keep_another_reader_waiting(database: str) -> None:
    async def scenario() -> None:
        async with site(database, limits=True) as (app, table):
            shared, workers = app.state.request_context, StepwiseWorkers()
            shared.context.finished_games._workers = workers
            shared.turns.max_seconds = 0.001  # an encoding takes longer than the turn of a request
            hostile = [
                asyncio.create_task(ask(app, f"/api/tables/{table}/history?since={n}"))
                for n in range(30)
            ]
            await asyncio.sleep(0.2)
            honest = asyncio.create_task(ask(app, f"/api/tables/{table}/transcript", "192.0.2.2"))
            while not honest.done():
                workers.allowed.release()
                await asyncio.sleep(0.01)
            assert honest.result().status == 200
            assert workers.calls <= 5  # and not after all thirty
            for _ in hostile:
                workers.allowed.release()
            assert {one.status for one in await asyncio.gather(*hostile)} == {200}

    asyncio.run(scenario())


def test_a_hall_of_a_hundred_people_behind_one_router_is_not_refused() -> None:
    limits = RequestLimits(on=True, clock=lambda: 0.0)
    for _person in range(100):
        for _read in range(READS_BURST // 100):
            limits.check_read("a hall")
        for _document in range(DOCUMENTS_BURST // 100):
            limits.check_document("a hall")
    with pytest.raises(TooManyRequests):
        limits.check_read("a hall")


def test_at_home_nobody_is_refused() -> None:
    limits = RequestLimits(on=False)
    for _read in range(2 * READS_BURST):
        limits.check_read("home")
        limits.check_document("home")


# --- Connections


def test_who_sends_a_get_only_looks(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    found: dict[str, bool] = {}
    nobodys = "0" * 26

    def record(name: str) -> None:
        method = getattr(PostgresStorage, name)

        async def recorded(*args: Any) -> Any:
            if name != "table" or args[1] == nobodys:  # background tasks read other tables
                found[name] = purpose.is_reading()
            return await method(*args)

        monkeypatch.setattr(PostgresStorage, name, recorded)

    async def scenario() -> None:
        record("table")
        record("add_guest")
        async with site(database) as (app, _table):
            found.clear()
            for method in ("GET", "HEAD"):
                await ask(app, f"/api/tables/{nobodys}", "192.0.2.1", method)
                assert found.pop("table")
            await ask(app, "/api/guests", "192.0.2.1", "POST")
            assert not found.pop("add_guest") and not purpose.is_reading()

    asyncio.run(scenario())


def test_a_qr_code_is_drawn_once_by_another_process_and_counts_as_a_document(
    database: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(request_limits, "DOCUMENTS_BURST", 3)

    async def scenario() -> None:
        async with site(database, limits=True) as (app, _table):
            drawn: list[str] = []

            async def draw(_do: object, _origin: str, path: str) -> bytes:
                drawn.append(path)
                return b"<svg/>"

            app.state.request_context.document_workers.run = draw
            for letter in "ssr":
                path = f"/api/tables/{letter * 26}/qr.svg"
                assert (await ask(app, path)).body == b"<svg/>"
            assert drawn == [f"/t/{letter * 26}" for letter in "sr"]
            assert (await ask(app, path)).status == 429
            assert (await ask(app, path, "192.0.2.2")).status == 200

    asyncio.run(scenario())
