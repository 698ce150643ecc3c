"""Random own map sheets in all presets, alone, at tables and in a hall: `make own-maps`.

Each sheet goes the way of the editor: a drawing is checked, and its notation played. What the check
gives a notation must be played to the end, transcribed and replayed without a refusal.
"""

import argparse
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from random import Random
from typing import Final, NamedTuple

from inkland.bots import warm_up
from inkland.bots.bot import Bot
from inkland.bots.games.self_play import play_game
from inkland.bots.par import par
from inkland.bots.random_bot import RandomBot
from inkland.bots.roster import bot_named
from inkland.protocol.map_resources import MapSheetInfo
from inkland.rules import fold
from inkland.rules.options import PRESETS, by_the_rulebook, preset
from inkland.rules.paper import check_printed
from inkland.rules.replay import replay
from inkland.rules.transcript import write
from inkland.sheet import SIDE, MapSheet
from inkland.table.map_warnings import sheet_info

MAPS: Final = 200
HALL: Final = 100  # seats
PLAIN: Final = ("greedy", "inept_assistant")
COMPILED: Final = ("one_ply", "apprentice_surveyor")
# Shares of mountains, ruins, wasteland and empty land, from nearly blank to nearly full.
_WEIGHTS: Final = ((0, 0, 0, 1), (1, 1, 1, 60), (2, 3, 2, 20), (3, 1, 3, 3), (9, 2, 9, 1))


class Played(NamedTuple):
    """What came of a sheet: whether anything was unusual, and how many games of each kind."""

    kind: str
    games: Counter[str]


def random_drawing(random: Random, number: int) -> str:
    """A blank sheet: every fourth as the printed ones are, the others anything at all."""
    spaces = SIDE * SIDE
    if number % 4 == 0:
        numbers = (random.randint(4, 6), random.randint(5, 7), random.randint(0, 8))
        signs = [sign for sign, many in zip("^r#", numbers, strict=True) for _ in range(many)]
        signs += ["."] * (spaces - len(signs))
        random.shuffle(signs)
    elif number % 10 == 7:  # a single space is left, or none
        signs = random.choices("^#", k=spaces)
        signs[random.randrange(spaces)] = random.choice(".r^")
    else:
        signs = random.choices("^r#.", random.choice(_WEIGHTS), k=spaces)
    return "/".join("".join(signs[row * SIDE : row * SIDE + SIDE]) for row in range(SIDE))


def kind_of(info: MapSheetInfo) -> str:
    """What the editor says of a sheet."""
    if info.map_sheet is None:
        return "refused"
    is_usual = not info.warnings and all(count.is_usual for count in info.counts)
    return "usual" if is_usual else "warned"


def play_map(number: int, has_compiled: bool = False) -> Played:
    """Play a sheet in all presets, alone and at a table, and by better bots.

    Every tenth is played in a hall, too, and has a par.
    """
    random = Random(f"own map {number}")
    drawing = random_drawing(random, number)
    info = sheet_info(MapSheet.drawn(drawing))
    games: Counter[str] = Counter()
    if info.map_sheet is None:
        assert "." not in drawing and "r" not in drawing
        return Played("refused", games)
    assert info.sheet == drawing
    seats = {name: random.randint(2, 5) for name in PRESETS}
    hall, watched = random.sample(sorted(PRESETS), 2)
    for name in PRESETS:
        play(info.map_sheet, name, [RandomBot()])
        play(info.map_sheet, name, [RandomBot()] * seats[name])
        games.update(("solo", "table"))
    better = PLAIN + (COMPILED if has_compiled else ())
    for bot in better:
        play(info.map_sheet, watched, [bot_named(bot)])
    games.update(better)
    if number % 10 == 0:
        play(info.map_sheet, hall, [RandomBot()] * HALL)
        play(info.map_sheet, watched, [RandomBot()], has_par=True)
        games.update(("hall", "par"))
    return Played(kind_of(info), games)


def play(map_sheet: str, name: str, bots: Sequence[Bot], has_par: bool = False) -> None:
    """Play a game to its end; any difference to its transcript raises."""
    options = by_the_rulebook(preset(name)._replace(seats=len(bots), map_sheet=map_sheet))
    events, state = play_game(options, f"{name} {map_sheet}", bots)
    assert state.ending is not None and fold(events) == state
    for seat in state.seats:
        check_printed(seat.sheet, map_sheet)
    if len(bots) < HALL:
        assert replay(write(events)).state == state
    if has_par:
        assert par(events, bot_named("greedy"), "own maps", plays=1).stars is not None


def played(numbers: Sequence[int], jobs: int, has_compiled: bool) -> Iterator[Played]:
    """Play sheets in so many processes."""
    # A bot that is not compiled yet would let a plain one answer.
    start = warm_up.wait_until_ready if has_compiled else None
    with ProcessPoolExecutor(jobs, initializer=start) as pool:
        yield from pool.map(play_map, numbers, [has_compiled] * len(numbers))


def main() -> None:
    """Play the sheets and say what came of them."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--maps", type=int, default=MAPS)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--plain", action="store_true", help="without compiled bots")
    asked = parser.parse_args()
    has_compiled = not asked.plain and warm_up.is_installed()
    kinds: Counter[str] = Counter()
    games: Counter[str] = Counter()
    number = 0
    while kinds.total() - kinds["refused"] < asked.maps:  # sheets that can be played
        left = asked.maps - (kinds.total() - kinds["refused"])
        for one in played(range(number, number + left), asked.jobs, has_compiled):
            kinds[one.kind] += 1
            games += one.games
            if kinds.total() % 20 == 0:
                print(f"{kinds.total()} sheets, {games.total()} games", flush=True)
        number += left
    print(f"{number} sheets: {dict(kinds)}; {games.total()} games: {dict(games)}")


if __name__ == "__main__":
    main()
