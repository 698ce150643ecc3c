"""An application without a database, for what needs none: its routes, and files and texts."""

from typing import cast

from starlette.applications import Starlette

from inkland.server.app import create_app
from inkland.server.configuration.settings import Settings
from inkland.server.jobs.queue import PostgresJobs
from inkland.server.ports import Ports
from inkland.server.postgres.pools import Database, new_pool
from inkland.server.tables.storage import PostgresStorage
from inkland.table.bus.local import LocalBus


def unconnected_ports() -> Ports:
    """Ports whose connections are never opened."""
    pools = [new_pool(name, "", 1, b"") for name in ("players", "readers", "visitors")]
    return Ports(PostgresStorage(Database(*pools)), cast(PostgresJobs, None), LocalBus())


def unconnected_app(settings: Settings | None = None) -> Starlette:
    """An application, which must not be started."""
    return create_app(settings or Settings(), unconnected_ports())
