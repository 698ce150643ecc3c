"""The clients of a run, or one part of them: `python -m proof.chaos.clients --help`.

They open tables, sit down, start, and play until all games are over, through both web nodes. At
every tenth table one seat is hostile, and anonymous readers read finished games all the time.
"""

import argparse
import asyncio
import json
import os
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Collection
from functools import partial
from http.client import HTTPException
from itertools import chain
from pathlib import Path
from random import Random
from typing import Final, NamedTuple, TypeVar
from urllib.parse import urlsplit

from inkland.client.http import HttpClient, RequestRefused
from proof.chaos.faults import SHARE
from proof.chaos.hostile_client import Behaviour, HostileClient, Place, TableLost
from proof.chaos.journal import Journal
from proof.chaos.slow_reader import read_slowly
from proof.hostile.readers import FinishedGame, HostileReader
from proof.hostile.seats import HostilePlace, HostileSeat

T = TypeVar("T")

SEATS: Final = 4
LARGE_TABLE: Final = 24  # seats at the largest table of a large run
PRESETS: Final = ("base", "heroes", "everything")
CLOCKS: Final = (None, 15, None, 8, 20)  # seconds for a step, table by table
_LARGE: Final = 50  # games
_WITH_BOT: Final = 4  # at every fourth table a bot has the last seat
_SILENCE: Final = 0.12  # how often the second seat stays silent until its time is up
_POLL_SECONDS: Final = 0.5
_HOSTILE: Final = 10  # at every tenth table, from the fourth on, a seat floods; they have a clock
_HOSTILE_TABLE: Final = 3
_HOSTILE_SEAT: Final = 2
_READERS: Final = 4  # in each process
_READ_EVERY: Final = 0.2  # seconds
_SHORT_CLOCK: Final = 20  # of the first game that readers read
_RETRIES: Final = 200
_LONGEST_RETRY: Final = 2.0  # seconds
_REFUSED_FOR_NOW: Final = (429, 503)


class Part(NamedTuple):
    """The games of these clients: every `of`-th, starting with `number`."""

    urls: str
    direct: str  # URLs that bypass the proxy, for the slow reader
    folder: Path
    games: int
    number: int
    of: int
    seed: int
    beats: int
    clock: int  # seconds for a step at all tables; 0 keeps each table's own

    def new_client(self, number: int) -> HttpClient:
        """A new HTTP client; every other one connects to the second web node."""
        urls = self.urls.split(",")
        turn = number % len(urls)
        return HttpClient(*urls[turn:], *urls[:turn])

    def share(self) -> float:
        """The share of the faults that are over."""
        try:
            return float((self.folder / SHARE).read_text() or 0)
        except OSError:
            return 0.0


class Patience(NamedTuple):
    """How long clients play.

    They give up when no game has come to another step for `still` seconds since the last fault:
    long enough that only a game that will never end is given up, on any machine. `within` ends a
    sample that need not be complete.
    """

    still: float
    within: float


async def play(part: Part, patience: Patience) -> bool:
    """Play all games; return whether they have ended."""
    slow_reader = asyncio.create_task(read_slowly(HttpClient(*part.direct.split(","))))
    attack = Attack(part)
    numbers = range(part.number, part.games, part.of)
    tables = await asyncio.gather(*(_begun(part, game, attack) for game in numbers))
    tasks = list(chain.from_iterable(tables))
    for task in (slow_reader, *attack.tasks, *await unended(tasks, part.share, patience)):
        task.cancel()
    ends = await asyncio.gather(*tasks, return_exceptions=True)
    attack.note()
    for failure in ends:
        if isinstance(failure, Exception):
            sys.stderr.write(f"{failure!r}\n")
    return all(end is True for end in ends)


class Attack:
    """The hostile clients of this process, and counts of what they were told."""

    def __init__(self, part: Part) -> None:
        self._part = part
        self._games: list[FinishedGame] = []
        self._commands: Counter[str] = Counter()
        self._reads: Counter[str] = Counter()
        self.tasks = [asyncio.create_task(self._play_first())]
        ports = _ports(part.direct)
        for number in range(_READERS):
            address = f"127.0.{1 + part.number}.{1 + number}"
            random = Random(f"reader/{part.seed}/{part.number}/{number}")
            reader = HostileReader(ports, address, random, self._reads)
            self.tasks.append(asyncio.create_task(reader.run(self._games, _READ_EVERY)))

    async def _play_first(self) -> None:
        """Play a short game at once, so that readers have one to read."""
        part, journal = self._part, self._part.folder / f"first-{self._part.number}.jsonl"
        guest = part.new_client(0)
        await retried(guest, lambda: guest.enter("Author"))
        table = await retried(guest, lambda: guest.open(seats=1, preset="base", clock=_SHORT_CLOCK))
        seat = await retried(guest, lambda: guest.sit(table))
        await _start(guest, table)
        random = Random(f"first/{part.seed}/{part.number}")
        behaviour = Behaviour(random, 1, 0.0, lambda: 1.0)
        place = Place(guest, table, seat, _SHORT_CLOCK)
        if await _play(HostileClient(place, behaviour, Journal(journal))):
            self.finished(table, 1)

    def finished(self, table: str, seats: int) -> None:
        """Let the readers read this game, too."""
        self._games.append(FinishedGame(table, seats))

    def flood(self, table: str, guest: HttpClient, game: int) -> None:
        """Let this account flood its table."""
        place = HostilePlace(table, guest.cookie, _ports(self._part.urls))
        seat = HostileSeat(place, Random(f"flood/{self._part.seed}/{game}"), self._commands)
        self.tasks.append(asyncio.create_task(seat.run()))

    def note(self) -> None:
        """Write the counts for the report."""
        found = {"commands": self._commands, "reads": self._reads}
        (self._part.folder / f"hostile-{self._part.number}.json").write_text(json.dumps(found))


