"""Many games at once: on one process, on several, or on a cluster, with the same results.

A game is told by what is handed to it, its seed above all, and never by who plays it or when. So
whatever carries the games, the results are the same and come in the same order.
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
    """The result of each game, in the order of the games, each as soon as all before it are there.

    `play`, the games and their results travel between processes and must be picklable.
    """
    parallelism = parallelism or Parallelism()
    if parallelism.cluster is not None:
        if find_spec("ray") is None:
            raise NoCluster("Ray is not installed: pip install 'inkland[cluster]'")
        # Slow to load, and an extra.
        from inkland.bots.games.ray_cluster import map_on_ray  # noqa: PLC0415

        yield from map_on_ray(play, games, parallelism.jobs, parallelism.address)
    elif parallelism.jobs is None or parallelism.jobs == 1:
        yield from map(play, games)
    else:
        # Fresh processes: a copy of this one would inherit locks of compiled code and its threads.
        with (
            one_thread_each(),
            ProcessPoolExecutor(parallelism.jobs, mp_context=get_context("spawn")) as pool,
        ):
            yield from pool.map(play, games)
