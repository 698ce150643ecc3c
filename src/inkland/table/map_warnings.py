"""What is unusual about a map sheet that somebody has made: all is said, and one thing refused."""

from collections.abc import Iterator
from typing import Final

from inkland.cards import MAP_SHEETS
from inkland.cards.own_maps import blank_of, is_playable, own_notation
from inkland.protocol.map_resources import FEATURES, FeatureCount, MapSheetInfo, MapWarning
from inkland.rules.coins import surrounded_mountains
from inkland.rules.options import blank_sheet
from inkland.sheet import MapSheet, adjacent, clusters, count, empty, is_nothing, nothing

_LEEWAY: Final = 1  # a sheet is usual that has one more or less than the printed ones


def map_info(name: str) -> MapSheetInfo:
    """What there is to say about the map sheet of a name or notation; refuses other texts."""
    return sheet_info(blank_sheet(name))


def sheet_info(sheet: MapSheet) -> MapSheetInfo:
    """What there is to say about a sheet as it was printed, whatever is drawn on it."""
    blank = blank_of(sheet)
    printed = (name for name, known in MAP_SHEETS.items() if known == blank)
    name = next(printed, own_notation(blank)) if is_playable(blank) else None
    return MapSheetInfo(name, blank.in_one_line(), _counts(blank), tuple(_warnings(blank)))


def _counts(blank: MapSheet) -> tuple[FeatureCount, ...]:
    found = []
    for feature in FEATURES:
        usual = [count(getattr(sheet, feature)) for sheet in MAP_SHEETS.values()]
        least, most = max(0, min(usual) - _LEEWAY), max(usual) + _LEEWAY
        number = count(getattr(blank, feature))
        found.append(FeatureCount(feature, number, least, most, least <= number <= most))
    return tuple(found)


def _warnings(blank: MapSheet) -> Iterator[MapWarning]:
    lone_ruins = blank.ruins & ~adjacent(empty(blank))
    if not is_nothing(lone_ruins):
        yield MapWarning("lone_ruins", f"{lone_ruins:x}")
    shut = surrounded_mountains(blank)  # what is surrounded cannot become so
    if not is_nothing(shut):
        yield MapWarning("shut_mountain", f"{shut:x}")
    cut_off = nothing()
    for land in sorted(clusters(empty(blank)), key=count)[:-1]:
        cut_off |= land
    if not is_nothing(cut_off):
        yield MapWarning("split_land", f"{cut_off:x}")
