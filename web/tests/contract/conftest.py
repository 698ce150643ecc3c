"""Runs the storage contract in a browser's Python, on the browser's own database.

Functions of pytest wait for nothing, so each coroutine is run by `run_sync`, which lets the browser
go on meanwhile.
"""

import sys
from collections.abc import Iterator
from inspect import isasyncgenfunction, iscoroutinefunction
from types import ModuleType
from typing import Any

import pytest
from js import openNewKeeper
from pyodide.ffi import run_sync

# What the modules of the contract import for PostgreSQL, which a browser has not.
ABSENT = {
    "psycopg": {"errors": type("errors", (), {"ForeignKeyViolation": KeyError})},
    "inkland.server.tables.storage": {"PostgresStorage": type("PostgresStorage", (), {})},
    "inkland.server.features.profiles.queries": {"StatisticsQueries": None},
    # There is one host, and a mark that changes nothing.
    "support.each_host": {"ON_EACH_HOST": pytest.mark.anyio},
    "inkland.server.jobs.queue": {"PostgresJobs": type("PostgresJobs", (), {})},
}
for name, contents in ABSENT.items():
    sys.modules[name] = ModuleType(name)
    vars(sys.modules[name]).update(contents)

from inkland.local.browser_keeper import BrowserKeeper  # noqa: E402
from support.kept import CheckedKeptStorage  # noqa: E402
from support.storage_samples import ADA, BOB, add_account  # noqa: E402


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool:
    """Run a test, which is a coroutine in most cases."""
    names = pyfuncitem._fixtureinfo.argnames
    found = pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in names})
    if found is not None:
        run_sync(found)
    return True


def pytest_fixture_setup(fixturedef: pytest.FixtureDef[Any]) -> None:
    """Let a fixture that is a coroutine, or yields in one, wait as well."""
    make = fixturedef.func
    if iscoroutinefunction(make):
        fixturedef.func = lambda **needed: run_sync(make(**needed))
    elif isasyncgenfunction(make):

        def stepwise(**needed: Any) -> Iterator[Any]:
            values = make(**needed)
            yield run_sync(anext(values))
            run_sync(anext(values, None))

        fixturedef.func = stepwise


@pytest.fixture
def storage() -> Iterator[CheckedKeptStorage]:
    """Storage with two known accounts, in a database of its own."""
    made = run_sync(_open())
    yield made
    run_sync(made.close())


async def _open() -> CheckedKeptStorage:
    made = await CheckedKeptStorage.open(BrowserKeeper(await openNewKeeper()))
    await add_account(made, ADA)
    await add_account(made, BOB)
    return made


def pytest_configure(config: pytest.Config) -> None:
    """Know the mark of the contract's coroutines."""
    config.addinivalue_line("markers", "anyio: a coroutine")
