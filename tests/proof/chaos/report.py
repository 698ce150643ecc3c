"""The report of a run: a line per fault, the violations, and a table of figures."""

from collections.abc import Iterator
from typing import Any, Final

SHOWN: Final = 3  # violations of a kind


def fault_line(fault: dict[str, Any]) -> str:
    """What was done, and how long until the site was ready again."""
    note = "" if fault.get("reached", True) else "; never came to that step, killed at last"
    return (
        f"{fault['number']:>3}. {fault['kind']}: {fault['victim']}, "
        f"{fault['after']:.2f} s after play went on, {fault['off_beat']:.3f} s off the beat; "
        f"well again after {fault['back']:.1f} s{note}"
    )


def report_lines(report: dict[str, Any], seconds: float, seed: int) -> Iterator[str]:
    """The report as lines of text."""
    violations: dict[str, list[str]] = report["violations"]
    yield ""
    yield from _faults(report["faults"])
    for kind, sentences in violations.items():
        yield from (f"{kind}: {sentence}" for sentence in sentences[:SHOWN])
        if len(sentences) > SHOWN:
            yield f"{kind}: and {len(sentences) - SHOWN} more"
    clocks, queues = report["clocks"], report["queues"]
    lines = {
        "acknowledged": report["acknowledged"],
        "lost": len(violations.get("lost", ())),
        "doubled": len(violations.get("doubled", ())),
        "repeats answered": report["repeated"],
        "games finished": f"{report['finished']} of {report['games']}",
        "games replayed": f"{report['replayed']} of {report['games']}",
        "clients done early": f"{report['early']} of {report['clients']}",
        "deadlines fired": clocks["fired"],
        "late, p99 / ever": f"{clocks['lateness']:.2f} s / {clocks['latest']:.2f} s",
        "credit given": f"{clocks['credit']:.1f} s",
        "seen without bus": f"{report['seen_late']:.1f} s",
        "longest queue": f"{queues['messages']} messages, {queues['bytes'] // 1024} KiB",
        "violations": sum(map(len, violations.values())),
        "time": f"{seconds:.0f} s",
        "seed": seed,
    }
    yield from (f"{name:<20}{value:>18}" for name, value in lines.items())


def _faults(faults: list[dict[str, Any]]) -> Iterator[str]:
    """By kind: the count, and the longest wait for an answer."""
    kinds: dict[str, list[dict[str, Any]]] = {}
    for fault in faults:
        kinds.setdefault(fault["name"], []).append(fault)
    yield f"{'fault':<30}{'times':>6}{'in flight':>11}{'longest gap':>13}"
    for name, found in sorted(kinds.items()):
        flying, gap = sum(f["in_flight"] for f in found), max(f["gap"] for f in found)
        yield f"{name:<30}{len(found):>6}{flying:>11}{gap:>11.1f} s"
    yield ""
