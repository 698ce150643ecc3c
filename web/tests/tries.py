"""Newcomers play one deal, each alone, all at once: `tries.py URL DEAL COUNT`.

`today` is the deal of the day. Each draws by lot and comes with a name of their own; the names are
printed.
"""

import asyncio
import random
import sys

from inkland.client.http import HttpClient
from inkland.client.player import Player, play_all

LONGEST = 60.0
TODAY = "today"


async def _seated(url: str, deal: str, name: str) -> Player:
    visitor = HttpClient(url)
    await visitor.enter(name)
    if deal == TODAY:
        table: str = (await visitor.request_json("POST", "/api/daily"))["table"]["id"]
    else:
        table = await visitor.open(seats=1, deal=deal)
        await visitor.sit(table)
        await visitor.start(table)
    return Player(visitor, table, random.Random(name))


async def _played(url: str, deal: str, count: int) -> list[str]:
    names = [f"Scribe {number}" for number in range(1, count + 1)]
    players = [await _seated(url, deal, name) for name in names]
    await play_all(players, LONGEST)
    return names


if __name__ == "__main__":
    _url, _deal, _count = sys.argv[1:]
    print("\n".join(asyncio.run(_played(_url, _deal, int(_count)))))
