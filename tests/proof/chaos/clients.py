"""The clients of a run, or one part of them: `python -m proof.chaos.clients --help`.

They open tables, sit down, start, and play until all games are over, through both web nodes.
"""

import argparse
import asyncio
import os
import sys
import time
from collections.abc import Callable, Collection
from itertools import chain
from pathlib import Path
from random import Random
from typing import Final, NamedTuple, TypeVar

from inkland.client.http import HttpClient
from proof.chaos.faults import SHARE
from proof.chaos.hostile_client import Behaviour, HostileClient, Place, TableLost
from proof.chaos.journal import Journal
from proof.chaos.slow_reader import read_slowly

T = TypeVar("T")

SEATS: Final = 4
LARGE_TABLE: Final = 24  # seats at the largest table of a large run
PRESETS: Final = ("base", "heroes", "everything")
CLOCKS: Final = (None, 15, None, 8, 20)  # seconds for a step, table by table
_LARGE: Final = 50  # games
_WITH_BOT: Final = 4  # at every fourth table a bot has the last seat
_SILENCE: Final = 0.12  # how often the second seat stays silent until its time is up
_POLL_SECONDS: Final = 0.5


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

    They give up when nothing has moved for `still` seconds since the last fault: long enough that
    only a game that will never end is given up, on any machine. `within` ends a sample that need
    not be complete.
    """

    still: float
    within: float


async def play(part: Part, patience: Patience) -> bool:
    """Play all games; return whether they have ended."""
    slow_reader = asyncio.create_task(read_slowly(HttpClient(*part.direct.split(","))))
    tables = await asyncio.gather(
        *(_begun(part, game) for game in range(part.number, part.games, part.of))
    )
    (part.folder / f"ready-{part.number}").touch()
    tasks = list(chain.from_iterable(tables))
    for task in (slow_reader, *await unended(tasks, part.share, patience)):
        task.cancel()
    ends = await asyncio.gather(*tasks, return_exceptions=True)
    for failure in ends:
        if isinstance(failure, Exception):
            sys.stderr.write(f"{failure!r}\n")
    return all(end is True for end in ends)


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


async def _begun(part: Part, game: int) -> list[asyncio.Task[bool]]:
    """Open a table and start its players."""
    return [asyncio.create_task(_play(client)) for client in await _seated(part, game)]


async def _play(client: HostileClient) -> bool:
    try:
        await client.play()
    except TableLost:
        return False
    return True


async def _seated(part: Part, game: int) -> list[HostileClient]:
    """Open a table and start its game."""
    seats = LARGE_TABLE if part.games >= _LARGE and game == 0 else SEATS
    clock = part.clock or CLOCKS[game % len(CLOCKS)]
    people = seats - 1 if game % _WITH_BOT == _WITH_BOT - 1 else seats
    guests = [part.new_client(number) for number in range(people)]
    for number, new_client in enumerate(guests):
        await new_client.enter(f"Guest {number + 1}")
    table = await guests[0].open(seats=seats, preset=PRESETS[game % len(PRESETS)], clock=clock)
    places = [await new_client.sit(table) for new_client in guests]
    await guests[0].start(table)
    return [
        HostileClient(
            Place(new_client, table, seat, clock),
            _behaviour(part, game, seat),
            Journal(part.folder / "journals" / f"{game:03}-{seat:02}.jsonl"),
        )
        for new_client, seat in zip(guests, places, strict=True)
    ]


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
