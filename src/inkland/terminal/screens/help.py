"""The help pages: keys, characters, and the rules of the cards in play."""

from collections.abc import Iterable, Iterator
from typing import Final

from rich.text import Text

from inkland.cards import DECK, EDICTS, SKILLS, AmbushCard, CardId
from inkland.rules import View
from inkland.terminal.input.ghosts.first import question_card
from inkland.terminal.players import Players
from inkland.terminal.screens.pages import PAGE_LINES, Page, page, pages
from inkland.terminal.screens.palette import MARK_CELL, NEW_MARK_CELL, TITLE
from inkland.terminal.screens.text import spread, wrap

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


def help_pages(players: Players, view: View) -> Iterator[Page]:
    """The help pages; the rules are those of the edicts, open cards and skills of this game."""
    say = players.say
    title, keys = spread(say("play-help"), "Inkland", TITLE), say("play-go-on")
    named = [(say("play-arrows"), "play-help-move"), *_KEYS]
    if not view.skills:
        named = [(name, key) for name, key in named if key != "play-help-skill"]
    lines = [Text.assemble((f"{name:>9}", "bold"), f"  {say(key)}") for name, key in named]
    yield page(title, [*lines, Text(), *wrap(say("play-help-marks"))], keys)
    yield from pages(title, _paginate(_rule_paragraphs(players, view)), keys)


def _paginate(paragraphs: Iterable[list[Text]]) -> list[Text]:
    """The paragraphs with blank lines between them, so that none is split across pages."""
    lines: list[Text] = []
    for paragraph in paragraphs:
        room = PAGE_LINES - len(lines) % PAGE_LINES
        if lines and room <= len(paragraph):
            lines += [Text()] * (room % PAGE_LINES)
        elif lines and room < PAGE_LINES:
            lines.append(Text())
        lines += paragraph
    return lines


def _rule_paragraphs(players: Players, view: View) -> Iterator[list[Text]]:
    """Paragraphs on the edicts, season scores, open cards, attack marks and skills."""
    edicts = []
    for letter, card in zip(EDICTS, view.edicts, strict=True):
        edicts.append(Text(f"{players.edict(letter)} {players.card(card)}", "bold"))
        edicts += wrap(players.say(f"card-{card}.rule"))
    yield edicts
    yield wrap(players.say("play-help-score"))
    current = question_card(view)
    if current is not None:
        yield from _card_rules(players, current, "rule", "power")
    for card in view.gone:
        if card != current and isinstance(DECK[card], AmbushCard):
            yield from _card_rules(players, card, "power")
    if view.options.heroes:
        yield wrap(players.say("play-help-heroes", aim=NEW_MARK_CELL, guarded=MARK_CELL))
    if view.skills:
        yield wrap(players.say("play-help-skills"))
    for skill in view.skills:
        yield from _card_rules(players, skill, "rule")


def _card_rules(players: Players, card: CardId, *texts: str) -> Iterator[list[Text]]:
    """A paragraph with these texts of a card, if it has any; for a skill also its cost."""
    keys = [key for text in texts if players.speech.has(key := f"card-{card}.{text}")]
    if keys:
        cost = players.say("cost-count", count=SKILLS[card].cost) if card in SKILLS else ""
        name = Text.assemble((players.card(card), "bold"), f"  {cost}" if cost else "")
        yield [name, *(line for key in keys for line in wrap(players.say(key)))]
