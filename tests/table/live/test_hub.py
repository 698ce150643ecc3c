"""The hub sends each connection exactly what it misses, and the updates add up."""

import asyncio
import json
import time
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from inkland.bots.random_bot import RandomBot
from inkland.client.player import apply_update
from inkland.protocol.messages import TOO_SLOW
from inkland.rules import Draw, view
from inkland.table.actions import joining
from inkland.table.actions.seating import STAND_IN
from inkland.table.context import Context
from inkland.table.games import loaded_game
from inkland.table.games.encoding import GameEncoder
from inkland.table.games.mailbox import Command
from inkland.table.live import connections
from inkland.table.live.hub import Hub
from inkland.table.storage.records import Table
from inkland.table.worker_pool import InlineWorkerPool
from support.contexts import ANN, BEN, EVE, run, started
from support.sockets import Guest, settle


async def draw_all(context: Context, table: Table, random: Random) -> bool:
    """Every asked seat draws at random; False when the game is over."""
    state = (await context.mailbox(table.id).game()).state
    if state.step is None:
        return False
    for seat in state.step.asked:
        now = (await context.mailbox(table.id).game()).state
        drawing = RandomBot().answer(view(now, seat), random)
        action = Draw(seat, state.step.number, drawing)
        await context.mailbox(table.id).post(
            Command(seat, f"{random.getrandbits(128):032x}", action)
        )
    await settle()
    return True


def whole(encoder: GameEncoder, seat: int | None) -> Any:
    return json.loads(encoder.whole(seat))["view"]


@pytest.mark.parametrize("preset", ["base", "everything"])
def test_what_is_told_adds_up_to_the_whole_view_for_everyone(preset: str) -> None:
    async def scenario() -> None:
        context, table = await started(preset=preset)
        hub, random = Hub(context, InlineWorkerPool()), Random(3)
        guests = [Guest(hub, table, account).hello() for account in (ANN, BEN, EVE, None)]
        await settle()
        while await draw_all(context, table, random):
            encoder = GameEncoder(await context.mailbox(table.id).game())
            for guest, seat in zip(guests, (0, 1, None, None), strict=True):
                assert guest.followed_view() == whole(encoder, seat)
        for guest in guests:
            assert len(guest.told("whole")) == 1  # the rest were updates
            numbers = [(m["since"], m["number"]) for m in guest.told("update")]
            assert all(a[1] == b[0] for a, b in pairwise(numbers))
            assert guest.told("table")[-1]["table"]["status"] == "finished"
            guest.bye()

    run(scenario())


def test_who_comes_back_gets_exactly_what_is_missing_or_a_whole_view() -> None:
    async def scenario() -> None:
        context, table = await started()
        hub, random = Hub(context, InlineWorkerPool()), Random(4)
        first = Guest(hub, table, ANN).hello()
        await settle()
        seen = first.told("whole")[0]["number"]
        before = first.followed_view()
        first.bye()
        await draw_all(context, table, random)
        back = Guest(hub, table, ANN).hello(since=seen)
        await settle()
        assert not back.told("whole") and len(back.told("update")) == 1
        update = back.told("update")[0]
        assert update["since"] == seen
        encoder = GameEncoder(await context.mailbox(table.id).game())
        assert apply_update(before, update) == whole(encoder, 0)
        for unknown in (seen - 1, 10_000, 0):  # never sent, not yet stored, the very beginning
            stranger = Guest(hub, table, ANN).hello(since=unknown)
            await settle()
            assert stranger.told("whole") and not stranger.told("update")
            stranger.bye()
        up_to_date = Guest(hub, table, ANN).hello(since=encoder.game.number)
        await settle()
        assert not up_to_date.told("whole") and not up_to_date.told("update")
        assert up_to_date.told("spots")  # but the spots are sent again

    run(scenario())


def test_spots_and_effects_come_once_a_step_and_only_to_who_is_asked() -> None:
    async def scenario() -> None:
        context, table = await started()
        hub, random = Hub(context, InlineWorkerPool()), Random(5)
        ann, watcher = Guest(hub, table, ANN).hello(), Guest(hub, table, None).hello()
        await settle()
        for steps in range(1, 5):
            assert len(ann.told("spots")) == len(ann.told("effects")) == steps
            await draw_all(context, table, random)
        assert not watcher.told("spots") and not watcher.told("effects")

    run(scenario())


