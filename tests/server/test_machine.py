"""How many processes bots get: by cores, by memory, and by what the operator says."""

import os
from pathlib import Path

import pytest

from inkland.server.configuration.sources import load
from inkland.server.process.machine import available_cores, available_memory, bot_processes

GIGABYTE = 1_000_000_000


class Machine:
    """The files in which a machine says what a process may use."""

    def __init__(self, folder: Path, groups: str) -> None:
        self.proc, self.cgroups = folder / "proc", folder / "cgroup"
        self.write("proc/self/cgroup", groups, folder)

    def write(self, name: str, text: str, folder: Path | None = None) -> None:
        """Write a file."""
        path = (folder or self.cgroups) / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)

    @property
    def limits(self) -> tuple[float, int | None]:
        """The cores and the memory."""
        cores = available_cores(self.proc, self.cgroups)
        return cores, available_memory(self.proc, self.cgroups)


@pytest.fixture(autouse=True)
def _eight_cores(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda _process: set(range(8)))
    monkeypatch.setattr(os, "sysconf", lambda name: {"SC_PHYS_PAGES": 4_000_000}.get(name, 4096))


def test_a_container_of_control_groups_2(tmp_path: Path) -> None:
    machine = Machine(tmp_path, "0::/\n")
    assert machine.limits == (8.0, 4_000_000 * 4096)
    machine.write("cpu.max", "150000 100000\n")
    machine.write("memory.max", f"{2**30}\n")
    assert machine.limits == (1.5, 2**30)
    machine.write("cpu.max", "max 100000\n")
    machine.write("memory.max", "max\n")
    assert machine.limits == (8.0, 4_000_000 * 4096)


def test_a_unit_is_limited_by_all_groups_above_it(tmp_path: Path) -> None:
    machine = Machine(tmp_path, "0::/system.slice/inkland-bots.service\n")
    machine.write("system.slice/inkland-bots.service/cpu.max", "max 100000\n")
    machine.write("system.slice/inkland-bots.service/memory.high", f"{3 * 2**30}\n")
    machine.write("system.slice/cpu.max", "200000 100000\n")
    machine.write("system.slice/memory.max", f"{4 * 2**30}\n")
    assert machine.limits == (2.0, 3 * 2**30)


@pytest.mark.parametrize("path", ["/docker/abc", "/"])
def test_a_container_of_control_groups_1(tmp_path: Path, path: str) -> None:
    """The path is that of the machine, and need not be visible in the container."""
    machine = Machine(tmp_path, f"5:memory:{path}\n4:cpu,cpuacct:{path}\n2:pids:/pids\n")
    machine.write("cpu,cpuacct/cpu.cfs_quota_us", "300000\n")
    machine.write("cpu,cpuacct/cpu.cfs_period_us", "100000\n")
    machine.write("memory/memory.limit_in_bytes", f"{2**30}\n")
    machine.write("pids/cpu.max", "1 100000\n")
    assert machine.limits == (3.0, 2**30)
    machine.write("cpu,cpuacct/cpu.cfs_quota_us", "-1\n")
    assert machine.limits == (8.0, 2**30)


def test_a_machine_without_control_groups(tmp_path: Path) -> None:
    nothing = tmp_path / "nothing"
    assert available_cores(nothing, nothing) == 8.0
    assert available_memory(nothing, nothing) == 4_000_000 * 4096


@pytest.mark.parametrize(
    ("cores", "memory", "fast", "processes"),
    [
        (64.0, 2**30, True, 1),  # what the manifest of bots allows
        (64.0, 4 * GIGABYTE, True, 6),
        (64.0, 2**30, False, 13),
        (4.0, 64 * GIGABYTE, True, 3),
        (4.0, None, True, 3),
        (1.5, 64 * GIGABYTE, True, 1),
        (0.5, 100, True, 1),
    ],
)
def test_processes_fit_into_cores_and_memory(
    cores: float, memory: int | None, fast: bool, processes: int
) -> None:
    assert bot_processes(cores, memory, fast=fast) == processes


def test_the_operator_may_choose(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("INKLAND_BOT_PROCESSES", "5")
    assert load().settings.workers == 5
    monkeypatch.setenv("INKLAND_BOT_PROCESSES", "0")
    assert load().settings.workers >= 1
    monkeypatch.delenv("INKLAND_BOT_PROCESSES")
    monkeypatch.setenv("INKLAND_FAST", "on")
    monkeypatch.setattr("inkland.server.configuration.sources.available_cores", lambda: 4.0)
    monkeypatch.setattr("inkland.server.configuration.sources.available_memory", lambda: 2**30)
    assert load().settings.workers == 1
    monkeypatch.setenv("INKLAND_FAST", "off")
    assert load().settings.workers == 3


def test_a_small_machine_compiles_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("INKLAND_FAST", raising=False)
    for memory, fast in ((2**30, False), (4 * 2**30, True), (None, True)):
        monkeypatch.setattr(
            "inkland.server.configuration.sources.available_memory", lambda found=memory: found
        )
        assert load().settings.fast is fast


def test_each_background_job_has_a_switch(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("JUDGE", "PAR", "BOT_PROCESSES", "BOT_PERCENT", "ANALYSIS_PERCENT"):
        monkeypatch.delenv(f"INKLAND_{name}", raising=False)
    found = load().settings
    assert found.judge and found.par and found.workers
    assert (found.bot_percent, found.analysis_percent) == (100, 100)
    monkeypatch.setenv("INKLAND_JUDGE", "off")
    assert not load().settings.par, "par is a part of the judge unless it is asked for"
    monkeypatch.setenv("INKLAND_PAR", "on")
    monkeypatch.setenv("INKLAND_BOT_PROCESSES", "off")
    monkeypatch.setenv("INKLAND_BOT_PERCENT", "30")
    monkeypatch.setenv("INKLAND_ANALYSIS_PERCENT", "900")
    found = load().settings
    assert (found.judge, found.par, found.workers) == (0, True, 0)
    assert (found.bot_percent, found.analysis_percent) == (30, 100)
