"""The tool for translators and reviewers, in a small project with a history of its own."""

import subprocess
import sys
from pathlib import Path

import pytest

from inkland.speech import catalogues

TOOL = Path(__file__).parents[1] / "tools" / "translations.py"
ENGLISH = (
    "# A table.\n\nhello = Hello\ncount = { $n ->\n    [one] one\n   *[other] many\n }\nbye = Bye\n"
)
CZECH = "hello = Ahoj\ncount = { $n ->\n    [one] jeden\n   *[other] moc\n }\nbye = Sbohem\n"


class Checkout:
    """A project with two languages and a history."""

    def __init__(self, root: Path) -> None:
        self._root = root
        (root / "tools").mkdir()
        (root / "tools" / TOOL.name).write_bytes(TOOL.read_bytes())
        self._git("init", "-q", "-b", "main")
        self.write("en", ENGLISH)
        self.write("cs", CZECH)
        self.commit()

    def _git(self, *arguments: str) -> None:
        named = ("-c", "user.name=a", "-c", "user.email=a@b.example", "-c", "commit.gpgsign=false")
        subprocess.run(["git", *named, *arguments], cwd=self._root, check=True)

    def write(self, language: str, text: str, name: str = "table.ftl") -> None:
        file = self._root / "locales" / language / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")

    def commit(self) -> None:
        self._git("add", "-A")
        self._git("commit", "-qm", "a step")

    def told(self, *arguments: str) -> list[str]:
        command = [sys.executable, str(self._root / "tools" / TOOL.name), *arguments]
        done = subprocess.run(command, capture_output=True, text=True, check=True)
        return done.stdout.splitlines()


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    return Checkout(tmp_path)


def test_nothing_to_do(checkout: Checkout) -> None:
    assert checkout.told() == ["cs: 0 missing, 0 stale, 0 unknown"]


def test_what_is_missing_or_unknown(checkout: Checkout) -> None:
    checkout.write("en", ENGLISH + "new = New\n")
    checkout.write("cs", CZECH + "odd = Divné\n")
    assert checkout.told("cs") == [
        "missing  cs/table.ftl  new",
        "    English:        New",
        "unknown  odd: English has no such sentence",
        "cs: 1 missing, 0 stale, 1 unknown",
    ]


def test_what_changed_in_english_is_stale_until_it_is_translated(checkout: Checkout) -> None:
    checkout.write("en", ENGLISH.replace("[one] one", "[one] a single one"))
    uncommitted = checkout.told("cs")
    checkout.commit()
    assert uncommitted == checkout.told("cs")
    assert uncommitted[0] == "stale    cs/table.ftl  count"
    assert "[one] a single one" in "".join(uncommitted) and "[one] jeden" in "".join(uncommitted)
    checkout.write("cs", CZECH.replace("jeden", "jediný"))
    assert checkout.told() == ["cs: 0 missing, 0 stale, 0 unknown"]
    checkout.commit()
    assert checkout.told() == ["cs: 0 missing, 0 stale, 0 unknown"]


def test_a_comment_says_that_a_sentence_is_still_right(checkout: Checkout) -> None:
    checkout.write("en", ENGLISH.replace("Bye", "Good bye"))
    checkout.commit()
    assert checkout.told() == ["cs: 0 missing, 1 stale, 0 unknown"]
    checkout.write("cs", CZECH.replace("bye =", "# To check: found in one shop only.\nbye ="))
    assert checkout.told() == ["cs: 0 missing, 1 stale, 0 unknown"]
    checkout.write("cs", CZECH.replace("bye =", "# Checked in 2026.\nbye ="))
    assert checkout.told() == ["cs: 0 missing, 0 stale, 0 unknown"]


def test_a_sentence_may_move_to_another_file(checkout: Checkout) -> None:
    checkout.write("en", ENGLISH.replace("bye = Bye\n", ""))
    checkout.write("en", "bye = Bye\n", "other.ftl")
    checkout.commit()
    assert checkout.told() == ["cs: 0 missing, 0 stale, 0 unknown"]


def test_a_reviewer_sees_each_change_beside_the_english_sentence(checkout: Checkout) -> None:
    checkout.write("en", ENGLISH.replace("Hello", "Hello there"))
    checkout.write("cs", CZECH.replace("Sbohem", "Nashle"))
    assert checkout.told("--against", "HEAD") == [
        "cs/table.ftl  bye",
        "    English:        Bye",
        "    cs before:      Sbohem",
        "    cs:             Nashle",
        "cs/table.ftl  hello",
        "    English before: Hello",
        "    English:        Hello there",
        "    cs unchanged:   Ahoj",
        "2 sentences to read",
    ]


def test_the_tool_reads_what_the_program_reads() -> None:
    """It has a small reader of its own, so that it needs nothing that must be installed."""
    code = f"import sys; sys.path.insert(0, {str(TOOL.parent)!r}); import translations as t\n"
    code += "p = t.Project(t.ROOT)\nfor one in ('en', *p.languages()): print(one, *p.now(one))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    for line in done.stdout.splitlines():
        language, *keys = line.split()
        assert {*keys} == {key.partition(".")[0] for key in catalogues.ids(language)}
