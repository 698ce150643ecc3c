"""The panel to the right of a map: the card to draw, and the stars of the sheet."""

from typing import Final

from rich.text import Text

from inkland.cards import DECK, EDICTS, SCORING, SEASONS, AmbushCard, ExploreCard
from inkland.rules import Effect, View
from inkland.rules.game_end import stars
from inkland.rules.season_end import haunted, season_score
from inkland.sheet import Shape, count
from inkland.terminal.input.editor import DrawingEditor
from inkland.terminal.input.ghosts.first import question_card
from inkland.terminal.input.ghosts.shape import ShapeGhost
from inkland.terminal.players import Players
from inkland.terminal.screens.palette import GAIN, LOSS, style_of
from inkland.terminal.screens.text import flow, wrap

WIDTH: Final = 41
_NAME_WIDTH: Final = 30


def card_lines(players: Players, editor: DrawingEditor) -> list[Text]:
    """The card of the question: its name, choices and rules."""
    title = _card_title(players, editor)
    if isinstance(editor.ghost, ShapeGhost):
        return [title, *_drawing_lines(players, editor, editor.ghost)]
    assert editor.view.step is not None
    match editor.view.step.question:
        case "hero":
            return [title, *wrap(players.say(f"card-{editor.view.card}.rule"), WIDTH)]
        case "ready" if editor.skill is not None:
            return [title, *wrap(players.say(f"card-{editor.skill}.rule"), WIDTH)]
        case "ready":
            lines = wrap(players.say("play-before-ambush"), WIDTH, "bold")
            return [title, *lines, *_ambush_lines(editor.view)]
        case question:
            return [title, *wrap(players.say(f"question-{question}"), WIDTH, "bold")]


def _drawing_lines(players: Players, editor: DrawingEditor, ghost: ShapeGhost) -> list[Text]:
    """The terrains and shapes to choose from, and the rules for them."""
    lines, card = [], editor.view.card
    is_explore = card is not None and isinstance(DECK[card], ExploreCard)
    if is_explore and editor.skill is None and players.speech.has(f"card-{card}.rule"):
        lines += wrap(players.say(f"card-{card}.rule"), WIDTH)
    lines += _terrain_lines(players, ghost)
    if ghost.choices.continuations.fallback:
        return lines + wrap(players.say("play-fallback"), WIDTH, "bold")
    lines += _shape_lines(players, editor, ghost)
    is_main = len(editor.begun) < 2  # ruins apply to the main drawing only (D24)
    if editor.view.ruins and is_explore and is_main:
        lines += wrap(players.say("play-ruins-demand"), WIDTH, "bold")
    return lines


def _card_title(players: Players, editor: DrawingEditor) -> Text:
    card = question_card(editor.view)
    assert card is not None
    found, title = DECK[card], Text(players.card(card), "bold underline")
    if editor.skill is not None:
        title.append(f" + {players.card(editor.skill)}", "not underline")
    elif isinstance(found, ExploreCard):
        title.append(f"  {players.say('play-time', time=found.time)}", "not bold not underline")
    return title


def _ambush_lines(view: View) -> list[Text]:
    """The printed shape of the monsters."""
    card = DECK[view.card] if view.card is not None else None
    assert isinstance(card, AmbushCard)
    return [Text(f"   {line}") for line in _picture(card.shape)]


def _terrain_lines(players: Players, ghost: ShapeGhost) -> list[Text]:
    """The terrains on offer, the chosen one in brackets."""
    items = []
    for terrain in ghost.choices.terrains:
        here = terrain == ghost.terrain
        before, after = ("[", "]") if here else (" ", " ")
        letter = (terrain.letter, style_of(terrain.letter) if here else "")
        name = (f" {players.terrain(terrain)}{after}", "bold" if here else "")
        items.append(Text.assemble(before, letter, name))
    return flow(items, " ", WIDTH)


def _shape_lines(players: Players, editor: DrawingEditor, ghost: ShapeGhost) -> list[Text]:
    """The printed shapes side by side, with `>` before the chosen one."""
    shapes = ghost.choices.shapes
    pictures = [_picture(shape) for shape in shapes]
    lines = []
    for row in range(max(shape.height for shape in shapes)):
        line = Text()
        for shape, picture in zip(shapes, pictures, strict=True):
            here = shape == ghost.printed_shape
            line.append(" > " if here and row == 0 else "   ", "bold")
            drawn = picture[row] if row < shape.height else ""
            coin = players.say("play-coin-shape") if row == 0 and _has_coin(editor, shape) else ""
            line.append(f"{drawn:<{2 * shape.width}} {coin:<8} ", "bold" if here else "")
        lines.append(line)
    return lines


def _has_coin(editor: DrawingEditor, shape: Shape) -> bool:
    card = DECK[editor.view.card] if editor.view.card is not None else None
    is_main = len(editor.begun) < 2
    return is_main and isinstance(card, ExploreCard) and card.earns_coin(shape)


def _picture(shape: Shape) -> list[str]:
    cells = set(shape.cells())
    return [
        "".join("[]" if (row, column) in cells else "  " for column in range(shape.width))
        for row in range(shape.height)
    ]


def score_lines(
    players: Players, view: View, owner: int, effect: Effect | None = None
) -> list[Text]:
    """The stars of a sheet now, and after a drawing where it changes them."""
    seat = view.seats[owner]
    after = seat
    if effect is not None:
        after = seat._replace(sheet=effect.sheet, coins=effect.coins[1], spent=0)
    season = min(len(seat.scores), len(SEASONS) - 1)  # the first season not yet scored
    scoring = view.options.season(season).edicts
    lines = [Text(players.say("play-edicts"), "underline")]
    for letter, card in zip(EDICTS, view.edicts, strict=True):
        mark = "*" if letter in scoring else " "
        name = f"{mark}{players.edict(letter)} {players.card(card)}"
        before, then = SCORING[card].stars(seat.sheet), SCORING[card].stars(after.sheet)
        lines.append(_change_line(name, before, then, "bold" if letter in scoring else ""))
    lines.append(_change_line(f"   {players.say('coins')}", seat.purse, after.purse))
    lost, then_lost = (-count(haunted(each.sheet)) for each in (seat, after))
    lines.append(_change_line(f"   {players.say('monsters')}", lost, then_lost))
    now, then = (season_score(view, each, season).total for each in (seat, after))
    ends = players.say("play-season-now", season=players.season(season))
    lines.append(_change_line(f"   {ends}", now, then))
    lines.append(_change_line(f"   {players.say('play-total')}", stars(seat), stars(seat)))
    return lines


def _change_line(name: str, before: int, after: int, style: str = "") -> Text:
    """A line such as `*A Greenbough   4 → 6`; the arrow only if the number changes."""
    line = Text(f"{name:<{_NAME_WIDTH}}", style).append(f"{before:>4}")
    if before != after:
        line.append(f" → {after}", GAIN if after > before else LOSS)
    return line
