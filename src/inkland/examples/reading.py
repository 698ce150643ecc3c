"""Reads the example files: a card's rule, then drawings and what they bring.

The first paragraph names the card and its rule. Each further paragraph is one example: a sentence,
an arrow and what it brings, and below it the drawing. A scoring card brings stars:

    Greenbough: one star for each row and each column with at least one forest.

    two forests in one row share the row -> 3
    F . F

So do seasons and the letters of edicts; lines above the drawing say which `edicts` lie under A to
D, in which `season` that is and how many `coins` are unspent. Every other card changes the map, so
the drawing has two sides, before and after, and what it brings are coins. There such lines name the
card `with` which this one is played, how many `players` there are and which `steps` are taken,
where that does not go without saying:

    [ruins-covered] the shape of the next card covers a ruins space -> 0 coins
    with: orchard
    . r . .  |  F f F .
    . . . .  |  . . F .

A name in brackets puts an example into the card reference; its sentence in all languages is the
message `example-<name>` of the catalogues.
"""

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Final, NamedTuple

FOLDER: Final = Path(__file__).parent
ARROW: Final = " -> "
BETWEEN: Final = "|"

_SENTENCE: Final = re.compile(r"(?:\[(?P<name>[a-z0-9_-]+)\] )?(?P<title>.+)")
_BROUGHT: Final = re.compile(r"(?P<number>-?\d+)(?P<coins> coins?)?")
_TERM: Final = re.compile(
    r"(?P<word>with|players|steps|edicts|season|coins): (?P<value>[a-z0-9_ ]+)"
)
_RULINGS: Final = re.compile(r" \([RD]?\d+(?:, [RD]?\d+)*\)")

Lines = list[tuple[int, str]]


class Example(NamedTuple):
    """One example: what scores has no map after it, and what draws has no stars."""

    title: str
    stars: int
    drawing: str
    line: int
    name: str = ""
    after: str | None = None
    coins: int = 0
    terms: Mapping[str, str] = MappingProxyType({})

    @property
    def sentence(self) -> str:
        """The title as a player reads it: a whole sentence, and no numbers of rulings."""
        plain = _RULINGS.sub("", self.title)
        return f"{plain[0].upper()}{plain[1:]}."

    @property
    def beside(self) -> str:
        """The card with which this one is played, if there is one."""
        return self.terms.get("with", "")

    @property
    def players(self) -> int:
        """How many play."""
        return int(self.terms.get("players", 2))

    @property
    def steps(self) -> tuple[str, ...]:
        """The steps that are taken, if not those of the turn."""
        return tuple(self.terms.get("steps", "").split())

    @property
    def edicts(self) -> tuple[str, ...]:
        """The scoring cards under A to D."""
        return tuple(self.terms.get("edicts", "").split())

    @property
    def purse(self) -> int:
        """The unspent coins."""
        return int(self.terms.get("coins", 0))


def read(path: Path) -> list[Example]:
    """The examples of one file, in order."""
    _rule, *examples = paragraphs(path.read_text(encoding="utf-8"))
    return [example(lines, path) for lines in examples]


@cache
def of_card(card: str) -> tuple[Example, ...]:
    """All examples of a card, in whichever folder its file is; none if it has no file yet."""
    return tuple(example for path in FOLDER.glob(f"*/{card}.txt") for example in read(path))


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
    """The example that a paragraph tells."""
    (number, sentence), *below = lines
    said, arrow, result = sentence.rpartition(ARROW)
    brought = _BROUGHT.fullmatch(result)
    if not arrow or brought is None:
        raise ValueError(f"{path.name}:{number}: no stars or coins after '{ARROW.strip()}'")
    terms = {}
    while below and (term := _TERM.fullmatch(below[0][1])):
        terms[term["word"]] = term["value"]
        below = below[1:]
    if not below:
        raise ValueError(f"{path.name}:{number}: no drawing below the sentence")
    title = _SENTENCE.fullmatch(said)
    assert title is not None
    before, after = _sides([row for _, row in below])
    brings = int(brought["number"])
    return Example(
        title["title"],
        0 if brought["coins"] else brings,
        before,
        number,
        title["name"] or "",
        after,
        brings if brought["coins"] else 0,
        terms,
    )


def _sides(rows: list[str]) -> tuple[str, str | None]:
    """The map before and the map after, if the drawing has two sides."""
    sides = [row.partition(BETWEEN) for row in rows]
    before = "\n".join(left for left, _, _ in sides if left.strip())
    if not any(between for _, between, _ in sides):
        return before, None
    return before, "\n".join(right for _, _, right in sides)
