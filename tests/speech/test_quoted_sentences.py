"""No test quotes an English sentence of the catalogues: it says the message by its id."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, TypeAlias

from fluent.syntax.ast import Message, Pattern, SelectExpression, TextElement

from inkland.speech import catalogues, speech

ROOT: Final = Path(__file__).parents[2]
SHORTEST: Final = 8  # characters: shorter ones are names and words that stand everywhere
# How many words in a row make a part of a sentence a quotation. Browser tests are about what a page
# says; those in Python are full of names of cases, some of which share words with a sentence.
WORDS_IN_A_ROW: Final = {".mjs": 4, ".py": 5}
# Quotations that stay, and why.
ALLOWED: Final = {
    "Long Shadows: two stars for each mountain that touches a monster.": "an invented card",
    "play the deal of the day": "the name of a case",
}
WORD: Final = re.compile(r"[^\W\d_][\w’'-]*")
COMMENT: Final = {
    ".py": re.compile(r'"""(?:.|\n)*?"""|(?m:(?:^|\s)#(?: .*)?$)'),
    ".mjs": re.compile(r"/\*(?:.|\n)*?\*/|(?m:(?:^|\s)// .*$)"),
}
# A string or a regular expression with a space in it; what names a test or a wait is set aside.
QUOTED: Final = re.compile(
    r"""(\b(?:test|until)\(\s*)?
    (?: "((?:[^"\\\n]|\\.)+)" | '((?:[^'\\\n]|\\.)+)' | `([^`]+)`
      | (?<=[(,=:![ ])/((?:[^/\\\n ]|\\.)(?:[^/\\\n]|\\.){7,})/ )""",
    re.VERBOSE,
)

Words: TypeAlias = tuple[str, ...]


def words(text: str) -> Words:
    return tuple(WORD.findall(text))


def parts(pattern: Pattern) -> Iterator[str]:
    """The texts between the parameters of a message, and those of its variants."""
    text = ""
    for element in pattern.elements:
        if isinstance(element, TextElement):
            text += element.value
            continue
        yield text
        text = ""
        if isinstance(element.expression, SelectExpression):
            for variant in element.expression.variants:
                yield from parts(variant.value)
    yield text


def sentences() -> Iterator[str]:
    for resource in catalogues.resources("en"):
        for entry in resource.body:
            if isinstance(entry, Message):
                for pattern in (entry.value, *(one.value for one in entry.attributes)):
                    yield from parts(pattern) if pattern else ()


def runs(text: str, length: int) -> Iterator[Words]:
    """Each row of so many words."""
    found = words(text)
    return (found[at : at + length] for at in range(len(found) - length + 1))


@cache
def whole() -> frozenset[Words]:
    """All sentences of two words and more; in the middle of one a text is only a part."""
    return frozenset(
        words(text) for text in sentences() if len(words(text)) > 1 and text[:1].isupper()
    )


@cache
def rows(length: int) -> frozenset[Words]:
    return frozenset(run for text in sentences() for run in runs(text, length))


def quotations(code: str, suffix: str) -> list[str]:
    """The sentences of the catalogues that this code quotes, whole or in part."""
    length, found = WORDS_IN_A_ROW[suffix], []
    for name, *texts in QUOTED.findall(COMMENT[suffix].sub("\n", code)):
        text = "".join(texts)
        if name or " " not in text or len(text) <= SHORTEST:
            continue
        is_part = any(run in rows(length) for run in runs(text, length))
        if (is_part or words(text) in whole()) and not text.startswith(tuple(ALLOWED)):
            found.append(text)
    return found


def test_no_test_quotes_a_sentence() -> None:
    files = [*(ROOT / "web/tests").glob("*.mjs"), *(ROOT / "tests").rglob("*.py")]
    assert len(files) > 300
    quoted = [
        f"{file.relative_to(ROOT)}: {text}"
        for file in files
        for text in quotations(file.read_text(encoding="utf-8"), file.suffix)
    ]
    assert not quoted


def test_a_quotation_is_found() -> None:
    sentence = speech("en").say("web-room-wait")
    part = " ".join(sentence.split()[:5])
    assert len(words(sentence)) > len(words(part)) >= max(WORDS_IN_A_ROW.values())
    for text in (sentence, part):
        for code in (f"getByText('{text}')", f"getByText(/^{text}/)", f"getByText(`{text}`)"):
            assert len(quotations(code, ".mjs")) == 1
        assert quotations(f'assert "{text}" in page', ".py") == [text]
        assert not quotations(f"test('{text}', () => {{}}); // {text}", ".mjs")
        assert not quotations(f'"""{text}"""', ".py")
