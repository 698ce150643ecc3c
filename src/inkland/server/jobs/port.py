"""The port of durable jobs. Storage queues them in the same transaction as their cause.

A job is done at least once: a worker may die after the work and before confirming it. So the
handler of every kind must be idempotent.
"""

from collections.abc import Awaitable, Callable, Mapping
from typing import Final, NamedTuple, Protocol, TypeAlias

from inkland.table.ids import JobKind
from inkland.table.storage.records import Job

HEARTBEAT_SECONDS: Final = 1.0  # of each worker
DEAD_AFTER_SECONDS: Final = 5.0  # without a heartbeat

JobHandler: TypeAlias = Callable[[Job], Awaitable[None]]


class Backlog(NamedTuple):
    """The number of unfinished jobs, waiting or in progress, and the age of the oldest."""

    jobs: int = 0
    oldest_seconds: float = 0.0


class BotBacklog(NamedTuple):
    """The unfinished jobs of bots, at tables where a person plays and at the others."""

    people: Backlog = Backlog()
    bots_alone: Backlog = Backlog()


class Jobs(Protocol):
    """A queue of durable jobs."""

    async def work(self, do: Mapping[JobKind, JobHandler], at_once: int) -> None:
        """Do jobs of these kinds until cancelled, `at_once` in parallel; retry failed ones.

        A job that raises `TurnOver` is queued again at once, with a lower priority.
        """

    async def requeue_dead(self, dead_after: float = DEAD_AFTER_SECONDS) -> int:
        """Requeue the jobs of workers without a heartbeat for so long; return their number."""

    async def waiting(self, kind: JobKind = "bots") -> int:
        """Return how many jobs of this kind wait for a worker."""

    async def bot_backlog(self) -> BotBacklog:
        """Return how many jobs of bots are unfinished, and for how long."""

    async def close(self) -> None:
        """Close all connections."""
