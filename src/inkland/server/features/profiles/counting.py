"""Counting finished games: one at a time as they end, or all games of an account anew."""

import logging
from collections import OrderedDict
from collections.abc import Mapping
from typing import Final

from inkland.server.features.profiles import counts as sums
from inkland.server.features.profiles.counts import Tallies, Tally
from inkland.server.features.profiles.game_counts import game_tallies
from inkland.server.features.profiles.queries import StatisticsQueries, UncountedGame
from inkland.table.errors import StorageUnavailable
from inkland.table.ids import AccountId
from inkland.table.worker_pool import WorkerPool

_GAMES_CACHED: Final = 2_000  # people who play together are often counted one after the other

Gains = Mapping[AccountId, Tallies]

log = logging.getLogger(__name__)


class GameCounter:
    """Counts games, which are folded in a worker process."""

    def __init__(self, storage: StatisticsQueries, workers: WorkerPool) -> None:
        self._storage = storage
        self._workers = workers
        self._cached: OrderedDict[UncountedGame, Gains] = OrderedDict()

    async def count_due(self, limit: int) -> int:
        """Count up to so many games that have ended; return their number.

        One that cannot be counted holds up no other, and is tried again after a while.
        """
        games = await self._storage.claim(limit)
        for game in games:
            try:
                await self._storage.count(game, await self._gains(game))
            except StorageUnavailable:
                raise
            except Exception:
                log.exception("a finished game cannot be counted", extra={"table": game.table})
        return len(games)

    async def recount(self, account: AccountId) -> int:
        """Replace the statistics of an account by new ones; return the number of its games.

        Games are folded without holding a lock. Those that end meanwhile are counted, too.
        """
        counted: set[UncountedGame] = set()
        found: dict[str, Tally] = {}
        while True:
            for game in await self._storage.counted(account):
                if game not in counted:
                    counted.add(game)
                    found = sums.add(found, (await self._cached_gains(game)).get(account, {}))
            if await self._storage.replace(account, counted, found):
                return sum(game.part == "result" for game in counted)

    async def _gains(self, game: UncountedGame) -> Gains:
        record = await self._storage.recorded(game.table)
        return {} if record is None else await self._workers.run(game_tallies, game.part, record)

    async def _cached_gains(self, game: UncountedGame) -> Gains:
        if game not in self._cached:
            self._cached[game] = await self._gains(game)
            if len(self._cached) > _GAMES_CACHED:
                self._cached.popitem(last=False)
        return self._cached[game]
