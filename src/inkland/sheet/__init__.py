"""The map sheet: spaces, terrains, shapes, layers, and the functions on them."""

from inkland.sheet.map_sheet import MapSheet, destroyed, drawn, empty, filled, marked, monsters
from inkland.sheet.refused import Refused
from inkland.sheet.shapes import (
    ONE_SPACE,
    Shape,
    anchors_onto,
    anchors_within,
    flipped,
    orientations,
    overhangs,
    placed,
    placements,
    positions,
    turned,
)
from inkland.sheet.spaces import (
    ROW_LETTERS,
    SIDE,
    Spaces,
    adjacent,
    clusters,
    columns,
    count,
    covers,
    diagonals,
    each_space,
    everywhere,
    has_line,
    is_nothing,
    label,
    labelled,
    labels,
    largest_square,
    moved,
    nothing,
    odd_columns,
    on_edge,
    overlap,
    rows,
    space_at,
    touches,
    vertical_runs,
)
from inkland.sheet.terrain import FARM, FOREST, HERO, MONSTER, VILLAGE, WATER, Terrain

__all__ = [
    "FARM", "FOREST", "HERO", "MONSTER", "ONE_SPACE", "ROW_LETTERS", "SIDE", "VILLAGE", "WATER",
    "MapSheet", "Refused", "Shape", "Spaces", "Terrain",
    "adjacent", "anchors_onto", "anchors_within", "clusters", "columns", "count", "covers",
    "destroyed", "diagonals", "drawn", "each_space", "empty", "everywhere", "filled", "flipped",
    "has_line", "is_nothing", "label", "labelled", "labels", "largest_square", "marked", "monsters",
    "moved", "nothing", "odd_columns", "on_edge", "orientations", "overhangs", "overlap", "placed",
    "placements", "positions", "rows", "space_at", "touches", "turned", "vertical_runs",
]  # fmt: skip
