"""Maps and shapes as SVG, with the signs of the browser board."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from inkland.protocol.card_resources import CardExample
from inkland.sheet import SIDE, Spaces, Terrain, each_space, labelled, labels

LOOK: Final = Path(__file__).parents[2] / "web" / "src" / "ui" / "look"
UNIT: Final = 64
SMALLEST: Final = 5  # so that small examples have the same scale

_OTHERS: Final = {"^": "mountain", "#": "wasteland", "*": "destroyed", "%": "destroyed"}
_KINDS: Final = {terrain.letter: terrain.id for terrain in Terrain} | _OTHERS
_SIGNS: Final = {"farm_and_village": "hybrid"}
_WASHES: Final = {
    "farm_and_village": "farm", "wasteland": "waste", "destroyed": "gone",
    **dict.fromkeys(("dragon", "zombie", "troll", "gorgon"), "monster"),
}  # fmt: skip


def signs() -> str:
    """The signs, to stand once on a page, before the maps that use them."""
    text = (LOOK / "terrain.svg").read_text(encoding="utf-8")
    symbols = re.findall(r"<symbol .*?</symbol>", text, re.DOTALL)
    # A Markdown parser would end the block at an empty line.
    joined = re.sub(r"\n\s*", "", "".join(symbols))
    return f'<svg class="ink-signs" width="0" height="0" aria-hidden="true">{joined}</svg>'


def colours() -> str:
    """The colours of the signs, as a style sheet."""
    tokens = re.search(r"svg:root (\{.*?\})", (LOOK / "terrain.svg").read_text(encoding="utf-8"))
    assert tokens is not None
    return f".ink-signs, .ink-map {tokens[1]}\n"


def drawn_map(sheet: str, side: int, label: str, marks: Iterable[str] = ()) -> str:
    """A corner of a map, with so many rows and columns."""
    spaces = (_space(letter, row, column) for row, column, letter in _read(sheet))
    attacked = (_use("attack", *_place(labelled(one))) for one in sheet.partition("!")[2].split())
    reach = side * UNIT
    lines = "".join(f"M0 {at}H{reach}M{at} 0V{reach}" for at in range(UNIT, reach, UNIT))
    return (
        f'<svg class="ink-map" viewBox="-3 -3 {reach + 6} {reach + 6}" role="img" '
        f'aria-label="{label}"><rect class="sheet" width="{reach}" height="{reach}"/>'
        f'<path class="lines" d="{lines}"/>{"".join((*spaces, *attacked, *marks))}'
        f'<rect class="frame" width="{reach}" height="{reach}"/></svg>'
    )


def drawn_shape(picture: str, terrain: str, label: str) -> str:
    """A shape as a card prints it."""
    rows = [row.strip() for row in picture.split("/")]
    width, height = max(map(len, rows)) * UNIT, len(rows) * UNIT
    spaces = (
        _use("attack", row, column) if letter == "*" else _sign(terrain, row, column)
        for row, line in enumerate(rows)
        for column, letter in enumerate(line)
        if letter != "."
    )
    return (
        f'<svg class="ink-map shape" viewBox="-3 -3 {width + 6} {height + 6}" '
        f'style="width:{width / UNIT * 1.4:.1f}rem" role="img" aria-label="{label}">'
        f"{''.join(spaces)}</svg>"
    )


def example_maps(example: CardExample) -> str:
    """The map of an example, or those before and after."""
    side = _side(example)
    if example.after is None:
        won = "; ".join(f"{stars}: {_listed(spaces)}" for stars, spaces in _awards(example))
        label = f"Map. Stars: {won}" if won else "Map"
        return drawn_map(example.sheet, side, label, _won(example))
    lit = int(example.lit, 16)
    label = f"After. Changed: {_listed(lit)}"
    after = drawn_map(example.after, side, label, _frames(lit, "new"))
    return f'<div class="ink-both">{drawn_map(example.sheet, side, "Before")}{after}</div>'


def _side(example: CardExample) -> int:
    """Rows and columns from the top left corner: everything drawn, and one more."""
    sheets = (example.sheet, example.after or "")
    reached = [max(row, column) + 1 for sheet in sheets for row, column, _ in _read(sheet)]
    reached += [max(_place(space)) + 1 for space in each_space(int(example.lit, 16))]
    most = max(SMALLEST - 1, *reached)
    return SIDE if most >= SIDE - 1 else most + 1


def _read(sheet: str) -> Iterator[tuple[int, int, str]]:
    """What stands on a sheet: row, column and letter."""
    for row, line in enumerate(sheet.partition("!")[0].strip().split("/")):
        for column, letter in enumerate(line):
            if letter != ".":
                yield row, column, letter


def _place(space: Spaces) -> tuple[int, int]:
    return divmod(space.bit_length() - 1, SIDE)


def _listed(spaces: Spaces) -> str:
    return ", ".join(labels(spaces))


def _awards(example: CardExample) -> Iterator[tuple[int, Spaces]]:
    return ((award.stars, int(award.spaces, 16)) for award in example.awards)


def _space(letter: str, row: int, column: int) -> str:
    ruins = letter == "%" or letter.islower()
    below = _use("ruins", row, column) if letter == "r" else ""
    kind = _KINDS.get(letter.upper())
    if kind is None:
        return below
    mark = _use("ruins-mark", row, column) if ruins else ""
    return _sign(kind, row, column) + mark


def _sign(kind: str, row: int, column: int) -> str:
    wash = _WASHES.get(kind, kind)
    ground = (
        f'<rect x="{column * UNIT}" y="{row * UNIT}" width="{UNIT}" height="{UNIT}" '
        f'fill="var(--{wash})"/>'
    )
    return ground + _use(_SIGNS.get(kind, kind), row, column)


def _use(sign: str, row: int, column: int) -> str:
    at = f'x="{column * UNIT}" y="{row * UNIT}" width="{UNIT}" height="{UNIT}"'
    return f'<use href="#{sign}" {at}/>'


def _frames(spaces: Spaces, kind: str) -> Iterator[str]:
    for space in each_space(spaces):
        row, column = _place(space)
        yield (
            f'<rect class="{kind}" x="{column * UNIT + 4}" y="{row * UNIT + 4}" '
            f'width="{UNIT - 8}" height="{UNIT - 8}"/>'
        )


def _won(example: CardExample) -> Iterator[str]:
    """Frames around what scores, and stars in the first space of each award."""
    stars: Counter[tuple[int, int]] = Counter()
    for earned, spaces in _awards(example):
        yield from _frames(spaces, "won")
        if spaces:
            stars[_place(next(each_space(spaces)))] += earned
    for (row, column), earned in stars.items():
        x, y = column * UNIT + 20, row * UNIT + 20
        yield f'<circle class="stars" cx="{x}" cy="{y}" r="19"/>'
        yield f'<text x="{x}" y="{y + 9}">{earned}</text>'
