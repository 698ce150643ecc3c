"""The games that an operator may make puzzles of: their people have agreed to that."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from inkland.protocol.translation import STORED_EVENT
from inkland.rules import Event
from inkland.server.features.profiles.queries import StatisticsQueries
from inkland.server.postgres.operator_connection import run_on_database
from inkland.server.tables.storage import PostgresStorage

MAX_REUSED_GAMES: Final = 1_000  # the latest, about 20 KB each


def reusable_games(data: Path) -> Iterator[tuple[Event, ...]]:
    """The events of such games in the database at `INKLAND_DATABASE_URL`, or in a data folder.

    There is no name of anybody in them.
    """
    for lines in run_on_database(data, _read):
        yield tuple(map(STORED_EVENT.from_json, lines.splitlines()))


async def _read(conninfo: str) -> tuple[bytes, ...]:
    storage = await PostgresStorage.open(conninfo, 1)
    try:
        games = await StatisticsQueries(storage.database).reusable_games(MAX_REUSED_GAMES)
        found = [await storage.finished_events(game) for game in games]
    finally:
        await storage.close()
    return tuple(lines for lines in found if lines is not None)
