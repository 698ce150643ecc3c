"""Cards for paper tables in PostgreSQL. The statements are in `flips.sql`."""

from inkland.protocol.translation import STORED_OPTIONS
from inkland.server.tables.storage_part import StoragePart
from inkland.table.ids import FlipId
from inkland.table.storage.records import Flip


class FlipStorage(StoragePart):
    """Stores which cards were turned at paper tables."""

    async def save_flip(self, flip: Flip) -> None:
        """Store a new flip."""
        parameters = {**flip._asdict(), "options": STORED_OPTIONS.to_json(flip.options).decode()}
        await self._query("save_flip", parameters)

    async def flip(self, flip: FlipId) -> Flip | None:
        """Return the flip with this id. It contains the seed, which must not leave the server."""
        rows = await self._query("flip", {"id": flip})
        if not rows:
            return None
        id_, key, options, seed, number = rows[0]
        return Flip(id_, key, STORED_OPTIONS.from_json(options), seed, number)

    async def turn_flip(self, flip: FlipId, number: int) -> bool:
        """Note that card `number` was turned; False if it is not the next one."""
        return bool(await self._query("turn_flip", {"id": flip, "number": number}))

    async def delete_flips(self, days: int) -> None:
        """Delete flips of which no card was turned for so many days."""
        await self._maintain("delete_flips", {"days": days})
