"""Greedy against random on the same solo deals, and its mean rating: `make tournament`."""

from statistics import mean, stdev

from inkland.rules import GameOptions
from inkland.terminal.simulate import simulated

PAIRED, RATED, JOBS = 100, 200, 2


def main() -> None:
    """Print how often greedy has the higher rating, and what it rates."""
    greedy, random = (
        [rating for (rating,) in simulated(GameOptions(), "pair", bot, PAIRED, JOBS)]
        for bot in ("greedy", "random")
    )
    won = sum(one > other for one, other in zip(greedy, random, strict=True))
    print(f"greedy beats random in {won} of {PAIRED} paired deals")
    ratings = [rating for (rating,) in simulated(GameOptions(), "7", "greedy", RATED, JOBS)]
    spread = stdev(ratings)
    print(f"greedy, {RATED} solo deals of seed 7: mean rating {mean(ratings):.2f}, sd {spread:.2f}")


if __name__ == "__main__":
    main()
