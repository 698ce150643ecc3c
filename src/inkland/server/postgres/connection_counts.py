"""How many connections to PostgreSQL a process opens at most, by its role.

A site has as many times that as it has processes, and PostgreSQL has a limit for all of them. The
connections are of sessions with settings, and of one that waits for notifications: a pooler that
gives each transaction another one cannot be put between.
"""

from typing import Final, NamedTuple


class ConnectionCounts(NamedTuple):
    """The sizes of the pools of a process: for playing, for two kinds of looking, and for jobs."""

    players: int = 8
    readers: int = 2
    visitors: int = 3
    jobs: int = 4
    waits_for_jobs: bool = True

    @property
    def total(self) -> int:
        """All of them, with one for notifications of jobs, and one to probe the database."""
        return self.players + self.readers + self.visitors + self.jobs + self.waits_for_jobs + 1


# Moves need eight: where a commit takes 10 ms, four connections kept 404 appends a second and eight
# 898. The other roles answer nobody who looks, and web nodes do no jobs.
BY_ROLE: Final[dict[str, ConnectionCounts]] = {
    "all": ConnectionCounts(),
    "web": ConnectionCounts(jobs=1, waits_for_jobs=False),
    "worker": ConnectionCounts(players=6, readers=1, visitors=1),
    "bots": ConnectionCounts(players=4, readers=1, visitors=1, jobs=2),
}
