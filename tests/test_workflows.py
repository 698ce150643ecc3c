"""Workflows, and what they call: as far as it can be tested without running them."""

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from inkland import __version__
from inkland.build_commit import FILE_NAME, commit_of, version_text

ROOT = Path(__file__).parents[1]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))


def steps(workflow: Path) -> list[dict[str, Any]]:
    jobs = yaml.safe_load(workflow.read_text(encoding="utf-8"))["jobs"]
    return [step for job in jobs.values() for step in job["steps"]]


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda file: file.name)
def test_actions_are_pinned_and_scripts_can_be_read(workflow: Path) -> None:
    for step in steps(workflow):
        if "uses" in step:
            assert re.fullmatch(r"[\w./-]+@[0-9a-f]{40}", step["uses"]), step["uses"]
        else:
            # An expression is put in before bash reads the line.
            script = re.sub(r"\$\{\{.*?\}\}", "x", step["run"])
            read = subprocess.run(
                ["bash", "-n"], input=script, capture_output=True, text=True, check=False
            )
            assert not read.stderr, script


def test_a_release_is_checked_as_its_page_says() -> None:
    page = (ROOT / "docs" / "releasing.md").read_text(encoding="utf-8")
    for target in ("proof", "chaos-release", "fuzz-release", "vulnerabilities"):
        assert f"`make {target}`" in page
    called = [step.get("run", "") for step in steps(ROOT / ".github/workflows/release.yml")]
    assert any("vulnerabilities" in run for run in called)


def release_notes(tag: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(ROOT / "tools" / "release_notes.py"), tag]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_the_notes_of_a_release_are_its_section_of_the_changelog() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    told = release_notes(f"v{__version__}")
    assert told.returncode == 0 and told.stdout.strip() in changelog
    assert "\n## " not in told.stdout and len(told.stdout) > 200
    other = release_notes("v0.0.1")
    assert other.returncode == 1 and "The tag is v0.0.1" in other.stderr and not other.stdout


def test_a_package_says_its_commit(tmp_path: Path) -> None:
    package = tmp_path / "src" / "inkland"
    package.mkdir(parents=True)
    assert commit_of(package) is None
    assert version_text("1.2.3", package) == "1.2.3"
    (tmp_path / ".git").write_text("nothing that git can read")
    assert commit_of(package) is None
    (package / FILE_NAME).write_text("0123456789ab\n")
    assert version_text("1.2.3", package) == "1.2.3 (0123456789ab)"


def test_a_checkout_says_its_commit(tmp_path: Path) -> None:
    package = tmp_path / "src" / "inkland"
    package.mkdir(parents=True)
    (package / "a.py").write_text("")
    named = ("-c", "user.name=a", "-c", "user.email=a@b.example", "-c", "commit.gpgsign=false")
    for arguments in (("init", "-q"), ("add", "-A"), ("commit", "-qm", "a")):
        subprocess.run(["git", *named, *arguments], cwd=tmp_path, check=True)
    told = commit_of(package)
    assert told is not None and re.fullmatch("[0-9a-f]{12}", told)
    (package / "a.py").write_text("# changed")
    assert commit_of(package) == f"{told}-dirty"
