"""Lists of an account with thousands of games: found by an index, and as quick as those of few."""

import time
from collections.abc import Mapping
from typing import Any, Final

import psycopg
import pytest

from inkland.server.tables.own_games import _SQL
from inkland.server.tables.storage import PostgresStorage
from inkland.table.ids import AccountId
from inkland.table.storage.own_games_port import FinishedKey
from inkland.table.storage.records import Account
from sizes import samples

pytestmark = pytest.mark.anyio

MANY: Final = 10_000
RUNNING: Final = 50
OTHERS: Final = samples(20_000, 100_000)  # games of other people; one in fifty goes on
COLLECTOR, BEGINNER = Account(AccountId("collector"), "Ada"), Account(AccountId("beginner"), "Bob")
# Games of two seats; the other seat is somebody else's. Every other running game waits for its
# account.
GAMES: Final = """
INSERT INTO game (
    id, version, number, title, public, host, status, options, seats, commitment, dealt_at,
    opened_at, finished_at, summary_number, summary, maps, played_at, clock, deadline_at, asked_step
)
SELECT
    %(name)s || n, 2, 90, '', false, %(account)s, %(status)s, '{}', 2, '', %(name)s || n,
    now() - n * interval '1 hour',
    CASE WHEN %(status)s = 'finished' THEN now() - n * interval '1 minute' END,
    90,
    json_build_object(
        'season', 3, 'time', 6, 'cards', '{}'::text[], 'asked', '{0,1}'::integer[],
        'answered', ARRAY[n %% 2]
    ),
    ARRAY[repeat('.', 131), repeat('F', 131)], now() - n * interval '1 minute',
    86400, CASE WHEN %(status)s = 'playing' THEN now() + n * interval '1 minute' END, 1
FROM generate_series(1, %(count)s) AS n;
"""
SEATS: Final = """
INSERT INTO seat (game, seat, name, colour, account, ended_at)
SELECT id, n, 'Name', 'red', CASE n WHEN 0 THEN host ELSE 'passer-by' END, finished_at
FROM game, generate_series(0, 1) AS n
"""
RESULTS: Final = """
INSERT INTO result (game, seat, name, stars, place)
SELECT game, seat, name, 30, seat + 1 FROM seat WHERE ended_at IS NOT NULL
"""
DAYS: Final = """
WITH dealt AS (
    INSERT INTO deal
    SELECT 'day' || n, 'crowd-finished-' || n, '', '' FROM generate_series(1, 3000) AS n
    RETURNING code
)
INSERT INTO daily SELECT date '2020-01-01' + substr(code, 4)::integer, code FROM dealt
"""


def fill(database: str) -> None:
    """Store the games of three accounts, and the deals of eight years of days."""
    with psycopg.connect(database) as connection:
        for account in ("passer-by", "crowd"):
            connection.execute("INSERT INTO account VALUES (%s, '')", [account])
        owned = {"collector": MANY, "beginner": 100, "crowd": OTHERS}
        for account, finished in owned.items():
            running = OTHERS // 50 if account == "crowd" else RUNNING
            for status, count in (("finished", finished), ("playing", running)):
                name = f"{account}-{status}-"
                values = {"name": name, "account": account, "status": status, "count": count}
                connection.execute(GAMES, values)
        connection.execute(SEATS)
        connection.execute(RESULTS)
        connection.execute(DAYS)
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute("VACUUM ANALYZE game, seat, result, daily")


def nodes(plan: dict[str, Any]) -> list[dict[str, Any]]:
    """All nodes of a plan."""
    return [plan, *(node for child in plan.get("Plans", ()) for node in nodes(child))]


def explained(
    database: str, statement: str, parameters: Mapping[str, object]
) -> list[dict[str, Any]]:
    """The nodes of the plan with which a statement was run."""
    with psycopg.connect(database) as connection:
        text = b"EXPLAIN (ANALYZE, FORMAT JSON) " + _SQL[statement]
        found = connection.execute(text, parameters).fetchone()
    assert found is not None
    return nodes(found[0][0]["Plan"])


async def best_seconds(storage: PostgresStorage, account: AccountId) -> float:
    """The time of one look at both lists, the best of many."""
    own, found = storage.own_games(), []
    place = FinishedKey(await storage.now(), "z", 0)
    for _ in range(30):
        start = time.perf_counter()
        await own.unsettled(account, 20)
        assert len((await own.running(account, 21)).games) == 21
        assert len(await own.finished(account, 21, place)) == 21
        found.append(time.perf_counter() - start)
    return min(found)


@pytest.fixture
async def filled(storage: PostgresStorage, database: str) -> PostgresStorage:
    """Storage with the games of both."""
    for account in (COLLECTOR, BEGINNER):
        await storage.add_guest(account, account.id.encode())
    fill(database)
    return storage


@pytest.mark.proof
async def test_ten_thousand_games_are_listed_like_a_hundred(filled: PostgresStorage) -> None:
    few, many = [await best_seconds(filled, one.id) for one in (BEGINNER, COLLECTOR)]
    print(f"lists of {MANY} games: {many * 1e3:.2f} ms, of 100: {few * 1e3:.2f} ms")
    assert many < 3 * few


@pytest.mark.usefixtures("filled")
async def test_own_games_are_found_by_an_index(database: str) -> None:
    place = {"ended_at": None, "table": "", "seat": 0, "account": "collector", "limit": 21}
    plan = explained(database, "finished", place)
    # Nothing is sorted but what is shown.
    sorts = [node for node in plan if node["Node Type"] == "Sort"]
    assert all(node["Plans"][0]["Actual Rows"] <= 21 for node in sorts)
    (index,) = [node for node in plan if node.get("Index Name") == "seat_own_games"]
    assert "ended_at" in index["Index Cond"]
    assert index["Actual Rows"] <= 21
    # Nobody has played par here: a table without rows is read as a whole.
    assert {n["Relation Name"] for n in plan if n["Node Type"] == "Seq Scan"} <= {"par"}

    everything = {"waits": -1, "deadline": 0.0, "age": 0.0, "never": 1e18}
    plan = explained(database, "running", {**place, **everything})
    (index,) = [node for node in plan if node.get("Index Name") == "seat_own_games"]
    assert "ended_at IS NULL" in index["Index Cond"]
    assert index["Actual Rows"] == RUNNING
    assert "Seq Scan" not in {node["Node Type"] for node in plan}

    plan = explained(database, "unsettled", place)
    assert [n["Actual Rows"] for n in plan if n.get("Index Name") == "seat_own_games"] == [RUNNING]
