"""Logins: a corpus of names with the expected verdicts, and names that belong to members."""

import re
from pathlib import Path
from typing import Final

import pytest

from inkland.server.features.accounts.queries import AccountQueries
from inkland.server.features.accounts.records import Credential
from inkland.server.tables.storage import PostgresStorage
from inkland.table.errors import BadLand, BadLogin, BadName, BadTitle, NameTaken
from inkland.table.ids import AccountId
from inkland.table.names.checks import (
    NoMembers,
    available_bot_name,
    available_name,
    checked_land,
    checked_login,
    checked_name,
    checked_title,
    is_available,
)
from inkland.table.names.confusables import is_mixed, lowercase_skeleton, uppercase_skeleton
from inkland.table.storage.records import Account
from rows import each_row

_LINE: Final = re.compile(r"(ok|bad|mixed|like|unlike) ?(.*?) ?\|(.*)\|")
_ESCAPE: Final = re.compile(r"\\u([0-9a-f]{4})|\\U([0-9a-f]{8})")


STAFF: Final = (
    "Bot", "bot 7", "B0T", "Вот", "Бот", "Robot", "Система", "SYSTEM", "Server",
    "сервер 2", "Systém",
    "Admin", "ADMIN", "Аdmin", "a d m i n", "admin1", "-Admin-", "The Admin", "@dmin", "Moderator",
    "mоderator", "Mod", "Support", "Inkland", "lnkland", "Inkland2026", "Inkland Support", "Staff",
    "Адмін", "Підтримка", "Администратор", "Поддержка", "Správce", "Moderátoři", "Obsługa",
    # Any sign beside or inside a word, and words that are written together
    "Admin✓", "★Admin★", "Admin👑", "@Admin", "Admin!", "!Admin!", "@dmin!", "«Admin»", "“Admin”",
    "Admin•", "Admin™", "Admin—Bot", "Inkland™", "Inkland-Support", "Support-Team", "InklandTeam",
    "TheAdmin", "[MOD]Max", "MOD:Max", "Mod/Max", "Admin@Inkland", "1nkland", "Admin2Bob", "Ad★min",
    "A·d·m·1·n", "Root", "*system*", "R00t", "System 2",
    # Letters of other scripts, and letters in frames
    "Admiո", "Ꭺdmin", "ꓮdmin", "ꓮꓓꓟꓲꓠ", "Տupport", "🅰dmin", "🅰🅳🅼🅸🅽", "★🅐dmin★",
    # Digits and signs for letters, words written together, and who runs the site
    "4dmin", "5taff", "5upp0r7", "m0d3rator", "adm¡n", "¡Admin!", "theadmin", "adminbob",
    "4dminbob", "inklandsupport", "supportinkland", "siteadmin", "gamemod", "админвася",
    "Site owner", "Owner", "Operator", "Operator 7", "Security", "5ecurity", "Game Master",
    "GameMaster", "Оператор", "Власник", "Владелец", "Майстер гри", "Provozovatel", "Majitel",
    "Bezpečnost", "Mistrz gry",
    # Women
    "Moderatorka", "Moderátorka", "Админка", "Адмінка", "Адміністраторка", "Správkyně",
)  # fmt: skip
ORDINARY: Final = (
    "Adam", "Modest", "Guest", "Ruth", "Miro", "Supporter", "Anna 2", "Botany Bay", "😀", "Admiral",
    "Root Beer", "Rooty", "System of a Down", "Stafford", "Staffan", "Modi", "Moderna", "Inka",
    "Jean-Luc", "O'Connor", "McDonald", "R2D2", "Mr. X", "x_Max_x", "Zoë", "Max!", "¡Olé!", "A$AP",
    "Адам", "Дар'я", "Дарʼя", "Оленка", "Модест", "Системний", "Анна-Марія", "Anna/Анна", "Їжак 🦔",
    "Фёдор", "Наталья", "Мода", "Адмирал", "Маша и Медведь", "Саша2010", "Корень",
    "Řehoř", "Žofie", "Správný kluk", "Módní", "Jiří K.", "Podporučík", "Kořen", "Anička♥",
    "Madmin", "Administrata", "Административный", "Inklander", "Cat Owner", "Security Sam",
    "Smooth Operator", "Moderato", "Theo", "Themis", "Therese", "Modsley", "Gamer 3", "7eleven",
    "S4ra", "L3on", "Supermodel", "Supporters", "¡Ay!", "Grand Master", "Mistr",
    "Łukasz", "Żaneta", "Modrzew", "Ola & Ala", "Oficer", "Systematyczny", "Wspaniały", "Modlitwa",
    "山田たろう", "Ken太郎", "スーパー", "김민준", "Νίκος", "Ωμέγα", "Gruß", "🇺🇦 Anna", "👩‍🚀 Eva",
)  # fmt: skip


