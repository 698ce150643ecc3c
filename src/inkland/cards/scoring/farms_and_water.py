"""The farm and water deck."""

from inkland.cards.scoring.scoring_card import Awards, deck
from inkland.sheet import (
    MapSheet,
    adjacent,
    clusters,
    columns,
    count,
    each_space,
    is_nothing,
    nothing,
    on_edge,
    touches,
)


def canal_lake(sheet: MapSheet) -> Awards:
    """One star for each water space next to a farm, and for each farm space next to water."""
    for water in each_space(sheet.water & adjacent(sheet.farm)):  # each space once (R26)
        yield 1, water
    for farm in each_space(sheet.farm & adjacent(sheet.water)):
        yield 1, farm


def mages_valley(sheet: MapSheet) -> Awards:
    """Two stars for each water space and one for each farm space next to a mountain."""
    slopes = adjacent(sheet.mountain)
    for water in each_space(sheet.water & slopes):
        yield 2, water
    for farm in each_space(sheet.farm & slopes):
        yield 1, farm


def golden_granary(sheet: MapSheet) -> Awards:
    """One star for each water space next to ruins, three for each farm space on ruins."""
    for water in each_space(sheet.water & adjacent(sheet.ruins)):  # drawn over or not (R27)
        yield 1, water
    for farm in each_space(sheet.farm & sheet.ruins):
        yield 3, farm


def shoreside_expanse(sheet: MapSheet) -> Awards:
    """Three stars for each farm cluster that touches neither water nor the map edge, and for
    each water cluster that touches neither farm nor the map edge."""
    for farm in clusters(sheet.farm):
        if is_nothing(on_edge(farm)) and not touches(farm, sheet.water):  # R29
            yield 3, farm
    for water in clusters(sheet.water):
        if is_nothing(on_edge(water)) and not touches(water, sheet.farm):
            yield 3, water


def craylund(sheet: MapSheet) -> Awards:
    """Seven stars for each farm cluster next to three or more different water spaces."""
    for farm in clusters(sheet.farm):
        if count(adjacent(farm) & sheet.water) >= 3:
            yield 7, farm


def ulems_wallow(sheet: MapSheet) -> Awards:
    """Four stars for each water space next to two or more farm spaces."""
    for water in each_space(sheet.water):
        if count(adjacent(water) & sheet.farm) >= 2:
            yield 4, water


def clawsgrave_peaks(sheet: MapSheet) -> Awards:
    """Five stars for each mountain next to a water cluster that also touches a farm."""
    reached = nothing()
    for water in clusters(sheet.water):
        if touches(water, sheet.farm):  # a farm beside the mountain itself is not enough (44)
            reached |= adjacent(water) & sheet.mountain
    for mountain in each_space(reached):
        yield 5, mountain


def jorekburg(sheet: MapSheet) -> Awards:
    """Four stars for each column with as many farm as water spaces, at least one of each."""
    for column in columns():
        farms = count(column & sheet.farm)
        if farms >= 1 and farms == count(column & sheet.water):
            yield 4, column & (sheet.farm | sheet.water)


FARMS_AND_WATER = (
    *deck(
        "base",
        (canal_lake, 24),
        (mages_valley, 22),
        (golden_granary, 20),
        (shoreside_expanse, 27),
    ),
    *deck("heroes", (craylund, 12), (ulems_wallow, 14), (clawsgrave_peaks, 15), (jorekburg, 18)),
)
