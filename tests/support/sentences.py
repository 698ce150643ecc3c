"""Sentences in English by their ids, so that a test outlives a wording."""

import re
from re import Pattern
from typing import Final

from inkland.speech import speech

ANYTHING: Final = "\x00"

say: Final = speech("en").say


def like(key: str, *unknown: str, **parameters: str | float) -> Pattern[str]:
    """Finds this sentence in a text, with anything for the parameters that are only named."""
    sentence = say(key, **dict.fromkeys(unknown, ANYTHING), **parameters)
    return re.compile(".+?".join(map(re.escape, sentence.split(ANYTHING))))


def unwrapped(text: str) -> str:
    """The text in one line, however its lines were broken."""
    return " ".join(text.split())
