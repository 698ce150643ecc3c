"""News of a running game: what has happened since a player last looked."""

from typing import Final

from inkland.protocol.resources import GameNews
from inkland.protocol.translation import STORED_EVENT
from inkland.table.actions import queries
from inkland.table.context import Context
from inkland.table.errors import NotBegun
from inkland.table.games import encoding
from inkland.table.ids import TableId
from inkland.table.storage.records import Account

MAX_EVENTS: Final = 600  # a player who was away for longer is told the last ones


async def news(
    context: Context, table_id: TableId, since: int, account: Account | None
) -> GameNews:
    """The public events after event `since`, or the last ones of `MAX_EVENTS` events.

    Raises `NotBegun` before the game. The deal counts as seen by the account from now on.
    """
    await queries.watched_table(context, table_id, account)
    number = (await context.game(table_id)).number
    first = max(min(since, number), number - MAX_EVENTS)
    stored = await context.storage.game(table_id, first)
    if stored is None:
        raise NotBegun()
    events = tuple(STORED_EVENT.from_json(entry.body) for entry in stored.entries)
    return GameNews(first, number, tuple(encoding.public_events(events)))
