"""Strengths in memory; behave like the storage in PostgreSQL."""

from datetime import date

from inkland.server.features.strength.board_queries import KnownPlayer
from inkland.server.features.strength.queries import StrengthQueries
from inkland.server.features.strength.records import (
    DueDay,
    Recomputed,
    StoredStrength,
    StrengthUpdate,
    Window,
)
from inkland.table.ids import AccountId
from inkland.table.storage.memory import MemoryStorage
from support.memory.leaders import MemoryLeaderStorage
from support.memory.members import MemoryMemberStorage

_Kept = dict[tuple[AccountId, int, str], StoredStrength]


class MemoryStrengthStorage(StrengthQueries):
    """Strengths in dictionaries, lost when the process ends."""

    def __init__(self, storage: MemoryStorage, members: MemoryMemberStorage) -> None:
        self._storage = storage
        self._members = members
        self._windows: list[tuple[Window, frozenset[AccountId]]] = []
        self._strengths: _Kept = {}
        self.leaders = MemoryLeaderStorage(storage, members)

    def erase(self, account: AccountId) -> None:
        """Delete the strengths of an account."""
        for key in [key for key in self._strengths if key[0] == account]:
            del self._strengths[key]
        self.leaders.erase(account)

    def windows(self) -> list[tuple[int, Window]]:
        """All closed windows with their numbers, in the order of closing."""
        return [(number, window) for number, (window, _) in enumerate(self._windows, 1)]

    def accounts(self) -> set[AccountId]:
        """All accounts that have a strength."""
        return {account for account, _seats, _family in self._strengths}

    async def due(self, before: date) -> DueDay | None:
        """The first day after the last closed one that has a deal."""
        closed = [window.day for window, _left_out in self._windows if window.day is not None]
        last = max(closed, default=date.min)
        days = sorted(day for day in self._storage._days if last < day < before)
        return DueDay(days[0], self._storage._days[days[0]]) if days else None

    async def close(self, window: Window, update: StrengthUpdate) -> bool:
        """Store the window and what it makes of strengths; False if it was closed before."""
        if any(window.deal == closed.deal for closed, _left_out in self._windows):
            return False
        people = await self._stars(window)
        left_out = frozenset(one for one in people if not self._members.is_there(one))
        self._windows.append((window, left_out))
        await self._apply(self._strengths, window, left_out, update)
        return True

    async def recompute(self, update: StrengthUpdate) -> Recomputed:
        """Replace all strengths by what the closed windows come to."""
        found: _Kept = {}
        self.leaders.clear()
        for window, left_out in self._windows:
            await self._apply(found, window, left_out, update)
        self._strengths = {
            key: value for key, value in found.items() if self._members.is_there(key[0])
        }
        return Recomputed(len(self._windows), len(self._strengths))

    async def strengths(self, account: AccountId) -> tuple[StoredStrength, ...]:
        """The strengths of an account, by seats and family."""
        found = (value for key, value in self._strengths.items() if key[0] == account)
        return tuple(sorted(found, key=lambda one: (one.seats, one.family)))

    async def _stars(self, window: Window) -> dict[AccountId, int]:
        results = await self._storage.results(window.deal, 1_000_000, window.ends_at)
        return {
            one.account: one.result.stars
            for one in results
            if one.account is not None and one.seats == window.seats
        }

    async def _apply(
        self, kept: _Kept, window: Window, left_out: frozenset[AccountId], update: StrengthUpdate
    ) -> None:
        kind = window.seats, window.family
        found = await self._stars(window)
        stars = {account: one for account, one in found.items() if account not in left_out}
        day = window.day or window.ends_at.date()
        now: dict[AccountId, KnownPlayer] = {}
        before = {account: kept[account, *kind] for account in stars if (account, *kind) in kept}
        after = update(window, {one: known.known for one, known in before.items()}, stars)
        for account, known in after.items():
            old = before.get(account)
            change = 0.0 if old is None else known.mean - old.known.mean
            windows = 1 if old is None else 1 + old.windows
            kept[account, *kind] = StoredStrength(*kind, known, change, windows, day)
            if self._members.is_there(account):
                now[account] = KnownPlayer(known, windows)
        self.leaders.add(window, stars, now)
