"""Coins: earned by a shape, a surrounded mountain or a tamed dragon, fourteen at most."""

from typing import Final

from inkland.sheet import MapSheet, Spaces, adjacent, count, empty, is_nothing

COIN_TRACK: Final = 14
DRAGON_COINS: Final = 3


# --- Consequences on a single sheet, with functions of `inkland.sheet`; compiled by bots/fast


def surrounded_mountains(sheet: MapSheet) -> Spaces:
    """The mountains with a filled space or the map edge on all four sides."""
    return sheet.mountain & ~adjacent(empty(sheet))


def mountain_coins(before: MapSheet, after: MapSheet) -> int:
    """A coin for each mountain that has become surrounded, whoever drew (R5, 12)."""
    surrounded = surrounded_mountains(after)
    if is_nothing(surrounded):  # as on most sheets
        return 0
    return count(surrounded & ~surrounded_mountains(before))


def is_dragon_tamed(sheet: MapSheet) -> bool:
    """Has each dragon space been destroyed, or does it touch no empty space any more (23)?"""
    return is_nothing(sheet.dragon & adjacent(empty(sheet)))