def test_who_does_not_read_is_let_go_and_nobody_else_notices() -> None:
    async def scenario() -> None:
        context, table = await started()
        hub, random = Hub(context, InlineWorkerPool()), Random(6)
        slow, quick = Guest(hub, table, BEN).hello(), Guest(hub, table, ANN).hello()
        slow.socket.open.clear()
        waiting = slow.connection._waiting
        while await draw_all(context, table, random):
            assert len(waiting) <= connections.MAX_QUEUED
            assert slow.connection._bytes <= connections.MAX_QUEUED_BYTES
        slow.socket.open.set()
        await settle()
        assert slow.socket.code == TOO_SLOW
        assert quick.socket.code is None and quick.followed_view()["ending"] is not None

    run(scenario())


def test_presence_is_told_once_a_second_at_most() -> None:
    async def scenario() -> None:
        context, table = await started()
        hub = Hub(context, InlineWorkerPool())
        began = time.monotonic()
        ann = Guest(hub, table, ANN).hello()
        for _ in range(20):
            guest = Guest(hub, table, BEN).hello()
            await settle()
            guest.bye()
        async with asyncio.timeout(240):  # a bound, so that a failing test ends
            while [message["seats"] for message in ann.told("presence")][-1:] != [[0]]:
                await asyncio.sleep(0.05)
        await asyncio.sleep(0.2)  # nothing more comes
        told = [message["seats"] for message in ann.told("presence")]
        assert len(told) <= time.monotonic() - began and told[-1] == [0]
        assert hub.connected_seats(table.id) == {0}
        assert await hub.absent_seconds(table.id, 0) == 0 < await hub.absent_seconds(table.id, 1)

    run(scenario())


def test_the_table_comes_first_and_nothing_stays_when_all_have_gone() -> None:
    async def scenario() -> None:
        context, table = await started()
        hub = Hub(context, InlineWorkerPool())
        guests = [Guest(hub, table, account).hello() for account in (ANN, BEN)]
        await settle()
        assert [guest.socket.sent[0]["type"] for guest in guests] == ["table", "table"]
        late = Guest(hub, table, EVE).hello()
        late.bye()
        for guest in guests:
            guest.bye()
        await settle()
        assert not hub._encoders and not hub._connections and not hub.presence._last_seen
        assert not context._tables and not context._followed

    run(scenario())


def test_who_sits_down_while_connected_is_told_the_own_seat() -> None:
    async def scenario() -> None:
        context, table = await started()
        hub = Hub(context, InlineWorkerPool())
        ben = Guest(hub, table, BEN).hello()
        await settle()
        await joining.leave(context, table.id, BEN)
        await settle()
        last = ben.told("table")[-1]
        assert last["you"] == 1 and last["table"]["seats"][1]["bot"] == STAND_IN
        assert last["table"]["version"] > ben.told("table")[0]["table"]["version"]

    run(scenario())


def test_what_happened_before_the_first_question_is_told_until_it_is_answered() -> None:
    """Also by a process that has loaded the game from storage."""

    async def scenario() -> None:
        context, table = await started(preset="everything")
        game = await context.mailbox(table.id).game()
        stored = await context.storage.game(table.id)
        assert stored is not None
        loaded, _ = loaded_game.load(stored)
        told = json.loads(GameEncoder(game).whole(0))["events"]
        assert told == json.loads(GameEncoder(loaded).whole(None))["events"]
        assert told[-1]["type"] == "step_opened" and told[-1]["asked"]
        assert [event["card"] for event in told if event["type"] == "card_revealed"]
        await draw_all(context, table, Random(3))
        after = GameEncoder(await context.mailbox(table.id).game())
        assert "events" not in json.loads(after.whole(0))

    run(scenario())


def test_monsters_that_walk_in_are_told_with_their_way() -> None:
    async def scenario() -> None:
        context, table = await started(preset="base", seats=1)
        hub, random = Hub(context, InlineWorkerPool()), Random(3)
        guest = Guest(hub, table, ANN).hello()
        await settle()
        while await draw_all(context, table, random):
            pass
        walks = 0
        for told in [*guest.told("whole"), *guest.told("update")]:
            events = told.get("events", [])
            walked = {walk["event"]: walk["path"] for walk in told.get("walks", [])}
            for number, event in enumerate(events):
                is_walk = event["type"] == "shape_drawn" and event["by"] is None
                assert is_walk == (number in walked)
                if is_walk:
                    walks += 1
                    spaces = int(event["spaces"], 16)
                    taken = [divmod(bit, 11) for bit in range(121) if spaces >> bit & 1]
                    rows, columns = zip(*taken, strict=True)
                    assert walked[number][-1] == 11 * min(rows) + min(columns)
        assert walks > 0

    run(scenario())
