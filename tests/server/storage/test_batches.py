"""A statement that takes a batch of rows takes no more, however the database plans it."""

import re
from pathlib import Path
from typing import Final

import psycopg
import pytest

from inkland.server import storage

SQL: Final = Path(storage.__file__).parent / "sql"
BATCH: Final = re.compile(r"^( *)(.*\()\n((?:\1 .*\n)*?) *LIMIT \S+\n *FOR UPDATE\b", re.M)
# So that a subquery is run again for each row it is compared with.
NESTED: Final = "".join(
    f"SET enable_{way} = off;"
    for way in ("hashjoin", "mergejoin", "material", "hashagg", "sort", "indexscan", "bitmapscan")
)


@pytest.mark.parametrize("settings", ["", NESTED])
def test_no_more_rows_are_deleted_than_asked_for(database: str, settings: str) -> None:
    with psycopg.connect(database) as connection:
        connection.execute("INSERT INTO account VALUES ('keeper', '')")
        connection.execute(
            "INSERT INTO account_news (account, kind, agent, at) "
            "SELECT 'keeper', '', '', now() - interval '91 days' FROM generate_series(1, 450)"
        )
        connection.execute(settings.encode())
        statement = (SQL / "retention/delete_news.sql").read_bytes()
        deleted = connection.execute(statement, {"older": "90 days", "limit": 200}).fetchall()
    assert len(deleted) == 200


def test_every_batch_is_chosen_once() -> None:
    """A `WITH` that locks rows is run once; a subquery may be run again, and find others."""
    texts = {path: path.read_text() for path in SQL.rglob("*.sql")}
    found = [(path.name, match[2]) for path in texts for match in BATCH.finditer(texts[path])]
    assert len(found) == sum(
        len(re.findall(r"LIMIT \S+\s+FOR UPDATE", text)) for text in texts.values()
    )
    assert {"delete_news.sql", "take_orders.sql", "knock.sql"} <= {name for name, _ in found}
    wrong = [one for one in found if not re.search(r"^(WITH )?\w+ AS \($|id = \($", one[1])]
    assert not wrong
