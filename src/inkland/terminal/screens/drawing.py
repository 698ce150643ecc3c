"""The screen for drawing: map, card, stars, announcements and keys."""

from typing import Final

from rich.text import Text

from inkland.rules import View
from inkland.sheet import MapSheet
from inkland.terminal.input.editor import DrawingEditor
from inkland.terminal.input.ghosts.choice import ChoiceGhost
from inkland.terminal.input.marks import Marks
from inkland.terminal.players import Players
from inkland.terminal.screens import map_view
from inkland.terminal.screens.footer import (
    key_lines,
    latest_announcements,
    season_card_lines,
    status_line,
)
from inkland.terminal.screens.palette import (
    FOREIGN,
    LOSS,
    MARK_CELL,
    OWN,
    TITLE,
    WARNING,
    Frame,
    legend,
    style_of,
)
from inkland.terminal.screens.panel import card_lines, score_lines
from inkland.terminal.screens.text import WIDTH, flow, side_by_side, spread, wrap

PANEL_COLUMN: Final = map_view.WIDTH + 2
_CARD_HEIGHT: Final = 7
_LEGEND_HEIGHT: Final = 3


def drawing_screen(
    players: Players, editor: DrawingEditor, announcements: list[str], remark: str
) -> list[Text]:
    """The lines of the drawing screen; `remark` answers the last key."""
    view, foreign = editor.view, editor.owner != editor.view.viewer
    left = sheet_lines(players, editor.sheet, editor.marks, FOREIGN if foreign else OWN)
    card = card_lines(players, editor)
    if foreign:
        task = players.say("play-ambush-task", who=players.seat_name(editor.owner))
        card += wrap(task, WIDTH - PANEL_COLUMN, LOSS)
    card += [Text()] * (_CARD_HEIGHT - len(card))
    right = [*card, *score_lines(players, view, editor.owner, editor.effect)]
    return [
        _title(players, editor),
        *side_by_side(left, right, PANEL_COLUMN),
        *season_card_lines(players, editor),
        *latest_announcements(announcements),
        status_line(players, editor, remark),
        *key_lines(players, editor),
    ]


def sheet_lines(players: Players, sheet: MapSheet, marks: Marks, frame: Frame) -> list[Text]:
    """A map, and below it a legend cut to the entries that fit."""
    characters = str(sheet._replace(marks=0)).upper().replace("%", "*")
    shown = {*characters, MARK_CELL if sheet.marks else ""}
    items = legend(shown)
    while len(legend_lines := _legend_lines(players, items)) > _LEGEND_HEIGHT:
        unseen = [item for item in items if item[0].upper() not in shown]
        items.remove((unseen or items)[0])
    blank = [Text()] * (_LEGEND_HEIGHT - len(legend_lines))
    return [*map_view.map_lines(sheet, marks, frame), *legend_lines, *blank]


def _legend_lines(players: Players, items: list[tuple[str, str]]) -> list[Text]:
    texts = [
        Text.assemble((character, style_of(character)), f" {players.say(key)}")
        for character, key in items
    ]
    return flow(texts, "  ", map_view.WIDTH)


def season_line(players: Players, view: View) -> str:
    """The season, how much of its time has passed, and the turn."""
    name, limit = players.season(view.season), view.options.season(view.season).time
    return players.say("play-season", season=name, time=view.time, limit=limit, turn=view.turn)


def _title(players: Players, editor: DrawingEditor) -> Text:
    view = editor.view
    assert view.viewer is not None and view.step is not None
    season, who = season_line(players, view), players.seat_name(view.viewer)
    destroys = isinstance(editor.ghost, ChoiceGhost) and view.step.question != "ready"
    if editor.owner != view.viewer:
        key = "play-gorgon-title" if destroys else "play-ambush-title"
        return spread(players.say(key, who=players.seat_name(editor.owner)), season, WARNING)
    is_special = destroys or view.step.question == "ready"
    if is_special and len(view.seats) > 1:
        return spread(players.say("play-own-sheet", who=who), season, WARNING)
    return spread(season, who if len(view.seats) > 1 else "Inkland", TITLE)
