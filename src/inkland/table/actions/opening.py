"""Use cases before a game: open, change and close a table, and open a rematch."""

from collections.abc import Collection
from typing import Final

from msgspec import UNSET

from inkland import fairness
from inkland.protocol.resources import NewTable, OptionWishes, TableChange
from inkland.rules import GameOptions, preset
from inkland.rules import options as option_rules
from inkland.table.actions import company, seating, tutorial, visibility
from inkland.table.actions.playing import start
from inkland.table.actions.preconditions import require_host, require_open
from inkland.table.actions.queries import load_deal
from inkland.table.actions.requested_options import requested_options
from inkland.table.actions.saving import ring_bell, save_change
from inkland.table.context import Context
from inkland.table.errors import DealIsFixed, NameTaken, NotOver, NotSeated
from inkland.table.ids import AccountId, DealCode, TableId
from inkland.table.names.checks import checked_name, checked_title, is_available
from inkland.table.storage.records import Account, Occupant, Secret, StoredDeal, Table
from inkland.table.table_codes import code_of

MAX_CODE_ATTEMPTS: Final = 8


async def open_table(
    context: Context, account: Account, request: NewTable, source: int | None = None
) -> Table:
    """Open a table with its commitment. The host has no seat yet.

    `source` stands for the address it is opened from. Raises the refusal of a sealed
    deal: of a running day or event.
    """
    if request.deal is not None:
        deal = await load_deal(context, DealCode(request.deal))
        seal = await visibility.seal_of(context, deal.code)
        if seal is not None:  # it is played through its own route
            raise seal
        return await open_with_deal(context, account, deal, request, source)
    return await _open(context, account, request, source=source)


async def open_with_deal(
    context: Context,
    account: Account,
    deal: StoredDeal,
    request: NewTable,
    source: int | None = None,
) -> Table:
    """Open a table that plays an existing deal."""
    return await _open(context, account, request, deal, source)


async def open_tutorial(context: Context, account: Account, source: int | None = None) -> Table:
    """Open a private table with the tutorial's deal, for the account and a bot, and start it.

    There is no nonce: it would not change the fixed deal.
    """
    if not await is_available(context.storage.names(), account.name, account.id):
        raise NameTaken()
    table_id = context.new_table_id()
    colour = seating.free_colour((), account.colour)
    table = Table(
        id=table_id,
        version=1,
        title="",
        public=False,
        host=account.id,
        status="open",
        options=tutorial.OPTIONS,
        seats=(Occupant(checked_name(account.name), colour, account.id), None),
        commitment=tutorial.COMMITMENT,
        dealt_at=table_id,
        deal=None,
        rematch=None,
        opened_at=await context.storage.now(),
        source=source,
    )
    await context.storage.open_table(table, tutorial.SECRET)
    return await start(context, table_id, account)


async def change_table(
    context: Context,
    table: TableId,
    account: Account,
    request: TableChange,
    source: int | None = None,
) -> Table:
    """Change options, title, clock or number of seats of an open table, as its host.

    A table that becomes public counts from then on for `source`, the address of this request.
    """

    def changed(table: Table) -> Table:
        require_host(table, account)
        require_open(table)
        options = table.options
        if request.preset is not UNSET or request.options is not UNSET:
            if table.deal is not None or tutorial.is_tutorial(table):
                raise DealIsFixed()
            start = options if request.preset is UNSET else preset(request.preset)
            wishes = OptionWishes() if request.options is UNSET else request.options
            options = requested_options(start._replace(seats=options.seats), wishes)
        seats = seating.resized(
            table.seats, options.seats if request.seats is UNSET else request.seats
        )
        options = options._replace(seats=len(seats))
        option_rules.check(options)
        return table._replace(
            options=options,
            seats=seats,
            title=table.title if request.title is UNSET else checked_title(request.title),
            public=table.public if request.public is UNSET else request.public,
            source=source if request.public is True and not table.public else table.source,
            clock=_clock(table.clock if request.clock is UNSET else request.clock, options),
            has_knocks=table.has_knocks if request.has_knocks is UNSET else request.has_knocks,
        )

    return await save_change(context, table, changed)


