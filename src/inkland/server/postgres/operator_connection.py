"""Where the commands of an operator find their database."""

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

from inkland.server.configuration.settings import Settings
from inkland.server.configuration.sources import load
from inkland.server.configuration.table import BadValue
from inkland.server.postgres.embedded import Embedded
from inkland.server.postgres.privileges import PostgresUnavailable
from inkland.server.postgres.schema import migrate

T = TypeVar("T")


@contextmanager
def operators_database(data: Path, *, migrates: bool) -> Iterator[str]:
    """The connection string of the database that the settings name.

    Without one it is the database in a data folder, whether a server runs there or not. Raises
    `PostgresUnavailable` if there is none: it may be the wrong folder.
    """
    try:
        settings = load().settings
    except BadValue as reason:
        raise PostgresUnavailable(str(reason)) from None
    if settings.database_url is not None:
        yield settings.database_url
        return
    if data == Settings().data:  # nobody has named another one in the command
        data = settings.data
    if not (data / "postgres").is_dir():
        raise PostgresUnavailable(f"There is no database in the folder {data}.")
    embedded = Embedded(data)
    try:
        conninfo = embedded.start_or_join()
        if migrates and embedded.pid is not None:  # that of a server may be of another release
            migrate(conninfo)
        yield conninfo
    finally:
        embedded.stop()


def run_on_database(data: Path, work: Callable[[str], Coroutine[Any, Any, T]]) -> T:
    """Run this with the connection string of `operators_database`."""
    with operators_database(data, migrates=True) as conninfo:
        return asyncio.run(work(conninfo))
