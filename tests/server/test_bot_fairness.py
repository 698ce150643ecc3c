"""A stranger's tables of many strong bots do not keep a person waiting for a bot elsewhere."""

import asyncio
import os
import re
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from random import Random
from statistics import median
from typing import Any, Final
from urllib.request import urlopen

import pytest

from inkland.client.http import HttpClient
from inkland.client.player import Player
from server.test_serve import serving
from support.nats import Broker
from support.processes import Process

STRONGEST: Final = "legendary_cartographer"
TABLES: Final = 3
SEATS: Final = 100
STEPS: Final = 20
# Of the quiet figure. A computation that has begun is not interrupted, and takes processor time.
MAX_SLOWDOWN: Final = 8.0
_WITHIN: Final = 240.0  # a bound, so that a failing test ends


async def step_seconds(url: str, name: str) -> list[float]:
    """How long each of a few steps takes at a table of one person and one bot."""
    guest = HttpClient(url)
    await guest.enter(name)
    table = await guest.open(seats=2)
    await guest.sit(table)
    await guest.start(table)
    sent_at: dict[int, float] = {}

    def journal(line: dict[str, Any]) -> None:
        if "sent" in line:
            sent_at.setdefault(line["step"], time.perf_counter())

    playing = asyncio.create_task(Player(guest, table, Random(1), journal).play())
    while len(sent_at) <= STEPS:
        await asyncio.sleep(0.01)
    playing.cancel()
    return [after - before for before, after in pairwise(sent_at.values())]


async def start_bot_tables(url: str) -> None:
    """As a guest who sits nowhere, start tables full of the strongest bots: nine requests."""
    stranger = HttpClient(url)
    await stranger.enter("Stranger")
    for _ in range(TABLES):
        table = await stranger.open(seats=SEATS)
        await stranger.request_json("POST", f"/api/tables/{table}/bots", {"bot": STRONGEST})
        await stranger.start(table)


async def person_is_not_held_up(url: str) -> None:
    """Compare a person's steps before the tables of the stranger and beside them."""
    async with asyncio.timeout(_WITHIN):
        quiet = await step_seconds(url, "Ann")
        await start_bot_tables(url)
        busy = await step_seconds(url, "Ben")
    assert median(busy) <= MAX_SLOWDOWN * median(quiet), (quiet, busy)


async def metric(port: int, name: str, labels: str = "") -> float:
    """The value of a metric."""

    def read() -> float:
        with urlopen(f"http://127.0.0.1:{port}/metrics", timeout=240) as answer:
            text: str = answer.read().decode()
        found = re.search(rf"^inkland_{name}{re.escape(labels)} (\S+)$", text, re.MULTILINE)
        return float(found[1]) if found else 0.0

    return await asyncio.to_thread(read)


def free_port() -> int:
    """A port that nobody uses."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port: int = listener.getsockname()[1]
        return port


def test_the_metrics_show_what_waits_though_all_jobs_are_taken(tmp_path: Path) -> None:
    port = free_port()

    async def scenario(url: str) -> None:
        await start_bot_tables(url)
        alone = '{players="bots_alone"}'
        async with asyncio.timeout(_WITHIN):
            while await metric(port, "bot_jobs_unfinished", alone) != TABLES:
                await asyncio.sleep(0.1)
            assert await metric(port, "bot_jobs_oldest_seconds", alone) > 0
            while await metric(port, "bot_turns_waiting") < SEATS:
                await asyncio.sleep(0.1)
            while await metric(port, "bot_turns_oldest_seconds") == 0:
                await asyncio.sleep(0.1)

    with serving(tmp_path / "data", "--metrics-port", str(port)) as server:
        asyncio.run(scenario(server.url))


@pytest.mark.proof
def test_a_person_does_not_wait_behind_tables_full_of_bots_in_one_process(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as server:
        asyncio.run(person_is_not_held_up(server.url))


@contextmanager
def site(database: str, broker: Broker, folder: Path) -> Iterator[str]:
    """A web node, and a process for bots; yields the address."""
    environment = {
        **os.environ,
        "INKLAND_DATABASE_URL": database,
        "INKLAND_NATS_URL": broker.url,
        "INKLAND_BOT_PROCESSES": "1",
    }
    bots = Process("bots", environment, folder / "bots.log")
    web = Process("web", environment, folder / "web.log")
    try:
        yield web.url
    finally:
        web.stop()
        bots.stop()  # while they compute
    logs = "".join(log.read_text() for log in sorted(folder.glob("*.log")))
    assert [line for line in logs.splitlines() if '"error"' in line] == []


@pytest.mark.proof
def test_a_person_does_not_wait_behind_tables_full_of_bots_in_processes_of_their_own(
    database: str, nats: Broker, tmp_path: Path
) -> None:
    with site(database, nats, tmp_path) as url:
        asyncio.run(person_is_not_held_up(url))
