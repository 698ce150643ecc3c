"""Lists of games in memory; behaves like the storage in PostgreSQL."""

from datetime import datetime

from inkland.table.ids import AccountId, TableId
from inkland.table.storage.game_summary import GameSummary
from inkland.table.storage.own_games_port import (
    NEWEST_PUBLIC_GAMES,
    NO_DEADLINE,
    FinishedKey,
    ListedGame,
    ListedSeat,
    RunningGames,
    RunningKey,
    SettledRange,
    Unsettled,
    WatchedGame,
)
from inkland.table.storage.records import Table
from inkland.table.storage.state import MemoryState


class MemoryOwnGames:
    """Lists of the tables in memory storage. Its games always know that they have ended."""

    def __init__(self, state: MemoryState) -> None:
        self._state = state

    async def running(
        self, account: AccountId, limit: int, after: RunningKey | None = None
    ) -> RunningGames:
        """Open and playing tables of the account, its own turns first."""
        found = sorted(
            (self._key(table, seat), self._listed(table, seat))
            for table, seat in self._seats(account)
            if table.status in ("open", "playing") and seat not in table.leavers
        )
        turns = sum(game.is_turn for _key, game in found)
        later = [one for one in found if after is None or one[0] > after]
        return RunningGames(tuple(later[:limit]), turns)

    async def finished(
        self, account: AccountId, limit: int, after: FinishedKey | None = None
    ) -> tuple[tuple[FinishedKey, ListedGame], ...]:
        """Finished games of the account, the latest first."""
        found = []
        for table, seat in self._seats(account):
            if table.status != "finished":
                continue
            done = {done.result.seat: done for done in self._state.results.get(table.id, ())}
            at = next(iter(done.values())).at if done else self._changed_at(table)
            result = done[seat].result if seat in done else None
            par = (
                None if table.deal is None else self._state.pars.get((table.deal, len(table.seats)))
            )
            game = self._listed(table, seat)._replace(
                changed_at=at,
                finished_at=at,
                place=None if result is None else result.place,
                stars=None if result is None else result.stars,
                rating=None if result is None else result.rating,
                par=None if par is None else par.stars,
                is_end_seen=(table.id, account) in self._state.ends_seen,
            )
            found.append((FinishedKey(at, table.id, seat), game))
        found.sort(key=lambda one: one[0], reverse=True)
        return tuple([one for one in found if after is None or one[0] < after][:limit])

    async def unsettled(self, account: AccountId, limit: int) -> Unsettled:
        """Running games of the account whose summary is not of the last event."""
        playing = (table for table, _seat in self._seats(account) if table.status == "playing")
        stale = [table.id for table in playing if self._summary(table) is None]
        return Unsettled(has_ended=False, stale=tuple(stale[:limit]))

    async def settle(self, account: AccountId, limit: int) -> None:
        """Do nothing."""

    async def settle_range(self, after: TableId, limit: int) -> SettledRange:
        """The next tables in the order of their ids."""
        chosen = sorted(table for table in self._state.tables if table > after)[:limit]
        tables = [self._state.tables[table] for table in chosen]
        stale = [
            table.id
            for table in tables
            if table.status in ("playing", "finished") and table.id in self._state.entries
            if self._summary(table) is None
        ]
        return SettledRange(chosen[-1] if chosen else None, tuple(stale))

    async def save_summary(self, table: TableId, summary: GameSummary) -> None:
        """Store a summary with maps, unless the game has gone on meanwhile."""
        if len(self._state.entries.get(table, ())) == summary.number:
            self._state.summaries[table] = summary

    async def mark_end_seen(self, table: TableId, account: AccountId) -> None:
        """Note that the account has seen how its game at this table ended."""
        self._state.ends_seen[table, account] = True

    async def watched(self, limit: int, seats: int) -> tuple[WatchedGame, ...]:
        """Public games of people that are being played, the last played first."""
        tables = [t for t in self._state.tables.values() if t.public and t.status == "playing"]
        tables.sort(key=lambda table: (table.opened_at, table.id), reverse=True)
        found = []
        for table in tables[:NEWEST_PUBLIC_GAMES]:
            summary, timer = self._summary(table), self._state.timers.get(table.id)
            has_person = any(seat is not None and seat.is_playing for seat in table.seats)
            if summary is None or timer is None or table.dealt_at != table.id or not has_person:
                continue
            game = WatchedGame(
                table.id,
                table.title,
                table.options,
                _listed_seats(table)[:seats],
                summary.season,
                timer.step,
                summary.maps[:seats],
            )
            found.append((self._changed_at(table), game))
        found.sort(key=lambda one: (-one[0].timestamp(), one[1].id))
        return tuple(game for _at, game in found[:limit])

    async def drawing_times(
        self, account: AccountId
    ) -> dict[tuple[TableId, int], tuple[datetime, ...]]:
        """When the drawings of an account were stored, or taken back."""
        state = self._state
        found = {
            (table.id, seat): tuple(
                at
                for entry, at in zip(
                    state.entries[table.id], state.event_times[table.id], strict=True
                )
                if entry.seat == seat
            )
            for table, seat in self._seats(account)
            if table.id in state.entries
        }
        return {key: times for key, times in found.items() if times}

    # --- What the lists share

    def _seats(self, account: AccountId) -> list[tuple[Table, int]]:
        return [
            (table, number)
            for table in self._state.tables.values()
            for number, occupant in enumerate(table.seats)
            if occupant is not None and occupant.account == account
        ]

    def _summary(self, table: Table) -> GameSummary | None:
        summary = self._state.summaries.get(table.id)
        number = len(self._state.entries.get(table.id, ()))
        return summary if summary is not None and summary.number == number else None

    def _changed_at(self, table: Table) -> datetime:
        times = self._state.event_times.get(table.id)
        return times[-1] if times else self._state.changed_at[table.id]

    def _is_turn(self, table: Table, seat: int) -> bool:
        summary, timer = self._summary(table), self._state.timers.get(table.id)
        occupant = table.seats[seat]
        return (
            table.status == "playing"
            and summary is not None
            and occupant is not None
            and occupant.bot is None
            and seat in summary.asked
            and seat not in summary.answered
            and (timer is None or timer.step != table.late_step)
        )

    def _key(self, table: Table, seat: int) -> RunningKey:
        age = -self._changed_at(table).timestamp()
        if not self._is_turn(table, seat):
            return RunningKey(1, 0.0, age, table.id, seat)
        timer = self._state.timers.get(table.id)
        deadline = None if timer is None else timer.deadline_at
        due = NO_DEADLINE if deadline is None else deadline.timestamp()
        return RunningKey(0, due, age, table.id, seat)

    def _listed(self, table: Table, seat: int) -> ListedGame:
        summary, timer = self._summary(table), self._state.timers.get(table.id)
        return ListedGame(
            table.id,
            table.title,
            table.status,
            table.options,
            table.clock,
            _listed_seats(table),
            seat,
            None if summary is None else summary._replace(maps=()),
            None if summary is None else summary.maps[seat],
            self._is_turn(table, seat),
            None if timer is None else timer.deadline_at,
            None if timer is None else timer.left(self._state.clock()),
            self._changed_at(table),
            next((day for day, code in self._state.days.items() if code == table.deal), None),
        )


def _listed_seats(table: Table) -> tuple[ListedSeat, ...]:
    return tuple(
        ListedSeat(number, occupant.name, occupant.colour, occupant.account is not None)
        for number, occupant in enumerate(table.seats)
        if occupant is not None
    )
