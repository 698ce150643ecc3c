"""Processes that close windows are killed at random moments: each day counts once all the same."""

import asyncio
import os
import signal
import sys
from collections import Counter
from datetime import date, timedelta
from random import Random
from typing import Any, Final, TypeAlias

import psycopg
import pytest

from inkland.server.context import ServerContext
from inkland.server.features.deals.daily import DAILY_ACCOUNT, preset_of
from inkland.server.features.strength.periods import close_next
from inkland.server.features.strength.queries import StrengthQueries
from inkland.server.features.strength.records import Window
from inkland.server.features.strength.strengths import updated_strengths
from inkland.server.tables.storage import PostgresStorage
from inkland.strength import SOLO, Strength, after_window
from inkland.table.bus.local import LocalBus
from inkland.table.ids import AccountId, DealCode
from inkland.table.storage.records import StoredDeal
from server.storage.test_strength_storage import strengths
from sizes import samples
from support.closed_windows import LATER, PEOPLE, finished, people
from support.storage_samples import SECRET, a_table

pytestmark = pytest.mark.anyio

Reader: TypeAlias = psycopg.Connection[Any]
FIRST: Final = date(2024, 5, 3)
DAYS: Final = samples(check=40, proof=100)
MAX_CLOSED: Final = 3  # windows, until processes are killed a moment later
MAX_MOMENT_SECONDS: Final = 0.02
CLOSING: Final = """
import asyncio, os, sys
from functools import partial
from inkland.server.context import ServerContext
from inkland.server.features.strength.periods import close_next
from inkland.server.tables.storage import PostgresStorage
from inkland.table.bus.local import LocalBus
from inkland.table.repetition import repeat

async def main():
    storage = await PostgresStorage.open(os.environ["CONNINFO"], 1)
    print("ready", flush=True)
    sys.stdin.readline()
    close = partial(close_next, ServerContext(storage, LocalBus()))
    await repeat(close, 0.01, doing="a test")

asyncio.run(main())
"""


async def some_days(storage: PostgresStorage, database: str) -> dict[date, dict[AccountId, int]]:
    """Days that are over, each with the results of some people: their stars."""
    await people(storage)
    random, found = Random(7), {}
    for number in range(DAYS):
        day, code = FIRST + timedelta(days=number), DealCode(f"deal-{number}")
        table = a_table(f"daily-{number}", host=DAILY_ACCOUNT)._replace(status="closed", deal=code)
        deal = StoredDeal(code, table.id, table.options, table.commitment)
        assert await storage.save_day(day, table, SECRET, deal) == code
        window = Window(code, day, 1, preset_of(day), LATER, {})
        found[day] = {one: random.randint(40, 130) for one in random.sample(PEOPLE, 4)}
        for account, stars in found[day].items():
            await finished(storage, window, account, stars)
    with psycopg.connect(database) as connection:  # their games have ended on their days
        connection.execute(
            "UPDATE game SET finished_at = day + interval '12 h' FROM daily"
            " WHERE daily.deal = game.deal AND game.finished_at IS NOT NULL"
        )
    return found


async def kill_closing(database: str, reader: Reader, random: Random) -> None:
    """Let two processes close some windows, and kill each of them a moment later."""
    enough = min(len(closed_days(reader)) + random.randint(0, MAX_CLOSED), DAYS)
    both = [
        await asyncio.create_subprocess_exec(
            sys.executable,
            "-c",
            CLOSING,
            env={**os.environ, "CONNINFO": database},
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )
        for _ in range(2)
    ]
    for process in both:
        assert process.stdout is not None
        assert await process.stdout.readline() == b"ready\n"
    for process in both:  # only now, so that the first one has not closed all of them meanwhile
        assert process.stdin is not None
        process.stdin.write(b"begin\n")
    while len(closed_days(reader)) < enough:
        await asyncio.sleep(0.001)
    for process in both:
        await asyncio.sleep(random.uniform(0, MAX_MOMENT_SECONDS))
        process.send_signal(signal.SIGKILL)
        assert await process.wait() == -signal.SIGKILL


def closed_days(reader: Reader) -> list[date]:
    """The days of all closed windows, in the order of closing."""
    rows = reader.execute("SELECT day FROM strength_window ORDER BY number")
    return [day for (day,) in rows]


async def test_killed_at_any_moment_each_window_is_closed_once(
    storage: PostgresStorage, database: str
) -> None:
    results = await some_days(storage, database)
    random, progress = Random(11), [0]
    with psycopg.connect(database, autocommit=True) as reader:
        while progress[-1] < DAYS and len(progress) < samples(check=4, proof=40):
            await kill_closing(database, reader, random)
            progress.append(len(closed_days(reader)))
            assert progress[-1] >= progress[-2]  # what is closed stays closed
        assert len(progress) > 2  # processes were killed while there was work left
        while await close_next(ServerContext(storage, LocalBus())):
            pass
        assert closed_days(reader) == sorted(results)

    known: dict[str, dict[AccountId, Strength]] = {family: {} for family in SOLO}
    windows: Counter[tuple[str, AccountId]] = Counter()
    for day, stars in sorted(results.items()):
        family = preset_of(day)
        before = {one: known[family].get(one, SOLO[family].newcomer) for one in stars}
        known[family] |= after_window(before, stars, SOLO[family].field)
        windows.update((family, one) for one in stars)
    found = await strengths(storage)
    for account in PEOPLE:
        assert {one.family: (one.known, one.windows) for one in found[AccountId(account)]} == {
            family: (kept[account], windows[family, account])
            for family, kept in known.items()
            if account in kept
        }
    await StrengthQueries(storage.database).recompute(updated_strengths)
    assert await strengths(storage) == found
