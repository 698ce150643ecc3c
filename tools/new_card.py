"""Begin a scoring card:  python3 tools/new_card.py "Mill Race" farms_and_water

Writes what a card needs, for its author to complete: a function and its line in the deck, examples
that fail, its row in the rulebook, its name where deals are checked, and its English sentences. It
goes into the box "own": the printed boxes keep the cards that their deals were dealt from. Then it
says what is left to do. docs/first-change.md is the whole way. Needs Python and nothing else.
"""

import argparse
import re
import sys
import textwrap
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[1]
BOX: Final = "own"
SOLO: Final = 16  # stars that a usual sheet earns with it: to be replaced by a measured number

WIDTH: Final = 100  # of a line of code
# The decks, in the order in which tools/verify_deal.py has them.
DECKS: Final = ("forests", "villages", "farms_and_water", "spatial")
_HEADING: Final = "## Scoring cards of our own"
_TABLE: Final = f"\n{_HEADING}\n\n| heading | page | code | proof |\n|---|---|---|---|\n"

RULE: Final = "Say here in one sentence what scores."
LEFT: Final = """
Now, in this order; docs/first-change.md has an example:
1. Draw the examples: src/inkland/examples/scoring/{id}.txt
2. Write the rule, and its number for solo games: src/inkland/cards/scoring/{deck}.py
3. Say the rule and the examples in locales/en/cards.ftl and examples.ftl, as in these two files.
4. Run: pytest tests/test_examples.py tests/test_rulebook.py tests/laws/test_scoring_laws.py
5. Translate: python3 tools/translations.py lists what each language lacks.
6. Tell players in CHANGELOG.md; then make frozen LISTS="ids texts", and make check."""


class CannotBegin(Exception):
    """The card cannot be begun; the text says why."""


class Card(NamedTuple):
    """A card that is begun, by its name on paper and its deck."""

    name: str
    deck: str

    @property
    def id(self) -> str:
        """The name of its function, and its id."""
        return re.sub(r"\W+", "_", re.sub("[’']", "", self.name.lower())).strip("_")


def begin(root: Path, card: Card) -> list[str]:
    """Write or extend the files of a card; returns their paths. Nothing is written if one fails."""
    if not re.fullmatch(r"[a-z][a-z0-9_]*", card.id):
        raise CannotBegin(f"{card.name!r} gives no name for a function")
    if (root / _examples(card)).exists():
        raise CannotBegin(f"there is a card {card.id}")
    written = {}
    for path, change in _changes(card).items():
        file = root / path
        before = file.read_text(encoding="utf-8") if file.exists() else ""
        after = change(card, before)
        if after != before:
            written[path] = after
    for path, text in written.items():
        (root / path).write_text(text, encoding="utf-8")
    return [*written]


def _changes(card: Card) -> dict[str, Callable[[Card, str], str]]:
    return {
        f"src/inkland/cards/scoring/{card.deck}.py": with_function,
        _examples(card): with_examples,
        "RULEBOOK.md": with_row,
        "tools/verify_deal.py": with_name_in_deals,
        "locales/en/cards.ftl": with_texts,
        "locales/en/examples.ftl": with_example_texts,
        "locales/en/web_home.ftl": with_box,
    }


def _examples(card: Card) -> str:
    return f"src/inkland/examples/scoring/{card.id}.txt"


