"""Every language has all texts of English, with the same parameters and correct plurals."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, Term

from inkland import speech as words
from inkland.speech import LANGUAGES, best_language, catalogues, missing, speech
from rows import each_row

TRANSLATIONS = [language for language in LANGUAGES if language != "en"]


def variables(language: str) -> dict[str, set[str]]:
    """The parameters of each id, attributes included."""
    found: dict[str, set[str]] = {}
    for file in catalogues.files(language):
        source = file.read_text(encoding="utf-8")
        for entry in FluentParser().parse(source).body:
            if not isinstance(entry, Message):
                continue
            patterns = [(entry.id.name, entry.value)]
            patterns += [(f"{entry.id.name}.{a.id.name}", a.value) for a in entry.attributes]
            for key, pattern in patterns:
                if pattern is not None:
                    assert pattern.span is not None
                    text = source[pattern.span.start : pattern.span.end]
                    found[key] = set(re.findall(r"\$([a-z_]+)", text))
    return found


def forget_catalogues() -> None:
    for cached in (catalogues.resources, catalogues.bundle, catalogues.ids):
        cached.cache_clear()


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_has_catalogues(language: str) -> None:
    names = {file.name for file in catalogues.files(language)}
    assert {"cards.ftl", "table.ftl", "refusals.ftl"} <= names


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_file_parses(language: str) -> None:
    junk = [
        f"{file.name}: {entry.content}"
        for file in catalogues.files(language)
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body
        if isinstance(entry, Junk)
    ]
    assert not junk, "\n".join(junk)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_id_stands_twice(language: str) -> None:
    names = [
        entry.id.name
        for file in catalogues.files(language)
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body
        if isinstance(entry, Message | Term)
    ]
    assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_nothing_is_missing(language: str) -> None:
    lacking = missing(language)
    assert not lacking, f"{language} lacks:\n" + "\n".join(lacking)


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_nothing_is_extra(language: str) -> None:
    extra = sorted(set(catalogues.ids(language)) - set(catalogues.ids("en")))
    assert not extra, f"{language} has, but English lacks:\n" + "\n".join(extra)


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_the_same_variables_as_english(language: str) -> None:
    english, translated = variables("en"), variables(language)
    differing = {
        key: (english[key], translated[key])
        for key in english
        if key in translated and english[key] != translated[key]
    }
    assert not differing


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_said(language: str) -> None:
    for key, names in variables(language).items():
        sentence = speech(language).say(key, **dict.fromkeys(names, 3))
        assert sentence
        assert "{" not in sentence
        assert "\u2068" not in sentence


COUNTS = (1, 2, 5, 22, -1, 0)
PLURALS = {
    "en": {
        "stars-count": "star stars stars stars star stars",
        "coins-count": "coin coins coins coins coin coins",
        "spaces-count": "space spaces spaces spaces space spaces",
        "seats-count": "seat seats seats seats seat seats",
        "cards-count": "card cards cards cards card cards",
        "turns-count": "turn turns turns turns turn turns",
    },
    "uk": {
        "stars-count": "зірка зірки зірок зірки зірка зірок",
        "coins-count": "монета монети монет монети монета монет",
        "spaces-count": "клітинка клітинки клітинок клітинки клітинка клітинок",
        "seats-count": "місце місця місць місця місце місць",
        "cards-count": "карта карти карт карти карта карт",
        "turns-count": "хід ходи ходів ходи хід ходів",
    },
    "ru": {
        "stars-count": "звезда звезды звёзд звезды звезда звёзд",
        "coins-count": "монета монеты монет монеты монета монет",
        "spaces-count": "клетка клетки клеток клетки клетка клеток",
        "seats-count": "место места мест места место мест",
        "cards-count": "карта карты карт карты карта карт",
        "turns-count": "ход хода ходов хода ход ходов",
    },
    "cs": {
        "stars-count": "hvězda hvězdy hvězd hvězd hvězda hvězd",
        "coins-count": "mince mince mincí mincí mince mincí",
        "spaces-count": "pole pole polí polí pole polí",
        "seats-count": "místo místa míst míst místo míst",
        "cards-count": "karta karty karet karet karta karet",
        "turns-count": "tah tahy tahů tahů tah tahů",
    },
    "pl": {
        "stars-count": "gwiazdka gwiazdki gwiazdek gwiazdki gwiazdka gwiazdek",
        "coins-count": "moneta monety monet monety moneta monet",
        "spaces-count": "kratka kratki kratek kratki kratka kratek",
        "seats-count": "miejsce miejsca miejsc miejsca miejsce miejsc",
        "cards-count": "karta karty kart karty karta kart",
        "turns-count": "tura tury tur tury tura tur",
    },
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals(language: str) -> None:
    for key, forms in PLURALS[language].items():
        said = [speech(language).say(key, count=count) for count in COUNTS]
        assert said == [f"{n} {form}" for n, form in zip(COUNTS, forms.split(), strict=True)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_are_plain(language: str) -> None:
    assert speech(language).say("stars-count", count=12345).startswith("12345 ")


@pytest.mark.parametrize(
    ("language", "letters"),
    [("en", "ABCD"), ("cs", "ABCD"), ("pl", "ABCD"), ("uk", "АБВГ"), ("ru", "АБВГ")],
)
def test_letters_of_edicts_and_map_sheets(language: str, letters: str) -> None:
    say = speech(language).say
    assert "".join(say(f"edict-{letter}") for letter in "abcd") == letters
    assert say("map-a").endswith(f"({letters[0]})")
    assert say("map-b").endswith(f"({letters[1]})")


def test_unknown_ids_and_forgotten_parameters_are_bugs() -> None:
    assert speech("pl").has("card-orchard.rule") is False
    with pytest.raises(KeyError):
        speech("pl").say("card-orchard.rule")
    with pytest.raises(KeyError):
        speech("en").say("no-such-id")
    with pytest.raises(ValueError, match="step"):
        speech("uk").say("refusal-StepIsOver")
    with pytest.raises(ValueError, match="de"):
        speech("de")


@pytest.fixture
def own_catalogues(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A few messages in English, and one of them in Czech."""
    for language, text in (
        ("en", "one = One\n    .more = More\ntwo = Two: { $spaces }\n"),
        ("cs", "one = Jedna\n"),
    ):
        (tmp_path / language).mkdir()
        (tmp_path / language / "some.ftl").write_text(text, encoding="utf-8")
    monkeypatch.setattr(catalogues, "folder", lambda: tmp_path)
    forget_catalogues()
    yield
    forget_catalogues()


