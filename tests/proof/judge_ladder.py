"""Check that the judge orders the bots of the ladder by strength: `make judge-proof`.

Each bot plays the same public deals alone. The stars lost by play, according to the judge, must
order the bots as their ratings do.
"""

import argparse
from functools import partial
from itertools import pairwise
from statistics import mean, stdev

from inkland.bots.budgets import LADDER
from inkland.bots.games.map_games import map_games
from inkland.bots.games.parallelism import Parallelism
from inkland.bots.games.public_deals import PublicDeal
from inkland.bots.games.self_play import play_game
from inkland.bots.judge import judge, judge_evaluator
from inkland.bots.ladder_bot import LadderBot


def judged(name: str, number: int) -> tuple[int, float]:
    """The rating of a bot on a deal, and the stars it lost by play."""
    bot, deal = LadderBot(name), PublicDeal("base", number)
    bot.warm_up()
    events, state = play_game(deal.options, deal.seed, [bot])
    assert state.ending is not None and state.ending.rating is not None
    return state.ending.rating, judge(events, judge_evaluator()).seats[0].lost


def main() -> int:
    """Print what each bot lost; exits with 1 if that does not order them by strength."""
    reading = argparse.ArgumentParser()
    reading.add_argument("--games", type=int, default=20)
    reading.add_argument("--jobs", type=int, default=2)
    options = reading.parse_args()
    losses = []
    for name in LADDER:
        deals = range(1, options.games + 1)
        found = list(map_games(partial(judged, name), deals, Parallelism(options.jobs)))
        lost = [lost for _rating, lost in found]
        losses.append(mean(lost))
        error = stdev(lost) / len(lost) ** 0.5
        rating = mean(rating for rating, _lost in found)
        print(f"{name:24} rating {rating:6.1f}   lost {losses[-1]:6.2f} +- {error:.2f}", flush=True)
    ordered = all(one > other for one, other in pairwise(losses))
    print("ordered as their strength" if ordered else "NOT ordered as their strength")
    return 0 if ordered else 1


if __name__ == "__main__":
    raise SystemExit(main())
