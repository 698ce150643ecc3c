"""Reads the example files: a card's rule, then drawings with the stars they bring.

The first paragraph names the card and its rule. Each further paragraph is one example: a sentence,
an arrow and the stars, and below it the drawing.

    Greenbough: one star for each row and each column with at least one forest.

    two forests in one row share the row -> 3
    F . F
"""

from pathlib import Path
from typing import NamedTuple

ARROW = " -> "

Lines = list[tuple[int, str]]


class Example(NamedTuple):
    title: str
    stars: int
    drawing: str
    line: int


def read(path: Path) -> list[Example]:
    """The examples of one file, in order."""
    _rule, *examples = paragraphs(path.read_text(encoding="utf-8"))
    return [example(lines, path) for lines in examples]


def paragraphs(text: str) -> list[Lines]:
    """The lines between blank lines, each with its number counted from one."""
    found: list[Lines] = [[]]
    for number, line in enumerate(text.splitlines(), start=1):
        if line.strip():
            found[-1].append((number, line.strip()))
        elif found[-1]:
            found.append([])
    return [lines for lines in found if lines]


def example(lines: Lines, path: Path) -> Example:
    (number, sentence), *drawn = lines
    title, arrow, stars = sentence.rpartition(ARROW)
    if not arrow:
        raise ValueError(f"{path.name}:{number}: no stars after '{ARROW.strip()}'")
    if not drawn:
        raise ValueError(f"{path.name}:{number}: no drawing below the sentence")
    drawing = "\n".join(row for _, row in drawn)
    return Example(title, int(stars), drawing, number)
