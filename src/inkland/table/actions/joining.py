"""Use cases of seats: take one, leave it, fill it with a bot, and replace an absent player."""

from inkland.bots.roster import SEATABLE
from inkland.protocol.resources import Sit, SitBot
from inkland.table.actions import company, seating
from inkland.table.actions.preconditions import require_host, require_open
from inkland.table.actions.saving import save_change
from inkland.table.context import Context
from inkland.table.errors import (
    BlockedByYou,
    HasBegun,
    NameTaken,
    NoFreeSeat,
    NotBegun,
    NotSeated,
    SeatTaken,
    TableClosed,
    UnknownBot,
)
from inkland.table.ids import AccountId, TableId
from inkland.table.names.checks import checked_land, checked_name, is_available
from inkland.table.storage.records import Account, Occupant, Table


async def sit(
    context: Context, table: TableId, account: Account, request: Sit, seat: int | None = None
) -> Table:
    """Take a seat, or change seat, name, colour, land and crest; in a running game, take it back.

    Without `seat` the account keeps its seat or gets the first free one. A land or crest that is
    not requested stays as it was. A seat that is kept for somebody else only the host can take.
    For a newcomer whom somebody at the table has blocked, all free seats are kept for others.
    """
    name = account.name if account.is_bot else request.name or account.name
    land = None if request.land is None else checked_land(request.land)
    now = await context.storage.now()
    is_name_free = account.is_bot or await is_available(context.storage.names(), name, account.id)
    blocks = company.BlockCheck(context, account.id)

    def changed(table: Table) -> Table:
        own = seating.seat_of(table, account.id)
        if table.status != "open":
            if own is None or seat not in (None, own) or table.status != "playing":
                raise TableClosed() if table.status == "closed" else HasBegun()
            return seating.without_stand_in(table, own)
        if not is_name_free:
            raise NameTaken()
        holds = seating.current_holds(table, now)
        kept = next((hold.seat for hold in holds if hold.account == account.id), None)
        others = {hold.seat for hold in holds if hold.account != account.id}
        if own is None and blocks.found.by_you:
            raise BlockedByYou()
        if own is None and blocks.found.of_you:
            others = set(range(len(table.seats)))
        wished = kept if seat is None and own is None else seat
        is_host = table.host == account.id
        chosen = seating.chosen_seat(table, own, wished, () if is_host else others)
        table = seating.without_hold(table, account.id, now)
        seats = tuple(None if i == own else s for i, s in enumerate(table.seats))
        before = None if own is None else table.seats[own]
        occupant = Occupant(
            name=checked_name(name),
            colour=seating.free_colour(seats, request.colour or account.colour),
            account=account.id,
            nonce=request.nonce,
            land=(before.land if before else "") if land is None else land,
            crest=request.crest or (before.crest if before else None),
        )
        return seating.with_seat(table._replace(seats=seats), chosen, occupant)

    return await save_change(context, table, changed, blocks.look)


async def hold_seat(context: Context, table: TableId, account: Account) -> Table:
    """Keep a free seat for the account while its player chooses a name; once, for a minute.

    For somebody whom a person at the table has blocked there is none, as if all were kept.
    """
    now = await context.storage.now()
    blocks = company.BlockCheck(context, account.id)

    def changed(table: Table) -> Table:
        require_open(table)
        if seating.seat_of(table, account.id) is not None:
            return table
        if blocks.found.by_you:
            raise BlockedByYou()
        held = seating.with_hold(table, account.id, now)
        if held is not table and blocks.found.of_you and table.host != account.id:
            raise NoFreeSeat()
        return held

    return await save_change(context, table, changed, blocks.look)


async def give_up_hold(context: Context, table: TableId, account: Account) -> Table:
    """Keep no seat for the account any longer, at an open table."""
    now = await context.storage.now()

    def changed(table: Table) -> Table:
        return seating.without_hold(table, account.id, now) if table.status == "open" else table

    return await save_change(context, table, changed)


async def fill_with_bots(
    context: Context, table: TableId, account: Account, request: SitBot
) -> Table:
    """Seat a bot on the requested seats, or on all empty ones, as the host."""
    if request.bot not in (bot.name for bot in SEATABLE):
        raise UnknownBot(bot=request.bot)

    def changed(table: Table) -> Table:
        require_host(table, account)
        require_open(table)
        empty = [number for number, occupant in enumerate(table.seats) if occupant is None]
        for number in empty if request.seats is None else request.seats:
            if number not in empty:
                raise SeatTaken(seat=number + 1)
            table = seating.with_seat(table, number, seating.seat_for_bot(table, request.bot))
        return table

    return await save_change(context, table, changed)


async def leave(
    context: Context, table: TableId, account: Account, seat: int | None = None
) -> Table:
    """Leave a seat, or as the host remove its player; in a running game a stand-in plays on.

    If the host leaves an open table, the next person becomes host.
    """

    def changed(table: Table) -> Table:
        own = seating.seat_of(table, account.id)
        leaving = own if seat is None else seat
        if leaving is None or leaving >= len(table.seats) or table.seats[leaving] is None:
            raise NotSeated()
        if leaving != own:
            require_host(table, account)
        if table.status == "playing":
            if leaving != own:
                raise HasBegun()
            return seating.with_leaver(table, leaving)
        require_open(table)
        occupant, table = table.seats[leaving], seating.with_seat(table, leaving, None)
        is_host = occupant is not None and occupant.account == table.host
        return seating.with_next_host(table) if is_host else table

    return await save_change(context, table, changed)


async def hand_over(context: Context, table: TableId, account: Account) -> Table:
    """Make another person who plays the host of a running game, without the title of the old one.

    Nothing changes if the account is not the host, or nobody else is left.
    """

    def changed(table: Table) -> Table:
        others = [
            occupant.account
            for number, occupant in enumerate(table.seats)
            if occupant is not None and number not in table.leavers
            if occupant.account not in (None, account.id) and not occupant.is_bot_account
        ]
        if table.host != account.id or table.status != "playing" or not others:
            return table
        return table._replace(host=others[0], title="")

    return await save_change(context, table, changed)


async def stand_in(context: Context, table: TableId, seat: int) -> Table:
    """Let a stand-in play for an absent player, until that player comes back."""

    def changed(table: Table) -> Table:
        if table.status != "playing":
            raise NotBegun()
        return seating.with_stand_in(table, seat)

    return await save_change(context, table, changed)


async def come_back(context: Context, table: TableId, account: AccountId) -> Table:
    """Give a player's seat back from its stand-in."""

    def changed(table: Table) -> Table:
        own = seating.seat_of(table, account)
        if own is None:
            raise NotSeated()
        if table.status != "playing":
            raise NotBegun()
        return seating.without_stand_in(table, own)

    return await save_change(context, table, changed)
