"""A failover of the database under play: `python tests/proof/failover.py --tables 6`.

One process serves tables of two people and tables of a person and a bot; its lines to PostgreSQL
pass through a proxy. Twice something happens in the middle of the games:

- failover: all open lines fall silent for good, and new ones work at once;
- pause: nothing passes for a while, on old lines or new ones.

Measured is how long players wait for any answer (`busy` counts), how long it takes until each
table has a new move after the database is back, and whether a move was lost or counted twice.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo

sys.path.insert(0, str(Path(__file__).parents[1]))

from inkland.client.http import HttpClient, RequestRefused
from inkland.client.player import Player
from inkland.protocol.messages import Busy, Refused, Saved, decode_server
from inkland.server.features.upkeep.audit import audit
from inkland.server.postgres.embedded import Embedded
from inkland.server.postgres.schema import migrate
from proof.chaos.nodes import Node
from proof.chaos.proxy import CONDITIONS, NORMAL, Proxy, to_socket

BUSY_WITHIN_SECONDS: Final = 3.0
BACK_WITHIN_SECONDS: Final = 10.0
PAUSE_SECONDS: Final = 4.0
_LINE: Final = "database"
_PACE_SECONDS: Final = 0.3  # from one drawing of a player to the next, on average
_WARM_UP_MOVES: Final = 2  # of each table, before something happens

# Answers of people and bots that were stored, and those that were confirmed.
_STORED: Final = "SELECT count(*) FROM event WHERE seat IS NOT NULL"
_CONFIRMED: Final = """SELECT command FROM answer WHERE answer LIKE '{"type":"saved"%'"""


class Fault(NamedTuple):
    """What one fault did, in seconds; the probes count failures of the health checks."""

    name: str
    longest_wait: float
    busy: int
    back_after: float
    not_ready: int
    unhealthy: int


class Drill(NamedTuple):
    """The figures of a drill."""

    faults: tuple[Fault, ...]
    moves: int
    lost: int
    doubled: int
    broken: int

    @property
    def is_kept(self) -> bool:
        """Whether everything that is promised was kept."""
        return not (self.lost or self.doubled or self.broken) and all(
            fault.longest_wait <= BUSY_WITHIN_SECONDS
            and fault.back_after <= BACK_WITHIN_SECONDS
            and not fault.unhealthy
            for fault in self.faults
        )

    def __str__(self) -> str:
        lines = [
            f"{fault.name:<9} answers after {fault.longest_wait:4.1f} s at most, {fault.busy} busy;"
            f" every table back in play after {fault.back_after:4.1f} s;"
            f" failures of readyz {fault.not_ready}, of healthz {fault.unhealthy}"
            for fault in self.faults
        ]
        count = (
            f"{self.moves} moves, {self.lost} lost, {self.doubled} doubled, {self.broken} broken"
        )
        return "\n".join([*lines, count])


# --- Players


class TimedPlayer(Player):
    """A player that notes how long it waits for answers."""

    def __init__(self, client: HttpClient, table: str, random: Random) -> None:
        super().__init__(client, table, random)
        self.saved: dict[str, float] = {}  # when, by command
        self.waits: list[tuple[float, float]] = []  # when the answer came, and after how long
        self.busy: list[float] = []
        self.waits_since: float | None = None

    async def _receive(self, text: str | bytes) -> None:
        now, message = time.monotonic(), decode_server(text)
        if isinstance(message, Saved | Refused | Busy):
            if self.waits_since is not None:
                self.waits.append((now, now - self.waits_since))
            self.waits_since = None
        if isinstance(message, Saved):
            self.saved[message.id] = now
        elif isinstance(message, Busy):
            self.busy.append(now)
        await super()._receive(text)

    async def _draw(self, step: int, drawing: Any) -> None:
        await asyncio.sleep(self._random.uniform(0, 2 * _PACE_SECONDS))
        await super()._draw(step, drawing)

    async def _send_pending(self) -> None:
        if self.waits_since is None:
            self.waits_since = time.monotonic()
        await super()._send_pending()

    def longest_wait(self, since: float) -> float:
        """The longest wait for an answer that came, or is still missing, since then."""
        found = [seconds for at, seconds in self.waits if at >= since]
        if self.waits_since is not None:
            found.append(time.monotonic() - self.waits_since)
        return max(found, default=0.0)


async def seated(url: str, number: int) -> list[TimedPlayer]:
    """Open a table and start its game, of two people or of one and a bot."""
    host, guest = HttpClient(url), HttpClient(url)
    await host.enter(f"Ann {number}")
    table = await host.open(seats=2)
    await host.sit(table)
    people = [host]
    if number % 2:
        await host.request_json("POST", f"/api/tables/{table}/bots", {"bot": "random"})
    else:
        await guest.enter(f"Ben {number}")
        await guest.sit(table)
        people.append(guest)
    await host.start(table)
    return [
        TimedPlayer(person, table, Random(2 * number + seat)) for seat, person in enumerate(people)
    ]


# --- The drill


class _Probes:
    """Asks the health checks four times a second."""

    def __init__(self, url: str) -> None:
        self._client = HttpClient(url)
        self.failures: dict[str, list[float]] = {"/readyz": [], "/healthz": []}

    async def run(self) -> None:
        while True:
            for path, failures in self.failures.items():
                try:
                    async with asyncio.timeout(2):
                        await self._client.request_text("GET", path)
                except (RequestRefused, OSError, TimeoutError):
                    failures.append(time.monotonic())
            await asyncio.sleep(0.25)

    def failed(self, path: str, since: float) -> int:
        return sum(at >= since for at in self.failures[path])


async def _moved(
    tables: list[list[TimedPlayer]], moves: int, since: float, patience: float
) -> float:
    """Wait until each table has so many moves since then, or is over; return the seconds."""

    def is_back(table: list[TimedPlayer]) -> bool:
        if any(player.is_over for player in table):
            return True
        return sum(at >= since for player in table for at in player.saved.values()) >= moves

    start = time.monotonic()
    while not all(map(is_back, tables)):
        if time.monotonic() > start + patience:
            raise TimeoutError("a table does not go on")
        await asyncio.sleep(0.02)
    return time.monotonic() - start


async def _drill(
    node: Node, proxy: Proxy, count: int, patience: float
) -> tuple[tuple[Fault, ...], set[str]]:
    """Play and inject the faults; return them, and the commands that were confirmed."""
    tables = [await seated(node.url, number) for number in range(count)]
    players = [player for table in tables for player in table]
    probes = _Probes(node.url)
    faults = []
    async with _running(*(player.play() for player in players), probes.run()):
        for name in ("failover", "pause"):
            await _moved(tables, _WARM_UP_MOVES, time.monotonic(), patience)
            began = time.monotonic()
            if name == "failover":
                proxy.silence(_LINE)
            else:
                proxy.change(_LINE, CONDITIONS["hole"])
                await asyncio.sleep(PAUSE_SECONDS)
                proxy.change(_LINE, NORMAL)
            back = await _moved(tables, 1, time.monotonic(), patience)
            faults.append(
                Fault(
                    name,
                    max(player.longest_wait(began) for player in players),
                    sum(at >= began for player in players for at in player.busy),
                    back,
                    probes.failed("/readyz", began),
                    probes.failed("/healthz", began),
                )
            )
    return tuple(faults), {command for player in players for command in player.saved}


@asynccontextmanager
async def _running(*works: Any) -> AsyncIterator[None]:
    tasks = [asyncio.create_task(work) for work in works]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        with suppress(asyncio.CancelledError):
            await asyncio.gather(*tasks, return_exceptions=True)


def drill(folder: Path, database: str, tables: int, patience: float = 60.0) -> Drill:
    """Run the drill on a migrated, empty database."""
    facts = conninfo_to_dict(database)
    proxy = Proxy()
    node = Node("node", "all", folder)
    try:
        port = proxy.open(_LINE, to_socket(f"{facts['host']}/.s.PGSQL.{facts['port']}"))
        node.connect(make_conninfo(database, host="127.0.0.1", port=port, sslmode="disable"), "")
        node.start()
        node.wait_until_ready()
        faults, saved = asyncio.run(_drill(node, proxy, tables, patience))
    finally:
        node.stop()
        proxy.close()
    with psycopg.connect(database) as connection:
        (stored,) = connection.execute(_STORED).fetchone() or (0,)
        confirmed = [command for (command,) in connection.execute(_CONFIRMED)]
    lost, broken = len(saved - set(confirmed)), len(audit(database).broken)
    return Drill(faults, len(confirmed), lost, stored - len(confirmed), broken)


def main() -> int:
    """Run the drill with a PostgreSQL of its own; the exit code is 1 if a promise is broken."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=6)
    with tempfile.TemporaryDirectory() as folder:
        embedded = Embedded(Path(folder) / "data")
        try:
            database = embedded.start()
            migrate(database)
            found = drill(Path(folder), database, parser.parse_args().tables)
        finally:
            embedded.stop()
    print(found)
    return 0 if found.is_kept else 1


if __name__ == "__main__":
    raise SystemExit(main())
