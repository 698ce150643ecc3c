"""The window of a deal of the day: its rated results become strengths once, after the day."""

from datetime import timedelta
from typing import Final

from inkland.server.context import ServerContext
from inkland.server.deals.anchor_bots import AnchorBots
from inkland.server.deals.daily import preset_of
from inkland.server.statistics.strengths import updated_strengths
from inkland.server.storage.strengths_port import Window
from inkland.table.actions import queries, visibility

# Results count that ended within the day. The last of them may still be on their way to storage.
CLOSING_DELAY: Final = timedelta(minutes=10)


async def close_next(context: ServerContext, bots: AnchorBots | None = None) -> bool:
    """Close the window of the first day that is over and not closed; False if there is none.

    The anchor bots play the deal if somebody has played it.
    """
    strengths = context.storage.strengths()
    now = await context.storage.now()
    due = await strengths.due(visibility.day_at(now - CLOSING_DELAY))
    if due is None:
        return False
    family, ends_at, anchors = preset_of(due.day), visibility.end_of_day(due.day), {}
    if bots is not None and await context.storage.standings(due.deal, None, ends_at):
        anchors = await bots.stars(await queries.load_deal(context, due.deal), family)
    window = Window(due.deal, due.day, 1, family, ends_at, anchors)
    await strengths.close(window, updated_strengths)
    return True
