"""Texts in free words: the notes of moderators, and the answers of those concerned."""

import re
from typing import Final

from inkland.table.errors import BadRequest

_BIDI: Final = "\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069"
# Signs that are no text, or change how others are read; lines and tabs are fine.
_REFUSED: Final = re.compile(f"[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f{_BIDI}\ud800-\udfff]")


def checked_text(text: str, field: str) -> str:
    """The text; raises `BadRequest` for control signs, signs of direction and half surrogates."""
    if _REFUSED.search(text):
        raise BadRequest(reason=field)
    return text
