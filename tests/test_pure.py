"""Sheet, cards, rules, strength and plain bots use only the standard library, and load quickly."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src"
PURE = (
    "inkland.sheet",
    "inkland.cards",
    "inkland.rules",
    "inkland.puzzles.judgement",
    "inkland.strength",
    "inkland.bots.roster",
)
LOADED = """
import sys
before = set(sys.modules)
import {module}
print(*sorted({{name.partition(".")[0] for name in set(sys.modules) - before}}))
"""
SECONDS = """
from time import perf_counter
start = perf_counter()
import {module}
print(perf_counter() - start)
"""
NOT_PURE = ("asyncio", "logging", "socket", "sqlite3", "tempfile", "threading", "urllib")


def run(program: str, bytecode: Path | None = None) -> str:
    """The output of a fresh interpreter; it may store compiled modules in a folder."""
    environment = {**os.environ, "PYTHONPATH": str(SOURCE)}
    if bytecode is not None:
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        environment["PYTHONPYCACHEPREFIX"] = str(bytecode)
    done = subprocess.run(
        [sys.executable, "-c", program],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout


@pytest.mark.parametrize("module", PURE)
def test_only_the_standard_library_is_loaded(module: str) -> None:
    loaded = set(run(LOADED.format(module=module)).split())
    assert loaded - set(sys.stdlib_module_names) == {"inkland"}


@pytest.mark.parametrize("module", PURE)
def test_no_network_no_async_no_logging(module: str) -> None:
    assert not set(run(LOADED.format(module=module)).split()) & set(NOT_PURE)


@pytest.mark.proof
@pytest.mark.parametrize("module", PURE)
def test_it_loads_in_a_tenth_of_a_second(module: str, tmp_path: Path) -> None:
    """Elapsed time with all imports, once Python has compiled them as an install does.

    Other work on the machine may disturb some attempts.
    """
    run(LOADED.format(module=module), bytecode=tmp_path)
    program = SECONDS.format(module=module)
    assert any(float(run(program, bytecode=tmp_path)) < 0.1 for _ in range(20))
