"""The screen on which a person draws: map, card, stars, news and keys in 80 columns, 24 lines."""

from typing import Final

from rich.text import Text

from inkland.rules import View
from inkland.sheet import MapSheet
from inkland.terminal.input.editor import Pencil
from inkland.terminal.input.ghosts.choice import ChoiceGhost
from inkland.terminal.input.marks import Marks
from inkland.terminal.players import Company
from inkland.terminal.screens import map_view
from inkland.terminal.screens.footer import cards, keys, latest, status
from inkland.terminal.screens.palette import (
    FOREIGN,
    GUARDED,
    LOSS,
    OWN,
    TITLE,
    WARNING,
    Frame,
    legend,
    style_of,
)
from inkland.terminal.screens.panel import card_lines, score_lines
from inkland.terminal.screens.text import WIDTH, apart, beside, flowed, wrapped

PANEL_COLUMN: Final = map_view.WIDTH + 2
_CARD_HEIGHT: Final = 7
_LEGEND_HEIGHT: Final = 3


def drawing_screen(company: Company, pencil: Pencil, news: list[str], remark: str) -> list[Text]:
    """What a person sees who is asked to draw; `remark` answers the last key."""
    view, foreign = pencil.view, pencil.owner != pencil.view.viewer
    left = sheet_lines(company, pencil.sheet, pencil.marks, FOREIGN if foreign else OWN)
    card = card_lines(company, pencil)
    if foreign:
        task = company.say("play-ambush-task", who=company.who(pencil.owner))
        card += wrapped(task, WIDTH - PANEL_COLUMN, LOSS)
    card += [Text()] * (_CARD_HEIGHT - len(card))
    right = [*card, *score_lines(company, view, pencil.owner, pencil.effect)]
    return [
        _title(company, pencil),
        *beside(left, right, PANEL_COLUMN),
        *cards(company, pencil),
        *latest(news),
        status(company, pencil, remark),
        *keys(company, pencil),
    ]


def sheet_lines(company: Company, sheet: MapSheet, marks: Marks, frame: Frame) -> list[Text]:
    """A map with the meaning of its characters below."""
    characters = str(sheet._replace(marks=0)).upper().replace("%", "*")
    shown = {*characters, GUARDED if sheet.marks else ""}
    items = legend(shown)
    while len(meaning := _meaning(company, items)) > _LEGEND_HEIGHT:
        unseen = [item for item in items if item[0].upper() not in shown]
        items.remove((unseen or items)[0])
    blank = [Text()] * (_LEGEND_HEIGHT - len(meaning))
    return [*map_view.chart(sheet, marks, frame), *meaning, *blank]


def _meaning(company: Company, items: list[tuple[str, str]]) -> list[Text]:
    texts = [
        Text.assemble((character, style_of(character)), f" {company.say(key)}")
        for character, key in items
    ]
    return flowed(texts, "  ", map_view.WIDTH)


def season_line(company: Company, view: View) -> str:
    """The season, how much of its time has passed, and the turn."""
    name, limit = company.season(view.season), view.options.season(view.season).time
    return company.say("play-season", season=name, time=view.time, limit=limit, turn=view.turn)


def _title(company: Company, pencil: Pencil) -> Text:
    view = pencil.view
    assert view.viewer is not None and view.step is not None
    season, who = season_line(company, view), company.who(view.viewer)
    destroys = isinstance(pencil.ghost, ChoiceGhost) and view.step.question != "ready"
    if pencil.owner != view.viewer:
        key = "play-gorgon-title" if destroys else "play-ambush-title"
        return apart(company.say(key, who=company.who(pencil.owner)), season, WARNING)
    is_special = destroys or view.step.question == "ready"
    if is_special and len(view.seats) > 1:
        return apart(company.say("play-own-sheet", who=who), season, WARNING)
    return apart(season, who if len(view.seats) > 1 else "Inkland", TITLE)
