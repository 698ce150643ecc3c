"""The eleven invariants of the server, each on a real PostgreSQL and a real NATS.

Two nodes in this process serve the same tables. The long runs prove the same with processes that
are killed; here each invariant is tested by itself.
"""

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any, Final

import nats.aio.client
import psycopg
import pytest

import inkland
from inkland.bots.random_bot import RandomBot
from inkland.protocol.messages import TOO_SLOW
from inkland.rules import Draw, view
from inkland.rules import transcript as transcripts
from inkland.server.bus.nats import NatsBus
from inkland.server.features.upkeep.audit import audit
from inkland.server.features.upkeep.deadlines import DeadlineTask
from inkland.server.postgres.embedded import Embedded
from inkland.server.tables.storage import PostgresStorage
from inkland.table.actions import playing
from inkland.table.actions.seating import STAND_IN
from inkland.table.bus.port import Bell
from inkland.table.context import Context
from inkland.table.errors import StorageUnavailable
from inkland.table.games import loaded_game
from inkland.table.games.mailbox import MAX_WAITING_PER_SEAT, Command
from inkland.table.live.connections import MAX_QUEUED
from inkland.table.storage.records import Table
from proof.chaos import releases
from support.contexts import ANN, BEN
from support.nats import Broker
from support.nodes import Node, draw, guests, running_table, until
from support.sockets import Guest, settle

pytestmark = pytest.mark.anyio


@pytest.fixture
def cluster(durable_cluster: Embedded) -> Embedded:
    """A running cluster with the settings of a host."""
    return durable_cluster


@pytest.fixture
def database(durable_database: str) -> str:
    """Its database, without rows."""
    return durable_database


@pytest.fixture
async def storage(database: str) -> AsyncIterator[PostgresStorage]:
    """PostgreSQL storage with the accounts of Ann, Ben and Eve."""
    made = await PostgresStorage.open(database)
    await guests(made)
    yield made
    await made.close()


@pytest.fixture
async def nodes(storage: PostgresStorage, nats: Broker) -> AsyncIterator[tuple[Node, Node]]:
    """Two nodes on the same storage, connected by NATS."""
    one, other = Node(storage, NatsBus(nats.url)), Node(storage, NatsBus(nats.url))
    async with one.opened(), other.opened():
        await until(lambda: one.bus.is_up and other.bus.is_up)
        yield one, other


async def a_command(context: Context, table: Table, seat: int, random: Random) -> Command:
    """A legal drawing for the seat."""
    state = (await context.game(table.id)).state
    drawing = RandomBot().answer(view(state, seat), random)
    return Command(seat, f"{random.getrandbits(128):032x}", Draw(seat, state.last_step, drawing))


async def played(nodes: tuple[Node, Node], table: Table, rounds: int) -> None:
    """Ann draws at the first node and Ben at the second, for some rounds or to the end."""
    random = Random(7)
    for _ in range(rounds):
        for node, account, seat in ((nodes[0], ANN, 0), (nodes[1], BEN, 1)):
            number = await last_event(nodes, table)
            state = (await node.context.mailbox(table.id).game(number)).state
            if state.ending is not None:
                return
            assert state.step is not None
            if seat in state.step.asked and state.step.answers[seat] is None:
                await draw(node.context, table, account, random)


async def last_event(nodes: tuple[Node, Node], table: Table) -> int:
    """The number of the last stored event."""
    (news,) = await nodes[0].context.storage.progress([table.id])
    assert news.number is not None
    return news.number


