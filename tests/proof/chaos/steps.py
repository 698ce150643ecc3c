"""The numbered steps of a move, at each of which a node can be made to die.

1 before the append's transaction; 2 within it, with the statement sent but not answered; 3 after
the commit and before the answer to the client; 4 after that answer and before other clients are
notified; 5 while they are notified; 6 while a snapshot is read.
"""

import asyncio
import json
import os
import random
import signal
import threading
import time
from pathlib import Path
from typing import Any, Final

from inkland.server.tables import appending, changes, clocks, deals, storage_part
from inkland.server.tables.storage import PostgresStorage
from inkland.table.games.mailbox import Mailbox
from inkland.table.live.hub import Hub

BEFORE, WITHIN, COMMITTED, ANSWERED, TELLING, READING = STEPS = range(1, 7)
DEATHS: Final = "deaths.jsonl"
_POLL_SECONDS: Final = 0.02
_FLIGHT: Final = 0.003  # approximate seconds of a statement's round trip
_ANSWER: Final = 0.1  # seconds within which an answer reaches its client


class _Orders:
    """The step at which this process is to die."""

    def __init__(self, folder: Path, name: str) -> None:
        self.step: int | None = None
        self._folder = folder
        self._name = name
        self._path = folder / f"{name}.arm"

    def watch(self) -> None:
        """Poll the order file forever."""
        while True:
            try:
                self.step = int(self._path.read_text() or 0)
            except (OSError, ValueError):
                self.step = None
            time.sleep(_POLL_SECONDS)

    def die(self) -> None:
        """Kill this process, after leaving a note for the harness."""
        note = {"at": time.time(), "victim": self._name, "step": self.step}
        with (self._folder / DEATHS).open("a", encoding="utf-8") as file:
            file.write(json.dumps(note) + "\n")
        os.kill(os.getpid(), signal.SIGKILL)


def listen(folder: Path, name: str) -> None:
    """From now on die at the step that this node's order file names."""
    orders = _Orders(folder, name)
    _watch_appends(orders)
    _watch_statements(orders)
    _watch_messages(orders)
    threading.Thread(target=orders.watch, daemon=True).start()


def _watch_appends(orders: _Orders) -> None:
    append = PostgresStorage.append

    async def watched(self: PostgresStorage, *args: Any) -> bool:
        if orders.step == BEFORE:
            orders.die()
        done = await append(self, *args)
        if done and orders.step == COMMITTED:
            orders.die()
        return done

    PostgresStorage.append = watched  # type: ignore[method-assign,assignment]


def _watch_statements(orders: _Orders) -> None:
    run = changes.run

    async def watched(connection: Any, name: str, parameters: Any) -> Any:
        if name == "append" and orders.step == WITHIN:
            flying = asyncio.create_task(run(connection, name, parameters))
            await asyncio.wait((flying,), timeout=random.uniform(0, _FLIGHT))
            orders.die()
        rows = await run(connection, name, parameters)
        if name == "number" and orders.step == READING:
            orders.die()
        return rows

    for module in (appending, changes, clocks, deals, storage_part):  # each has its own name for it
        assert vars(module)["run"] is run
        vars(module)["run"] = watched


def _watch_messages(orders: _Orders) -> None:
    ring, catch_up = Mailbox._ring, Hub._catch_up
    told_first = False

    def silent(self: Mailbox, number: int) -> None:
        if orders.step == ANSWERED:
            asyncio.get_running_loop().call_later(_ANSWER, orders.die)
        else:
            ring(self, number)

    def halting(self: Hub, *args: Any) -> None:
        nonlocal told_first
        if orders.step != TELLING:
            catch_up(self, *args)
        elif not told_first:
            told_first = True
            catch_up(self, *args)
            asyncio.get_running_loop().call_later(_ANSWER, orders.die)

    Mailbox._ring = silent  # type: ignore[method-assign]
    Hub._catch_up = halting  # type: ignore[method-assign,assignment]
