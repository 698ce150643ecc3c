"""Silences: what the journals tell about the faults, and how long it took until play went on."""

import json
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

from server.kills import journal
from server.kills.journal import Line


class Wait(NamedTuple):
    """A command: when it was first sent, first answered, and whether it was saved."""

    sent: float
    answered: float
    is_saved: bool


def struck(folder: Path) -> dict[str, Any]:
    """Each fault with the commands in flight and the silence after it; who was done too soon."""
    journals = [ls for group in journal.by_table(folder / "journals").values() for ls in group]
    waits = [wait for lines in journals for wait in _waits(lines)]
    saved = sorted(wait.answered for wait in waits if wait.is_saved)
    path = folder / "faults.jsonl"
    faults = journal.read(path) if path.exists() else []
    for fault in faults:
        at = fault["at"]
        fault["in_flight"] = sum(wait.sent < at < wait.answered for wait in waits)
        fault["silence"] = _silence(saved, at)
    ends = [end["at"] for end in map(journal.ending, journals) if end is not None]
    last = faults[-1]["at"] if faults else 0.0
    return {
        "faults": faults,
        "longest_silence": max((fault["silence"] for fault in faults), default=0.0),
        "early": sum(end < last for end in ends),
    }


def _waits(lines: list[Line]) -> Iterator[Wait]:
    """Only first answers count: a repeat could be answered without the record."""
    sent: dict[str, float] = {}
    answered: set[str] = set()
    for line in lines:
        if line["did"] == "sent":
            sent.setdefault(line["command"]["id"], line["at"])
        if line["did"] == "heard" and line["id"] not in answered:
            answered.add(line["id"])
            is_saved = json.loads(line["text"])["type"] == "saved"
            yield Wait(sent[line["id"]], line["at"], is_saved)


def _silence(saved: list[float], fault: float) -> float:
    """The longest time in which nothing was saved, and which began about when the fault struck."""
    pairs = [(now, later) for now, later in pairwise(saved) if now < fault + 1 and later > fault]
    return max((later - now for now, later in pairs), default=0.0)
