"""How many games run at once: in one process, in several, or on a cluster."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, NamedTuple

# A process plays one game at a time; more threads would only take cores from other processes.
ONE_THREAD: Final = {"NUMBA_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}
CLUSTERS: Final = ("ray",)


class NoCluster(RuntimeError):
    """The cluster cannot be used; the message says why."""


class Parallelism(NamedTuple):
    """Where games are played: in so many processes of this machine, or on a cluster.

    Without `jobs`, in this process; on a cluster, on all of its cores.
    """

    jobs: int | None = None
    cluster: str | None = None
    address: str | None = None


@contextmanager
def one_thread_each() -> Iterator[None]:
    """Let processes started in this block use one thread each. Libraries read it when imported."""
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
