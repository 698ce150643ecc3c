"""One site of many processes: two web nodes, bots, a worker, NATS and PostgreSQL."""

import asyncio
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any, Final

import psycopg
import pytest

from inkland.client import demo
from inkland.client.http import HttpClient
from inkland.client.player import Player, play_all
from inkland.rules.replay import replay
from inkland.table.actions.seating import STAND_IN
from support.nats import Broker
from support.processes import Process

_WITHIN: Final = 240.0
_JUDGED_WITHIN: Final = 240.0  # judge processes run at a lower priority


class Site:
    """All processes of a site."""

    def __init__(self, environment: dict[str, str], folder: Path) -> None:
        self._environment = environment
        self._folder = folder
        self.web = [self._started("web", 0), self._started("web", 1)]
        self.worker = self._started("worker", 0)
        self.bots = self._started("bots", 0)
        self.database = environment["INKLAND_DATABASE_URL"]

    def _started(self, role: str, number: int, port: int = 0) -> Process:
        return Process(role, self._environment, self._folder / f"{role}{number}.log", port)

    @property
    def urls(self) -> list[str]:
        """The addresses of the web nodes."""
        return [process.url for process in self.web]

    def restart(self, process: Process, number: int = 0) -> Process:
        """Stop a process, and start it again on the same port."""
        assert process.stop() == 0
        port = int(process.url.rpartition(":")[2])
        return self._started(process.role, number, port)

    def close(self) -> None:
        """Stop all processes."""
        for process in (*self.web, self.worker, self.bots):
            if process.process.poll() is None:
                process.stop()


@contextmanager
def running(database: str, broker: Broker, folder: Path) -> Iterator[Site]:
    """Run a site."""
    environment = {
        **os.environ,
        "INKLAND_DATABASE_URL": database,
        "INKLAND_NATS_URL": broker.url,
        "INKLAND_JUDGE": "1",
    }
    site = Site(environment, folder)
    try:
        yield site
    finally:
        site.close()


@pytest.fixture(scope="module")
def site(
    module_database: str, _broker: Broker, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Site]:
    """One site for all tests: starting four processes takes a while."""
    _broker.start()
    with running(module_database, _broker, tmp_path_factory.mktemp("site")) as site:
        yield site


async def finished(url: str, table: str) -> Any:
    """The table, once its game is over."""
    http_client = HttpClient(url)
    end = time.monotonic() + _WITHIN
    while time.monotonic() < end:
        found = (await http_client.request_json("GET", f"/api/tables/{table}"))["table"]
        if found["status"] == "finished":
            return found
        await asyncio.sleep(0.2)
    raise AssertionError("the game does not end")


def test_seats_spread_over_two_nodes_play_one_game(site: Site) -> None:
    table = asyncio.run(demo.play(site.urls, 4, "base"))
    texts = [
        asyncio.run(HttpClient(url).request_text("GET", f"/api/tables/{table}/transcript"))
        for url in site.urls
    ]
    assert texts[0] == texts[1]
    assert len(replay(texts[0]).standing) == 4


def test_bots_and_clocks_are_kept_by_processes_of_their_own(site: Site) -> None:
    async def scenario() -> Any:
        ann = HttpClient(site.urls[0])
        await ann.enter("Ann")
        table = await ann.open(seats=3, clock=5)
        await ann.sit(table)
        await ann.start(table)  # and never draws
        return await finished(site.urls[1], table)

    table = asyncio.run(scenario())
    assert [seat["bot"] for seat in table["seats"]] == [STAND_IN] * 3
    assert [seat["is_person"] for seat in table["seats"]] == [True, False, False]


@pytest.mark.proof
def test_a_rolling_restart_interrupts_nobody(site: Site) -> None:
    async def scenario() -> None:
        games = []
        for number in range(4):
            http_clients = [HttpClient(site.urls[n], site.urls[1 - n]) for n in (0, 1)]
            for name, http_client in zip(("Ann", "Ben"), http_clients, strict=True):
                await http_client.enter(name)
            table = await http_clients[0].open(seats=3)
            for http_client in http_clients:
                await http_client.sit(table)
            await http_clients[0].start(table)
            games += [Player(http_client, table, Random(number)) for http_client in http_clients]
        playing = asyncio.create_task(play_all(games, _WITHIN))
        await asyncio.sleep(0.3)
        for number in (0, 1):
            site.web[number] = await asyncio.to_thread(site.restart, site.web[number], number)
        site.bots = await asyncio.to_thread(site.restart, site.bots)
        site.worker = await asyncio.to_thread(site.restart, site.worker)
        await playing

    asyncio.run(scenario())


def test_a_process_with_a_role_needs_a_database(tmp_path: Path) -> None:
    environment = {k: v for k, v in os.environ.items() if not k.startswith("INKLAND_")}
    command = [sys.executable, "-m", "inkland", "serve", "--role", "web", "--port", "0"]
    done = subprocess.run(
        command, capture_output=True, text=True, env=environment, cwd=tmp_path, check=False
    )
    assert done.returncode == 1
    assert "INKLAND_DATABASE_URL" in done.stderr


def test_no_job_is_left_when_all_games_are_over(site: Site) -> None:
    async def scenario() -> None:
        ann = HttpClient(*site.urls)
        await ann.enter("Ann")
        table = await ann.open(seats=2)
        await ann.request_json("POST", f"/api/tables/{table}/bots", {"bot": "random"})
        await ann.start(table)
        await finished(site.urls[0], table)

    asyncio.run(scenario())
    end, left = time.monotonic() + _JUDGED_WITHIN, 1
    with psycopg.connect(site.database, autocommit=True) as connection:
        while left and time.monotonic() < end:  # computing the par of each deal takes a while
            time.sleep(0.2)
            found = connection.execute("SELECT count(*) FROM procrastinate_jobs").fetchone()
            left = found[0] if found else 0
        assert left == 0
        pars = connection.execute("SELECT stars IS NOT NULL FROM par").fetchall()
    assert pars and all(is_set for (is_set,) in pars)
