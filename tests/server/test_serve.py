"""`inkland serve` is ready in seconds, survives `kill -9`, and shuts down cleanly."""

import asyncio
import fcntl
import json
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager, suppress
from math import inf
from pathlib import Path
from random import Random
from typing import Any

import pytest
from typer.testing import CliRunner
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from inkland.cli import app
from inkland.client import demo
from inkland.client.http import HttpClient, RequestRefused
from inkland.client.player import Player, play_all
from inkland.rules.replay import replay
from inkland.server.http.protocols import RESTARTING, RESTARTING_REASON
from inkland.server.postgres.postmaster import wait_until
from inkland.server.process.logs import id_digest
from inkland.server.web_server import DRAINED_PER_SECOND

TESTS = Path(__file__).parents[1]
FIRST, LATER = 15.0, 5.0  # seconds until it is ready


class Server:
    """A running server, and how long its start took."""

    def __init__(self, data: Path, *flags: str, program: str = "support.inkland") -> None:
        command = [sys.executable, "-m", program, "serve", "--port", "0", "--data", str(data)]
        self.data = data
        self.log = data.parent / "log"
        start = time.monotonic()
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*command, *flags], cwd=TESTS, stdout=subprocess.PIPE, stderr=log, text=True
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.startswith("Inkland is ready: "), (line, self.log.read_text())
        self.seconds = time.monotonic() - start
        self.url = line.removeprefix("Inkland is ready: ").strip().rstrip("/")

    def end(self, number: signal.Signals = signal.SIGTERM) -> int:
        """Send the signal and wait; return the exit code."""
        self.process.send_signal(number)
        return self.process.wait(30)

    def lines(self) -> list[dict[str, Any]]:
        """Its log lines."""
        return [json.loads(line) for line in self.log.read_text().splitlines()]


