"""How many legal placements each card has: three countings that must agree.

The table below, a brute-force loop over coordinates that shares nothing with the game, and what
the rules offer. The same loop is compared with the rules, placement by placement, on random maps.
"""

from random import Random

import pytest

import random_maps
from inkland.cards import MAP_SHEETS
from inkland.sheet import MapSheet
from tables import SOLO, TWO, Table, written

Cell = tuple[int, int]
Cells = frozenset[Cell]
Grid = list[str]

MAPS: dict[str, Grid] = {
    "a": [
        "...........",
        "...^.r.....",
        ".r......^r.",
        "...........",
        "...........",
        ".....^.....",
        "...........",
        "...........",
        ".r^......r.",
        ".....r.^...",
        "...........",
    ],
    "b": [
        "...........",
        "......r.^..",
        "..r^.......",
        ".....#.....",
        "....##r....",
        "....###....",
        ".r...#.....",
        ".....^..r..",
        ".........^.",
        "..^r.......",
        "...........",
    ],
}
SHAPES: dict[str, tuple[list[Cell], ...]] = {
    "great_river": ([(0, 0), (1, 0), (2, 0)], [(0, 2), (1, 1), (1, 2), (2, 0), (2, 1)]),
    "farmland": ([(0, 0), (1, 0)], [(0, 1), (1, 0), (1, 1), (1, 2), (2, 1)]),
    "hamlet": ([(0, 0), (1, 0), (1, 1)], [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1)]),
    "forgotten_forest": ([(0, 0), (1, 1)], [(0, 0), (1, 0), (1, 1), (2, 1)]),
    "hinterland_stream": ([(0, 0), (0, 1), (0, 2), (1, 0), (2, 0)],),
    "homestead": ([(0, 0), (1, 0), (1, 1), (2, 0)],),
    "orchard": ([(0, 0), (0, 1), (0, 2), (1, 2)],),
    "treetop_village": ([(0, 2), (0, 3), (1, 0), (1, 1), (1, 2)],),
    "marshlands": ([(0, 0), (1, 0), (1, 1), (1, 2), (2, 0)],),
    "fishing_village": ([(0, 0), (0, 1), (0, 2), (0, 3)],),
    "rift_lands": ([(0, 0)],),
    "goblin_attack": ([(0, 0), (1, 1), (2, 2)],),
    "bugbear_assault": ([(0, 0), (0, 2), (1, 0), (1, 2)],),
    "kobold_onslaught": ([(0, 0), (1, 0), (1, 1), (2, 0)],),
    "gnoll_raid": ([(0, 0), (0, 1), (1, 0), (2, 0), (2, 1)],),
}
TERRAINS = {
    "great_river": "W", "farmland": "C", "hamlet": "V", "forgotten_forest": "F",
    "hinterland_stream": "CW", "homestead": "VC", "orchard": "FC", "treetop_village": "FV",
    "marshlands": "FW", "fishing_village": "VW", "rift_lands": "FVCWX",
    "goblin_attack": "X", "bugbear_assault": "X", "kobold_onslaught": "X", "gnoll_raid": "X",
}  # fmt: skip

# card: map A, map A after ruins, map B, map B after ruins
EXPLORE = {
    "great_river": (406, 88, 327, 83),
    "farmland": (258, 40, 224, 36),
    "hamlet": (872, 216, 714, 188),
    "forgotten_forest": (464, 94, 390, 82),
    "hinterland_stream": (480, 96, 366, 116),
    "homestead": (568, 136, 460, 120),
    "orchard": (1144, 240, 930, 238),
    "treetop_village": (952, 240, 722, 228),
    "marshlands": (472, 116, 362, 128),
    "fishing_village": (288, 48, 228, 46),
    "rift_lands": (580, 30, 545, 30),
}
# card: map A, map B
AMBUSHES = {
    "goblin_attack": (136, 109),
    "bugbear_assault": (144, 116),
    "kobold_onslaught": (284, 230),
    "gnoll_raid": (268, 211),
}


