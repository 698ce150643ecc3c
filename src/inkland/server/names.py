"""Names of people and tables: what can be seen, and nothing that plays tricks."""

import re
import unicodedata
from typing import Final

from inkland.server.errors import BadName

LONGEST_NAME: Final = 20
LONGEST_TITLE: Final = 60
_EMOJI: Final = "\u2600-\u27bf\u2b00-\u2bff\U0001f000-\U0001faff"
# A joiner is invisible, but between two emoji it makes one of them. (Flags that are spelled with
# invisible tags stay refused.)
_JOINER: Final = re.compile(f"(?<=[{_EMOJI}\ufe0f])\u200d(?=[{_EMOJI}])")
_BLANKS: Final = "\u115f\u1160\u2800"  # letters and signs that show nothing
_MARKS_IN_A_ROW: Final = 2  # enough for every living script of ours; a tower of them is a prank


def checked_name(text: str) -> str:
    """The name as it is kept: compatibility forms made plain, blanks made single."""
    name = _plain(text)
    if not 1 <= _signs(name) <= LONGEST_NAME:
        raise BadName()
    return name


def checked_title(text: str) -> str:
    """The title of a table; it may be empty."""
    title = _plain(text)
    if _signs(title) > LONGEST_TITLE:
        raise BadName()
    return title


def _plain(text: str) -> str:
    try:
        text.encode()
    except UnicodeEncodeError as lone:  # half a surrogate pair
        raise BadName() from lone
    plain = " ".join(unicodedata.normalize("NFKC", text).split())
    marks = 0
    for sign in _JOINER.sub("", plain):
        kind = unicodedata.category(sign)
        if kind[0] == "C" or kind in ("Zl", "Zp") or sign in _BLANKS or not sign.isprintable():
            raise BadName()  # control, format and bidi signs, private use, not assigned
        marks = marks + 1 if kind[0] == "M" else 0
        if marks > _MARKS_IN_A_ROW:
            raise BadName()
    if plain and unicodedata.category(plain[0])[0] == "M":
        raise BadName()
    return plain


def _signs(text: str) -> int:
    """What people would count: letters with their marks are one sign; a family is its members."""
    return sum(unicodedata.category(sign)[0] != "M" for sign in _JOINER.sub("", text))
