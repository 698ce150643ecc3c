"""How many legal placements each card has, counted in three ways that must agree.

The table below, a brute-force loop over coordinates that shares nothing with the game, and what the
rules offer. The loop is also compared with the rules, placement by placement, on random maps.
"""

from collections.abc import Iterable
from random import Random

import pytest

import random_maps
from inkland.cards import MAP_SHEETS
from inkland.rules import GameOptions
from inkland.sheet import MapSheet
from tables import HEROES, SOLO, Table, cards, with_skills, written

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
    "c": [
        "...........",
        ".^..r......",
        "...........",
        ".......r^..",
        "...........",
        "...^.......",
        "......r....",
        "..r........",
        ".........^.",
        ".....^..r..",
        "r..........",
    ],
    "d": [
        "...........",
        ".#.r....r^.",
        ".#.........",
        "...^.......",
        "...........",
        ".r....^..##",
        ".......r.#r",
        "...........",
        "..^......^.",
        "##...r.....",
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
    "lagoon": ([(0, 1), (1, 0)], [(0, 0), (0, 1), (0, 2), (1, 1)]),
    "pasture": ([(0, 0), (0, 2)], [(0, 1), (0, 2), (1, 0), (1, 1)]),
    "settlement": ([(0, 0), (1, 0)], [(0, 2), (1, 1), (1, 2), (2, 0), (2, 1)]),
    "timber_grove": ([(0, 0), (1, 0), (1, 1)], [(0, 0), (0, 2), (1, 0), (1, 2)]),
    "hillside_terrace": ([(0, 0), (0, 1), (1, 0), (1, 1)],),
    "frontier_dwelling": ([(0, 0), (0, 1), (0, 2), (1, 1), (2, 1)],),
    "wildwood_garden": ([(0, 1), (0, 2), (1, 0)],),
    "woodland_crossroads": ([(0, 1), (1, 0), (1, 1), (1, 2), (2, 1)],),
    "coastal_encampment": ([(0, 0), (0, 1), (0, 2), (1, 0)],),
    "mangrove_swamp": ([(0, 0), (0, 1), (0, 2), (1, 0), (1, 2)],),
    "kethras_gates": ([(0, 0)],),
    "dragon_inferno": ([(0, 2), (1, 0), (1, 1), (1, 2), (2, 0)],),
    "zombie_plague": ([(0, 0)],),
    "giant_troll_ravage": ([(0, 0), (0, 1), (0, 2), (1, 1)],),
    "gorgon_gaze": ([(0, 0), (0, 2), (1, 1)],),
    "flayer_incursion": ([(0, 0), (1, 0), (1, 1)],),
    "insectoid_invasion": ([(0, 1), (1, 0), (1, 1), (2, 0)],),
    "ratman_strike": ([(0, 0), (0, 1), (0, 2)],),
    "ogre_charge": ([(0, 0), (0, 1), (1, 0), (1, 1)],),
}
TERRAINS = {
    "great_river": "W", "farmland": "C", "hamlet": "V", "forgotten_forest": "F",
    "hinterland_stream": "CW", "homestead": "VC", "orchard": "FC", "treetop_village": "FV",
    "marshlands": "FW", "fishing_village": "VW", "rift_lands": "FVCWX",
    "goblin_attack": "X", "bugbear_assault": "X", "kobold_onslaught": "X", "gnoll_raid": "X",
    "lagoon": "W",
    "pasture": "C",
    "settlement": "V",
    "timber_grove": "F",
    "hillside_terrace": "CW",
    "frontier_dwelling": "VC",
    "wildwood_garden": "FC",
    "woodland_crossroads": "FV",
    "coastal_encampment": "VW",
    "mangrove_swamp": "FW",
    "kethras_gates": "FVCWX",
    "dragon_inferno": "D",
    "zombie_plague": "Z",
    "giant_troll_ravage": "T",
    "gorgon_gaze": "G",
    "flayer_incursion": "X",
    "insectoid_invasion": "X",
    "ratman_strike": "X",
    "ogre_charge": "X",
}  # fmt: skip

