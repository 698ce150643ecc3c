"""A whole game over real sockets, with scripted players."""

import asyncio
import random
import sys
import time
from collections.abc import Sequence

from inkland.client.http import Turned, Visitor
from inkland.client.player import Player, all_played

__all__ = ["Turned", "play", "run"]

LONGEST_GAME = 900.0


async def play(urls: Sequence[str], seats: int, preset: str, seed: str | None = None) -> str:
    """Open a table, let scripted players take all seats, and play; the id of the game.

    If the server has several nodes, the seats are spread over them.
    """
    doors = [[*urls[n % len(urls) :], *urls[: n % len(urls)]] for n in range(seats)]
    visitors = [Visitor(*own) for own in doors]
    await asyncio.gather(*(v.enter(f"Player {i + 1}") for i, v in enumerate(visitors)))
    table = await visitors[0].open(seats=seats, preset=preset)
    for visitor in visitors:
        await visitor.sit(table)
    await visitors[0].start(table)
    chances = [random.Random(None if seed is None else f"{seed}/{i}") for i in range(seats)]
    players = [
        Player(visitor, table, chance) for visitor, chance in zip(visitors, chances, strict=True)
    ]
    await all_played(players, LONGEST_GAME)
    return table


def run(urls: Sequence[str], seats: int, preset: str, seed: str | None) -> None:
    """Play, print the id of the game, and tell on the side how it went."""
    start = time.perf_counter()
    table = asyncio.run(play(urls, seats, preset, seed))
    seconds = time.perf_counter() - start
    sys.stderr.write(f"{seats} seats played to the end in {seconds:.1f} s\n")
    print(table)
