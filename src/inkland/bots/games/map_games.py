"""Play many games: in one process, in several, or on a cluster, with the same results.

A game depends only on its arguments, its seed above all. So the results are the same wherever it is
played, and come in the order of the games.
"""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from importlib.util import find_spec
from multiprocessing import get_context
from typing import TypeVar

from inkland.bots.games.parallelism import NoCluster, Parallelism, one_thread_each

Game = TypeVar("Game")
Result = TypeVar("Result")


def map_games(
    play: Callable[[Game], Result], games: Sequence[Game], parallelism: Parallelism | None = None
) -> Iterator[Result]:
    """The result of each game, in the order of the games, each as soon as all up to it are done.

    `play`, the games and their results are sent between processes and must be picklable.
    """
    parallelism = parallelism or Parallelism()
    if parallelism.cluster is not None:
        if find_spec("ray") is None:
            raise NoCluster("Ray is not installed: pip install 'inkland[cluster]'")
        # Slow to import, and an extra.
        from inkland.bots.games.ray_cluster import map_on_ray  # noqa: PLC0415

        yield from map_on_ray(play, games, parallelism.jobs, parallelism.address)
    elif parallelism.jobs is None or parallelism.jobs == 1:
        yield from map(play, games)
    else:
        # Spawn, not fork: a fork would inherit threads and locks of compiled code.
        with (
            one_thread_each(),
            ProcessPoolExecutor(parallelism.jobs, mp_context=get_context("spawn")) as pool,
        ):
            yield from pool.map(play, games)
