"""The report of a run: a line per fault, the violations, and tables of figures."""

from collections.abc import Iterator
from typing import Any, Final

SHOWN: Final = 3  # violations of a kind


def fault_line(fault: dict[str, Any]) -> str:
    """What was done, and how long until the site stored something again."""
    return (
        f"{fault['number']:>3}. {fault['name']} ({fault['victim']}), "
        f"{fault['after']:.2f} s after play went on, {fault['off_beat']:.3f} s off the beat; "
        f"took {fault['took']:.1f} s, back {fault['back']:.1f} s after it{_note(fault)}"
    )


def _note(fault: dict[str, Any]) -> str:
    if not fault.get("reached", True):
        return "; never came to that step, killed at last"
    if fault["stuck"]:
        return f"; {', '.join(fault['stuck'])} stuck, restarted"
    if "answers" in fault:
        return f"; {fault['answers']}, the slowest after {fault['slowest']:.1f} s"
    if "tries" in fault:
        return f"; migrated after {fault['took_to_migrate']:.1f} s and {fault['tries']} tries"
    return ""


def report_lines(
    report: dict[str, Any], seconds: float, seed: int, left_out: list[str]
) -> Iterator[str]:
    """The report as lines of text."""
    violations: dict[str, list[str]] = report["violations"]
    yield ""
    yield from _faults(report["faults"])
    yield from (f"left out, {why}" for why in left_out)
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
        "hostile commands": _listed(report["hostile"]["commands"]),
        "hostile reads": _listed(report["hostile"]["reads"]),
        "longest queue": f"{queues['messages']} messages, {queues['bytes'] // 1024} KiB",
        "violations": sum(map(len, violations.values())),
        "time": f"{seconds:.0f} s",
        "seed": seed,
    }
    yield from (f"{name:<20}{value:>18}" for name, value in lines.items())


def _faults(faults: list[dict[str, Any]]) -> Iterator[str]:
    """By kind: the count, the longest time until all was back, and the longest wait of a client.

    Back means that every node is ready and stores a new guest; counted from the fault's end, or
    from its beginning if it never ends.
    """
    kinds: dict[str, list[dict[str, Any]]] = {}
    for fault in faults:
        kinds.setdefault(fault["name"], []).append(fault)
    yield f"{'fault':<30}{'times':>6}{'back after':>13}{'in flight':>11}{'longest gap':>13}"
    for name, found in sorted(kinds.items()):
        back, gap = max(f["back"] for f in found), max(f["gap"] for f in found)
        flying = sum(f["in_flight"] for f in found)
        yield f"{name:<30}{len(found):>6}{back:>11.1f} s{flying:>11}{gap:>11.1f} s"
    yield ""


def _listed(counts: dict[str, int]) -> str:
    return ", ".join(f"{number} {name}" for name, number in sorted(counts.items())) or "none"
