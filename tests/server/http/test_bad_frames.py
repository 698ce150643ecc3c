"""Any frame on a websocket gets the right close code, crashes nothing, and disturbs nobody.

`INKLAND_FRAMES=1000000 pytest tests/server/http/test_bad_frames.py -k no_frame` runs longer.
"""

import asyncio
import json
import os
import secrets
import socket
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from functools import partial
from random import Random
from typing import Any, Final, NamedTuple

import pytest
from starlette.applications import Starlette
from uvicorn.server import ServerState
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from inkland.client import demo
from inkland.client.http import HttpClient
from inkland.protocol.messages import (
    BAD_MESSAGE,
    BAD_TEXT,
    NO_SUCH_TABLE,
    NOT_HELLO,
    NOT_TEXT,
    TOO_LARGE,
    TOO_MANY,
    TOO_SLOW,
)
from inkland.server.http import protocols
from inkland.server.web_server import uvicorn_config
from inkland.table.games.mailbox import MAX_FUTILE_PER_STEP
from inkland.table.ids import TableId
from inkland.table.live.connections import TableConnection
from rows import each_row
from sizes import samples
from support.bad_frames import (
    CLOSE,
    CONTINUED,
    NO_CODE,
    PING,
    PONG,
    TEXT,
    Frame,
    close_code,
    frame,
    framed,
    handshake,
    in_parts,
    lobby_frame,
)
from support.serving import Served, served
from support.tables import SampleTables, finished, playing, sample_tables

pytestmark = pytest.mark.anyio

FRAMES: Final = int(os.environ.get("INKLAND_FRAMES", samples(4_000, 200_000)))
# Outcomes that the generated frames must have reached, else they are too tame.
EXPECTED: Final = {
    "AnotherAnswer",
    "DrawingTooShort",
    "GameIsOver",
    "NotBegun",
    "NotSeated",
    "NotTheShape",
    "NothingDrawn",
    "NothingToTakeBack",
    "SkillNotInPlay",
    "SpaceNotEmpty",
    "StepIsOver",
    "StepNotOpen",
}
# Messages per connection, to stay below the rate limit.
AT_ONCE: Final = 80
AT_ONCE_IN_LOBBY: Final = 8
LOBBY: Final = "the lobby"
HELLO: Final = json.dumps({"type": "hello"})
LAST: Final = json.dumps({"type": "ping", "word": "the last"})