# --- The brute force


def turns(cells: list[Cell]) -> set[Cells]:
    """The eight turnings and mirrorings, pushed to the top left."""
    found = set()
    for mirrored in (cells, [(row, -column) for row, column in cells]):
        turned = mirrored
        for _ in range(4):
            turned = [(column, -row) for row, column in turned]
            top, left = min(row for row, _ in turned), min(column for _, column in turned)
            found.add(frozenset((row - top, column - left) for row, column in turned))
    return found


def placements(card: str, grid: Grid, after_ruins: bool) -> set[tuple[str, Cells]]:
    """Every terrain and every set of spaces on which the card may be drawn on this map."""
    empty = {
        (row, column) for row in range(11) for column in range(11) if grid[row][column] in ".r"
    }
    ruins = {(row, column) for row, column in empty if grid[row][column] == "r"}
    found = {
        (terrain, moved)
        for cells in SHAPES[card]
        for turned in turns(cells)
        for down in range(11)
        for right in range(11)
        if (moved := frozenset((row + down, column + right) for row, column in turned)) <= empty
        and (not after_ruins or moved & ruins)
        for terrain in TERRAINS[card]
    }
    if found:
        return found
    single = "X" if card in AMBUSHES else "FVCWX"
    return {(terrain, frozenset({space})) for space in empty for terrain in single}


def offered(card: str, sheet: MapSheet, after_ruins: bool) -> set[tuple[str, Cells]]:
    """What the rules offer, read from the notation of placements."""
    deck = f"temple_ruins {card}" if after_ruins else card
    options = TWO if card in AMBUSHES else SOLO
    listed = written(Table(deck, options=options, sheets=[sheet] * options.seats).legal(0))
    assert len(listed) == len(set(listed))
    return {
        (text[0], frozenset(("ABCDEFGHIJK".index(name[0]), int(name[1:]) - 1) for name in names))
        for text in listed
        for names in (text.split()[1:],)
    }


# --- The countings


@pytest.mark.parametrize("card", EXPLORE)
@pytest.mark.parametrize("sheet", MAPS)
@pytest.mark.parametrize("after_ruins", [False, True])
def test_explore_cards_on_blank_maps(card: str, sheet: str, after_ruins: bool) -> None:
    expected = EXPLORE[card]["ab".index(sheet) * 2 + after_ruins]
    counted = placements(card, MAPS[sheet], after_ruins)
    assert len(counted) == expected
    assert offered(card, MAP_SHEETS[sheet], after_ruins) == counted


@pytest.mark.parametrize("card", AMBUSHES)
@pytest.mark.parametrize("sheet", MAPS)
def test_ambushes_on_blank_maps(card: str, sheet: str) -> None:
    expected = AMBUSHES[card]["ab".index(sheet)]
    counted = placements(card, MAPS[sheet], after_ruins=False)
    assert len(counted) == expected
    assert offered(card, MAP_SHEETS[sheet], after_ruins=False) == counted
    assert offered(card, MAP_SHEETS[sheet], after_ruins=True) == counted  # not bound by it (R7)


@pytest.mark.parametrize("card", SHAPES)
def test_random_maps(card: str) -> None:
    """Also where nothing fits and a single space is left (R1, R2, R11)."""
    random = Random(card)
    singles = 0
    for _ in range(100):
        text = random_maps.random_map(random)
        grid = ["".join(line.split()) for line in text.splitlines()]
        if not any(character in ".r" for line in grid for character in line):
            continue
        after_ruins = random.random() < 0.5 and card not in AMBUSHES
        found = offered(card, MapSheet.drawn(text), after_ruins)
        assert found == placements(card, grid, after_ruins), text
        singles += all(len(cells) == 1 for _, cells in found)
    assert card == "rift_lands" or 0 < singles < 100
