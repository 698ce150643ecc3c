"""The audit: is every game of a database whole? Meant for a restored backup, and for any doubt.

Each event must follow from the one before by its hash, the first from the secret of the deal, and
the events must fold to the states whose hashes were kept when turns ended.
"""

import os
from itertools import groupby
from pathlib import Path
from typing import Any, Final, NamedTuple

import psycopg

from inkland.protocol.translation import STORED_EVENT
from inkland.rules import State, evolve
from inkland.server.database.embedded import Embedded
from inkland.server.storage.statements import load_statements
from inkland.table.games import loaded_game
from inkland.table.ids import TableId

_SQL: Final = load_statements("audit")["audit"]
_AT_ONCE: Final = 5_000


class BrokenGame(NamedTuple):
    """A game that is not whole, the number of the first event at fault, and what is wrong."""

    table: TableId
    number: int
    why: str


class AuditReport(NamedTuple):
    """What was found in a database."""

    games: int
    events: int
    broken: tuple[BrokenGame, ...]

    def __str__(self) -> str:
        lines = [f"{self.games} games, {self.events} events, {len(self.broken)} broken"]
        return "\n".join([*lines, *(f"{b.table} event {b.number}: {b.why}" for b in self.broken)])


class _Row(NamedTuple):
    """An event with what it takes to check it; the first of a game may be missing altogether."""

    table: TableId
    last: int
    seed: str | None
    number: int | None
    body: bytes | None
    hash: bytes | None
    state_hash: bytes | None


def audit(conninfo: str) -> AuditReport:
    """Check every game that was ever started, as all of them were in one moment."""
    with psycopg.connect(conninfo) as connection:
        connection.isolation_level = psycopg.IsolationLevel.REPEATABLE_READ
        connection.read_only = True
        return audit_connection(connection)


def audit_connection(connection: psycopg.Connection[tuple[Any, ...]]) -> AuditReport:
    """The same through a connection; a few thousand events at a time, however many there are."""
    games = events = 0
    broken = []
    with connection.cursor("audit") as cursor:
        cursor.itersize = _AT_ONCE
        cursor.execute(_SQL)
        for table, group in groupby(map(_Row._make, cursor), key=lambda row: row.table):
            rows = list(group)
            games, events = games + 1, events + sum(row.number is not None for row in rows)
            if (fault := _fault(rows)) is not None:
                broken.append(BrokenGame(table, *fault))
    return AuditReport(games, events, tuple(broken))


def _fault(rows: list[_Row]) -> tuple[int, str] | None:
    """The first event of a game that is not what it should be, and why."""
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
        except Exception as failure:  # whatever is wrong with it, the other games are looked at
            return number, f"cannot be read: {failure!r}"
        if row.state_hash is not None and loaded_game.state_hash(state) != row.state_hash:
            return number, "leads to another state"
    return None if first.last == len(rows) else (len(rows) + 1, "is missing")


def audit_database(data: Path) -> AuditReport:
    """Audit the database at `INKLAND_DATABASE_URL`, or the one in a data folder."""
    if (conninfo := os.environ.get("INKLAND_DATABASE_URL")) is not None:
        return audit(conninfo)
    embedded = Embedded(data)
    try:
        return audit(embedded.start())
    finally:
        embedded.stop()
