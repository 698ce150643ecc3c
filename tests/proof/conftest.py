"""Fixtures of tests that need a database, a bus or whole servers."""

from support.fixtures import (
    _broker,
    _migrated,
    _plain_bots,
    anyio_backend,
    cluster,
    database,
    empty_database,
    nats,
    postgres,
    storage,
)

__all__ = [
    "_broker",
    "_migrated",
    "_plain_bots",
    "anyio_backend",
    "cluster",
    "database",
    "empty_database",
    "nats",
    "postgres",
    "storage",
]
