"""How well strength predicts, beside other ways: `python tests/proof/strength/run.py`.

Bots of many strengths play deals for real (once; the results are kept in a file), and simulated
players are made of them: see `worlds.py`. With `--tune` constants are compared instead, on deals
that the table does not use.
"""

import argparse
import sys
from collections.abc import Mapping
from functools import partial
from itertools import product
from math import sqrt
from pathlib import Path
from statistics import mean, stdev
from typing import Final

sys.path[:0] = [str(Path(__file__).parents[2])]

from inkland.bots.games.map_games import map_games  # noqa: E402
from inkland.bots.games.parallelism import Parallelism  # noqa: E402
from inkland.strength import Strength  # noqa: E402
from proof.strength.bot_results import bot_results  # noqa: E402
from proof.strength.rankings import BASE, Elo, OpenSkill, Player, Ranking, SameDeal  # noqa: E402
from proof.strength.worlds import (  # noqa: E402
    CALIBRATION,
    LARGE,
    MEASURED,
    SMALL,
    Crowd,
    Quality,
    Stars,
    simulated,
)

SMALLER: Final = 20  # so many small worlds for each large one


def compared(known: Mapping[Player, Strength]) -> dict[str, Ranking]:
    """The ways of the table; the first is what ships."""
    return {
        "ours, with anchors": SameDeal(known),
        "ours, without anchors": SameDeal({}),
        "Elo by places at tables of four": Elo(),
        "openskill at tables of four": OpenSkill(is_whole_field=False),
        "openskill on the whole field": OpenSkill(is_whole_field=True),
    }


def candidates(known: Mapping[Player, Strength]) -> dict[str, Ranking]:
    """Ways with constants to choose from."""
    ours = {
        f"ours: noise {noise} drift {drift} newcomer {mean} ± {deviation}": SameDeal(
            known, BASE.field._replace(noise=noise, drift=drift), Strength(mean, deviation**2)
        )
        for noise, drift, mean, deviation in product(
            (130.0, 160.0, 190.0), (0.0, 0.5), (BASE.newcomer.mean,), (18.0, 21.0, 24.0)
        )
    }
    elos = {f"Elo: K {k}": Elo(k) for k in (32.0, 128.0, 256.0, 384.0, 512.0)}
    tables = {
        f"openskill, tables: beta {25 / part:.2f}": OpenSkill(is_whole_field=False, beta=25 / part)
        for part in (48, 24, 12, 6)
    }
    fields = {
        f"openskill, field: beta {25 / part:.2f}": OpenSkill(is_whole_field=True, beta=25 / part)
        for part in (48, 24, 12, 6)
    }
    return {**ours, **elos, **tables, **fields}


def one_world(stars: Stars, seed: int, *, crowd: Crowd, tunes: bool) -> dict[str, Quality]:
    """The quality of all ways or candidates in a world."""
    if tunes:
        return simulated(crowd, stars, seed, CALIBRATION, candidates)
    return simulated(crowd, stars, seed, MEASURED, compared)


def show(found: list[dict[str, Quality]]) -> None:
    """Print the table: means over worlds, and their standard errors."""
    names = list(found[0])
    heads = "".join(
        f"{one:>18}" for one in ("log loss", "less first", "correlation", "stars wrong")
    )
    print(f"{f'{len(found)} worlds':50}{heads}")
    for name in names:
        losses = [world[name].loss for world in found]
        gaps = [world[name].loss - world[names[0]].loss for world in found]
        ranks = [world[name].correlation for world in found]
        wrong = _mean([world[name].error for world in found]) if name.startswith("ours") else ""
        print(f"{name:50}{_mean(losses):>18}{_mean(gaps):>18}{_mean(ranks):>18}{wrong:>18}")


def _mean(values: list[float]) -> str:
    return f"{mean(values):.4f} ± {stdev(values) / sqrt(len(values)):.4f}"


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--worlds", type=int, default=20)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--kept", type=Path, default=Path("bot-results.json"))
    parser.add_argument("--tune", action="store_true")
    wish = parser.parse_args()
    stars = bot_results(wish.kept, wish.jobs)
    for crowd, worlds in ((LARGE, wish.worlds), (SMALL, SMALLER * wish.worlds)):
        print(f"\n{crowd}")
        play = partial(one_world, stars, crowd=crowd, tunes=wish.tune)
        show(list(map_games(play, range(worlds), Parallelism(jobs=wish.jobs))))


if __name__ == "__main__":
    main()
