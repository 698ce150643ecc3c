"""Dumps in memory; behave like the storage in PostgreSQL."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from inkland.cards.own_maps import is_own
from inkland.server.features.open_data.queries import (
    DumpedGame,
    DumpedSeat,
    DumpQueries,
    PublishedDump,
)
from inkland.table.ids import TableId

if TYPE_CHECKING:
    from support.memory.storage import MemoryServerStorage


class MemoryDumpStorage(DumpQueries):
    """Dumps in dictionaries, lost when the process ends."""

    def __init__(self, storage: "MemoryServerStorage") -> None:
        self._storage = storage
        self._games: dict[str, tuple[TableId, ...]] = {}
        self._published: dict[str, PublishedDump] = {}

    async def begin(self, at_least: int, limit: int) -> str | None:
        """The id of the dump to be made, if there is one."""
        for begun in self._games:
            if begun not in self._published:
                return begun
        dumped = {game for games in self._games.values() for game in games}
        tables = self._storage.state.tables
        usable = await self._storage.statistics().reusable_games(len(self._storage.state.results))
        waiting = tuple(
            game
            for game in reversed(usable)
            if game not in dumped and not is_own(tables[game].options.map_sheet)
        )[:limit]
        if len(waiting) < at_least:
            return None
        day = (await self._storage.now()).date().isoformat()
        number = sum(begun.startswith(day) for begun in self._games) + 1
        dump = day if number == 1 else f"{day}-{number}"
        self._games[dump] = waiting
        return dump

    async def games(self, dump: str) -> tuple[DumpedGame, ...]:
        """The games of a dump whose people still allow it."""
        state = self._storage.state
        usable = await self._storage.statistics().reusable_games(len(state.results))
        return tuple(
            DumpedGame(
                game,
                f"{state.results[game][0].at:%Y-%m}",
                tuple(
                    DumpedSeat(
                        one.occupant.account,
                        one.occupant.account is not None
                        and state.accounts[one.occupant.account].is_bot,
                        one.occupant.bot,
                        one.stand_in_drawings,
                    )
                    for one in state.results[game]
                ),
            )
            for game in sorted(self._games[dump])
            if game in usable
        )

    async def publish(
        self, dump: PublishedDump, games: Sequence[TableId], put: Callable[[], None]
    ) -> bool:
        """Put a dump in its place and note it, unless it was, or somebody has said no."""
        usable = await self._storage.statistics().reusable_games(len(self._storage.state.results))
        if dump.id in self._published or not set(games) <= set(usable):
            return False
        put()
        self._published[dump.id] = dump
        return True

    async def published(self) -> tuple[PublishedDump, ...]:
        """All published dumps, the latest first."""
        return tuple(reversed(self._published.values()))