async def test_1_saved_means_on_disk(
    nodes: tuple[Node, Node], storage: PostgresStorage, cluster: Embedded
) -> None:
    table = await running_table(nodes[0].context)
    answer = json.loads(await draw(nodes[0].context, table, ANN, Random(1)))
    assert answer["type"] == "saved"
    assert cluster.pid is not None
    os.kill(cluster.pid, signal.SIGKILL)
    await until(lambda: not cluster.alive())
    await asyncio.to_thread(cluster.restart)
    async with asyncio.timeout(240):
        while not await storage.is_ready():
            await asyncio.sleep(0.1)
    game = await storage.game(table.id)
    assert game is not None and game.number >= answer["number"]
    async with storage.database.players.connection() as connection:
        for name, expected in (("synchronous_commit", "on"), ("fsync", "on")):
            cursor = await connection.execute(f"SHOW {name}".encode())
            assert await cursor.fetchone() == (expected,)


async def test_2_a_command_counts_once_wherever_and_however_often_it_comes(
    nodes: tuple[Node, Node], storage: PostgresStorage
) -> None:
    table = await running_table(nodes[0].context)
    command = await a_command(nodes[0].context, table, 0, Random(1))
    answers = await asyncio.gather(
        *(
            playing.act(node.context, table.id, ANN.id, command)
            for node in nodes * MAX_WAITING_PER_SEAT
        )
    )
    assert len(set(answers)) == 1
    assert json.loads(answers[0])["type"] == "saved"
    game = await storage.game(table.id)
    assert game is not None
    assert [kept.answer for kept in game.kept] == [answers[0]]
    assert sum(entry.seat == 0 for entry in game.entries) == 1


async def test_3_there_is_one_order_without_a_gap(
    nodes: tuple[Node, Node], storage: PostgresStorage, database: str
) -> None:
    table = await running_table(nodes[0].context)
    random = Random(3)
    for _ in range(6):
        commands = [await a_command(nodes[0].context, table, seat, random) for seat in (0, 1)]
        await asyncio.gather(
            *(
                playing.act(node.context, table.id, account.id, command)
                for node in nodes
                for account, command in zip((ANN, BEN), commands, strict=True)
            )
        )
    with psycopg.connect(database) as connection:
        found = connection.execute("SELECT seq FROM event WHERE game = %s ORDER BY seq", [table.id])
        numbers = [row[0] for row in found]
        assert numbers == list(range(1, len(numbers) + 1))
        with pytest.raises(psycopg.errors.UniqueViolation):
            connection.execute(
                "INSERT INTO event (game, seq, body, hash, seat, step, revision) "
                "SELECT game, seq + 1000, body, hash, seat, step, revision FROM event "
                "WHERE game = %s AND revision IS NOT NULL",
                [table.id],
            )


async def test_4_every_game_replays_to_the_same_bytes(
    nodes: tuple[Node, Node], storage: PostgresStorage, database: str
) -> None:
    table = await running_table(nodes[0].context)
    await played(nodes, table, 200)
    assert (await nodes[0].context.load_table(table.id)).status == "finished"
    game, secret = await storage.game(table.id), await storage.secret(table.id)
    assert game is not None and secret is not None and secret.seed is not None
    assert loaded_game.is_chained(game, loaded_game.new_game_log(table.id, secret.seed).hash)
    text = transcripts.write(loaded_game.load(game)[1])
    hashes = [entry.state_hash.hex() for entry in game.entries if entry.state_hash]
    for seed in ("1", "2"):
        told = await asyncio.to_thread(in_a_fresh_process, database, table, PYTHONHASHSEED=seed)
        assert told == [inkland.__version__, text, hashes]


_REPLAY: Final = """
import asyncio, json, os, sys
import inkland
from inkland.protocol.translation import STORED_EVENT
from inkland.rules import State, evolve, transcript
from inkland.rules.events import TurnEnded
from inkland.table.games.loaded_game import state_hash
from inkland.server.tables.storage import PostgresStorage

async def told():
    storage = await PostgresStorage.open(os.environ["CONNINFO"])
    game = await storage.game(sys.argv[1])
    await storage.close()
    state, hashes, events = State(), [], []
    for entry in game.entries:
        event = STORED_EVENT.from_json(entry.body)
        events.append(event)
        state = evolve(state, event)
        if isinstance(event, TurnEnded):
            hashes.append(state_hash(state).hex())
    print(json.dumps([inkland.__version__, transcript.write(tuple(events)), hashes]))

asyncio.run(told())
"""


