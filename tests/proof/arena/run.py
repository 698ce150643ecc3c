"""An arena with scripted players, in which a node and PostgreSQL are killed.

    python tests/proof/arena/run.py --players 200 --seconds 300

Two processes with the whole application each play for half of the players, over a real PostgreSQL
but without sockets: 200 browsers would need more than two cores. Time is compressed: players think
for no time, so a table of eight minutes lasts as long as the machine needs, and the 30 minutes of
the arena are `--seconds`. Bots take seats after the real 20 seconds. Some players leave games.

At a third of the time a node is killed (SIGKILL) and started again, at half of it PostgreSQL, all
its processes. Then it is checked that no entrant was lost, no game is doubled, and that the points
that the application shows are those of a recomputation from the record by another way.
"""

import argparse
import asyncio
import os
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from datetime import timedelta
from fractions import Fraction
from pathlib import Path
from typing import Any, Final, NamedTuple

TESTS: Final = Path(__file__).parents[2]
sys.path.insert(0, str(TESTS))

import psycopg  # noqa: E402

from inkland.server.context import ServerContext  # noqa: E402
from inkland.server.features.contests.boards import ContestBoards  # noqa: E402
from inkland.server.features.contests.pairing import PATIENCE_SECONDS  # noqa: E402
from inkland.server.features.contests.queries import Contest, ContestQueries  # noqa: E402
from inkland.server.features.upkeep.audit import audit_connection  # noqa: E402
from inkland.server.tables.storage import PostgresStorage  # noqa: E402
from inkland.table.bus.local import LocalBus  # noqa: E402
from inkland.table.ids import AccountId  # noqa: E402
from inkland.table.storage.records import Account  # noqa: E402
from proof.chaos.database import Database  # noqa: E402
from support.contests import new_arena  # noqa: E402

SLACK_SECONDS: Final = 30.0  # for a busy machine, and while the database is away
LAST_GAMES_SECONDS: Final = 900.0
DOWN_SECONDS: Final = 2.0
START_SECONDS: Final = 8.0  # until the nodes run; players enter before the start


class Findings(NamedTuple):
    """What came of an arena, and what is wrong."""

    entrants: int
    tables: int
    finished: int
    bot_seats: int
    abandoned: int
    audit: str
    problems: tuple[str, ...]

    def __str__(self) -> str:
        facts = (
            f"{self.entrants} entrants, {self.tables} tables, {self.finished} finished, "
            f"{self.bot_seats} seats of bots, {self.abandoned} abandoned; audit: {self.audit}"
        )
        return "\n".join([facts, *(self.problems or ("nothing is wrong",))])


class _NodeProcess:
    """A node that plays for some of the players."""

    def __init__(self, folder: Path, url: str, contest: Contest, people: range) -> None:
        where = ["--url", url, "--folder", str(folder), "--contest", contest.id]
        whose = ["--first", str(people.start), "--last", str(people.stop)]
        self._command = [sys.executable, "-m", "proof.arena.player_node", *where, *whose]
        self.log = folder / f"node-{people.start}.log"
        self.process = self.start()

    def start(self) -> subprocess.Popen[bytes]:
        """Start it, for the first time or after it was killed."""
        environment = {**os.environ, "PYTHONPATH": str(TESTS), "INKLAND_FAST": "off"}
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                self._command, stdout=log, stderr=log, env=environment, cwd=TESTS.parent
            )
        return self.process

    def kill(self) -> None:
        """Kill it at once."""
        self.process.kill()
        self.process.wait()


async def _prepare(url: str, players: int, seconds: float) -> Contest:
    storage = await PostgresStorage.open(url)
    try:
        for number in range(players):
            account = Account(AccountId(f"player-{number}"), f"player-{number}")
            await storage.add_guest(account, account.id.encode())
        starts_at = await storage.now() + timedelta(seconds=START_SECONDS)
        contest = new_arena(starts_at, 1, "base")
        ends_at = contest.starts_at + timedelta(seconds=seconds)
        # The last games may take as long as this machine needs.
        closes_at = ends_at + timedelta(seconds=LAST_GAMES_SECONDS)
        contest = contest._replace(ends_at=ends_at, closes_at=closes_at)
        assert await ContestQueries(storage.database).add(contest)
        return contest
    finally:
        await storage.close()


async def _shown_points(url: str, contest: Contest) -> dict[str, int]:
    """The points that the application shows."""
    storage = await PostgresStorage.open(url)
    try:
        board = await ContestBoards(ServerContext(storage, LocalBus())).board(contest)
        return {str(line.account): line.points for line in board.lines}
    finally:
        await storage.close()


def arena(players: int, seconds: float, folder: Path, *, kills: bool = True) -> Findings:
    """Play an arena, with the faults unless they are left out, and check what is in the record."""
    database = Database(folder / "data")
    database.start()
    nodes: list[_NodeProcess] = []
    try:
        contest = asyncio.run(_prepare(database.url, players, seconds))
        begun_at, half = time.monotonic() + START_SECONDS, players // 2
        for people in (range(half), range(half, players)):
            nodes.append(_NodeProcess(folder, database.url, contest, people))
        if kills:
            time.sleep(max(0.0, begun_at + seconds / 3 - time.monotonic()))
            nodes[0].kill()
            time.sleep(DOWN_SECONDS)
            nodes[0].start()
            time.sleep(max(0.0, begun_at + seconds / 2 - time.monotonic()))
            database.kill()
            time.sleep(DOWN_SECONDS)
            database.restart()
        for node in nodes:
            node.process.wait(seconds + LAST_GAMES_SECONDS)
            if node.process.returncode:
                raise RuntimeError(node.log.read_text()[-3000:])
        shown = asyncio.run(_shown_points(database.url, contest))
        return _check(database.url, contest, players, shown)
    finally:
        for node in nodes:
            if node.process.poll() is None:
                node.kill()
        database.stop()


