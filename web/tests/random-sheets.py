"""Random sheets of all sides with four edicts each, as JSON: `random-sheets.py SEED NUMBER`.

Each has the score that `inkland score` tells; one process runs the command for all of them.
"""

import json
import sys
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parents[2] / "tests"))

from typer.testing import CliRunner

from inkland.cards import CATEGORIES
from inkland.cli import app
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


def score(sheet: str, edicts: list[str]) -> object:
    """What the command says of a sheet."""
    done = CliRunner().invoke(app, ["score", "-", "--cards", ",".join(edicts)], input=sheet)
    assert done.exit_code == 0, done.output
    return json.loads(done.output)


def sheets(random: Random, number: int) -> list[dict[str, object]]:
    """The sides in turn; edicts from both boxes, in any order."""
    found = []
    for index in range(number):
        side, layout = SIDES[index % len(SIDES)]
        terrains = BASE_TERRAINS if side in "ab" else HEROES_TERRAINS
        cards = [random.choice(deck).id for deck in CATEGORIES.values()]
        sheet = written(random, printed_ground(layout), terrains)
        edicts = random.sample(cards, len(cards))
        found.append(
            {
                "side": side,
                "sheet": sheet,
                "edicts": edicts,
                "said": score(sheet, edicts),
                "coins": random.randint(0, 14),
            }
        )
    return found


print(json.dumps(sheets(Random(sys.argv[1]), int(sys.argv[2]))))
