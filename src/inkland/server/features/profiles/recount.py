"""The command that counts finished games for statistics, or all games of all accounts anew.

It also compares games at tables that wait for it. Anew, it computes strengths and leaderboards from
the windows that were closed and the games that were compared.

It may run beside a server: a game that ends meanwhile is counted by one of them, and once.
"""

import time
from pathlib import Path
from typing import Final, NamedTuple

from inkland.server.features.profiles.counting import GameCounter
from inkland.server.features.profiles.queries import StatisticsQueries
from inkland.server.features.strength.queries import StrengthQueries
from inkland.server.features.strength.records import ComparedGames, Recomputed
from inkland.server.features.strength.strengths import updated_strengths
from inkland.server.features.strength.table_queries import TableStrengthQueries
from inkland.server.features.strength.table_strengths import updated_at_table
from inkland.server.postgres.operator_connection import run_on_database
from inkland.server.process.process_pool import ProcessPool
from inkland.server.tables.storage import PostgresStorage
from inkland.table.ids import AccountId
from inkland.table.worker_pool import WorkerPool

_ACCOUNTS_PER_QUERY: Final = 500
_GAMES_PER_CLAIM: Final = 50


class CountReport(NamedTuple):
    """How much was counted; `str()` gives the text that the command prints."""

    accounts: int
    games: int
    seconds: float
    strengths: Recomputed | None = None
    at_tables: ComparedGames | None = None

    def __str__(self) -> str:
        of = f" of {self.accounts} accounts" if self.accounts else ""
        counted = f"{self.games} results{of} counted in {self.seconds:.1f} s"
        if self.strengths is not None:
            windows, strengths = self.strengths
            counted += f"\n{strengths} strengths computed from {windows} windows"
        if self.at_tables is not None:
            compared, strengths = self.at_tables
            counted += f"\n{strengths} strengths at tables computed from {compared} games"
        return counted


async def count_all(
    storage: StatisticsQueries, workers: WorkerPool, *, recompute: bool
) -> CountReport:
    """Count the games that wait for it; with `recompute` also all others, account by account."""
    started_at, accounts, games = time.monotonic(), 0, 0
    counter = GameCounter(storage, workers)
    while counted := await counter.count_due(_GAMES_PER_CLAIM):
        games += counted
    if recompute:
        await storage.count_stand_ins()
    last: AccountId | None = None
    while recompute and (players := await storage.players(last, _ACCOUNTS_PER_QUERY)):
        games = games if accounts else 0  # those that waited are counted again
        for account in players:
            games += await counter.recount(account)
        accounts, last = accounts + len(players), players[-1]
    return CountReport(accounts, games, time.monotonic() - started_at)


async def _count(conninfo: str, *, recompute: bool) -> CountReport:
    storage, workers = await PostgresStorage.open(conninfo, 1), ProcessPool(1)
    try:
        report = await count_all(StatisticsQueries(storage.database), workers, recompute=recompute)
        while await TableStrengthQueries(storage.database).compare_next(updated_at_table):
            pass
        if not recompute:
            return report
        return report._replace(
            strengths=await StrengthQueries(storage.database).recompute(updated_strengths),
            at_tables=await TableStrengthQueries(storage.database).recompute(updated_at_table),
        )
    finally:
        workers.close()
        await storage.close()


def count_database(data: Path, *, recompute: bool) -> CountReport:
    """Count in the database at `INKLAND_DATABASE_URL`, or in the one in a data folder."""
    return run_on_database(data, lambda conninfo: _count(conninfo, recompute=recompute))
