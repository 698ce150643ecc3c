"""Own map sheets: a sheet that somebody has made is its notation, so a link carries all of it.

The notation is `own1-` and then what is printed, space by space in the order of reading: `m` a
mountain, `r` ruins, `w` wasteland; a number before them stands for so many empty spaces. What
follows the last sign is empty and not written, so each sheet has one notation and no other.
"""

import re
from typing import Final

from inkland.cards.map_sheets import MAP_SHEETS
from inkland.sheet import SIDE, MapSheet, Spaces, count, empty, nothing, overlap, space_at

PREFIX: Final = "own1-"  # with the version of the notation
MAX_LENGTH: Final = len(PREFIX) + SIDE * SIDE  # a number is no longer than what it stands for
FEWEST_EMPTY: Final = 1  # without it nobody is ever asked anything

_NOTATION: Final = re.compile(f"{PREFIX}(?:(?:[1-9][0-9]{{0,2}})?[mrw])*")
_SIGN: Final = re.compile("([0-9]*)([mrw])")


def is_own(name: str) -> bool:
    """Whether the map sheet of this name is none of the box.

    A game on an own map is played and kept like any other, but compared with none: it counts for
    no strength, leaderboard, seal, title or other statistics. All who count games ask here.
    """
    return name not in MAP_SHEETS


def own_map(name: str) -> MapSheet | None:
    """The sheet of this notation; None if it is none, or if nothing can be drawn on the sheet."""
    if len(name) > MAX_LENGTH or _NOTATION.fullmatch(name) is None:
        return None
    layers = dict.fromkeys("mrw", nothing())
    place = -1
    for before, sign in _SIGN.findall(name, len(PREFIX)):
        place += int(before or 0) + 1
        if place >= SIDE * SIDE:
            return None
        layers[sign] |= space_at(*divmod(place, SIDE))
    sheet = MapSheet(mountain=layers["m"], ruins=layers["r"], wasteland=layers["w"])
    return sheet if is_playable(sheet) else None


def is_playable(sheet: MapSheet) -> bool:
    """Whether a game can be played on a blank sheet: there must be something to draw on."""
    return count(empty(sheet)) >= FEWEST_EMPTY


def blank_of(sheet: MapSheet) -> MapSheet:
    """What is printed on a sheet, without anything that was drawn on it."""
    return MapSheet(mountain=sheet.mountain, ruins=sheet.ruins, wasteland=sheet.wasteland)


def own_notation(blank: MapSheet) -> str:
    """The notation of a blank sheet; `own_map` is the inverse."""
    text, run = PREFIX, 0
    for place in range(SIDE * SIDE):
        sign = _sign(blank, space_at(*divmod(place, SIDE)))
        if sign:
            text += f"{run or ''}{sign}"
        run = 0 if sign else run + 1
    return text


def _sign(blank: MapSheet, space: Spaces) -> str:
    if overlap(blank.mountain, space):
        return "m"
    if overlap(blank.wasteland, space):
        return "w"
    return "r" if overlap(blank.ruins, space) else ""
