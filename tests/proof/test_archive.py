"""Finished games are archived under play and kills, and read as before."""

from pathlib import Path

import pytest

from proof.archive import Run, prove
from support.contexts import run as run_async


@pytest.mark.proof
def test_every_document_has_the_same_bytes(tmp_path: Path, database: str) -> None:
    run = Run(games=1_000, running=20, kills=5, samples=1)
    report = run_async(prove(run, tmp_path, database))
    print(report)
    assert (report.different, report.broken) == (0, 0)
    assert report.is_kept
