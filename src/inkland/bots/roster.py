"""The roster: every bot that can take a seat."""

from typing import Final

from inkland.bots.bot import Bot
from inkland.bots.budgets import BUDGETS, LADDER
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