@each_row("name", STAFF)
def test_no_land_is_called_like_staff(name: str) -> None:
    with pytest.raises(BadLand):
        checked_land(name)


@each_row(
    "land",
    ["\ue000", "a\u202eb", "\u200b", "a" + 5 * "\u0301", "x" * 31, "\ud800", "Sеverland\u0451"],
)
def test_a_land_has_no_invisible_towering_or_too_many_signs(land: str) -> None:
    with pytest.raises(BadLand):
        checked_land(land)


@each_row("land", ["", "Wide Westerland", "Полісся", "Východní Řeka", "x" * 30])
def test_a_land_is_named_or_not(land: str) -> None:
    assert checked_land(f"  {land} ") == land


@pytest.mark.anyio
@each_row("name", STAFF)
async def test_nobody_is_called_like_staff(name: str) -> None:
    with pytest.raises(NameTaken):
        await available_name(NoMembers(), name, None)


@pytest.mark.anyio
@each_row("name", ORDINARY)
async def test_an_ordinary_name_is_free(name: str) -> None:
    assert await available_name(NoMembers(), name, None) == name


@pytest.mark.anyio
@each_row("name", ["Jоhn", "Οlga", "Annա", "Bob Мax", "★Вen★"])
async def test_a_word_of_a_name_has_one_script(name: str) -> None:
    with pytest.raises(NameTaken):
        await available_name(NoMembers(), name, None)


def corpus() -> list[tuple[str, str, str]]:
    """Verdict, the other name it refers to, and the name."""
    text = (Path(__file__).parent / "names.txt").read_text(encoding="utf-8")
    found = []
    for line in text.splitlines():
        if not line.startswith("#"):
            parts = _LINE.fullmatch(line)
            assert parts, line
            name = _ESCAPE.sub(lambda sign: chr(int(sign[1] or sign[2], 16)), parts[3])
            found.append((parts[1], parts[2], name))
    return found


def look_alike(one: str, other: str) -> bool:
    """Whether the names look alike in lower or in upper case."""
    return lowercase_skeleton(one) == lowercase_skeleton(other) or uppercase_skeleton(
        one
    ) == uppercase_skeleton(other)


def test_there_are_names_enough() -> None:
    assert len(corpus()) >= 300


@each_row("verdict, other, name", corpus)
def test_a_name_of_the_corpus(verdict: str, other: str, name: str) -> None:
    if verdict in ("bad", "mixed"):
        with pytest.raises(BadLogin):
            checked_login(name)
        assert verdict == "bad" or is_mixed(name)
        return
    login = checked_login(name)
    assert checked_login(login) == login
    if verdict != "ok":
        checked_login(other)
        assert look_alike(login, other) == (verdict == "like")


def test_names_that_are_fine_by_themselves_do_not_stand_in_each_others_way() -> None:
    names = [name for verdict, _, name in corpus() if verdict == "ok"]
    # Except those in the corpus on purpose: they differ in the separators between words.
    pairs = {
        (one, other)
        for number, one in enumerate(names)
        for other in names[number + 1 :]
        if look_alike(one, other)
    }
    assert pairs <= {("Ann B", "ann_b"), ("Ann B", "Ann.B"), ("ann_b", "Ann.B")}, pairs


