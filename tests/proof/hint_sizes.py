"""Measure size and cost of hints: `python tests/proof/hint_sizes.py 500`.

Random and greedy players at tables of all presets with 1 to 7 seats. Times are of one core, without
caches; they differ from machine to machine. Effects are computed by the plain and by the compiled
rules, so that the two can be compared.
"""

import sys
import time
from collections.abc import Callable, Iterator
from random import Random
from typing import TypeAlias
from unittest.mock import patch

from inkland.bots import warm_up
from inkland.bots.bot import Bot
from inkland.bots.fast.search.drawing_gains import compile_gains, gains_after
from inkland.bots.greedy_bot import GreedyBot
from inkland.bots.random_bot import RandomBot
from inkland.rules import Draw, Drawing, GameOptions, View, fold, new_game, outcome, preset, view
from inkland.rules.options import PRESETS
from inkland.table.games import hints

TURNS = 500
MOST_SEATS = 7
Maker: TypeAlias = Callable[[hints.HintInput, Drawing, int], str]
PLAYERS: tuple[Bot, ...] = (RandomBot(), GreedyBot())


def asked_views(options: GameOptions, seed: str, player: Bot) -> Iterator[View]:
    """The view of each asked seat when a step opens, in a whole game."""
    state, random = fold(new_game(options, seed)), Random(seed)
    while state.step is not None:
        step, views = state.step, [view(state, seat) for seat in state.step.asked]
        yield from views
        for seat, seen in zip(step.asked, views, strict=True):
            _events, state = outcome(state, Draw(seat, step.number, player.answer(seen, random)))


def sampled_views(turns: int, player: Bot) -> list[View]:
    """`number` views, some from each of many games."""
    random, found = Random(turns), list[View]()
    games = [(name, seats) for name in PRESETS for seats in range(1, MOST_SEATS + 1)]
    for game, (name, seats) in enumerate(games):
        views = list(asked_views(preset(name)._replace(seats=seats), str(game), player))
        found.extend(random.sample(views, min(len(views), -(-turns // len(games)))))
    return random.sample(found, min(len(found), turns))


def forget() -> None:
    """Clear all caches."""
    for memo in (hints._offered, hints._spots, hints._effects):
        memo.cache_clear()


def compiled_effects(seen: hints.HintInput, begun: Drawing, number: int) -> str:
    """The `effects` frame, by compiled code."""
    with patch.object(warm_up, "gains_after", lambda: gains_after):
        return hints.effects(seen, begun, number)


def tried(seen: hints.HintInput, _begun: Drawing, _number: int) -> str:
    """The `tried` frame of a random drawing."""
    return hints.try_drawing(seen, PLAYERS[0].answer(seen.view, Random(1)))


def awards(seen: hints.HintInput, _begun: Drawing, number: int) -> str:
    """The `awards` frame of the viewer's own sheet."""
    return hints.awards(seen.view.edicts, seen.view.seats[0].sheet, 0, None, number)


def measured(make: Maker, seen: hints.HintInput) -> tuple[int, float]:
    """The size of a frame in bytes, and the milliseconds to make it."""
    forget()
    if "effects" in make.__name__:
        hints.spots(seen, (), 0)  # is sent before, and shares what is offered
    start = time.process_time()
    frame = make(seen, (), 0)
    return len(frame.encode()), (time.process_time() - start) * 1e3


def print_figures(what: str, figures: list[float]) -> None:
    """Print median, 95th percentile and maximum."""
    ordered = sorted(figures)
    middle, high = ordered[len(ordered) // 2], ordered[len(ordered) * 95 // 100]
    print(f"{what:36}{middle:10.2f}{high:10.2f}{ordered[-1]:10.2f}")


def print_sample(turns: int, player: Bot) -> None:
    """Print sizes and times over `number` turns of these players."""
    glimpses = [hints.hint_input(seen) for seen in sampled_views(turns, player)]
    print(f"{len(glimpses)} turns, {player.name} players{'median':>18}{'p95':>10}{'max':>10}")
    makers: tuple[tuple[str, Maker], ...] = (
        ("spots", hints.spots),
        ("effects", hints.effects),
        ("compiled effects", compiled_effects),
        ("tried", tried),
        ("awards", awards),
    )
    for name, make in makers:
        made = [measured(make, seen) for seen in glimpses]
        print_figures(f"{name}, bytes", [size for size, _ in made])
        print_figures(f"{name}, milliseconds", [spent for _, spent in made])


def hit_rate(options: GameOptions, player: Bot) -> float:
    """The percentage of answers in a game that were cached for an equal seat."""
    views = [hints.hint_input(seen).view for seen in asked_views(options, "1", player)]
    return 100 * (1 - len(set(views)) / len(views))


def main(turns: int) -> None:
    """Print the figures."""
    compile_gains()
    for player in PLAYERS:
        print_sample(turns, player)
    for seats, player in ((4, PLAYERS[0]), (4, PLAYERS[1]), (100, PLAYERS[0])):
        rate = hit_rate(GameOptions(seats=seats), player)
        print(f"remembered, {seats} {player.name} seats, percent {rate:10.1f}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else TURNS)