def in_a_fresh_process(database: str, table: Table, **environment: str) -> Any:
    """The transcript and the state hashes as another process reads them from storage."""
    paths = os.pathsep.join(filter(None, sys.path))
    known = {**os.environ, "PYTHONPATH": paths, "CONNINFO": database}
    command = [sys.executable, "-c", _REPLAY, table.id]
    done = subprocess.run(
        command, capture_output=True, text=True, check=True, env={**known, **environment}
    )
    return json.loads(done.stdout)


async def test_5_the_bus_is_a_hint(nodes: tuple[Node, Node], nats: Broker) -> None:
    table = await running_table(nodes[0].context)
    guests = [Guest(node.hub, table, a).hello() for node, a in zip(nodes, (ANN, BEN), strict=True)]
    await until(lambda: all(guest.number for guest in guests))
    for node in nodes:  # invented, duplicated, out of order
        for number in (9_999, 1, 1, 500):
            node.bus.ring(Bell(table.id, number, number))
    nats.kill()
    await played(nodes, table, 4)
    number = await last_event(nodes, table)
    await until(lambda: [guest.number for guest in guests] == [number] * 2, 10)
    nats.start()
    views = [guest.followed_view() for guest in guests]
    for own in ("viewer", "answer"):
        for view_ in views:
            del view_[own]
    assert views[0] == views[1]


async def test_6_a_deadline_fires_once_and_never_for_time_nobody_had(
    nodes: tuple[Node, Node], storage: PostgresStorage, cluster: Embedded
) -> None:
    table = await running_table(nodes[0].context, clock=5)
    keepers = [asyncio.create_task(DeadlineTask(node.context).run()) for node in nodes]
    try:
        await asyncio.sleep(1)
        await asyncio.to_thread(cluster.stop)
        await asyncio.sleep(6)  # the deadline passes meanwhile
        await asyncio.to_thread(cluster.start)
        async with asyncio.timeout(240):
            while not await storage.is_ready():
                await asyncio.sleep(0.1)
        await asyncio.sleep(2)
        assert (await nodes[0].context.load_table(table.id)).version == table.version
        async with asyncio.timeout(240):
            while (await nodes[0].context.load_table(table.id)).version == table.version:
                await asyncio.sleep(0.1)
        await asyncio.sleep(1.5)
        after = await nodes[0].context.load_table(table.id)
        assert after.version == table.version + 1
        assert [occupant and occupant.bot for occupant in after.seats] == [STAND_IN, STAND_IN]
    finally:
        for keeper in keepers:
            keeper.cancel()


async def test_7_nothing_on_the_bus_tells_of_a_card(nodes: tuple[Node, Node], nats: Broker) -> None:
    client = nats_client()
    await client.connect(nats.url)
    heard: list[bytes] = []

    async def hear(message: Any) -> None:
        heard.append(message.data)

    await client.subscribe("inkland.>", cb=hear)
    await client.flush()
    table = await running_table(nodes[0].context)
    joined = [Guest(node.hub, table, a).hello() for node, a in zip(nodes, (ANN, BEN), strict=True)]
    await played(nodes, table, 8)
    await asyncio.sleep(1.2)
    await client.close()
    assert len(heard) >= 8 and joined
    for payload in heard:
        for part in json.loads(payload):  # numbers, seats, and the random name of a node
            assert isinstance(part, int | list) or bytes.fromhex(part)


def nats_client() -> Any:
    """A client that receives every message."""
    return nats.aio.client.Client()


