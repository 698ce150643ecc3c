"""The forest deck."""

from inkland.cards.scoring.scoring_card import Awards, deck
from inkland.sheet import (
    MapSheet,
    adjacent,
    clusters,
    columns,
    count,
    each_space,
    empty,
    everywhere,
    is_nothing,
    nothing,
    on_edge,
    overlap,
    rows,
    touches,
    vertical_runs,
)


def sentinel_wood(sheet: MapSheet) -> Awards:
    """One star for each forest space on the edge of the map."""
    for forest in each_space(on_edge(sheet.forest)):
        yield 1, forest  # a corner is one space, one star (R30)


def greenbough(sheet: MapSheet) -> Awards:
    """One star for each row and each column with at least one forest space."""
    for row in rows():
        if overlap(row, sheet.forest):
            yield 1, row & sheet.forest
    for column in columns():
        if overlap(column, sheet.forest):
            yield 1, column & sheet.forest


def treetower(sheet: MapSheet) -> Awards:
    """One star for each forest space with a filled space or the map edge on all four sides."""
    for forest in each_space(sheet.forest & ~adjacent(empty(sheet))):  # R25
        yield 1, forest


def stoneside_forest(sheet: MapSheet) -> Awards:
    """Three stars for each mountain that a forest cluster links to another mountain."""
    linked = nothing()
    for forest in clusters(sheet.forest):
        mountains = adjacent(forest) & sheet.mountain
        if count(mountains) >= 2:
            linked |= mountains
    for mountain in each_space(linked):  # each mountain once, however often it is linked (R28)
        yield 3, mountain


def faunlost_thicket(sheet: MapSheet) -> Awards:
    """Two stars for each forest space of the longest unbroken vertical line of forest."""
    longest = nothing()
    for run in vertical_runs(sheet.forest):
        if count(run) > count(longest):  # equal runs do not add up (43)
            longest = run
    if not is_nothing(longest):
        yield 2 * count(longest), longest


def deepwood(sheet: MapSheet) -> Awards:
    """Six stars for each forest cluster of five spaces or more that touches no village."""
    for forest in clusters(sheet.forest):
        if count(forest) >= 5 and not touches(forest, sheet.village):
            yield 6, forest


def heart_of_the_forest(sheet: MapSheet) -> Awards:
    """Two stars for each forest space with forest or the map edge on all four sides."""
    for forest in each_space(sheet.forest & ~adjacent(everywhere() & ~sheet.forest)):
        yield 2, forest


def sleepy_valley(sheet: MapSheet) -> Awards:
    """Four stars for each row with three or more forest spaces."""
    for row in rows():
        if count(row & sheet.forest) >= 3:
            yield 4, row & sheet.forest


FORESTS = (
    *deck("base", (sentinel_wood, 25), (greenbough, 22), (treetower, 17), (stoneside_forest, 18)),
    *deck(
        "heroes",
        (faunlost_thicket, 16),
        (deepwood, 18),
        (heart_of_the_forest, 22),
        (sleepy_valley, 24),
    ),
)
