"""The lines below a map: cards and skills, latest announcements, status, and keys."""

from rich.text import Text

from inkland.cards import SKILLS, CardId
from inkland.rules import Target, View
from inkland.sheet import count, label, labels, space_at
from inkland.sheet.notation import character
from inkland.sheet.terrain import terrain_of
from inkland.terminal.input.editor import DrawingEditor
from inkland.terminal.input.ghosts.choice import ChoiceGhost
from inkland.terminal.input.ghosts.hero import HeroGhost
from inkland.terminal.input.ghosts.shape import ShapeGhost
from inkland.terminal.players import Players
from inkland.terminal.screens.palette import GHOST, LOSS, QUIET
from inkland.terminal.screens.text import WIDTH, fit, flow, wrap


def season_card_lines(players: Players, editor: DrawingEditor) -> list[Text]:
    """The cards revealed this season, and the skills if the question allows any."""
    view = editor.view
    assert view.step is not None
    if not view.skills or view.step.question not in ("draw", "hero", "ready"):
        return _two_lines(_revealed_cards(players, view, 2))
    return [*_two_lines(_revealed_cards(players, view, 1))[:1], _skill_line(players, editor)]


def _skill_line(players: Players, editor: DrawingEditor) -> Text:
    """The skills with their costs, and the key of each that can be used now."""
    view = editor.view
    assert view.viewer is not None
    if view.seats[view.viewer].skilled:
        return Text(players.say("play-skills-used"), QUIET)
    line, usable = Text(players.say("play-skills")), editor.usable_skills()
    if editor.skill is not None:
        number = view.skills.index(editor.skill) + 1
        line.append(f" [{number} {players.card(editor.skill)}]", GHOST)
        return line.append(f"  {players.say('play-leave-skill')}")
    for number, skill in enumerate(view.skills, start=1):
        key, style = (str(number), "bold") if skill in usable else ("-", QUIET)
        gap = "  " if number > 1 else " "
        line.append(f"{gap}{key} {players.card(skill)} ({SKILLS[skill].cost})", style)
    return line


def _revealed_cards(players: Players, view: View, room: int) -> list[Text]:
    """The cards revealed this season, without the first ones if all need more than `room` lines."""
    cards: list[CardId] = list(view.revealed)
    for skipped in range(len(cards)):
        names = ", ".join(players.card(card) for card in cards[skipped:])
        before = "... " if skipped else ""
        lines = wrap(players.say("play-revealed", cards=before + names), WIDTH, QUIET)
        if len(lines) <= room:
            return lines
    return []


def latest_announcements(announcements: list[str]) -> list[Text]:
    """As many announcements as fit in two lines; the journal has all of them."""
    for kept in range(len(announcements), 0, -1):
        after = " ..." if kept < len(announcements) else ""
        lines = wrap(" ".join(announcements[:kept]) + after, WIDTH)
        if len(lines) <= 2:
            return _two_lines(lines)
    return _two_lines([])


def _two_lines(lines: list[Text]) -> list[Text]:
    return [*lines, *[Text()] * 2][:2]


def status_line(players: Players, editor: DrawingEditor, remark: str) -> Text:
    """The remark on the last key; else why the drawing is illegal, or what Enter would do."""
    if remark:
        return fit(Text(remark, "bold"), WIDTH)
    if len(editor.label.typed) == 1:
        return Text(players.say("play-jump", label=editor.label.typed), "bold")
    if editor.refusal is not None:
        return fit(Text(f"! {players.reason(editor.refusal)}", LOSS), WIDTH)
    return fit(Text(_enter_hint(players, editor), "bold"), WIDTH)


def _enter_hint(players: Players, editor: DrawingEditor) -> str:
    ghost = editor.ghost
    match ghost:
        case None if editor.skill is None:
            return players.say("play-enter-passes", skills=_usable_skill_keys(players, editor))
        case None:
            return players.say("play-enter-uses", skill=players.card(editor.skill or CardId("")))
        case HeroGhost():
            marks = " ".join(labels(ghost.attack_marks))
            return players.say("play-fits-hero", label=label(ghost.spaces), marks=marks)
        case ChoiceGhost() if isinstance(ghost.element, Target):
            what = _space_content(players, editor, ghost.element)
            return players.say("play-fits-target", label=label(ghost.spaces), what=what)
        case ChoiceGhost():
            return players.say("play-fits-duck", spaces=" ".join(labels(ghost.spaces)))
        case ShapeGhost():
            spaces = players.say("spaces-count", count=count(ghost.spaces))
            terrain, corner = players.terrain(ghost.terrain), labels(ghost.spaces)[0]
            if ghost.row >= 0 and ghost.column >= 0:
                corner = label(space_at(ghost.row, ghost.column))
            return players.say("play-fits", label=corner, terrain=terrain, spaces=spaces)
        case _:
            raise AssertionError(ghost)


def _usable_skill_keys(players: Players, editor: DrawingEditor) -> str:
    """The usable skills, each with its key."""
    skills, usable = editor.view.skills, editor.usable_skills()
    return ", ".join(f"{skills.index(skill) + 1} {players.card(skill)}" for skill in usable)


def _space_content(players: Players, editor: DrawingEditor, target: Target) -> str:
    """The name of what is on a space."""
    layers = editor.view.seats[editor.owner].sheet._asdict()
    shown = character({**layers, "ruins": 0}, target.space)
    if shown == ".":
        return players.say("feature-empty")
    return players.terrain(terrain_of(shown))


def key_lines(players: Players, editor: DrawingEditor) -> list[Text]:
    """The keys that work for the current kind of ghost."""
    match editor.ghost:
        case ShapeGhost():
            key = "play-keys"
        case HeroGhost():
            key = "play-keys-hero"
        case ChoiceGhost():
            key = "play-keys-choice"
        case _:
            key = "play-keys-ready"
    items = [Text(item) for item in players.say(key).split(" · ")]
    lines = flow(items, "  ", WIDTH)
    return [*[Text()] * (2 - len(lines)), *lines]
