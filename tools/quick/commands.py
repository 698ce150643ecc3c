"""The commands that check changed files."""

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from steps import Step

NEAREST: Final = 8  # files of tests
_SCRIPTS: Final = (".svelte", ".ts", ".js", ".mjs")


def sources(root: Path, changed: Sequence[str]) -> list[Step]:
    """Lint, format, types and imports of the Python part; lint and format of the client."""
    there = [file for file in changed if (root / file).exists()]
    python = [file for file in there if file.endswith(".py")]
    web = [file.removeprefix("web/") for file in there if file.startswith("web/")]
    scripts = _scripts(root, changed)
    steps = []
    if python:
        steps += [
            Step("lint", ["ruff", "check", *python], root),
            Step("format", ["ruff", "format", "--check", *python], root),
        ]
    if any(file.endswith(".py") for file in changed):
        steps += [Step("types", ["mypy"], root), Step("imports", ["lint-imports"], root)]
    if web:
        steps.append(_npx(root, "format of the client", "prettier --check --ignore-unknown", web))
    if scripts:
        steps.append(_npx(root, "lint of the client", "eslint --no-warn-ignored", scripts))
    return steps


def client_types(root: Path, changed: Sequence[str]) -> list[Step]:
    """The types of the whole client: what takes longest, a minute without the files it keeps."""
    types = "svelte-check --tsconfig ./tsconfig.json --incremental --fail-on-warnings"
    return [_npx(root, "types of the client", types, [])] if _scripts(root, changed) else []


def unit_tests(root: Path, changed: Sequence[str]) -> list[Step]:
    """The unit tests of the client that need a changed file."""
    related = "vitest related --run --passWithNoTests"
    scripts = _scripts(root, changed)
    return [_npx(root, "unit tests of the client", related, scripts)] if scripts else []


def browser_tests(root: Path, changed: Sequence[str]) -> list[str]:
    """The files of browser tests that changed, or have the name of a changed file's folder."""
    parts = {part for file in changed if file.startswith("web/") for part in Path(file).parts}
    files = sorted((root / "web" / "tests").glob("*.test.mjs"))
    return [file.name for file in files if {file.name, file.name.split(".")[0]} & parts]


def _scripts(root: Path, changed: Sequence[str]) -> list[str]:
    """The changed programs of the client, from its folder on."""
    web = [file for file in changed if file.startswith("web/") and (root / file).exists()]
    return [file.removeprefix("web/") for file in web if file.endswith(_SCRIPTS)]


def run_tests(root: Path, tests: Sequence[str], last_start: float) -> list[Step]:
    """Run these in their order, and begin none after this second of the clock.

    The nearest have a process of their own, which begins without collecting the others.
    """
    pytest = [sys.executable, "-m", "pytest", "-p", "until", f"--until={last_start}"]
    paths = filter(None, (str(Path(__file__).parent), os.environ.get("PYTHONPATH")))
    plugin = {"PYTHONPATH": os.pathsep.join(paths)}
    parts = {"tests": tests[:NEAREST], "tests further away": tests[NEAREST:]}
    return [Step(name, [*pytest, *part], root, plugin) for name, part in parts.items() if part]


def _npx(root: Path, name: str, command: str, files: Sequence[str]) -> Step:
    program, *options = command.split()
    web = root / "web"
    return Step(name, [str(web / "node_modules" / ".bin" / program), *options, *files], web)
