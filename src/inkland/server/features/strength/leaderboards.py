"""Leaderboards: matchpoints of a week or a month, strengths, and streaks of deals of the day."""

from datetime import date, timedelta
from typing import Final, NamedTuple

from inkland.server.context import ServerContext
from inkland.server.features.strength.board_queries import LeaderQueries
from inkland.server.features.strength.records import (
    ALL_FAMILIES,
    EVER,
    BoardKey,
    BoardPlace,
    Leader,
    month_of,
    week_of,
)
from inkland.server.features.strength.resources import BoardFamily, BoardKind, LeaderRow, Leaders
from inkland.table.actions import visibility
from inkland.table.ids import AccountId, player_of
from inkland.table.storage.records import Account

PAGE_SIZE: Final = 50
MAX_PAGE: Final = 1_000
_HUNDREDTHS: Final = 100
_STREAK_DAYS: Final = 2  # yesterday's window may not be closed yet


class BoardPage(NamedTuple):
    """What is asked for: a page of a leaderboard, counted from 1."""

    board: BoardKind
    family: BoardFamily = "all"
    page: int = 1

    @property
    def start(self) -> int:
        """How many people are on the pages before."""
        return (self.page - 1) * PAGE_SIZE


async def leaders(context: ServerContext, account: Account | None, asked: BoardPage) -> Leaders:
    """A page of a leaderboard, and the account's own place on it."""
    key = await _key(context, asked)
    viewer = None if account is None else account.id
    storage = LeaderQueries(context.database)
    place = await storage.place(key, viewer)
    rows = await storage.page(key, viewer, asked.start, PAGE_SIZE)
    return _leaders(asked, key, place, rows, viewer)


async def followed_leaders(context: ServerContext, account: Account, asked: BoardPage) -> Leaders:
    """The same among the account and those whom it follows."""
    key = await _key(context, asked)
    rows = await LeaderQueries(context.database).followed(key, account.id)
    before = next((at for at, one in enumerate(rows) if one.account == account.id), None)
    place = BoardPlace(len(rows))
    if before is not None:
        listed = (await LeaderQueries(context.database).place(key, account.id)).is_listed
        place = BoardPlace(len(rows), rows[before], before, listed)
    page = rows[asked.start : asked.start + PAGE_SIZE]
    return _leaders(asked, key, place, page, account.id)


async def _key(context: ServerContext, asked: BoardPage) -> BoardKey:
    """The stored board that is meant. Strengths of all families together have none."""
    board, family, _page = asked
    today = await visibility.today(context)
    last_week, last_month = today - timedelta(days=7), month_of(today) - timedelta(days=1)
    match board:
        case "week" | "last_week":
            return BoardKey("week", week_of(today if board == "week" else last_week), family)
        case "month" | "last_month":
            return BoardKey("month", month_of(today if board == "month" else last_month), family)
        case "ever":
            return BoardKey("ever", EVER, "base" if family == ALL_FAMILIES else family)
        case "streak":
            return BoardKey("streak", await _streak_day(context, today), ALL_FAMILIES)


async def _streak_day(context: ServerContext, today: date) -> date:
    """The day up to which streaks are counted; today, when there are none, if it is long ago."""
    last = await LeaderQueries(context.database).last_day()
    return today if last is None or last < today - timedelta(days=_STREAK_DAYS) else last


def _leaders(
    asked: BoardPage,
    key: BoardKey,
    place: BoardPlace,
    rows: tuple[Leader, ...],
    viewer: AccountId | None,
) -> Leaders:
    def row(one: Leader) -> LeaderRow:
        return LeaderRow(
            one.rank,
            player_of(one.account),
            one.name,
            one.colour,
            one.points if asked.board == "streak" else one.points / _HUNDREDTHS,
            one.windows,
            one.account == viewer,
        )

    return Leaders(
        asked.board,
        key.family,  # type: ignore[arg-type]  # those that can be asked for
        None if asked.board == "ever" else key.begins.isoformat(),
        place.people,
        asked.page,
        max(1, -(-place.people // PAGE_SIZE)),
        tuple(map(row, rows)),
        None if place.own is None else row(place.own),
        None if place.own is None else place.before // PAGE_SIZE + 1,
        place.is_listed,
    )
