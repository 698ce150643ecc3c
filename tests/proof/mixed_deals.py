"""Random players on thousands of mixed deals, each transcribed and replayed: `make mixed`."""

import sys
from collections.abc import Iterable
from random import Random

from inkland.bots.games.self_play import play_game
from inkland.bots.random_bot import RandomBot
from inkland.cards import AMBUSH_CARDS, EXPLORE_SETS, MAP_SHEETS, SEASON_SETS, SKILL_CARDS, CardId
from inkland.rules import GameOptions, fold
from inkland.rules.options import ids
from inkland.rules.replay import replay
from inkland.rules.transcript import write

DEALS = 2_000


def mixed_options(random: Random) -> GameOptions:
    """Any mix of the boxes that can be set up."""
    return GameOptions(
        seats=random.randint(1, 6),
        map_sheet=random.choice(sorted(MAP_SHEETS)),
        explore=random.choice(sorted(EXPLORE_SETS)),
        seasons=random.choice(sorted(SEASON_SETS)),
        ruins_cards=random.choice(("auto", "yes")),
        ambushes=some(random, ids(AMBUSH_CARDS), (4, 5, 12)),
        ambush_by=random.choice(("neighbour", "neighbour", "walk")),
        heroes=random.random() < 0.6,
        scoring_from=random.choice((("base",), ("heroes",), ("base", "heroes"))),
        skills=some(random, ids(SKILL_CARDS), (0, 3, 3, 8)),
        fallback_terrain=random.choice(("any", "any", "card")),
    )


def with_family_rules(random: Random, options: GameOptions) -> GameOptions:
    """The options with any of the switches that families ask for (D48), or none."""
    return options._replace(
        ambush_count=random.choice((4, 4, 0, 1, 2, 3)),
        skill_count=random.randint(1, len(options.skills)) if options.skills else 3,
        powers=random.choice(("every", "own")),
    )


def some(random: Random, cards: tuple[CardId, ...], numbers: Iterable[int]) -> tuple[CardId, ...]:
    """`number` of the cards, chosen at random."""
    return tuple(random.sample(cards, random.choice(list(numbers))))


def main(deals: int) -> None:
    """Play the deals; any difference raises."""
    random = Random(2026)
    for deal in range(deals):
        options = mixed_options(random)._replace(great_city=("cluster", "spaces")[deal % 2])
        options = with_family_rules(random, options) if deal % 3 == 0 else options
        events, state = play_game(options, str(deal), [RandomBot()] * options.seats)
        assert fold(events) == state
        assert all(0 <= seat.spent <= seat.coins <= 14 for seat in state.seats)
        if deal % 10 == 0:
            assert replay(write(events)).state == state
    print(f"{deals} mixed deals played to the end")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else DEALS)