@pytest.mark.usefixtures("own_catalogues")
def test_say_a_message_and_its_attribute() -> None:
    say = words.Speech("en").say
    assert [say("one"), say("one.more"), say("two", spaces="B4 B5")] == [
        "One",
        "More",
        "Two: B4 B5",
    ]


@pytest.mark.usefixtures("own_catalogues")
def test_an_untranslated_sentence_is_said_in_english() -> None:
    czech = words.Speech("cs")
    said = [czech.say("one"), czech.say("one.more"), czech.say("two", spaces="A1")]
    assert said == ["Jedna", "More", "Two: A1"]
    assert czech.has("two")
    assert missing("cs") == ["one.more", "two"]


@each_row(
    "wanted, language",
    [
        ("uk_UA.UTF-8", "uk"),
        ("cs", "cs"),
        ("pl-PL", "pl"),
        ("RU_ru@euro", "ru"),
        ("de:cs:en", "cs"),
        ("de-DE,uk;q=0.8", "uk"),
        ("C.UTF-8", "en"),
        ("de_DE", "en"),
        ("", "en"),
        (None, "en"),
    ],
)
def test_best_language(wanted: str | None, language: str) -> None:
    assert best_language(wanted) == language


def test_speech_is_made_once() -> None:
    assert speech("uk") is speech("uk")
