"""Random map sheets in notation, for comparing two implementations.

`random_map` puts anything anywhere; `random_base_map` only what can be on map A or B of the base
game, `random_heroes_map` what can be on map C or D of Heroes. All range from nearly blank to
completely full and from noise to large clusters.
"""

from collections.abc import Callable, Iterator
from random import Random

Space = tuple[int, int]
Drawn = dict[Space, str]

SIZE = 11
SPACES = [(row, column) for row in range(SIZE) for column in range(SIZE)]

COMMON = "FVCW"
RARE = "BXDZTGH*"
BASE_TERRAINS = "FVCWX"
HEROES_TERRAINS = "FFFVVVCCCWWWXDZTGH*"  # common ones more often, else clusters become too rare

MAP_A = """
...........
...^.r.....
.r......^r.
...........
...........
.....^.....
...........
...........
.r^......r.
.....r.^...
...........
"""
MAP_B = """
...........
......r.^..
..r^.......
.....#.....
....##r....
....###....
.r...#.....
.....^..r..
.........^.
..^r.......
...........
"""
MAP_C = """
...........
.^..r......
...........
.......r^..
...........
...^.......
......r....
..r........
.........^.
.....^..r..
r..........
"""
MAP_D = """
...........
.#.r....r^.
.#.........
...^.......
...........
.r....^..##
.......r.#r
...........
..^......^.
##...r.....
...........
"""


def random_map(random: Random) -> str:
    """Mountains, ruins and wasteland anywhere, and any of the terrains."""
    return written(random, random_ground(random), random_terrains(random))


def random_base_map(random: Random) -> str:
    """Map A or B of the base game, with what the base game draws."""
    return written(random, printed_ground(random.choice((MAP_A, MAP_B))), BASE_TERRAINS)


def random_heroes_map(random: Random) -> str:
    """Map C or D of Heroes, with what that box draws."""
    return written(random, printed_ground(random.choice((MAP_C, MAP_D))), HEROES_TERRAINS)


def written(random: Random, ground: Drawn, terrains: str) -> str:
    drawn = random_drawing(random, ground, terrains)
    sheet = {space: on_ground(ground[space], drawn.get(space)) for space in SPACES}
    rows = [[sheet[row, column] for column in range(SIZE)] for row in range(SIZE)]
    return "\n".join(" ".join(row) for row in rows)


def on_ground(ground: str, terrain: str | None) -> str:
    """The letter of a terrain drawn on this ground: lower case on ruins."""
    if terrain is None:
        return ground
    if ground == "r":
        return "%" if terrain == "*" else terrain.lower()
    return terrain


# What is printed


def printed_ground(layout: str) -> Drawn:
    rows = layout.split()
    return {(row, column): rows[row][column] for row, column in SPACES}


def random_ground(random: Random) -> Drawn:
    ground = dict.fromkeys(SPACES, ".")
    ground.update(dict.fromkeys(random_wasteland(random), "#"))
    scatter(random, ground, "^", random.choice((0, 2, 5, 5, 12)))
    scatter(random, ground, "r", random.choice((0, 3, 6, 6, 25)))
    return ground


def scatter(random: Random, ground: Drawn, character: str, count: int) -> None:
    ground.update(dict.fromkeys(random.sample(SPACES, count), character))


def random_wasteland(random: Random) -> list[Space]:
    size = random.choice((0, 0, 3, 7, 15))
    return random.choice((random.sample(SPACES, size), blob(random, SPACES, size)))


def random_terrains(random: Random) -> str:
    """One to four common terrains and none to all of the others."""
    common = random.sample(COMMON, random.randint(1, len(COMMON)))
    rare = random.sample(RARE, random.choice((0, 1, 2, 4, len(RARE))))
    return "".join(common + rare)


# What is drawn


def random_drawing(random: Random, ground: Drawn, terrains: str) -> Drawn:
    """Groups of one terrain, drawn on open spaces until enough of them are filled."""
    groups = random.choice(WAYS_TO_DRAW)
    open_spaces = [space for space in SPACES if ground[space] in ".r"]
    wanted = round(random_density(random) * len(open_spaces))
    drawn: Drawn = {}
    for group in groups(random, open_spaces):
        terrain = random.choice(terrains)
        fresh = [space for space in group if space in open_spaces and space not in drawn]
        drawn.update(dict.fromkeys(fresh[: wanted - len(drawn)], terrain))
        if len(drawn) == wanted:
            break
    return drawn


def random_density(random: Random) -> float:
    """The share of the open spaces to be drawn on: a few, nearly all, all, or any."""
    few, many = random.uniform(0.0, 0.05), random.uniform(0.95, 1.0)
    return random.choice((few, many, 1.0, random.random(), random.random(), random.random()))


def noise(random: Random, open_spaces: list[Space]) -> Iterator[list[Space]]:
    for space in random.sample(open_spaces, len(open_spaces)):
        yield [space]


def blobs(random: Random, open_spaces: list[Space]) -> Iterator[list[Space]]:
    """Grown clusters: small ones as on cards, or ones that cover half a map."""
    largest = random.choice((4, 8, 20, 60))
    left = list(open_spaces)
    while left:
        group = blob(random, left, random.randint(1, largest))
        left = [space for space in left if space not in group]
        yield group


def blob(random: Random, within: list[Space], size: int) -> list[Space]:
    """A cluster grown from a random space, smaller where there is no more room."""
    grown: list[Space] = []
    shore = [random.choice(within)]
    while shore and len(grown) < size:
        space = shore.pop(random.randrange(len(shore)))
        grown.append(space)
        fresh = [near for near in beside(space) if near in within]
        shore += [near for near in fresh if near not in grown and near not in shore]
    return grown


def beside(space: Space) -> list[Space]:
    row, column = space
    return [(row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)]


def chequers(random: Random, open_spaces: list[Space]) -> Iterator[list[Space]]:
    """Alternating spaces first, so that single empty spaces are enclosed."""
    shuffled = random.sample(open_spaces, len(open_spaces))
    first = random.randint(0, 1)
    for row, column in sorted(shuffled, key=lambda space: (sum(space) + first) % 2):
        yield [(row, column)]


def lines(random: Random, open_spaces: list[Space]) -> Iterator[list[Space]]:
    """Whole rows, columns and falling diagonals, the rest in single spaces."""
    rows = [[(line, step) for step in range(SIZE)] for line in range(SIZE)]
    columns = [[(step, line) for step in range(SIZE)] for line in range(SIZE)]
    diagonals = [[(line + step, step) for step in range(SIZE)] for line in range(SIZE)]
    every_line = rows + columns + diagonals
    yield from random.sample(every_line, random.randint(1, len(every_line)))
    yield from noise(random, open_spaces)


WAYS_TO_DRAW: tuple[Callable[[Random, list[Space]], Iterator[list[Space]]], ...] = (
    noise,
    blobs,
    blobs,
    chequers,
    lines,
)
