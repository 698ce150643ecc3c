"""How long clients had to wait because of a fault, according to the journals."""

import json
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Any, Final, NamedTuple

from proof.chaos import journal
from proof.chaos.deadlines import Span
from proof.chaos.journal import Line

_MOST: Final = 60.0  # seconds; longer waits have other causes


class Wait(NamedTuple):
    """A command: when it was first sent and first answered, and whether it was saved."""

    sent: float
    answered: float
    is_saved: bool


def affected(tables: dict[str, list[list[Line]]], faults: list[Line]) -> dict[str, Any]:
    """Each fault with the commands in flight and the longest wait; also games that ended early."""
    journals = list(chain.from_iterable(tables.values()))
    waits = [wait for lines in journals for wait in _waits(lines)]
    for fault in faults:
        since = fault["at"]
        until = since + fault["took"] + fault["back"]
        fault["in_flight"] = sum(wait.sent < since < wait.answered for wait in waits)
        overlapping = (w for w in waits if w.sent < until and w.answered > since)
        fault["gap"] = max((w.answered - max(w.sent, since) for w in overlapping), default=0.0)
    # Games with a clock go on during faults, so they may end early.
    free = [lines for lines in journals if lines[0]["clock"] is None]
    ends = [end["at"] for end in map(journal.ending, free) if end is not None]
    last = faults[-1]["at"] if faults else 0.0
    return {"faults": faults, "clients": len(free), "early": sum(end < last for end in ends)}


def _waits(lines: list[Line]) -> Iterator[Wait]:
    """Only first answers count: a repeat may be answered without storage."""
    sent: dict[str, float] = {}
    answered: set[str] = set()
    for line in lines:
        if line["did"] == "sent":
            sent.setdefault(line["command"]["id"], line["at"])
        if line["did"] == "heard" and line["id"] not in answered:
            answered.add(line["id"])
            is_saved = json.loads(line["text"])["type"] == "saved"
            yield Wait(sent[line["id"]], line["at"], is_saved)


def seen_late(
    tables: dict[str, list[list[Line]]], span: Span, outages: Sequence[Span] = ()
) -> float:
    """The longest time until all at a table saw a move saved in this span.

    While the database is down nobody can be told: the time counts from the end of the outage.
    """
    return max((_late(lines, span, outages) for lines in tables.values()), default=0.0)


def _late(journals: list[list[Line]], span: Span, outages: Sequence[Span]) -> float:
    latest = 0.0
    saved = [line for lines in journals for line in lines if _is_saved_in(line, span)]
    for lines in journals:
        views = [(line["number"], line["at"]) for line in lines if line["did"] == "view"]
        breaks = [line["at"] for line in lines if line["did"] == "broke"]
        for line in saved:
            found = bisect_left(views, (json.loads(line["text"])["number"], 0.0))
            if found == len(views):
                continue
            seen = views[found][1]
            ends = [end for begin, end in outages if begin <= seen and line["at"] <= end]
            late = max(0.0, seen - max([line["at"], *ends]))
            # A client that was disconnected in between waited for something else.
            if not any(line["at"] - 1 <= at <= seen for at in breaks):
                latest = max(latest, late if late < _MOST else 0.0)
    return latest


def _is_saved_in(line: Line, span: Span) -> bool:
    is_in_time = line["did"] == "heard" and span[0] <= line["at"] <= span[1]
    return is_in_time and bool(json.loads(line["text"])["type"] == "saved")
