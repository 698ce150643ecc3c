"""How many honest players are flagged, and how many cheats are found.

`python tests/proof/flags/run.py` plays all games anew. With `--short` it has fewer accounts, and
reads their games from `games.jsonl`, as the check does.
"""

import argparse
import sys
from collections import Counter
from pathlib import Path
from typing import Final, NamedTuple

sys.path[:0] = [str(Path(__file__).parents[2])]

from proof.flags.crowds import Bank, Crowd  # noqa: E402
from proof.flags.players import AHEAD, NOISES, Player, games_of  # noqa: E402

HELPED: Final = (("overlooks", 2), ("overlooks", 5), ("misjudges", 2), ("misjudges", 5))
SHARES: Final = (0.25, 0.5)
STRONG: Final = "ahead_20"
EVERY: Final = Player("overlooks", 7, STRONG, 1.0)
COPY: Final = Player("overlooks", 7, "one_ply", 1.0)
SECOND_GAIN: Final = 5.0  # stars more on a deal that one has played before; an assumption
HONEST: Final = "honest"
# Expected shares were measured on the deals from 0 on, and thresholds chosen on those from 1,000.
FIRST_DEAL: Final = 1_010
PLAYED: Final = Path(__file__).parent / "games.jsonl"
MOST_FALSE: Final = 1 / 1_000


class Size(NamedTuple):
    """How much is simulated."""

    deals: int
    days: int
    honest: int
    of_a_kind: int  # cheats


FULL: Final = Size(20, 40, 5_000, 100)
SHORT: Final = Size(20, 40, 1_000, 20)


def all_players() -> list[Player]:
    """Honest players, and cheats: those helped now and then, and always."""
    honest = [Player(noise, level) for noise in NOISES for level in range(8)]
    helped = [Player(noise, level, STRONG, share) for noise, level in HELPED for share in SHARES]
    return [*honest, Player(AHEAD, 0), *helped, EVERY, COPY]


def a_crowd(bank: Bank, size: Size, deals: range, seed: int) -> Crowd:
    """Honest people and cheats of all kinds."""
    crowd = Crowd(bank, size.days, deals, seed)
    random = crowd.random

    def anybody(kind: str, **more: object) -> int:
        noise, level = random.choice(tuple(NOISES)), random.randrange(7)
        return crowd.add(kind, Player(noise, level), Player(noise, level + 1), **more)

    households = size.honest // 50
    for number in range(size.honest):
        first = anybody(HONEST)
        if number < households:  # others of the same home, on most days before or after the first
            anybody("honest, at home, in any order", leader=first, is_random_order=True)
            anybody("honest, at home, always after another", leader=first)
    for _ in range(size.of_a_kind):
        ahead = Player(AHEAD, 0)
        crowd.add("honest, looks ahead", ahead, ahead)
        for noise, level in HELPED:
            for share in SHARES:
                own = Player(noise, level, STRONG, share)
                crowd.add(f"strong bot for {share:.0%} of drawings", own, own)
        crowd.add("strong bot for 100% of drawings", EVERY, EVERY)
        crowd.add("the judge's value for 100% of drawings", COPY, COPY)
        scout = anybody("first account", presence=0.95)
        person = crowd.accounts[scout]
        crowd.accounts.append(
            person._replace(kind="second account of one person", leader=scout, gain=SECOND_GAIN)
        )
        strong = {"presence": 0.9, "tempo": 0.0}
        crowd.add("times: half a second", EVERY, EVERY, pace=lambda _: 0.5, **strong)
        crowd.add("times: 8 s ± 10 %", EVERY, EVERY, pace=lambda r: r.gauss(8, 0.8), **strong)
        crowd.add("times: 5 to 15 s", EVERY, EVERY, pace=lambda r: r.uniform(5, 15), **strong)
    return crowd


def show(crowd: Crowd) -> dict[str, float]:
    """Print and return the share flagged of each kind of account, with the reasons."""
    flags = crowd.flags()
    kinds = Counter(account.kind for account in crowd.accounts)
    flagged = Counter(crowd.accounts[who].kind for who in flags)
    reasons = Counter(
        (crowd.accounts[who].kind, reason)
        for who, found in flags.items()
        for reason in {flag.kind for flag in found}
    )
    for kind, number in kinds.items():
        why = ", ".join(f"{reason} {n}" for (of, reason), n in reasons.items() if of == kind)
        print(f"{kind:42}{number:6} accounts{flagged[kind]:6} flagged  {why}")
    return {kind: flagged[kind] / number for kind, number in kinds.items()}


def main() -> None:
    """Print the table; fails if too many honest players are flagged."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--short", action="store_true")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seeds", type=int, default=1)
    parser.add_argument("--kept", type=Path, default=Path("flag-games.jsonl"))
    wish = parser.parse_args()
    size = SHORT if wish.short else FULL
    deals = range(FIRST_DEAL, FIRST_DEAL + size.deals)
    kept = PLAYED if wish.short else wish.kept
    bank = games_of(all_players(), deals, "base", kept, wish.jobs)
    for seed in range(wish.seeds):
        crowd = a_crowd(bank, size, deals, seed)
        crowd.play()
        if show(crowd)[HONEST] > MOST_FALSE:
            sys.exit("too many honest players are flagged")


if __name__ == "__main__":
    main()
