"""The roster: every bot that can take a seat."""

from functools import cache
from typing import Final

from inkland.bots.bot import Bot
from inkland.bots.budgets import BUDGETS, LADDER, ONE_PLY, budget_at_table
from inkland.bots.greedy_bot import GreedyBot
from inkland.bots.ladder_bot import LadderBot
from inkland.bots.random_bot import RandomBot
from inkland.bots.search_bot import SearchBot

# Those that can sit at tables; the others are too slow and only play tournaments.
SEATABLE: Final[tuple[Bot, ...]] = (RandomBot(), GreedyBot(), *map(LadderBot, LADDER))
BOTS: Final[tuple[Bot, ...]] = (
    *SEATABLE,
    *(SearchBot(name, budget) for name, budget in BUDGETS.items()),
)


def bot_named(name: str) -> Bot:
    """The bot with this name; `KeyError` if there is none."""
    return {bot.name: bot for bot in BOTS}[name]


def is_search_bot(name: str) -> bool:
    """Whether this bot of the ladder searches, and so takes its time."""
    return name in LADDER and BUDGETS[LADDER[name].budget] != ONE_PLY


def bot_at_table(name: str, search_bots: int) -> Bot:
    """The bot with this name, at a table where so many bots search; `KeyError` if there is none."""
    if not is_search_bot(name):
        return bot_named(name)
    return _search_bot(name, budget_at_table(LADDER[name].budget, search_bots))


@cache
def _search_bot(name: str, budget: str) -> Bot:
    return LadderBot(name, budget)
