"""Use cases of clocks: expire a step, pause by common agreement, and give more time."""

import logging
from typing import Final

from inkland.table.actions import seating, visibility
from inkland.table.actions.saving import ring_bell, save_change
from inkland.table.context import Context
from inkland.table.errors import (
    ClockNotShorter,
    ClockOfOtherKind,
    NoClock,
    NotBegun,
    NotHost,
    NotSeated,
)
from inkland.table.games.loaded_game import LoadedGame
from inkland.table.ids import TableId
from inkland.table.storage.records import Account, Table

SLOW_CLOCK_SECONDS: Final = 3_600  # clocks from here on are for games over days

log = logging.getLogger(__name__)


async def expire_step(context: Context, table_id: TableId, step: int) -> bool:
    """Seat a stand-in for everyone who has not answered in time; True if it was done.

    Storage decides by its own clock whether the time is up, and does it once. If a player answers
    meanwhile, nothing is done, and the next check of deadlines tries again.
    """
    async with context.table_lock(table_id):  # a player who changes the table must not win races
        return await _expire_step(context, table_id, step)


async def _expire_step(context: Context, table_id: TableId, step: int) -> bool:
    table = await context.load_table(table_id)
    (news,) = await context.storage.progress([table_id])
    game = await context.mailbox(table_id).game(news.number or 0)
    if game.state.last_step != step:
        if news.step == step and news.number == game.number:
            # A release without clocks has opened the next step: start its clock now.
            await context.storage.start_missing_clock(table_id, game.number, game.state.last_step)
        return False
    after = _without_late(table, game)._replace(version=table.version + 1)
    if not await context.storage.expire_step(after, game.number, step):
        return False
    log.info("the time for a step is up", extra={"table": table_id, "step": step})
    ring_bell(context, after)
    return True


def _without_late(table: Table, game: LoadedGame) -> Table:
    """The table with a stand-in for each person whose answer to the open step is missing.

    Bots play this step from now on, even for a person who comes back before they have answered:
    else a client that does so each time would hold up the table.
    """
    open_step = game.state.step
    after = table._replace(late_step=game.state.last_step)
    for seat in () if open_step is None else open_step.asked:
        if open_step is not None and open_step.answers[seat] is None:
            after = seating.with_stand_in(after, seat)
    return after


async def end_patience(context: Context, table_id: TableId, step: int) -> Table:
    """Let stand-ins play an open step at a table without a clock, where others have waited long."""
    game = await context.mailbox(table_id).game()

    def changed(table: Table) -> Table:
        if table.status != "playing":
            raise NotBegun()
        return table if game.state.last_step != step else _without_late(table, game)

    return await save_change(context, table_id, changed)


async def pause(context: Context, table_id: TableId, account: Account, wanted: bool) -> Table:
    """Ask for a pause (`wanted` is True), or end it.

    The clock stops when every person who plays has asked for it, and goes on as soon as one of them
    ends the pause. A player replaced by a stand-in gets the seat back. At a table of a running
    event nobody may ask (`NotHost`): others have the same cards, and no time to think in a pause.
    """
    deal = (await context.load_table(table_id)).deal
    is_event = deal is not None and await visibility.seal_of(context, deal) is not None

    def changed(table: Table) -> Table:
        seat = seating.seat_of(table, account.id)
        if seat is None:
            raise NotSeated()
        if table.status != "playing":
            raise NotBegun()
        if table.clock is None:
            raise NoClock()
        if wanted and is_event:
            raise NotHost()
        table = seating.without_stand_in(table, seat)
        if not wanted:
            after = () if table.is_paused else tuple(s for s in table.pause if s != seat)
            return table._replace(pause=after, is_paused=False)
        return seating.with_agreed_pause(table._replace(pause=tuple(sorted({*table.pause, seat}))))

    return await save_change(context, table_id, changed)


async def extend_clock(
    context: Context, table_id: TableId, account: Account, seconds: int
) -> Table:
    """Ask for a longer time per step in a running game; the open step gets it, too.

    The host asks first; the clock changes when every person has asked for the same time, but for
    those who have left the game. To ask for the time that is set withdraws the request. The clock
    cannot be shortened (`ClockNotShorter`), because players rely on the time that they were shown,
    and a live game cannot become one over days (`ClockOfOtherKind`).
    """

    def changed(table: Table) -> Table:
        seat = seating.seat_of(table, account.id)
        if table.host != account.id and (seat is None or table.clock_wish != seconds):
            raise NotHost()
        if table.status != "playing":
            raise NotBegun()
        if table.clock is None:
            raise NoClock()
        if seconds < table.clock:
            raise ClockNotShorter()
        if (seconds < SLOW_CLOCK_SECONDS) != (table.clock < SLOW_CLOCK_SECONDS):
            raise ClockOfOtherKind()
        votes = table.clock_votes if table.clock_wish == seconds else ()
        votes = tuple(sorted({*votes, *(() if seat is None else (seat,))}))
        return seating.with_agreed_clock(table._replace(clock_wish=seconds, clock_votes=votes))

    return await save_change(context, table_id, changed)
