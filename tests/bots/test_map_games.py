"""Many games at once: wherever they are played, the results and their order are the same."""

import os
from functools import partial

import pytest

from inkland.batch.simulate import results_of
from inkland.bots.games.map_games import map_games
from inkland.bots.games.parallelism import ONE_THREAD, Parallelism
from inkland.rules import GameOptions, preset
from inkland.rules.errors import UnknownPreset

SEEDS = [f"many {number}" for number in range(6)]


def test_processes_give_what_one_gives() -> None:
    play = partial(results_of, GameOptions(seats=2), "random")
    alone = [play(seed) for seed in SEEDS]
    assert len(set(alone)) > 1
    assert list(map_games(play, SEEDS)) == alone
    assert list(map_games(play, SEEDS, Parallelism(jobs=2))) == alone


def test_a_process_keeps_to_one_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    """And the setting is restored in this process."""
    monkeypatch.setenv("OMP_NUM_THREADS", "3")
    monkeypatch.delenv("NUMBA_NUM_THREADS", raising=False)
    names = sorted(ONE_THREAD)
    assert list(map_games(os.getenv, names, Parallelism(jobs=2))) == ["1", "1"]
    assert list(map_games(os.getenv, names, Parallelism(jobs=1))) == [None, "3"]


def test_a_refusal_comes_back_from_the_process() -> None:
    with pytest.raises(UnknownPreset, match="“nothing”"):
        list(map_games(preset, ["base", "nothing"], Parallelism(jobs=2)))
