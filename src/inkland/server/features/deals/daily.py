"""The deal of the day: one solo deal for everyone, of which each account's first try counts."""

import secrets
from datetime import date, datetime
from typing import Final, NamedTuple

from inkland import fairness
from inkland.protocol.resources import NewTable, Sit
from inkland.rules import GameOptions, preset
from inkland.server.errors import NoSuchDay
from inkland.table.actions import joining, opening, playing, visibility
from inkland.table.context import Context
from inkland.table.errors import HasBegun, ServerBusy, TableClosed
from inkland.table.ids import NO_HOST, DealCode, TableId, new_id
from inkland.table.storage.records import (
    Account,
    RankedResult,
    Secret,
    Standing,
    StarCount,
    StoredDeal,
    StoredPar,
    Table,
    key_of,
)

# The presets from Monday to Sunday.
WEEK: Final = ("base", "base", "heroes", "base", "base", "base", "everything")
RESULTS_SHOWN: Final = 50
MAX_STREAK: Final = 366
# Host of the closed tables of daily deals, and of tables of contests; it cannot log in.
DAILY_ACCOUNT: Final = NO_HOST
_MAX_RETRIES: Final = 3


class DailyDeal(NamedTuple):
    """A day, its deal, and the preset of its options."""

    day: date
    deal: StoredDeal
    preset: str


class DailyStandings(NamedTuple):
    """The standings of a day as one account may see them.

    Results, standing and par are shown once the account has finished its try or the day is over.
    """

    day: DailyDeal
    today: date
    is_over: bool
    is_shown: bool
    rated: int
    results: tuple[RankedResult, ...]
    standing: Standing | None
    own_try: Table | None
    streak: int
    par: StoredPar | None
    star_counts: tuple[StarCount, ...] = ()


async def today(context: Context) -> DailyDeal:
    """Return the deal of today; the first call of the day creates it."""
    now = await context.storage.now()
    day = visibility.day_at(now)
    code = await context.storage.day(day)
    if code is None:
        options = preset(preset_of(day))._replace(seats=1)
        code = await context.storage.save_day(day, *new_deal(options, now))
    return await _day(context, day, code)


async def deal_of(context: Context, day: date) -> DailyDeal:
    """Return the deal of today or an earlier day; raises `NoSuchDay` if there is none."""
    current = await visibility.today(context)
    if day == current:
        return await today(context)
    code = await context.storage.day(day)
    if code is None or day > current:
        raise NoSuchDay()
    return await _day(context, day, code)


async def _day(context: Context, day: date, code: DealCode) -> DailyDeal:
    deal = await context.storage.deal(code)
    assert deal is not None
    return DailyDeal(day, deal, preset_of(day))


def preset_of(day: date) -> str:
    """Return the preset of this day's weekday."""
    return WEEK[day.weekday()]


def new_deal(options: GameOptions, now: datetime) -> tuple[Table, Secret, StoredDeal]:
    """Create a random secret, the closed table that it belongs to, and their deal.

    No nonces are mixed in: the table has no players, and everyone gets the same cards.
    """
    table_id, code = TableId(new_id()), DealCode(new_id())
    secret = fairness.new_secret()
    commitment = fairness.commitment(table_id, secret)
    table = Table(
        id=table_id,
        version=1,
        title="",
        public=False,
        host=DAILY_ACCOUNT,
        status="closed",
        options=options,
        seats=(None,) * options.seats,
        commitment=commitment,
        dealt_at=table_id,
        deal=code,
        rematch=None,
        opened_at=now,
    )
    seed = fairness.seed_of(table_id, secret, ())
    return table, Secret(secret, (), seed), StoredDeal(code, table_id, options, commitment)


# --- Playing


async def start_try(context: Context, account: Account) -> Table:
    """Return the account's running try at the deal of today, or start a new one.

    A try is marked in storage before it starts, so that of two started at the same time exactly
    one is the first, which counts. Raises `ServerBusy` after too many such races, and `TableClosed`
    if the account has ended its first try: the cards could be played again and again.
    """
    day = await today(context)
    for _race in range(_MAX_RETRIES):
        first = await _first_try(context, day.deal.code, account)
        if first is not None and first.status == "closed":
            raise TableClosed()
        if first is not None and first.status in ("open", "playing"):
            return first if first.status == "playing" else await _start(context, first, account)
        table = await opening.open_with_deal(context, account, day.deal, NewTable(seats=1))
        await context.storage.mark_deal_seen(day.deal.code, account.id, table.id)
        if first is not None or await _is_first(context, day.deal.code, account, table):
            return await _start(context, table, account)
        await opening.close_table(context, table.id, account)
    raise ServerBusy()


async def _start(context: Context, table: Table, account: Account) -> Table:
    """Start the game of this try, or return it if another request has just started it."""
    try:
        await joining.sit(context, table.id, account, Sit(nonce=secrets.token_hex(16)))
        return await playing.start(context, table.id, account)
    except HasBegun:
        return await context.load_table(table.id)


async def _first_try(context: Context, code: DealCode, account: Account) -> Table | None:
    first = await context.storage.first_seen_at(code, account.id)
    return None if first is None else await context.load_table(first)


async def _is_first(context: Context, code: DealCode, account: Account, table: Table) -> bool:
    return await context.storage.first_seen_at(code, account.id) == table.id


# --- Standings


async def standings(context: Context, day: DailyDeal, account: Account | None) -> DailyStandings:
    """Return the standings of a day, as far as this account may see them."""
    code, end = day.deal.code, visibility.end_of_day(day.day)
    own_try = None if account is None else await _first_try(context, code, account)
    current = await visibility.today(context)
    is_over = day.day < current
    is_shown = is_over or (own_try is not None and own_try.status == "finished")
    account_id = None if account is None else account.id
    standing = next(iter(await context.storage.standings(code, account_id, end)), None)
    results = await context.storage.results(code, RESULTS_SHOWN, end) if is_shown else ()
    if own_try is not None and standing is not None and standing.place is not None:
        results = await _with_own(context, results, code, own_try, standing)
    pars = await context.storage.pars(code) if is_shown else ()
    counts = await context.storage.star_counts(code, end) if is_shown else ()
    return DailyStandings(
        day,
        current,
        is_over,
        is_shown,
        0 if standing is None else standing.rated,
        results,
        standing if is_shown else None,
        own_try,
        await _streak(context, account, current),
        next((par for par in pars if par.seats == 1), None),
        counts,
    )


async def _with_own(
    context: Context,
    results: tuple[RankedResult, ...],
    code: DealCode,
    own_try: Table,
    standing: Standing,
) -> tuple[RankedResult, ...]:
    """Append the account's own result if it is not among those shown."""
    if any(result.table == own_try.id for result in results):
        return results
    own = await context.storage.result(code, key_of(own_try.id, 0))
    return results if own is None else (*results, own._replace(rank=standing.place))


async def _streak(context: Context, account: Account | None, current: date) -> int:
    """Count the days in a row that the account has played, up to the current one or the last."""
    if account is None:
        return 0
    days = await context.storage.days_of(account.id, MAX_STREAK)
    count, ordinal = 0, current.toordinal()
    if days and days[0].toordinal() == ordinal - 1:
        ordinal -= 1
    for day in days:
        if day.toordinal() != ordinal - count:
            break
        count += 1
    return count
