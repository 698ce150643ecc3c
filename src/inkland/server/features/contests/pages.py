"""What people are shown of contests: lists, standings as far as they spoil nothing, own tables."""

from collections.abc import Set
from datetime import datetime
from typing import Final, Literal

from inkland.cards.seasons import SEASONS
from inkland.server.context import ServerContext
from inkland.server.features.contests.boards import Board, ContestBoards
from inkland.server.features.contests.entries import EARLY_SECONDS, load_contest
from inkland.server.features.contests.kinds import kind_of
from inkland.server.features.contests.points import Placed
from inkland.server.features.contests.queries import (
    Contest,
    ContestEntry,
    ContestId,
    ContestQueries,
    ListedContest,
)
from inkland.server.features.contests.resources import (
    ContestDetails,
    ContestEntryInfo,
    ContestInfo,
    ContestLine,
    ContestList,
    ContestRunningTable,
    ContestTable,
)
from inkland.server.features.people.queries import MAX_LISTED, PeopleQueries
from inkland.table.ids import AccountId, player_of
from inkland.table.storage.records import Account

MAX_LISTED_CONTESTS: Final = 20
MAX_FRIENDS: Final = 50
MAX_OWN_TABLES: Final = 200

ContestState = Literal["coming", "running", "closing", "over", "cancelled"]


def state_at(contest: Contest, now: datetime) -> ContestState:
    """Where a contest is: while it is closing, games go on but none begins."""
    if contest.cancelled_at is not None:
        return "cancelled"
    if now < contest.starts_at:
        return "coming"
    if now < contest.ends_at:
        return "running"
    return "closing" if now < contest.closes_at else "over"


async def contest_list(context: ServerContext) -> ContestList:
    """The contests of these days."""
    now = await context.storage.now()
    found = await ContestQueries(context.database).contests(MAX_LISTED_CONTESTS)
    return ContestList(tuple(_info(one, now) for one in found))


async def contest_details(
    context: ServerContext, boards: ContestBoards, contest_id: ContestId, account: Account | None
) -> ContestDetails:
    """A contest as this account may see it; raises `NoSuchEvent`.

    Nobody sees how others have done in a round before having played all its deals, or its end.
    """
    listed = await load_contest(context, contest_id)
    contests, now = ContestQueries(context.database), await context.storage.now()
    board = await boards.board(listed.contest)
    who = None if account is None else account.id
    entry = None if who is None else await contests.entry(contest_id, who)
    own = () if who is None else board.scored.get(who, ())
    friends = () if who is None else await contests.followed(contest_id, who, MAX_FRIENDS)
    people = PeopleQueries(context.database)
    blocked = () if who is None else await people.people(who, "blocked", MAX_LISTED)
    is_shown = (
        not kind_of(listed.contest).hides_standings
        or now >= listed.contest.closes_at
        or len(own) >= listed.contest.deals
    )
    line = board.line_of(who)
    hidden = board.unlisted.union(one.account for one in blocked)
    near = board.near(who, hidden)
    return ContestDetails(
        contest=_info(listed, now),
        entry=entry_info(entry),
        is_shown=is_shown,
        lines=tuple(_line(one, board, who) for one in near) if is_shown else (),
        own=_line(line, board, who) if line is not None and is_shown else None,
        tables=tuple(ContestTable(*one) for one in own[-MAX_OWN_TABLES:]),
        friends=tuple(board.names[one] for one in friends if one in board.names),
        running=running_tables(board, hidden),
    )


def entry_info(entry: ContestEntry | None) -> ContestEntryInfo:
    """What an account does in a contest, for itself."""
    if entry is None:
        return ContestEntryInfo(is_entered=False)
    return ContestEntryInfo(
        is_entered=True,
        more_time=entry.has_more_time,
        waiting=None if entry.waiting is None else int(entry.waiting),
        number=entry.number,
        table=entry.table,
        is_playing=entry.status == "playing",
    )


def running_tables(board: Board, hidden: Set[AccountId]) -> tuple[ContestRunningTable, ...]:
    """The games that go on, without the names of these accounts."""
    names = board.names
    return tuple(
        ContestRunningTable(
            table.number,
            tuple(names[one] for one in table.accounts if one in names and one not in hidden),
            SEASONS[table.season],
            table.answered,
            table.asked,
        )
        for table in board.running
    )


def _info(listed: ListedContest, now: datetime) -> ContestInfo:
    contest = listed.contest
    return ContestInfo(
        id=contest.id,
        kind=contest.kind,
        title=contest.title,
        preset=contest.preset,
        seats=contest.seats,
        deals=contest.deals if kind_of(contest).plans_deals else None,
        clock=contest.clock,
        starts_at=contest.starts_at.isoformat(),
        ends_at=contest.ends_at.isoformat(),
        state=state_at(contest, now),
        seconds_to_start=max(0, int((contest.starts_at - now).total_seconds())),
        seconds_to_end=max(0, int((contest.ends_at - now).total_seconds())),
        is_open=(now - contest.starts_at).total_seconds() >= -EARLY_SECONDS
        and now < contest.ends_at,
        entrants=listed.entrants,
    )


def _line(line: Placed, board: Board, account: AccountId | None) -> ContestLine:
    return ContestLine(
        line.place,
        board.names[line.account],
        player_of(line.account),
        line.points,
        line.tables,
        line.account == account,
    )
