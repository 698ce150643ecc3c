"""Finished games: a document about one is encoded once, by a worker, and kept for all its readers.

A finished game never changes. What changes at its table (a name is erased, a rematch is offered)
gives the table a new version, which is part of the key of every document.
"""

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from functools import lru_cache
from hashlib import sha256
from typing import Any, Final, NamedTuple, TypeAlias, TypeVar

from inkland.protocol.translation import STORED_EVENT
from inkland.rules import Event
from inkland.table.errors import NotOver, StorageUnavailable
from inkland.table.ids import TableId
from inkland.table.storage import purpose
from inkland.table.storage.port import Storage
from inkland.table.storage.records import Table
from inkland.table.worker_pool import InlineWorkerPool, WorkerPool

T = TypeVar("T")
Encode: TypeAlias = Callable[..., bytes]
Load: TypeAlias = Callable[[], Awaitable[tuple[Any, ...]]]

MAX_CACHED_BYTES: Final = 64 * 1024 * 1024
MAX_WAITING: Final = 256  # documents to be encoded; one that many readers wait for counts once
CONCURRENT_ENCODINGS: Final = 2  # one is read from storage while a worker encodes the other
_DECODED_GAMES: Final = 2  # kept by a worker, since a game's documents are often wanted together


class TooManyReaders(StorageUnavailable):
    """Too many documents wait to be encoded; try again in a moment."""


class Document(NamedTuple):
    """A text about a finished game: as it is, compressed by gzip, and a hash of it."""

    body: bytes
    packed: bytes
    hash: str


class FinishedGames:
    """Documents about finished games, and the stored events that they are made of.

    Readers that want the same document at the same time share one encoding.
    """

    def __init__(
        self,
        storage: Storage,
        workers: WorkerPool | None = None,
        max_bytes: int = MAX_CACHED_BYTES,
    ) -> None:
        self._storage = storage
        self._workers = workers or InlineWorkerPool()
        self._max_bytes = max_bytes
        self._kept: OrderedDict[Hashable, tuple[Any, int]] = OrderedDict()  # value and bytes
        self._bytes = 0
        self._making: dict[Hashable, asyncio.Task[Any]] = {}
        self._turn = asyncio.Semaphore(CONCURRENT_ENCODINGS)

    async def document(
        self, table: Table, encode: Encode, *arguments: Hashable, load: Load | None = None
    ) -> Document:
        """What `encode` makes of the loaded values and the arguments, in a worker.

        Without `load` that is the game's stored events (see `decode_events`). All values must be
        picklable, and only the arguments tell documents of one encoder apart. Raises
        `TooManyReaders`, and whatever `load` raises.
        """
        key = (table.id, table.version, encode, arguments)
        if len(self._making) >= MAX_WAITING and not self._is_known(key):
            raise TooManyReaders

        async def make() -> tuple[Document, int]:
            async with self._turn:
                loaded = (await self.events(table.id),) if load is None else await load()
                document = await self._workers.run(make_document, encode, *loaded, *arguments)
            return document, len(document.body) + len(document.packed)

        return await self._share(key, make)

    async def events(self, table: TableId) -> bytes:
        """The stored events of a finished game, one in each line; else `NotOver`."""

        async def make() -> tuple[bytes, int]:
            lines = await self._storage.finished_events(table)
            if lines is None:
                raise NotOver()
            return lines, len(lines)

        return await self._share(("events", table), make)

    def _is_known(self, key: Hashable) -> bool:
        return key in self._kept or key in self._making

    async def _share(self, key: Hashable, make: Callable[[], Awaitable[tuple[T, int]]]) -> T:
        """The value of this key: kept, being made for another reader, or made now."""
        if key in self._kept:
            self._kept.move_to_end(key)
            value: T = self._kept[key][0]
            return value
        task = self._making.get(key)
        if task is None:
            task = self._making[key] = asyncio.create_task(self._make(key, make))
            # Readers may all have gone when it fails: then nobody else looks at the exception.
            task.add_done_callback(lambda done: done.cancelled() or done.exception())
        # A reader who goes away must not cancel what others wait for.
        made: T = await asyncio.shield(task)
        return made

    async def _make(self, key: Hashable, make: Callable[[], Awaitable[tuple[T, int]]]) -> T:
        try:
            with purpose.reading():
                value, size = await make()
        finally:
            del self._making[key]
        if size <= self._max_bytes:
            self._kept[key] = (value, size)
            self._bytes += size
            while self._bytes > self._max_bytes:
                self._bytes -= self._kept.popitem(last=False)[1][1]
        return value


# --- In a worker process


def make_document(encode: Encode, *values: Any) -> Document:
    """Encode and compress a document."""
    body = encode(*values)
    return Document(body, gzip.compress(body, mtime=0), sha256(body).hexdigest()[:32])


@lru_cache(_DECODED_GAMES)
def decode_events(lines: bytes) -> tuple[Event, ...]:
    """The events of a game, the secret ones included, from `FinishedGames.events`."""
    return tuple(map(STORED_EVENT.from_json, lines.splitlines()))
