"""An independent implementation of the sixteen base scoring cards and the cost of monsters.

Deliberately simple and slow: sets of (row, column) and breadth-first search, written from the rules
alone and sharing no code with the game. Where the two disagree, at least one of them has misread a
card.
"""

from collections import deque
from collections.abc import Callable, Iterable
from functools import cache, lru_cache

Space = tuple[int, int]
Sheet = tuple[str, ...]
Counted = list[tuple[int, set[Space]]]
Award = tuple[int, frozenset[str]]

SIZE = 11
LINE = range(SIZE)
SPACES = [(row, column) for row in LINE for column in LINE]  # in reading order

LETTERS = {
    "forest": "Ff",
    "village": "VvBb",
    "farm": "CcBb",
    "water": "Ww",
    "monster": "XDZTGxdztg",
    "hero": "Hh",
    "mountain": "^",
}
EMPTY = ".r"
WITHOUT_TERRAIN = "#*%"
RUINS = "rfvcwbxdztgh%"
KNOWN = EMPTY + WITHOUT_TERRAIN + "".join(LETTERS.values())


# Reading a drawing


@lru_cache(maxsize=64)
def parse(text: str) -> Sheet:
    """The 11x11 characters of a drawing; missing ones are empty."""
    drawing, _, _attack_marks = text.partition("!")
    lines = [line for line in drawing.splitlines() if line.strip()]
    rows = ["".join(row.split()) for line in lines for row in line.split("/")]
    if len(rows) > SIZE or any(len(row) > SIZE for row in rows):
        raise ValueError(f"more than {SIZE} rows or columns")
    if unknown := set("".join(rows)) - set(KNOWN):
        raise ValueError(f"unknown characters: {sorted(unknown)}")
    rows += [""] * (SIZE - len(rows))
    return tuple(row.ljust(SIZE, ".") for row in rows)


def label(space: Space) -> str:
    """The printed label: row letter, then column number."""
    row, column = space
    return f"{'ABCDEFGHIJK'[row]}{column + 1}"


def labels(spaces: Iterable[Space]) -> frozenset[str]:
    return frozenset(label(space) for space in spaces)


# Queries on a map sheet


@lru_cache(maxsize=256)
def spaces_with(sheet: Sheet, characters: str) -> set[Space]:
    return {(row, column) for row, column in SPACES if sheet[row][column] in characters}


def spaces_of(sheet: Sheet, terrain: str) -> set[Space]:
    return spaces_with(sheet, LETTERS[terrain])


@lru_cache(maxsize=16)
def filled_spaces(sheet: Sheet) -> set[Space]:
    return set(SPACES) - spaces_with(sheet, EMPTY)


@cache
def beside(space: Space) -> list[Space]:
    """The two, three or four spaces that share a side with this one."""
    row, column = space
    around = [(row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)]
    return [(down, right) for down, right in around if down in LINE and right in LINE]


def all_beside(spaces: Iterable[Space]) -> set[Space]:
    """Every space that shares a side with one of these, which may include these."""
    return {neighbour for space in spaces for neighbour in beside(space)}


def touches(space: Space, others: set[Space]) -> bool:
    return any(neighbour in others for neighbour in beside(space))


def is_enclosed(space: Space, filled: set[Space]) -> bool:
    """Whether all four sides have filled spaces or the edge of the map."""
    return all(neighbour in filled for neighbour in beside(space))


def is_on_edge(space: Space) -> bool:
    return any(coordinate in (0, SIZE - 1) for coordinate in space)


def cluster_from(start: Space, members: set[Space]) -> set[Space]:
    found = {start}
    queue = deque([start])
    while queue:
        for neighbour in beside(queue.popleft()):
            if neighbour in members and neighbour not in found:
                found.add(neighbour)
                queue.append(neighbour)
    return found


def clusters(members: set[Space]) -> list[set[Space]]:
    """The clusters in reading order of their first spaces."""
    found: list[set[Space]] = []
    for space in sorted(members):
        if not any(space in cluster for cluster in found):
            found.append(cluster_from(space, members))
    return found


