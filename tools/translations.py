"""What a translator has to do, and what a reviewer has to read.

    python3 tools/translations.py              how many sentences each language lacks
    python3 tools/translations.py uk           which ones, with the English text
    python3 tools/translations.py --against main [uk]
                                               each sentence changed since, beside the English one

A sentence is *stale* if the English one was changed after it, as the history of git has it. If the
translation still says the same, a comment right above it, such as `# Checked in 2026.`, settles it;
one that begins with `# To check` does not: it says why a name may be wrong.
Needs Python and git, and nothing else.
"""

import argparse
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import cached_property
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[1]
FOLDER: Final = "locales"
ENGLISH: Final = "en"

# A sentence begins at the left edge with its id and goes on in indented lines; a comment right
# above belongs to it.
_SENTENCE: Final = re.compile(
    r"((?:^#.*\n)*)^([a-zA-Z][\w-]*) *=(.*(?:\n(?:[ \t].*|[ \t]*(?=\n[ \t]))?)*)", re.MULTILINE
)

# What asks whether a name is right: a card or rulebook of that language may say otherwise.
_DOUBT: Final = re.compile(r"^# To check\b.*\n", re.MULTILINE)

Sentences = dict[str, str]
Reader = Callable[[str], Sentences]


def sentences(text: str) -> Sentences:
    """The sentences of a catalogue by id, as they are written, but for spaces at the edges."""
    return {found[2]: _trimmed(found[3]) for found in _SENTENCE.finditer(text)}


def commented(text: str) -> Sentences:
    """The same, each with the comment right above it, but for what is to be checked."""
    return {
        found[2]: _DOUBT.sub("", found[1]) + _trimmed(found[3])
        for found in _SENTENCE.finditer(text)
    }


def _trimmed(text: str) -> str:
    return "\n".join(line.strip() for line in text.strip().splitlines())


class Project:
    """The catalogues of a checkout, now and in its history."""

    def __init__(self, root: Path) -> None:
        self._root = root

    def languages(self) -> list[str]:
        """All languages but English."""
        folders = (self._root / FOLDER).iterdir()
        return sorted(place.name for place in folders if place.is_dir() and place.name != ENGLISH)

    def now(self, language: str, read: Reader = sentences) -> Sentences:
        """The sentences of a language as its files have them."""
        found: Sentences = {}
        for file in self._files(language):
            found |= read(file.read_text(encoding="utf-8"))
        return found

    def homes(self) -> dict[str, str]:
        """The file of each English sentence."""
        files = self._files(ENGLISH)
        return {key: file.name for file in files for key in sentences(file.read_text("utf-8"))}

    def at(self, revision: str, language: str) -> Sentences:
        """The sentences of a language in a revision."""
        place = f"{FOLDER}/{language}/"
        names = self._git("ls-tree", "--name-only", revision, place).split()
        found: Sentences = {}
        for name in names:
            found |= sentences(self._git("show", f"{revision}:{name}"))
        return found

    def stale(self, language: str) -> list[str]:
        """The ids whose English sentence was changed after that of this language."""
        translated = self._last_change(language, commented)
        english = self._last_change_of_english
        return [key for key in english if english[key] > translated.get(key, len(self._steps))]

    @cached_property
    def _last_change_of_english(self) -> dict[str, int]:
        changed = self._last_change(ENGLISH, sentences)
        return {key: changed[key] for key in self.now(ENGLISH)}

    def _files(self, language: str) -> list[Path]:
        return sorted((self._root / FOLDER / language).glob("*.ftl"))

    def _git(self, *arguments: str) -> str:
        done = subprocess.run(
            ["git", *arguments], cwd=self._root, capture_output=True, text=True, check=False
        )
        if done.returncode != 0:
            sys.exit(f"git: {done.stderr.strip()}")
        return done.stdout

    def _last_change(self, language: str, read: Reader) -> dict[str, int]:
        """For each id the number of the step in which its sentence was changed last.

        A merge is one step, so a branch may change the languages one after the other.
        """
        changed: dict[str, int] = {}
        files: dict[str, Sentences] = {}
        known: Sentences = {}
        for number, (commit, names) in enumerate(self._steps):
            ours = [name for name in names if name.startswith(f"{FOLDER}/{language}/")]
            before = dict(known)
            for name in ours:
                for key in files.pop(name, {}):
                    known.pop(key, None)
            for name in ours:
                files[name] = read(self._in_commit(commit, name))
                known |= files[name]
            changed |= {key: number for key, text in known.items() if before.get(key) != text}
        # What is not committed yet is newest.
        now, newest = self.now(language, read), len(self._steps)
        return changed | {key: newest for key, text in now.items() if known.get(key) != text}

    @cached_property
    def _steps(self) -> list[tuple[str, list[str]]]:
        """The commits that touch catalogues, oldest first, with their files."""
        log = self._git("log", "--reverse", "--first-parent", "-m", "--no-renames", "--name-only",
                        "--format=%x00%H", "--", FOLDER)  # fmt: skip
        return [(step.split()[0], step.split()[1:]) for step in log.split("\0") if step.strip()]

    def _in_commit(self, commit: str, name: str) -> str:
        shown = subprocess.run(
            ["git", "show", f"{commit}:{name}"], cwd=self._root, capture_output=True, check=False
        )
        return shown.stdout.decode("utf-8")  # empty if the commit removed it