async def test_8_who_comes_back_is_told_exactly_what_is_missing(nodes: tuple[Node, Node]) -> None:
    table = await running_table(nodes[0].context)
    watcher = Guest(nodes[0].hub, table, ANN).hello()
    await played(nodes, table, 6)
    last = await last_event(nodes, table)
    await until(lambda: watcher.number == last)
    truth = watcher.followed_view()
    for seen in [message["number"] for message in follows(watcher)]:
        for node in nodes:
            again = Guest(node.hub, table, ANN).hello(since=seen)
            await until(lambda guest=again: bool(guest.told("table")))  # type: ignore[misc]
            if seen == last:
                await settle()
                assert follows(again) == []
                again.bye()
                continue
            await until(lambda guest=again: guest.number == last)  # type: ignore[misc]
            told = follows(again)
            if told[0]["type"] == "whole":
                assert told[0]["view"] == truth
            else:
                assert told[0]["since"] == seen
            again.bye()


def follows(guest: Guest) -> list[dict[str, Any]]:
    """Check what a guest received of the game."""
    return [m for m in guest.socket.sent if m["type"] in ("whole", "update")]


async def test_9_nobody_is_told_saved_while_storage_is_unavailable(
    nodes: tuple[Node, Node], storage: PostgresStorage, cluster: Embedded
) -> None:
    table = await running_table(nodes[0].context)
    command = await a_command(nodes[0].context, table, 0, Random(1))
    nodes[0].context.follow(table.id)
    await nodes[0].context.cached_table(table.id)
    await asyncio.to_thread(cluster.stop)
    try:
        with pytest.raises(StorageUnavailable):
            await playing.act(nodes[0].context, table.id, ANN.id, command)
    finally:
        await asyncio.to_thread(cluster.start)
    async with asyncio.timeout(240):
        while not await storage.is_ready():
            await asyncio.sleep(0.1)
    answer = await playing.act(nodes[0].context, table.id, ANN.id, command)
    assert json.loads(answer)["type"] == "saved"


async def test_10_who_does_not_read_is_let_go_and_presence_comes_once_a_second(
    nodes: tuple[Node, Node],
) -> None:
    table = await running_table(nodes[0].context)
    ann = Guest(nodes[0].hub, table, ANN).hello()
    await until(lambda: bool(ann.told("whole")))
    ann.socket.open.clear()
    for _ in range(MAX_QUEUED + 2):
        ann.connection.send("{}")
    assert len(ann.connection._waiting) <= MAX_QUEUED
    ann.socket.open.set()
    await until(lambda: ann.socket.code == TOO_SLOW)
    ben = Guest(nodes[1].hub, table, BEN).hello()
    for _ in range(30):
        Guest(nodes[0].hub, table, None).hello().bye()
        await asyncio.sleep(0.05)
    assert len(ben.told("presence")) <= 3


async def test_11_the_release_before_reads_and_continues_our_games(
    nodes: tuple[Node, Node], database: str, tmp_path: Path
) -> None:
    table = await running_table(nodes[0].context, clock=60)
    await played(nodes, table, 200)
    _version, text, _hashes = await asyncio.to_thread(in_a_fresh_process, database, table)
    transcript = tmp_path / "transcript.txt"
    transcript.write_text(text, encoding="utf-8")
    release = releases.previous()
    path = release.unpack(tmp_path / "previous")

    def command(*words: str) -> str:
        # Compare by its commands, whose names are stable; it verifies the chain and all states
        # itself.
        known = {**os.environ, "PYTHONPATH": str(path), "INKLAND_DATABASE_URL": database}
        return subprocess.run(
            [sys.executable, "-m", "inkland", *words],
            cwd=tmp_path, env=known, capture_output=True, text=True, check=True,
        ).stdout  # fmt: skip

    assert command("--version") == f"inkland {release.version}\n"
    assert release.version != inkland.__version__
    assert await asyncio.to_thread(command, "audit") == f"{audit(database)}\n"
    assert await asyncio.to_thread(command, "replay", str(transcript))
