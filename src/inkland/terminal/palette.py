"""The palette: how terrains, frames and ghosts look. Colours only repeat what characters say."""

from typing import Final, NamedTuple

from inkland.sheet import Terrain

EMPTY: Final = "·"
NOTHING_BUT_ASCII: Final = str.maketrans("·─│┌┐└┘═║╔╗╚╝→—–’“”«»„", '..|++++=#####>--\'"""""')

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
    ".": "dim",
    "R": "bold yellow",
}

TITLE: Final = "bold reverse"
WARNING: Final = "bold white on red"
QUIET: Final = "dim"
GAIN: Final = "bold green"
LOSS: Final = "bold red"
HELD: Final = "bold reverse"
REFUSED: Final = "bold red"


class Frame(NamedTuple):
    """The lines around a map: corners clockwise from the top left, and the two sides."""

    corners: str
    across: str
    down: str


OWN: Final = Frame("┌┐┘└", "─", "│")
FOREIGN: Final = Frame("╔╗╝╚", "═", "║")


def style_of(character: str) -> str:
    """The style in which a character of the drawing notation is painted."""
    return _STYLES.get(character.upper(), "")


def legend() -> list[tuple[str, str]]:
    """Every character of a base game's map, and the id of what it stands for."""
    drawn = (Terrain.FOREST, Terrain.VILLAGE, Terrain.FARM, Terrain.WATER, Terrain.MONSTER)
    terrains = [(terrain.letter, f"terrain-{terrain.id}") for terrain in drawn]
    mountain = (Terrain.MOUNTAIN.letter, "terrain-mountain")
    return [*terrains, mountain, ("r", "feature-ruins"), ("#", "feature-wasteland")]
