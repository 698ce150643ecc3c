"""Codes of tables: the words, and reading a code in any language."""

import unicodedata
from collections import defaultdict

import pytest

from inkland.table.errors import BadCode
from inkland.table.ids import TableId
from inkland.table.table_codes import CODES, LANGUAGES, WORDS, code_of, code_texts, parse_code
from rows import each_row


def test_there_is_a_short_word_for_each_index_in_each_language() -> None:
    assert len(WORDS) == 128
    for row in WORDS:
        assert len(row) == len(LANGUAGES)
        assert all(word.isalpha() and word.islower() and 2 <= len(word) <= 10 for word in row)
        latin, cyrillic = (row[0], row[3], row[4]), row[1:3]
        assert all("LATIN" in unicodedata.name(letter) for word in latin for letter in word)
        assert all("CYRILLIC" in unicodedata.name(letter) for word in cyrillic for letter in word)


def test_no_word_stands_for_two_codes_even_without_its_accents() -> None:
    found = defaultdict(set)
    for index, row in enumerate(WORDS):
        for word in row:
            plain = unicodedata.normalize("NFD", word).replace("ł", "l")
            found["".join(sign for sign in plain if not unicodedata.combining(sign))].add(index)
    assert {word: rows for word, rows in found.items() if len(rows) > 1} == {}


def test_every_code_is_read_back_in_every_language() -> None:
    for code in range(0, CODES, 7):
        assert {parse_code(text) for text in code_texts(code).values()} == {code}
    assert code_texts(8)["en"] == "FERN-108"


@each_row(
    "text",
    ["FERN-108", "fern 108", " Fern108 ", "fern – 108", "папоротник-108", "ПАПОРОТЬ 108",
     "kapradi-108", "Kapradí 108", "paproc108", "PAPROĆ-108"],
)  # fmt: skip
def test_a_code_may_be_typed_in_many_ways(text: str) -> None:
    assert parse_code(text) == 8


@each_row(
    "text", ["", "fern", "108", "fern-10", "fern-1080", "fern-099", "ferm-108", "fern-108-2", "-"]
)
def test_what_is_no_code_is_refused(text: str) -> None:
    with pytest.raises(BadCode):
        parse_code(text)


def test_tables_have_codes_of_the_whole_range() -> None:
    codes = [code_of(TableId(f"{number:026}")) for number in range(2_000)]
    assert all(0 <= code < CODES for code in codes)
    assert len({code // (CODES // len(WORDS)) for code in codes}) == len(WORDS)
    assert code_of(TableId("0" * 26), 1) != code_of(TableId("0" * 26))
