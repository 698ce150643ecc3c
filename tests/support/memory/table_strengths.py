"""Strengths at tables in memory; behave like the storage in PostgreSQL."""

from inkland.server.features.strength.records import (
    SEATS_COMPARED,
    ComparedGames,
    RecordedSeat,
    TableStrength,
    TableUpdate,
    family_of,
    with_bots_apart,
)
from inkland.server.features.strength.table_queries import TableStrengthQueries
from inkland.table.ids import AccountId, TableId
from inkland.table.storage.memory import MemoryStorage
from support.memory.contests import MemoryContestStorage
from support.memory.members import MemoryMemberStorage
from support.memory.statistics import MemoryStatisticsStorage

_Kept = dict[tuple[AccountId, str], TableStrength]


class MemoryTableStrengthStorage(TableStrengthQueries):
    """Strengths at tables in dictionaries, lost when the process ends."""

    def __init__(
        self,
        storage: MemoryStorage,
        members: MemoryMemberStorage,
        statistics: MemoryStatisticsStorage,
        contests: MemoryContestStorage,
    ) -> None:
        self._state = storage.state
        self._members = members
        self._statistics = statistics
        self._contests = contests
        # Those that count of each game, in the order of comparing; none if it was left out.
        self._compared: dict[TableId, list[RecordedSeat]] = {}
        self._kept: _Kept = {}

    def erase(self, account: AccountId) -> None:
        """Delete the strengths of an account."""
        self._kept = {key: value for key, value in self._kept.items() if key[0] != account}

    async def compare_next(self, update: TableUpdate) -> bool:
        """Compare the game that ended first of those to be compared; False if there is none."""
        waiting = [game for game in self._state.results if self._is_to_be_compared(game)]
        if not waiting:
            return False
        game = min(waiting, key=lambda one: (self._state.results[one][0].at, one))
        record = await self._statistics.recorded(game)
        assert record is not None
        seats = [one for one in record.seats if self._members.is_there(one.account)]
        is_compared = self._apply(self._kept, game, seats, update)
        self._compared[game] = seats if is_compared else []
        return True

    async def recompute(self, update: TableUpdate) -> ComparedGames:
        """Replace all strengths at tables by what the compared games come to."""
        kept: _Kept = {}
        games = {game: seats for game, seats in self._compared.items() if seats}
        for game, seats in games.items():
            self._apply(kept, game, seats, update)
        self._kept = {key: one for key, one in kept.items() if self._members.is_there(key[0])}
        return ComparedGames(len(games), len(self._kept))

    async def table_strengths(self, account: AccountId) -> tuple[TableStrength, ...]:
        """The strengths of an account at tables, by family."""
        return tuple(sorted(one for key, one in self._kept.items() if key[0] == account))

    def _is_to_be_compared(self, game: TableId) -> bool:
        table = self._state.tables[game]
        return (
            game not in self._compared
            and len(table.seats) in SEATS_COMPARED
            and table.deal is not None
            and (table.dealt_at == game or self._contests.has_table(game))
            and any(one.occupant.account is not None for one in self._state.results[game])
        )

    def _apply(
        self, kept: _Kept, game: TableId, seats: list[RecordedSeat], update: TableUpdate
    ) -> bool:
        family = family_of(self._state.tables[game].options)
        if family is None:
            return False
        before = {
            one.account: kept[one.account, family] for one in seats if (one.account, family) in kept
        }
        bots = [one.account for one in seats if self._state.accounts[one.account].is_bot]
        update = with_bots_apart(update, bots)
        after = update({account: one.known for account, one in before.items()}, seats)
        for account, known in after.items():
            games = before[account].games if account in before else 0
            kept[account, family] = TableStrength(family, known, games + 1)
        return bool(after)
