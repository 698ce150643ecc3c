"""Random sheets of all sides with four edicts each, as JSON: `random-sheets.py SEED NUMBER`."""

import json
import sys
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parents[2] / "tests"))

from inkland.cards import CATEGORIES
from random_maps import (
    BASE_TERRAINS,
    HEROES_TERRAINS,
    MAP_A,
    MAP_B,
    MAP_C,
    MAP_D,
    printed_ground,
    written,
)

SIDES = (("a", MAP_A), ("b", MAP_B), ("c", MAP_C), ("d", MAP_D))


def sheets(random: Random, number: int) -> list[dict[str, object]]:
    """The sides in turn; edicts from both boxes, in any order."""
    found = []
    for index in range(number):
        side, layout = SIDES[index % len(SIDES)]
        terrains = BASE_TERRAINS if side in "ab" else HEROES_TERRAINS
        edicts = [random.choice(deck).id for deck in CATEGORIES.values()]
        found.append(
            {
                "side": side,
                "sheet": written(random, printed_ground(layout), terrains),
                "edicts": random.sample(edicts, len(edicts)),
                "coins": random.randint(0, 14),
            }
        )
    return found


print(json.dumps(sheets(Random(sys.argv[1]), int(sys.argv[2]))))
