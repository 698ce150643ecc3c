"""Prints what the changelog says of a release: `python tools/release_notes.py v0.9.0`.

Refuses a tag that is not the version of the package, or of which the changelog knows nothing.
"""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]


def notes(tag: str, version: str, changelog: str) -> str:
    """The section of this release; `ValueError` if there is none, or if the tag is another one."""
    if tag != f"v{version}":
        raise ValueError(f"The tag is {tag}, and the package has the version {version}.")
    found = re.search(
        rf"^## {re.escape(version)} \(\d{{4}}-\d\d-\d\d\)\n(.*?)(?=^## |\Z)",
        changelog,
        re.MULTILINE | re.DOTALL,
    )
    if found is None or not found[1].strip():
        raise ValueError(f"CHANGELOG.md has no section “## {version} (date)”.")
    return found[1].strip()


def main() -> None:
    """Print the notes, or say why there are none."""
    source = (ROOT / "src/inkland/__init__.py").read_text(encoding="utf-8")
    version = re.search(r'^__version__ = "(.+)"$', source, re.MULTILINE)
    assert version is not None
    try:
        print(notes(sys.argv[1], version[1], (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")))
    except ValueError as refused:
        sys.exit(str(refused))


if __name__ == "__main__":
    main()
