"""Short codes of open tables, such as FERN-108, that can be read out and typed.

A code is a number. Shown to people it is a word by index and three digits, in each language its own
word, so that the same code can be read aloud in one language and typed in another.
"""

import re
from hashlib import sha256
from importlib.resources import files
from typing import Final

from inkland.table.errors import BadCode
from inkland.table.ids import TableId
from inkland.table.names.confusables import without_marks

LANGUAGES: Final = ("en", "uk", "ru", "cs", "pl")  # the columns of code_words.txt
_FIRST_NUMBER: Final = 100
_NUMBERS: Final = 900  # three digits, without a zero in front
_CODE: Final = re.compile(r"\s*([^\W\d_]+)[\s\W_]*(\d{3})\s*")


def _rows() -> tuple[tuple[str, ...], ...]:
    text = (files(__package__) / "code_words.txt").read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    return tuple(tuple(line.split()) for line in lines)


def _typed(word: str) -> str:
    """The word as it is compared: small letters without accents, which many people do not type."""
    return without_marks(word.lower()).replace("ł", "l")


WORDS: Final = _rows()
CODES: Final = len(WORDS) * _NUMBERS
_INDEX: Final = {_typed(word): index for index, row in enumerate(WORDS) for word in row}


def code_of(table: TableId, attempt: int = 0) -> int:
    """A code for a table; other attempts give others. 17 bits do not tell the id of 130 bits."""
    return int.from_bytes(sha256(f"{table} {attempt}".encode()).digest()[:8]) % CODES


def code_texts(code: int) -> dict[str, str]:
    """The code as it is shown, by language."""
    index, number = divmod(code, _NUMBERS)
    words = zip(LANGUAGES, WORDS[index], strict=True)
    return {language: f"{word.upper()}-{_FIRST_NUMBER + number}" for language, word in words}


def parse_code(text: str) -> int:
    """The code of a text in any of the languages; raises `BadCode` if it is none."""
    found = _CODE.fullmatch(text)
    index = None if found is None else _INDEX.get(_typed(found[1]))
    number = -1 if found is None else int(found[2]) - _FIRST_NUMBER
    if index is None or number < 0:
        raise BadCode()
    return index * _NUMBERS + number
