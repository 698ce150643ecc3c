"""Storage of lists of games in PostgreSQL. The statements are in `own_games.sql`."""

from collections.abc import Sequence
from datetime import datetime
from typing import Any, Final

import msgspec

from inkland.cards import CardId
from inkland.protocol.translation import STORED_OPTIONS
from inkland.server.postgres.columns import TextColumn
from inkland.server.postgres.pools import Connect, Database
from inkland.server.postgres.statements import load_statements
from inkland.server.postgres.timed_connections import long_transaction
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

_SQL: Final = load_statements(__name__)
_JSON: Final = msgspec.json.Encoder()
_BEFORE_ALL: Final = RunningKey(-1, 0.0, 0.0, "", 0)


class _StoredSummary(msgspec.Struct):
    """A summary as it is stored beside its number and maps."""

    season: int
    time: int
    cards: tuple[CardId, ...]
    asked: tuple[int, ...]
    answered: tuple[int, ...]


class PostgresOwnGames:
    """Lists of games in PostgreSQL; see `OwnGameStorage`.

    What needs no more than the reader of lists may see is read as that role.
    """

    def __init__(self, database: Database) -> None:
        self._connect = database.borrow
        self._connect_reader = database.borrow_reader

    async def running(
        self, account: AccountId, limit: int, after: RunningKey | None = None
    ) -> RunningGames:
        """Return open and playing tables of the account, its own turns first."""
        parameters = {**(after or _BEFORE_ALL)._asdict(), "never": NO_DEADLINE}
        rows = await self._read("running", **parameters, account=account, limit=limit)
        return RunningGames(tuple(map(_running, rows)), rows[0][0] if rows else 0)

    async def finished(
        self, account: AccountId, limit: int, after: FinishedKey | None = None
    ) -> tuple[tuple[FinishedKey, ListedGame], ...]:
        """Return finished games of the account; the role of lists may not see pars."""
        place = after._asdict() if after else {"ended_at": None, "table": "", "seat": 0}
        rows = await self._run("finished", **place, account=account, limit=limit)
        return tuple(map(_finished, rows))

    async def unsettled(self, account: AccountId, limit: int) -> Unsettled:
        """Return what lists of the account do not know rightly yet."""
        rows = await self._read("unsettled", account=account, limit=limit)
        stale = tuple(TableId(table) for table, has_ended in rows if not has_ended)
        return Unsettled(len(stale) < len(rows), stale)

    async def settle(self, account: AccountId, limit: int) -> None:
        """Let seats of the account know that their game has ended."""
        await self._run("settle", account=account, limit=limit)

    async def settle_range(self, after: TableId, limit: int) -> SettledRange:
        """Do the same for all seats of the next tables in the order of their ids."""
        rows = await self._run("settle_range", after=after, limit=limit)
        stale = tuple(TableId(table) for table, is_stale in rows if is_stale)
        return SettledRange(TableId(rows[-1][0]) if rows else None, stale)

    async def save_summary(self, table: TableId, summary: GameSummary) -> None:
        """Store a summary with maps, unless the game has gone on meanwhile."""
        parameters = summary_parameters(summary)
        await self._run("save_summary", game=table, number=summary.number, **parameters)

    async def mark_end_seen(self, table: TableId, account: AccountId) -> None:
        """Note that the account has seen how its game at this table ended."""
        await self._run("mark_end_seen", game=table, account=account)

    async def watched(self, limit: int, seats: int) -> tuple[WatchedGame, ...]:
        """Return public games of people that are being played, the last played first."""
        newest = NEWEST_PUBLIC_GAMES
        rows = await self._read("watched", limit=limit, seats=seats, newest=newest)
        return tuple(
            WatchedGame(
                TableId(table), title, _options(options), _seats(people), season, step, tuple(maps)
            )
            for table, title, options, people, season, step, maps in rows
        )

    async def drawing_times(
        self, account: AccountId
    ) -> dict[tuple[TableId, int], tuple[datetime, ...]]:
        """Return when the drawings of an account were stored, or taken back."""
        async with self._connect() as connection, long_transaction(connection):
            cursor = await connection.execute(
                _SQL["drawing_times"], {"account": account}, binary=True
            )
            rows = await cursor.fetchall()
        return {(TableId(table), seat): tuple(times) for table, seat, times in rows}

    async def _run(self, name: str, /, **parameters: object) -> list[tuple[Any, ...]]:
        return await _fetch(self._connect, name, parameters)

    async def _read(self, name: str, /, **parameters: object) -> list[tuple[Any, ...]]:
        return await _fetch(self._connect_reader, name, parameters)


async def _fetch(
    connect: Connect, name: str, parameters: dict[str, object]
) -> list[tuple[Any, ...]]:
    async with connect() as connection:
        cursor = await connection.execute(_SQL[name], parameters, binary=True)
        return await cursor.fetchall() if cursor.description else []


def summary_parameters(summary: GameSummary | None) -> dict[str, object]:
    """The parameters of statements that store a summary; without one they change nothing.

    There are only two, because each costs as much as a row.
    """
    if summary is None:
        return {"summary": None, "maps": TextColumn()}
    text = _JSON.encode(_StoredSummary(*summary[1:-1])).decode()
    return {"summary": text, "maps": TextColumn(summary.maps)}


def _running(row: Sequence[Any]) -> tuple[RunningKey, ListedGame]:
    _turns, waits, deadline, age, table, seat, *shown = row
    return RunningKey(waits, deadline, age, table, seat), _listed(shown)


def _finished(row: Sequence[Any]) -> tuple[FinishedKey, ListedGame]:
    ended_at, table, seat, *shown = row
    return FinishedKey(ended_at, table, seat), _listed(shown)


def _listed(columns: Sequence[Any]) -> ListedGame:
    """Columns in the order of the fields of ListedGame, with those of the summary in its place."""
    id_, title, status, options, clock, people, seat, number, *rest = columns
    text, own_map, *rest = rest
    summary = None
    if number is not None:
        kept = msgspec.json.decode(text, type=_StoredSummary)
        summary = GameSummary(number, *msgspec.structs.astuple(kept))
    return ListedGame(
        id_, title, status, _options(options), clock, _seats(people), seat,
        summary, None if summary is None else own_map, *rest,
    )  # fmt: skip


def _options(text: str) -> Any:
    return STORED_OPTIONS.from_json(text)


def _seats(people: Sequence[Sequence[Any]] | None) -> tuple[ListedSeat, ...]:
    return tuple(ListedSeat(*person) for person in people or ())
