"""The check for known vulnerabilities: what it asks, how it judges, and that silence is no pass."""

import importlib.util
import json
import shutil
import subprocess
import threading
import tomllib
from collections.abc import Iterator
from datetime import date
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any, Final

import pytest

ROOT: Final = Path(__file__).parents[1]
_spec = importlib.util.spec_from_file_location(
    "check_vulnerabilities", ROOT / "tools" / "check_vulnerabilities.py"
)
assert _spec is not None and _spec.loader is not None
tool: Any = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(tool)
TODAY: Final = date(2026, 11, 17)
KNOWN: Final = {"pkg:pypi/broken@1.0": ["GHSA-1"]}


@pytest.fixture
def service() -> Iterator[str]:
    """A service that knows one vulnerability."""

    class Answers(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            asked = json.loads(self.rfile.read(int(self.headers["Content-Length"])))["queries"]
            found = [KNOWN.get(query["package"]["purl"], []) for query in asked]
            results = [{"vulns": [{"id": id} for id in ids]} if ids else {} for ids in found]
            self.send_response(200)
            self.end_headers()
            self.wfile.write(json.dumps({"results": results}).encode())

        def log_message(self, *_words: Any) -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Answers) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


def checked(service: str, folder: Path, purls: list[str], policy: str = "") -> int:
    """The exit code for these components and this policy."""
    document, file = folder / "sbom.json", folder / "policy.toml"
    document.write_text(json.dumps({"components": [{"purl": purl} for purl in purls]}))
    file.write_text(policy)
    code: int = tool.check(service, [document], file, TODAY)
    return code


def accepted(until: str, id: str = "GHSA-1", reason: str = "not used") -> str:
    """A policy that accepts one finding."""
    return (
        f'[[accepted]]\nid = "{id}"\ncomponent = "pkg:pypi/broken@1.0"\n'
        f'reason = "{reason}"\nuntil = {until}\n'
    )


def test_nothing_found_is_a_pass(service: str, tmp_path: Path) -> None:
    assert checked(service, tmp_path, ["pkg:pypi/whole@1.0", "pkg:npm/whole@2.0"]) == tool.CLEAN


@pytest.mark.parametrize(
    ("policy", "code"),
    [
        ("", tool.FOUND),
        (accepted("2026-12-31"), tool.CLEAN),
        (accepted("2026-11-16"), tool.FOUND),  # it has run out
        (accepted("2026-12-31") + accepted("2026-12-31", "GHSA-2"), tool.FOUND),  # not found
    ],
)
def test_a_finding_is_judged_by_the_policy(
    service: str, tmp_path: Path, policy: str, code: int, capsys: pytest.CaptureFixture[str]
) -> None:
    purls = ["pkg:pypi/broken@1.0", "pkg:pypi/whole@1.0"]
    assert checked(service, tmp_path, purls, policy) == code
    said = capsys.readouterr().out
    assert "2 components asked for, 1 known vulnerabilities" in said
    assert ("GHSA-" in said) == (code == tool.FOUND)


def test_without_an_answer_nothing_has_passed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert checked("http://127.0.0.1:9", tmp_path, ["pkg:pypi/whole@1.0"]) == tool.NOT_ASKED
    assert capsys.readouterr().out.startswith("not asked: ")


@pytest.mark.parametrize("policy", [accepted("2027-11-17"), accepted("2026-12-31", reason=" ")])
def test_an_acceptance_needs_a_reason_and_an_end(tmp_path: Path, policy: str) -> None:
    with pytest.raises(ValueError, match="accepted"):
        checked("http://127.0.0.1:9", tmp_path, [], policy)


def test_our_own_policy_can_be_read() -> None:
    tool.load_policy(tool.POLICY, date.today())


def test_the_bills_of_materials_have_everything_that_is_locked() -> None:
    if shutil.which("uv") is None or shutil.which("npm") is None:
        pytest.skip("uv or npm is not installed, so no bill of materials is made")
    made = subprocess.run(["make", "sbom"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert made.returncode == 0, made.stderr
    documents = [ROOT / "dist" / f"sbom-{part}.cdx.json" for part in ("python", "web")]
    for document in documents:
        head = json.loads(document.read_text())
        assert (head["bomFormat"], head["specVersion"]) == ("CycloneDX", "1.5")
    purls = set(tool.components(documents))
    installed = set(tool.components([ROOT / "dist/sbom-server.cdx.json"]))
    assert {"starlette", "numba"} < {_name_of(purl) for purl in installed}
    assert "pytest" not in {_name_of(purl) for purl in installed}
    lock = tomllib.loads((ROOT / "uv.lock").read_text())["package"]
    locked = {
        f"pkg:pypi/{found['name']}@{found['version']}" for found in lock if "version" in found
    }
    assert locked == {purl.partition("?")[0] for purl in purls if purl.startswith("pkg:pypi/")}
    packages = json.loads((ROOT / "web/package-lock.json").read_text())["packages"]
    locked = {
        f"pkg:npm/{name.rpartition('node_modules/')[2].replace('@', '%40')}@{found['version']}"
        for name, found in packages.items()
        if name
    }
    assert locked == {purl for purl in purls if purl.startswith("pkg:npm/")}


def _name_of(purl: str) -> str:
    return purl.removeprefix("pkg:pypi/").partition("@")[0]
