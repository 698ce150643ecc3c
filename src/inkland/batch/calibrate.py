"""`inkland calibrate`: the CPU time of each search bot's budget on this machine."""

import json
import time
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Final

from inkland.bots.bot import Bot
from inkland.bots.budgets import BUDGETS
from inkland.bots.games.public_deals import PublicDeal
from inkland.bots.roster import bot_named
from inkland.rules import Draw, View, fold, new_game, outcome, view

POSITIONS: Final = 24
SECONDS_PER_BOT: Final = 5.0
MIN_MOVES: Final = 4  # measured for each bot, even if they take longer than SECONDS_PER_BOT
POSITION_STRIDE: Final = 7  # turns between two positions of a game, as neighbours are much alike


def print_calibration(milliseconds: float | None, as_json: bool) -> None:
    """Measure all bots, and print a table or a JSON object.

    With `milliseconds`, also print the budget that takes this much CPU time a move.
    """
    views = list(islice(_positions(), POSITIONS))
    here = {name: _milliseconds_per_move(bot_named(name), views) for name in BUDGETS}
    figures = {name: _bot_figures(name, spent) for name, spent in here.items()}
    budget = None if milliseconds is None else _budget_for(milliseconds, here)
    if as_json:
        print(json.dumps({"bots": figures, "wished": budget}))
    else:
        print(_table(figures))
        if budget is not None:
            print(_budget_sentence(budget))


def _positions() -> Iterator[View]:
    """Positions of public deals, from games of the bot `one_ply`."""
    bot = bot_named("one_ply")
    bot.warm_up()  # type: ignore[attr-defined]  # `one_ply` has this method, `Bot` does not
    for number in range(1, POSITIONS):
        deal, random = PublicDeal("base", number), Random(number)
        state, turn = fold(new_game(deal.options, deal.seed)), number
        while state.step is not None:
            seen, turn = view(state, 0), turn + 1
            if turn % POSITION_STRIDE == 0:
                yield seen
            drawing = bot.answer(seen, random)
            state = outcome(state, Draw(0, state.step.number, drawing))[1]


def _milliseconds_per_move(bot: Bot, views: list[View]) -> float:
    """Mean CPU time of an answer. A slow bot gets fewer positions, spread over all of them."""
    start, moves = time.process_time(), 0
    for position in (*views[::4], *views[1::4], *views[2::4], *views[3::4]):
        bot.answer(position, Random(moves))
        moves += 1
        if moves >= MIN_MOVES and time.process_time() - start > SECONDS_PER_BOT:
            break
    return (time.process_time() - start) * 1000 / moves


def _bot_figures(name: str, spent: float) -> dict[str, float]:
    """A budget, its time on this machine, and the number of decks that its nominal time allows."""
    budget = BUDGETS[name]
    decks = round(budget.decks * budget.milliseconds / spent)
    return {**budget._asdict(), "milliseconds_here": round(spent, 3), "decks_here": decks}


def _budget_for(milliseconds: float, here: dict[str, float]) -> dict[str, float | str]:
    """The nearest budget, with the number of decks that this much time allows."""
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


def _budget_sentence(budget: dict[str, float | str]) -> str:
    return (
        f"{budget['milliseconds']:g} ms a move are about {budget['decks']} decks here,"
        f" all else as {budget['like']}."
    )
