"""The norms of size: no file is long, and no folder of the server has many modules."""

from pathlib import Path
from typing import Final

import inkland
import inkland.server

PACKAGE: Final = Path(inkland.__file__).parent
SERVER: Final = Path(inkland.server.__file__).parent
MAX_LINES: Final = 400
MAX_MODULES: Final = 14
LONG: Final = {  # what an empty database gets, and what a database of 0.9.0 has
    "server/postgres/schema.sql",
    "server/postgres/migrations/versions/0017_baseline.sql",
}
MANY: Final = {"postgres/migrations/versions"}  # a module for each change of the schema


def code() -> list[Path]:
    """All modules and files of SQL."""
    found = [path for kind in ("*.py", "*.sql") for path in PACKAGE.rglob(kind)]
    assert len(found) > 500
    return found


def test_no_file_is_longer_than_its_limit() -> None:
    lines = {path: path.read_bytes().count(b"\n") for path in code()}
    long = {str(path.relative_to(PACKAGE)) for path, number in lines.items() if number > MAX_LINES}
    assert long == LONG


def test_no_folder_of_the_server_has_more_modules_than_its_limit() -> None:
    folders = {path.parent for path in SERVER.rglob("*.py")}
    modules = {folder: len(list(folder.glob("[!_]*.py"))) for folder in folders}
    many = {str(folder.relative_to(SERVER)) for folder, n in modules.items() if n > MAX_MODULES}
    assert many <= MANY