def with_function(card: Card, text: str) -> str:
    """The deck's module with a function that scores nothing yet, and its line."""
    found = re.search(rf"^{card.deck.upper()} = \(\n(.*?)^\)\n", text, re.MULTILINE | re.DOTALL)
    if found is None:
        raise CannotBegin(f"no list of cards in {card.deck}.py")
    own = re.search(rf'^    \*deck\(\s*"{BOX}",.*\Z', found[1], re.MULTILINE | re.DOTALL)
    before = found[1] if own is None else found[1][: own.start()]
    cards = re.findall(r"\(\w+, \d+\)", "" if own is None else own[0])
    line = f'    *deck("{BOX}", {", ".join([*cards, f"({card.id}, {SOLO})"])}),\n'
    if len(line) > WIDTH:
        lines = "".join(f"        {one},\n" for one in [*cards, f"({card.id}, {SOLO})"])
        line = f'    *deck(\n        "{BOX}",\n{lines}    ),\n'
    function = (
        f"def {card.id}(sheet: MapSheet) -> Awards:\n"
        f'    """{RULE}"""\n'
        "    yield from ()  # for each scored thing: its stars, and the spaces that earn them\n\n\n"
    )
    deck = found[0].replace(found[1], before + line)
    return text[: found.start()] + function + deck + text[found.end() :]


def with_examples(card: Card, _text: str) -> str:
    """Two examples for the card reference, which fail until they are drawn."""
    return (
        f"{card.name}: {RULE[0].lower()}{RULE[1:]}\n\n"
        f"[{card.id}-scores] draw the smallest map that scores -> 1\n. . .\n. . .\n\n"
        f"[{card.id}-nothing] draw the largest map that does not -> 1\n. . .\n. . .\n"
    )


def with_row(card: Card, text: str) -> str:
    """The rulebook with a row for the card, after those of the printed boxes."""
    row = (
        f"| {card.name} | | `cards/scoring/{card.deck}.py:{card.id}`"
        f" | `examples/scoring/{card.id}.txt` |\n"
    )
    if _HEADING not in text:
        return text + _TABLE + row
    start = text.index(_HEADING)
    end = text.find("\n\n## ", start) + 1 or len(text)
    return text[:end] + row + text[end:]


def with_name_in_deals(card: Card, text: str) -> str:
    """The checker of deals with the name at the end of its deck, as in our own lists."""
    found = re.search(r'^CARDS = """(.*?)"""\n', text, re.MULTILINE | re.DOTALL)
    if found is None:
        raise CannotBegin("no CARDS in tools/verify_deal.py")
    decks = found[1].split(";")
    decks[len(decks) - len(DECKS) + DECKS.index(card.deck)] += f" {card.id}"
    words = " ".join(";".join(decks).split())
    filled = textwrap.fill(
        f'CARDS = """{words}"""', WIDTH, subsequent_indent="    ", break_on_hyphens=False
    )
    return text.replace(found[0], f"{filled}\n")


def with_texts(card: Card, text: str) -> str:
    """The English cards with its name and rule, behind all others."""
    heading = "" if "\n## Our own cards\n" in text else "\n## Our own cards\n\n"
    return f"{text}{heading}card-{card.id} = {card.name}\n    .rule = {RULE}\n"


def with_example_texts(card: Card, text: str) -> str:
    """The English examples with its two, behind all others."""
    heading = "" if "\n## Our own cards\n" in text else "\n## Our own cards\n\n"
    return (
        f"{text}{heading}example-{card.id}-scores = Draw the smallest map that scores.\n"
        f"example-{card.id}-nothing = Draw the largest map that does not.\n"
    )


def with_box(_card: Card, text: str) -> str:
    """The name of the box of such cards, in the form of a new table."""
    line = f"web-home-box-{BOX} = Our own cards\n"
    last = "web-home-box-add_on = Ambush add-on\n"
    return text if line in text else text.replace(last, last + line)


def main() -> None:
    """Begin the card that the command names."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n\n")[2])
    parser.add_argument("name", help='its name on paper, such as "Mill Race"')
    parser.add_argument("deck", choices=DECKS)
    wanted = parser.parse_args()
    card = Card(wanted.name, wanted.deck)
    try:
        for path in begin(ROOT, card):
            print(path)
    except CannotBegin as reason:
        sys.exit(f"{reason}")
    print(LEFT.format(id=card.id, deck=card.deck))


if __name__ == "__main__":
    main()
