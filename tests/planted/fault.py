"""The planted faults: small changes of the sources, each with the test that must find it."""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[2]
FOLDER: Final = Path(__file__).parent / "faults"


class Fault(NamedTuple):
    """A text of a file and what replaces it; `wrong` says what then goes wrong.

    `test` is the test that must find it: a function of a Python file, or a file of the client. With
    `proof` it does so only in the size of the proof.
    """

    name: str
    file: str
    old: str
    new: str
    wrong: str
    test: str
    proof: bool = False

    def plant(self, sound: str) -> str:
        """The content of the file with the fault in it; the old text must stand there once."""
        assert sound.count(self.old) == 1, f"{self.name}: {sound.count(self.old)} times"
        return sound.replace(self.old, self.new)


def faults() -> Iterator[Fault]:
    """All faults, a file for each part of the project."""
    for path in sorted(FOLDER.glob("*.toml")):
        for name, fields in tomllib.loads(path.read_text(encoding="utf-8")).items():
            yield Fault(name, **fields)
