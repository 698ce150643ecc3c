"""Games on a Ray cluster: of this machine, or of many. Needs Ray, the extra `[cluster]`."""

import logging
import os
import pickle
import socket
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final, TypeVar

import ray
from ray.exceptions import RayError, RayTaskError

from inkland.bots.games.parallelism import ONE_THREAD, NoCluster, one_thread_each

CONNECT_SECONDS: Final = 5.0  # seconds for a cluster to answer; Ray itself waits for minutes

Game = TypeVar("Game")
Result = TypeVar("Result")


def map_on_ray(
    play: Callable[[Game], Result], games: Sequence[Game], jobs: int | None, address: str | None
) -> Iterator[Result]:
    """The result of each game, in the order of the games."""
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"  # or else Ray reports to its makers
    with _cluster_of_this_machine(jobs) if address is None else _cluster_at(address):
        carried: Any = ray.remote(_run_remote)
        packed = pickle.dumps(play)
        for result in [carried.remote(packed, game) for game in games]:
            try:
                yield ray.get(result)
            except RayTaskError as error:
                raise error.cause from error  # as if the game had been played here


def _run_remote(packed: bytes, game: object) -> object:
    """Play a game on a machine of the cluster.

    How to play comes packed: unpacking it loads libraries, and they must find that they have one
    thread.
    """
    os.environ.update(ONE_THREAD)
    return pickle.loads(packed)(game)


@contextmanager
def _cluster_of_this_machine(jobs: int | None) -> Iterator[None]:
    """A cluster that is started for these games, and ended after them."""
    with one_thread_each():
        ray.init(
            address="local",
            num_cpus=jobs,
            include_dashboard=False,
            log_to_driver=False,
            logging_level=logging.ERROR,
        )
    try:
        yield
    finally:
        ray.shutdown()


@contextmanager
def _cluster_at(address: str) -> Iterator[None]:
    """A cluster that runs already, and goes on running; `auto` is one of this machine."""
    try:
        if address != "auto":
            host, _colon, port = address.rpartition(":")
            socket.create_connection((host, int(port)), timeout=CONNECT_SECONDS).close()
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    except (OSError, ValueError, OverflowError, RayError) as error:
        raise NoCluster(f"No Ray cluster at “{address}” answers and lets us in.") from error
    try:
        yield
    finally:
        ray.shutdown()
