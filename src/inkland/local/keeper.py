"""The port to what keeps rows on the device, and one in memory for tests.

A row is a store, a key and a value. In a browser the keeper is IndexedDB.
"""

from collections.abc import Sequence
from typing import NamedTuple, Protocol, TypeAlias


class Row(NamedTuple):
    """A value, with its address: the name of the store, and the key in it."""

    store: str
    key: str
    value: bytes


RowKey: TypeAlias = tuple[str, str]  # store and key


class Keeper(Protocol):
    """Keeps rows when the process ends, whichever way it ends."""

    async def load(self) -> list[tuple[str, str, bytes]]:
        """All rows, in any order."""

    async def write(
        self, puts: Sequence[tuple[str, str, bytes]], deletes: Sequence[RowKey]
    ) -> None:
        """Put and delete rows in one transaction, which is durable when this returns.

        Raises `StorageUnavailable` if it failed; then nothing was stored.
        """


class MemoryKeeper:
    """Keeps rows in a dictionary, for tests."""

    def __init__(self) -> None:
        self.rows: dict[RowKey, bytes] = {}
        self.writes = 0

    async def load(self) -> list[tuple[str, str, bytes]]:
        """All rows."""
        return [Row(*key, value) for key, value in self.rows.items()]

    async def write(
        self, puts: Sequence[tuple[str, str, bytes]], deletes: Sequence[RowKey]
    ) -> None:
        """Put and delete rows."""
        self.writes += 1
        for key in deletes:
            self.rows.pop(key, None)
        self.rows.update({(store, key): value for store, key, value in puts})
