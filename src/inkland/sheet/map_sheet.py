"""The map sheet: a player's paper, one set of spaces for each thing that can stand on it."""

from typing import NamedTuple

from inkland.sheet import notation
from inkland.sheet.spaces import Spaces, everywhere
from inkland.sheet.terrain import Terrain


class MapSheet(NamedTuple):
    """A map as layers of spaces. Ruins and attack marks lie under whatever else is there.

    All layers but `ruins` and `marks` fill a space; only `farm` and `village` may overlap (D29).
    """

    forest: Spaces = 0
    village: Spaces = 0
    farm: Spaces = 0
    water: Spaces = 0
    monster: Spaces = 0
    dragon: Spaces = 0
    zombie: Spaces = 0
    troll: Spaces = 0
    gorgon: Spaces = 0
    hero: Spaces = 0
    destroyed: Spaces = 0
    mountain: Spaces = 0
    wasteland: Spaces = 0
    ruins: Spaces = 0
    marks: Spaces = 0

    @classmethod
    def drawn(cls, text: str) -> "MapSheet":
        """Read a map from the drawing notation (see `inkland.sheet.notation`)."""
        return cls(**notation.read(text))

    def __str__(self) -> str:
        return notation.write(self._asdict())

    def in_one_line(self) -> str:
        """The map in the drawing notation, rows joined by `/`."""
        return notation.write_line(self._asdict())


# --- Words about a whole sheet


def monsters(sheet: MapSheet) -> Spaces:
    """The spaces with a living monster of any kind."""
    return sheet.monster | sheet.dragon | sheet.zombie | sheet.troll | sheet.gorgon


def filled(sheet: MapSheet) -> Spaces:
    """Everything drawn or destroyed, mountains and wasteland; ruins alone are empty (R14, 10)."""
    (forest, village, farm, water, monster, dragon, zombie, troll, gorgon, hero, destroyed,
     mountain, wasteland, _ruins, _marks) = sheet  # fmt: skip
    land = forest | village | farm | water | hero
    return land | monster | dragon | zombie | troll | gorgon | destroyed | mountain | wasteland


def empty(sheet: MapSheet) -> Spaces:
    """The spaces on which something may still be drawn."""
    return everywhere() & ~filled(sheet)


def drawn(sheet: MapSheet, terrain: Terrain, spaces: Spaces) -> MapSheet:
    """The sheet after these spaces were drawn in this terrain."""
    (forest, village, farm, water, monster, dragon, zombie, troll, gorgon, hero, destroyed,
     mountain, wasteland, ruins, marks) = sheet  # fmt: skip
    if terrain == Terrain.FOREST:
        forest |= spaces
    elif terrain == Terrain.VILLAGE:
        village |= spaces
    elif terrain == Terrain.FARM:
        farm |= spaces
    elif terrain == Terrain.WATER:
        water |= spaces
    elif terrain == Terrain.MONSTER:
        monster |= spaces
    elif terrain == Terrain.DRAGON:
        dragon |= spaces
    elif terrain == Terrain.ZOMBIE:
        zombie |= spaces
    elif terrain == Terrain.TROLL:
        troll |= spaces
    elif terrain == Terrain.GORGON:
        gorgon |= spaces
    elif terrain == Terrain.HERO:
        hero |= spaces
    elif terrain == Terrain.FARM_AND_VILLAGE:
        farm |= spaces
        village |= spaces
    return MapSheet(forest, village, farm, water, monster, dragon, zombie, troll, gorgon, hero,
                    destroyed, mountain, wasteland, ruins, marks)  # fmt: skip


def destroyed(sheet: MapSheet, spaces: Spaces) -> MapSheet:
    """The sheet after these spaces were destroyed: filled, but without a terrain (10)."""
    (forest, village, farm, water, monster, dragon, zombie, troll, gorgon, hero, wrecked,
     mountain, wasteland, ruins, marks) = sheet  # fmt: skip
    return MapSheet(
        forest & ~spaces, village & ~spaces, farm & ~spaces, water & ~spaces, monster & ~spaces,
        dragon & ~spaces, zombie & ~spaces, troll & ~spaces, gorgon & ~spaces, hero & ~spaces,
        wrecked | spaces, mountain, wasteland, ruins, marks,
    )  # fmt: skip


def marked(sheet: MapSheet, marks: Spaces) -> MapSheet:
    """The sheet after a hero left these attack marks; marks last to the end of the game (6)."""
    (forest, village, farm, water, monster, dragon, zombie, troll, gorgon, hero, wrecked,
     mountain, wasteland, ruins, old_marks) = sheet  # fmt: skip
    return MapSheet(forest, village, farm, water, monster, dragon, zombie, troll, gorgon, hero,
                    wrecked, mountain, wasteland, ruins, old_marks | marks)  # fmt: skip
