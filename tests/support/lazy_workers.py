"""Worker processes that start when they are first needed, and compile no bots.

A server starts them early, so that the first hint and the first bot are quick, and lets them load
the compiled bots. That takes seconds of processor for each server, and few tests need any of it.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final
from unittest.mock import patch

from inkland.bots import warm_up
from inkland.server import request_context, tasks
from inkland.server.process.process_pool import NICE, P, ProcessPool, T
from inkland.table import bot_player
from inkland.table.games import hints

_PRELOADS: Final = (hints.preload, bot_player.preload)


class LazyPool(ProcessPool):
    """A pool that does not start for a function that only loads code. Its bots are plain."""

    def __init__(
        self,
        number: int,
        nice: int = NICE,
        initializer: Callable[[], None] | None = None,
        percent: int = 100,
    ) -> None:
        super().__init__(number, nice, initializer and warm_up.disable, percent)

    async def run(self, do: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Call the function in a worker, unless nothing comes of it but an early start."""
        return do(*args, **kwargs) if do in _PRELOADS else await super().run(do, *args, **kwargs)


@contextmanager
def lazy_workers() -> Iterator[None]:
    """Let the servers of this process start their workers when they are needed."""
    with (
        patch.object(request_context, "ProcessPool", LazyPool),
        patch.object(tasks, "ProcessPool", LazyPool),
    ):
        yield