class Work(NamedTuple):
    """What is to be done in one language, by id."""

    missing: list[str]
    stale: list[str]
    unknown: list[str]


def work(project: Project, language: str) -> Work:
    """What is to be done: sentences that lack, that may be out of date, or that English lacks."""
    english, translated = project.now(ENGLISH), project.now(language)
    return Work(
        [key for key in english if key not in translated],
        project.stale(language),
        [key for key in translated if key not in english],
    )


def to_do(project: Project, language: str) -> Iterator[str]:
    """The lines for a translator."""
    english, translated, homes = project.now(ENGLISH), project.now(language), project.homes()
    todo = work(project, language)
    for key in todo.missing:
        yield f"missing  {language}/{homes[key]}  {key}"
        yield from _shown("English", english[key])
    for key in todo.stale:
        yield f"stale    {language}/{homes[key]}  {key}"
        yield from _shown("English", english[key])
        yield from _shown(language, translated[key])
    for key in todo.unknown:
        yield f"unknown  {key}: English has no such sentence"
    yield _counted(language, todo)


def to_review(project: Project, revision: str, languages: list[str]) -> Iterator[str]:
    """The lines for a reviewer: each changed sentence beside the English one."""
    english, homes = project.now(ENGLISH), project.homes()
    english_before = project.at(revision, ENGLISH)
    count = 0
    for language in languages:
        before, now = project.at(revision, language), project.now(language)
        for key in sorted({*before, *now}, key=lambda key: (homes.get(key, ""), key)):
            is_english_new = english.get(key) != english_before.get(key)
            if before.get(key) == now.get(key) and not (is_english_new and key in now):
                continue
            count += 1
            yield f"{language}/{homes.get(key, '?')}  {key}"
            if is_english_new and key in english_before:
                yield from _shown("English before", english_before[key])
            yield from _shown("English", english.get(key, "(none)"))
            if before.get(key) == now.get(key):
                yield from _shown(f"{language} unchanged", now[key])
            else:
                if key in before:
                    yield from _shown(f"{language} before", before[key])
                yield from _shown(language, now.get(key, "(removed)"))
    yield f"{count} sentences to read"


def _shown(what: str, text: str) -> Iterator[str]:
    first, *others = text.splitlines() or [""]
    yield f"    {what + ':':<16}{first}"
    yield from (f"    {'':<16}{line}" for line in others)


def _counted(language: str, todo: Work) -> str:
    missing, stale, unknown = map(len, todo)
    return f"{language}: {missing} missing, {stale} stale, {unknown} unknown"


def main() -> None:
    """Print what was asked for."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    project = Project(ROOT)
    parser.add_argument("language", nargs="?", choices=project.languages())
    parser.add_argument("--against", metavar="REVISION", help="show what changed since")
    wanted = parser.parse_args()
    languages = [wanted.language] if wanted.language else project.languages()
    if wanted.against:
        lines = to_review(project, wanted.against, languages)
    elif wanted.language:
        lines = to_do(project, wanted.language)
    else:
        lines = (_counted(language, work(project, language)) for language in languages)
    for line in lines:
        print(line)


if __name__ == "__main__":
    main()