async def close_table(context: Context, table: TableId, account: Account) -> Table:
    """Close an open table, or end its game without results, as its host.

    Its proof can be read from then on.
    """

    def changed(table: Table) -> Table:
        require_host(table, account)
        if table.status != "playing":
            require_open(table)
        return table._replace(status="closed", source=None, holds=())

    return await save_change(context, table, changed)


async def rematch(
    context: Context, table_id: TableId, account: Account, source: int | None = None
) -> Table:
    """The rematch of a table whose game has ended: opened with the same options and bots, once.

    Any player of the table may ask for it, and becomes its host. All others who played are invited,
    and their seats are kept for them for a few minutes.
    """
    old = await context.load_table(table_id)
    if seating.seat_of(old, account.id) is None:
        raise NotSeated()
    if old.rematch is not None:
        return await context.load_table(old.rematch)
    if old.status not in ("finished", "closed"):
        raise NotOver()
    called = await company.called_back(context, account.id, old)
    new_table = await _open_rematch(context, old, account, source, called)

    def changed(table: Table) -> Table:
        return table if table.rematch is not None else table._replace(rematch=new_table.id)

    async def store(table: Table) -> bool:
        return await context.storage.offer_rematch(table, account.id, called)

    changed_old = await save_change(context, table_id, changed, store=store)
    if changed_old.rematch != new_table.id:  # another request was first
        await close_table(context, new_table.id, account)
    assert changed_old.rematch is not None
    return await context.load_table(changed_old.rematch)


async def _open(
    context: Context,
    account: Account,
    request: NewTable,
    deal: StoredDeal | None = None,
    source: int | None = None,
) -> Table:
    start = preset(request.preset) if deal is None else deal.options
    options = start._replace(seats=request.seats)
    if deal is None:
        options = requested_options(options, request.options)
    else:
        option_rules.check(options)
    table_id = context.new_table_id()
    secret = None
    if deal is None:
        secret = Secret(fairness.new_secret())
        commitment, dealt_at = fairness.commitment(table_id, secret.secret), table_id
    else:
        commitment, dealt_at = deal.commitment, deal.dealt_at
    is_deal_private = deal is not None and await visibility.is_deal_private(context, dealt_at)
    table = Table(
        id=table_id,
        version=1,
        title=checked_title(request.title),
        public=request.public,
        host=account.id,
        status="open",
        options=options,
        seats=(None,) * options.seats,
        commitment=commitment,
        dealt_at=dealt_at,
        deal=None if deal is None else deal.code,
        rematch=None,
        opened_at=await context.storage.now(),
        clock=_clock(request.clock, options),
        source=source,
        is_deal_private=is_deal_private,
    )
    return await _store(context, table, secret)


async def _open_rematch(
    context: Context,
    old: Table,
    account: Account,
    source: int | None = None,
    called: Collection[AccountId] = (),
) -> Table:
    table_id = context.new_table_id()
    secret = Secret(fairness.new_secret())
    now = await context.storage.now()
    bots = tuple(
        s if s is not None and s.account is None else None for s in old.seats
    )  # people sit down themselves, each with a new nonce
    table = old._replace(
        id=table_id,
        version=1,
        host=account.id,
        status="open",
        seats=bots,
        commitment=fairness.commitment(table_id, secret.secret),
        dealt_at=table_id,
        deal=None,
        opened_at=now,
        pause=(),
        is_paused=False,
        clock_wish=None,
        clock_votes=(),
        leavers=(),
        late_step=None,
        source=source,
        is_deal_private=False,
        holds=seating.rematch_holds(old, {account.id, *called}, now),
    )
    return await _store(context, table, secret)


async def _store(context: Context, table: Table, secret: Secret | None) -> Table:
    """Store and announce a new table, with a code that no other open table has.

    If so many tables are open that none is found, it has no code.
    """
    for attempt in range(MAX_CODE_ATTEMPTS):
        table = table._replace(code=code_of(table.id, attempt))
        if await context.storage.open_table(table, secret):
            break
    else:
        table = table._replace(code=None)
        await context.storage.open_table(table, secret)
    ring_bell(context, table)
    return table


def _clock(seconds: int | None, options: GameOptions) -> int | None:
    """The seconds per step: none for a solo game, where nobody waits."""
    return None if options.seats == 1 else seconds
