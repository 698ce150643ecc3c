"""The terrains a sheet can show, with their ids and letters."""

from enum import IntEnum
from typing import Final


class Terrain(IntEnum):
    """What a space is filled with. Mountains are printed, never drawn.

    Dragons, zombies, trolls and gorgons are monsters whose card gives them a letter of their own;
    farm and village at once is what the skill Diplomacy draws.
    """

    FOREST = 0
    VILLAGE = 1
    FARM = 2
    WATER = 3
    MONSTER = 4
    DRAGON = 5
    ZOMBIE = 6
    TROLL = 7
    GORGON = 8
    HERO = 9
    FARM_AND_VILLAGE = 10
    MOUNTAIN = 11

    @property
    def id(self) -> str:
        """The name by which events, texts and commands know the terrain."""
        return self.name.lower()

    @property
    def letter(self) -> str:
        """The letter of the drawing notation; farms are C, for crops."""
        return LETTERS[self]


LETTERS: Final = "FVCWXDZTGHB^"

FOREST: Final = Terrain.FOREST
VILLAGE: Final = Terrain.VILLAGE
FARM: Final = Terrain.FARM
WATER: Final = Terrain.WATER
MONSTER: Final = Terrain.MONSTER
HERO: Final = Terrain.HERO


def terrain_of(letter: str) -> Terrain:
    """The terrain with this letter; `ValueError` if there is none."""
    return Terrain(LETTERS.index(letter))
