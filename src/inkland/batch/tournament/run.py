"""`inkland tournament`: bots on the same deals of the public list, with standard errors."""

import json
import sys
import time
from collections.abc import Callable, Sequence
from typing import Final, TextIO, TypeVar

from inkland.batch.tournament import statistics
from inkland.batch.tournament.matches import Rated, Seated, rated, seated
from inkland.batch.tournament.plan import Plan
from inkland.batch.tournament.report import Ratings, seats_table, solo_table
from inkland.bots.many import Workers, map_games

EVERY: Final = 30.0  # seconds between two lines of progress

Game = TypeVar("Game")
Result = TypeVar("Result", Rated, Seated)


def print_figures(plan: Plan, workers: Workers, as_json: bool, ratings: TextIO | None) -> None:
    """Play, and print the figures as JSON or as tables; each game also goes to `ratings`."""
    notes = None if ratings is None else Ratings(ratings, plan)
    if plan.seats == 1:
        solo = statistics.of_solo(plan, _played(rated, plan.trials, workers, notes))
        print(json.dumps(solo) if as_json else solo_table(plan, solo))
    else:
        tables = statistics.of_tables(plan, _played(seated, plan.tables, workers, notes))
        print(json.dumps(tables) if as_json else seats_table(plan, tables))


def _played(
    play: Callable[[Game], Result], games: Sequence[Game], workers: Workers, notes: Ratings | None
) -> list[Result]:
    """The results of all games; who waits is told now and then how far they are."""
    start = told = time.monotonic()
    results: list[Result] = []
    for result in map_games(play, games, workers):
        results.append(result)
        if notes is not None:
            notes.note(result)
        if time.monotonic() - told >= EVERY:
            told = time.monotonic()
            line = f"{len(results)} of {len(games)} games in {told - start:.0f} s"
            print(line, file=sys.stderr, flush=True)
    return results