# --- What is in the record, read by statements of its own

_SEATS: Final = """
SELECT contest_seat.account, contest_seat.number, contest_seat.game, game.status,
    game.deal = contest_deal.deal, game.opened_at, game.finished_at
FROM contest_seat
JOIN game ON game.id = contest_seat.game
LEFT JOIN contest_deal
    ON contest_deal.contest = contest_seat.contest AND contest_deal.number = contest_seat.number
WHERE contest_seat.contest = %s
ORDER BY contest_seat.account, contest_seat.number
"""
_GAMES: Final = """
SELECT game.id,
    array_agg(seat.account ORDER BY seat.account) FILTER (WHERE seat.account IS NOT NULL),
    count(*) FILTER (WHERE seat.account IS NULL), count(*)
FROM game
JOIN contest_deal ON contest_deal.deal = game.deal
JOIN seat ON seat.game = game.id
WHERE contest_deal.contest = %s
GROUP BY game.id
"""
_RESULTS: Final = """
SELECT contest_deal.number, result.account,
    result.bot IS NOT NULL OR result.stand_in_drawings > 1, result.stars
FROM contest_deal
JOIN game ON game.deal = contest_deal.deal AND game.status = 'finished'
JOIN result ON result.game = game.id
WHERE contest_deal.contest = %s
"""


def _check(url: str, contest: Contest, players: int, shown: dict[str, int]) -> Findings:
    problems: list[str] = []
    with psycopg.connect(url) as connection:
        rows = connection.execute(_SEATS.encode(), [contest.id]).fetchall()
        games = connection.execute(_GAMES.encode(), [contest.id]).fetchall()
        results = connection.execute(_RESULTS.encode(), [contest.id]).fetchall()
        waits = connection.execute(
            "SELECT account, waits_since FROM entrant WHERE contest = %s", [contest.id]
        ).fetchall()
        report = audit_connection(connection)
    seats: defaultdict[str, list[tuple[Any, ...]]] = defaultdict(list)
    of_game: defaultdict[str, list[str]] = defaultdict(list)
    for account, *rest in rows:
        seats[account].append(tuple(rest))
        of_game[rest[1]].append(account)
    # No entrant lost.
    entered = {account for account, _since in waits}
    if entered != {f"player-{number}" for number in range(players)}:
        problems.append(f"entrants lost: {players - len(entered)}")
    waiting = {account for account, since in waits if since is not None}
    problems += [
        f"{account} neither sat at a table nor waits for one"
        for account in sorted(entered - set(seats) - waiting)
    ]
    longest = timedelta(seconds=PATIENCE_SECONDS + SLACK_SECONDS)
    problems += [
        f"{account} waited since {since} and was never seated"
        for account, since in waits
        if since is not None and since + longest < contest.ends_at
    ]
    # No game doubled.
    for account, own in seats.items():
        for (number, game, status, has_deal, _opened, finished), after in zip(
            own, [*own[1:], None], strict=True
        ):
            if status != "finished" or not has_deal:
                problems.append(f"{account} deal {number}: {game} is {status}")
            elif after is not None and after[4] < finished:
                problems.append(f"{account} played {game} and {after[1]} at the same time")
    for game, people, _bots, count in games:
        if sorted(of_game.get(game, [])) != (people or []) or count != contest.seats:
            problems.append(f"{game} seats {people}, but the arena knows {of_game.get(game)}")
    if {game for game, *_rest in games} != set(of_game):
        problems.append("there are games on its deals that are not of the arena, or lost ones")
    # Points.
    expected = _points(results, entered)
    problems += [
        f"{who} is shown {shown.get(who)} points, and the record comes to {points}"
        for who, points in sorted(expected.items())
        if shown.get(who) != points
    ]
    if report.broken:
        problems.append(f"{len(report.broken)} games are broken")
    return Findings(
        len(entered),
        len(games),
        sum(status == "finished" for status in {row[2]: row[3] for row in rows}.values()),
        sum(bots for _game, _people, bots, _count in games),
        sum(account is not None and is_left for _n, account, is_left, _stars in results),
        str(report).splitlines()[0],
        tuple(problems),
    )


def _points(results: list[tuple[Any, ...]], entered: set[str]) -> dict[str, int]:
    """Points by the definition: each result against each other one on its deal."""
    totals = dict.fromkeys(entered, 0)
    for place, (number, account, is_left, stars) in enumerate(results):
        others = [r[3] for i, r in enumerate(results) if r[0] == number and i != place]
        if account is None or is_left:
            continue
        beaten = sum((Fraction(stars > o) + Fraction(stars == o, 2) for o in others), Fraction(0))
        share = 100 * beaten / len(others) if others else Fraction(50)
        totals[account] += int(share + Fraction(1, 2))  # halves up
    return totals


def main() -> None:
    """Play an arena and print what came of it."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--players", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=300.0)
    arguments = parser.parse_args()
    started_at = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="arena-") as folder:
        found = arena(arguments.players, arguments.seconds, Path(folder))
    print(found)
    print(f"{time.monotonic() - started_at:.0f} s")
    sys.exit(1 if found.problems else 0)


if __name__ == "__main__":
    main()
