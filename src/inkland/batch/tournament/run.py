"""Run a tournament and print its results."""

import json
import sys
import time
from collections.abc import Callable, Sequence
from typing import Final, TextIO, TypeVar

from inkland.batch.tournament.matches import SoloResult, TableResult, play_solo, play_table
from inkland.batch.tournament.plan import Plan
from inkland.batch.tournament.report import ResultsFile, solo_report, table_report
from inkland.batch.tournament.statistics import solo_statistics, table_statistics
from inkland.bots.games.map_games import map_games
from inkland.bots.games.parallelism import Parallelism

PROGRESS_SECONDS: Final = 30.0

Game = TypeVar("Game")
Result = TypeVar("Result", SoloResult, TableResult)


def run_tournament(plan: Plan, workers: Parallelism, as_json: bool, ratings: TextIO | None) -> None:
    """Play all matches; print statistics as JSON or text, and write results to `ratings` as CSV."""
    file = None if ratings is None else ResultsFile(ratings, plan)
    if plan.seats == 1:
        results = _run_with_progress(play_solo, plan.solo_matches, workers, file)
        solo = solo_statistics(plan, results)
        print(json.dumps(solo) if as_json else solo_report(plan, solo))
    else:
        seated = _run_with_progress(play_table, plan.table_matches, workers, file)
        tables = table_statistics(plan, seated)
        print(json.dumps(tables) if as_json else table_report(plan, tables))


def _run_with_progress(
    play: Callable[[Game], Result],
    games: Sequence[Game],
    workers: Parallelism,
    file: ResultsFile | None,
) -> list[Result]:
    """The results of all games; progress is printed to stderr every PROGRESS_SECONDS."""
    start = printed = time.monotonic()
    results: list[Result] = []
    for result in map_games(play, games, workers):
        results.append(result)
        if file is not None:
            file.append(result)
        if time.monotonic() - printed >= PROGRESS_SECONDS:
            printed = time.monotonic()
            line = f"{len(results)} of {len(games)} games in {printed - start:.0f} s"
            print(line, file=sys.stderr, flush=True)
    return results
