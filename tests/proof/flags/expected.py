"""Measure `HONEST_AGREEMENT` of `inkland.strength.suspicion`: how often the judge agrees.

`python tests/proof/flags/expected.py`: for each family the mean stars above the third bot of the
ladder, and the share of drawings in which the judge agrees, of honest players of all levels.
"""

import argparse
import sys
from pathlib import Path
from statistics import mean
from typing import Final

sys.path[:0] = [str(Path(__file__).parents[2])]

from inkland.strength import SOLO  # noqa: E402
from proof.flags.players import AHEAD, LADDER_BOT, NOISES, Player, games_of  # noqa: E402

ZERO: Final = Player(LADDER_BOT, 0)


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=10)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--kept", type=Path, default=Path("flag-games.jsonl"))
    wish = parser.parse_args()
    deals = range(wish.deals)
    players = [Player(noise, level) for noise in NOISES for level in range(8)]
    players.append(Player(AHEAD, 0))
    for family in SOLO:
        found = games_of([ZERO, *players], deals, family, wish.kept, wish.jobs)
        zero = mean(found[ZERO, deal].stars for deal in deals)
        for player in players:
            own = [found[player, deal] for deal in deals]
            above = mean(game.stars for game in own) - zero
            share = sum(game.agreed for game in own) / sum(game.choices for game in own)
            print(f"{family:12}{player.noise:12}{player.level:3}{above:8.1f}{share:8.3f}")


if __name__ == "__main__":
    main()
