"""The SQL of a folder names tables of its own, and of others those that are listed.

`table_owners.txt` has a line for each folder: the tables that it owns, and after a bar those of
others that its statements name.
"""

import re
from collections import defaultdict
from pathlib import Path
from typing import Final

import inkland.server

SERVER: Final = Path(inkland.server.__file__).parent
SCHEMA: Final = SERVER / "postgres/schema.sql"
MIGRATIONS: Final = SERVER / "postgres/migrations"
LIST: Final = Path(__file__).with_name("table_owners.txt")
# Views are read like tables, but belong to nobody: each is a question about several.
_TABLE: Final = re.compile(r"^CREATE TABLE (?:public\.)?(\w+)", re.MULTILINE)
_NAMED: Final = re.compile(r"\b(?:FROM|JOIN|INTO|UPDATE(?! SET\b|;)|USING)\s+(?:ONLY\s+)?(\w+)")


def named_tables() -> dict[str, set[str]]:
    """The tables that the statements of each folder name."""
    tables = set(_TABLE.findall(SCHEMA.read_text()))
    assert len(tables) > 30
    found: defaultdict[str, set[str]] = defaultdict(set)
    for path in SERVER.rglob("*.sql"):
        if path != SCHEMA and MIGRATIONS not in path.parents:
            text = re.sub(r"--.*", "", path.read_text())
            found[path.parent.name] |= tables.intersection(_NAMED.findall(text))
    return {folder: names for folder, names in found.items() if names}


def listed() -> dict[str, tuple[set[str], set[str]]]:
    """The tables that each folder owns, and those of others that it may name."""
    lines = (line.split(":") for line in LIST.read_text().splitlines())
    halves = {folder: rest.partition("|") for folder, rest in lines}
    return {folder: (set(own.split()), set(of.split())) for folder, (own, _, of) in halves.items()}


def test_a_table_has_one_owner() -> None:
    owned = [table for own, _others in listed().values() for table in own]
    assert len(owned) == len(set(owned))
    assert set(owned) == set().union(*named_tables().values())


def test_the_sql_of_a_folder_names_its_own_tables_and_those_listed() -> None:
    named, of_folder = named_tables(), listed()
    assert named.keys() == of_folder.keys()
    wrong = {
        folder: sorted((found - own) ^ others)
        for folder, found in named.items()
        for own, others in [of_folder[folder]]
        if found - own != others
    }
    assert wrong == {}
