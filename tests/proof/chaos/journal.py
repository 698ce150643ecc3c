"""Journals: what clients sent and received, line by line. The checker relies on nothing else."""

import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, TypeAlias

Line: TypeAlias = dict[str, Any]


class Journal:
    """The journal of one client; a line is flushed before the client goes on."""

    moved_at = 0.0  # `time.monotonic` when any game of this process last came to another step

    def __init__(self, path: Path) -> None:
        self._file = path.open("a", buffering=1, encoding="utf-8")
        self._pulse = path.parent / "pulse"
        self._step = -1  # the furthest that was seen

    def note(self, did: str, **facts: object) -> None:
        """Write down an action and its time."""
        self._file.write(json.dumps({"did": did, "at": time.time(), **facts}) + "\n")

    def see(self, number: int, step: int, **facts: object) -> None:
        """Write down that the client has seen the game after this event, in this step.

        Another step is progress; more events are not, since a seat can replace its answer for ever.
        """
        if step > self._step:
            self._step = step
            Journal.moved_at = time.monotonic()
        self.note("view", number=number, **facts)

    def beat(self) -> None:
        """Signal progress, unless it only repeats what was known before a break."""
        self._pulse.touch()

    def close(self) -> None:
        """Close the file."""
        self._file.close()


def read(path: Path) -> list[Line]:
    """The lines of a journal."""
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def ending(lines: list[Line]) -> Line | None:
    """The line in which the client reports the end of the game; late answers may follow it."""
    return next((line for line in lines if line["did"] == "ended"), None)


def pulse(folder: Path) -> float:
    """When any client last signalled progress."""
    path = folder / "pulse"
    return path.stat().st_mtime if path.exists() else 0.0


def by_table(folder: Path) -> dict[str, list[list[Line]]]:
    """The journals of all clients, by table. Each begins with the client's seat."""
    found: dict[str, list[list[Line]]] = {}
    for lines in _all(folder):
        found.setdefault(lines[0]["table"], []).append(lines)
    return found


def _all(folder: Path) -> Iterator[list[Line]]:
    for path in sorted(folder.glob("*.jsonl")):
        yield read(path)
