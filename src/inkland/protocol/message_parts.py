"""What messages of the live connection are made of: spots, awards, ways of monsters, games."""

from typing import Any

import msgspec

from inkland.protocol.translation import Hex, mirrored
from inkland.sheet import Terrain

TerrainMirror: Any = mirrored(Terrain)
Figures = tuple[int, int, int, int, int, int]


class MonsterWalk(msgspec.Struct, frozen=True):
    """The way of monsters that walk in by themselves, and found their place in `events[event]`.

    `path` are the numbers of the spaces on which the top left corner of their box was put, in
    order: they fit nowhere but at the last.
    """

    event: int
    path: tuple[int, ...]


class ShapeSpots(msgspec.Struct, frozen=True):
    """All places where one orientation of a shape may go.

    `shape` lies in the top left corner; shifted left by an anchor's bit number it gives the spaces.
    `coin` means that the shape earns a coin.
    """

    terrains: tuple[TerrainMirror, ...]
    shape: Hex
    height: int
    width: int
    anchors: Hex
    coin: bool


class HeroSpots(msgspec.Struct, frozen=True):
    """All spaces where a hero may be drawn with the same pattern of attack marks.

    `marks` are those of a hero on the first of the spaces; for another space they are shifted by as
    many bits as the hero.
    """

    marks: Hex
    spaces: Hex


class Award(msgspec.Struct, frozen=True, array_like=True):
    """Stars and the spaces that earn them."""

    stars: int
    spaces: Hex


class RunningTable(msgspec.Struct, frozen=True):
    """A running game of yours: your seat, and the step that waits for your answer, if one does."""

    table: str
    seat: int
    step: int | None = None


class HostAsks(msgspec.Struct, frozen=True):
    """The host of an open table has invited you; `sender` is their name."""

    table: str
    sender: str
