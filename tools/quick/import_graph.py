"""Which files of the project need which, each by its path: by imports, and by names in strings."""

import ast
import heapq
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path, PurePosixPath
from typing import Final

import grimp

_MODULE_NAME: Final = re.compile(r"inkland(\.\w+)+")
# One file imports another. A package that passes on a module of its own is no step.
IMPORT: Final = 1.0
# One file has the name of another in a string: it starts that program, or reads that file.
NAME: Final = 1.5
# The fixtures of a conftest.py serve all tests below it, and most of these need few of them.
FIXTURES: Final = 3.0


class ImportGraph:
    """What needs what, with the length of each step."""

    def __init__(self, root: Path) -> None:
        """Read all Python files below `root`; the package's own imports come from grimp."""
        self._root = root
        self._needed_by: dict[str, dict[str, float]] = defaultdict(dict)
        self._modules = self._read_package()
        files = [file for top in ("tests", "tools") for file in (root / top).rglob("*.py")]
        self._python = {
            file.relative_to(root).as_posix(): file.read_text("utf-8") for file in files
        }
        self.tests = frozenset(
            file for file in self._python if PurePosixPath(file).name.startswith("test_")
        )
        self._read_tests()

    def distances(self, changed: Iterable[str]) -> Mapping[str, float]:
        """The length of the shortest way from one of these files to each file that needs it."""
        found: dict[str, float] = {}
        waiting = [(0.0, file) for file in changed]
        for file in changed:
            if not file.endswith(".py"):
                waiting += ((NAME, reader) for reader in self._readers(file))
        heapq.heapify(waiting)
        while waiting:
            length, file = heapq.heappop(waiting)
            if file not in found:
                found[file] = length
                for needing, step in self._needed_by[file].items():
                    heapq.heappush(waiting, (length + step, needing))
        return found

    def _add(self, needing: str, needed: str, step: float) -> None:
        known = self._needed_by[needed]
        known[needing] = min(step, known.get(needing, step))

    def _read_package(self) -> dict[str, str]:
        """Add the imports within the package. Returns the path of each module."""
        graph = grimp.build_graph("inkland", cache_dir=str(self._root / ".import_linter_cache"))
        paths = {name: self._path(name) for name in graph.modules}
        for name, path in paths.items():
            for imported in graph.find_modules_directly_imported_by(name):
                passed_on = imported.rpartition(".")[0] == name
                self._add(path, paths[imported], 0.0 if passed_on else IMPORT)
        return paths

    def _path(self, module: str) -> str:
        path = Path("src", *module.split("."))
        package = path / "__init__.py"
        return str(package if (self._root / package).exists() else path.with_suffix(".py"))

    def _read_tests(self) -> None:
        names = dict(self._modules)
        for file in self._python:
            inner = PurePosixPath(file).with_suffix("").parts[1:]
            names[".".join(inner)] = file
            if inner[0] in ("golden", "manual", "quick"):  # on the path of the tests as well
                names[inner[-1]] = file
        for file, text in self._python.items():
            for node in ast.walk(ast.parse(text)):
                for name, step in _mentioned(node):
                    if found := _known(name, names):
                        self._add(file, found, step)
            if PurePosixPath(file).name == "conftest.py":
                below = f"{PurePosixPath(file).parent}/"
                for test in self.tests:
                    if test.startswith(below):
                        self._add(test, file, FIXTURES)

    def _readers(self, data: str) -> Iterator[str]:
        """The Python files that read a file of data: by its name, or by its folder below theirs."""
        path = PurePosixPath(data)
        for file in (*self._modules.values(), *self._python):
            text = self._python.get(file) or (self._root / file).read_text("utf-8")
            is_beside = PurePosixPath(file).parent == path.parent
            if path.suffix == ".sql" and is_beside and "load_statements(" in text:
                yield file
            named = {path.name}
            named |= {
                part.name for part in path.parents if PurePosixPath(file).parent in part.parents
            }
            if file.startswith("tests/"):
                named |= {path.parts[0]} - {"src", "tests"}
                if is_beside:
                    yield file
            if any(re.search(rf"[\"'/]{re.escape(name)}[\"'/]", text) for name in named):
                yield file


def _mentioned(node: ast.AST) -> Iterator[tuple[str, float]]:
    match node:
        case ast.Import(names=names):
            for alias in names:
                yield alias.name, IMPORT
        case ast.ImportFrom(module=str(module), names=names):
            for alias in names:
                yield f"{module}.{alias.name}", IMPORT
        case ast.Constant(value=str(text)) if _MODULE_NAME.fullmatch(text):
            yield text, NAME


def _known(name: str, names: Mapping[str, str]) -> str | None:
    """The file of this module, or of the module that this name stands in."""
    while name:
        if name in names:
            return names[name]
        name = name.rpartition(".")[0]
    return None
