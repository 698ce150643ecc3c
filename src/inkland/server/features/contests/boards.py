"""Boards: the standings of contests, computed from the results whenever somebody looks."""

import asyncio
from collections.abc import Collection, Iterable, Mapping
from time import monotonic
from typing import Final, NamedTuple

from inkland.server.context import ServerContext
from inkland.server.features.contests.points import Placed, ScoredTable, scored_tables, standings
from inkland.server.features.contests.queries import (
    Contest,
    ContestEntrant,
    ContestId,
    ContestQueries,
    ContestResult,
    RunningTable,
)
from inkland.table.ids import AccountId

BOARD_SECONDS: Final = 2.0  # a board is kept for this long, and for longer in proportion
QUICK_SECONDS: Final = 0.1  # if it took more than this to compute
MAX_BOARDS: Final = 100
MAX_RUNNING: Final = 24  # games that go on
TOP_LINES: Final = 10
NEAR_LINES: Final = 3  # before and after one's own


class Board(NamedTuple):
    """The standings of a contest, what they come from, and some of the games that go on.

    Places are among all entrants; `unlisted` are those whose lines only they themselves see.
    """

    names: Mapping[AccountId, str]
    scored: Mapping[AccountId, tuple[ScoredTable, ...]]
    lines: tuple[Placed, ...]
    unlisted: frozenset[AccountId]
    running: tuple[RunningTable, ...] = ()

    def line_of(self, account: AccountId | None) -> Placed | None:
        """The line of an entrant."""
        return next((line for line in self.lines if line.account == account), None)

    def near(
        self, account: AccountId | None, blocked: Collection[AccountId] = ()
    ) -> tuple[Placed, ...]:
        """The first lines that the account sees, and those around its own."""
        hidden = self.unlisted.union(blocked) - {account}
        lines = [line for line in self.lines if line.account not in hidden]
        own = self.line_of(account)
        place = None if own is None else lines.index(own)
        return tuple(
            line
            for number, line in enumerate(lines)
            if number < TOP_LINES or (place is not None and abs(number - place) <= NEAR_LINES)
        )


def make_board(entrants: Iterable[ContestEntrant], results: Iterable[ContestResult]) -> Board:
    """The board that entrants and results come to."""
    people, scored = list(entrants), scored_tables(results)
    names = {one.account: one.name for one in people}
    unlisted = frozenset(one.account for one in people if not one.is_listed)
    return Board(names, scored, standings(names, scored), unlisted)


class ContestBoards:
    """Reads boards, and keeps each for a moment: all who look at an arena share one."""

    def __init__(self, context: ServerContext, seconds: float = BOARD_SECONDS) -> None:
        self._context = context
        self._seconds = seconds
        self._boards: dict[ContestId, tuple[float, Board]] = {}  # each with the end of its time
        self._lock = asyncio.Lock()

    async def board(self, contest: Contest) -> Board:
        """The board of a contest."""
        async with self._lock:
            found = self._boards.get(contest.id)
            if found is not None and monotonic() < found[0]:
                return found[1]
            if len(self._boards) >= MAX_BOARDS:
                self._boards.clear()
            contests = ContestQueries(self._context.database)
            entrants = await contests.entrants(contest.id)
            results = await contests.results(contest.id)
            running = await contests.running(contest.id, MAX_RUNNING)
            started_at = monotonic()
            board = await asyncio.to_thread(make_board, entrants, results)
            board = board._replace(running=running)
            now = monotonic()
            kept = self._seconds * max(1.0, (now - started_at) / QUICK_SECONDS)
            self._boards[contest.id] = now + kept, board
            return board
