"""Measure the constants of `inkland.strength.families`: `python tests/proof/strength/anchors.py`.

The anchor bots play deals of each preset of the deal of the day, twice each.
"""

import argparse
import sys
from functools import partial
from pathlib import Path
from statistics import mean, variance
from typing import Final

sys.path[:0] = [str(Path(__file__).parents[2])]

from inkland.bots.games.map_games import map_games  # noqa: E402
from inkland.bots.games.parallelism import Parallelism  # noqa: E402
from proof.strength.bot_results import ANCHORS, PLAYS, BotGame, stars_of  # noqa: E402

FAMILIES: Final = ("base", "heroes", "everything")
ZERO: Final = 2  # the third rung: its mean is the zero point


def main() -> None:
    """Print the constants of each family."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=60)
    parser.add_argument("--jobs", type=int, default=1)
    wish = parser.parse_args()
    deals = range(wish.deals)
    games = [BotGame(one, deal, play) for one in ANCHORS for deal in deals for play in range(PLAYS)]
    for family in FAMILIES:
        play = partial(stars_of, family=family)
        stars = dict(zip(games, map_games(play, games, Parallelism(wish.jobs)), strict=True))
        means = [mean(s for game, s in stars.items() if game.level == one) for one in ANCHORS]
        surplus = {game: s - means[game.level - ANCHORS[0]] for game, s in stars.items()}
        easy = [mean(s for game, s in surplus.items() if game.deal == deal) for deal in deals]
        noise = mean((s - easy[game.deal]) ** 2 for game, s in surplus.items())
        rungs = ", ".join(f"{one - means[ZERO]:+.1f}" for one in means)
        print(
            f"{family}: deal {means[ZERO]:.1f} with variance {variance(easy):.0f}, "
            f"noise {noise:.0f}, rungs {rungs}"
        )


if __name__ == "__main__":
    main()
