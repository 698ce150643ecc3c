"""`inkland serve --web 2`: two processes share a port, and one that is killed is replaced."""

import asyncio
import json
import os
import signal
import socket
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, ExitStack, suppress
from pathlib import Path
from random import Random
from typing import Any, Final
from urllib.request import urlopen

import psutil  # type: ignore[import-untyped]
import psycopg
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from inkland.client.http import HttpClient, RequestRefused
from inkland.client.player import Journal, Player
from inkland.protocol.messages import SIGNED_OUT, TOO_MANY
from inkland.rules.replay import replay
from inkland.server.limits import SOCKETS_PER_ACCOUNT, TABLES_PER_HOUR
from sizes import samples
from support.processes import Process

_WITHIN: Final = 240.0
_PASSWORD: Final = "eight sheets of vellum"


class Site:
    """A supervisor with two web processes."""

    def __init__(self, database: str, folder: Path, *flags: str, **variables: str) -> None:
        environment = {**os.environ, "INKLAND_DATABASE_URL": database, "INKLAND_FAST": "off"}
        self.log = folder / "log"
        self._process = Process(
            "all", {**environment, **variables}, self.log, 0, "--web", "2", *flags
        )
        self.url = self._process.url
        self.supervisor = self._process.process

    def web(self) -> list[int]:
        """The ids of the web processes, oldest first."""
        own = psutil.Process(self.supervisor.pid)
        found = [child for child in own.children() if child.cmdline() == own.cmdline()]
        return [child.pid for child in sorted(found, key=lambda child: child.create_time())]

    def all(self) -> list[psutil.Process]:
        """All processes of the server."""
        own = psutil.Process(self.supervisor.pid)
        return [own, *own.children(recursive=True)]

    def connections(self) -> list[int]:
        """How many connections each web process has on the port."""
        port = int(self.url.rpartition(":")[2])
        return [
            sum(c.laddr.port == port and bool(c.raddr) for c in process.net_connections("tcp"))
            for process in map(psutil.Process, self.web())
        ]


@pytest.fixture
def site(database: str, tmp_path: Path) -> Iterator[Site]:
    """Two web processes, with the limits of a public site."""
    made = Site(database, tmp_path, INKLAND_LIMITS="on")
    yield made
    if made.supervisor.poll() is None:
        made.supervisor.terminate()
        made.supervisor.wait(30)


async def _group(site: Site, seed: int, seats: int, note: Journal) -> list[Player]:
    """Players at a new table whose game has started, who note what was sent and saved."""
    clients = [HttpClient(site.url) for _ in range(seats)]
    for number, client in enumerate(clients):
        await client.enter(f"Player {number}")
    table = await clients[0].open(seats=seats)
    for client in clients:
        await client.sit(table)
    await clients[0].start(table)
    return [Player(client, table, Random(seed + n), note) for n, client in enumerate(clients)]


def test_games_go_on_over_both_processes_while_one_is_killed(site: Site, database: str) -> None:
    saved: list[str] = []

    def note(line: dict[str, Any]) -> None:
        if "saved" in line:
            saved.append(line["saved"])

    async def scenario() -> list[str]:
        players = [player for seed in range(3) for player in await _group(site, 10 * seed, 4, note)]
        games = []

        async def start(those: list[Player]) -> None:
            for player in those:  # of those who come in the same moment, one process may take all
                games.append(asyncio.create_task(player.play()))
                await asyncio.sleep(0.05)

        await start(players)
        deadline = time.monotonic() + _WITHIN
        while min(site.connections()) == 0:
            assert time.monotonic() < deadline, "all seats are at one process"
            more = await _group(site, 10 * len(players), 4, note)
            players += more
            await start(more)
        playing = asyncio.create_task(asyncio.wait(games, timeout=_WITHIN))
        while len(saved) < 20:
            await asyncio.sleep(0.05)
        for victim in (1, 0):
            before = len(saved)
            os.kill(site.web()[victim], signal.SIGKILL)
            while len(saved) < before + 20 and not playing.done():
                await asyncio.sleep(0.05)
        await playing
        assert all(player.is_over for player in players)
        return [player.table for player in players[::4]]

    for table in asyncio.run(scenario()):
        text = asyncio.run(
            HttpClient(site.url).request_text("GET", f"/api/tables/{table}/transcript")
        )
        assert replay(text).state.ending is not None
    with psycopg.connect(database) as connection:
        stored = {row[0] for row in connection.execute("SELECT command FROM answer")}
    assert len(saved) > 100
    assert set(saved) <= stored


@pytest.mark.proof
def test_the_port_answers_while_a_process_is_replaced(site: Site) -> None:
    os.kill(first := site.web()[0], signal.SIGKILL)
    end = time.monotonic() + _WITHIN
    for _ in range(40):
        assert asyncio.run(HttpClient(site.url).request_json("GET", "/readyz"))["status"] == "ok"
    while len(site.web()) < 2 and time.monotonic() < end:
        time.sleep(0.05)
    assert len(site.web()) == 2 and first not in site.web()