@lru_cache(maxsize=64)
def clusters_of(sheet: Sheet, terrain: str) -> list[set[Space]]:
    return clusters(spaces_of(sheet, terrain))


def largest_first(groups: list[set[Space]]) -> list[set[Space]]:
    """The clusters by size; equal ones stay in reading order."""
    return sorted(groups, key=lambda group: (-len(group), min(group)))


@cache
def rows_and_columns() -> list[set[Space]]:
    rows = [{(row, column) for column in LINE} for row in LINE]
    columns = [{(row, column) for row in LINE} for column in LINE]
    return rows + columns


def each(stars_each: int, spaces: Iterable[Space]) -> Counted:
    return [(stars_each, {space}) for space in spaces]


# Forests


def sentinel_wood(sheet: Sheet) -> Counted:
    """One star for each forest space on the edge of the map."""
    return each(1, [space for space in spaces_of(sheet, "forest") if is_on_edge(space)])


def greenbough(sheet: Sheet) -> Counted:
    """One star for each row and each column with at least one forest."""
    forest = spaces_of(sheet, "forest")
    return [(1, line & forest) for line in rows_and_columns() if line & forest]


def treetower(sheet: Sheet) -> Counted:
    """One star for each forest space with filled spaces or the edge on all four sides."""
    filled = filled_spaces(sheet)
    return each(1, [space for space in spaces_of(sheet, "forest") if is_enclosed(space, filled)])


def stoneside_forest(sheet: Sheet) -> Counted:
    """Three stars for each mountain that a forest cluster links with another mountain."""
    mountains = spaces_of(sheet, "mountain")
    linked: set[Space] = set()
    for cluster in clusters_of(sheet, "forest"):
        reached = {mountain for mountain in mountains if touches(mountain, cluster)}
        if len(reached) > 1:
            linked |= reached
    return each(3, linked)


# Farms and water


def canal_lake(sheet: Sheet) -> Counted:
    """One star for each water space beside a farm and each farm space beside water."""
    water, farm = spaces_of(sheet, "water"), spaces_of(sheet, "farm")
    wet = [space for space in water if touches(space, farm)]
    dry = [space for space in farm if touches(space, water)]
    return each(1, wet) + each(1, dry)


def mages_valley(sheet: Sheet) -> Counted:
    """Two stars for each water space, one for each farm space beside a mountain."""
    mountains = spaces_of(sheet, "mountain")
    water = [space for space in spaces_of(sheet, "water") if touches(space, mountains)]
    farm = [space for space in spaces_of(sheet, "farm") if touches(space, mountains)]
    return each(2, water) + each(1, farm)


def golden_granary(sheet: Sheet) -> Counted:
    """One star for each water space beside a ruins space, three for each farm on one."""
    ruins = spaces_with(sheet, RUINS)
    water = [space for space in spaces_of(sheet, "water") if touches(space, ruins)]
    farm = [space for space in spaces_of(sheet, "farm") if space in ruins]
    return each(1, water) + each(3, farm)


def shoreside_expanse(sheet: Sheet) -> Counted:
    """Three stars for each farm cluster off water and edge, and water cluster off farm and edge."""
    return away_from(sheet, "farm", "water") + away_from(sheet, "water", "farm")


def away_from(sheet: Sheet, terrain: str, other: str) -> Counted:
    shunned = spaces_of(sheet, other)
    return [
        (3, cluster)
        for cluster in clusters_of(sheet, terrain)
        if not any(is_on_edge(space) or touches(space, shunned) for space in cluster)
    ]


# Villages


def wildholds(sheet: Sheet) -> Counted:
    """Eight stars for each village cluster of six spaces or more."""
    return [(8, cluster) for cluster in clusters_of(sheet, "village") if len(cluster) >= 6]


def great_city(sheet: Sheet) -> Counted:
    """One star for each space of the largest village cluster that touches no mountain."""
    mountains = spaces_of(sheet, "mountain")
    free = [
        cluster
        for cluster in clusters_of(sheet, "village")
        if not any(touches(space, mountains) for space in cluster)
    ]
    return [(len(largest), largest) for largest in largest_first(free)[:1]]


