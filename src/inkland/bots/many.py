"""Many games at once: on one process, on several, or on a cluster, with the same results.

A game is told by what is handed to it, its seed above all, and never by who plays it or when. So
whatever carries the games, the results are the same and come in the same order.
"""

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from importlib.util import find_spec
from multiprocessing import get_context
from typing import Final, NamedTuple, TypeVar

Game = TypeVar("Game")
Result = TypeVar("Result")

# A process plays one game at a time; threads of its libraries would only take cores from others.
ONE_THREAD: Final = {"NUMBA_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}
CLUSTERS: Final = ("ray",)


class NoCluster(RuntimeError):
    """There is no cluster to play on; says why in a sentence."""


class Workers(NamedTuple):
    """Who plays: so many processes of this machine, or a cluster, which may be elsewhere.

    Without a number of jobs this process plays alone, and a cluster uses every core it has.
    """

    jobs: int | None = None
    cluster: str | None = None
    address: str | None = None


def map_games(
    play: Callable[[Game], Result], games: Sequence[Game], workers: Workers | None = None
) -> Iterator[Result]:
    """The result of each game, in the order of the games, each as soon as all before it are there.

    `play`, the games and their results travel between processes and must be picklable.
    """
    workers = workers or Workers()
    if workers.cluster is not None:
        if find_spec("ray") is None:
            raise NoCluster("Ray is not installed: pip install 'inkland[cluster]'")
        from inkland.bots.cluster import map_on_ray  # noqa: PLC0415  # slow to load, and an extra

        yield from map_on_ray(play, games, workers.jobs, workers.address)
    elif workers.jobs is None or workers.jobs == 1:
        yield from map(play, games)
    else:
        # Fresh processes: a copy of this one would inherit locks of compiled code and its threads.
        with (
            one_thread_each(),
            ProcessPoolExecutor(workers.jobs, mp_context=get_context("spawn")) as pool,
        ):
            yield from pool.map(play, games)


@contextmanager
def one_thread_each() -> Iterator[None]:
    """Processes started meanwhile keep to one thread; libraries ask once, when they are loaded."""
    before = {name: os.environ.get(name) for name in ONE_THREAD}
    os.environ.update(ONE_THREAD)
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value
