"""Contests that whoever runs the server makes, lists and cancels by a command."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

from inkland.server.features.contests.pages import MAX_LISTED_CONTESTS, state_at
from inkland.server.features.contests.queries import Contest, ContestId, ContestQueries
from inkland.server.postgres.operator_connection import run_on_database
from inkland.server.tables.storage import PostgresStorage

T = TypeVar("T")


def make_contest(data: Path, contest: Contest) -> None:
    """Store a contest in the database at `INKLAND_DATABASE_URL`, or in a data folder.

    Raises `PostgresUnavailable`, `CannotMigrate` or `StorageUnavailable`, as those below do.
    """
    _run(data, lambda storage: ContestQueries(storage.database).add(contest))


def cancel_contest(data: Path, contest: ContestId) -> bool:
    """Cancel a contest; False if it has ended, or there is none."""
    return _run(data, lambda storage: ContestQueries(storage.database).cancel(contest))


def contest_lines(data: Path) -> str:
    """The contests of these days, a line for each."""

    async def listed(storage: PostgresStorage) -> str:
        now = await storage.now()
        found = await ContestQueries(storage.database).contests(MAX_LISTED_CONTESTS)
        return "\n".join(
            f"{one.id}  {one.starts_at:%Y-%m-%d %H:%M} UTC  {state_at(one, now)}  {one.kind}  "
            f"{entrants} entered  {one.title}".rstrip()
            for one, entrants in found
        )

    return _run(data, listed)


def _run(data: Path, work: Callable[[PostgresStorage], Awaitable[T]]) -> T:
    async def run(conninfo: str) -> T:
        storage = await PostgresStorage.open(conninfo)
        try:
            return await work(storage)
        finally:
            await storage.close()

    return run_on_database(data, run)
