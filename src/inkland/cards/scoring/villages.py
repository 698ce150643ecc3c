"""The village deck."""

from inkland.cards.scoring.scoring_card import Awards, deck
from inkland.sheet import (
    MapSheet,
    adjacent,
    clusters,
    columns,
    count,
    empty,
    has_line,
    is_nothing,
    largest_square,
    monsters,
    nothing,
    overlap,
    rows,
    touches,
)


def wildholds(sheet: MapSheet) -> Awards:
    """Eight stars for each village cluster of six spaces or more."""
    for cluster in clusters(sheet.village):
        if count(cluster) >= 6:
            yield 8, cluster  # twelve connected villages are still one cluster (R31)


def great_city(sheet: MapSheet) -> Awards:
    """One star for each space of the largest village cluster that touches no mountain."""
    city = nothing()
    for cluster in clusters(sheet.village):
        if not touches(cluster, sheet.mountain) and count(cluster) > count(city):  # R18
            city = cluster
    if not is_nothing(city):
        yield count(city), city


def great_city_spaces(sheet: MapSheet) -> Awards:
    """One star for each space of the largest village cluster that itself touches no mountain."""
    largest = 0
    city = nothing()
    for cluster in clusters(sheet.village):
        inland = cluster & ~adjacent(sheet.mountain)
        if count(cluster) > largest or (count(cluster) == largest and count(inland) > count(city)):
            largest = count(cluster)
            city = inland  # of equally large clusters, nobody would choose the one that gives less
    if not is_nothing(city):
        yield count(city), city


def greengold_plains(sheet: MapSheet) -> Awards:
    """Three stars for each village cluster next to three or more different other terrains."""
    # Neither ruins nor wasteland are terrains (R20).
    land = (sheet.forest, sheet.farm, sheet.water, sheet.mountain, sheet.hero, monsters(sheet))
    for village in clusters(sheet.village):
        around = adjacent(village)
        kinds = 0
        for terrain in land:
            if overlap(around, terrain):
                kinds += 1
        if kinds >= 3:
            yield 3, village


def shieldgate(sheet: MapSheet) -> Awards:
    """Two stars for each space of the second largest village cluster."""
    largest = nothing()
    second = nothing()
    for cluster in clusters(sheet.village):
        if count(cluster) > count(largest):
            second = largest
            largest = cluster
        elif count(cluster) > count(second):  # a tie for the largest place fills the second (R19)
            second = cluster
    if not is_nothing(second):
        yield 2 * count(second), second


def traylo_monastery(sheet: MapSheet) -> Awards:
    """Seven stars for each village cluster with four spaces or more in a straight line."""
    for village in clusters(sheet.village):
        if has_line(village, 4):
            yield 7, village


def outer_enclave(sheet: MapSheet) -> Awards:
    """One star for each empty space next to one village cluster, the one that gives most."""
    room = empty(sheet)
    best = nothing()
    for village in clusters(sheet.village):
        around = adjacent(village) & room
        if count(around) > count(best):  # nobody would choose less (38)
            best = around
    if not is_nothing(best):
        yield count(best), best


def gnomish_colony(sheet: MapSheet) -> Awards:
    """Six stars for each village cluster with a square of two by two."""
    for village in clusters(sheet.village):
        side, _square = largest_square(village)
        if side >= 2:
            yield 6, village


def caravansary(sheet: MapSheet) -> Awards:
    """One star for each row and each column that one village cluster reaches, the best one."""
    best = nothing()
    most = 0
    for village in clusters(sheet.village):
        reached = 0
        for row in rows():
            if overlap(row, village):
                reached += 1
        for column in columns():
            if overlap(column, village):
                reached += 1
        if reached > most:
            best = village
            most = reached
    if most > 0:
        yield most, best


VILLAGES = (
    *deck("base", (wildholds, 16), (great_city, 16), (greengold_plains, 21), (shieldgate, 20)),
    *deck(
        "heroes",
        (traylo_monastery, 14),
        (outer_enclave, 12),
        (gnomish_colony, 12),
        (caravansary, 16),
    ),
)
# Another edition reads the text of Great City space by space (R18); by the card that prints it.
READINGS = {"great_city": deck("base", (great_city_spaces, 16))[0]}
