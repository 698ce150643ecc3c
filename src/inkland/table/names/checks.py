"""Checks of names, logins and titles: no invisible signs, and nothing that imitates a member."""

import re
import unicodedata
from typing import Final, Protocol

from inkland.table.errors import BadLand, BadLogin, BadName, BadTitle, NameTaken
from inkland.table.ids import AccountId
from inkland.table.names import confusables

MIN_LOGIN_LENGTH: Final = 3
MAX_NAME_LENGTH: Final = 20
MAX_TITLE_LENGTH: Final = 60
MAX_LAND_LENGTH: Final = 30
_EMOJI: Final = "\u2600-\u27bf\u2b00-\u2bff\U0001f000-\U0001faff"
# The zero-width joiner is invisible, but allowed where it joins two emoji into one. (Flags spelled
# with invisible tags stay refused.)
_JOINER: Final = re.compile(f"(?<=[{_EMOJI}\ufe0f])\u200d(?=[{_EMOJI}])")
_BLANKS: Final = "\u034f\u115f\u1160\u17b4\u17b5\u2800"  # printable by category, but show nothing
# What a word of a name may be made of: letters; digits, too; signs that resemble letters, too.
_WORDS: Final = tuple(
    re.compile(f"(?:{sign})+")
    for sign in (r"[^\W\d_]", r"[^\W_]", rf"[^\W_]|[{confusables.LIKE_LETTERS}]")
)
_AROUND_A_WORD: Final = "0123456789@$!|"
# Digits that stand for letters; 0 and 1 do so in skeletons.
_LIKE_DIGITS: Final = str.maketrans("34578", "eastb")
_SEPARATOR: Final = re.compile(f"[{re.escape(confusables.SEPARATORS)}]")
# Words of the five languages that would pass for staff, or for the software.
_STAFF: Final = (
    "admin", "admins", "administrator", "administrators", "administration", "mod", "mods",
    "moderator", "moderators", "moderation", "staff", "support", "helpdesk", "official", "inkland",
    "sysadmin", "webmaster", "adminka", "administratorka", "moderatorka",
    "адмін", "адміни", "адміністратор", "адміністрація", "модератор", "модератори", "модерація",
    "підтримка", "техпідтримка", "офіційний", "офіційно", "адмінка", "адміністраторка",
    "модераторка",
    "админ", "админы", "администратор", "администрация", "модераторы", "модерация",
    "поддержка", "техподдержка", "официальный", "официально", "инкленд", "інкленд", "админка",
    "администраторка",
    "administrátor", "administrátoři", "administrace", "moderátor", "moderátoři", "správce",
    "správkyně", "podpora", "oficiální",
    "administratorzy", "administracja", "moderatorzy", "moderacja", "wsparcie", "obsługa",
    "oficjalny", "oficjalnie",
)  # fmt: skip
# Only as the whole name, with or without a number: ordinary ones have the word. They would pass for
# the software, for its bots, or for whoever runs the site.
_STAFF_ALONE: Final = (
    "root", "system", "server", "bot", "bots", "robot", "inkbot",
    "система", "сервер", "бот", "боти", "боты", "робот",
    "systém", "serwer", "boty",
    "operator", "owner", "siteowner", "theowner", "siteoperator", "gamemaster", "security",
    "оператор", "власник", "безпека", "майстергри", "владелец", "безопасность", "мастеригры",
    "operátor", "provozovatel", "majitel", "vlastník", "bezpečnost", "mistrhry",
    "właściciel", "bezpieczeństwo", "mistrzgry",
)  # fmt: skip
# Words that are written together with one of staff: theadmin, inklandsupport.
_BEFORE_STAFF: Final = ("the", "site", "game", "server", "real", "head", "super", "your")
# Whatever follows, it passes for staff: adminbob. But "administrative" is an ordinary word.
_STAFF_FIRST: Final = ("admin", "moderator", "адмін", "админ", "модератор")
_ORDINARY_FIRST: Final = ("adminis", "адмініс", "админис")
_SKELETONS: Final = (confusables.lowercase_skeleton, confusables.uppercase_skeleton)


def _skeletons_of(words: tuple[str, ...]) -> frozenset[str]:
    return frozenset(skeleton(word) for skeleton in _SKELETONS for word in words)


