"""Latency of a bell through NATS, and of a move until another node sends it.

    PYTHONPATH=src:tests python tests/proof/measure/bus.py

Both ends run in one process, on one loop. A bell is received by a bus that follows two thousand
tables. A move is drawn at one hub and awaited at the other, measured from its durable answer; both
hubs share a PostgreSQL. The last line is the query that each node runs every two seconds.
"""

import asyncio
import time
from collections.abc import Sequence
from random import Random
from typing import Final

from inkland.protocol.resources import NewTable
from inkland.server.bus.nats import NatsBus
from inkland.server.tables.storage import PostgresStorage
from inkland.table.actions import opening
from inkland.table.bus.port import Bell
from inkland.table.ids import TableId
from proof.measure.appends import database
from support.contexts import ANN, BEN
from support.nats import Broker
from support.nodes import Node, draw, guests, running_table, until
from support.sockets import Guest

TABLES, BELLS, GAMES, STEPS, LOOKS = 2_000, 4_000, 10, 15, 50
RATES: Final = (200, 1_000)  # bells a second


def show(what: str, seconds: Sequence[float]) -> None:
    """Print the median, the 99th percentile and the maximum."""
    found = sorted(second * 1000 for second in seconds)
    middle, late = found[len(found) // 2], found[len(found) * 99 // 100]
    print(f"{what:40} p50 {middle:6.2f} ms  p99 {late:6.2f} ms  worst {found[-1]:6.2f} ms")


async def bells(url: str, rate: int) -> None:
    """Ring at this rate, and listen on another bus."""
    one, other = NatsBus(url), NatsBus(url)
    ids = [TableId(f"{number:026d}") for number in range(TABLES)]
    rung, heard = dict[int, float](), dict[int, float]()
    other.listen(lambda bell: heard.update({bell.number: time.perf_counter()}))
    for bus in (one, other):
        await bus.open()
    for table in ids:
        other.follow(table)
    await until(lambda: one.is_up and other.is_up and len(other._subscribed) == TABLES)
    begun = time.perf_counter()
    for number in range(1, BELLS + 1):
        rung[number] = time.perf_counter()
        one.ring(Bell(ids[number % TABLES], number))
        await asyncio.sleep(max(0.0, begun + number / rate - time.perf_counter()))
    await until(lambda: len(heard) == BELLS)
    for bus in (one, other):
        await bus.close()
    show(f"a bell, {rate} a second", [heard[number] - at for number, at in rung.items()])


async def moves(storage: PostgresStorage, url: str) -> None:
    """Play games on two nodes."""
    one, other = Node(storage, NatsBus(url)), Node(storage, NatsBus(url))
    random, waits = Random(1), list[float]()
    async with one.opened(), other.opened():
        await until(lambda: one.bus.is_up and other.bus.is_up)
        for _game in range(GAMES):
            table = await running_table(one.context)
            ann, ben = Guest(one.hub, table, ANN).hello(), Guest(other.hub, table, BEN).hello()
            await until(lambda a=ann, b=ben: a.told("whole") and b.told("whole"))  # type: ignore[misc]
            await asyncio.sleep(0.1)  # the other node follows the table by now
            for _step in range(STEPS):
                for node, account, far in ((one, ANN, ben), (other, BEN, ann)):
                    before = len(far.told("update"))
                    await draw(node.context, table, account, random)
                    waits.append(
                        await until(lambda f=far, n=before: len(f.told("update")) > n)  # type: ignore[misc]
                    )
            ann.bye()
            ben.bye()
    show("from an answer to the other node", waits)


async def looks(storage: PostgresStorage) -> None:
    """Query the progress of many tables."""
    context = Node(storage, NatsBus("")).context
    ids = [(await opening.open_table(context, ANN, NewTable(seats=2))).id for _ in range(TABLES)]
    waits = []
    for _look in range(LOOKS):
        begun = time.perf_counter()
        await storage.progress(ids)
        waits.append(time.perf_counter() - begun)
    show(f"what is new at {TABLES} tables", waits)


async def main(conninfo: str, url: str) -> None:
    """Run all measurements."""
    storage = await PostgresStorage.open(conninfo)
    await guests(storage)
    for rate in RATES:
        await bells(url, rate)
    await moves(storage, url)
    await looks(storage)
    await storage.close()


if __name__ == "__main__":
    broker = Broker()
    broker.start()
    try:
        with database() as (found, _folder):
            asyncio.run(main(found, broker.url))
    finally:
        broker.kill()
