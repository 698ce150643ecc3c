"""Games on own map sheets beside a node of the release before, which knows printed sheets only."""

import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from inkland.bots.games.self_play import play_game
from inkland.bots.random_bot import RandomBot
from inkland.protocol.resources import NewTable, OptionWishes, Sit
from inkland.rules import Draw, GameOptions, view
from inkland.server.context import ServerContext
from inkland.server.features.upkeep.audit import audit
from inkland.server.tables.storage import PostgresStorage
from inkland.table.actions import joining, opening, playing
from inkland.table.bus.local import LocalBus
from inkland.table.games.mailbox import Command
from inkland.table.ids import TableId
from inkland.table.storage.records import Table
from proof.chaos.releases import previous
from support.finished_games import store_finished
from support.storage_samples import ADA

pytestmark = pytest.mark.anyio

OWN: Final = "own1-12m1r30w"

# Runs with the code of the release before: asks for everything, and plays a game of its own.
_RELEASE_BEFORE: Final = """
import asyncio, json, sys
from random import Random

import inkland
from inkland.bots.random_bot import RandomBot
from inkland.protocol.resources import NewTable, Sit
from inkland.rules import Draw, Refused, view
from inkland.server.app import create_app
from inkland.server.context import ServerContext
from inkland.server.ports import connect
from inkland.server.settings import Settings
from inkland.table.actions import joining, opening, playing
from inkland.table.games.mailbox import Command
from inkland.table.storage.records import Account

async def ask(app, path):
    scope = {
        "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "scheme": "http",
        "method": "GET", "path": path, "raw_path": path.encode(), "query_string": b"",
        "headers": [(b"host", b"127.0.0.1:8080")], "client": ("127.0.0.1", 9),
        "server": ("127.0.0.1", 8080), "root_path": "",
    }
    sent = []
    async def receive():
        return {"type": "http.request", "body": b"", "more_body": False}
    async def send(message):
        sent.append(message)
    try:
        await app(scope, receive, send)
    except KeyError:  # answered, and then raised for the log
        pass
    return sent[0]["status"], json.loads(b"".join(m.get("body", b"") for m in sent[1:]))

async def main(database, waiting, running, finished):
    settings = Settings(role="web", fast=False)
    ports = await connect(settings, database)
    app, told = create_app(settings, ports), {"version": inkland.__version__}
    context, ada, random = ServerContext(ports.storage, ports.bus), Account("ada", "Ada"), Random(1)
    async with app.router.lifespan_context(app):
        for table in (waiting, running, finished):
            for what in ("", "/view"):
                status, answer = await ask(app, f"/api/tables/{table}{what}")
                told[f"{table}{what}"] = [status, answer.get("code")]
        status, answer = await ask(app, "/api/tables")
        told["lobby"] = sorted(table["id"] for table in answer["tables"])
        try:
            await playing.start(context, waiting, ada)
        except Refused as refusal:
            told["start"] = type(refusal).__name__
        table = await opening.open_table(context, ada, NewTable(seats=1))
        await joining.sit(context, table.id, ada, Sit(nonce="0" * 32))
        await playing.start(context, table.id, ada)
        mailbox = context.mailbox(table.id)
        while (step := (state := (await mailbox.game()).state).step) is not None:
            drawing = Draw(0, step.number, RandomBot().answer(view(state, 0), random))
            await mailbox.post(Command(0, str(step.number), drawing))
        told["played"] = (await context.load_table(table.id)).status
    await ports.close()
    print(json.dumps(told))

asyncio.run(main(*sys.argv[1:]))
"""


async def own_table(context: ServerContext) -> Table:
    """A public table with an own map, at which Ada sits alone."""
    wish = NewTable(seats=1, public=True, options=OptionWishes(map_sheet=OWN))
    table = await opening.open_table(context, ADA, wish)
    return await joining.sit(context, table.id, ADA, Sit(nonce="0" * 32))


async def draw_once(context: ServerContext, table: TableId) -> None:
    """Answer the open step."""
    state = (await context.mailbox(table).game()).state
    assert state.step is not None
    drawing = RandomBot().answer(view(state, 0), Random(1))
    step = state.step.number
    await context.mailbox(table).post(Command(0, str(step), Draw(0, step, drawing)))


async def test_the_release_before_refuses_games_on_own_maps_and_nothing_else(
    storage: PostgresStorage, database: str, tmp_path: Path
) -> None:
    context = ServerContext(storage, LocalBus())
    waiting, running = await own_table(context), await own_table(context)
    await playing.start(context, running.id, ADA)
    await draw_once(context, running.id)
    events, _state = play_game(GameOptions(map_sheet=OWN), "1", [RandomBot()])
    finished = await store_finished(storage, events, ADA.id, public=True)
    before = [await storage.game(table) for table in (running.id, finished)]

    told = release_before(database, tmp_path, waiting.id, running.id, finished)
    assert told.pop("version") == previous().version
    assert told == {
        waiting.id: [200, None],
        f"{waiting.id}/view": [409, "NotBegun"],
        running.id: [200, None],
        f"{running.id}/view": [500, "ServerBusy"],
        finished: [200, None],
        f"{finished}/view": [500, "ServerBusy"],
        "lobby": sorted([waiting.id, running.id]),
        "start": "UnknownMapSheet",
        "played": "finished",
    }
    assert [await storage.game(table) for table in (running.id, finished)] == before
    assert audit(database).broken == ()
    await draw_once(ServerContext(storage, LocalBus()), running.id)  # on a node of this release


def release_before(database: str, folder: Path, *tables: TableId) -> dict[str, Any]:
    """What a node of the release before says about these tables."""
    environment = {**os.environ, "PYTHONPATH": str(previous().unpack(folder / "code"))}
    command = [sys.executable, "-c", _RELEASE_BEFORE, database, *tables]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    told: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return told
