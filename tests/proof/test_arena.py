"""A short arena with a node and PostgreSQL killed: nobody lost, no game doubled, points right."""

from pathlib import Path

import pytest

from proof.arena.run import arena


@pytest.mark.proof
def test_an_arena_survives_the_death_of_a_node_and_of_the_database(tmp_path: Path) -> None:
    found = arena(14, 30.0, tmp_path)
    print(found)
    assert found.problems == ()
    assert found.tables >= 3
