"""Tables of contests: those who wait are seated, and their games begin at once.

Each table is one transaction of the storage, which refuses to seat anybody who does not wait any
more. So it can be tried by any process, and again after any fault.
"""

from typing import Final

from inkland.rules import preset
from inkland.server.context import ServerContext
from inkland.server.features.contests.kinds import kind_of
from inkland.server.features.contests.pairing import Company, pair
from inkland.server.features.contests.queries import Contest, ContestQueries, WaitingEntrant
from inkland.server.features.deals.daily import DAILY_ACCOUNT, new_deal
from inkland.table.actions import queries, seating
from inkland.table.actions.playing import game_opening
from inkland.table.actions.saving import ring_bell
from inkland.table.storage.records import Occupant, StoredDeal, Table

MORE_TIME_FACTOR: Final = 2  # the clock of a table where somebody has asked for more time


async def start_tables(context: ServerContext, contest: Contest) -> int:
    """Seat those who wait in a contest, as far as they are enough; return the number of tables."""
    waiting = await ContestQueries(context.database).waiting(contest.id)
    blocks = await context.storage.blocks_among([one.account for one in waiting])
    may_skip = kind_of(contest).may_skip
    companies = pair(waiting, blocks, seats=contest.seats, may_skip=may_skip)
    tables = [await start_table(context, contest, company) for company in companies]
    return sum(table is not None for table in tables)


async def start_table(context: ServerContext, contest: Contest, company: Company) -> Table | None:
    """Seat a company, with bots on the seats that are left; None if somebody waits no longer."""
    deal = await _deal(context, contest, company.number)
    clock = contest.clock
    if clock is not None and any(one.has_more_time for one in company.people):
        clock *= MORE_TIME_FACTOR
    table = Table(
        id=context.new_table_id(),
        version=2,
        title=contest.title,
        public=False,
        host=DAILY_ACCOUNT,  # nobody at the table can close it
        status="playing",
        options=deal.options,
        seats=_seats(contest, company.people),
        commitment=deal.commitment,
        dealt_at=deal.dealt_at,
        deal=deal.code,
        rematch=None,
        opened_at=await context.storage.now(),
        clock=clock,
    )
    for number, occupant in enumerate(table.seats):
        if occupant is None:
            bot = seating.seat_for_bot(table, seating.STAND_IN)
            table = seating.with_seat(table, number, bot)
    secret = await queries.read_secret(context, table)
    assert secret.seed is not None
    entries, follow_up = game_opening(table, secret.seed)
    contests = ContestQueries(context.database)
    if not await contests.start_table(contest.id, company.number, table, entries, follow_up):
        return None
    ring_bell(context, table, number=len(entries))
    return table


def _seats(contest: Contest, people: tuple[WaitingEntrant, ...]) -> tuple[Occupant | None, ...]:
    seats: tuple[Occupant | None, ...] = ()
    for one in people:
        colour = seating.free_colour(seats, one.colour)
        seats = (*seats, Occupant(one.name, colour, one.account))
    return (*seats, *(None,) * (contest.seats - len(seats)))


async def _deal(context: ServerContext, contest: Contest, number: int) -> StoredDeal:
    """The deal with this number; dealt when the first table needs it."""
    contests = ContestQueries(context.database)
    code = await contests.deal(contest.id, number)
    if code is None:
        options = preset(contest.preset)._replace(seats=contest.seats)
        fresh = new_deal(options, await context.storage.now())
        code = await contests.save_deal(contest.id, number, *fresh)
    return await queries.load_deal(context, code)
