"""Leaderboards of ten thousand people: any page is found by an index, and soon."""

import time
from collections.abc import Awaitable, Callable, Mapping
from datetime import date
from typing import Any, Final

import psycopg
import pytest

from inkland.server.features.strength.board_queries import _SQL, LeaderQueries
from inkland.server.features.strength.records import BoardKey
from inkland.server.tables.storage import PostgresStorage
from inkland.table.ids import AccountId

pytestmark = pytest.mark.anyio

PEOPLE: Final = 10_000
LISTED: Final = 5_000
PAGE: Final = 50
KEY: Final = BoardKey("week", date(2024, 4, 29), "all")
MIDDLE: Final = AccountId("person-5000")
# Every other one is a member; there are three other weeks of the same people.
FILL: Final = (
    "INSERT INTO account SELECT 'person-' || n, 'Name' FROM generate_series(1, 10000) AS n",
    """
    INSERT INTO credential (account, login, small, capitals, password)
    SELECT 'person-' || n, 'name' || n, 'name' || n, 'NAME' || n, ''
    FROM generate_series(2, 10000, 2) AS n
    """,
    """
    INSERT INTO leader (account, board, begins, family, points, windows, is_listed)
    SELECT
        'person-' || n, 'week', '2024-04-29'::date - 7 * week, 'all', n, 1,
        is_listed('person-' || n)
    FROM generate_series(1, 10000) AS n, generate_series(0, 3) AS week
    """,
    """
    INSERT INTO following (owner, other)
    SELECT 'person-5000', 'person-' || n FROM generate_series(2, 1000, 2) AS n
    """,
)


def nodes(plan: dict[str, Any]) -> list[dict[str, Any]]:
    """All nodes of a plan."""
    return [plan, *(node for child in plan.get("Plans", ()) for node in nodes(child))]


def explained(database: str, statement: str, **parameters: object) -> list[dict[str, Any]]:
    """The nodes of the plan with which a statement was run."""
    values: Mapping[str, object] = {**KEY._asdict(), **parameters}
    with psycopg.connect(database) as connection:
        text = b"EXPLAIN (ANALYZE, FORMAT JSON) " + _SQL[statement]
        found = connection.execute(text, values).fetchone()
    assert found is not None
    return nodes(found[0][0]["Plan"])


async def best_seconds(read: Callable[[], Awaitable[object]]) -> float:
    """The time of a read, the best of many."""
    found = []
    for _ in range(30):
        start = time.perf_counter()
        await read()
        found.append(time.perf_counter() - start)
    return min(found)


async def test_pages_are_found_by_an_index(storage: PostgresStorage, database: str) -> None:
    with psycopg.connect(database) as connection:
        for statement in FILL:
            connection.execute(statement.encode())
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute("VACUUM ANALYZE account, blocked, credential, following, leader")

    leaders = LeaderQueries(storage.database)
    place = await leaders.place(KEY, MIDDLE)
    assert (place.people, place.before) == (LISTED, LISTED // 2)
    seconds = {
        "first page": await best_seconds(lambda: leaders.page(KEY, MIDDLE, 0, PAGE)),
        "last page": await best_seconds(lambda: leaders.page(KEY, MIDDLE, LISTED - PAGE, PAGE)),
        "own place": await best_seconds(lambda: leaders.place(KEY, MIDDLE)),
        "followed": await best_seconds(lambda: leaders.followed(KEY, MIDDLE)),
    }
    print(", ".join(f"{name} {taken * 1e3:.1f} ms" for name, taken in seconds.items()))

    plan = explained(database, "page", viewer=MIDDLE, offset=0, limit=PAGE)
    (index,) = [node for node in plan if node.get("Index Name") == "leader_order"]
    assert index["Actual Rows"] <= PAGE + 2  # rows after the page are not read
    assert "leader" not in {n["Relation Name"] for n in plan if n["Node Type"] == "Seq Scan"}

    plan = explained(database, "place", account=MIDDLE)
    (index,) = [node for node in plan if node.get("Index Name") == "leader_order"]
    assert (index["Node Type"], index["Actual Rows"]) == ("Index Only Scan", LISTED)

    plan = explained(database, "followed", account=MIDDLE)
    assert "leader" not in {n["Relation Name"] for n in plan if n["Node Type"] == "Seq Scan"}
    assert len(await leaders.followed(KEY, MIDDLE)) == 501
