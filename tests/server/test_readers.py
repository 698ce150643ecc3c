"""Readers and strangers never hold up those who play, however many requests they send."""

import asyncio
import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from inkland.client.http import HttpClient
from inkland.client.player import Player
from inkland.server.tables.storage import PostgresStorage
from support.finished_games import golden_events, store_finished
from support.hostile_readers import status_of
from support.storage_samples import ADA

READERS = 60
GAMES = 2  # of a hundred seats each
MAX_DELAY = 3  # times as long as without a flood
MOVES = 120
STRANGERS = ("127.0.0.2", "127.0.0.3", "127.0.0.4")  # addresses of this machine, as all 127.x.y.z
INVENTED = (f"DELETE /api/tables/{'a' * 26}/seats", "/api/me", "/healthz")
PATHS = ("transcript", "proof", "history?since=0", "history?since=5000", "replay?seat=7", "view")


@contextmanager
def web_server(database: str, folder: Path, limits: str = "off") -> Iterator[int]:
    """A server on this database; without limits its clients count as many addresses."""
    log = folder / "log"
    command = [sys.executable, "-m", "inkland", "serve", "--port", "0", "--data", str(folder)]
    environment = {
        "INKLAND_DATABASE_URL": database,
        "INKLAND_LIMITS": limits,
        "INKLAND_JUDGE": "off",
    }
    with log.open("wb") as stream:
        process = subprocess.Popen(
            command, env={**os.environ, **environment}, stdout=subprocess.PIPE, stderr=stream
        )
    try:
        assert process.stdout is not None
        line = process.stdout.readline().decode()
        assert line.startswith("Inkland is ready: "), log.read_text()
        yield int(line.strip().rstrip("/").rpartition(":")[2])
    finally:
        process.terminate()
        process.wait(30)


@contextmanager
def hostile_readers(port: int, requests: list[str], *flags: str) -> Iterator[dict[str, int]]:
    """Readers in a process of their own; the statuses they got are there afterwards."""
    command = [sys.executable, "-m", "support.hostile_readers", str(port), str(READERS)]
    command += [*requests, *flags]
    found: dict[str, int] = {}
    with subprocess.Popen(
        command, cwd=Path(__file__).parents[1], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as process:
        try:
            assert process.stdout is not None
            process.stdout.readline()
            yield found
        finally:
            told, _ = process.communicate(timeout=240)
            found.update(json.loads(told))


async def move_seconds(url: str, moves: int) -> list[float]:
    """How long each of so many moves in solo games took to be acknowledged."""
    host, found = HttpClient(url), []
    await host.enter("Ann")
    sent = 0.0

    def journal(line: dict[str, Any]) -> None:
        nonlocal sent
        if "sent" in line:
            sent = time.monotonic()
        elif "saved" in line:
            found.append(time.monotonic() - sent)

    while len(found) < moves:
        table = await host.open(seats=1)
        await host.sit(table)
        await host.start(table)
        playing = asyncio.create_task(Player(host, table, Random(1), journal).play())
        while len(found) < moves and not playing.done():
            await asyncio.sleep(0.01)
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
    return found


def _median_of_slower(before: list[float], after: list[float]) -> float:
    """The larger median: a machine may get slower between two measurements."""
    return max(statistics.median(before), statistics.median(after))


@pytest.mark.proof
@pytest.mark.anyio
async def test_readers_of_large_games_do_not_delay_moves(
    storage: PostgresStorage, database: str, tmp_path: Path
) -> None:
    events = golden_events("hundred_seats")
    games = [await store_finished(storage, events, ADA.id) for _ in range(GAMES)]
    paths = [f"/api/tables/{game}/{path}" for path in PATHS for game in games]
    with web_server(database, tmp_path) as port:
        url = f"http://127.0.0.1:{port}"
        quiet = await move_seconds(url, MOVES)
        with hostile_readers(port, paths) as statuses:
            async with asyncio.timeout(240):  # a bound, so that a failing test ends
                under = await move_seconds(url, MOVES)
                for name in ("Ben", "Eve"):
                    await HttpClient(url).enter(name)
        quiet_again = await move_seconds(url, MOVES)
    assert statuses.keys() <= {"200", "503"} and statuses["200"] > 100
    assert statistics.median(under) < MAX_DELAY * _median_of_slower(quiet, quiet_again)


@pytest.mark.proof
@pytest.mark.anyio
async def test_strangers_of_one_address_delay_neither_moves_nor_readers(
    storage: PostgresStorage, database: str, tmp_path: Path
) -> None:
    """They have cookies of sessions that do not exist, which must be looked up."""
    del storage  # the fixture empties the database
    with web_server(database, tmp_path, limits="on") as port:
        url = f"http://127.0.0.1:{port}"
        quiet = await move_seconds(url, MOVES)
        with hostile_readers(port, list(INVENTED), "--strangers", STRANGERS[0]) as statuses:
            async with asyncio.timeout(240):  # a bound, so that a failing test ends
                under = await move_seconds(url, MOVES)
                honest = [await status_of(port, "/api/tables", STRANGERS[1]) for _ in range(20)]
        quiet_again = await move_seconds(url, MOVES)
    assert statuses.keys() <= {"200", "401", "429"}
    assert honest == ["200"] * len(honest)
    assert statistics.median(under) < MAX_DELAY * _median_of_slower(quiet, quiet_again)


@pytest.mark.anyio
async def test_a_hundred_people_of_one_address_load_at_once_and_none_is_refused(
    storage: PostgresStorage, database: str, tmp_path: Path
) -> None:
    del storage
    with web_server(database, tmp_path, limits="on") as port:
        ann = HttpClient(f"http://127.0.0.1:{port}")
        await ann.enter("Ann")
        requests = ("/", "/api/me", "/api/tables", "/api/box", "/api/me", "/api/daily")
        loading = [status_of(port, path, STRANGERS[2], ann.cookie) for path in requests * 100]
        found = await asyncio.gather(*loading)
    assert set(found) == {"200"}
