"""A law: whatever one client sends, the game of the others goes on, within its clock or away time.

A real server with its own processes for bots, on PostgreSQL. One seat at each table is hostile.
"""

import asyncio
import contextlib
import math
import os
import secrets
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from hashlib import sha256
from random import Random
from typing import Any, Final

import msgspec
import psycopg
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from inkland.client.http import HttpClient, RequestRefused
from inkland.client.player import Player
from inkland.protocol.messages import TOO_MANY, decode_server
from inkland.protocol.offers import offers
from inkland.table.games.mailbox import MAX_FUTILE_PER_STEP, MAX_REVISIONS_PER_STEP
from support.processes import Process

pytestmark = pytest.mark.anyio

_STEPS: Final = 2  # that an honest table must get through
_WITHIN: Final = 240.0  # seconds, far more than its clocks need on a slow machine
_SOCKETS: Final = 3


@pytest.fixture(scope="module")
def server(module_database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server where a stand-in comes after a second."""
    environment = {**os.environ, "INKLAND_DATABASE_URL": module_database, "INKLAND_JUDGE": "off"}
    log = tmp_path_factory.mktemp("hostile") / "server.log"
    process = Process("all", environment, log, 0, "--away", "1")
    yield process
    assert process.stop() == 0
    complaints = [line for line in log.read_text().splitlines() if '"error"' in line]
    assert complaints == []


async def seated(server: Process, **table: object) -> tuple[str, list[HttpClient]]:
    """A running game of Ann, Ben and Mal."""
    clients = [HttpClient(server.url) for _ in range(3)]
    for name, client in zip(("Ann", "Ben", "Mal"), clients, strict=True):
        await client.enter(name)
    table_id = await clients[0].open(seats=3, **table)
    for client in clients:
        await client.sit(table_id)
    await clients[0].start(table_id)
    return table_id, clients


class HostileSeat:
    """Sends all that could hold up a table, and leaves no answer standing if it can."""

    def __init__(
        self, client: HttpClient, table: str, random: Random, *, answers: bool = True
    ) -> None:
        self._client = client
        self._table = table
        self._random = random
        self._answers = answers
        self._step = 1
        self._spots: Any = None
        self.closed: list[int] = []

    async def flood(self) -> None:
        """Send until cancelled, on one connection after the other."""
        while True:
            with contextlib.suppress(OSError, ConnectionClosed, RequestRefused):
                async with live(self._client, self._table) as socket:
                    try:
                        await asyncio.gather(self._hear(socket), self._send(socket))
                    except ConnectionClosed as closed:
                        self.closed.append(0 if closed.rcvd is None else closed.rcvd.code)
            await asyncio.sleep(0.05)

    async def _hear(self, socket: ClientConnection) -> None:
        while True:
            message = msgspec.json.decode(await socket.recv())
            if message["type"] == "spots" and not message["begun"]:
                self._spots, self._step = message, message["step"]

    async def _send(self, socket: ClientConnection) -> None:
        while True:
            for message in self._messages():
                await socket.send(msgspec.json.encode(message).decode())
                await asyncio.sleep(0.034)
            if self._random.random() < 0.02:
                await socket.send("garbage")
            if self._random.random() < 0.1:
                body = {"nonce": secrets.token_hex(16)}
                path = f"/api/tables/{self._table}/seats"
                await self._client.request_json("POST", path, body)  # back from the stand-in

    def _messages(self) -> Iterator[dict[str, Any]]:
        """Some refused, some that spoil the ids of bots, an answer, and its withdrawal."""
        nonsense = [{"type": "pass"}]
        for step in (self._step, self._step + 7, 0):
            yield self._command("draw", step=step, drawing=nonsense)
        for bot in ("journeyman_topographer", "random"):
            guess = sha256(f"{bot}/2/{self._step}/{self._random.randrange(3)}".encode()).hexdigest()
            yield {**self._command("draw", step=self._step, drawing=nonsense), "id": guess[:32]}
        if self._spots is not None and self._answers:
            listed = offers(decode_server(msgspec.json.encode(self._spots)))
            placed = [one.element for one in listed if one.element["type"] == "placement"]
            if placed:
                drawing = [self._random.choice(placed)]
                yield self._command("draw", step=self._step, drawing=drawing)
        yield self._command("take_back", step=self._step)

    def _command(self, kind: str, **facts: object) -> dict[str, Any]:
        return {"type": kind, "id": secrets.token_hex(16), **facts}


@asynccontextmanager
async def live(client: HttpClient, table: str) -> AsyncIterator[ClientConnection]:
    """A live connection that has said hello."""
    url, headers = f"{client.socket_url}/api/tables/{table}/live", {"Cookie": client.cookie}
    async with connect(url, additional_headers=headers, compression=None, max_size=None) as socket:
        await socket.send('{"type": "hello"}')
        yield socket


async def open_step(client: HttpClient, table: str) -> float:
    """The number of the open step; none is higher than the end of the game."""
    view = (await client.request_json("GET", f"/api/tables/{table}/view"))["view"]
    return math.inf if view["step"] is None else view["step"]["number"]


async def until_step(client: HttpClient, table: str, step: int) -> None:
    """Wait until the game has come so far."""
    async with asyncio.timeout(_WITHIN):
        while await open_step(client, table) < step:
            await asyncio.sleep(0.2)


async def play_against(server: Process, clock: int | None, *, answers: bool) -> str:
    """Let Ann and Ben play some steps against Mal's flood; return the table.

    At a table without a clock Mal leaves once each of the floods was refused.
    """
    table, (ann, ben, mal) = await seated(server, clock=clock)
    honest = [Player(client, table, Random(n)) for n, client in enumerate((ann, ben))]
    playing = [asyncio.create_task(player.play()) for player in honest]
    hostile = [HostileSeat(mal, table, Random(n), answers=answers) for n in range(_SOCKETS)]
    floods = [asyncio.create_task(one.flood()) for one in hostile]
    try:
        async with asyncio.timeout(_WITHIN):
            while not all(TOO_MANY in one.closed for one in hostile):
                await asyncio.sleep(0.1)
        if clock is None:
            for flood in floods:
                flood.cancel()
        await until_step(ann, table, 1 + _STEPS)
    finally:
        for task in (*floods, *playing):
            task.cancel()
        await asyncio.gather(*floods, *playing, return_exceptions=True)
    return table


async def test_whatever_a_seat_sends_the_others_play_on(server: Process) -> None:
    """With a clock and without, with answers that it takes back or without any."""
    tables = await asyncio.gather(
        play_against(server, 5, answers=False),
        play_against(server, 5, answers=True),
        play_against(server, None, answers=False),
    )
    with psycopg.connect(server.environment["INKLAND_DATABASE_URL"]) as connection:
        for table in tables:
            events, steps = connection.execute(
                "SELECT max(revision), max(step) FROM event WHERE game = %s", [table]
            ).fetchall()[0]
            answers = connection.execute(
                "SELECT count(*) FROM answer WHERE game = %s AND seat = 2", [table]
            ).fetchall()[0][0]
            assert events <= MAX_REVISIONS_PER_STEP + 1
            assert answers <= steps * (MAX_FUTILE_PER_STEP + MAX_REVISIONS_PER_STEP + 2)


async def test_the_host_can_always_end_a_game(server: Process) -> None:
    """Even while a seat floods it; everybody is told, and can go on at another table."""
    table, (ann, ben, mal) = await seated(server, clock=60)
    flood = asyncio.create_task(HostileSeat(mal, table, Random(1)).flood())
    async with live(ben, table) as socket:
        with pytest.raises(RequestRefused) as refused:
            await ben.request_json("DELETE", f"/api/tables/{table}")
        assert refused.value.problem["code"] == "NotHost"
        ended = await ann.request_json("DELETE", f"/api/tables/{table}")
        assert ended["table"]["status"] == "closed"
        async with asyncio.timeout(_WITHIN):
            while True:
                message = msgspec.json.decode(await socket.recv())
                if message["type"] == "table" and message["table"]["status"] == "closed":
                    break
        command = {"type": "draw", "id": secrets.token_hex(16), "step": 1, "drawing": []}
        await socket.send(msgspec.json.encode(command).decode())
        while message["type"] != "refused":
            message = msgspec.json.decode(await asyncio.wait_for(socket.recv(), _WITHIN))
        assert message["code"] == "TableClosed"
    flood.cancel()
    await asyncio.gather(flood, return_exceptions=True)
    again = await ben.request_json("POST", f"/api/tables/{table}/rematch")
    assert again["table"]["status"] == "open"
