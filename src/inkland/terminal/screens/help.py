"""The guide: what the keys do, what the characters mean, and what the cards ask."""

from collections.abc import Iterable, Iterator
from typing import Final

from rich.text import Text

from inkland.cards import DECK, EDICTS, SKILLS, AmbushCard, CardId
from inkland.rules import View
from inkland.terminal.input.ghosts.first import occasion
from inkland.terminal.players import Company
from inkland.terminal.screens.pages import ROOM, Page, page, pages
from inkland.terminal.screens.palette import AIMED, GUARDED, TITLE
from inkland.terminal.screens.text import apart, wrapped

_KEYS: Final = (
    ("B4 K11", "play-help-jump"),
    ("R", "play-help-rotate"),
    ("M", "play-help-mirror"),
    ("S Tab", "play-help-shape"),
    ("T", "play-help-terrain"),
    ("N", "play-help-next"),
    ("L", "play-help-spots"),
    ("X 1 2 3", "play-help-skill"),
    ("Enter", "play-help-draw"),
    ("U", "play-help-undo"),
    ("V", "play-help-view"),
    ("P", "play-help-past"),
    ("Q", "play-help-quit"),
)


def help_pages(company: Company, view: View) -> Iterator[Page]:
    """What the keys do, what the characters mean, and what the edicts and the card ask."""
    say = company.say
    title, keys = apart(say("play-help"), "Inkland", TITLE), say("play-go-on")
    named = [(say("play-arrows"), "play-help-move"), *_KEYS]
    if not view.skills:
        named = [(name, key) for name, key in named if key != "play-help-skill"]
    lines = [Text.assemble((f"{name:>9}", "bold"), f"  {say(key)}") for name, key in named]
    yield page(title, [*lines, Text(), *wrapped(say("play-help-marks"))], keys)
    yield from pages(title, _whole(_rules(company, view)), keys)


def _whole(paragraphs: Iterable[list[Text]]) -> list[Text]:
    """The paragraphs with a blank line between them, none broken at the end of a page."""
    lines: list[Text] = []
    for paragraph in paragraphs:
        room = ROOM - len(lines) % ROOM
        if lines and room <= len(paragraph):
            lines += [Text()] * (room % ROOM)
        elif lines and room < ROOM:
            lines.append(Text())
        lines += paragraph
    return lines


def _rules(company: Company, view: View) -> Iterator[list[Text]]:
    """The edicts, what a season scores, the open cards, and the marks of heroes and skills."""
    edicts = []
    for letter, card in zip(EDICTS, view.edicts, strict=True):
        edicts.append(Text(f"{company.edict(letter)} {company.card(card)}", "bold"))
        edicts += wrapped(company.say(f"card-{card}.rule"))
    yield edicts
    yield wrapped(company.say("play-help-score"))
    current = occasion(view)
    if current is not None:
        yield from _card_rules(company, current, "rule", "power")
    for card in view.gone:
        if card != current and isinstance(DECK[card], AmbushCard):
            yield from _card_rules(company, card, "power")
    if view.options.heroes:
        yield wrapped(company.say("play-help-heroes", aim=AIMED, guarded=GUARDED))
    if view.skills:
        yield wrapped(company.say("play-help-skills"))
    for skill in view.skills:
        yield from _card_rules(company, skill, "rule")


def _card_rules(company: Company, card: CardId, *texts: str) -> Iterator[list[Text]]:
    """What is written on a card, if anything; a skill has a cost."""
    keys = [key for text in texts if company.speech.has(key := f"card-{card}.{text}")]
    if keys:
        cost = company.say("cost-count", count=SKILLS[card].cost) if card in SKILLS else ""
        name = Text.assemble((company.card(card), "bold"), f"  {cost}" if cost else "")
        yield [name, *(line for key in keys for line in wrapped(company.say(key)))]
