"""Saving a change of a table: decided on its stored version, then announced by a bell."""

from collections.abc import Awaitable, Callable
from typing import Final

from inkland.table.bus.port import Bell
from inkland.table.context import Context
from inkland.table.errors import StorageUnavailable
from inkland.table.ids import TableId
from inkland.table.storage.records import Table

MAX_RETRIES: Final = 20


async def save_change(
    context: Context,
    table_id: TableId,
    changed: Callable[[Table], Table],
    look: Callable[[Table], Awaitable[None]] | None = None,
    store: Callable[[Table], Awaitable[bool]] | None = None,
) -> Table:
    """Load the table, apply `changed`, store and announce the result.

    If another process has stored a change first, it starts again; after `MAX_RETRIES` it raises
    `StorageUnavailable`. Changes within this process wait for each other. `look` may read what
    `changed` needs to know about this version of the table. `store` may store it together with
    something else, in the place of `change_table`.
    """
    store = store or context.storage.change_table
    async with context.table_lock(table_id):
        for _race in range(MAX_RETRIES):
            before = await context.load_table(table_id)
            if look is not None:
                await look(before)
            after = changed(before)
            if after == before:
                return before
            after = after._replace(version=before.version + 1)
            if await store(after):
                ring_bell(context, after)
                return after
    raise StorageUnavailable("another process changed the table first every time")


def ring_bell(context: Context, table: Table, number: int = 0) -> None:
    """Cache the stored table and announce it, with the number of its last event if there is one."""
    context.cache_table(table)
    context.bus.ring(Bell(table.id, number=number, version=table.version))