@pytest.fixture(scope="module")
def server(module_database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server for the whole file; it must not log an error."""
    with served(tmp_path_factory.mktemp("frames"), module_database) as running:
        yield running
        assert running.is_alive()
        assert running.complaints() == []


@pytest.fixture(scope="module")
def sample(server: Served) -> SampleTables:
    """A host with tables in all states."""
    return asyncio.run(sample_tables(server.url))


# --- Connections


@asynccontextmanager
async def connected(
    server: Served, table: str, cookie: str = "", **headers: str
) -> AsyncIterator[ClientConnection]:
    """A connection to the table, or to the lobby."""
    path = "/api/lobby/live" if table == LOBBY else f"/api/tables/{table}/live"
    url = f"ws://127.0.0.1:{server.port}{path}"
    sent = {**({"Cookie": cookie} if cookie else {}), **headers}
    async with connect(
        url, additional_headers=sent, compression=None, max_size=None, ping_interval=None,
        open_timeout=20, close_timeout=1,
    ) as socket:  # fmt: skip
        yield socket


async def outcome(
    server: Served, table: str, *wires: str | bytes, cookie: str = "", **headers: str
) -> tuple[int | None, list[dict[str, Any]]]:
    """The close code after these frames and the messages before it, or None after `LAST`."""
    told: list[dict[str, Any]] = []
    async with connected(server, table, cookie, **headers) as socket:
        try:
            for wire in wires:
                await socket.send(wire)
            while told[-1:] != [{"type": "pong", "word": "the last"}]:
                told.append(json.loads(await asyncio.wait_for(socket.recv(), 30)))
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006, told
    return None, told


# --- Generated frames


class Viewpoint(NamedTuple):
    """A client at a table; `renew` makes another such table, if the client has a seat in a game."""

    table: str
    cookie: str
    renew: Callable[[], Awaitable[str]] | None = None


async def viewpoints(server: Served, sample: SampleTables) -> list[Viewpoint]:
    """Seats, spectators and strangers at tables in all states."""
    guest, watcher = HttpClient(server.url), HttpClient(server.url)
    await guest.enter("Guest")
    await watcher.enter("Watcher")
    begin_duo = partial(playing, sample.host, guest)
    begin_heroes = partial(playing, sample.host, guest, preset="everything")
    duo, heroes = await begin_duo(), await begin_heroes()
    renewals = {
        duo: begin_duo,
        heroes: begin_heroes,
        sample.playing: partial(playing, sample.host),
        sample.finished: partial(finished, sample.host),
    }
    tables = (duo, heroes, *sample.tables)
    seated = [Viewpoint(table, sample.host.cookie, renewals.get(table)) for table in tables]
    others = [Viewpoint(table, cookie) for table in tables for cookie in (watcher.cookie, "")]
    return [Viewpoint(duo, guest.cookie, begin_duo), Viewpoint(LOBBY, ""), *seated, *others]


async def torment(server: Served, seen: Viewpoint, random: Random, number: int) -> set[str]:
    """Send `number` frames from one viewpoint, over as many connections as needed.

    A seat that sends too many futile commands in a step is disconnected, and takes another table.
    """
    refusals: set[str] = set()
    step, table, commands = 1, seen.table, 0
    is_lobby = table == LOBBY
    while number > 0:
        batch = _batch(random, None if is_lobby else step, number)
        number -= len(batch)
        wires = [*([] if is_lobby else [HELLO]), *(one.wire for one in batch), LAST]
        code, told = await outcome(server, table, *wires, cookie=seen.cookie)
        asked = _asked(batch)
        commands += len(asked)
        if code == TOO_MANY and seen.renew is not None and commands > MAX_FUTILE_PER_STEP:
            step, table, commands = 1, await seen.renew(), 0
            continue
        assert code == batch[-1].closed, batch[-1]
        if code is None:
            assert asked <= {answer.get("id") for answer in told}
        views = [answer["view"] for answer in told if answer["type"] == "whole"]
        step = next((view["step"]["number"] for view in views if view["step"]), step)
        refusals |= {answer["code"] for answer in told if answer["type"] == "refused"}
    return refusals


def _batch(random: Random, step: int | None, number: int) -> list[Frame]:
    """Frames up to the first one that closes the connection; without a step, for the lobby."""
    batch: list[Frame] = []
    most = min(number, AT_ONCE_IN_LOBBY if step is None else AT_ONCE)
    while len(batch) < most and not (batch and batch[-1].closed):
        batch.append(lobby_frame(random) if step is None else frame(random, step))
    return batch


def _asked(batch: list[Frame]) -> set[str]:
    """The ids of the commands, each of which is answered."""
    said = [json.loads(one.wire) for one in batch if one.closed is None]
    return {one["id"] for one in said if one["type"] in ("draw", "take_back")}


async def test_no_frame_disturbs_a_game(server: Served, sample: SampleTables) -> None:
    crowd = await viewpoints(server, sample)
    share = -(-FRAMES // len(crowd))
    honest = asyncio.create_task(demo.play([server.url], 2, "everything", "honest"))
    silent = asyncio.create_task(outcome(server, sample.open))
    half = asyncio.create_task(
        asyncio.to_thread(server.send_raw, b"GET / HTTP/1.1\r\n", seconds=60)
    )
    refusals = await asyncio.gather(
        *(torment(server, seen, Random(f"{i}"), share) for i, seen in enumerate(crowd))
    )
    assert set().union(*refusals) >= EXPECTED
    assert await silent == (NOT_HELLO, [])
    assert await asyncio.wait_for(half, 20) == b""  # a partial request is not waited for either
    table = await asyncio.wait_for(honest, 60)
    assert (await sample.host.request_json("GET", f"/api/tables/{table}"))["table"][
        "status"
    ] == "finished"
    assert server.is_alive()
    assert server.complaints() == []


# --- Handwritten frames


@each_row(
    "wires, code",
    [
        ([LAST], NOT_HELLO),
        (['{"type":"draw","id":"' + "0" * 32 + '","step":1,"drawing":[]}'], NOT_HELLO),
        ([""], BAD_MESSAGE),
        (["{"], BAD_MESSAGE),
        ([b"{}"], NOT_TEXT),
        (["x" * 8193], TOO_LARGE),
        ([HELLO.ljust(8193)], TOO_LARGE),
        ([HELLO, HELLO], BAD_MESSAGE),
        ([HELLO, '{"type":"admin"}'], BAD_MESSAGE),
        ([HELLO, '{"type":"ping","extra":1}'], BAD_MESSAGE),
        ([HELLO, '{"type":"explain","seat":-1}'], BAD_MESSAGE),
        ([HELLO, '{"type":"look","step":1.0}'], BAD_MESSAGE),
        ([HELLO, '{"type":"look","step":' + "9" * 400 + "}"], BAD_MESSAGE),
        ([HELLO, b'{"type":"ping"}'], NOT_TEXT),
        ([HELLO, "[" * 8192], BAD_MESSAGE),
        (['{"type":"hello","since":-1}'], BAD_MESSAGE),
        (['{"type":"hello","since":9999999}', LAST], None),
        ([HELLO.ljust(8192), LAST], None),
        ([HELLO, *['{"type":"ping"}'] * 85, LAST], None),
        ([HELLO, *['{"type":"ping"}'] * 300, LAST], TOO_MANY),
    ],
)
async def test_the_close_code(
    server: Served, sample: SampleTables, wires: list[str | bytes], code: int | None
) -> None:
    assert (await outcome(server, sample.playing, *wires, cookie=sample.host.cookie))[0] == code


@pytest.mark.parametrize("table", ["0" * 26, "x", "%00", "0" * 27, "..", "'%20OR%201=1"])
async def test_no_such_table(server: Served, table: str) -> None:
    try:
        code, _told = await outcome(server, table, HELLO)
    except InvalidStatus as refused:  # an unknown path gets no websocket
        code = refused.response.status_code
    assert code in (NO_SUCH_TABLE, 403)


# Which code it is depends on the first card.
ELSEWHERE: Final = "NotTheShape ShapeStillFits TerrainNotOffered SpaceNotEmpty MustCoverRuins"
PASS: Final = [{"type": "pass"}]


def placed(terrain: str, *spaces: int) -> list[dict[str, Any]]:
    """A drawing of one placement."""
    bits = sum(1 << space for space in spaces)
    return [{"type": "placement", "terrain": terrain, "spaces": f"{bits:x}"}]


@each_row(
    "drawing, codes",
    [
        ([], "DrawingTooShort"),
        (placed("forest"), "NothingDrawn"),
        (placed("forest", 0, 120), ELSEWHERE),
        (placed("monster", 0, 1), ELSEWHERE),  # one space could be of Rift Lands
        (placed("mountain", 0), ELSEWHERE),
        (placed("forest", 0, 1, 2) * 2, ELSEWHERE),
        (placed("forest", *range(121)), "SpaceNotEmpty"),
        ([{"type": "hero_placement", "space": "1", "marks": "2"}], "AnotherAnswer"),
        ([{"type": "skill_use", "skill": "diplomacy"}], "SkillNotInPlay"),
        ([{"type": "target", "space": "1"}], "AnotherAnswer"),
        (PASS, "AnotherAnswer"),
    ],
)
async def test_the_refusal_of_a_drawing(
    server: Served, sample: SampleTables, drawing: list[dict[str, Any]], codes: str
) -> None:
    table = await sample.host.open(seats=1)  # its seat has refused nothing yet
    await sample.host.sit(table)
    await sample.host.start(table)
    view = (await sample.host.request_json("GET", f"/api/tables/{table}/view"))["view"]
    found = await refusal(server, sample, table, view["step"]["number"], drawing)
    assert found in codes.split()


async def refusal(
    server: Served, sample: SampleTables, table: str, step: int, drawing: list[dict[str, Any]]
) -> str:
    """The code with which the host's drawing is refused."""
    draw = {"type": "draw", "id": secrets.token_hex(16), "step": step, "drawing": drawing}
    wires = [HELLO, json.dumps(draw), LAST]
    _, told = await outcome(server, table, *wires, cookie=sample.host.cookie)
    return "".join(answer["code"] for answer in told if answer["type"] == "refused")


async def test_drawings_at_tables_where_nobody_draws(server: Served, sample: SampleTables) -> None:
    tables = (sample.open, sample.finished, sample.closed)
    found = [await refusal(server, sample, table, 1, PASS) for table in tables]
    assert found[:2] == ["NotBegun", "GameIsOver"]
    assert found[2] in ("NoSuchTable", "TableClosed")


# --- Handwritten bytes

HELLO_FRAME: Final = framed(TEXT, HELLO.encode())
LAST_FRAME: Final = framed(TEXT, LAST.encode())
DONE: Final = framed(CLOSE, (1000).to_bytes(2))
ZHE: Final = '{"type":"ping","word":"ж"}'.encode()


@each_row(
    "sent, code",
    [
        (framed(TEXT, HELLO.encode(), mask=0), 1002),
        (framed(3), 1002),
        (framed(11), 1002),
        (framed(TEXT | 0x40, HELLO.encode()), 1002),
        (framed(PING, b"x" * 126), 1002),
        (framed(PING, fin=0), 1002),
        (framed(CONTINUED, b"x"), 1002),
        (framed(TEXT, b"x", fin=0) + framed(TEXT, b"x"), 1002),
        (framed(TEXT, b"\xff"), BAD_TEXT),
        (framed(TEXT, b"\xed\xa0\x80"), BAD_TEXT),
        (in_parts(b'{"type":"ping\xd0', 5, 13), BAD_TEXT),
        (HELLO_FRAME + in_parts(ZHE, ZHE.index("ж".encode()) + 1) + DONE, 1000),
        (in_parts(HELLO.encode(), *range(1, len(HELLO))) + DONE, 1000),
        (in_parts(b" " * 8193, 4000), TOO_LARGE),
        (bytes([0x81, 0xFF]) + (2**40).to_bytes(8) + bytes(4), TOO_LARGE),
        (bytes([0x81, 0xFF]) + (2**63).to_bytes(8) + bytes(4), TOO_LARGE),
        (framed(TEXT, fin=0) + framed(CONTINUED, fin=0) * 20_000, TOO_LARGE),
        (framed(PING, b"x" * 125) * 10_000, TOO_MANY),
        (framed(PONG, b"x" * 125) * 10_000 + DONE, 1000),
        (HELLO_FRAME + framed(PING) * 40 + DONE, 1000),
        (framed(CLOSE), NO_CODE),
        (framed(CLOSE, b"x"), 1002),
        *((framed(CLOSE, bad.to_bytes(2)), 1002) for bad in (0, 999, 1005, 1006, 1015, 5000)),
        (framed(CLOSE, (1000).to_bytes(2) + b"\xff"), BAD_TEXT),
    ],
)
def test_bytes_that_are_no_frames(
    server: Served, sample: SampleTables, sent: bytes, code: int
) -> None:
    answer = server.send_raw(handshake(sample.playing, Cookie=sample.host.cookie), sent)
    assert answer.startswith(b"HTTP/1.1 101 ")
    assert close_code(answer) == code


@each_row(
    "headers, status",
    [
        ({}, 101),
        ({"Origin": "http://localhost"}, 101),
        ({"Origin": "http://evil.example"}, 403),
        ({"Origin": "null"}, 403),
        ({"Origin": "https://localhost"}, 403),
        ({"Host": "evil.example"}, 403),
        ({"Host": "evil.example", "Origin": "http://evil.example"}, 403),
        ({"Sec_WebSocket_Key": None}, 400),
        ({"Sec_WebSocket_Key": "x"}, 400),
        ({"Sec_WebSocket_Version": "12"}, 400),
        ({"Connection": "close"}, 426),
        ({"Upgrade": "h2c"}, 426),
        ({"Sec_WebSocket_Extensions": "permessage-deflate; x=" + "y" * 100}, 101),
    ],
)
def test_the_handshake(
    server: Served, sample: SampleTables, headers: dict[str, str | None], status: int
) -> None:
    answer = server.send_raw(handshake(sample.playing, **headers), framed(CLOSE), seconds=1)
    assert answer.startswith(b"HTTP/1.1 %d " % status)
    assert b"permessage-deflate" not in answer


def test_half_a_handshake_harms_nobody(server: Served, sample: SampleTables) -> None:
    whole = handshake(sample.playing)
    for size in (1, 20, len(whole) - 1):
        with socket.create_connection(("127.0.0.1", server.port)) as line:
            line.sendall(whole[:size])
    assert server.send_raw(whole + HELLO_FRAME[:3], seconds=0.2).startswith(b"HTTP/1.1 101 ")
    assert server.is_alive()


# --- Clients that do not read


async def test_who_does_not_read_is_let_go_and_others_go_on(
    server: Served, sample: SampleTables
) -> None:
    """The table message for a hundred seats is long, and is sent to all after each change."""
    host = sample.host
    table = await host.open(seats=100, preset="base")
    await host.request_json("POST", f"/api/tables/{table}/bots", {"bot": "random"})
    deaf = await asyncio.to_thread(_deaf, server, table, host.cookie)
    with deaf:
        async with connected(server, table, host.cookie) as socket:
            await socket.send(HELLO)
            for number in range(150):
                await host.request_json(
                    "PATCH", f"/api/tables/{table}", {"title": f"Title {number}"}
                )
                await _told(socket, f"Title {number}")
        # When it reads at last, it gets the close code.
        assert close_code(await asyncio.to_thread(_heard, deaf)) == TOO_SLOW


async def _told(socket: ClientConnection, title: str) -> None:
    """Wait until the table with this title was sent."""
    while f'"title":"{title}"' not in str(await socket.recv()):
        pass


def _deaf(server: Served, table: str, cookie: str) -> socket.socket:
    """A connection with small buffers that reads nothing after the handshake."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.settimeout(240)
    line.connect(("127.0.0.1", server.port))
    line.sendall(handshake(table, Cookie=cookie))
    head = b""
    while b"\r\n\r\n" not in head:
        head += line.recv(1)
    line.sendall(HELLO_FRAME)
    return line


def _heard(line: socket.socket) -> bytes:
    """Read everything up to the close frame."""
    heard = b""
    while close_code(b"\r\n\r\n" + heard) is None and (more := line.recv(65536)):
        heard += more
    return b"\r\n\r\n" + heard


@pytest.mark.parametrize("is_first_gone", [False, True])
async def test_who_reads_the_rest_in_time_is_gone_without_a_complaint(
    monkeypatch: pytest.MonkeyPatch, *, is_first_gone: bool
) -> None:
    """The timeout for reading the rest ends after the connection, or starts after it."""
    monkeypatch.setattr(protocols, "CLOSE_TIMEOUT_SECONDS", 0.05)
    loop, complaints = asyncio.get_running_loop(), list[dict[str, Any]]()
    loop.set_exception_handler(lambda _loop, context: complaints.append(context))
    done = asyncio.create_task(asyncio.sleep(0))
    ours, theirs = socket.socketpair()
    with theirs:
        settings = uvicorn_config(Starlette())
        settings.load()
        transport, protocol = await loop.create_connection(
            lambda: protocols.LimitedWebSocketProtocol(settings, ServerState(), {}), sock=ours
        )
        transport.write(bytes(1_000_000))
        transport.close()
        if not is_first_gone:
            protocol.on_task_complete(done)
        while await asyncio.to_thread(theirs.recv, 65536):
            pass
        if is_first_gone:
            protocol.on_task_complete(done)
        await asyncio.sleep(0.15)
    assert complaints == []


class Stuck:
    """A socket that does not accept data any more."""

    def __init__(self) -> None:
        self.closed: int | None = None
        self.moves = asyncio.Event()

    async def receive(self) -> str:
        raise AssertionError

    async def send(self, text: str) -> None:
        await self.moves.wait()

    async def close(self, code: int) -> None:
        self.closed = code


@pytest.mark.parametrize("size", [1, 1000, 10_000, 300_000])
async def test_what_waits_for_a_client_is_bounded(size: int) -> None:
    stuck = Stuck()
    connection = TableConnection(stuck, TableId("0" * 26), None)
    pump = asyncio.create_task(connection.run_sender())
    most = 0
    for _ in range(200):
        connection.send("x" * size)
        await asyncio.sleep(0)
        most = max(most, len(connection._waiting))
        assert len(connection._waiting) <= 64
        assert sum(map(len, connection._waiting)) <= 256 * 1024
    assert most == min(64, 256 * 1024 // size - 1) or size > 256 * 1024
    assert not connection._waiting
    stuck.moves.set()
    await pump
    assert stuck.closed == TOO_SLOW