# card: map A or C, the same after ruins, map B or D, the same after ruins
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
    "lagoon": (468, 88, 394, 77),
    "pasture": (470, 87, 399, 76),
    "settlement": (446, 95, 375, 76),
    "timber_grove": (488, 92, 409, 81),
    "hillside_terrace": (160, 36, 130, 34),
    "frontier_dwelling": (492, 152, 396, 110),
    "wildwood_garden": (1232, 212, 1048, 186),
    "woodland_crossroads": (120, 38, 96, 28),
    "coastal_encampment": (1168, 272, 964, 218),
    "mangrove_swamp": (552, 164, 438, 126),
    "kethras_gates": (580, 30, 545, 30),
}
# card: map A or C, map B or D
AMBUSHES = {
    "goblin_attack": (136, 109),
    "bugbear_assault": (144, 116),
    "kobold_onslaught": (284, 230),
    "gnoll_raid": (268, 211),
    "dragon_inferno": (246, 198),
    "zombie_plague": (116, 109),
    "giant_troll_ravage": (288, 236),
    "gorgon_gaze": (308, 260),
    "flayer_incursion": (340, 287),
    "insectoid_invasion": (288, 235),
    "ratman_strike": (172, 148),
    "ogre_charge": (80, 65),
}
HEROES_CARDS = [*list(EXPLORE)[11:], *list(AMBUSHES)[4:]]
HERO_MARKS: dict[str, list[Cell]] = {
    "dobrik_of_lorkheim": [(-1, 0), (0, -1), (0, 1), (1, 0)],
    "wren_the_lioness": [(-1, 2), (0, 2), (1, 2)],
    "freyla_the_true": [(0, 1), (0, 2), (0, 3)],
    "dal_of_jolev": [(-1, -1), (-1, 1), (1, -1), (1, 1)],
}


# --- Brute force


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


def options_for(card: str) -> GameOptions:
    """The box of the card; ambushes are drawn at two seats."""
    options = SOLO._replace(seats=2 if card in AMBUSHES else 1)
    if card in HEROES_CARDS:
        ambushes = tuple(dict.fromkeys([*cards(card), *HEROES.ambushes]))
        ambushes = ambushes if card in AMBUSHES else HEROES.ambushes
        options = options._replace(explore="heroes", ruins_cards="yes", ambushes=ambushes)
    return options


def offered(card: str, sheet: MapSheet, after_ruins: bool) -> set[tuple[str, Cells]]:
    """What the rules offer, read from the notation of placements."""
    deck = f"temple_ruins {card}" if after_ruins else card
    options = options_for(card)
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
    if (card in HEROES_CARDS) != (sheet in "cd"):
        return  # each on the maps of its own box
    expected = EXPLORE[card]["abcd".index(sheet) % 2 * 2 + after_ruins]
    counted = placements(card, MAPS[sheet], after_ruins)
    assert len(counted) == expected
    assert offered(card, MAP_SHEETS[sheet], after_ruins) == counted


@pytest.mark.parametrize("card", AMBUSHES)
@pytest.mark.parametrize("sheet", MAPS)
def test_ambushes_on_blank_maps(card: str, sheet: str) -> None:
    if (card in HEROES_CARDS) != (sheet in "cd"):
        return  # each on the maps of its own box
    expected = AMBUSHES[card]["abcd".index(sheet) % 2]
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
    assert SHAPES[card] == ([(0, 0)],) or 0 < singles < 100


# --- Heroes: the same countings of spaces and marks


def on_map(cells: Iterable[Cell]) -> Cells:
    return frozenset((row, column) for row, column in cells if 0 <= row < 11 and 0 <= column < 11)


def read(text: str) -> Cells:
    return frozenset(("ABCDEFGHIJK".index(name[0]), int(name[1:]) - 1) for name in text.split())


def hero_placements(card: str, grid: Grid) -> set[tuple[Cells, Cells]]:
    """Each empty space with each set of marks that some turning leaves on the map (1, 3, D17)."""
    found = set()
    for row, column in empty_of(grid):
        for flip in (1, -1):
            marks = [(down, right * flip) for down, right in HERO_MARKS[card]]
            for _ in range(4):
                marks = [(right, -down) for down, right in marks]
                left = on_map((row + down, column + right) for down, right in marks)
                found.add((frozenset({(row, column)}), left))
    return found


def empty_of(grid: Grid) -> set[Cell]:
    return {(row, column) for row in range(11) for column in range(11) if grid[row][column] in ".r"}


@pytest.mark.parametrize("card", HERO_MARKS)
def test_heroes_on_random_maps(card: str) -> None:
    random = Random(card)
    for _ in range(60):
        text = random_maps.random_map(random)
        grid = ["".join(line.split()) for line in text.splitlines()]
        if not empty_of(grid):
            continue
        listed = written(Table(card, options=HEROES, sheets=[MapSheet.drawn(text)]).legal(0))
        halves = [element.removeprefix("H ").split("!") for element in listed]
        found = {(read(space), read(marks)) for space, marks in halves}
        assert len(found) == len(listed) and found == hero_placements(card, grid), text


# --- Skills: what each allows, by brute force


def beside(cells: Iterable[Cell]) -> set[Cell]:
    steps = ((-1, 0), (1, 0), (0, -1), (0, 1))
    return {(row + down, column + right) for row, column in cells for down, right in steps}


