"""Code, commands, maps and examples in the documents are run; what they name exists.

A fenced block marked `python` is executed, one marked `map` is read and written back, one marked
`example` is scored, one marked `sh` must be one that bash can read. An indented `$ command` is run,
and must print the lines below it. Wherever `inkland` is called, command and options exist.
"""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from textwrap import dedent

import pytest
import typer
from sections import LIBRARY

from definitions import names_in
from inkland import examples
from inkland.cards import SCORING, CardId
from inkland.cli import app
from inkland.sheet import MapSheet

ROOT = Path(__file__).parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *ROOT.glob("tests/*/*.md")])

FENCE = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
COMMAND = re.compile(r"^    \$ (.+)\n((?:    (?!\$ ).*\n)*)", re.MULTILINE)
LINK = re.compile(r"\[[^\]]*\]\(([^)\s#]+)[^)]*\)")


def name(page: Path, text: str, start: int) -> str:
    """File and line, in the notation of editors."""
    return f"{page.relative_to(ROOT)}:{text.count(chr(10), 0, start) + 1}"


def blocks(language: str) -> Iterator[object]:
    """All fenced blocks with this mark."""
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        for block in FENCE.finditer(text):
            if block[1] == language:
                yield pytest.param(block[2], id=name(page, text, block.start()))


def commands() -> Iterator[object]:
    """All commands with their documented output."""
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        for found in COMMAND.finditer(text):
            printed = re.sub(r"^    ", "", found[2], flags=re.MULTILINE)
            yield pytest.param(found[1], printed, id=name(page, text, found.start()))


def links() -> Iterator[tuple[Path, str]]:
    """All links to files of the project."""
    for page in PAGES:
        for target in LINK.findall(page.read_text(encoding="utf-8")):
            if "://" not in target:
                yield page, target


def docstring_examples() -> Iterator[object]:
    """Indented code in the docstrings of modules that the reference of the library shows."""
    for module in LIBRARY:
        text = f"{import_module(module).__doc__}\n"
        for found in re.finditer(
            r"^(?:    (?:from|import) .*\n)(?:(?:    .*)?\n)*", text, re.MULTILINE
        ):
            yield pytest.param(dedent(found[0]), id=module)


@pytest.mark.parametrize("code", [*blocks("python"), *docstring_examples()])
def test_code_runs(code: str) -> None:
    exec(code, {})


