"""What the logs of the processes must not have: cards of a deck, and the seeds of deals."""

import re
from collections.abc import Iterator, Set
from pathlib import Path
from typing import Final

from inkland.cards import DECK
from proof.chaos.commands import Violation

CLIENTS: Final = "clients.log"  # of the harness itself
_CARD: Final = re.compile(rf"(?<![\w/])({'|'.join(map(re.escape, DECK))})(?!\w)")
_SEED: Final = re.compile(r"[0-9a-f]{32,}")


def check(folder: Path, seeds: Set[str]) -> Iterator[Violation]:
    """Look for cards and seeds in all logs; no process has a reason to log the name of a card."""
    for path in sorted(folder.glob("*.log")):
        if path.name == CLIENTS:
            continue
        with path.open(encoding="utf-8", errors="replace") as lines:
            for number, line in enumerate(lines, 1):
                if found := _CARD.search(line):
                    yield Violation("leak", f"{path.name}:{number} names the card {found[1]}")
                if not seeds.isdisjoint(_SEED.findall(line)):
                    yield Violation("leak", f"{path.name}:{number} has the seed of a deal")
