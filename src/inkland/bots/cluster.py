"""Games on a Ray cluster: of this machine, or of many. Needs Ray, the extra `[cluster]`."""

import logging
import os
import pickle
from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar

os.environ["RAY_USAGE_STATS_ENABLED"] = "0"  # Ray reports to its makers, and reads this early

import ray

from inkland.bots.many import ONE_THREAD, one_thread_each

Game = TypeVar("Game")
Result = TypeVar("Result")


def map_on_ray(
    play: Callable[[Game], Result], games: Sequence[Game], jobs: int | None, address: str | None
) -> Iterator[Result]:
    """The result of each game, in the order of the games."""
    place = address or os.environ.get("RAY_ADDRESS") or "local"
    with one_thread_each():
        ray.init(
            address=place,
            num_cpus=jobs if place == "local" else None,
            include_dashboard=False if place == "local" else None,
            log_to_driver=False,
            logging_level=logging.ERROR,
        )
    try:
        carried: Any = ray.remote(_carried)
        packed = pickle.dumps(play)
        for result in [carried.remote(packed, game) for game in games]:
            yield ray.get(result)
    finally:
        ray.shutdown()


def _carried(packed: bytes, game: object) -> object:
    """Play a game on a machine of the cluster.

    How to play comes packed, because unpacking it loads libraries, and they must find that they
    have one thread.
    """
    os.environ.update(ONE_THREAD)
    return pickle.loads(packed)(game)
