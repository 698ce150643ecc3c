"""Repetition: background work that goes on until it is cancelled, whatever fails meanwhile.

Any number of processes may repeat the same work, and be killed at any moment, if storage does each
thing in one transaction, and once.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from inkland.table.errors import StorageUnavailable

log = logging.getLogger(__name__)


async def repeat(
    do: Callable[[], Awaitable[object]],
    every: float,
    *,
    doing: str,
    soon: float | None = None,
    outages: int = logging.WARNING,
) -> None:
    """Do something until cancelled, with a pause of `every` seconds after each time.

    If `do` returns something true, there is more to do: the pause is `soon` then, if that is given.
    After a failure it is tried again. `doing` names the work in the log, where `outages` is the
    level at which it is said that storage is unavailable.
    """
    while True:
        has_more = False
        try:
            has_more = bool(await do())
        except StorageUnavailable:
            log.log(outages, "%s has to wait: storage is unavailable", doing)
        except Exception:  # it is tried again
            log.exception("%s failed", doing)
        await asyncio.sleep(every if soon is None or not has_more else soon)
