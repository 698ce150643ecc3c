"""A Ray cluster of two workers gives the same results as the process pool."""

from importlib.util import find_spec
from typing import Any

import pytest

from inkland.bots.games.map_games import map_games
from inkland.bots.games.parallelism import NoCluster, Parallelism

pytest.importorskip("ray", reason="the cluster needs the extra [cluster]")

from cli.test_commands import printed
from inkland.rules import preset

# To import it takes a second, in every process that looks for tests.
pytestmark = pytest.mark.skipif(
    find_spec("ray") is None, reason="the cluster needs the extra [cluster]"
)


def figures(*arguments: str) -> dict[str, Any]:
    """The output of a small tournament, without CPU times."""
    command = ("tournament", "--bots", "greedy,random", "--deals", "4", "--jobs", "2", "--json")
    found: dict[str, Any] = printed(*command, *arguments)
    assert found.pop("cpu_seconds") > 0
    assert all(bot.pop("cpu_ms_per_move") > 0 for bot in found["bots"].values())
    return found


def test_a_cluster_gives_the_figures_of_the_pool() -> None:
    """In a process of its own, because Ray changes the process that starts it."""
    assert figures("--cluster", "ray") == figures()


def test_no_cluster_answers() -> None:
    """Nothing listens on port 1."""
    for address in ("127.0.0.1:1", "nowhere", "nowhere:none"):
        with pytest.raises(NoCluster, match=f"No Ray cluster at “{address}” answers"):
            list(map_games(preset, ["base"], Parallelism(cluster="ray", address=address)))


def test_ray_does_not_report_to_its_makers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("RAY_USAGE_STATS_ENABLED", raising=False)
    with pytest.raises(NoCluster):
        list(map_games(preset, ["base"], Parallelism(cluster="ray", address="nowhere")))
    from ray._common.usage.usage_lib import usage_stats_enabled  # noqa: PLC0415

    assert not usage_stats_enabled()


def test_ray_is_an_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("inkland.bots.games.map_games.find_spec", lambda _name: None)
    with pytest.raises(NoCluster, match="not installed"):
        list(map_games(preset, ["base"], Parallelism(cluster="ray")))
