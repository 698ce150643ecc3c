"""The browser client and its tests ask for sentences that exist, and fill all their variables."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, VariableReference
from fluent.syntax.visitor import Visitor

from inkland.speech import catalogues

WEB: Final = Path(__file__).parents[2] / "web"
# An id in quotes, or the beginning of one; then perhaps an object without others inside.
CALL: Final = re.compile(r"\bsay\(\s*(?:'([\w.-]+)'|`([^`$]+)\$\{)\s*(?:,\s*\{([^{}]*)\}\s*)?(\)?)")


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def english() -> dict[str, set[str]]:
    """The variables of each English sentence."""
    found = {}
    for file in catalogues.files("en"):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, Message):
                for name, pattern in (
                    (entry.id.name, entry.value),
                    *((f"{entry.id.name}.{one.id.name}", one.value) for one in entry.attributes),
                ):
                    variables = Variables()
                    variables.visit(pattern)
                    found[name] = variables.names
    return found


def calls() -> Iterator[tuple[str, re.Match[str]]]:
    """Each call of `say` with an id or the beginning of one, and the file it stands in."""
    for file in sorted([*(WEB / "src").rglob("*"), *(WEB / "tests").glob("*.mjs")]):
        if file.suffix in (".ts", ".svelte", ".mjs") and not file.name.endswith(".test.ts"):
            for call in CALL.finditer(file.read_text(encoding="utf-8")):
                yield file.name, call


def test_each_sentence_is_there_and_gets_its_variables() -> None:
    sentences, wrong, checked = english(), [], 0
    for file, call in calls():
        id, start, parameters, end = call.groups()
        if start is not None:
            if not any(known.startswith(start) for known in sentences):
                wrong.append(f"{file}: {start}…")
        elif id not in sentences:
            wrong.append(f"{file}: {id}")
        elif end and "..." not in (parameters or ""):
            given = set(re.findall(r"\w+", parameters or ""))
            checked += 1
            wrong += [f"{file}: {id} lacks {name}" for name in sentences[id] - given]
    assert not wrong
    assert checked > 1_500
