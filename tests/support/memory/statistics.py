"""Statistics in memory; behave like the storage in PostgreSQL."""

from collections.abc import Collection, Mapping, Sequence
from datetime import date, datetime

from inkland.server.features.profiles import counts as sums
from inkland.server.features.profiles.counts import Tallies, Tally
from inkland.server.features.profiles.queries import (
    MemberProfile,
    RecordedGame,
    Shown,
    ShownTable,
    StatisticsQueries,
    UncountedGame,
)
from inkland.server.features.strength.records import RecordedSeat
from inkland.table.actions.visibility import day_at
from inkland.table.ids import AccountId, PlayerId, TableId, player_of
from inkland.table.storage.memory import MemoryStorage
from support.memory.members import MemoryMemberStorage


class MemoryStatisticsStorage(StatisticsQueries):
    """Statistics in dictionaries, lost when the process ends. Nobody else claims games."""

    def __init__(self, storage: MemoryStorage, members: MemoryMemberStorage) -> None:
        self._storage = storage
        self._members = members
        self._storage = storage
        self._state = storage.state
        self._counted: set[UncountedGame] = set()
        self._tallies: dict[AccountId, dict[str, Tally]] = {}
        self._shows: dict[AccountId, tuple[Shown, ...]] = {}
        self._reusable: set[AccountId] = set()
        self._unlisted: set[AccountId] = set()

    # --- Counting

    async def claim(self, limit: int) -> tuple[UncountedGame, ...]:
        """Games that are not counted yet."""
        found = [
            game
            for table in self._state.results
            for game in await self._parts(table)
            if game not in self._counted
        ]
        return tuple(found[:limit])

    async def recorded(self, table: TableId) -> RecordedGame | None:
        """The record of a finished game; None if it is not over."""
        lines = await self._storage.finished_events(table)
        done = self._state.results.get(table)
        if lines is None or not done:
            return None
        analysis = await self._storage.analysis(table)
        people = (
            RecordedSeat(one.result.seat, one.occupant.account, one.is_own, *one.result[1:])
            for one in done
            if one.occupant.account is not None
        )
        return RecordedGame(
            table,
            done[0].at,
            self._state.tables[table].deal is None,
            lines,
            (None,) * len(lines.splitlines()),
            tuple(sorted(people)),
            None if analysis is None else analysis.judged,
        )

    async def count(self, game: UncountedGame, gains: Mapping[AccountId, Tallies]) -> bool:
        """Add the gains to the statistics of these accounts; False if that was done before."""
        if game in self._counted:
            return False
        self._counted.add(game)
        for account in gains:
            if self._members.is_there(account):
                total = sums.add(await self.statistics(account), gains[account])
                await self._save(account, total)
        return True

    async def statistics(self, account: AccountId) -> dict[str, Tally]:
        """The statistics of an account by key."""
        return dict(self._tallies.get(account, {})) if self._members.is_there(account) else {}

    # --- Counting anew

    async def players(self, after: AccountId | None, limit: int) -> tuple[AccountId, ...]:
        """Accounts with a finished game, in the order of their ids."""
        people = {one.occupant.account for done in self._state.results.values() for one in done} - {
            None
        }
        return tuple(sorted(one for one in people if one is not None and one > (after or "")))[
            :limit
        ]

    async def count_stand_ins(self) -> int:
        """Nothing: they were counted with the results, and no release was without it."""
        return 0

    async def counted(self, account: AccountId) -> tuple[UncountedGame, ...]:
        """The games of the account, except those that are still to be counted."""
        found = [
            game
            for table, done in self._state.results.items()
            if any(one.occupant.account == account for one in done)
            for game in await self._parts(table)
            if game in self._counted
        ]
        return tuple(found)

    async def replace(
        self, account: AccountId, counted: Collection[UncountedGame], tallies: Tallies
    ) -> bool:
        """Replace the statistics by these; False if more games were counted meanwhile."""
        if set(await self.counted(account)) != set(counted):
            return False
        self._tallies.pop(account, None)
        if self._members.is_there(account):
            await self._save(account, tallies)
        return True

    async def _parts(self, table: TableId) -> list[UncountedGame]:
        analysis = await self._storage.analysis(table)
        is_judged = analysis is not None and analysis.judged is not None
        people = any(one.occupant.account is not None for one in self._state.results[table])
        found = [UncountedGame(table, "result")] if people else []
        return [*found, UncountedGame(table, "analysis")] if is_judged else found

    async def _save(self, account: AccountId, tallies: Tallies) -> None:
        ends: list[tuple[datetime, TableId, int, bool]] = sorted(
            (one.at, table, one.result.seat, one.is_own)
            for table, done in self._state.results.items()
            for one in done
            if one.occupant.account == account and self._state.tables[table].deal is not None
        )
        days = await self._storage.days_of(account, 1_000_000)
        made = sums.streaks([is_own for *_, is_own in ends], sorted(days))
        self._tallies[account] = {**tallies, **made}

    # --- Profiles

    async def show(
        self,
        account: AccountId,
        shows: Sequence[Shown],
        is_listed: bool | None = None,
        allows_reuse: bool | None = None,
    ) -> None:
        """Store what a member shows; an account that was erased shows nothing."""
        if self._members.is_there(account):
            self._shows[account] = tuple(shows)
            if allows_reuse is not None:
                (self._reusable.add if allows_reuse else self._reusable.discard)(account)
            if is_listed is not None:
                (self._unlisted.discard if is_listed else self._unlisted.add)(account)

    async def shown(self, account: AccountId) -> tuple[Shown, ...]:
        """What an account shows."""
        return self._shows.get(account, ()) if self._members.is_there(account) else ()

    async def allows_reuse(self, account: AccountId) -> bool:
        """Whether an account lets others use positions of its games."""
        return account in self._reusable and self._members.is_there(account)

    async def reusable_games(self, limit: int) -> tuple[TableId, ...]:
        """Finished public games of which every person does."""
        now = await self._storage.now()
        found = []
        for id_, done in self._state.results.items():
            table = self._state.tables[id_]
            people = [one.occupant.account for one in done if one.occupant.account is not None]
            if (
                table.public
                and table.deal is not None
                and people
                and all([await self.allows_reuse(one) for one in people])
                and not any(map(self._members.is_suspended, people))
                and (await self._storage.day_of(table.deal) or date.min) < day_at(now)
                and self._state.contest_ends.get(table.deal, now) <= now
                and not any(
                    other.deal == table.deal and other.status in ("open", "playing")
                    for other in self._state.tables.values()
                )
            ):
                found.append((-done[0].at.timestamp(), id_))
        return tuple(id_ for _, id_ in sorted(found)[:limit])

    async def is_listed(self, account: AccountId) -> bool:
        """Whether an account wants to stand in leaderboards."""
        return self.wants_to_be_listed(account)

    def wants_to_be_listed(self, account: AccountId) -> bool:
        """The same, for the leaderboards."""
        return account not in self._unlisted

    async def profile(self, player: PlayerId) -> MemberProfile | None:
        """The member with this public id, if they show anything."""
        for account, shows in self._shows.items():
            if player_of(account) == player and account in self._state.members and shows:
                named = self._state.accounts[account]
                since = self._members.members_since[account]
                return MemberProfile(account, named.name, named.colour, since, shows)
        return None

    async def shown_tables(self, tables: Collection[TableId]) -> dict[TableId, ShownTable]:
        """The tables with these ids."""
        found = {table: self._state.tables.get(table) for table in tables}
        now, ends = await self._storage.now(), self._state.contest_ends
        return {
            id_: ShownTable(
                table.title,
                table.public,
                table.deal,
                table.deal is not None and table.deal in ends and ends[table.deal] > now,
            )
            for id_, table in found.items()
            if table is not None
        }
