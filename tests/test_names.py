"""A name means one thing in the whole package: classes and modules are not named twice.

In a folder of `server/features`, a module is what its name says of that folder.
"""

import ast
from collections import defaultdict
from pathlib import Path
from typing import Final

PACKAGE: Final = Path(__file__).parents[1] / "src" / "inkland"
# These name the same thing from two sides: a route or command and what it calls, a port and its
# implementations, a use case and its storage, a deck of scoring cards and what bots see coming in
# it, a rule and its cards.
SHARED: Final = {
    "actions", "checks", "clocks", "context", "documents", "errors", "farms_and_water", "flips",
    "forests", "games", "heroes", "marks", "options", "paper", "playing", "port", "report",
    "resources", "rows", "skills", "solo", "spatial", "state", "storage", "transcripts", "villages",
}  # fmt: skip


def modules() -> list[Path]:
    """Every module of the package, but migrations, which are named by number."""
    found = [path for path in PACKAGE.rglob("*.py") if "migrations" not in path.parts]
    assert len(found) > 300
    return found


def test_a_class_name_occurs_once_outside_the_protocol() -> None:
    where: defaultdict[str, list[Path]] = defaultdict(list)
    for path in modules():
        if "protocol" not in path.parts and not path.stem.endswith("resources"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                    where[node.name].append(path.relative_to(PACKAGE))
    assert {name: paths for name, paths in where.items() if len(paths) > 1} == {}


def test_a_module_name_occurs_once_unless_it_is_shared_on_purpose() -> None:
    where: defaultdict[str, list[Path]] = defaultdict(list)
    for path in modules():
        if not path.stem.startswith("__") and "features" not in path.parts:
            where[path.stem].append(path.relative_to(PACKAGE))
    twice = {name for name, paths in where.items() if len(paths) > 1}
    assert twice == SHARED
