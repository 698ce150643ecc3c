"""The audit: check that every game in a database is complete and unaltered, e.g. after a restore.

Each event's hash must follow from the one before, and the first from the deal's secret; and the
events must fold to the states whose hashes were stored when turns ended.
"""

from itertools import groupby
from pathlib import Path
from typing import Any, Final, NamedTuple

import psycopg

from inkland.protocol.translation import STORED_EVENT
from inkland.rules import State, evolve
from inkland.server.postgres.operator_connection import operators_database
from inkland.server.postgres.statements import load_statements
from inkland.server.postgres.timed_connections import with_line_timeouts
from inkland.server.process.logs import id_digest
from inkland.table.games import loaded_game
from inkland.table.ids import TableId

_SQL: Final = load_statements(__name__)["audit"]
_ROWS_PER_FETCH: Final = 5_000


class BrokenGame(NamedTuple):
    """A game that fails the audit, the number of its first faulty event, and what is wrong."""

    table: TableId
    number: int
    why: str


class AuditReport(NamedTuple):
    """The result of an audit; `str()` gives the text that the command prints."""

    games: int
    events: int
    broken: tuple[BrokenGame, ...]

    def __str__(self) -> str:
        lines = [f"{self.games} games, {self.events} events, {len(self.broken)} broken"]
        # Reports are often kept with the logs, so they name a game as these do.
        found = (f"{id_digest(b.table)} event {b.number}: {b.why}" for b in self.broken)
        return "\n".join([*lines, *found])


class _Row(NamedTuple):
    """An event and what is needed to check it; a game without events has one row of nulls."""

    table: TableId
    last: int
    seed: str | None
    number: int | None
    body: bytes | None
    hash: bytes | None
    state_hash: bytes | None


def audit(conninfo: str) -> AuditReport:
    """Check every game that was ever started, in one consistent snapshot of the database."""
    with psycopg.connect(with_line_timeouts(conninfo)) as connection:
        connection.isolation_level = psycopg.IsolationLevel.REPEATABLE_READ
        connection.read_only = True
        return audit_connection(connection)


def audit_connection(connection: psycopg.Connection[tuple[Any, ...]]) -> AuditReport:
    """Check every game through this connection, fetching a few thousand events at a time."""
    games = events = 0
    broken = []
    with connection.cursor("audit") as cursor:
        cursor.itersize = _ROWS_PER_FETCH
        cursor.execute(_SQL)
        for table, group in groupby(map(_Row._make, cursor), key=lambda row: row.table):
            rows = list(group)
            games, events = games + 1, events + sum(row.number is not None for row in rows)
            if (fault := _fault(rows)) is not None:
                broken.append(BrokenGame(table, *fault))
    return AuditReport(games, events, tuple(broken))


def _fault(rows: list[_Row]) -> tuple[int, str] | None:
    """Return the number of the first faulty event of a game, and why; None if all are right."""
    first = rows[0]
    if first.seed is None:
        return 0, "there is no seed"
    link, state = loaded_game.new_game_log(first.table, first.seed).hash, State()
    for number, row in enumerate(rows, 1):
        if row.number != number or row.body is None or row.hash is None:
            return number, "is missing"
        link = loaded_game.chain_hash(link, row.body)
        if link != row.hash:
            return number, "breaks the chain"
        try:
            state = evolve(state, STORED_EVENT.from_json(row.body))
        except Exception as failure:  # keep checking the other games
            return number, f"cannot be read: {failure!r}"
        if row.state_hash is not None and loaded_game.state_hash(state) != row.state_hash:
            return number, "leads to another state"
    return None if first.last == len(rows) else (len(rows) + 1, "is missing")


def audit_database(data: Path) -> AuditReport:
    """Audit the database at `INKLAND_DATABASE_URL`, or the one in a data folder."""
    with operators_database(data, migrates=False) as conninfo:
        return audit(conninfo)
