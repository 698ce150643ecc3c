"""The restore drill, smaller; `make restore-drill` has ten thousand games."""

import pytest

from proof.load.site import run_folder
from proof.restore_drill import MAX_LOST_SECONDS, commands_of_the_handbook, drill

CUT_SECONDS = 1.5


@pytest.mark.proof
def test_the_handbook_brings_a_site_back_that_is_gone() -> None:
    """The receiver is cut off before the end, so what is lost is found, and no more than that."""
    with run_folder(None) as folder:  # that the user of PostgreSQL may enter
        found = drill(folder, 200, rate=20, cut=CUT_SECONDS)
    print(found)
    assert found.is_kept
    assert found.lost > 0
    assert CUT_SECONDS / 2 < found.lost_seconds < MAX_LOST_SECONDS


def test_the_commands_are_those_of_the_handbook() -> None:
    settings, slot, receiver, base_backup, restore, check = commands_of_the_handbook()
    assert "wal_level" in settings
    assert "--create-slot" in slot
    assert receiver.startswith("pg_receivewal ")
    assert base_backup.startswith("pg_basebackup ")
    assert "recovery.signal" in restore and restore.rstrip().endswith("start")
    assert check.rstrip().endswith("\ninkland audit")