@pytest.mark.proof
def test_nothing_is_left_when_the_supervisor_is_stopped_or_killed(
    site: Site, database: str, tmp_path: Path
) -> None:
    processes = site.all()
    site.supervisor.terminate()
    assert site.supervisor.wait(30) == 0
    assert not psutil.wait_procs(processes, timeout=240)[1]
    lines = [json.loads(line) for line in site.log.read_text().splitlines()]
    assert not [line for line in lines if line["level"] in ("error", "critical")]
    second = Site(database, tmp_path)
    processes = second.all()
    second.supervisor.kill()
    assert not psutil.wait_procs(processes, timeout=240)[1]


def test_limits_hold_for_both_processes_together(site: Site) -> None:
    async def scenario() -> tuple[int, list[int]]:
        ann = HttpClient(site.url)
        await ann.enter("Ann")
        opened = []
        for _ in range(TABLES_PER_HOUR + 10):  # each over a connection of its own
            with suppress(RequestRefused):
                opened.append(await ann.open(seats=2))
        address = f"{ann.socket_url}/api/tables/{opened[0]}/live"
        headers = {"Cookie": ann.cookie}
        async with AsyncExitStack() as stack:
            sockets: list[ClientConnection] = []
            for _ in range(SOCKETS_PER_ACCOUNT + 3):
                sockets.append(
                    await stack.enter_async_context(connect(address, additional_headers=headers))
                )
                await sockets[-1].send('{"type":"hello"}')
                await sockets[-1].recv()
            await asyncio.gather(*(one.wait_closed() for one in sockets[:3]))
            codes = [one.close_code or 0 for one in sockets]
        return len(opened), codes

    begun = time.monotonic()
    opened, codes = asyncio.run(scenario())
    came_back = (time.monotonic() - begun) * TABLES_PER_HOUR / 3600
    assert TABLES_PER_HOUR <= opened <= TABLES_PER_HOUR + came_back
    assert codes == [TOO_MANY] * 3 + [0] * SOCKETS_PER_ACCOUNT


def _two_free_ports() -> int:
    """The first of two free ports in a row, among those that no client is ever given."""
    lowest = int(Path("/proc/sys/net/ipv4/ip_local_port_range").read_text().split()[0])
    while True:
        port = Random().randrange(lowest // 2, lowest - 1)
        with ExitStack() as stack, suppress(OSError):
            for number in (port, port + 1):
                probe = stack.enter_context(socket.socket())
                probe.bind(("127.0.0.1", number))
            return port


def test_jobs_are_done_by_one_process_and_each_has_its_own_metrics(
    database: str, tmp_path: Path
) -> None:
    port = _two_free_ports()
    site = Site(database, tmp_path, "--metrics-port", str(port))
    try:
        for number in (0, 1):
            with urlopen(f"http://127.0.0.1:{port + number}/metrics", timeout=240) as answer:
                assert b"inkland_sockets" in answer.read()
        with psycopg.connect(database, autocommit=True) as connection:
            end, found = time.monotonic() + _WITHIN, 0
            while found < 2 and time.monotonic() < end:
                time.sleep(1.0)  # also for what should not come
                rows = connection.execute("SELECT count(*) FROM procrastinate_workers").fetchall()
                found = rows[0][0]
        assert found == 2  # for bots and for analyses, both of the first process
    finally:
        site.supervisor.terminate()
        assert site.supervisor.wait(30) == 0


def test_a_revoked_token_loses_its_connections_at_both_processes(site: Site) -> None:
    within = samples(check=60.0, proof=2.0)  # the proof alone measures

    async def until_closed(socket: ClientConnection) -> float:
        with suppress(ConnectionClosed):
            while True:
                await socket.recv()
        assert socket.close_code == SIGNED_OUT
        return time.monotonic()

    async def scenario() -> list[float]:
        member = HttpClient(site.url)
        await member.enter("Ann")
        await member.request_json("POST", "/api/members", {"login": "Ann", "password": _PASSWORD})
        await member.request_json("POST", "/api/me/confirmation", {"password": _PASSWORD})
        wanted = {"label": "Both", "scopes": ["play"]}
        made = await member.request_json("POST", "/api/me/tokens", wanted)
        program = HttpClient(site.url, token=made["token"])
        async with AsyncExitStack() as stack:
            sockets: list[ClientConnection] = []
            deadline = time.monotonic() + _WITHIN
            while len(sockets) < SOCKETS_PER_ACCOUNT or min(site.connections()) == 0:
                assert time.monotonic() < deadline, "all connections are at one process"
                if len(sockets) == SOCKETS_PER_ACCOUNT:
                    await sockets.pop(0).close()
                    await asyncio.sleep(0.2)
                socket = await stack.enter_async_context(
                    connect(
                        f"{program.socket_url}/api/me/turns",
                        additional_headers=program.headers,
                        compression=None,
                    )
                )
                await socket.recv()
                sockets.append(socket)
            waiting = [asyncio.create_task(until_closed(socket)) for socket in sockets]
            start = time.monotonic()
            await member.request_text("DELETE", f"/api/me/tokens/{made['info']['id']}")
            return [(await task) - start for task in waiting]

    seconds = asyncio.run(asyncio.wait_for(scenario(), _WITHIN))
    assert len(seconds) == SOCKETS_PER_ACCOUNT
    assert max(seconds) < within, seconds
