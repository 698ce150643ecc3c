"""Rows on their way to a browser's database and back."""

import json

import pytest

from inkland.local.browser_keeper import BrowserKeeper
from inkland.local.kept_storage import KeptStorage
from inkland.table.errors import StorageUnavailable
from local.devices import Clock, fill
from support.kept import kept_state

pytestmark = pytest.mark.anyio


class Page:
    """Does what `keeper.ts` does, without a browser."""

    def __init__(self) -> None:
        self.rows: dict[tuple[str, str], str] = {}
        self.is_full = False

    async def load(self) -> str:
        """All rows."""
        return json.dumps([[*address, value] for address, value in self.rows.items()])

    async def write(self, change: str) -> None:
        """Put and delete rows."""
        if self.is_full:
            raise OSError("QuotaExceededError")
        puts, deletes = json.loads(change)
        for store, key in deletes:
            self.rows.pop((store, key), None)
        self.rows.update({(store, key): value for store, key, value in puts})


async def test_a_device_is_kept_in_a_browser() -> None:
    page = Page()
    storage = await KeptStorage.open(BrowserKeeper(page), Clock())
    await fill(storage)
    again = await KeptStorage.open(BrowserKeeper(page))
    assert kept_state(again) == kept_state(storage)
    await again.delete_flips(0)
    assert not any(store == "flip" for store, _key in page.rows)


async def test_a_full_disk_makes_storage_unavailable() -> None:
    page = Page()
    storage = await KeptStorage.open(BrowserKeeper(page), Clock())
    page.is_full = True
    with pytest.raises(StorageUnavailable, match="QuotaExceeded"):
        await fill(storage)
    assert page.rows == {} and await storage.accounts() == ()
