"""Par: the result of a strong bot on a deal, to compare a score with.

The bot plays the deal a few times, on all seats, with different random generators; it sees what a
player sees and knows no card in advance. Par is the mean of its stars.
"""

from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple

from inkland.bots.bot import Bot
from inkland.rules import Draw, Event, State, begin, fold, outcome, view
from inkland.rules.events import SECRET, GameOpened, ScoringDealt, SkillsDealt

PLAYS: Final = 4
_OPENING: Final = (GameOpened, ScoringDealt, SkillsDealt, *SECRET)


class Par(NamedTuple):
    """The mean stars of a seat, in solo also the mean rating; and the name of the bot."""

    stars: float
    rating: float | None
    bot: str


def redeal(events: Sequence[Event]) -> State:
    """The same deal before the first answer. All randomness of a deal is used at the opening."""
    return fold(begin(tuple(event for event in events if isinstance(event, _OPENING))))


def play_step(state: State, bot: Bot, seed: str) -> State:
    """Let the bot answer the open step for every seat that is asked, each with its own view."""
    step = state.step
    assert step is not None
    for seat in step.asked:
        random = Random(f"{seed}/{seat}/{step.number}")
        drawing = bot.answer(view(state, seat), random)
        _events, state = outcome(state, Draw(seat, step.number, drawing))
    return state


def par_of(ends: Sequence[State], bot: Bot) -> Par:
    """The mean over finished games of one deal."""
    endings = [state.ending for state in ends if state.ending is not None]
    stars = [place.stars for ending in endings for place in ending.standing]
    ratings = [ending.rating for ending in endings if ending.rating is not None]
    rating = sum(ratings) / len(ratings) if ratings else None
    return Par(sum(stars) / len(stars), rating, bot.name)


def par(events: Sequence[Event], bot: Bot, seed: str, plays: int = PLAYS) -> Par:
    """The par of the deal of these events."""
    ends = []
    for play in range(plays):
        state = redeal(events)
        while state.step is not None:
            state = play_step(state, bot, f"{seed}/{play}")
        ends.append(state)
    return par_of(ends, bot)
