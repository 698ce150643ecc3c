"""Finished games are archived under play and kills, and read as before."""

from pathlib import Path

from proof.archive import Run, prove
from sizes import samples
from support.contexts import run as run_async


def test_every_document_has_the_same_bytes(tmp_path: Path, database: str) -> None:
    few = Run(games=12, running=2, kills=1, samples=1, presets=("everything",))
    many = Run(games=1_000, running=20, kills=5, samples=1)
    report = run_async(prove(samples(few, many), tmp_path, database))
    print(report)
    assert (report.different, report.broken) == (0, 0)
    assert report.is_kept
