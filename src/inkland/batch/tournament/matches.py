"""The matches of a tournament, and the CPU time of the bots' answers.

Matches are pickled and played in worker processes, so they hold names of bots, not bots.
"""

import time
from functools import cache
from pathlib import Path
from random import Random
from typing import NamedTuple

from inkland.bots.bot import Bot
from inkland.bots.budgets import BUDGETS
from inkland.bots.games.public_deals import PublicDeal
from inkland.bots.games.self_play import play_game, seat_rngs
from inkland.bots.references import REFERENCES
from inkland.bots.roster import bot_named
from inkland.bots.search_bot import SearchBot
from inkland.rules import Drawing, GameOptions, Place, View, fold, new_game, view


class SoloMatch(NamedTuple):
    """One deal played solo by a bot or a reference."""

    deal: PublicDeal
    bot: str


class SoloResult(NamedTuple):
    """The result of a solo match; times are CPU seconds, of the answers and of the whole game."""

    match: SoloMatch
    rating: int
    moves: int
    answer_seconds: float
    seconds: float


class TableMatch(NamedTuple):
    """One deal played by a bot at one seat and another bot at all other seats."""

    deal: PublicDeal
    bot: str
    others: str

    @property
    def seat(self) -> int:
        """The first bot's seat; it changes with each deal, so that no seat is favoured."""
        return (self.deal.number - 1) % self.deal.seats


class TableResult(NamedTuple):
    """The result of a table; pairs are of the first bot and of all others together."""

    match: TableMatch
    standing: tuple[Place, ...]
    moves: tuple[int, int]
    answer_seconds: tuple[float, float]
    seconds: float


class TimedBot:
    """A bot whose moves and CPU seconds are counted."""

    def __init__(self, bot: Bot) -> None:
        self.name = bot.name
        self._bot = bot
        self.moves = 0
        self.seconds = 0.0

    def answer(self, view: View, random: Random) -> Drawing:
        """The bot's answer."""
        start = time.process_time()
        drawing = self._bot.answer(view, random)
        self.seconds += time.process_time() - start
        self.moves += 1
        return drawing


def play_solo(match: SoloMatch) -> SoloResult:
    """Play a solo match."""
    options, seed = match.deal.options, match.deal.seed
    if match.bot in REFERENCES:
        start = time.process_time()
        rating = REFERENCES[match.bot](options, seed)
        return SoloResult(match, rating, 0, 0.0, time.process_time() - start)
    bot = TimedBot(warm_bot(match.bot, options))
    start = time.process_time()
    ending = play_game(options, seed, [bot])[1].ending
    assert ending is not None and ending.rating is not None
    return SoloResult(match, ending.rating, bot.moves, bot.seconds, time.process_time() - start)


def play_table(match: TableMatch) -> TableResult:
    """Play a table match."""
    options, seed = match.deal.options, match.deal.seed
    bot, others = (TimedBot(warm_bot(name, options)) for name in (match.bot, match.others))
    bots = [bot if seat == match.seat else others for seat in range(options.seats)]
    start = time.process_time()
    ending = play_game(options, seed, bots)[1].ending
    assert ending is not None
    return TableResult(
        match,
        ending.standing,
        (bot.moves, others.moves),
        (bot.seconds, others.seconds),
        time.process_time() - start,
    )


@cache
def warm_bot(name: str, options: GameOptions) -> Bot:
    """The bot after its method `warm_up`, if it has one, and one answer in a game not counted.

    So the time to load and compile code is not measured.
    """
    bot, seed = _entered_bot(name), "inkland warm-up"
    if callable(warm_up := getattr(bot, "warm_up", None)):
        warm_up()
    state = fold(new_game(options, seed))
    assert state.step is not None
    seat = min(state.step.asked)
    bot.answer(view(state, seat), seat_rngs(seed, options.seats)[seat])
    return bot


def _entered_bot(name: str) -> Bot:
    """The bot with this name, or one with a search and the weights of a file: `ahead_20@file`."""
    bot, at, weights = name.partition("@")
    return SearchBot(name, BUDGETS[bot], Path(weights)) if at else bot_named(name)
