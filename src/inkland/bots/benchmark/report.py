"""Measure all implementations in turns, so that noise affects them alike, and print the figures."""

import json
import sys
import time
from collections.abc import Callable
from typing import Final

import numpy as np

from inkland.bots.benchmark.c_reference import NoCompiler, compile_reference
from inkland.bots.benchmark.candidates import EDICTS, as_array, candidates, sheets
from inkland.bots.benchmark.implementations import (
    awards_loop,
    chosen_cards,
    chosen_loop,
    earned_on_ints,
    on_ints,
    sums_loop,
)
from inkland.bots.fast.compile.array_types import Ints, Words
from inkland.bots.fast.compile.bit_pairs import from_pair
from inkland.bots.fast.compile.sheet_rows import rows_of
from inkland.bots.games.self_play import play_game
from inkland.bots.roster import bot_named
from inkland.rules import GameOptions
from inkland.sheet import labels

ONE_PLY_BOT: Final = "one_ply"  # the bot that looks one drawing ahead
ROUNDS: Final = 60
TIMES: Final = 5  # runs of fast work in a round
GAME_SECONDS: Final = 1.0
GAME_ROUNDS: Final = 3

Work = Callable[[], object]


class ImplementationsDiffer(Exception):
    """Two implementations of the cards disagree, so nothing is measured."""

    def __init__(self, name: str, number: int, expected: object, found: object) -> None:
        sheet, terrain, drawn = candidates()[number]
        super().__init__(
            f"{name}: {found} instead of {expected}, {terrain.id} on {' '.join(labels(drawn))} of\n"
            f"{sheets()[sheet]}"
        )


def measure_all() -> dict[str, float | int | str | None]:
    """All figures, by name."""
    costs = nanoseconds()
    return {
        **costs,
        "awards_to_c": ratio(costs["compiled_awards_ns"], costs["c_ns"]),
        "candidates": len(candidates()),
        "random_games_per_second": round(games_per_second("random"), 2),
        "one_ply_games_per_second": round(games_per_second(ONE_PLY_BOT), 2),
        "one_ply_bot": ONE_PLY_BOT,
    }


def ratio(some: float | None, others: float | None) -> float | None:
    """The quotient of two figures; None if one is missing."""
    return round(some / others, 2) if some and others else None


# --- Candidates


def nanoseconds() -> dict[str, float | None]:
    """The best time to score one candidate, for each implementation."""
    rows, placements = rows_of(sheets()), as_array()
    shape = len(placements), len(EDICTS)
    awards, sums, chosen, by_hand = (np.zeros(shape, dtype=np.int64) for _ in range(4))
    earned = np.zeros((len(placements), 2 * len(EDICTS)), dtype=np.uint64)
    cards = chosen_cards()
    work: dict[str, Work] = {
        "ints_ns": on_ints,
        "compiled_awards_ns": lambda: awards_loop(rows, placements, awards, earned),
        "compiled_sums_ns": lambda: sums_loop(rows, placements, sums),
        "compiled_chosen_ns": lambda: chosen_loop(rows, placements, chosen, *cards),
    }
    results = {"awards": awards, "sums": sums, "chosen cards": chosen}
    try:
        score = compile_reference()
        work["c_ns"] = lambda: score(rows, placements, by_hand)
        results["C"] = by_hand
    except NoCompiler as reason:
        print(f"There is no figure for C: {reason}.", file=sys.stderr)
    for once in work.values():
        once()  # compiles, or loads compiled code
    check(results, earned)
    best = best_of(work)
    return {
        name: round(best[name] / len(placements) * 1e9, 1) if name in best else None
        for name in (*work, "c_ns")
    }


def check(results: dict[str, Ints], earned: Words) -> None:
    """Raise `ImplementationsDiffer` unless all agree on every candidate."""
    expected = on_ints()
    for name, found in results.items():
        if not np.array_equal(expected, found):
            number = int(np.argwhere(expected != found)[0][0])
            raise ImplementationsDiffer(name, number, expected[number], found[number])
    for number, (row, wanted) in enumerate(zip(earned, earned_on_ints(), strict=True)):
        shown = [from_pair((row[at], row[at + 1])) for at in range(0, len(row), 2)]
        if shown != wanted:
            raise ImplementationsDiffer("the spaces of the awards", number, wanted, shown)


def best_of(work: dict[str, Work]) -> dict[str, float]:
    """The best time in seconds of each piece of work, run in turns."""
    best = dict.fromkeys(work, float("inf"))
    for _ in range(ROUNDS):
        for name, do in work.items():
            for _ in range(1 if name == "ints_ns" else TIMES):
                start = time.perf_counter()
                do()
                best[name] = min(best[name], time.perf_counter() - start)
    return best


# --- Games


def games_per_second(bot: str) -> float:
    """Solo base games per second in one process, the best of some rounds over the same deals."""
    play(bot, 0)
    start, games = time.perf_counter(), 0
    while not games or time.perf_counter() - start < GAME_SECONDS:
        play(bot, games)
        games += 1
    best = time.perf_counter() - start
    for _ in range(GAME_ROUNDS - 1):
        start = time.perf_counter()
        for game in range(games):
            play(bot, game)
        best = min(best, time.perf_counter() - start)
    return games / best


def play(bot: str, deal: int) -> None:
    """One solo base game."""
    play_game(GameOptions(), f"bench/{deal}", [bot_named(bot)])


# --- Printing

TEXTS: Final = (
    ("ints_ns", "four cards on ints, ns per candidate"),
    ("compiled_awards_ns", "... compiled, awards one by one"),
    ("compiled_sums_ns", "... compiled, sums"),
    ("compiled_chosen_ns", "... compiled, chosen at run time"),
    ("c_ns", "... by hand in C"),
    ("awards_to_c", "compiled awards, times C"),
    ("random_games_per_second", "random solo games per second"),
    ("one_ply_games_per_second", "one-ply solo games per second"),
)


def print_report(*, as_json: bool) -> None:
    """Measure, and print a table or one JSON object."""
    found = measure_all()
    if as_json:
        print(json.dumps(found))
        return
    for name, text in TEXTS:
        print(f"{text:40}{formatted(found[name]):>10}")


def formatted(figure: object) -> str:
    """A figure with about three digits."""
    if not isinstance(figure, float):
        return "-"
    return f"{figure:,.0f}" if figure >= 100 else f"{figure:.3g}"
