"""Runs in Pyodide: imports what plays in the browser, and lists the modules that this loaded.

What functions of ours import is found by reading their sources. What is not loaded here is not
packed: the games that `make same-games` plays from the packed files show that nothing is missing.
"""

import ast
import json
import sys
from importlib import import_module

ENTRY = "inkland.local.worker"
# Loaded when something fails, or by a conversion that a game seldom needs.
SELDOM = ("encodings.ascii", "encodings.idna", "encodings.latin_1", "traceback", "unicodedata")
# Parts of ours that need packages which a browser has not, and are never called there.
ABSENT = ("inkland.bots.fast", "inkland.bots.training", "inkland.speech")


def loaded_modules():
    """The files of all loaded modules, by the modules' names, as JSON; built-in ones have none."""
    for name in (ENTRY, *SELDOM):
        import_module(name)
    import_from_functions()
    files = {name: getattr(module, "__file__", None) for name, module in sys.modules.items()}
    return json.dumps({name: file for name, file in sorted(files.items()) if file})


def import_from_functions():
    """Import what functions of ours import, until there is nothing new."""
    read = set()
    while new := {name for name in sys.modules if name.split(".")[0] == "inkland"} - read:
        read |= new
        for name in sorted(new):
            for wanted in imports_in_functions(sys.modules[name].__file__):
                if is_present(wanted):
                    import_module(wanted)


def imports_in_functions(path):
    """The names of modules that the functions of a source file import."""
    with open(path, encoding="utf-8") as source:
        tree = ast.parse(source.read())
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    functions += [node for node in ast.walk(tree) if isinstance(node, ast.AsyncFunctionDef)]
    for node in (node for function in functions for node in ast.walk(function)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module


def is_present(name):
    """Whether a module is one of ours that works here, or of the standard library."""
    package = name.split(".")[0]
    return not name.startswith(ABSENT) and (
        package == "inkland" or package in sys.stdlib_module_names
    )
