"""`inkland calibrate`: what the budgets of the thinking bots take on this machine."""

import json
import time
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Final

from inkland.bots.bot import Bot
from inkland.bots.budgets import BUDGETS
from inkland.bots.deals import Deal
from inkland.bots.roster import bot_named
from inkland.rules import Draw, View, fold, new_game, outcome, view

POSITIONS: Final = 24
SECONDS_PER_BOT: Final = 5.0  # for one bot, and for no fewer moves than this
MIN_MOVES: Final = 4
POSITION_STRIDE: Final = 7  # positions of a game that follow each other are much alike


def print_calibration(milliseconds: float | None, as_json: bool) -> None:
    """Measure, and print a table or an object."""
    seen = list(islice(_positions(), POSITIONS))
    here = {name: _milliseconds_per_move(bot_named(name), seen) for name in BUDGETS}
    figures = {name: _bot_figures(name, spent) for name, spent in here.items()}
    wished = None if milliseconds is None else _budget_for(milliseconds, here)
    if as_json:
        print(json.dumps({"bots": figures, "wished": wished}))
    else:
        print(_table(figures))
        if wished is not None:
            print(_budget_sentence(wished))


def _positions() -> Iterator[View]:
    """Positions of public deals, as one who looks a drawing ahead comes to them."""
    bot = bot_named("one_ply")
    bot.warm_up()  # type: ignore[attr-defined]  # it is one of those that have it
    for number in range(1, POSITIONS):
        deal, random = Deal("base", number), Random(number)
        state, turn = fold(new_game(deal.options, deal.seed)), number
        while state.step is not None:
            seen, turn = view(state, 0), turn + 1
            if turn % POSITION_STRIDE == 0:
                yield seen
            drawing = bot.answer(seen, random)
            state = outcome(state, Draw(0, state.step.number, drawing))[1]


def _milliseconds_per_move(bot: Bot, seen: list[View]) -> float:
    """CPU time of an answer, on the average; slow bots get fewer positions, from all over."""
    start, moves = time.process_time(), 0
    for position in (*seen[::4], *seen[1::4], *seen[2::4], *seen[3::4]):
        bot.answer(position, Random(moves))
        moves += 1
        if moves >= MIN_MOVES and time.process_time() - start > SECONDS_PER_BOT:
            break
    return (time.process_time() - start) * 1000 / moves


def _bot_figures(name: str, spent: float) -> dict[str, float]:
    """A budget, what it takes here, and how many decks what it is meant to take would buy."""
    budget = BUDGETS[name]
    decks = round(budget.decks * budget.milliseconds / spent)
    return {**budget._asdict(), "milliseconds_here": round(spent, 3), "decks_here": decks}


def _budget_for(milliseconds: float, here: dict[str, float]) -> dict[str, float | str]:
    """What so much time buys: the nearest of the budgets, with more decks or fewer."""
    ahead = [name for name in BUDGETS if BUDGETS[name].decks]
    name = min(ahead, key=lambda bot: abs(here[bot] - milliseconds) / (here[bot] + milliseconds))
    decks = max(1, round(BUDGETS[name].decks * milliseconds / here[name]))
    return {"milliseconds": milliseconds, "like": name, "decks": decks}


def _table(figures: dict[str, dict[str, float]]) -> str:
    titles = ("bot", "decks", "answers", "cards ahead", "meant ms", "ms here", "decks for that")
    rows = [
        (
            name,
            f"{row['decks']:.0f}",
            f"{row['keep']:.0f}",
            f"{row['ahead']:.0f}",
            f"{row['milliseconds']:.0f}",
            f"{row['milliseconds_here']:.2f}",
            f"{row['decks_here']:.0f}",
        )
        for name, row in figures.items()
    ]
    widths = [max(map(len, column)) for column in zip(titles, *rows, strict=True)]
    return "\n".join(
        "  ".join(
            cell.rjust(width) if at else cell.ljust(width)
            for at, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in (titles, *rows)
    )


def _budget_sentence(wished: dict[str, float | str]) -> str:
    return (
        f"{wished['milliseconds']:g} ms a move are about {wished['decks']} decks here,"
        f" all else as {wished['like']}."
    )
