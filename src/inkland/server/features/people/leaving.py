"""How an account leaves its tables, whoever decides that: its owner or a moderator."""

import contextlib
from typing import Final

from inkland.rules import Refused
from inkland.server.context import ServerContext
from inkland.server.features.accounts.queries import AccountQueries
from inkland.table.actions import joining, opening
from inkland.table.ids import Status
from inkland.table.storage.records import Account

UNFINISHED: Final[tuple[Status, ...]] = ("open", "playing")


async def leave_tables(
    context: ServerContext, account: Account, statuses: tuple[Status, ...] = UNFINISHED
) -> None:
    """Leave all tables in these states: at open ones the seat is free, in games a bot plays on.

    An open table without another host is closed; a game gets another one who can end it.
    """
    found = await AccountQueries(context.database).personal_records(account.id)
    for seat in found.seats:
        if seat.status in statuses:
            with contextlib.suppress(Refused):
                await joining.leave(context, seat.table, account)
    for table, _title, status in found.hosted:
        if status not in statuses:
            continue
        if status == "open":
            with contextlib.suppress(Refused):  # it may have another host by now
                await opening.close_table(context, table, account)
        if status == "playing":  # somebody has to be able to end it
            await joining.hand_over(context, table, account)
