"""`inkland client-demo`: scripted players play a whole game on a server."""

import asyncio
import random
import sys
import time
from collections.abc import Sequence

from inkland.client.http import HttpClient, RequestRefused
from inkland.client.player import Player, play_all

__all__ = ["RequestRefused", "play", "run"]

MAX_GAME_SECONDS = 900.0


async def play(urls: Sequence[str], seats: int, preset: str, seed: str | None = None) -> str:
    """Open a table, play the game with a scripted player at every seat, and return its id.

    `urls` are the nodes of one server; the seats are spread over them.
    """
    rotated = [[*urls[n % len(urls) :], *urls[: n % len(urls)]] for n in range(seats)]
    clients = [HttpClient(*own) for own in rotated]
    await asyncio.gather(*(c.enter(f"Player {i + 1}") for i, c in enumerate(clients)))
    table = await clients[0].open(seats=seats, preset=preset)
    for client in clients:
        await client.sit(table)
    await clients[0].start(table)
    rngs = [random.Random(None if seed is None else f"{seed}/{i}") for i in range(seats)]
    players = [Player(client, table, rng) for client, rng in zip(clients, rngs, strict=True)]
    await play_all(players, MAX_GAME_SECONDS)
    return table


def run(urls: Sequence[str], seats: int, preset: str, seed: str | None) -> None:
    """Play a game, print its id, and the time it took to stderr."""
    start = time.perf_counter()
    table = asyncio.run(play(urls, seats, preset, seed))
    seconds = time.perf_counter() - start
    sys.stderr.write(f"{seats} seats played to the end in {seconds:.1f} s\n")
    print(table)
