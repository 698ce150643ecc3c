"""Which tests a change gets."""

import json
import math
import re
from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from pathlib import Path
from typing import Final

from import_graph import ImportGraph
from whole_tree import readers

NEAREST: Final = 3  # files of tests that come before those that read the tree
BUDGET: Final = 60.0  # seconds of processor for all tests
DEFAULT_SECONDS: Final = 2.0  # for a file of tests that has not been run here yet
# Written by tests/conftest.py.
SECONDS: Final = Path(".pytest_cache", "v", "inkland", "seconds")


def known_seconds(root: Path) -> Mapping[str, float]:
    """How long each file of tests took when it last ran here."""
    file = root / SECONDS
    return json.loads(file.read_text("utf-8")) if file.exists() else {}


def choose(
    graph: ImportGraph, changed: Collection[str], seconds: Mapping[str, float]
) -> tuple[list[str], list[str]]:
    """The tests for these files that fit into the time, and those that do not."""
    own = [file for file in changed if file in graph.tests]
    near = nearest_first(graph, changed, seconds)
    first = [*own, *near[:NEAREST], *readers(changed)]
    return within(dict.fromkeys([*first, *near]), seconds, BUDGET)


def nearest_first(
    graph: ImportGraph, changed: Iterable[str], seconds: Mapping[str, float]
) -> list[str]:
    """All files of tests that need a changed file, the nearest first, and of these the quickest.

    Each step of an import takes a test further away. Each rare word that its path shares with the
    changed file's brings it closer: `tests/rules/test_ambush.py` is the first one for
    `src/inkland/rules/ambush.py`.
    """
    words = {test: _words(test) for test in graph.tests}
    frequent = Counter(word for each in words.values() for word in each)
    found: dict[str, float] = {}
    for file in changed:
        own = _words(file)
        for test, distance in graph.distances([file]).items():
            if test in words:
                common = sum(math.log(len(words) / frequent[word]) for word in own & words[test])
                found[test] = min(found.get(test, math.inf), distance - common / 2)
    return sorted(found, key=lambda test: (found[test], seconds.get(test, 0), test))


def within(
    tests: Iterable[str], seconds: Mapping[str, float], budget: float
) -> tuple[list[str], list[str]]:
    """Those tests, in this order, that fit into so many seconds together, and the others."""
    taken, left = [], []
    for test in tests:
        needed = seconds.get(test, DEFAULT_SECONDS)
        if needed <= budget:
            budget -= needed
            taken.append(test)
        else:
            left.append(test)
    return taken, left


def _words(path: str) -> set[str]:
    """The words of a path, in the singular."""
    return {word.removesuffix("s") for word in re.findall(r"[a-z]+", path)}
