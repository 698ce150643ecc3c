"""A Monday morning for tests of deals of the day."""

from collections.abc import AsyncIterator
from datetime import UTC, datetime

import pytest

from inkland.server.context import ServerContext
from inkland.server.tables.storage import PostgresStorage
from inkland.table.bus.local import LocalBus
from support.contexts import ANN, BEN, EVE
from support.database_clock import DatabaseClock


@pytest.fixture
async def context(clock: DatabaseClock) -> AsyncIterator[ServerContext]:
    """A context with three guests, on a Monday morning."""
    clock.now = datetime(2026, 11, 16, 9, tzinfo=UTC)
    storage = await PostgresStorage.open(clock.conninfo)
    for account in (ANN, BEN, EVE):
        await storage.add_guest(account, account.id.encode())
    yield ServerContext(storage, LocalBus())
    await storage.close()
