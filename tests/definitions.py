"""What a Python module defines, for tests of pages that name it."""

import ast
from collections.abc import Iterator
from pathlib import Path


def names_in(path: Path) -> set[str]:
    """Functions, classes and tables of a module; class members as `Class.name`."""
    names: set[str] = set()
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        names |= {*defined(node)}
        if isinstance(node, ast.ClassDef):
            names |= {f"{node.name}.{name}" for part in node.body for name in defined(part)}
    return names


def defined(node: ast.stmt) -> Iterator[str]:
    """The name that a statement defines, if any."""
    match node:
        case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
            yield name
        case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
            yield name
