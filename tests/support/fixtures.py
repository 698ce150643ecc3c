"""Fixtures: one PostgreSQL and one NATS server per test process, emptied for each test."""

from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack
from datetime import UTC, datetime
from typing import Final

import psycopg
import pytest
from psycopg import sql
from psycopg.conninfo import make_conninfo

from inkland.bots import warm_up
from inkland.local.keeper import MemoryKeeper
from inkland.server.context import ServerContext
from inkland.server.postgres.embedded import Embedded
from inkland.server.tables.storage import PostgresStorage
from inkland.table.bus.local import LocalBus
from inkland.table.storage.memory import MemoryStorage
from inkland.table.storage.port import Storage
from support.contexts import ANN, BEN, EVE
from support.database_clock import DatabaseClock, database_clock
from support.kept import CheckedKeptStorage
from support.lazy_workers import lazy_workers
from support.nats import Broker
from support.prepared_data import embed, fill
from support.shared_database import SharedDatabase
from support.storage_samples import ADA, BOB, add_account

# A conftest imports them all, those with an underscore too: pytest finds fixtures by name.
__all__ = [
    "_broker",
    "_durable_database",
    "_lazy_workers",
    "_module_clock",
    "_plain_bots",
    "_shared_database",
    "anyio_backend",
    "clock",
    "cluster",
    "database",
    "durable_cluster",
    "durable_database",
    "empty_database",
    "module_database",
    "nats",
    "server_context",
    "storage",
]

_SCRATCH: Final = "scratch"


@pytest.fixture(scope="session", autouse=True)
def _plain_bots() -> Iterator[None]:
    """Use plain bots in all processes of these tests: compiling the others takes a minute."""
    warm_up.disable()
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("INKLAND_FAST", "off")
        yield


@pytest.fixture(scope="session", autouse=True)
def _lazy_workers() -> Iterator[None]:
    """Start no worker process of a server before a test needs it."""
    with lazy_workers():
        yield


@pytest.fixture
def anyio_backend() -> str:
    """Tests marked `anyio` run on asyncio."""
    return "asyncio"


@pytest.fixture(scope="session")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Embedded]:
    """A running cluster; a test that stops it must start it again."""
    embedded = embed(tmp_path_factory.mktemp("data"))
    embedded.start()
    yield embedded
    embedded.stop()


@pytest.fixture(scope="session")
def _shared_database(cluster: Embedded) -> Iterator[SharedDatabase]:
    shared = SharedDatabase(cluster.restart())
    yield shared
    shared.close()


@pytest.fixture
def database(_shared_database: SharedDatabase) -> str:
    """The connection string of a database with the schema and nothing else."""
    _shared_database.empty()
    return _shared_database.conninfo


@pytest.fixture(scope="module")
def module_database(_shared_database: SharedDatabase) -> str:
    """The same for a server that all tests of a module share."""
    _shared_database.empty()
    return _shared_database.conninfo


@pytest.fixture(scope="module")
def _module_clock(_shared_database: SharedDatabase) -> Iterator[DatabaseClock]:
    with database_clock(_shared_database.conninfo) as clock:
        yield clock


@pytest.fixture
def clock(database: str, _module_clock: DatabaseClock) -> DatabaseClock:
    """The clock of a database without rows."""
    _module_clock.now = datetime.now(UTC)
    return _module_clock


@pytest.fixture(scope="session")
def durable_cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Embedded]:
    """A running cluster with the settings of a host, for tests that kill PostgreSQL."""
    data = tmp_path_factory.mktemp("durable")
    fill(data)
    embedded = Embedded(data)
    embedded.start()
    yield embedded
    embedded.stop()


@pytest.fixture(scope="session")
def _durable_database(durable_cluster: Embedded) -> Iterator[SharedDatabase]:
    shared = SharedDatabase(durable_cluster.restart())
    yield shared
    shared.close()


@pytest.fixture
def durable_database(_durable_database: SharedDatabase) -> str:
    """The connection string of the database of `durable_cluster`, without rows."""
    _durable_database.empty()
    return _durable_database.conninfo


@pytest.fixture
def empty_database(cluster: Embedded) -> Iterator[str]:
    """The connection string of a fresh database without the schema."""
    name = sql.Identifier(_SCRATCH)
    with psycopg.connect(cluster.restart(), autocommit=True) as connection:
        connection.execute(sql.SQL("CREATE DATABASE {}").format(name))
        yield make_conninfo(cluster.restart(), dbname=_SCRATCH)
        connection.execute(sql.SQL("DROP DATABASE {} WITH (FORCE)").format(name))


@pytest.fixture(scope="session")
def _broker() -> Iterator[Broker]:
    broker = Broker()
    yield broker
    broker.kill()


@pytest.fixture
def nats(_broker: Broker) -> Broker:
    """A running NATS server; a test that kills it need not start it again."""
    _broker.start()
    return _broker


@pytest.fixture
async def storage(request: pytest.FixtureRequest) -> AsyncIterator[Storage]:
    """The storage of a server, or of the host that the test names, with two known accounts."""
    made: Storage
    async with AsyncExitStack() as stack:
        match getattr(request, "param", "postgres"):
            case "memory":
                made = MemoryStorage()
            case "kept":
                made = await CheckedKeptStorage.open(MemoryKeeper())
            case _:
                request.getfixturevalue("database")
                shared: SharedDatabase = request.getfixturevalue("_shared_database")
                made = await stack.enter_async_context(shared.storage())
        for account in (ADA, BOB):
            await add_account(made, account)
        yield made


@pytest.fixture
async def server_context(storage: PostgresStorage) -> ServerContext:
    """A context of a server that knows Ann, Ben and Eve."""
    for account in (ANN, BEN, EVE):
        await storage.add_guest(account, account.id.encode())
    return ServerContext(storage, LocalBus())
