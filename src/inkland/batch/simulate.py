"""`inkland simulate`: many games between bots, and statistics of their results.

Numbers such as R1 and D18 are entries of docs/rulings.md.
"""

import json
import time
from collections.abc import Sequence
from functools import partial
from statistics import mean, quantiles, stdev

from inkland.batch.game_setup import ready_bot
from inkland.bots.bot import Bot
from inkland.bots.games.map_games import map_games
from inkland.bots.games.parallelism import Parallelism
from inkland.bots.games.self_play import play_game
from inkland.rules import GameOptions


def print_summary(options: GameOptions, seed: str, bot: Bot, games: int, jobs: int) -> None:
    """Play the games and print a summary as JSON."""
    start = time.perf_counter()
    results = run_games(options, seed, bot.name, games, jobs)
    seconds = time.perf_counter() - start
    figures = {
        "games": games,
        "games_per_second": round(games / seconds, 2),
        "seats": options.seats,
        "bot": bot.name,
        "map": options.map_sheet,
        "seed": seed,
        "of": "rating" if options.is_solo else "stars",
        **summary([result for game in results for result in game]),
    }
    print(json.dumps(figures))


def run_games(
    options: GameOptions, seed: str, bot: str, games: int, jobs: int
) -> list[tuple[int, ...]]:
    """The results of each game; its seed depends on its number only, not on `jobs`."""
    seeds = [f"{seed}/{game}" for game in range(games)]
    return list(map_games(partial(results_of, options, bot), seeds, Parallelism(jobs)))


def results_of(options: GameOptions, bot: str, seed: str) -> tuple[int, ...]:
    """The final stars of each seat of one game; in solo the rating."""
    _events, state = play_game(options, seed, [ready_bot(bot)] * options.seats)
    assert state.ending is not None
    if state.ending.rating is not None:
        return (state.ending.rating,)
    return tuple(place.stars for place in sorted(state.ending.standing, key=lambda row: row.seat))


def summary(results: Sequence[int]) -> dict[str, object]:
    """Mean, standard deviation and quartiles over all seats of all games (D44)."""
    several = len(results) > 1
    return {
        "mean": round(mean(results), 4),
        "standard_deviation": round(stdev(results), 4) if several else 0.0,
        "quartiles": quantiles(results, n=4, method="inclusive") if several else [results[0]] * 3,
    }
