"""A Ray cluster of two workers gives what the process pool gives, to the last bit."""

import json
import os
from typing import Any

import pytest

pytest.importorskip("ray", reason="the cluster needs the extra [cluster]")

from inkland.bots.many import NoCluster, Workers, map_games
from inkland.rules import preset
from inkland.terminal.entrants import plan
from inkland.terminal.tournament import print_figures


def figures(workers: Workers, capsys: pytest.CaptureFixture[str]) -> dict[str, Any]:
    """What a small tournament prints, CPU times aside."""
    print_figures(plan("base", "greedy,random", 4, 1, 1), workers, True, None)
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    assert found.pop("cpu_seconds") > 0
    assert all(bot.pop("cpu_ms_per_move") > 0 for bot in found["bots"].values())
    return found


def test_a_cluster_gives_the_figures_of_the_pool(capsys: pytest.CaptureFixture[str]) -> None:
    pool = figures(Workers(jobs=2), capsys)
    assert figures(Workers(jobs=2, cluster="ray"), capsys) == pool
    assert os.environ["RAY_USAGE_STATS_ENABLED"] == "0"


def test_no_cluster_answers() -> None:
    """Port 1 is nobody's."""
    for address in ("127.0.0.1:1", "nowhere", "nowhere:none"):
        with pytest.raises(NoCluster, match=f"No Ray cluster at “{address}” answers"):
            list(map_games(preset, ["base"], Workers(cluster="ray", address=address)))


def test_ray_is_an_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("inkland.bots.many.find_spec", lambda _name: None)
    with pytest.raises(NoCluster, match="not installed"):
        list(map_games(preset, ["base"], Workers(cluster="ray")))
