"""Nudges: a player of a game over days reminds somebody that the table waits, once a day."""

from typing import NamedTuple

from inkland.server.context import ServerContext
from inkland.server.errors import NotAwaited, NotSlow, NudgedToday
from inkland.server.features.notices.nudge_queries import HOST, NudgeNotice, NudgeQueries
from inkland.table.actions import company, seating
from inkland.table.actions.clocks import SLOW_CLOCK_SECONDS
from inkland.table.errors import NotBegun, NotSeated
from inkland.table.ids import TableId
from inkland.table.storage.records import Account, Occupant, Table


class Nudge(NamedTuple):
    """Somebody reminds the player of a seat; `sender` is their own seat, None for a host."""

    table: TableId
    seat: int
    sender: int | None


async def nudge(context: ServerContext, table_id: TableId, account: Account, seat: int) -> Nudge:
    """Remind the player of a seat that the table waits for them.

    Each player, and the host, may do so once a day for each seat: else `NudgedToday`. Raises
    `NotSeated` for anybody else, `NotBegun`, `NotSlow` at a table without a clock of hours or
    days, and `NotAwaited` for a seat that has answered, a bot's, or one's own.
    """
    table = await context.load_table(table_id)
    own = seating.seat_of(table, account.id)
    if own is None and table.host != account.id:
        raise NotSeated()
    if table.status != "playing":
        raise NotBegun()
    if table.clock is None or table.clock < SLOW_CLOCK_SECONDS:
        raise NotSlow()
    if seat == own or not await _is_awaited(context, table, seat):
        raise NotAwaited(seat=seat + 1)
    sender = HOST if own is None else own
    notice = await _notice(context, account, table.seats[seat])
    if not await NudgeQueries(context.database).nudge(table_id, seat, sender, notice):
        raise NudgedToday()
    return Nudge(table_id, seat, own)


async def _notice(
    context: ServerContext, account: Account, occupant: Occupant | None
) -> NudgeNotice | None:
    """The notice of a nudge; None if the listener has blocked the speaker."""
    if occupant is None or occupant.account is None:
        return None
    is_heard = await company.hears(context, occupant.account, account.id)
    return NudgeNotice(account.id, occupant.account) if is_heard else None


async def _is_awaited(context: ServerContext, table: Table, seat: int) -> bool:
    occupant = table.seats[seat] if seat < len(table.seats) else None
    if occupant is None or not occupant.is_playing:
        return False
    step = (await context.game(table.id)).state.step
    return step is not None and seat in step.asked and step.answers[seat] is None
