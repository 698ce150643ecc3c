"""Play games on a Ray cluster, of this machine or of many. Needs Ray, the extra `[cluster]`."""

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

CONNECT_SECONDS: Final = 5.0  # Ray itself would wait for minutes

Game = TypeVar("Game")
Result = TypeVar("Result")


def map_on_ray(
    play: Callable[[Game], Result], games: Sequence[Game], jobs: int | None, address: str | None
) -> Iterator[Result]:
    """The result of each game, in the order of the games."""
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"  # otherwise Ray sends usage reports to its vendor
    with _cluster_of_this_machine(jobs) if address is None else _cluster_at(address):
        carried: Any = ray.remote(_run_remote)
        packed = pickle.dumps(play)
        for result in [carried.remote(packed, game) for game in games]:
            try:
                yield ray.get(result)
            except RayTaskError as error:
                raise error.cause from error  # the exception of the game itself


def _run_remote(packed: bytes, game: object) -> object:
    """Play a game on a machine of the cluster.

    The function is pickled by hand: unpickling imports libraries, which must see the setting of one
    thread.
    """
    os.environ.update(ONE_THREAD)
    return pickle.loads(packed)(game)


@contextmanager
def _cluster_of_this_machine(jobs: int | None) -> Iterator[None]:
    """Start a cluster for these games, and stop it afterwards."""
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
    """Use a running cluster, and leave it running; `auto` finds one on this machine."""
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
