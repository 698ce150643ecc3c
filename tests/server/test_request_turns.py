"""A few requests of an address are served at a time; the others wait, and too many are refused."""

import asyncio

import pytest

from inkland.server import request_queue
from inkland.server.client_networks import SITE_FACTOR
from inkland.server.request_queue import MAX_TURNS_PER_ADDRESS, AddressTurns
from inkland.table.errors import TooManyRequests

pytestmark = pytest.mark.anyio


async def test_each_address_has_turns_of_its_own_in_the_order_of_its_requests() -> None:
    turns, done = AddressTurns(on=True), list[str]()
    held = [await turns.next("a") for _ in range(MAX_TURNS_PER_ADDRESS)]

    async def request(name: str) -> None:
        with await turns.next("a"):
            done.append(name)

    waiting = [asyncio.create_task(request(name)) for name in "xyz"]
    await asyncio.sleep(0.01)
    (await turns.next("b")).end()
    assert done == []
    waiting[1].cancel()
    held[0].end()
    held[0].end()  # counts once
    await asyncio.gather(*waiting, return_exceptions=True)
    assert done == ["x", "z"]
    for turn in held[1:]:
        turn.end()
    assert not turns._free and not turns._requests


async def test_networks_of_one_site_share_some_turns() -> None:
    turns = AddressTurns(on=True)
    networks = [f"2001:db8:1:{number:x}::/64" for number in range(SITE_FACTOR + 2)]
    held = [
        await turns.next(network)
        for network in networks[:SITE_FACTOR]
        for _ in range(MAX_TURNS_PER_ADDRESS)
    ]
    waiting = [asyncio.create_task(turns.next(network)) for network in networks[SITE_FACTOR:]]
    (await turns.next("2001:db8:2:1::/64")).end()
    assert not any(task.done() for task in waiting)
    waiting[0].cancel()
    held[0].end()
    (await waiting[1]).end()
    for turn in held[1:]:
        turn.end()
    await asyncio.gather(*waiting, return_exceptions=True)
    assert not turns._free and not turns._requests


async def test_no_more_than_some_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(request_queue, "MAX_WAITING_PER_ADDRESS", 2)
    turns = AddressTurns(on=True)
    held = [await turns.next("a") for _ in range(MAX_TURNS_PER_ADDRESS)]
    waiting = [asyncio.create_task(turns.next("a")) for _ in range(2)]
    await asyncio.sleep(0.01)
    with pytest.raises(TooManyRequests):
        await turns.next("a")
    (await turns.next("b")).end()
    for turn in held:
        turn.end()
    for task in waiting:
        (await task).end()
    assert not turns._requests


async def test_a_slow_request_holds_up_the_others_for_a_short_time() -> None:
    turns = AddressTurns(on=True, max_seconds=0.05)
    for _ in range(2 * MAX_TURNS_PER_ADDRESS):
        await asyncio.wait_for(turns.next("a"), 10)


async def test_without_limits_nobody_waits() -> None:
    turns = AddressTurns(on=False)
    for _ in range(10 * MAX_TURNS_PER_ADDRESS):
        await turns.next("a")
    assert not turns._requests
