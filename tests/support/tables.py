"""Guests and tables in all states, on a running server."""

import asyncio
from random import Random
from typing import NamedTuple

from inkland.client.http import HttpClient
from inkland.client.player import Player, play_all


class SampleTables(NamedTuple):
    """A host with tables in all states; the host has the first seat wherever seats are taken."""

    host: HttpClient
    open: str
    playing: str
    finished: str
    closed: str
    deal: str
    flip: str

    @property
    def tables(self) -> tuple[str, ...]:
        """One table in each state."""
        return self.open, self.playing, self.finished, self.closed


async def sample_tables(url: str) -> SampleTables:
    """Create the host, open tables, and bring each into its state."""
    host = HttpClient(url)
    await host.enter("Host")
    found = await asyncio.gather(open_table(host), playing(host), finished(host), closed(host))
    deal: str = (await host.request_json("GET", f"/api/tables/{found[2]}"))["table"]["deal"]
    flip: str = (await host.request_json("POST", "/api/flips", {}))["flip"]["id"]
    return SampleTables(host, *found, deal, flip)


async def open_table(host: HttpClient, seats: int = 2) -> str:
    """A table that waits for players."""
    table = await host.open(seats=seats, preset="base", public=True)
    await host.sit(table)
    return table


async def playing(host: HttpClient, *others: HttpClient, preset: str = "base") -> str:
    """A table at which the first step waits for everybody."""
    table = await host.open(seats=1 + len(others), preset=preset)
    for http_client in (host, *others):
        await http_client.sit(table)
    await host.start(table)
    return table


async def finished(host: HttpClient) -> str:
    """A solo table whose game was played to the end."""
    table = await playing(host)
    await play_all([Player(host, table, Random(1))], 60)
    return table


async def closed(host: HttpClient) -> str:
    """A table that was closed."""
    table = await open_table(host)
    await host.request_json("DELETE", f"/api/tables/{table}")
    return table
