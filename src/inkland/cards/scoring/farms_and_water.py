"""The farm and water deck."""

from inkland.cards.scoring.scoring_card import Awards, deck
from inkland.sheet import MapSheet, adjacent, clusters, each_space, is_nothing, on_edge, touches


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


FARMS_AND_WATER = deck(
    (canal_lake, 24), (mages_valley, 22), (golden_granary, 20), (shoreside_expanse, 27)
)
