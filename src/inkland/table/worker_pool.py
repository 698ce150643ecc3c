"""Where long computations run: in a pool of processes, or in place."""

from collections.abc import Callable
from typing import ParamSpec, Protocol, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class WorkerPool(Protocol):
    """Runs functions outside the event loop."""

    async def run(self, do: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Return what the function returns; positional arguments only, all of them picklable."""


class InlineWorkerPool:
    """Runs each function at once, where there are no other processes."""

    async def run(self, do: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Return what the function returns."""
        return do(*args, **kwargs)
