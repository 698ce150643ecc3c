"""The hook that builds the client into a wheel."""

import importlib.util
import json
import sys
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import pytest

ROOT: Final = Path(__file__).parents[1]


@pytest.fixture
def hook(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The module `hatch_build`; hatchling, which runs it, is installed only while it builds."""
    interface: Any = ModuleType("interface")
    interface.BuildHookInterface = list
    monkeypatch.setitem(sys.modules, "hatchling.builders.hooks.plugin.interface", interface)
    monkeypatch.setattr(sys, "path", [*sys.path])
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
