"""Names that look alike have the same skeleton: letters are replaced by what they resemble.

There are two skeletons, because a small letter and its capital may resemble different letters:
Greek nu looks like `v` or `N`. Names look alike if either skeleton is the same. Marks, blanks and
separators are dropped; 0 and O, 1, l and I, rn and m, vv and w count as equal.

The tables cover Latin, Cyrillic and Greek letters, so only these are allowed in a login.
"""

import re
import unicodedata
from typing import Final

SCRIPTS: Final = ("LATIN", "CYRILLIC", "GREEK")
SEPARATORS: Final = " _-."
LIKE_LETTERS: Final = "@$!|\U0001f150-\U0001f169\U0001f170-\U0001f189"  # the last are in frames
_WORD: Final = re.compile(r"[^\W_]+")
# Chinese, Japanese and Korean words mix these with each other and with Latin letters; a modifier is
# a sign such as the Ukrainian apostrophe.
_SCRIPTS_BESIDE_OTHERS: Final = frozenset((
    "CJK", "IDEOGRAPHIC", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA", "HANGUL", "BOPOMOFO",
    "MODIFIER",
))  # fmt: skip

# Alike both as small letters and as capitals.
_TWINS: Final = {
    # Cyrillic
    "а": "a", "в": "b", "е": "e", "ё": "e", "є": "e", "к": "k", "м": "m", "н": "h", "о": "o",
    "р": "p", "с": "c", "т": "t", "у": "y", "ү": "y", "х": "x", "ѕ": "s", "і": "l", "ӏ": "l",
    "ј": "j", "һ": "h", "ԁ": "d", "ԛ": "q", "ԝ": "w", "ѵ": "v", "ѡ": "w", "ь": "b", "з": "3",
    "ҙ": "3", "ӡ": "3", "ч": "4", "ә": "ə", "ө": "θ", "ӕ": "ae", "ћ": "h", "ђ": "h", "ѳ": "θ",
    # Greek
    "α": "a", "β": "b", "ε": "e", "ι": "l", "κ": "k", "ο": "o", "ρ": "p", "τ": "t", "χ": "x",
    "ϲ": "c", "ϳ": "j", "ϝ": "f",
    # Latin
    "ı": "l", "ȷ": "j", "ɑ": "a", "ɡ": "g", "ɩ": "l", "ɪ": "l", "ʏ": "y", "ɵ": "θ", "ɛ": "e",
    "ʃ": "l", "ǀ": "l", "ƽ": "s", "ʒ": "3", "ȝ": "3", "æ": "ae", "œ": "oe", "ø": "o", "ð": "d",
    # Lisu, which has all Latin capitals but one
    "ꓮ": "a", "ꓐ": "b", "ꓚ": "c", "ꓓ": "d", "ꓰ": "e", "ꓝ": "f", "ꓖ": "g", "ꓧ": "h", "ꓲ": "l",
    "ꓙ": "j", "ꓗ": "k", "ꓡ": "l", "ꓟ": "m", "ꓠ": "n", "ꓳ": "o", "ꓑ": "p", "ꓣ": "r", "ꓢ": "s",
    "ꓔ": "t", "ꓴ": "u", "ꓦ": "v", "ꓪ": "w", "ꓫ": "x", "ꓬ": "y", "ꓜ": "z",
    # Digits and what resembles them
    "0": "o", "1": "l", "i": "l", "|": "l", "!": "l", "$": "s", "@": "a",
}  # fmt: skip
_SMALL: Final = {
    "г": "r", "п": "n", "и": "u", "б": "6", "л": "л", "д": "д",
    "γ": "y", "η": "n", "ν": "v", "υ": "u", "μ": "u", "ω": "w", "π": "n", "σ": "o", "φ": "ф",
    "θ": "θ", "ɴ": "n", "ʀ": "r", "ʙ": "b", "ʜ": "h", "ʟ": "l", "ɢ": "g",
}  # fmt: skip
_CAPITALS: Final = {
    "г": "г", "п": "п", "ф": "ф", "л": "л", "д": "д",
    "γ": "г", "η": "h", "ν": "n", "υ": "y", "μ": "m", "ζ": "z", "π": "п", "φ": "ф", "λ": "л",
    "δ": "д", "θ": "θ",
}  # fmt: skip
_PAIRS: Final = (("rn", "m"), ("vv", "w"))


def lowercase_skeleton(name: str) -> str:
    """The skeleton of the name written in small letters."""
    return _skeleton(name, {**_TWINS, **_SMALL})


def uppercase_skeleton(name: str) -> str:
    """The skeleton of the name written in capitals."""
    return _skeleton(name, {**_TWINS, **_CAPITALS})


def _skeleton(name: str, twins: dict[str, str]) -> str:
    letters = without_marks(unicodedata.normalize("NFKC", name).casefold())
    skeleton = "".join(
        twins.get(base := _base(letter), base) for letter in letters if letter not in SEPARATORS
    )
    for pair, one in _PAIRS:
        skeleton = skeleton.replace(pair, one)
    return skeleton


def without_marks(text: str) -> str:
    """The text without accents and other marks on its letters."""
    signs = unicodedata.normalize("NFD", text)
    return "".join(sign for sign in signs if unicodedata.category(sign)[0] != "M")


def _base(letter: str) -> str:
    """The letter without stroke, hook, tail or frame; for a small capital the small letter."""
    name = unicodedata.name(letter, "")
    if name.startswith("NEGATIVE ") and " LATIN CAPITAL LETTER " in name:
        return name[-1].lower()
    if " WITH " in name or name.startswith("LATIN LETTER SMALL CAPITAL "):
        plain = name.partition(" WITH ")[0].replace("LETTER SMALL CAPITAL", "SMALL LETTER")
        try:
            return unicodedata.lookup(plain)
        except KeyError:
            return letter
    return letter


def script(letter: str) -> str:
    """The script of a letter: the first word of its Unicode name, such as `LATIN`."""
    return unicodedata.name(letter, "").partition(" ")[0]


def is_mixed(name: str) -> bool:
    """Whether a word of the name has letters of two scripts."""
    return any(
        len({script(sign) for sign in word if sign.isalpha()} - _SCRIPTS_BESIDE_OTHERS) > 1
        for word in _WORD.findall(without_marks(name))
    )
