"""The deal of the day: one solo deal, the same for everyone, and one try that counts."""

import secrets
from datetime import date
from typing import Final, NamedTuple

from inkland import fairness
from inkland.protocol.resources import NewTable, Sit
from inkland.rules import preset
from inkland.server.errors import NoSuchDay
from inkland.table.actions import joining, opening, playing, visibility
from inkland.table.context import Context
from inkland.table.errors import ServerBusy
from inkland.table.ids import AccountId, DealCode, TableId, new_id
from inkland.table.storage.records import (
    Account,
    RankedResult,
    Secret,
    Standing,
    StoredDeal,
    StoredPar,
    Table,
    key_of,
)

# From Monday to Sunday.
WEEK: Final = ("base", "base", "heroes", "base", "base", "base", "everything")
RESULTS_SHOWN: Final = 50
MAX_STREAK: Final = 366
DAILY_ACCOUNT: Final = AccountId("inkland")  # hosts what nobody sits at, and has no way to come in
_MAX_RETRIES: Final = 3


class DailyDeal(NamedTuple):
    """A day and its deal."""

    day: date
    deal: StoredDeal
    preset: str


class DailyStandings(NamedTuple):
    """What somebody may know of a day: how many have played, and how, once they have, too."""

    day: DailyDeal
    is_over: bool
    is_shown: bool
    rated: int
    results: tuple[RankedResult, ...]
    standing: Standing | None
    own_try: Table | None
    streak: int
    par: StoredPar | None


async def today(context: Context) -> DailyDeal:
    """The deal of today; who asks first lets it be dealt."""
    day = visibility.today(context)
    code = await context.storage.day(day)
    if code is None:
        code = await context.storage.save_day(day, *_new_deal(context, day))
    return await _day(context, day, code)


async def deal_of(context: Context, day: date) -> DailyDeal:
    """The deal of today or of an earlier day."""
    if day == visibility.today(context):
        return await today(context)
    code = await context.storage.day(day)
    if code is None or day > visibility.today(context):
        raise NoSuchDay()
    return await _day(context, day, code)


async def _day(context: Context, day: date, code: DealCode) -> DailyDeal:
    deal = await context.storage.deal(code)
    assert deal is not None
    return DailyDeal(day, deal, preset_of(day))


def preset_of(day: date) -> str:
    """What is played on such a day of the week."""
    return WEEK[day.weekday()]


def _new_deal(context: Context, day: date) -> tuple[Table, Secret, StoredDeal]:
    """A secret that nobody can work out from the date, and a closed table that it belongs to.

    No nonces are mixed in: nobody sits at the table, and all shall have the same cards.
    """
    options = preset(preset_of(day))._replace(seats=1)
    table_id, code = TableId(new_id()), DealCode(new_id())
    drawn = fairness.new_secret()
    commitment = fairness.commitment(table_id, drawn)
    table = Table(
        id=table_id,
        version=1,
        title="",
        public=False,
        host=DAILY_ACCOUNT,
        status="closed",
        options=options,
        seats=(None,),
        commitment=commitment,
        dealt_at=table_id,
        deal=code,
        rematch=None,
        opened_at=context.now(),
    )
    seed = fairness.seed_of(table_id, drawn, ())
    return table, Secret(drawn, (), seed), StoredDeal(code, table_id, options, commitment)


# --- Playing it


async def start_try(context: Context, account: Account) -> Table:
    """A try at the deal of today: the one that runs, or a new one. The first of all counts.

    It is claimed before it starts, so that of two that begin at once one is the first.
    """
    day = await today(context)
    for _race in range(_MAX_RETRIES):
        first = await _first_try(context, day.deal.code, account)
        if first is not None and first.status in ("open", "playing"):
            return first if first.status == "playing" else await _started(context, first, account)
        table = await opening.open_with_deal(context, account, day.deal, NewTable(seats=1))
        await context.storage.mark_deal_seen(day.deal.code, account.id, table.id)
        if first is not None or await _is_first(context, day.deal.code, account, table):
            return await _started(context, table, account)
        await opening.close_table(context, table.id, account)
    raise ServerBusy()


async def _started(context: Context, table: Table, account: Account) -> Table:
    await joining.sit(context, table.id, account, Sit(nonce=secrets.token_hex(16)))
    return await playing.start(context, table.id, account)


async def _first_try(context: Context, code: DealCode, account: Account) -> Table | None:
    first = await context.storage.first_seen_at(code, account.id)
    return None if first is None else await context.load_table(first)


async def _is_first(context: Context, code: DealCode, account: Account, table: Table) -> bool:
    return await context.storage.first_seen_at(code, account.id) == table.id


# --- Looking at it


async def standings(context: Context, day: DailyDeal, account: Account | None) -> DailyStandings:
    """The table of the day, for those who have played or come when the day is over."""
    code, end = day.deal.code, visibility.end_of_day(day.day)
    own_try = None if account is None else await _first_try(context, code, account)
    is_over = not await visibility.is_running_daily(context, code)
    is_shown = is_over or (own_try is not None and own_try.status == "finished")
    account_id = None if account is None else account.id
    standing = next(iter(await context.storage.standings(code, account_id, end)), None)
    results = await context.storage.results(code, RESULTS_SHOWN, end) if is_shown else ()
    if own_try is not None and standing is not None and standing.place is not None:
        results = await _with_own(context, results, code, own_try, standing)
    pars = await context.storage.pars(code) if is_shown else ()
    return DailyStandings(
        day,
        is_over,
        is_shown,
        0 if standing is None else standing.rated,
        results,
        standing if is_shown else None,
        own_try,
        await _streak(context, account),
        next((par for par in pars if par.seats == 1), None),
    )


async def _with_own(
    context: Context,
    results: tuple[RankedResult, ...],
    code: DealCode,
    own_try: Table,
    standing: Standing,
) -> tuple[RankedResult, ...]:
    """The results with one's own at the end, if it is not among the best."""
    if any(result.table == own_try.id for result in results):
        return results
    own = await context.storage.result(code, key_of(own_try.id, 0))
    return results if own is None else (*results, own._replace(rank=standing.place))


async def _streak(context: Context, account: Account | None) -> int:
    """How many days in a row somebody has played, up to today or yesterday."""
    if account is None:
        return 0
    played = await context.storage.days_of(account.id, MAX_STREAK)
    count, ordinal = 0, visibility.today(context).toordinal()
    if played and played[0].toordinal() == ordinal - 1:
        ordinal -= 1
    for day in played:
        if day.toordinal() != ordinal - count:
            break
        count += 1
    return count