@pytest.mark.anyio
async def test_a_guest_cannot_be_called_like_a_member(storage: PostgresStorage) -> None:
    members = AccountQueries(storage.database)
    ann = Account(AccountId("ann"), "Ann")
    await storage.add_guest(ann, b"session")
    await members.become_member(
        Credential(ann.id, "Ann", lowercase_skeleton("Ann"), uppercase_skeleton("Ann"), "x")
    )
    for name in ("Ann", "ANN", "Аnn", "Ánn", "A n n", "Ann."):
        assert checked_name(name)
        with pytest.raises(NameTaken):
            await available_name(storage.names(), name, None)
        assert await available_name(storage.names(), name, ann.id) == checked_name(name)
    assert await available_name(storage.names(), "Anna", None) == "Anna"
    with pytest.raises(BadName):
        await available_name(storage.names(), "\u202eAnn", None)
    assert await is_available(storage.names(), "\x00", None)  # refused for another reason


class OneTaken(NoMembers):
    """Moderators have taken names from everybody."""

    async def removed_names(self, account: AccountId) -> tuple[str, ...]:
        """Those names."""
        return ("Rude", "BOT Crude")


@pytest.mark.anyio
@each_row("name", ["Rude", "RUDE", "Rudé", "R-u-d-e", "Crude"])
async def test_a_taken_name_does_not_come_back(name: str) -> None:
    ann = AccountId("ann")
    with pytest.raises(NameTaken):
        await available_name(OneTaken(), name, ann)
    with pytest.raises(NameTaken):
        await available_bot_name(OneTaken(), name, ann)
    assert await available_name(OneTaken(), name, ann, even_removed=True) == name
    assert await available_name(OneTaken(), name, None) == name  # somebody new
    assert await available_name(OneTaken(), "Rudy", ann) == "Rudy"


@pytest.mark.anyio
@each_row(
    "name", ["BOT Ada", "Bot Ada", "bot-Ada", "★BOT★ Ada", "B0T Ada", "ВОТ Ада", "Бот Ада", "bÓt 1"]
)
async def test_nobody_else_is_called_like_a_bot_account(name: str) -> None:
    with pytest.raises(NameTaken):
        await available_name(NoMembers(), name, None)


@pytest.mark.anyio
@each_row("name", ["Robot Ada", "Botany", "Bottle Top", "Abbot"])
async def test_words_with_bot_in_them_are_free(name: str) -> None:
    assert await available_name(NoMembers(), name, None) == name


@pytest.mark.anyio
async def test_the_name_of_a_bot_has_its_mark_once() -> None:
    for name in ("Ada", "BOT Ada"):
        assert await available_bot_name(NoMembers(), name, None) == "BOT Ada"
    for bad in ("A" * 17, ""):
        with pytest.raises(BadName):
            await available_bot_name(NoMembers(), bad, None)
    with pytest.raises(NameTaken):
        await available_bot_name(NoMembers(), "Admin", None)


def test_a_title_may_be_empty_but_neither_long_nor_invisible() -> None:
    assert [checked_title(text) for text in ("", " a  b ", "x" * 60)] == ["", "a b", "x" * 60]
    for bad in ("x" * 61, "a\u202eb", "\x1b[2J", "\ud800"):
        with pytest.raises(BadTitle):
            checked_title(bad)


class OwnedBy:
    """A registry in which every name is the login of one account."""

    def __init__(self, account: AccountId) -> None:
        self._account = account

    async def owner(self, small: str, capitals: str) -> AccountId | None:
        """The account."""
        return self._account

    async def removed_names(self, account: AccountId) -> tuple[str, ...]:
        """None."""
        return ()


@pytest.mark.anyio
async def test_a_login_that_looks_like_staff_is_not_available_as_a_name_to_its_owner() -> None:
    owner = AccountId("a" * 26)
    assert await is_available(OwnedBy(owner), "Theodora", owner)
    assert not await is_available(OwnedBy(owner), "Inkland Support", owner)
