"""Runs in Pyodide: compiles modules and writes them as archives.

Archives are zip files without compression, because each is compressed as a whole, and have no times
in them: the same sources give the same bytes.
"""

import os
import sys
from importlib._bootstrap_external import _code_to_hash_pyc
from importlib.util import source_hash
from types import ModuleType, SimpleNamespace
from zipfile import ZIP_STORED, ZipFile, ZipInfo

LIBRARY = "/lib/python314.zip"
# Docstrings of the library are for readers. Those of ours stay: some are messages to players.
LIBRARY_OPTIMIZE = 2
OPTIMIZE = 0


def write_archives(files, sentences, folder):
    """Write the archives of the library, of packages and of ours.

    `files` are by module name, `sentences` the ids of all English texts.
    """
    os.makedirs(folder)
    library = {name: file for name, file in files.items() if file.startswith(LIBRARY)}
    ours = {name: file for name, file in files.items() if file.startswith("/src/inkland/")}
    packages = {name: file for name, file in files.items() if file.startswith("/packages/")}
    write_archive(f"{folder}/library.zip", library_contents(library))
    write_archive(f"{folder}/packages.zip", folder_contents(packages, "/packages/"))
    contents = folder_contents(ours, "/src/", with_texts=True)
    contents["inkland/local/cards.json"] = card_reference(set(sentences))
    write_archive(f"{folder}/inkland.zip", contents)


def card_reference(sentences):
    """The card reference as JSON. It only asks which texts there are, so Fluent is not needed."""
    speech = ModuleType("inkland.speech")
    speech.speech = lambda language: SimpleNamespace(has=sentences.__contains__)
    sys.modules[speech.__name__] = speech
    from msgspec import json  # noqa: PLC0415

    from inkland.table.catalogue.reference import reference  # noqa: PLC0415

    return json.encode(reference())


def write_archive(path, contents):
    """Write a zip file of these contents, by their paths."""
    with ZipFile(path, "w", ZIP_STORED) as archive:
        for name in sorted(contents):
            archive.writestr(ZipInfo(name, (1980, 1, 1, 0, 0, 0)), contents[name])


def library_contents(files):
    """The compiled modules of the standard library, which is a zip file itself."""
    with ZipFile(LIBRARY) as archive:
        paths = [file.removeprefix(f"{LIBRARY}/") for file in files.values()]
        sources = {path: archive.read(path) for path in paths}
    return {
        f"{path}c": compiled(path, source, LIBRARY_OPTIMIZE) for path, source in sources.items()
    }


def folder_contents(files, folder, *, with_texts=False):
    """The compiled modules of packages, binary modules as they are, and texts beside them."""
    contents = {}
    for file in files.values():
        path = file.removeprefix(folder)
        if path.endswith(".py"):
            contents[f"{path}c"] = compiled(path, read(file), OPTIMIZE)
        else:
            contents[path] = read(file)
        if with_texts and path.endswith("/__init__.py"):
            contents |= {found.removeprefix(folder): read(found) for found in texts(file)}
    return contents


def compiled(path, source, optimize):
    """The bytes of a .pyc file that is never compared with its source."""
    code = compile(source, path, "exec", dont_inherit=True, optimize=optimize)
    return bytes(_code_to_hash_pyc(code, source_hash(source), False))


def texts(package):
    """The text files of a package, and of its folders that are no packages."""
    top = os.path.dirname(package)
    for folder, folders, names in os.walk(top):
        folders[:] = [one for one in folders if not os.path.exists(f"{folder}/{one}/__init__.py")]
        yield from (f"{folder}/{name}" for name in names if name.endswith(".txt"))


def read(path):
    """The bytes of a file."""
    with open(path, "rb") as file:
        return file.read()
