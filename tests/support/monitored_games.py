"""Games against the real application, dealt with marker cards and read by the secrecy monitor."""

import asyncio
import io
import logging
import socket
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from hashlib import sha256
from random import Random
from typing import Any, Final

import msgspec
import pytest
import uvicorn
from starlette.applications import Starlette
from websockets.asyncio.client import connect

from inkland.cards import SEASONS
from inkland.client.http import HttpClient, RequestRefused
from inkland.protocol import messages
from inkland.rules.options import PRESETS
from inkland.server.app import create_app
from inkland.server.configuration.settings import Settings
from inkland.server.jobs.queue import PostgresJobs
from inkland.server.ports import Ports
from inkland.server.process import logs
from inkland.server.process.metrics import PrometheusCounters
from inkland.server.routes import ROUTES
from inkland.server.web_server import uvicorn_config
from inkland.table.bus.local import LocalBus
from inkland.table.games import hints
from inkland.table.ids import TableId
from support.monitored_clients import MonitoredClient, MonitoringProxy
from support.scripted_player import ScriptedPlayer
from support.secrecy_monitor import SecrecyMonitor, Viewer
from support.secret_markers import MarkedStorage, box_restored

# computing all effects is expensive, and they derive from the same data as the spots
EFFECTS_EVERY: Final = 100
AT_ONCE: Final = 10
LONGEST_GAME: Final = 60.0
POLLED_EVERY: Final = 4
WHOLE_EVERY: Final = 3
# At debug level these log every frame and header, cookies included: the first is the
# server's, and is never set to that level; the second is the clients' own. The third tells of each
# loan of a connection, and knows nothing of what it is for.
FRAME_BY_FRAME: Final = ("uvicorn.error", "websockets.client", "psycopg.pool")
# These paths list all cards of the box, here including the markers of all games.
ALL_CARDS: Final = ("/api/box", "/api/cards")
_KEYS: Final = (
    "table",
    "code",
    "contest",
    "result",
    "flip",
    "knock",
    "token",
    "session",
    "passkey",
    "player",
)
NOT_YET: Final = ("/analysis", "/history", "/replay", "/transcript", "/proof")


# --- The server


class InlineWorkers:
    """Runs worker functions in this process, which knows the marker cards."""

    def __init__(self) -> None:
        self._effects = 0

    async def run(self, do: Callable[..., Any], *args: Any) -> Any:
        """The function's result; most effects are replaced by a cheap constant."""
        await asyncio.sleep(0)
        if do is hints.effects_of_many:
            self._effects += 1
            if self._effects % EFFECTS_EVERY:
                return [messages.encode(messages.Pong("")) for _ in args[0]]
        return do(*args)

    def close(self) -> None:
        """Nothing to do: there is no process."""


class MonitoredLog(io.StringIO):
    """A log stream that passes everything to the secrecy monitor."""

    def __init__(self, monitor: SecrecyMonitor) -> None:
        super().__init__()
        self.lines = 0
        self._monitor = monitor

    def write(self, text: str) -> int:
        """Pass the text to the monitor."""
        self.lines += 1
        self._monitor.read(Viewer(), text)
        return len(text)


