"""An independent implementation of the sixteen scoring cards of the Heroes box.

As simple and slow as the one for the base cards, and built on the same queries: sets of (row,
column) and breadth-first search, written from the rules alone.
"""

from collections.abc import Callable

from second_opinion import (
    EMPTY,
    LETTERS,
    SIZE,
    Award,
    Counted,
    Sheet,
    Space,
    all_beside,
    beside,
    clusters,
    clusters_of,
    each,
    filled_spaces,
    labels,
    parse,
    rows_and_columns,
    spaces_of,
    spaces_with,
    squares,
    terrains_on,
    touches,
)

ROWS = rows_and_columns()[:SIZE]
COLUMNS = rows_and_columns()[SIZE:]
ODD_COLUMNS = COLUMNS[0::2]  # printed 1, 3, 5, 7, 9, 11


# Forests


def faunlost_thicket(sheet: Sheet) -> Counted:
    """Two stars for each forest space of the longest unbroken vertical run."""
    runs = vertical_runs(spaces_of(sheet, "forest"))
    longest_first = sorted(runs, key=lambda run: (-len(run), min(run)))
    return [(2 * len(run), run) for run in longest_first[:1]]


def vertical_runs(members: set[Space]) -> list[set[Space]]:
    """The vertical runs: clusters of each column by itself."""
    return [run for column in COLUMNS for run in clusters(column & members)]


def deepwood(sheet: Sheet) -> Counted:
    """Six stars for each forest cluster of five spaces or more that touches no village."""
    village = spaces_of(sheet, "village")
    return [
        (6, cluster)
        for cluster in clusters_of(sheet, "forest")
        if len(cluster) >= 5 and not any(touches(space, village) for space in cluster)
    ]


def heart_of_the_forest(sheet: Sheet) -> Counted:
    """Two stars for each forest space with forest or the edge on all four sides."""
    forest = spaces_of(sheet, "forest")
    return each(2, [space for space in forest if set(beside(space)) <= forest])


def sleepy_valley(sheet: Sheet) -> Counted:
    """Four stars for each row with three forest spaces or more."""
    forest = spaces_of(sheet, "forest")
    return [(4, row & forest) for row in ROWS if len(row & forest) >= 3]


# Farms and water


def craylund(sheet: Sheet) -> Counted:
    """Seven stars for each farm cluster with three different water spaces or more beside it."""
    water = spaces_of(sheet, "water")
    return [
        (7, cluster)
        for cluster in clusters_of(sheet, "farm")
        if len(all_beside(cluster) & water) >= 3
    ]


def ulems_wallow(sheet: Sheet) -> Counted:
    """Four stars for each water space with two farm spaces or more beside it."""
    farm = spaces_of(sheet, "farm")
    water = spaces_of(sheet, "water")
    return each(4, [space for space in water if len(set(beside(space)) & farm) >= 2])


def clawsgrave_peaks(sheet: Sheet) -> Counted:
    """Five stars for each mountain that a water cluster links with a farm."""
    mountains, farm = spaces_of(sheet, "mountain"), spaces_of(sheet, "farm")
    linked: set[Space] = set()
    for cluster in clusters_of(sheet, "water"):
        shores = all_beside(cluster)
        if shores & farm:
            linked |= shores & mountains
    return each(5, linked)


def jorekburg(sheet: Sheet) -> Counted:
    """Four stars for each column with as many farm as water spaces, and at least one of each."""
    farm, water = spaces_of(sheet, "farm"), spaces_of(sheet, "water")
    return [
        (4, column & (farm | water))
        for column in COLUMNS
        if len(column & farm) == len(column & water) > 0
    ]


# Villages


def traylo_monastery(sheet: Sheet) -> Counted:
    """Seven stars for each village cluster with four or more spaces in a straight line."""
    return [
        (7, cluster)
        for cluster in clusters_of(sheet, "village")
        if any(has_unbroken_four(line & cluster) for line in rows_and_columns())
    ]


def has_unbroken_four(in_one_line: set[Space]) -> bool:
    return any(len(run) >= 4 for run in clusters(in_one_line))


def outer_enclave(sheet: Sheet) -> Counted:
    """One star for each empty space beside the village cluster that has the most of them."""
    empty = spaces_with(sheet, EMPTY)
    open_sides = [all_beside(cluster) & empty for cluster in clusters_of(sheet, "village")]
    best = max(open_sides, key=len, default=set())  # the first of equals, in reading order
    return [(len(best), best)] if best else []


def gnomish_colony(sheet: Sheet) -> Counted:
    """Six stars for each village cluster that holds a square of two by two."""
    return [
        (6, cluster)
        for cluster in clusters_of(sheet, "village")
        if any(square <= cluster for square in squares(2))
    ]


def caravansary(sheet: Sheet) -> Counted:
    """One star for each row and each column that the most far-reaching village cluster enters."""
    reached = [(lines_entered(cluster), cluster) for cluster in clusters_of(sheet, "village")]
    reached.sort(key=lambda found: -found[0])  # equal ones stay in reading order
    return reached[:1]


def lines_entered(cluster: set[Space]) -> int:
    return len([line for line in rows_and_columns() if line & cluster])


# Spaces, whatever is on them


def dwarvenholds(sheet: Sheet) -> Counted:
    """Seven stars for each completely filled row and column with at least one mountain."""
    filled, mountains = filled_spaces(sheet), spaces_of(sheet, "mountain")
    return [(7, line) for line in rows_and_columns() if line <= filled and line & mountains]


def silos(sheet: Sheet) -> Counted:
    """Ten stars for each completely filled column with an odd number."""
    filled = filled_spaces(sheet)
    return [(10, column) for column in ODD_COLUMNS if column <= filled]


def banded_hills(sheet: Sheet) -> Counted:
    """Four stars for each row with five different terrains or more."""
    with_terrain = spaces_with(sheet, "".join(LETTERS.values()))
    return [(4, row & with_terrain) for row in ROWS if len(terrains_on(sheet, row)) >= 5]


def starlit_sigil(sheet: Sheet) -> Counted:
    """Four stars for each group of exactly three empty spaces."""
    groups = clusters(spaces_with(sheet, EMPTY))
    return [(4, group) for group in groups if len(group) == 3]


# Interface

COUNTS: dict[str, Callable[[Sheet], Counted]] = {
    count.__name__: count
    for count in (
        faunlost_thicket,
        deepwood,
        heart_of_the_forest,
        sleepy_valley,
        craylund,
        ulems_wallow,
        clawsgrave_peaks,
        jorekburg,
        traylo_monastery,
        outer_enclave,
        gnomish_colony,
        caravansary,
        dwarvenholds,
        silos,
        banded_hills,
        starlit_sigil,
    )
}
CARDS: tuple[str, ...] = tuple(COUNTS)


def awards(card_id: str, text: str) -> list[Award]:
    """The awards of the card on this drawing: stars, and the spaces that earned them."""
    return [(earned, labels(spaces)) for earned, spaces in COUNTS[card_id](parse(text))]


def stars(card_id: str, text: str) -> int:
    return sum(earned for earned, _spaces in awards(card_id, text))
