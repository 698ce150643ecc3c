"""Shared by the storage measurements: a temporary PostgreSQL, and alternating rounds."""

import asyncio
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import TypeAlias

from inkland.server.postgres.embedded import Embedded
from inkland.server.postgres.schema import migrate

ROUNDS, APPENDS = 7, 320

Append: TypeAlias = Callable[[str, int], Awaitable[None]]


@contextmanager
def database() -> Iterator[tuple[str, Path]]:
    """A temporary database, and a folder on the same disk."""
    with tempfile.TemporaryDirectory() as place:
        cluster = Embedded(Path(place) / "data")
        try:
            conninfo = cluster.start()
            migrate(conninfo)
            yield conninfo, Path(place)
        finally:
            cluster.stop()


async def take_turns(ways: Mapping[str, Append], first: int, writers: int) -> None:
    """Let each way append in turn; print the median of the rounds, and their spread."""
    found: dict[str, list[float]] = {name: [] for name in ways}
    for turn in range(ROUNDS):
        for name, append in ways.items():
            games = [f"{name}{first + writer}" for writer in range(writers)]
            found[name].append(await _timed(append, games, 1 + turn * APPENDS // writers))
    ours = median(next(iter(found.values())))
    for name, times in found.items():
        spread, ratio = f"({min(times):.2f} to {max(times):.2f})", median(times) / ours
        print(f"{writers:2} writers  {name:8} {median(times):5.2f} ms {spread:16} x{ratio:.2f}")


async def _timed(append: Append, games: list[str], after: int) -> float:
    """Milliseconds per append with one writer for each game."""

    async def write(game: str) -> None:
        for number in range(after, after + APPENDS // len(games)):
            await append(game, number)

    start = time.perf_counter()
    await asyncio.gather(*map(write, games))
    return (time.perf_counter() - start) / APPENDS * 1e3