_STAFF_SKELETONS: Final = _skeletons_of(_STAFF)
_WHOLE_NAME_SKELETONS: Final = _skeletons_of((*_STAFF, *_STAFF_ALONE))
_BEFORE_STAFF_SKELETONS: Final = _skeletons_of((*_STAFF, *_BEFORE_STAFF))
_STAFF_FIRST_SKELETONS: Final = tuple(_skeletons_of(_STAFF_FIRST))
_ORDINARY_FIRST_SKELETONS: Final = tuple(_skeletons_of(_ORDINARY_FIRST))
# Logins that would pass for nobody.
_RESERVED: Final = frozenset(
    map(
        confusables.lowercase_skeleton,
        ("anonymous", "deleted", "guest", "host", "nobody", "null", "undefined"),
    )
)
# The name of a bot account begins with this, wherever it is shown; nobody else's may look like it.
BOT_MARK: Final = "BOT "
_FIRST_WORD: Final = re.compile(r"[^\W_]+")
_BOT_WORDS: Final = frozenset(map(confusables.lowercase_skeleton, ("bot", "бот")))
_MARKS_IN_A_ROW: Final = 2  # enough for real names; more make a tower over other lines


class NameRegistry(Protocol):
    """Looks up which names belong to members, and which were taken away."""

    async def owner(self, small: str, capitals: str) -> AccountId | None:
        """The member whose login has either skeleton, in small letters or capitals; else None."""

    async def removed_names(self, account: AccountId) -> tuple[str, ...]:
        """The names that moderators have taken from an account, but the one that it has."""


class NoMembers:
    """The registry of a server without members: every name is free."""

    async def owner(self, small: str, capitals: str) -> AccountId | None:
        """Always None."""
        return None

    async def removed_names(self, account: AccountId) -> tuple[str, ...]:
        """Always none."""
        return ()


def checked_name(text: str) -> str:
    """The name, normalised (NFKC, single blanks); raises `BadName`."""
    name = _plain(text)
    if not 1 <= _signs(name) <= MAX_NAME_LENGTH:
        raise BadName()
    return name


async def available_name(
    registry: NameRegistry, text: str, account: AccountId | None, *, even_removed: bool = False
) -> str:
    """The name, normalised; raises `NameTaken` if it is not available (`is_available`)."""
    name = checked_name(text)
    if not await is_available(registry, name, account, even_removed=even_removed):
        raise NameTaken()
    return name


def bot_name(text: str) -> str:
    """The name of a bot account, with its mark in front; raises `BadName`."""
    return checked_name(BOT_MARK + _plain(text).removeprefix(BOT_MARK))


async def available_bot_name(
    registry: NameRegistry, text: str, account: AccountId | None, *, even_removed: bool = False
) -> str:
    """The name of a bot account, if what stands behind its mark is available."""
    plain = _plain(text).removeprefix(BOT_MARK)
    return bot_name(await available_name(registry, plain, account, even_removed=even_removed))


def is_bot_name(name: str) -> bool:
    """Whether a name has the mark of a bot account, which `is_available` keeps from others."""
    return name.startswith(BOT_MARK)


def looks_like_bot(name: str) -> bool:
    """Whether a name begins with the word of the mark, or one that looks like it as it is written.

    The word alone is a name like others: a bot has another one behind it.
    """
    plain = confusables.without_marks(name)
    word = _FIRST_WORD.search(plain)
    if word is None or word.end() == len(plain):
        return False
    if confusables.lowercase_skeleton(word[0]) in _BOT_WORDS:
        return True
    in_capitals = confusables.uppercase_skeleton(BOT_MARK.strip())
    return word[0].isupper() and confusables.uppercase_skeleton(word[0]) == in_capitals


def looks_like_staff(name: str) -> bool:
    """Whether the name, or a word of it, looks like one that staff would have.

    Any sign may separate words or stand inside one, and a capital after a small letter begins one.
    """
    plain = confusables.without_marks(name)
    if "¡" in plain and looks_like_staff(plain.replace("¡", "i")):
        return True
    texts = (plain, _with_blanks_before_capitals(plain))
    for words in _WORDS:
        runs = [run for text in texts for run in words.findall(text)]
        joined = ["".join(words.findall(part)) for part in plain.split()]
        if any(map(_is_of_staff, {s for word in (*runs, *joined) for s in _skeletons(word)})):
            return True
        if not _WHOLE_NAME_SKELETONS.isdisjoint(_skeletons("".join(joined))):
            return True
    return False


def _with_blanks_before_capitals(name: str) -> str:
    return "".join(
        f" {sign}" if sign.isupper() and before.islower() else sign
        for before, sign in zip(" " + name, name, strict=False)
    )


