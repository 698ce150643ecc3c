"""The screen on which a person draws: map, card, stars, news and keys in 80 columns, 24 lines."""

from typing import Final

from rich.text import Text

from inkland.cards import SEASONS, CardId
from inkland.rules import View
from inkland.sheet import MapSheet, count, label
from inkland.terminal import chart
from inkland.terminal.chart import Marks
from inkland.terminal.company import Company
from inkland.terminal.lines import WIDTH, apart, beside, fitted, flowed, wrapped
from inkland.terminal.palette import (
    FOREIGN,
    LOSS,
    OWN,
    QUIET,
    TITLE,
    WARNING,
    Frame,
    legend,
    style_of,
)
from inkland.terminal.panel import card_lines, score_lines
from inkland.terminal.pencil import Pencil

PANEL_COLUMN: Final = chart.WIDTH + 2
_CARD_HEIGHT: Final = 7
_BODY_HEIGHT: Final = chart.HEIGHT + 3


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
        *_lines_of(_revealed(company, view)),
        *_lines_of(_news(company, news)),
        _status(company, pencil, remark),
        *_keys(company),
    ]


def sheet_lines(company: Company, sheet: MapSheet, marks: Marks, frame: Frame) -> list[Text]:
    """A map with the meaning of its characters below."""
    items = [
        Text.assemble((character, style_of(character)), f" {company.say(key)}")
        for character, key in legend()
        if character != "#" or sheet.wasteland
    ]
    meaning = flowed(items, "  ", chart.WIDTH)
    blank = [Text()] * (_BODY_HEIGHT - chart.HEIGHT - len(meaning))
    return [*chart.chart(sheet, marks, frame), *meaning, *blank]


def season_line(company: Company, view: View) -> str:
    """The season, how much of its time has passed, and the turn."""
    season = SEASONS[view.season]
    name = company.say(f"season-{season.name}")
    return company.say(
        "play-season", season=name, time=view.time, limit=season.time, turn=view.turn
    )


def _title(company: Company, pencil: Pencil) -> Text:
    view = pencil.view
    assert view.viewer is not None
    season, who = season_line(company, view), company.who(view.viewer)
    if pencil.owner == view.viewer:
        return apart(season, who if len(view.seats) > 1 else "Inkland", TITLE)
    warning = company.say("play-ambush-title", who=company.who(pencil.owner))
    return apart(warning, season, WARNING)


def _revealed(company: Company, view: View) -> list[Text]:
    """The cards of this season; the first ones are left out where they are too many."""
    cards: list[CardId] = list(view.revealed)
    for skipped in range(len(cards)):
        names = ", ".join(company.card(card) for card in cards[skipped:])
        before = "... " if skipped else ""
        lines = wrapped(company.say("play-revealed", cards=before + names), WIDTH, QUIET)
        if len(lines) <= 2:
            return lines
    return []


def _news(company: Company, news: list[str]) -> list[Text]:
    """What happened last; the rest of it is left to the journal."""
    for kept in range(len(news), 0, -1):
        after = " ..." if kept < len(news) else ""
        lines = wrapped(" ".join(news[:kept]) + after, WIDTH)
        if len(lines) <= 2:
            return lines
    return []


def _lines_of(lines: list[Text]) -> list[Text]:
    return [*lines, *[Text()] * 2][:2]


def _status(company: Company, pencil: Pencil, remark: str) -> Text:
    """The answer to the last key, or what Enter would do now."""
    if remark:
        return fitted(Text(remark, "bold"), WIDTH)
    if len(pencil.label.typed) == 1:
        return Text(company.say("play-jump", label=pencil.label.typed), "bold")
    if pencil.refusal is not None:
        return fitted(Text(f"! {company.reason(pencil.refusal)}", LOSS), WIDTH)
    spaces = company.say("spaces-count", count=count(pencil.ghost.spaces))
    terrain, corner = company.terrain(pencil.ghost.terrain), label(pencil.ghost.anchor)
    return Text(company.say("play-fits", label=corner, terrain=terrain, spaces=spaces), "bold")


def _keys(company: Company) -> list[Text]:
    items = [Text(item) for item in company.say("play-keys").split(" · ")]
    return flowed(items, "  ", WIDTH)
