"""The roster: every bot that can take a seat."""

from typing import Final

from inkland.bots.bot import Bot
from inkland.bots.greedy_bot import GreedyBot
from inkland.bots.random_bot import RandomBot

BOTS: Final[tuple[Bot, ...]] = (RandomBot(), GreedyBot())


def bot_named(name: str) -> Bot:
    """The bot with this name; `KeyError` if there is none."""
    return {bot.name: bot for bot in BOTS}[name]