@contextmanager
def serving(data: Path, *flags: str, program: str = "support.inkland") -> Iterator[Server]:
    """Run a server, which makes an empty database itself only if the program is `inkland`."""
    server = Server(data, *flags, program=program)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.end()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for tests that leave it unchanged."""
    with serving(tmp_path_factory.mktemp("served") / "data") as server:
        yield server


def test_a_game_goes_on_where_the_last_drawing_left_it_after_a_kill(tmp_path: Path) -> None:
    async def half(url: str) -> tuple[HttpClient, str, dict[str, Any]]:
        guest = HttpClient(url)
        await guest.enter("Ann")
        table = await guest.open(seats=2, preset="heroes")
        await guest.sit(table)
        await guest.start(table)
        player = Player(guest, table, Random(1))
        task = asyncio.create_task(player.play())
        while player.view is None or player.view["turn"] < 9:
            await asyncio.sleep(0.01)
        task.cancel()
        return (
            guest,
            table,
            await guest.request_json("GET", f"/api/tables/{table}/view"),
        )

    async def rest(url: str, guest: HttpClient, table: str, before: dict[str, Any]) -> None:
        again = HttpClient(url)
        again._cookies = dict(guest._cookies)
        after = await again.request_json("GET", f"/api/tables/{table}/view")
        assert after["number"] >= before["number"]
        assert after["view"]["turn"] >= before["view"]["turn"]
        await play_all([Player(again, table, Random(2))], 60)
        text = await again.request_text("GET", f"/api/tables/{table}/transcript")
        assert replay(text).state.ending is not None

    with serving(tmp_path / "data", program="inkland") as server:
        guest, table, before = asyncio.run(half(server.url))
        server.end(signal.SIGKILL)
    with serving(tmp_path / "data", program="inkland") as server:
        asyncio.run(rest(server.url, guest, table, before))


@pytest.mark.proof
@pytest.mark.proof
def test_it_is_ready_within_seconds_also_after_a_kill(tmp_path: Path) -> None:
    first = later = inf
    for number in range(3):  # what else runs on the machine only adds: the best of three counts
        with serving(tmp_path / str(number), program="inkland") as server:
            first = min(first, server.seconds)
            server.end(signal.SIGKILL)
        with serving(tmp_path / str(number), program="inkland") as server:
            later = min(later, server.seconds)
    assert first <= FIRST
    assert later <= LATER


def test_the_demo_plays_a_game_whose_transcript_replays(server: Server) -> None:
    table = asyncio.run(demo.play([server.url], 4, "base"))
    asked = HttpClient(server.url)
    told = replay(asyncio.run(asked.request_text("GET", f"/api/tables/{table}/transcript")))
    seen = asyncio.run(asked.request_json("GET", f"/api/tables/{table}/view"))["view"]["ending"]
    assert [place["stars"] for place in seen["standing"]] == [p.stars for p in told.standing]
    assert all("table" in line for line in server.lines())
    assert any(line["table"] == id_digest(table) for line in server.lines())
    # Whoever knows the id can look at the table, so no log has it.
    for log in (server.log, *server.data.glob("postgres.log*")):
        assert table not in log.read_text(), log


async def closing_code(socket: ClientConnection) -> int:
    """The code with which the server closes the connection."""
    try:
        while True:
            await socket.recv()
    except ConnectionClosed as closed:
        return 0 if closed.rcvd is None else closed.rcvd.code


def test_a_stop_closes_sockets_as_a_restart_and_leaves_nothing(tmp_path: Path) -> None:
    async def connected(server: Server) -> int:
        guest = HttpClient(server.url)
        await guest.enter("Ann")
        table = await guest.open(seats=2)
        async with connect(f"{guest.socket_url}/api/tables/{table}/live") as socket:
            await socket.send('{"type":"hello"}')
            assert json.loads(await socket.recv())["type"] == "table"
            server.process.terminate()
            return await closing_code(socket)

    with serving(tmp_path / "data") as server:
        assert asyncio.run(connected(server)) == 1012
        assert server.process.wait(30) == 0
        assert not [line for line in server.lines() if line["level"] in ("error", "critical")]


def test_a_stop_tells_clients_one_by_one_to_come_back_while_the_others_play_on(
    tmp_path: Path,
) -> None:
    count = 400

    async def drained(server: Server) -> tuple[list[float], set[tuple[int, str] | None], int]:
        guest = HttpClient(server.url)
        await guest.enter("Ann")
        table = await guest.open(seats=2)
        address = f"{guest.socket_url}/api/tables/{table}/live"
        times: list[float] = []
        told: set[tuple[int, str] | None] = set()
        answers = 0

        async def listen(socket: ClientConnection) -> None:
            nonlocal answers
            try:
                while True:
                    answers += '"pong"' in str(await socket.recv()) and bool(times)
            except ConnectionClosed as closed:
                told.add((closed.rcvd.code, closed.rcvd.reason) if closed.rcvd else None)
                times.append(asyncio.get_running_loop().time())

        async with AsyncExitStack() as stack:
            sockets = [await stack.enter_async_context(connect(address)) for _ in range(count)]
            for socket in sockets:
                await socket.send('{"type":"hello"}')
            listening = [asyncio.create_task(listen(socket)) for socket in sockets]
            server.process.terminate()
            while not times:
                await asyncio.sleep(0.002)
            with pytest.raises(ConnectionRefusedError):  # nobody new is let in
                await connect(address)
            for socket in sockets:
                with suppress(ConnectionClosed):
                    await socket.send('{"type":"ping"}')
            await asyncio.gather(*listening)
        return times, told, answers

    with serving(tmp_path / "data") as server:
        times, told, answers = asyncio.run(drained(server))
        assert server.process.wait(30) == 0
        assert not [line for line in server.lines() if line["level"] in ("error", "critical")]
    assert told == {(RESTARTING, RESTARTING_REASON)}
    assert max(times) - min(times) > 0.8 * count / DRAINED_PER_SECOND
    assert answers > 0


def test_health_and_readiness(server: Server) -> None:
    for route in ("healthz", "readyz"):
        answer = asyncio.run(HttpClient(server.url).request_json("GET", f"/{route}"))
        assert answer["status"] == "ok"


def test_a_server_with_its_own_database_promises_what_it_keeps(server: Server) -> None:
    """It writes the list of erasures; the security log is on standard error."""
    found = asyncio.run(HttpClient(server.url).request_json("GET", "/api/privacy"))["kept"]
    limits = {limit["name"] for kept in found for limit in kept["limits"]}
    assert "erasure" in limits and "log" not in limits
    assert wait_until((server.data / "erasures").exists, 20)


def test_on_a_lan_the_address_and_a_code_for_phones_are_printed(tmp_path: Path) -> None:
    with serving(tmp_path / "data", "--lan") as server:
        assert "127.0.0.1" not in server.url or _has_no_network()
        assert server.process.stdout is not None
        code = [server.process.stdout.readline() for _ in range(10)]
        assert all("\N{FULL BLOCK}" in line or "\N{UPPER HALF BLOCK}" in line for line in code[2:8])
        assert asyncio.run(HttpClient(server.url).request_json("GET", "/readyz"))["status"] == "ok"


def _has_no_network() -> bool:
    from inkland.server.configuration.settings import Settings  # noqa: PLC0415
    from inkland.server.http.addresses import public_address  # noqa: PLC0415

    return "127.0.0.1" in public_address(Settings(lan=True), 1)


def test_what_is_in_the_way_is_said_in_one_sentence(server: Server, tmp_path: Path) -> None:
    port, data = server.url.rpartition(":")[2], server.log.parent / "data"
    for flags in (["--port", port, "--data", str(tmp_path)], ["--port", "0", "--data", str(data)]):
        done = subprocess.run(
            [sys.executable, "-m", "inkland", "serve", *flags],
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 1
        assert "Traceback" not in done.stderr
        assert done.stderr.strip().count("\n") == 0


def run(data: Path, *words: str) -> tuple[int, str]:
    """The exit code of a command for hosts on a data folder, and all that it says."""
    done = CliRunner(env={"INKLAND_DATABASE_URL": None}).invoke(app, [*words, "--data", str(data)])
    assert done.exception is None or isinstance(done.exception, SystemExit), done.exception
    return done.exit_code, done.output


def test_commands_for_hosts_run_beside_a_server_with_its_own_database(server: Server) -> None:
    code, path = run(server.data, "event", "--at", "2030-01-01T18:00", "--title", "Lamplight")
    assert code == 0, path
    assert run(server.data, "event", "cancel", path.strip().rpartition("/")[2])[0] == 0
    for words in (("flags",), ("statistics", "--recompute"), ("audit",), ("erasures", "list")):
        assert run(server.data, *words)[0] == 0, words
    code, said = run(server.data, "dump", "--out", str(server.data))
    assert (code, said) == (0, "fewer than 100 games wait to be published (--at-least)\n")
    for deed in ("grant", "take"):
        assert run(server.data, "admin", deed, "nobody") == (1, "No member has this login.\n")
    answer = asyncio.run(HttpClient(server.url).request_json("GET", "/readyz"))
    assert answer["status"] == "ok"


def test_commands_for_hosts_make_no_database(tmp_path: Path) -> None:
    for words in (("admin", "grant", "ann"), ("audit",), ("dump", "--out", str(tmp_path))):
        code, said = run(tmp_path / "another", *words)
        assert (code, said.startswith("There is no database in the folder")) == (1, True), said
        assert not (tmp_path / "another").exists()


def test_commands_for_hosts_say_in_one_sentence_why_they_cannot(tmp_path: Path) -> None:
    (tmp_path / "postgres").mkdir()
    with (tmp_path / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        for words in (
            ("admin", "grant", "ann"), ("event", "list"), ("flags",), ("statistics",), ("audit",),
            ("erasures", "list"), ("dump", "--out", str(tmp_path)),
        ):  # fmt: skip
            code, said = run(tmp_path, *words)
            assert (code, said.count("\n")) == (1, 1), (words, said)
            assert said.startswith("The data folder") and "in use by another server" in said


def test_the_demo_says_when_there_is_no_server() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "inkland", "client-demo", "--url", "http://127.0.0.1:9"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert "Traceback" not in done.stderr


def test_a_stranger_is_turned_away_with_a_reason(server: Server) -> None:
    with pytest.raises(RequestRefused) as turned:
        asyncio.run(HttpClient(server.url).open(seats=2))
    assert (turned.value.status, turned.value.problem["code"]) == (401, "WhoAreYou")


def test_an_address_that_nobody_can_open_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("INKLAND_PUBLIC_URL", "inkland.example")
    assert run(tmp_path, "serve", "--port", "0") == (
        1,
        "INKLAND_PUBLIC_URL is no address: write it as people open it, such as "
        "https://inkland.example.\n",
    )


def test_a_data_folder_that_cannot_be_made_is_named() -> None:
    folder = Path("/proc/nothing")
    assert run(folder, "serve", "--port", "0") == (
        1,
        "--data /proc/nothing: No such file or directory.\n",
    )