def lying(shapes: Iterable[list[Cell]], room: set[Cell]) -> set[Cells]:
    """Every place of these shapes, turned at will, on the room."""
    return {
        moved
        for cells in shapes
        for turned in turns(cells)
        for down in range(11)
        for right in range(11)
        if (moved := frozenset((row + down, column + right) for row, column in turned)) <= room
    }


def sticking_out(shapes: Iterable[list[Cell]], room: set[Cell]) -> set[Cells]:
    """What is left on the map where a part, but not all, of a shape lies outside."""
    found = set()
    for cells in shapes:
        for turned in turns(cells):
            for down in range(-4, 11):
                for right in range(-4, 11):
                    moved = frozenset((row + down, column + right) for row, column in turned)
                    part = on_map(moved)
                    if part and part != moved and part <= room:
                        found.add(part)
    return found


def changed(skill: str, card: str, grid: Grid, after_ruins: bool) -> set[tuple[str, Cells]]:
    """The main drawings that Negotiate, Knowledge and Move Silently allow (R45-R47, D24, D25)."""
    room, square = empty_of(grid), [(0, 0), (0, 1), (1, 0), (1, 1)]
    terrains = TERRAINS[card]
    if skill == "negotiate":
        spots = set() if square in SHAPES[card] else lying([square], room)
    elif skill == "knowledge":
        spots = set() if "V" in terrains else lying(SHAPES[card], room)
        terrains = "V"
    else:
        spots = sticking_out(SHAPES[card], room)
    ruins = {(row, column) for row, column in room if grid[row][column] == "r"}
    return {
        (terrain, spot) for spot in spots if not after_ruins or spot & ruins for terrain in terrains
    }


def added(skill: str, card: str, grid: Grid, main: tuple[str, Cells]) -> set[tuple[str, Cells]]:
    """The extra drawings behind the main one (R42-R44, R48, D22, D27); no marks on this map."""
    terrain, cells = main
    room = empty_of(grid) - cells
    if skill == "diplomacy":
        return {("B", spot) for spot in lying([[(0, 0)]], room)}
    if skill == "search":
        return {(terrain, spot) for spot in lying([[(0, 0)]], room & beside(cells))}
    if skill == "cure_wounds":
        monsters = {
            (row, column)
            for row in range(11)
            for column in range(11)
            if grid[row][column] in "XDZTGxdztg"
        } | (cells if terrain == "X" else set())
        dominoes = lying([[(0, 0), (0, 1)]], room)
        near = {spot for spot in dominoes if spot & beside(monsters)}
        return {(letter, spot) for spot in near for letter in TERRAINS[card]}
    copied = [shape for shape in SHAPES[card] if cells in lying([shape], set(EVERYWHERE))]
    return {(terrain, spot) for spot in lying(copied, room)}


EVERYWHERE = [(row, column) for row in range(11) for column in range(11)]


def as_cells(listed: list[str]) -> set[tuple[str, Cells]]:
    found = {(text[0], read(text[2:])) for text in listed}
    assert len(found) == len(listed)
    return found


@pytest.mark.parametrize("card", [*EXPLORE])
def test_skills_on_random_maps(card: str) -> None:
    """What is offered behind each skill, and whether the skill is offered at all."""
    random = Random(card)
    changes, extras = ("negotiate", "knowledge", "move_silently"), ("cure_wounds", "search")
    for number in range(24):
        text = random_maps.random_map(random)
        grid = ["".join(line.split()) for line in text.splitlines()]
        if not empty_of(grid):
            continue
        after_ruins = random.random() < 0.4
        deck = f"temple_ruins {card}" if after_ruins else card
        behind = (*extras, "concentrate" if number % 2 else "diplomacy")
        for names in (changes, behind):
            options = with_skills(" ".join(names), options_for(card))
            table = Table(deck, options=options, sheets=[MapSheet.drawn(text)], coins=[9])
            first = table.legal(0)
            plain = [one for one in written(first) if not one.startswith("skill")]
            main = random.choice(plain)
            uses = {one for one in written(first) if one.startswith("skill")}
            uses |= set(written(table.legal(0, main)))
            for skill in names:
                begun = (f"skill {skill}",) if skill in changes else (main, f"skill {skill}")
                drawn = (main[0], read(main[2:]))
                if skill in changes:
                    expected = changed(skill, card, grid, after_ruins)
                else:
                    expected = added(skill, card, grid, drawn)
                if skill == "concentrate" and first.fallback:
                    expected = set()  # not with the single space (D23)
                assert (f"skill {skill}" in uses) == bool(expected), (skill, main, text)
                if expected:
                    assert as_cells(written(table.legal(0, *begun))) == expected, (skill, text)
