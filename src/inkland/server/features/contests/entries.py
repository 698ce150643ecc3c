"""Use cases of entrants: enter a contest, wait for the next table, and wait no longer."""

from typing import Final

from inkland.server.context import ServerContext
from inkland.server.errors import EventLeftTooOften, EventNotRunning, NoSuchEvent, NotForBots
from inkland.server.features.contests.kinds import kind_of
from inkland.server.features.contests.pairing import Company
from inkland.server.features.contests.queries import (
    Contest,
    ContestEntry,
    ContestId,
    ContestQueries,
    ListedContest,
)
from inkland.server.features.contests.seating import start_table
from inkland.table.errors import NameTaken
from inkland.table.names.checks import checked_name, is_available
from inkland.table.storage.records import Account

EARLY_SECONDS: Final = 600  # before the start one can enter, and waits from the start on
# Of an entrant in a contest. Each costs the bots a whole game, so they must not go on for ever.
MAX_ABANDONED_GAMES: Final = 3


async def load_contest(context: ServerContext, contest: ContestId) -> ListedContest:
    """The contest with this id; else `NoSuchEvent`."""
    found = await ContestQueries(context.database).contest(contest)
    if found is None:
        raise NoSuchEvent()
    return found


async def enter(
    context: ServerContext,
    contest_id: ContestId,
    account: Account,
    *,
    has_more_time: bool,
    source: int | None = None,
) -> ContestEntry:
    """Enter, and wait for the next table; where nobody waits for others, it begins at once.

    Raises `NoSuchEvent`, `EventNotRunning`, `NotForBots`, `NameTaken` if a member has the guest's
    name, or `EventLeftTooOften` after `MAX_ABANDONED_GAMES`.
    """
    contest = (await load_contest(context, contest_id)).contest
    if account.is_bot:
        raise NotForBots()
    checked_name(account.name)
    if not await is_available(context.storage.names(), account.name, account.id):
        raise NameTaken()
    contests = ContestQueries(context.database)
    before = await contests.entry(contest_id, account.id)
    if before is not None and before.abandoned >= MAX_ABANDONED_GAMES:
        raise EventLeftTooOften()
    if not await contests.enter(
        contest_id,
        account.id,
        has_more_time=has_more_time,
        early=EARLY_SECONDS,
        source=source,
    ):
        raise EventNotRunning()
    if not kind_of(contest).waits_for_others:
        await _start_alone(context, contest, account)
    entry = await contests.entry(contest_id, account.id)
    assert entry is not None
    return entry


async def _start_alone(context: ServerContext, contest: Contest, account: Account) -> None:
    """Start the account's next table; if another request has just done it, nothing happens."""
    for one in await ContestQueries(context.database).waiting(contest.id):
        if one.account == account.id:
            await start_table(context, contest, Company(one.number, (one,)))


async def leave(context: ServerContext, contest_id: ContestId, account: Account) -> None:
    """Wait no longer; a game that has begun goes on. Raises `NoSuchEvent`."""
    await load_contest(context, contest_id)
    await ContestQueries(context.database).leave(contest_id, account.id)


async def entry(
    context: ServerContext, contest_id: ContestId, account: Account
) -> ContestEntry | None:
    """What the account does in a contest; None if it has not entered. Raises `NoSuchEvent`."""
    await load_contest(context, contest_id)
    return await ContestQueries(context.database).entry(contest_id, account.id)
