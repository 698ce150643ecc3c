"""Use cases that only read: tables, running and finished games, transcripts, proofs, deals."""

import asyncio
import logging
from typing import Final

from inkland import fairness
from inkland.rules import Event
from inkland.rules import transcript as transcripts
from inkland.table.actions import tutorial, visibility
from inkland.table.context import Context
from inkland.table.errors import (
    DayNotOver,
    NoSuchDeal,
    NoSuchTable,
    NotBegun,
    NotOver,
    TableClosed,
)
from inkland.table.games import loaded_game
from inkland.table.games.loaded_game import LoadedGame
from inkland.table.ids import DealCode, TableId
from inkland.table.storage.records import Account, Secret, StoredDeal, Table

LOBBY_SIZE: Final = 100
log = logging.getLogger(__name__)


async def visible_table(context: Context, table_id: TableId, account: Account | None) -> Table:
    """The table, if the account may look at it; else `DayNotOver`."""
    table = await context.load_table(table_id)
    await visibility.check_table_visible(context, table, account)
    return table


async def watch(
    context: Context, table_id: TableId, account: Account | None
) -> tuple[Table, LoadedGame]:
    """The table and its running or finished game; marks the deal as seen by the account."""
    table = await context.cached_table(table_id)
    await visibility.check_table_visible(context, table, account)
    if table.status not in ("playing", "finished"):
        raise TableClosed() if table.status == "closed" else NotBegun()
    if account is not None:
        await mark_deal_seen(context, table, account)
    return table, await context.game(table_id)


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


async def events_of(
    context: Context, table_id: TableId, account: Account | None = None
) -> tuple[Event, ...]:
    """All events of a finished game, the secret ones included."""
    await finished_table(context, table_id, account)
    game = await context.storage.game(table_id)
    assert game is not None
    # In a thread, because decoding a game of a hundred seats would block the event loop.
    return (await asyncio.to_thread(loaded_game.load, game))[1]


async def transcript(context: Context, table_id: TableId, account: Account | None = None) -> str:
    """The transcript of a finished game."""
    events = await events_of(context, table_id, account)
    return await asyncio.to_thread(transcripts.write, events)


async def proof(
    context: Context, table_id: TableId, account: Account | None = None
) -> fairness.Proof:
    """The proof that the deal was fixed before anyone sat down.

    Available once the game is over or its table closed, but for the deal of a running day; else
    `NotOver`.
    """
    table = await visible_table(context, table_id, account)
    if table.deal is not None and await visibility.is_running_daily(context, table.deal):
        raise DayNotOver()
    if table.status == "finished":
        text = await transcript(context, table_id, account)
        secret = await read_secret(context, table)
        where = tutorial.dealt_at(table)
        return fairness.make_proof(
            where, secret.secret, secret.nonces, table.options, transcript=text
        )
    if table.status == "closed":
        secret = await read_secret(context, table)
        where = tutorial.dealt_at(table)
        return fairness.make_proof(where, secret.secret, secret.nonces, table.options)
    raise NotOver()


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
