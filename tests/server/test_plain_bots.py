"""A server that compiles no bots says so: to its host, and to clients."""

import asyncio
import re
import tomllib
from pathlib import Path
from typing import Final

import pytest
from packaging.requirements import Requirement

from inkland.bots import warm_up
from inkland.bots.budgets import LADDER
from inkland.local.device_routes import DEVICE_BOTS, device_box
from inkland.protocol.resources import BoxInfo
from inkland.server.configuration.settings import Settings
from inkland.server.request_context import RequestContext
from inkland.server.startup_checks import report_plain_bots
from inkland.table.bus.local import LocalBus
from inkland.table.context import Context
from inkland.table.routes.route import Call
from inkland.table.routes.tables import whole_box
from inkland.table.storage.memory import MemoryStorage
from support.unconnected import unconnected_ports

ROOT: Final = Path(__file__).parents[2]
IN_THEIR_PLACE: Final = dict.fromkeys(LADDER, "greedy")


@pytest.fixture
def no_numba(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine on which Numba is not installed."""
    monkeypatch.setattr(warm_up, "is_installed", lambda: False)


def box_of(settings: Settings) -> BoxInfo:
    """What a server with these settings says of its box."""

    async def ask() -> BoxInfo:
        return await whole_box(Call(RequestContext(settings, unconnected_ports()).context))

    return asyncio.run(ask())


def test_all_bots_play_as_themselves_where_they_are_compiled() -> None:
    pytest.importorskip("numba", reason="compiled code needs the extra [fast]")
    assert box_of(Settings()).bots_played_by == {}


def test_a_server_that_is_told_not_to_compile_names_who_plays() -> None:
    told = box_of(Settings(fast=False))
    assert told.bots_played_by == IN_THEIR_PLACE
    assert told.bots == tuple(LADDER)  # they have their seats as before


@pytest.mark.usefixtures("no_numba")
def test_a_server_without_numba_names_who_plays() -> None:
    assert box_of(Settings()).bots_played_by == IN_THEIR_PLACE


def test_a_device_names_who_plays_for_the_bots_that_it_offers() -> None:
    context = Context(MemoryStorage(), LocalBus(), is_device=True)
    told = asyncio.run(device_box(Call(context)))
    assert set(told.bots_played_by) == set(DEVICE_BOTS) - {"greedy"}


@pytest.mark.usefixtures("no_numba")
def test_without_numba_the_host_is_warned_at_the_start(caplog: pytest.LogCaptureFixture) -> None:
    report_plain_bots(Settings())
    (line,) = caplog.records
    assert line.levelname == "WARNING"
    assert "greedy plays in their place" in line.getMessage()
    assert "inkland[fast]" in line.getMessage()


def test_where_bots_are_not_to_be_compiled_the_log_says_why(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(warm_up, "is_installed", lambda: True)
    with caplog.at_level("INFO"):
        report_plain_bots(Settings())
        assert caplog.records == []
        report_plain_bots(Settings(fast=False))
    (line,) = caplog.records
    assert line.levelname == "INFO" and "INKLAND_FAST" in line.getMessage()


# --- What the extra [server] installs


def wheels(package: str) -> set[tuple[str, str]]:
    """The versions of CPython and the systems for which the lock file has wheels of a package."""
    lock = tomllib.loads((ROOT / "uv.lock").read_text())
    (found,) = (one for one in lock["package"] if one["name"] == package)
    systems = {
        r"manylinux.*_x86_64": "linux x86_64",
        r"manylinux.*_aarch64": "linux aarch64",
        r"macosx.*_arm64": "darwin arm64",
        r"macosx.*_x86_64": "darwin x86_64",
        r"win_amd64": "win32 AMD64",
        r"win_arm64": "win32 ARM64",
    }
    return {
        (f"3.{version[1]}", system)
        for wheel in found["wheels"]
        if (version := re.search(r"-cp3(\d+)-cp3\d+-", wheel["url"]))
        for pattern, system in systems.items()
        if re.search(rf"-{pattern}\.whl", wheel["url"])
    }


def test_the_server_brings_numba_exactly_where_it_has_wheels() -> None:
    """But for Windows on ARM, whose wheels begin with Python 3.12."""
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"][
        "optional-dependencies"
    ]
    (of_server,) = (Requirement(one) for one in extras["server"] if one.startswith("numba"))
    (of_fast,) = (Requirement(one) for one in extras["fast"] if one.startswith("numba"))
    assert of_server.specifier == of_fast.specifier and of_server.marker is not None
    brought = set()
    for version in ("3.11", "3.12", "3.13", "3.14", "3.15", "3.16"):
        for system in (
            "linux x86_64", "linux aarch64", "linux armv7l", "linux riscv64", "darwin arm64",
            "darwin x86_64", "win32 AMD64", "freebsd14 amd64",
        ):  # fmt: skip
            name, machine = system.split()
            environment = {
                "python_version": version, "python_full_version": f"{version}.1",
                "sys_platform": name, "platform_machine": machine,
                "platform_python_implementation": "CPython",
            }  # fmt: skip
            if of_server.marker.evaluate(environment):
                brought.add((version, system))
    assert brought == {one for one in wheels("numba") if one[1] != "win32 ARM64"}
    assert brought <= wheels("llvmlite")
