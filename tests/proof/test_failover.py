"""Failover and pause of the database under play."""

from pathlib import Path
from typing import Final

import pytest

from proof.failover import BACK_WITHIN_SECONDS, BUSY_WITHIN_SECONDS, drill

SLOW_MACHINE: Final = 4  # times the promised seconds, which `make failover` measures


@pytest.mark.proof
def test_players_are_told_and_play_on(tmp_path: Path, database: str) -> None:
    found = drill(tmp_path, database, 12)
    print(found)
    assert (found.lost, found.doubled, found.broken) == (0, 0, 0)
    for fault in found.faults:
        assert fault.longest_wait <= SLOW_MACHINE * BUSY_WITHIN_SECONDS
        assert fault.back_after <= SLOW_MACHINE * BACK_WITHIN_SECONDS
        assert not fault.unhealthy
    assert found.faults[-1].busy and found.faults[-1].not_ready
