"""Write a zip file with what the storage contract needs in a browser's Python.

Usage: archive.py FILE FOLDER_OF_MSGSPEC
"""

import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parents[3]
HERE = Path(__file__).parent
SITE_PACKAGES = Path(pytest.__file__).parents[1]
PACKAGES = ("pytest", "_pytest", "pluggy", "iniconfig", "packaging", "pygments", "py.py")
TESTS = ("sizes.py", "support", "local/devices.py", "server/storage")


def add(archive: ZipFile, path: Path, name: str) -> None:
    """Add a file, or a folder with the sources and libraries in it."""
    if path.is_file():
        archive.write(path, name)
        return
    for file in sorted(path.rglob("*")):
        if file.suffix in (".py", ".so", ".txt", ".json", ".ftl"):
            archive.write(file, f"{name}/{file.relative_to(path)}")


def main(target: str, msgspec: str) -> None:
    """Write the zip file."""
    with ZipFile(target, "w") as archive:
        add(archive, ROOT / "src/inkland", "inkland")
        add(archive, Path(msgspec), "")
        for package in PACKAGES:
            add(archive, SITE_PACKAGES / package, package)
        for name in TESTS:
            add(archive, ROOT / "tests" / name, name)
        archive.write(HERE / "conftest.py", "conftest.py")


main(*sys.argv[1:])
