"""A statement that takes a batch of rows takes no more, however the database plans it."""

import re
from pathlib import Path
from typing import Final

import psycopg
import pytest

import inkland.server

FOLDER: Final = Path(inkland.server.__file__).parent
BATCH: Final = re.compile(r"^( *)(.*\()\n((?:\1 .*\n)*?) *LIMIT \S+\n *FOR UPDATE\b", re.M)
# So that a subquery is run again for each row it is compared with.
NESTED: Final = "".join(
    f"SET enable_{way} = off;"
    for way in ("hashjoin", "mergejoin", "material", "hashagg", "sort", "indexscan", "bitmapscan")
)


def texts() -> dict[str, str]:
    """All statements, by file and name where a name alone is not enough."""
    found: dict[str, str] = {}
    for path in sorted(FOLDER.rglob("*.sql")):
        head, *parts = re.split(r"^-- (\w+) --$", path.read_text(), flags=re.M)
        named = zip(parts[::2], parts[1::2], strict=True) if parts else ((path.stem, head),)
        for name, text in named:
            found[f"{path} {name}" if name in found else name] = text
    return found


@pytest.mark.parametrize("settings", ["", NESTED])
def test_no_more_rows_are_deleted_than_asked_for(database: str, settings: str) -> None:
    with psycopg.connect(database) as connection:
        connection.execute("INSERT INTO account VALUES ('keeper', '')")
        connection.execute(
            "INSERT INTO account_news (account, kind, agent, at) "
            "SELECT 'keeper', '', '', now() - interval '91 days' FROM generate_series(1, 450)"
        )
        connection.execute(settings.encode())
        statement = texts()["delete_news"].encode()
        deleted = connection.execute(statement, {"older": "90 days", "limit": 200}).fetchall()
    assert len(deleted) == 200


def test_every_batch_is_chosen_once() -> None:
    """A `WITH` that locks rows is run once; a subquery may be run again, and find others."""
    found = [(name, match[2]) for name, text in texts().items() for match in BATCH.finditer(text)]
    assert len(found) == sum(
        len(re.findall(r"LIMIT \S+\s+FOR UPDATE", text)) for text in texts().values()
    )
    assert {"delete_news", "take_orders", "knock"} <= {name for name, _ in found}
    wrong = [one for one in found if not re.search(r"^(WITH )?\w+ AS \($|id = \($", one[1])]
    assert not wrong