@contextmanager
def monitored_logs(monitor: SecrecyMonitor) -> Iterator[MonitoredLog]:
    """Send all logs of this process, at debug level, to the monitor."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    ear = MonitoredLog(monitor)
    logs.configure(ear)
    root.setLevel(logging.DEBUG)
    for name in FRAME_BY_FRAME:
        logging.getLogger(name).setLevel(logging.INFO)
    try:
        yield ear
    finally:
        root.handlers[:] = handlers
        root.setLevel(level)
        for name in FRAME_BY_FRAME:
            logging.getLogger(name).setLevel(logging.NOTSET)


@asynccontextmanager
async def watched(monitor: SecrecyMonitor, conninfo: str) -> AsyncIterator[Starlette]:
    """The application on marked storage, with its logs monitored."""
    ports = Ports(
        await MarkedStorage.monitored(conninfo, monitor),
        await PostgresJobs.open(conninfo),
        LocalBus(counters=PrometheusCounters()),
    )
    app = create_app(Settings(judge=0), ports)
    with box_restored(), monitored_logs(monitor) as log:
        async with app.router.lifespan_context(app):
            shared = app.state.request_context
            shared.hub.hints.workers = InlineWorkers()
            shared.context.finished_games._workers = InlineWorkers()
            shared.document_workers = InlineWorkers()  # a process would load the whole server
            shared.context.bus.listen(lambda bell: monitor.read(Viewer(), repr(bell)))
            yield app
        await ports.close()
        assert log.lines > 0


# --- Games


def wish(random: Random) -> dict[str, Any]:
    """A request for a small table with random options."""
    seats = random.choice((1, 1, 2, 2, 3))
    return {"seats": seats, "preset": random.choice(list(PRESETS)), "public": random.random() < 0.3}


async def play(app: Starlette, monitor: SecrecyMonitor, number: int) -> None:
    """Play a game, often only half of it, with a client for each seat and a spectator."""
    wished = wish(Random(number))
    people = [MonitoredClient(app, monitor) for _ in range(wished["seats"])]
    onlooker, stranger = MonitoredClient(app, monitor), MonitoredClient(app, monitor)
    for line in (*people, onlooker):
        await line.ask("POST", "/api/guests", {"name": "Someone"})
    opened = await people[0].ask("POST", "/api/tables", wished)
    table = TableId(msgspec.json.decode(opened.body)["table"]["id"])
    for seat, line in enumerate(people):
        line.take(table, seat)
        nonce = sha256(f"{number}/{seat}".encode()).hexdigest()[:32]
        await line.ask("POST", f"/api/tables/{table}/seats", {"nonce": nonce})
    for line in (onlooker, stranger):
        line.take(table)
    await people[0].ask("POST", f"/api/tables/{table}/start")
    lines = (*people, stranger)
    seasons = len(SEASONS) if number % WHOLE_EVERY == 0 else len(SEASONS) // 2
    players = [ScriptedPlayer(Random(f"{number}/{seat}"), seasons) for seat in range(len(lines))]
    playing = [line.attend(player) for line, player in zip(lines, players, strict=True)]
    if number % POLLED_EVERY == 0:
        playing.append(poll(table, (people[-1], onlooker, stranger), players, number % 20))
    await asyncio.wait_for(asyncio.gather(*playing), LONGEST_GAME)
    monitor.left(table)


async def poll(
    table: TableId, lines: tuple[MonitoredClient, ...], players: list[ScriptedPlayer], drawn: int
) -> None:
    """After `drawn` drawings, request every readable path."""
    while sum(p.drawn for p in players) < drawn and not any(p.is_over for p in players):
        await asyncio.sleep(0.001)
    for path in paths(table):
        for line in lines:
            answer = await line.ask("GET", path)
            if path.endswith(NOT_YET) and line.monitor.is_running(table):
                assert answer.status == 409, (path, answer)


def paths(table: TableId) -> list[str]:
    """Every path that can be read, for this table."""
    return [
        route.path.format(
            seat=0,
            day="2024-05-04",
            puzzle="1-1",
            map_sheet="a",
            file="schema.json",
            **dict.fromkeys(_KEYS, table),
        )
        for route in ROUTES
        if route.described.method == "GET"
        if route.path not in ALL_CARDS
    ]


async def play_all(monitor: SecrecyMonitor, conninfo: str, games: range) -> None:
    """Play these games, some of them concurrently."""
    async with watched(monitor, conninfo) as app:
        for start in range(games.start, games.stop, AT_ONCE):
            some = range(start, min(start + AT_ONCE, games.stop))
            await asyncio.gather(*(play(app, monitor, number) for number in some))


# --- Games on real sockets


async def play_on_sockets(monitor: SecrecyMonitor, conninfo: str, games: range) -> None:
    """Play over real sockets through a monitoring proxy."""
    async with watched(monitor, conninfo) as app, served(app) as port:
        proxy = MonitoringProxy(port, monitor)
        async with proxy.opened() as tapped:
            url = f"http://127.0.0.1:{tapped}"
            await asyncio.gather(*(play_tapped(url, proxy, number) for number in games))


@asynccontextmanager
async def served(app: Starlette) -> AsyncIterator[int]:
    """Serve the application with the usual settings; yields the port, which already accepts."""
    settings = uvicorn_config(app)
    settings.lifespan = "off"
    server = uvicorn.Server(settings)
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        serving = asyncio.create_task(server.serve(sockets=[door]))
        while not server.started:
            await asyncio.sleep(0.01)
        yield door.getsockname()[1]
        server.should_exit = True
        await serving


async def play_tapped(url: str, proxy: MonitoringProxy, number: int) -> None:
    """Play a whole game over sockets; history and proof are refused until it is over."""
    wished = wish(Random(number))
    people = [HttpClient(url) for _ in range(wished["seats"] + 1)]
    for http_client in people:
        await http_client.enter("Someone")
    table = TableId(await people[0].open(**wished))
    viewers = [*(Viewer(table, seat) for seat in range(wished["seats"])), Viewer(table)]
    for http_client, viewer in zip(people, viewers, strict=True):
        proxy.viewers[http_client.cookie.partition("=")[2]] = viewer
        if viewer.seat is not None:
            await http_client.sit(table)
    await people[0].start(table)
    for name in NOT_YET:
        with pytest.raises(RequestRefused):
            await people[-1].request_json("GET", f"/api/tables/{table}{name}")
    playing = asyncio.gather(*map(partial(attend, proxy), people, viewers))
    await asyncio.wait_for(playing, LONGEST_GAME)


async def attend(proxy: MonitoringProxy, http_client: HttpClient, viewer: Viewer) -> None:
    """Let a scripted player play over a websocket until the game is over."""
    player = ScriptedPlayer(Random(viewer.seat))
    address = f"{http_client.socket_url}/api/tables/{viewer.table}/live"
    headers = {"Cookie": http_client.cookie}
    async with connect(address, additional_headers=headers, compression=None) as line:
        await line.send(msgspec.json.encode(player.hello()).decode())
        while not player.is_over:
            text = await line.recv()
            assert isinstance(text, str)
            for said in player.hear(text):
                proxy.monitor.answering(viewer, said)
                await line.send(msgspec.json.encode(said).decode())
