"""The drawing notation: a map as text, one character per space.

    .  empty      r  empty ruins     ^  mountain     #  wasteland     *  destroyed
    F  forest     V  village         C  farm (crops) W  water         B  farm and village at once
    X  monster    D Z T G  monsters of the dragon, zombie, troll and gorgon ambush    H  hero
    lower case = the same, drawn on a ruins space;    %  a destroyed ruins space

Blanks are ignored. Rows stand on lines, or in one line joined by `/`. What is not drawn is empty.
The attack marks of heroes follow the map after `!` as a list of spaces: `!C4 C5 C6`.
"""

from collections.abc import Mapping
from typing import Final, TypeAlias

from inkland.sheet.refused import Refused
from inkland.sheet.spaces import ROW_LETTERS, SIDE, Spaces, labelled, labels, space_at
from inkland.sheet.terrain import LETTERS, Terrain, terrain_of

Layers: TypeAlias = Mapping[str, Spaces]

_LAYERS: Final[dict[str, tuple[str, ...]]] = {
    ".": (),
    "^": ("mountain",),
    "#": ("wasteland",),
    "*": ("destroyed",),
    **{terrain.letter: (terrain.id,) for terrain in Terrain},
    "B": ("farm", "village"),
}
_CHARACTERS: Final[dict[str, tuple[str, ...]]] = {
    **_LAYERS,
    "r": ("ruins",),
    "%": ("destroyed", "ruins"),
    **{key.lower(): (*layers, "ruins") for key, layers in _LAYERS.items() if key.isalpha()},
}
_CHARACTER_OF: Final = {frozenset(layers): key for key, layers in _CHARACTERS.items()}
_NAMES: Final = tuple(sorted({layer for layers in _CHARACTER_OF for layer in layers}))
_CHARACTER_OF_PILE: Final = {
    tuple("01"[name in layers] for name in _NAMES): key for layers, key in _CHARACTER_OF.items()
}


class BadCharacter(Refused):
    """Row {row}, column {column}: “{character}” has no meaning on a map."""


class BadTerrainLetter(Refused):
    """“{letter}” is not a terrain letter: write one, then the spaces, for example W B4 B5."""


class TooManyRows(Refused):
    """A map has no more than 11 rows."""


class TooManyColumns(Refused):
    """Row {row} has more than 11 spaces."""


def read(text: str) -> Layers:
    """The layers of the map drawn in this text; layers without a space may be missing."""
    drawing, _, marks = text.partition("!")
    layers: dict[str, Spaces] = {"marks": 0}
    rows = _rows(drawing)
    if len(rows) > SIDE:
        raise TooManyRows()
    for row, characters in enumerate(rows):
        if len(characters) > SIDE:
            raise TooManyColumns(row=ROW_LETTERS[row])
        for column, character in enumerate(characters):
            if character not in _CHARACTERS:
                raise BadCharacter(character=character, row=ROW_LETTERS[row], column=column + 1)
            for layer in _CHARACTERS[character]:
                layers[layer] = layers.get(layer, 0) | space_at(row, column)
    layers["marks"] |= read_spaces(marks)
    return layers


def _rows(drawing: str) -> list[str]:
    """The rows without blanks; blank lines and a closing `/` say nothing."""
    lines = ["".join(line.split()) for line in drawing.splitlines()]
    return [row for line in lines if line for row in line.removesuffix("/").split("/")]


def character(layers: Layers, space: Spaces) -> str:
    """The character that draws this one space."""
    here = {layer for layer, spaces in layers.items() if spaces & space} - {"marks"}
    return _CHARACTER_OF[frozenset(here)]


def rows_of(layers: Layers) -> list[str]:
    """The eleven rows of the map, eleven characters each."""
    # All layers at once, as strings of zeros and ones, the last space first: it is done often.
    piles = zip(*(f"{layers[name]:0{SIDE * SIDE}b}" for name in _NAMES), strict=True)
    characters = "".join([_CHARACTER_OF_PILE[pile] for pile in piles])[::-1]
    return [characters[start : start + SIDE] for start in range(0, SIDE * SIDE, SIDE)]


def write(layers: Layers) -> str:
    """The map as text, a row a line; `read` is the inverse."""
    lines = [" ".join(row) for row in rows_of(layers)]
    if layers["marks"]:
        lines.append("!" + " ".join(labels(layers["marks"])))
    return "\n".join(lines)


def write_line(layers: Layers) -> str:
    """The map as one line; `read` is the inverse."""
    marks = " !" + " ".join(labels(layers["marks"])) if layers["marks"] else ""
    return "/".join(rows_of(layers)) + marks


def write_placement(terrain: Terrain, spaces: Spaces) -> str:
    """A placement as text: `W B4 B5 B6`."""
    return " ".join([terrain.letter, *labels(spaces)])


def read_placement(text: str) -> tuple[Terrain, Spaces]:
    """The placement written in this text."""
    letter, *names = text.split() or [""]
    if len(letter) != 1 or letter not in LETTERS:
        raise BadTerrainLetter(letter=letter)
    return terrain_of(letter), read_spaces(" ".join(names))


def read_spaces(text: str) -> Spaces:
    """The spaces in a list of their labels."""
    spaces = 0
    for name in text.split():
        spaces |= labelled(name)
    return spaces
