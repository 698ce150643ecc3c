"""How a change of a table is kept: decided on what is kept now, and told to everyone."""

from collections.abc import Callable
from typing import Final

from inkland.table.bus.port import Bell
from inkland.table.context import Context
from inkland.table.errors import StorageUnavailable
from inkland.table.ids import TableId
from inkland.table.storage.records import Table

MAX_RETRIES: Final = 20


async def save_change(
    context: Context, table_id: TableId, changed: Callable[[Table], Table]
) -> Table:
    """Keep a change of the table: one at a time here; if another process was faster, anew."""
    async with context.table_lock(table_id):
        for _race in range(MAX_RETRIES):
            before = await context.load_table(table_id)
            after = changed(before)
            if after == before:
                return before
            after = after._replace(version=before.version + 1)
            if await context.storage.change_table(after):
                ring_bell(context, after)
                return after
    raise StorageUnavailable("the table is changed too often")


def ring_bell(context: Context, table: Table, number: int = 0) -> None:
    """Let everyone know how the table is now."""
    context.cache_table(table)
    context.bus.ring(Bell(table.id, number=number, version=table.version))