def great_city_spaces(sheet: Sheet) -> Counted:
    """One star for each space of the largest village cluster that itself touches no mountain."""
    mountains = spaces_of(sheet, "mountain")
    ranked = largest_first(clusters_of(sheet, "village"))
    inland = [
        {space for space in cluster if not touches(space, mountains)}
        for cluster in ranked
        if len(cluster) == len(ranked[0])
    ]
    best = max(inland, key=len, default=set())
    return [(len(best), best)] if best else []


def greengold_plains(sheet: Sheet) -> Counted:
    """Three stars for each village cluster beside three different terrains, village excepted."""
    return [
        (3, cluster)
        for cluster in clusters_of(sheet, "village")
        if len(terrains_on(sheet, all_beside(cluster)) - {"village"}) >= 3
    ]


def terrains_on(sheet: Sheet, spaces: set[Space]) -> set[str]:
    return {terrain for terrain in LETTERS if spaces & spaces_of(sheet, terrain)}


def shieldgate(sheet: Sheet) -> Counted:
    """Two stars for each space of the second largest village cluster."""
    ranking = largest_first(clusters_of(sheet, "village"))
    return [(2 * len(second), second) for second in ranking[1:2]]


# Spaces, whatever is on them


def borderlands(sheet: Sheet) -> Counted:
    """Six stars for each completely filled row and column."""
    filled = filled_spaces(sheet)
    return [(6, line) for line in rows_and_columns() if line <= filled]


def lost_barony(sheet: Sheet) -> Counted:
    """Three stars for each space along one side of the largest filled square."""
    filled = filled_spaces(sheet)
    for side in range(SIZE, 0, -1):
        for square in squares(side):
            if square <= filled:
                return [(3 * side, square)]
    return []


@cache
def squares(side: int) -> list[set[Space]]:
    """All squares of this size on the map, in the reading order of their first spaces."""
    corners = [(top, left) for top in range(SIZE - side + 1) for left in range(SIZE - side + 1)]
    return [
        {(top + down, left + right) for down in range(side) for right in range(side)}
        for top, left in corners
    ]


def broken_road(sheet: Sheet) -> Counted:
    """Three stars for each filled diagonal from the left edge down to the bottom edge."""
    filled = filled_spaces(sheet)
    diagonals = [{(top + step, step) for step in range(SIZE - top)} for top in LINE]
    return [(3, diagonal) for diagonal in diagonals if diagonal <= filled]


def cauldrons(sheet: Sheet) -> Counted:
    """One star for each empty space with filled spaces or the edge on all four sides."""
    filled = filled_spaces(sheet)
    return each(1, [space for space in spaces_with(sheet, EMPTY) if is_enclosed(space, filled)])


# Interface

COUNTS: dict[str, Callable[[Sheet], Counted]] = {
    count.__name__: count
    for count in (
        sentinel_wood,
        greenbough,
        treetower,
        stoneside_forest,
        canal_lake,
        mages_valley,
        golden_granary,
        shoreside_expanse,
        wildholds,
        great_city,
        great_city_spaces,
        greengold_plains,
        shieldgate,
        borderlands,
        lost_barony,
        broken_road,
        cauldrons,
    )
}
CARDS: tuple[str, ...] = tuple(COUNTS)


def awards(card_id: str, text: str) -> list[Award]:
    """The awards of the card on this drawing: stars, and the spaces that earned them."""
    return [(earned, labels(spaces)) for earned, spaces in COUNTS[card_id](parse(text))]


def stars(card_id: str, text: str) -> int:
    return sum(earned for earned, _spaces in awards(card_id, text))


def monster_spaces(text: str) -> frozenset[str]:
    """The empty spaces beside at least one monster; each costs one star."""
    sheet = parse(text)
    monsters = spaces_of(sheet, "monster")
    return labels(space for space in spaces_with(sheet, EMPTY) if touches(space, monsters))
