"""The curtain: while the deal of the day is played, nobody looks on who has not finished it.

A map gives the cards away. So as long as the day lasts, tries of others are shown to nobody but
those who have brought their own to its end, by whatever way they come.
"""

from datetime import UTC, date, datetime, time, timedelta

from inkland.table.actions.seating import seat_of
from inkland.table.context import Context
from inkland.table.errors import DayNotOver
from inkland.table.ids import DealCode
from inkland.table.storage.records import Account, Table


def today(context: Context) -> date:
    """The day it is, in UTC, for everyone the same."""
    return context.now().astimezone(UTC).date()


def end_of_day(day: date) -> datetime:
    """When the day is over."""
    return datetime.combine(day, time(), UTC) + timedelta(days=1)


async def is_running_daily(context: Context, code: DealCode) -> bool:
    """Is this the deal of a day that is not over?"""
    day = await context.day_of(code)
    return day is not None and context.now() < end_of_day(day)


async def check_deal_visible(context: Context, code: DealCode, account: Account | None) -> None:
    """Refuse whoever could be told of cards that are still to come for them."""
    if await is_running_daily(context, code) and not await has_finished(context, code, account):
        raise DayNotOver()


async def check_table_visible(context: Context, table: Table, account: Account | None) -> None:
    """The same for a table of others. A table with a deal of its own is never one of the day."""
    if table.deal is None or table.dealt_at == table.id:
        return
    if account is None or seat_of(table, account.id) is None:
        await check_deal_visible(context, table.deal, account)


async def has_finished(context: Context, code: DealCode, account: Account | None) -> bool:
    """Is the first try of the account at this deal over?"""
    first = None if account is None else await context.storage.first_seen_at(code, account.id)
    return first is not None and (await context.load_table(first)).status == "finished"
