"""The language of the texts a command prints."""

import os

from inkland.rules.errors import UnknownChoice
from inkland.speech import LANGUAGES, best_language


def language(wanted: str | None) -> str:
    """The language asked for, or the one set by LC_ALL, LC_MESSAGES or LANG.

    Raises `UnknownChoice` if the language asked for has no texts.
    """
    if wanted is None:
        found = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
        return best_language(next(filter(None, found), None))
    if wanted.lower() not in LANGUAGES:
        raise UnknownChoice(option="lang", value=wanted)
    return wanted.lower()
