"""The manual: the pages that it is made of, and the check that finds what is wrong with it."""

import re
from pathlib import Path

import pytest
from all_pages import write_pages
from sections import LIBRARY, SECTIONS, Unsorted, navigation
from site_check import troubles, undocumented

from inkland.cards import MAP_SHEETS
from inkland.table.catalogue.reference import reference
from rows import each_row

SOURCE = "https://source.example/main"
POLICY = '<meta http-equiv="Content-Security-Policy" content="default-src \'self\'">'


@pytest.fixture(scope="module")
def manual(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The pages before the site is built, which `make site-docs` does."""
    out = tmp_path_factory.mktemp("manual")
    write_pages(out, SOURCE)
    return out / "pages"


def test_the_sections_of_the_manual() -> None:
    assert [*SECTIONS] == ["Play", "Host", "Library", "Protocol", "Bots", "Research", "Design"]


def test_every_card_is_drawn_with_its_examples(manual: Path) -> None:
    cards = reference().cards
    for kind in {card.kind for card in cards}:
        text = (manual / "cards" / f"{kind}.md").read_text(encoding="utf-8")
        of_kind = [card for card in cards if card.kind == kind]
        examples = [example for card in of_kind for example in card.examples]
        assert re.findall(r"^## .+ \{ #(\w+) \}$", text, re.MULTILINE) == [c.id for c in of_kind]
        assert text.count("<figure>") == len(examples) > 0
        maps = len(examples) + sum(example.after is not None for example in examples)
        assert text.count('class="sheet"') == maps
        # Every sign that is used stands on the page.
        assert {*re.findall(r'href="#([\w-]+)"', text)} <= {
            *re.findall(r'symbol id="([\w-]+)"', text)
        }
    sheets = (manual / "cards" / "map-sheets.md").read_text(encoding="utf-8")
    assert sheets.count('class="sheet"') == len(MAP_SHEETS)


def test_the_reference_names_every_package(manual: Path) -> None:
    for module in LIBRARY:
        text = (manual / "reference" / f"{module}.md").read_text(encoding="utf-8")
        assert f"::: {module}\n" in text


def test_links_out_of_the_manual_lead_to_the_source(manual: Path) -> None:
    fairness = (manual / "fairness.md").read_text(encoding="utf-8")
    assert f"]({SOURCE}/tools/verify_deal.py)" in fairness
    contributing = (manual / "project" / "CONTRIBUTING.md").read_text(encoding="utf-8")
    assert "](../glossary.md)" in contributing
    assert "](../decisions/0024-table-and-server.md)" in contributing


def test_a_page_in_no_section_is_refused(manual: Path) -> None:
    stray = manual / "stray.md"
    stray.write_text("# Stray\n", encoding="utf-8")
    with pytest.raises(Unsorted, match=r"stray\.md"):
        navigation(manual)
    stray.unlink()
    assert len(navigation(manual)) == len(SECTIONS) + 1


@each_row(
    "body, trouble",
    [
        ('<p id="a"><a href="#a">b</a> <a href="other.html#b">', None),
        ('<a href="https://elsewhere.example">', None),
        ('<a href="missing.html">', "missing.html leads nowhere"),
        ('<img src="missing.png">', "missing.png leads nowhere"),
        ('<a href="#b">', "#b has no such place"),
        ('<a href="other.html#c">', "other.html#c has no such place"),
        ('<use href="#forest"/>', "#forest has no such place"),
        ('<script src="https://elsewhere.example/a.js"></script>', "from another host"),
        ('<link rel="stylesheet" href="//elsewhere.example/a.css">', "from another host"),
    ],
)
def test_what_is_wrong_with_a_page_is_found(body: str, trouble: str | None, tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text(POLICY + body, encoding="utf-8")
    (tmp_path / "other.html").write_text(POLICY + '<p id="b">', encoding="utf-8")
    found = troubles(tmp_path)
    assert (trouble is None and not found) or (len(found) == 1 and str(trouble) in found[0]), found


def test_a_style_or_a_page_may_not_reach_other_hosts(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<p>", encoding="utf-8")
    (tmp_path / "a.css").write_text("a { b: url(https://elsewhere.example/c) }", encoding="utf-8")
    assert len(troubles(tmp_path)) == 2


def test_a_name_without_a_place_in_the_reference_is_found(tmp_path: Path) -> None:
    (tmp_path / "reference").mkdir()
    page = tmp_path / "reference" / "inkland.examples.html"
    page.write_text('<h2 id="inkland.examples.read">', encoding="utf-8")
    lacking = undocumented(tmp_path, ("inkland.examples",))
    assert "inkland.examples.played is not in the reference" in lacking
    assert "inkland.examples.read is not in the reference" not in lacking
