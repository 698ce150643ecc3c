"""A stranger's tables of many strong bots do not keep a person waiting for a bot elsewhere."""

import asyncio
import time
from itertools import pairwise
from pathlib import Path
from random import Random
from statistics import median
from typing import Any, Final

from inkland.client.http import HttpClient
from inkland.client.player import Player
from server.test_serve import serving
from sizes import samples

STRONGEST: Final = "legendary_cartographer"
TABLES: Final = 3
SEATS: Final = 100
STEPS: Final = samples(6, 20)
# Of the quiet figure. A computation that has begun is not interrupted, and takes processor time.
MAX_SLOWDOWN: Final = 8.0


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
    times = list(sent_at.values())
    return [after - before for before, after in pairwise(times)]


async def open_bot_tables(url: str) -> None:
    """As a guest who sits nowhere, start tables full of the strongest bots: nine requests."""
    stranger = HttpClient(url)
    await stranger.enter("Stranger")
    for _ in range(TABLES):
        table = await stranger.open(seats=SEATS)
        await stranger.request_json("POST", f"/api/tables/{table}/bots", {"bot": STRONGEST})
        await stranger.start(table)


def test_a_person_does_not_wait_behind_tables_full_of_bots(tmp_path: Path) -> None:
    async def scenario(url: str) -> None:
        async with asyncio.timeout(120):
            quiet = await step_seconds(url, "Ann")
            await open_bot_tables(url)
            busy = await step_seconds(url, "Ben")
        print(quiet, busy)
        assert median(busy) <= MAX_SLOWDOWN * median(quiet)

    with serving(tmp_path / "data") as server:
        asyncio.run(scenario(server.url))
