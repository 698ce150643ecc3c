"""What can be done with jobs. The record keeps them, together with whatever they follow from.

A job is done at least once: a worker may die after the work and before it says so. So every kind
of work must be such that doing it again does no harm.
"""

from collections.abc import Awaitable, Callable, Mapping
from typing import Final, Protocol, TypeAlias

from inkland.table.ids import JobKind
from inkland.table.storage.records import Job

HEARTBEAT_SECONDS: Final = 1.0  # seconds between two signs of life of a worker
DEAD_AFTER_SECONDS: Final = 5.0  # seconds without one

JobHandler: TypeAlias = Callable[[Job], Awaitable[None]]


class Jobs(Protocol):
    """The jobs that are kept."""

    async def work(self, do: Mapping[JobKind, JobHandler], at_once: int) -> None:
        """Do jobs of these kinds until cancelled, so many at once; what fails is tried again."""

    async def requeue_dead(self, dead_after: float = DEAD_AFTER_SECONDS) -> int:
        """Give back the jobs of workers without a sign of life for so long; how many there were."""

    async def waiting(self, kind: JobKind = "bots") -> int:
        """How many jobs of this kind wait for a worker."""

    async def close(self) -> None:
        """Let go of all connections."""
