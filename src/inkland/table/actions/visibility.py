"""Who may look at games of a sealed deal, and where a deal was made.

The deal of a day is sealed until the day is over, that of a contest until the contest is. A map
gives the cards away. So until then, games of others are only shown to accounts that have finished
their own, on every route.
"""

from datetime import UTC, date, datetime, time, timedelta

from inkland.table.actions.seating import seat_of
from inkland.table.context import Context
from inkland.table.errors import DayNotOver, EventNotOver, ServiceRefusal
from inkland.table.ids import DealCode, TableId
from inkland.table.storage.records import Account, Table


async def today(context: Context) -> date:
    """The current day in UTC by the clock of storage, the same for everyone.

    A process whose own clock is ahead would show secrets of a day that is not over.
    """
    return day_at(await context.storage.now())


def day_at(moment: datetime) -> date:
    """The day of this moment, in UTC."""
    return moment.astimezone(UTC).date()


def end_of_day(day: date) -> datetime:
    """The first moment after the day, in UTC."""
    return datetime.combine(day, time(), UTC) + timedelta(days=1)


async def seal_of(context: Context, code: DealCode) -> ServiceRefusal | None:
    """The refusal for a sealed deal: of a day that is not over, or of such a contest; else None."""
    day = await context.day_of(code)
    if day is not None:
        return DayNotOver() if await today(context) <= day else None
    closes_at = await context.contest_end_of(code)
    is_over = closes_at is None or closes_at <= await context.storage.now()
    return None if is_over else EventNotOver()


async def check_deal_visible(context: Context, code: DealCode, account: Account | None) -> None:
    """Raise the refusal of a sealed deal that the account has not finished."""
    seal = await seal_of(context, code)
    if seal is not None and not await has_finished(context, code, account):
        raise seal


async def check_table_visible(context: Context, table: Table, account: Account | None) -> None:
    """Do the same check for a table, unless the account sits there.

    A table whose deal was made there (`dealt_at`) never plays a sealed one.
    """
    if table.deal is None or table.dealt_at == table.id:
        return
    if account is None or seat_of(table, account.id) is None:
        await check_deal_visible(context, table.deal, account)


async def is_deal_private(context: Context, dealt_at: TableId) -> bool:
    """Whether a deal was made at a private table: those who play it again must not be told where.

    The closed tables that sealed deals are made for, where nobody ever sat, are nobody's.
    """
    table = await context.load_table(dealt_at)
    return not table.public and (table.status != "closed" or any(table.seats))


async def has_finished(context: Context, code: DealCode, account: Account | None) -> bool:
    """Whether the account has finished the first game in which it saw this deal."""
    first = None if account is None else await context.storage.first_seen_at(code, account.id)
    return first is not None and (await context.load_table(first)).status == "finished"
