"""Check the bells on the bus: `python -m proof.chaos.bells --help`.

A bell must never arrive before storage has what it announces; each that does is noted.
"""

import argparse
import asyncio
import contextlib
import json
from pathlib import Path
from typing import Any, Final

import nats
import psycopg
from nats.aio.msg import Msg

FILE: Final = "bells.jsonl"
_NUMBER: Final = b"SELECT id, number FROM game WHERE id = ANY (%s)"
_AGAIN: Final = 0.3


class BellChecker:
    """Receives all bells, and compares each with storage at once."""

    def __init__(self, folder: Path, database: str) -> None:
        self._database = database
        self._file = (folder / FILE).open("a", buffering=1, encoding="utf-8")
        self._heard: dict[str, int] = {}
        self._more = asyncio.Event()
        self.bells = 0

    async def heard(self, message: Msg) -> None:
        """Queue a bell for checking."""
        with contextlib.suppress(ValueError, IndexError, TypeError):
            table = message.subject.split(".")[1]
            number = int(json.loads(message.data)[0])
            if number:
                self.bells += 1
                self._heard[table] = max(number, self._heard.get(table, 0))
                self._more.set()

    async def check(self) -> None:
        """Compare forever; while storage is unavailable, bells are skipped."""
        while True:
            with contextlib.suppress(psycopg.OperationalError):
                async with await psycopg.AsyncConnection.connect(
                    self._database, autocommit=True, connect_timeout=2
                ) as connection:
                    await self._check(connection)
            await asyncio.sleep(_AGAIN)
            self._heard.clear()

    async def _check(self, connection: psycopg.AsyncConnection[tuple[Any, ...]]) -> None:
        while True:
            await self._more.wait()
            self._more.clear()
            heard, self._heard = self._heard, {}
            cursor = await connection.execute(_NUMBER, [list(heard)])
            kept = dict(await cursor.fetchall())
            for table, number in heard.items():
                if number > (kept.get(table) or 0):
                    line = {"table": table, "number": number, "kept": kept.get(table)}
                    self._file.write(json.dumps(line) + "\n")


async def listen(folder: Path, database: str, bus: str) -> None:
    """Listen until the process is ended."""
    bell_flags = BellChecker(folder, database)

    async def ignored(_failure: Exception) -> None:
        """Ignore errors of the bus, which may be down for a while."""

    client = await nats.connect(
        bus, error_cb=ignored, max_reconnect_attempts=-1, reconnect_time_wait=0.2
    )
    await client.subscribe("inkland.*.bell", cb=bell_flags.heard)
    await bell_flags.check()


def main() -> None:
    """Read the flags and listen."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--folder", type=Path, required=True)
    parser.add_argument("--database", required=True)
    parser.add_argument("--bus", required=True)
    flags = parser.parse_args()
    asyncio.run(listen(flags.folder, flags.database, flags.bus))


if __name__ == "__main__":
    main()
