"""The export holds everything: each column of the schema is in it, or is named with a reason."""

import json
from datetime import datetime
from typing import Any, Final

import msgspec
import psycopg
import pytest

from inkland.server.context import ServerContext
from inkland.server.features.privacy import export as privacy
from inkland.server.features.privacy.personal_rows import NOT_EXPORTED, PERSONAL_TABLES
from inkland.server.tables.storage import PostgresStorage
from inkland.table.bus.local import LocalBus
from inkland.table.storage.records import Account
from support.whole_person import OTHER, PERSON, fill_person

COLUMNS: Final = (
    "SELECT table_name, column_name FROM information_schema.columns "
    "JOIN pg_tables ON tablename = table_name AND schemaname = table_schema "
    "WHERE table_schema = 'public'"
)


def test_every_column_is_exported_or_withheld_for_a_reason(database: str) -> None:
    schema: dict[str, set[str]] = {}
    with psycopg.connect(database) as connection:
        for table, column in connection.execute(COLUMNS.encode()):
            schema.setdefault(table, set()).add(column)
    assert PERSONAL_TABLES.keys() & NOT_EXPORTED.keys() == set()
    assert PERSONAL_TABLES.keys() | NOT_EXPORTED.keys() == schema.keys()
    for table, found in PERSONAL_TABLES.items():
        assert set(found.columns) & found.withheld.keys() == set(), table
        assert set(found.columns) | found.withheld.keys() == schema[table], table
        assert all(len(why) > 10 for why in found.withheld.values())
    assert all(len(why) > 5 for why in NOT_EXPORTED.values())


def test_every_table_that_refers_to_accounts_is_known(database: str) -> None:
    query = (
        "SELECT conrelid::regclass::text FROM pg_constraint "
        "WHERE contype = 'f' AND confrelid = 'account'::regclass"
    )
    with psycopg.connect(database) as connection:
        referring = {row[0] for row in connection.execute(query.encode())}
    withheld = {"challenge", "flag", "flag_check"}
    elsewhere = {"access_token", "bot_account", "moderation_act", "moderation_answer",
                 "moderation_words", "report", "suspension"}  # fmt: skip
    assert referring - PERSONAL_TABLES.keys() == withheld | elsewhere


@pytest.mark.anyio
async def test_what_is_stored_is_what_is_exported(database: str) -> None:
    with psycopg.connect(database, autocommit=True) as connection:
        fill_person(connection)
        stored: dict[str, list[tuple[Any, ...]]] = {}
        for table, found in PERSONAL_TABLES.items():
            listed = ", ".join(found.columns)
            query = f"SELECT {listed} FROM {table} WHERE {found.owner} = %s"
            stored[table] = connection.execute(query.encode(), [PERSON]).fetchall()
    storage = await PostgresStorage.open(database)
    try:
        account = Account(PERSON, "Annemarie", "blue")
        export = await privacy.export(ServerContext(storage, LocalBus()), account, None)
    finally:
        await storage.close()
    text = msgspec.json.encode(export).decode()
    told = json.loads(text)["stored"]
    for table, rows in stored.items():
        assert rows, f"nobody has a row in {table}: the test shows nothing about it"
        columns = PERSONAL_TABLES[table].columns
        found_rows = [[_plain(row[column]) for column in columns] for row in told[table]]
        assert sorted(map(repr, found_rows)) == sorted(
            repr([_plain(value) for value in row]) for row in rows
        ), table
    assert OTHER not in text  # the id of somebody else stays secret
    assert "SECRET" not in text
    assert b"SECRET".hex() not in text


def _plain(value: Any) -> Any:
    """A value in a form that is the same in the database and in JSON."""
    if isinstance(value, str):
        try:
            return datetime.fromisoformat(value).timestamp() if value[4:5] == "-" else value
        except ValueError:
            return value
    if isinstance(value, datetime):
        return value.timestamp()
    if hasattr(value, "isoformat"):
        return _plain(value.isoformat())
    return value
