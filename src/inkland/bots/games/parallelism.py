"""How many games may run at once: on one process, on several, or on a cluster."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, NamedTuple

# A process plays one game at a time; threads of its libraries would only take cores from others.
ONE_THREAD: Final = {"NUMBA_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}
CLUSTERS: Final = ("ray",)


class NoCluster(RuntimeError):
    """There is no cluster to play on; says why in a sentence."""


class Parallelism(NamedTuple):
    """Who plays: so many processes of this machine, or a cluster, which may be elsewhere.

    Without a number of jobs this process plays alone, and a cluster uses every core it has.
    """

    jobs: int | None = None
    cluster: str | None = None
    address: str | None = None


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
