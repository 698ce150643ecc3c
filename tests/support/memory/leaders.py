"""Leaderboards in memory; behave like the storage in PostgreSQL."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from datetime import date, timedelta

from inkland.server.features.strength.board_queries import KnownPlayer, LeaderQueries, board_points
from inkland.server.features.strength.records import (
    ALL_FAMILIES,
    EVER,
    BoardKey,
    BoardPlace,
    Leader,
    Window,
    WindowResult,
    month_of,
    week_of,
)
from inkland.strength import matchpoints
from inkland.table.ids import AccountId
from inkland.table.storage.memory import MemoryStorage
from support.memory.members import MemoryMemberStorage


class MemoryLeaderStorage(LeaderQueries):
    """Leaderboards in dictionaries, lost when the process ends."""

    def __init__(self, storage: MemoryStorage, members: MemoryMemberStorage) -> None:
        self._state = storage.state
        self._members = members
        self._points: dict[BoardKey, dict[AccountId, tuple[int, int]]] = defaultdict(dict)
        self._results: dict[AccountId, list[WindowResult]] = defaultdict(list)
        self._last_day: date | None = None
        self.follows: Callable[[AccountId, AccountId], bool] = lambda *_: False
        self.wants: Callable[[AccountId], bool] = lambda _: True

    # --- Filled when a window closes

    def clear(self) -> None:
        """Delete everything."""
        self._points.clear()
        self._results.clear()

    def erase(self, account: AccountId) -> None:
        """Delete what there is of an account."""
        self._results.pop(account, None)
        for rows in self._points.values():
            rows.pop(account, None)

    def add(
        self,
        window: Window,
        stars: Mapping[AccountId, int],
        known: Mapping[AccountId, KnownPlayer],
    ) -> None:
        """Add what a window brings."""
        earned = matchpoints(stars)
        for account in known:
            self._points[BoardKey("ever", EVER, window.family)].pop(account, None)
            if window.day is not None:
                self._results[account].append(WindowResult(earned[account], len(stars) - 1))
                key = BoardKey("streak", window.day, ALL_FAMILIES)
                before = key._replace(begins=window.day - timedelta(days=1))
                days = 1 + self._points[before].get(account, (0, 0))[0]
                self._points[key][account] = days, days
        for one in board_points(window, earned, known):
            points, windows = self._points[one.key].get(one.account, (0, 0))
            total = points + one.points, windows + one.windows
            self._points[one.key][one.account] = total
        if window.day is None:
            return
        self._last_day = window.day
        week, month = week_of(window.day), month_of(window.day)
        oldest = {
            "streak": window.day,
            "week": week - timedelta(days=7),
            "month": month_of(month - timedelta(days=1)),
            "ever": EVER,
        }
        for old in [key for key in self._points if key.begins < oldest[key.board]]:
            del self._points[old]

    # --- Reading

    async def page(
        self, key: BoardKey, viewer: AccountId | None, offset: int, limit: int
    ) -> tuple[Leader, ...]:
        """Some of those listed, the first first."""
        found = self._ranked(key, filter(self._is_listed, self._points[key]))
        blocked = self._state.blocked
        return tuple(
            one for one in found[offset : offset + limit] if (viewer, one.account) not in blocked
        )

    async def place(self, key: BoardKey, account: AccountId | None) -> BoardPlace:
        """How many are listed, and where the account stands."""
        listed = set(filter(self._is_listed, self._points[key]))
        if account not in self._points[key]:
            return BoardPlace(len(listed))
        found = self._ranked(key, {*listed, account})
        own = next(one for one in found if one.account == account)
        return BoardPlace(len(listed), own, found.index(own), account in listed)

    async def followed(self, key: BoardKey, account: AccountId) -> tuple[Leader, ...]:
        """The account and all listed people whom it follows."""
        blocked = self._state.blocked
        chosen = {
            one
            for one in self._points[key]
            if one == account
            or (
                self._is_listed(one)
                and self.follows(account, one)
                and (account, one) not in blocked
            )
        }
        return tuple(self._ranked(key, chosen))

    async def last_day(self) -> date | None:
        """The day of the window that was closed last."""
        return self._last_day

    async def window_results(self, account: AccountId) -> tuple[WindowResult, ...]:
        """How an account did in all its closed windows."""
        return tuple(self._results[account])

    def _is_listed(self, account: AccountId) -> bool:
        return account in self._state.members and self.wants(account)

    def _ranked(self, key: BoardKey, accounts: Iterable[AccountId]) -> list[Leader]:
        rows = sorted((-self._points[key][one][0], one) for one in accounts)
        return [
            Leader(
                1 + sum(other < points for other, _ in rows),
                *self._state.accounts[account][:3],
                *self._points[key][account],
            )
            for points, account in rows
        ]
