"""Results of bots are kept for the weights that they were played with."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from proof.strength import bot_results
from proof.strength.bot_results import KeptResults


@pytest.mark.parametrize("found", [b"[[[1]]]", msgspec.json.encode(KeptResults("other", [[[1]]]))])
def test_results_of_other_weights_are_played_again(
    found: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played: list[int] = []

    def play(_play: Any, games: list[Any], _how: Any) -> list[int]:
        played.append(len(games))
        return [7] * len(games)

    monkeypatch.setattr(bot_results, "map_games", play)
    file = tmp_path / "bot-results.json"
    file.write_bytes(found)
    for _ in range(2):
        stars = bot_results.bot_results(file, 1)
        assert stars[0][0] == [7] * bot_results.PLAYS
    assert len(played) == 1
