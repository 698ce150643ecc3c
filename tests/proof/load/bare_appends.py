"""Bare appends: the rows that a move stores, one statement for each move, without the server."""

import asyncio
import time
from typing import Any, Final, Self

import psycopg

BODY: Final = b'{"type":"answered","seat":0,"step":12,"drawing":[{"type":"placement"}]}'
_ANSWER: Final = '{"type":"saved","id":"%032x","number":12}'
# Tables like those of the product, with the same indexes, so that the real ones stay clean.
_MADE: Final = """
CREATE TABLE IF NOT EXISTS load_game (id text PRIMARY KEY, number integer) WITH (fillfactor = 70);
CREATE TABLE IF NOT EXISTS load_event (LIKE event INCLUDING ALL);
CREATE TABLE IF NOT EXISTS load_answer (LIKE answer INCLUDING ALL)
"""
_BEGUN: Final = "INSERT INTO load_game VALUES (%s, 0)"
# The minimum that keeps one order: count up the game, insert the event and its answer.
_APPEND: Final = b"""
WITH played AS (
    UPDATE load_game SET number = number + 1 WHERE id = %(game)s AND number = %(after)s
    RETURNING id, number
),
answered AS (
    INSERT INTO load_answer (game, seat, command, answer)
    SELECT id, 0, %(command)s, %(answer)s FROM played
)
INSERT INTO load_event (game, seq, body, hash, seat, step, revision)
SELECT id, number, %(body)s, %(hash)s, 0, number, 1 FROM played
"""


class BareAppends:
    """A few connections, each appending to its own game as fast as it can."""

    def __init__(self, connections: list[Any]) -> None:
        self._connections = connections
        self._numbers = [0] * len(connections)

    @classmethod
    async def open(cls, conninfo: str, connections: int) -> Self:
        """Connect, and create tables and games."""
        found = [
            await psycopg.AsyncConnection.connect(conninfo, autocommit=True)
            for _ in range(connections)
        ]
        await found[0].execute(_MADE)
        for number, connection in enumerate(found):
            await connection.execute("SET synchronous_commit = on")
            await connection.execute(_BEGUN, [f"game {number}"])
        return cls(found)

    async def rate(self, seconds: float) -> float:
        """Measure the appends per second."""
        start = time.perf_counter()
        everyone = range(len(self._connections))
        counts = await asyncio.gather(*(self._append(one, start + seconds) for one in everyone))
        return sum(counts) / (time.perf_counter() - start)

    async def _append(self, one: int, end: float) -> int:
        connection, count = self._connections[one], 0
        while time.perf_counter() < end:
            after = self._numbers[one]
            report_lines = {
                "game": f"game {one}",
                "after": after,
                "command": f"{after:032x}",
                "answer": _ANSWER % after,
                "body": BODY,
                "hash": bytes(32),
            }
            cursor = await connection.execute(_APPEND, report_lines, binary=True)
            assert cursor.rowcount == 1
            self._numbers[one] += 1
            count += 1
        return count

    async def close(self) -> None:
        """Close the connections."""
        for connection in self._connections:
            await connection.close()
