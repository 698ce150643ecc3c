"""Use cases that only read: tables, deals, and who may look at a game."""

import logging
from typing import Final

from inkland.table.actions import visibility
from inkland.table.context import Context
from inkland.table.errors import NoSuchDeal, NoSuchTable, NotBegun, NotOver, TableClosed
from inkland.table.ids import DealCode, TableId
from inkland.table.storage.records import Account, Secret, StoredDeal, Table

LOBBY_SIZE: Final = 100
log = logging.getLogger(__name__)


async def visible_table(context: Context, table_id: TableId, account: Account | None) -> Table:
    """The table, if the account may look at it; else the refusal of its sealed deal."""
    table = await context.load_table(table_id)
    await visibility.check_table_visible(context, table, account)
    return table


async def watched_table(context: Context, table_id: TableId, account: Account | None) -> Table:
    """The table, if its game has begun (else `NotBegun`); marks the deal as seen by the account."""
    table = await context.cached_table(table_id)
    await visibility.check_table_visible(context, table, account)
    if table.status not in ("playing", "finished"):
        raise TableClosed() if table.status == "closed" else NotBegun()
    if account is not None:
        await mark_deal_seen(context, table, account)
    return table


async def mark_deal_seen(context: Context, table: Table, account: Account) -> None:
    """Mark the deal as seen by the account: its later results with this deal do not count."""
    if table.deal is not None and table.status in ("playing", "finished"):
        await context.storage.mark_deal_seen(table.deal, account.id, table.id)


async def finished_table(context: Context, table_id: TableId, account: Account | None) -> Table:
    """The table, if its game is over (else `NotOver`); marks the deal as seen by the account."""
    table = await visible_table(context, table_id, account)
    if table.status != "finished":
        raise NotOver()
    if account is not None:
        await mark_deal_seen(context, table, account)
    return table


async def lobby(context: Context) -> tuple[Table, ...]:
    """The public tables, at most `LOBBY_SIZE`."""
    return await context.storage.lobby(LOBBY_SIZE)


async def load_deal(context: Context, code: DealCode) -> StoredDeal:
    """The deal with this code; else `NoSuchDeal`."""
    deal = await context.storage.deal(code)
    if deal is None:
        raise NoSuchDeal()
    return deal


async def read_secret(context: Context, table: Table) -> Secret:
    """The secret of the table's deal. Every read is logged."""
    log.info("secret of a deal read", extra={"table": table.id, "dealt_at": table.dealt_at})
    secret = await context.storage.secret(table.dealt_at)
    if secret is None:
        raise NoSuchTable()
    return secret