@pytest.mark.parametrize(("command", "printed"), list(commands()))
def test_a_command_prints_what_the_page_says(command: str, printed: str, tmp_path: Path) -> None:
    ours = f'inkland() {{ "{sys.executable}" -m inkland "$@"; }}\n'
    run = subprocess.run(
        ["bash", "-c", ours + command],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src"), "LC_ALL": "C.UTF-8"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.stdout == printed, run.stderr


@pytest.mark.parametrize("script", list(blocks("sh")))
def test_a_script_can_be_read(script: str) -> None:
    read = subprocess.run(["bash", "-n"], input=script, capture_output=True, text=True, check=False)
    assert not read.stderr


@pytest.mark.parametrize("drawing", list(blocks("map")))
def test_a_map_is_written_as_it_was_read(drawing: str) -> None:
    sheet = MapSheet.drawn(drawing)
    assert str(sheet) == drawing.strip()
    assert MapSheet.drawn(str(sheet)) == MapSheet.drawn(sheet.in_one_line()) == sheet


@pytest.mark.parametrize("text", list(blocks("example")))
def test_an_example_scores_what_it_says(text: str, tmp_path: Path) -> None:
    file = tmp_path / "example.txt"
    file.write_text(text, encoding="utf-8")
    card = SCORING[CardId(text.partition(":")[0].lower().replace(" ", "_"))]
    for example in examples.read(file):
        assert card.stars(MapSheet.drawn(example.drawing)) == example.stars, example.title


def test_links_lead_somewhere() -> None:
    dead = [f"{page.name} -> {to}" for page, to in links() if not (page.parent / to).exists()]
    assert dead == []


# --- What pages name in backticks: paths, modules and targets of the Makefile

# Decisions and the changelog describe the past.
PRESENT = [page for page in PAGES if page.parent.name != "decisions" and page.stem != "CHANGELOG"]
ROOTS = ("src", "tests", "web", "docs", "tools", "locales", "deploy")
SUFFIXES = "py|ts|mjs|js|svelte|css|md|json|sql|txt|ftl|toml|sh|yml|yaml|c|npz"
MADE_BY_RUNS = {
    "flaky/",
    "different-pictures/",
    "screenshots/",
    "postgres/",
    "postgres.run/",
    "stamp.json",
    "web/dist",
}
SPAN = re.compile(r"`([^`\n]+)`")
PATH = re.compile(rf"[\w.*<>-]+(/[\w.*<>-]+)*(/|\.({SUFFIXES}))|({'|'.join(ROOTS)})/[\w./*<>-]+")
# A logger that operators know by its name, whatever its module is called.
LOGGER = "inkland.server.security_log"
MODULE = re.compile(r"(?<![\w/.-])inkland(?:\.[A-Za-z_]\w*)+")
TEST = re.compile(r"(?<![\w/:])test_\w+\b(?![./])")
TARGET = re.compile(r"make ([a-z][\w-]*)")


def tree() -> str:
    """All files of the project and their folders, one per line, each after a slash."""
    files = [one for one in ROOT.iterdir() if one.is_file()]
    for root in ROOTS:
        for folder, below, names in os.walk(ROOT / root):
            below[:] = {*below} - {"__pycache__", "node_modules", "dist"}
            files += [Path(folder, one) for one in names]
    found = {file.relative_to(ROOT) for file in files}
    return "\n".join(
        sorted({f"/{one.as_posix()}" for file in found for one in (file, *file.parents)})
    )


def spans() -> Iterator[tuple[str, str]]:
    """The text in backticks outside of blocks, and where it is."""
    for page in PRESENT:
        text = page.read_text(encoding="utf-8")
        blank = FENCE.sub(lambda block: "\n" * block[0].count("\n"), text)
        for span in SPAN.finditer(blank):
            yield name(page, blank, span.start()), span[1]


def paths(span: str) -> Iterator[tuple[str, str]]:
    """The paths in a span, each with the name within the file, if any."""
    for word in span.split():
        path, _, within = word.partition(":")
        is_ours = path.partition("/")[0] in ROOTS and "/" in path
        if PATH.fullmatch(path) and (is_ours or word == span) and path not in MADE_BY_RUNS:
            yield path, within


def found_in(known: str, path: str) -> list[Path]:
    """The files that a path means: from the root, or below an implied folder.

    `server/app.py` is short for `src/inkland/server/app.py`, and `<card>.txt` is any text file
    there.
    """
    parts = re.split(r"<\w+>|\*", path.rstrip("/"))
    home = "(?:/web)?" if path.partition("/")[0] in ROOTS else ".*"
    pattern = r"[^/\s]+".join(map(re.escape, parts))
    return [ROOT / one[1:] for one in re.findall(f"^{home}/{pattern}$", known, re.MULTILINE)]


def is_there(known: str, module: str) -> bool:
    """Whether this is a module of ours, or a name in one."""
    path, *rest = "src/inkland", *module.split(".")[1:]
    while rest and any(found_in(known, f"{path}/{rest[0]}{end}") for end in ("", ".py")):
        path = f"{path}/{rest.pop(0)}"
    file = next(iter((*found_in(known, f"{path}.py"), *found_in(known, f"{path}/__init__.py"))))
    return all(_names(file, part) for part in rest)


def defines(file: Path, within: str) -> bool:
    """Whether the file defines this, if it is Python or SQL; a name in a class is `Class.name`.

    Other languages need to name it only.
    """
    text = file.read_text(encoding="utf-8")
    match file.suffix:
        case ".py":
            return within in names_in(file)
        case ".sql":
            return within in re.findall(r"^-- (\w+) --$", text, re.MULTILINE)
        case _:
            return all(_names(file, part) for part in within.split("."))


def _names(file: Path, word: str) -> bool:
    return re.search(rf"\b{re.escape(word)}\b", file.read_text(encoding="utf-8")) is not None


def _is_test(known: str, word: str) -> bool:
    """Whether it is a test file, or a test in one."""
    files = found_in(known, "tests/*.py") + found_in(known, "tests/*/*.py")
    files += found_in(known, "tests/*/*/*.py")
    return bool(found_in(known, f"{word}.py")) or any(_names(file, word) for file in files)


def test_what_is_named_is_there() -> None:
    """Every path, module and target in backticks exists; reports all that do not."""
    known, missing = tree(), []
    targets = set(re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    for where, span in spans():
        for path, within in paths(span):
            if not any(not within or defines(f, within) for f in found_in(known, path)):
                missing.append(f"{where}: {path}{':' * bool(within)}{within}")
        missing += [
            f"{where}: {m}" for m in MODULE.findall(span) if m != LOGGER and not is_there(known, m)
        ]
        missing += [f"{where}: {t}" for t in TEST.findall(span) if not _is_test(known, t)]
        missing += [f"{where}: make {t}" for t in TARGET.findall(span) if t not in targets]
    assert not missing, "\n".join(["not there:", *missing])


# `inkland deal` is what stands before a text that is hashed.
CALL = re.compile(r"(?:^|\| |/bin/)inkland (?!deal )([a-z][a-z-]*)([^\n|`]*)", re.MULTILINE)
OPTION = re.compile(r"(?<![\w-])--[a-z][a-z-]*")


def calls() -> Iterator[tuple[str, str, str]]:
    """Every call of our command in code: where it is, the subcommand, and the rest of the line."""
    for where, span in spans():
        for call in CALL.finditer(span):
            yield where, call[1], call[2]
    for page in PRESENT:
        text = page.read_text(encoding="utf-8")
        code = [*(block[2] for block in FENCE.finditer(text) if block[1] in ("sh", "console"))]
        code += re.findall(r"^    (?:\$ )?(\S.*)$", text, re.MULTILINE)
        for call in CALL.finditer("\n".join(code)):
            yield page.name, call[1], call[2]


def unknown_in(command: str, rest: str) -> list[str]:
    """What a call names and `inkland` has not."""
    known = typer.main.get_command(app).commands  # type: ignore[attr-defined]
    if command not in known:
        return [command]
    within = getattr(known[command], "commands", {})
    parts = [known[command], *(within[word] for word in rest.split() if word in within)]
    options = {name for part in parts for param in part.params for name in param.opts}
    options |= {name for part in parts for param in part.params for name in param.secondary_opts}
    return [one for one in OPTION.findall(rest) if one not in options | {"--help"}]


def test_commands_that_pages_name_exist() -> None:
    named = list(calls())
    assert len(named) > 50
    wrong = [
        (where, command, what)
        for where, command, rest in named
        for what in unknown_in(command, rest)
    ]
    assert not wrong


def test_a_command_that_does_not_exist_is_noticed() -> None:
    assert unknown_in("serve", " --port 0 --lan") == []
    assert unknown_in("serve", " --sail") == ["--sail"]
    assert unknown_in("sail", "") == ["sail"]


def test_what_is_not_there_is_noticed() -> None:
    known = tree()
    for path in ("server/missing.py", "src/server/serve.py", "tests/<card>.txt", "missing/"):
        assert not found_in(known, path), path
    for path in ("cards/ambushes.py", "tests/test_docs.py", "tests/harness.mjs", "rules/"):
        assert found_in(known, path), path
    assert is_there(known, "inkland.rules.options.preset")
    assert not is_there(known, "inkland.rules.missing")
    found = [
        path for span in ("a.py", "x a.py", "x src/a.py", "/api/a", "a/b") for path in paths(span)
    ]
    assert found == [("a.py", ""), ("src/a.py", "")]


def test_something_of_each_kind_is_found() -> None:
    """An empty list of examples would prove nothing."""
    for found in (
        *map(blocks, ("python", "map", "example", "sh")),
        commands(),
        links(),
        docstring_examples(),
    ):
        assert list(found)
