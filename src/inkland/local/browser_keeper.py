"""The keeper of a browser: rows go to `platform/local/keeper.ts`, all of a write as one text.

One text is far quicker to pass to JavaScript than an object for each row.
"""

from collections.abc import Awaitable, Sequence
from typing import Protocol

import msgspec

from inkland.local.keeper import RowKey
from inkland.table.errors import StorageUnavailable


class TextKeeper(Protocol):
    """What JavaScript offers; its promises can be awaited."""

    def load(self) -> Awaitable[str]:
        """All rows, as JSON."""

    def write(self, change: str) -> Awaitable[None]:
        """Put and delete rows, given as JSON, in one transaction."""


class BrowserKeeper:
    """Keeps rows in the browser's database."""

    def __init__(self, texts: TextKeeper) -> None:
        self._texts = texts

    async def load(self) -> list[tuple[str, str, bytes]]:
        """All rows."""
        try:
            text = await self._texts.load()
        except Exception as error:
            raise StorageUnavailable(str(error)) from error
        rows = msgspec.json.decode(text, type=list[tuple[str, str, str]])
        return [(store, key, value.encode()) for store, key, value in rows]

    async def write(
        self, puts: Sequence[tuple[str, str, bytes]], deletes: Sequence[RowKey]
    ) -> None:
        """Put and delete rows in one transaction."""
        texts = [(store, key, value.decode()) for store, key, value in puts]
        change = msgspec.json.encode((texts, deletes)).decode()
        try:
            await self._texts.write(change)
        except Exception as error:
            raise StorageUnavailable(str(error)) from error