def _ports(urls: str) -> list[int]:
    return [urlsplit(url).port or 0 for url in urls.split(",")]


async def unended(
    tasks: Collection[asyncio.Task[bool]], share: Callable[[], float], patience: Patience
) -> set[asyncio.Task[bool]]:
    """Wait until all tasks are done or the time is up; return those that are not done."""
    start = since = time.monotonic()
    while True:
        _done, late = await asyncio.wait(tasks, timeout=_POLL_SECONDS)
        now = time.monotonic()
        if share() < 1:
            since = now
        moved = max(since, Journal.moved_at)
        if not late or now > moved + patience.still or now > start + patience.within:
            return late


async def _begun(part: Part, game: int, attack: Attack) -> list[asyncio.Task[bool]]:
    """Open a table and start its players."""
    clients = await _seated(part, game, attack)
    (part.folder / f"ready-{part.number}").touch()
    return [asyncio.create_task(_play(client, attack)) for client in clients]


async def _play(client: HostileClient, attack: Attack | None = None) -> bool:
    try:
        await client.play()
    except TableLost:
        return False
    if attack is not None:
        attack.finished(client.table, client.seats)
    return True


async def _seated(part: Part, game: int, attack: Attack) -> list[HostileClient]:
    """Open a table and start its game, however often the server refuses for now."""
    seats = LARGE_TABLE if part.games >= _LARGE and game == 0 else SEATS
    clock = part.clock or CLOCKS[game % len(CLOCKS)]
    people = seats - 1 if game % _WITH_BOT == _WITH_BOT - 1 else seats
    guests = [part.new_client(number) for number in range(people)]
    for number, guest in enumerate(guests):
        await retried(guest, partial(guest.enter, f"Guest {number + 1}"))
    host, preset = guests[0], PRESETS[game % len(PRESETS)]
    table = await retried(host, partial(host.open, seats=seats, preset=preset, clock=clock))
    places = [await retried(guest, partial(guest.sit, table)) for guest in guests]
    await _start(host, table)
    seated = list(zip(guests, places, strict=True))
    if game % _HOSTILE == _HOSTILE_TABLE:
        guest, _seat = seated.pop(_HOSTILE_SEAT)
        attack.flood(table, guest, game)
    return [
        HostileClient(
            Place(guest, table, seat, clock),
            _behaviour(part, game, seat),
            Journal(part.folder / "journals" / f"{game:03}-{seat:02}.jsonl"),
        )
        for guest, seat in seated
    ]


async def _start(host: HttpClient, table: str) -> None:
    """Start the game; a refusal may mean that an unanswered request has started it."""
    try:
        await retried(host, partial(host.start, table))
    except RequestRefused:
        found = await retried(host, partial(host.request_json, "GET", f"/api/tables/{table}"))
        if found["table"]["status"] == "open":
            raise


async def retried(client: HttpClient, request: Callable[[], Awaitable[T]]) -> T:
    """The answer to a request, tried again at the next node while the server is not available."""
    wait = 0.1
    for _try in range(_RETRIES):
        try:
            return await request()
        except RequestRefused as refusal:
            if refusal.status not in _REFUSED_FOR_NOW:
                raise
        except (OSError, HTTPException, TimeoutError):
            pass
        client.use_next_url()
        await asyncio.sleep(wait)
        wait = min(_LONGEST_RETRY, wait * 1.5)
    return await request()


def _behaviour(part: Part, game: int, seat: int) -> Behaviour:
    return Behaviour(
        Random(f"client/{part.seed}/{game}/{seat}"),
        part.beats,
        _SILENCE if seat == 1 else 0.0,
        _remembered(part.share),
    )


def _remembered(ask: Callable[[], T]) -> Callable[[], T]:
    """Cache the function's answer for half a second."""
    known, until = ask(), time.monotonic() + _POLL_SECONDS

    def answer() -> T:
        nonlocal known, until
        if time.monotonic() > until:
            known, until = ask(), time.monotonic() + _POLL_SECONDS
        return known

    return answer


async def _play_and_end(part: Part, patience: Patience) -> None:
    """Play, and do not wait for requests that are never answered."""
    code = 0 if await play(part, patience) else 3
    sys.stderr.flush()
    os._exit(code)


def main() -> None:
    """Read the flags and play; exits with 3 if a game did not end."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--urls", required=True)
    parser.add_argument("--direct", required=True)
    parser.add_argument("--folder", type=Path, required=True)
    for flag in ("--games", "--number", "--of", "--seed", "--beats", "--clock"):
        parser.add_argument(flag, type=int, required=True)
    parser.add_argument("--still", type=float, required=True)
    parser.add_argument("--within", type=float, required=True)
    flags = vars(parser.parse_args())
    patience = Patience(flags.pop("still"), flags.pop("within"))
    asyncio.run(_play_and_end(Part(**flags), patience))


if __name__ == "__main__":
    main()
