"""Texts for players, by id, in each language that has a folder in `locales/`."""

import re
from functools import cache

from fluent.runtime.types import FluentType, fluent_number

from inkland.speech import catalogues

__all__ = ["LANGUAGES", "Speech", "best_language", "missing", "speech"]

ENGLISH = "en"
LANGUAGES = (ENGLISH, *(code for code in catalogues.languages() if code != ENGLISH))


class Speech:
    """The texts of one language, in English where one is not translated."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"no such language: {language}")
        self.language = language

    def has(self, key: str, /) -> bool:
        """Whether this id has a text, in this language or in English."""
        return key in catalogues.ids(self.language) or key in catalogues.ids(ENGLISH)

    def say(self, key: str, /, **parameters: str | float) -> str:
        """Format the text with this id; `message.attribute` names an attribute.

        Raises KeyError for an unknown id, ValueError when a parameter is missing.
        """
        if not self.has(key):
            raise KeyError(key)
        bundle = catalogues.bundle(
            self.language if key in catalogues.ids(self.language) else ENGLISH
        )
        name, _, attribute = key.partition(".")
        message = bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None  # ids() lists no message without a value
        values = {name: _plain(value) for name, value in parameters.items()}
        sentence, errors = bundle.format_pattern(pattern, values)
        if errors:
            raise ValueError(f"{key}: {errors[0]}")
        return str(sentence)


@cache
def speech(language: str) -> Speech:
    """The texts of one of the LANGUAGES."""
    return Speech(language)


def missing(language: str) -> list[str]:
    """The ids that English has and this language lacks."""
    known = catalogues.ids(language)
    return [key for key in catalogues.ids(ENGLISH) if key not in known]


def best_language(wanted: str | None) -> str:
    """The first known language in a string like `uk_UA.UTF-8`, `cs:en` or `pl,en;q=0.5`.

    English if there is none.
    """
    for code in re.findall(r"(?:^|[:,])\s*([a-z]+)", (wanted or "").lower()):
        if code in LANGUAGES:
            return str(code)
    return ENGLISH


def _plain(value: str | float) -> str | FluentType:
    # Grouped digits ("1 234") would break columns and differ between languages.
    return value if isinstance(value, str) else fluent_number(value, useGrouping=False)
