"""The example client of docs/protocol.md plays whole games on a real server."""

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from inkland.client.http import HttpClient
from inkland.fairness import from_json, verify
from support.serving import Served, served

CLIENT: Final = Path(__file__).parents[2] / "docs" / "examples" / "first_client.py"


@pytest.fixture(scope="module")
def server(module_database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server for the whole file."""
    with served(tmp_path_factory.mktemp("first"), module_database) as running:
        yield running
        assert running.complaints() == []


@pytest.mark.parametrize("preset", ["base", "everything"])
def test_the_first_client_plays_to_the_end(preset: str, server: Served) -> None:
    """The preset "everything" includes heroes, targets and the pass."""
    command = [sys.executable, str(CLIENT), server.url, preset]
    run = subprocess.run(command, capture_output=True, text=True, check=False, timeout=240)
    assert run.returncode == 0, run.stderr
    table, stars, _word = run.stdout.split()
    proof = from_json(
        asyncio.run(HttpClient(server.url).request_text("GET", f"/api/tables/{table}/proof"))
    )
    game = verify(proof)
    assert game is not None and [place.stars for place in game.standing] == [int(stars)]
    assert len(proof.nonces) == 1
