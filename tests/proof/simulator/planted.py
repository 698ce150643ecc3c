"""Planted bugs that the checker must find, as patches of the product."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from datetime import datetime, timedelta
from functools import partial
from typing import Any, Final
from unittest.mock import patch

from inkland.server.features.upkeep import polling
from inkland.table.errors import NoSuchTable
from inkland.table.games import loaded_game
from inkland.table.games.loaded_game import LoadedGame
from inkland.table.games.mailbox import Mailbox
from inkland.table.ids import TableId
from inkland.table.live.connections import Connection
from inkland.table.storage.memory import MemoryStorage
from inkland.table.storage.records import StoredGame, Table
from proof.simulator.database import Remote

Plant = Callable[[], Any]


@contextmanager
def bug(name: str | None) -> Iterator[None]:
    """Run with this bug, or with none."""
    with ExitStack() as stack:
        for plant in () if name is None else BUGS[name]:
            stack.enter_context(plant())
        yield


# --- Storage


async def _call_before_commit(self: Remote, name: str, *args: Any, **facts: Any) -> Any:
    """Reports entries as stored before they are."""
    if name == "append":
        loop = self.database.loop
        loop.call_later(0.05, lambda: loop.spawn(self.link.owner, _quietly(self, args, facts)))
        return True
    return await _call(self, name, *args, **facts)


async def _quietly(self: Remote, args: tuple[Any, ...], facts: dict[str, Any]) -> None:
    try:
        await _call(self, "append", *args, **facts)
    except Exception:
        return


async def _forgetful_append(self: MemoryStorage, table: TableId, *told: Any) -> bool:
    """Treats any command as new."""
    after, entries, kept, follow_up = told
    is_kept = await _append(self, table, after, entries, (), follow_up)
    for one in kept if is_kept else ():
        self._kept.setdefault(table, {})[one.seat, one.command] = one
    return is_kept


async def _careless_append(self: MemoryStorage, table: TableId, _after: int, *told: Any) -> bool:
    """Appends wherever the game has got to meanwhile."""
    self._revisions.pop(table, None)
    return await _append(self, table, len(self._entries.get(table, ())), *told)


async def _renaming_append(self: MemoryStorage, table: TableId, *told: Any) -> bool:
    """Stores the answer to a command that is tried again under another id."""
    after, entries, kept, *rest = told
    tried: set[str] = self.__dict__.setdefault("chaos_tried", set())
    again = [k._replace(command=k.command[::-1]) if k.command in tried else k for k in kept]
    tried.update(k.command for k in kept)
    return await _append(self, table, after, entries, again, *rest)


async def _call_with_lock(self: Remote, name: str, *args: Any, **facts: Any) -> Any:
    """Waits for a connection with a lock in hand; others wait for the lock with a connection."""
    lock: asyncio.Lock = self.link.__dict__.setdefault("chaos_lock", asyncio.Lock())
    if name == "append":
        async with lock:
            await self.link.free.acquire()
            try:
                return await self.send(name, args, facts)
            finally:
                self.link.free.release()
    await self.connect()
    try:
        async with lock:
            return await self.send(name, args, facts)
    finally:
        self.link.free.release()


async def _blind_fire(self: MemoryStorage, table: Table, number: int, step: int) -> bool:
    """Fires whichever step is open by now."""
    return await self.change_table(table)


async def _forgetful_beat(self: MemoryStorage) -> float:
    """Does not credit the time in which nobody could play."""
    self._pulses["deadlines"] = self._clock()
    return 0.0


async def _call_by_own_clock(self: Remote, name: str, *args: Any, **facts: Any) -> Any:
    """Uses the node's clock for deadlines."""
    if name not in ("due_deadlines", "expire_step"):
        return await _call(self, name, *args, **facts)
    truth, database = self.database.truth, self.database

    def clock() -> datetime:
        return database.clock() + timedelta(seconds=self.link.owner.ahead)

    with patch.object(truth, "_clock", clock), patch.object(truth, "_pulse", clock()):
        return database.done(truth, name, args, facts)


# --- Mailboxes, games and connections


async def _hasty_read(self: Mailbox, _heard: int = 0) -> None:
    """Reads the number first, and then the game."""
    known: StoredGame | None = await self._storage.game(self.table)
    game = await self._storage.game(self.table)
    if game is None or known is None:
        raise NoSuchTable()
    found, _events = loaded_game.load(game)
    self._game = found._replace(number=known.number)
    self._answered = {}
    self._cache_answers(game.kept)
    self._ring(game.number)


def _off_by_one(self: LoadedGame, number: int) -> Any:
    """Sends one event less than is missing."""
    found = _since(self, number)
    return None if found is None else (found[0], found[1][1:])


def _send_unbounded(self: Connection, text: str) -> None:
    """Does not limit the queue."""
    if self._closing is None:
        self._waiting.append(text)
        self._more.set()


async def _poll_nothing(_self: polling.StoragePoller) -> None:
    """Relies on bells."""


_NOTHING: Final = property(lambda _box: {}, lambda _box, _kept: None)
_call: Final = Remote.call
_append: Final = MemoryStorage.append
_since: Final = LoadedGame.since

BUGS: Final[dict[str, tuple[Plant, ...]]] = {
    "ack-before-commit": (partial(patch.object, Remote, "call", _call_before_commit),),
    "no-command-id": (
        partial(patch.object, MemoryStorage, "append", _forgetful_append),
        partial(patch.object, Mailbox, "_answered", _NOTHING, create=True),
    ),
    "retry-with-new-id": (partial(patch.object, MemoryStorage, "append", _renaming_append),),
    "lock-before-pool": (partial(patch.object, Remote, "call", _call_with_lock),),
    "number-not-checked": (partial(patch.object, MemoryStorage, "append", _careless_append),),
    "timer-without-step": (partial(patch.object, MemoryStorage, "expire_step", _blind_fire),),
    "timer-by-node-clock": (partial(patch.object, Remote, "call", _call_by_own_clock),),
    "outage-not-credited": (partial(patch.object, MemoryStorage, "heartbeat", _forgetful_beat),),
    "snapshot-without-number": (partial(patch.object, Mailbox, "_load", _hasty_read),),
    "resume-off-by-one": (partial(patch.object, LoadedGame, "since", _off_by_one),),
    "bells-relied-upon": (
        partial(patch.object, polling.StoragePoller, "poll_tables", _poll_nothing),
    ),
    "queue-unbounded": (partial(patch.object, Connection, "send", _send_unbounded),),
}
