"""Styles of terrains, frames and ghosts. Colours only repeat what the characters show."""

from collections.abc import Collection
from typing import Final, NamedTuple

from inkland.sheet import Terrain

EMPTY: Final = "·"
MARK_BRACKETS: Final = "::"  # on both sides of a space with an attack mark
NEW_MARK_BRACKETS: Final = "{}"  # on both sides of a space that a ghost would mark
MARK_CELL: Final = EMPTY.join(MARK_BRACKETS)
NEW_MARK_CELL: Final = EMPTY.join(NEW_MARK_BRACKETS)
TO_ASCII: Final = str.maketrans("·─│┌┐└┘═║╔╗╚╝→—–’“”«»„", '..|++++=#####>--\'"""""')

_STYLES: Final = {
    "F": "black on green",
    "V": "white on red",
    "C": "black on yellow",
    "W": "white on blue",
    "B": "black on bright_yellow",
    "X": "white on magenta",
    "D": "white on magenta",
    "Z": "white on magenta",
    "T": "white on magenta",
    "G": "white on magenta",
    "H": "black on bright_white",
    "^": "white on bright_black",
    "#": "",
    "*": "bold red",
    "%": "bold red",
    ".": "dim",
    "R": "bold yellow",
}

TITLE: Final = "bold reverse"
WARNING: Final = "bold white on red"
QUIET: Final = "dim"
GAIN: Final = "bold green"
LOSS: Final = "bold red"
GHOST: Final = "bold reverse"
ILLEGAL: Final = "bold red"


# Every character of the legend, and the text id of its name.
_NAMES: Final = (
    *((terrain.letter, f"terrain-{terrain.id}") for terrain in Terrain),
    ("r", "feature-ruins"),
    ("#", "feature-wasteland"),
    ("*", "feature-destroyed"),
    (MARK_CELL, "feature-mark"),
)


class Frame(NamedTuple):
    """The lines around a map: corners clockwise from the top left, and the two sides."""

    corners: str
    across: str
    down: str


OWN: Final = Frame("┌┐┘└", "─", "│")
FOREIGN: Final = Frame("╔╗╝╚", "═", "║")


def style_of(character: str) -> str:
    """The style of a character of the drawing notation."""
    return _STYLES.get(character.upper(), "")


def legend(shown: Collection[str]) -> list[tuple[str, str]]:
    """Characters and text ids for a legend: those always listed, and others in `shown`."""
    always = "FVCWX^r"
    return [(key, name) for key, name in _NAMES if key in always or key in shown]
