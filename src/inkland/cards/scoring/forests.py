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
    nothing,
    on_edge,
    overlap,
    rows,
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


FORESTS = deck((sentinel_wood, 25), (greenbough, 22), (treetower, 17), (stoneside_forest, 18))
