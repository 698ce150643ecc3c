"""The village deck."""

from inkland.cards.scoring.scoring_card import Awards, deck
from inkland.sheet import (
    MapSheet,
    adjacent,
    clusters,
    count,
    is_nothing,
    monsters,
    nothing,
    overlap,
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


VILLAGES = deck((wildholds, 16), (great_city, 16), (greengold_plains, 21), (shieldgate, 20))