def _is_of_staff(word: str) -> bool:
    """Whether a skeleton is that of a word of staff, or of one that begins or ends with one."""
    if word in _STAFF_SKELETONS:
        return True
    if word.startswith(_STAFF_FIRST_SKELETONS) and not word.startswith(_ORDINARY_FIRST_SKELETONS):
        return True
    return any(
        word[:end] in _BEFORE_STAFF_SKELETONS and word[end:] in _STAFF_SKELETONS
        for end in range(1, len(word))
    )


def _skeletons(word: str) -> set[str]:
    """The skeletons of a word, with and without digits and signs around it, or as letters."""
    forms = {
        word.translate(_LIKE_DIGITS),
        word,
        word.lstrip(_AROUND_A_WORD),
        word.rstrip(_AROUND_A_WORD),
        word.strip(_AROUND_A_WORD),
    }
    return {skeleton(form) for form in forms for skeleton in _SKELETONS}


async def is_available(
    registry: NameRegistry, name: str, account: AccountId | None, *, even_removed: bool = False
) -> bool:
    """Whether the name looks like no other member's login, and not like staff or a bot account.

    Nobody may look like staff, whatever their login is.

    A word in two scripts is not available either: it could look like any other. Nor is a name that
    looks like one that a moderator has taken from the account, but for a moderator who gives it
    back (`even_removed`).
    """
    try:
        plain = checked_name(name)
    except BadName:  # cannot be a member's; others refuse it
        return True
    if looks_like_bot(plain):
        return False
    if account is not None and not even_removed:
        removed = await registry.removed_names(account)
        if any(_look_alike(plain, one.removeprefix(BOT_MARK)) for one in removed):
            return False
    if looks_like_staff(plain):
        return False
    owner = await registry.owner(
        confusables.lowercase_skeleton(plain), confusables.uppercase_skeleton(plain)
    )
    return not confusables.is_mixed(plain) if owner is None else owner == account


def _look_alike(one: str, other: str) -> bool:
    return any(skeleton(one) == skeleton(other) for skeleton in _SKELETONS)


def checked_login(text: str) -> str:
    """The login, normalised: letters and digits, with single separators between words.

    Raises `BadLogin` for anything else, mixed scripts, only digits, reserved names, and those that
    look like staff or a bot account.
    """
    try:
        login = _plain(text)
    except BadName as bad:
        raise BadLogin() from bad
    if not MIN_LOGIN_LENGTH <= _signs(login) <= MAX_NAME_LENGTH or confusables.is_mixed(login):
        raise BadLogin()
    words = _SEPARATOR.split(login)
    if not all(words) or not all(map(_may_stand_in_a_login, "".join(words))):
        raise BadLogin()
    if (
        confusables.lowercase_skeleton(login) in _RESERVED
        or login.isdecimal()
        or looks_like_bot(login)
        or looks_like_staff(login)
    ):
        raise BadLogin()
    return login


def _may_stand_in_a_login(sign: str) -> bool:
    if sign.isascii():
        return sign.isalnum()
    return sign.isalpha() and confusables.script(sign) in confusables.SCRIPTS


def checked_title(text: str) -> str:
    """The title of a table or a contest, normalised; it may be empty. Raises `BadTitle`."""
    try:
        title = _plain(text)
    except BadName as bad:
        raise BadTitle() from bad
    if _signs(title) > MAX_TITLE_LENGTH:
        raise BadTitle()
    return title


def checked_land(text: str) -> str:
    """The name of a land, normalised; empty for none. Raises `BadLand`.

    It stands beside players' names, so it must not pass for staff either.
    """
    try:
        land = _plain(text)
    except BadName as bad:
        raise BadLand() from bad
    if _signs(land) > MAX_LAND_LENGTH or confusables.is_mixed(land) or looks_like_staff(land):
        raise BadLand()
    return land


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
            raise BadName()  # control, format, bidi, private use or unassigned
        marks = marks + 1 if kind[0] == "M" else 0
        if marks > _MARKS_IN_A_ROW:
            raise BadName()
    if plain and unicodedata.category(plain[0])[0] == "M":
        raise BadName()
    return plain


def _signs(text: str) -> int:
    """The length as people count: marks do not count, nor do joiners between emoji."""
    return sum(unicodedata.category(sign)[0] != "M" for sign in _JOINER.sub("", text))
