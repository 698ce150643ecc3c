"""Windows of deals that all play once and alone: their rated results become strengths, once.

A deal of the day has its day, one of a duplicate round alone the time until the round closes.
"""

from datetime import datetime, timedelta
from typing import Final

from inkland.server.context import ServerContext
from inkland.server.features.contests.queries import ContestQueries
from inkland.server.features.deals.daily import preset_of
from inkland.server.features.strength.anchor_bots import AnchorBots
from inkland.server.features.strength.queries import StrengthQueries
from inkland.server.features.strength.records import Window
from inkland.server.features.strength.strengths import updated_strengths
from inkland.strength import SOLO
from inkland.table.actions import queries, visibility

# Results count that ended in time. The last of them may still be on their way to storage.
CLOSING_DELAY: Final = timedelta(minutes=10)


async def close_next(context: ServerContext, bots: AnchorBots | None = None) -> bool:
    """Close the first window that is over and not closed; False if there is none.

    The anchor bots play the deal if somebody has played it.
    """
    over = await context.storage.now() - CLOSING_DELAY
    window = await _due_day(context, over) or await _due_round(context, over)
    if window is None:
        return False
    if bots is not None and await context.storage.standings(window.deal, None, window.ends_at):
        deal = await queries.load_deal(context, window.deal)
        window = window._replace(anchors=await bots.stars(deal, window.family))
    await StrengthQueries(context.database).close(window, updated_strengths)
    return True


async def _due_day(context: ServerContext, over: datetime) -> Window | None:
    due = await StrengthQueries(context.database).due(visibility.day_at(over))
    if due is None:
        return None
    ends_at = visibility.end_of_day(due.day)
    return Window(due.deal, due.day, 1, preset_of(due.day), ends_at, {})


async def _due_round(context: ServerContext, over: datetime) -> Window | None:
    due = await ContestQueries(context.database).due_deal(over, tuple(SOLO))
    return None if due is None else Window(due.deal, None, 1, due.preset, due.closes_at, {})
