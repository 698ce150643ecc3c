"""Adding a card touches one place: five new cards are added to a copy of the tree and played.

The patches are exactly those that CONTRIBUTING.md promises: one row each, a function with its deck
line and an example for the scoring card, and the English names.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]

GAMES = 50

# File, the text before which the addition goes, and the addition.
PATCHES = (
    (
        "src/inkland/cards/explore.py",
        ")  # fmt: skip\n\nEXPLORE_SETS",
        '    ExploreCard("peat_bog", time=1, terrains=(WATER, FOREST), shape="oo / .o / .o",'
        ' coin_shape="oo"),\n',
    ),
    (
        "src/inkland/cards/scoring/spatial.py",
        "SPATIAL = (",
        "def long_shadows(sheet: MapSheet) -> Awards:\n"
        '    """Two stars for each mountain that touches a monster."""\n'
        "    for mountain in each_space(sheet.mountain & adjacent(monsters(sheet))):\n"
        "        yield 2, mountain\n\n\n",
    ),
    (
        "src/inkland/cards/scoring/spatial.py",
        ")\n<end>",
        '    *deck("made_up", (long_shadows, 6)),\n',
    ),
    (
        "src/inkland/cards/ambushes.py",
        ")\n\nAMBUSH_SETS",
        '    AmbushCard("basilisk_stare", "o.o", CLOCKWISE, Corner.TOP_LEFT, Terrain.GORGON,'
        ' steps=("ambush", "gorgon")),\n',
    ),
    (
        "src/inkland/cards/heroes.py",
        ")\n<end>",
        '    HeroCard("oona_the_tall", "H.* / .*."),\n',
    ),
    (
        "src/inkland/cards/skills.py",
        ")  # fmt: skip\n<end>",
        '    SkillCard("sidestep", 0, SkillEffect.OTHER_AMBUSH, "o", any_turn=True),\n'
        '    SkillCard("survey", 0, SkillEffect.EXTRA_SHAPE, "ooo", touching=Touching.THE_DRAWING,'
        " any_turn=True),\n"
        '    SkillCard("stretch", 0, SkillEffect.OTHER_SHAPE, "ooooo"),\n',
    ),
    (
        "src/inkland/examples/scoring/long_shadows.txt",
        "",
        "Long Shadows: two stars for each mountain that touches a monster.\n\n"
        "two of three mountains touch a monster -> 4\n"
        "^ X ^\n"
        ". . .\n"
        ". . ^\n",
    ),
    (
        "locales/en/heroes.ftl",
        "<end>",
        "\ncard-peat_bog = Peat Bog\n"
        "card-long_shadows = Long Shadows\n    .rule = Two stars for each mountain by a monster.\n"
        "card-basilisk_stare = Basilisk Stare\n    .rule = Sheets go to the left.\n"
        "card-oona_the_tall = Oona the Tall\n    .rule = Guards two spaces.\n"
        "card-sidestep = Sidestep\n    .rule = A single monster instead of the ambush.\n"
        "card-survey = Survey\n    .rule = Three more spaces.\n"
        "card-stretch = Stretch\n    .rule = Five in a row.\n",
    ),
)
# The files that the table in CONTRIBUTING.md allows to change.
PROMISED = {
    "src/inkland/cards/explore.py",
    "src/inkland/cards/scoring/spatial.py",
    "src/inkland/cards/ambushes.py",
    "src/inkland/cards/heroes.py",
    "src/inkland/cards/skills.py",
    "src/inkland/examples/scoring/long_shadows.txt",
    "locales/en/heroes.ftl",
}

GAME = """
from collections import Counter
from pathlib import Path
import inkland
from inkland.cards import SCORING, CardId
from inkland import examples
from inkland.rules import preset
from inkland.rules.errors import OneCardPerCategory
from inkland.rules.options import check
from inkland.rules.events import CardRevealed, SeasonScored, SkillUsed
from inkland.rules.replay import replay
from inkland.rules.transcript import write
from inkland.sheet import MapSheet
from inkland.speech import speech
from tables import random_game

assert Path(inkland.__file__).is_relative_to(Path.cwd())
seen = Counter()
for seed in range(GAMES):
    options = preset("everything")._replace(seats=1 + seed % 4,
        ambush_by="walk" if seed % 5 == 0 else "neighbour",
        ambushes=("basilisk_stare", "ogre_charge", "zombie_plague", "gorgon_gaze"),
        scoring=("long_shadows", "deepwood", "great_city", "jorekburg"),
        skills=("sidestep", "survey", "stretch"),
    )
    events = random_game(options, seed)
    text = write(events)
    assert write(replay(text).events) == text
    for event in events:
        if isinstance(event, CardRevealed):
            seen[event.card] += 1
        if isinstance(event, SkillUsed):
            seen[event.skill] += 1
        if isinstance(event, SeasonScored):
            seen["long_shadows"] += dict(event.score.edicts).get("A", 0)
for example in examples.of_card("long_shadows"):
    assert SCORING[CardId("long_shadows")].stars(MapSheet.drawn(example.drawing)) == example.stars
try:
    check(preset("everything")._replace(scoring_from=("made_up",)))
except OneCardPerCategory:
    print("no deal without a card of each category")
names = "peat_bog long_shadows basilisk_stare oona_the_tall sidestep survey stretch"
for name in names.split():
    assert seen[name] > 0, (name, seen)
    print(name, seen[name], speech("en").say(f"card-{name}"))
""".replace("GAMES", str(GAMES))


def patched(folder: Path) -> Path:
    """A copy of the tree with the new cards in it."""
    for name in ("src", "locales", "tests"):
        shutil.copytree(
            ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__", "golden")
        )
    for name, before, addition in PATCHES:
        file = folder / name
        text = (file.read_text(encoding="utf-8") if file.exists() else "") + "<end>"
        place = before or "<end>"
        assert text.count(place) == 1, (name, place)
        text = text.replace(place, addition + place)
        file.write_text(text.removesuffix("<end>"), encoding="utf-8")
    return folder


def test_five_new_cards_are_played_after_one_row_each(tmp_path: Path) -> None:
    """Each is revealed, scored or used, and every game is transcribed and replayed."""
    assert {name for name, _before, _addition in PATCHES} == PROMISED
    tree = patched(tmp_path)
    path = os.pathsep.join(str(tree / name) for name in ("src", "tests"))
    run = subprocess.run(
        [sys.executable, "-c", GAME],
        cwd=tree,
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr[-3000:]
    assert "Peat Bog" in run.stdout and "Stretch" in run.stdout
    assert "no deal without a card of each category" in run.stdout
