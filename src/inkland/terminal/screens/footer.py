"""The lines below a map: cards and skills, what happened last, what Enter would do, the keys."""

from rich.text import Text

from inkland.cards import SKILLS, CardId
from inkland.rules import Target, View
from inkland.sheet import count, label, labels, space_at
from inkland.sheet.notation import character
from inkland.sheet.terrain import terrain_of
from inkland.terminal.input.editor import Pencil
from inkland.terminal.input.ghosts.choice import ChoiceGhost
from inkland.terminal.input.ghosts.hero import HeroGhost
from inkland.terminal.input.ghosts.shape import ShapeGhost
from inkland.terminal.players import Company
from inkland.terminal.screens.palette import HELD, LOSS, QUIET
from inkland.terminal.screens.text import WIDTH, fitted, flowed, wrapped


def cards(company: Company, pencil: Pencil) -> list[Text]:
    """The cards of this season, and the skills where one can be used at all."""
    view = pencil.view
    assert view.step is not None
    if not view.skills or view.step.question not in ("draw", "hero", "ready"):
        return _lines_of(_revealed(company, view, 2))
    return [*_lines_of(_revealed(company, view, 1))[:1], _skills(company, pencil)]


def _skills(company: Company, pencil: Pencil) -> Text:
    """The skills with their cost; those that can be used now have a number to press."""
    view = pencil.view
    assert view.viewer is not None
    if view.seats[view.viewer].skilled:
        return Text(company.say("play-skills-used"), QUIET)
    line, usable = Text(company.say("play-skills")), pencil.usable()
    if pencil.skill is not None:
        number = view.skills.index(pencil.skill) + 1
        line.append(f" [{number} {company.card(pencil.skill)}]", HELD)
        return line.append(f"  {company.say('play-leave-skill')}")
    for number, skill in enumerate(view.skills, start=1):
        key, style = (str(number), "bold") if skill in usable else ("-", QUIET)
        gap = "  " if number > 1 else " "
        line.append(f"{gap}{key} {company.card(skill)} ({SKILLS[skill].cost})", style)
    return line


def _revealed(company: Company, view: View, room: int) -> list[Text]:
    """The cards of this season; the first ones are left out where they are too many."""
    cards: list[CardId] = list(view.revealed)
    for skipped in range(len(cards)):
        names = ", ".join(company.card(card) for card in cards[skipped:])
        before = "... " if skipped else ""
        lines = wrapped(company.say("play-revealed", cards=before + names), WIDTH, QUIET)
        if len(lines) <= room:
            return lines
    return []


def latest(news: list[str]) -> list[Text]:
    """What happened last; the rest of it is left to the journal."""
    for kept in range(len(news), 0, -1):
        after = " ..." if kept < len(news) else ""
        lines = wrapped(" ".join(news[:kept]) + after, WIDTH)
        if len(lines) <= 2:
            return _lines_of(lines)
    return _lines_of([])


def _lines_of(lines: list[Text]) -> list[Text]:
    return [*lines, *[Text()] * 2][:2]


def status(company: Company, pencil: Pencil, remark: str) -> Text:
    """The answer to the last key, or what Enter would do now."""
    if remark:
        return fitted(Text(remark, "bold"), WIDTH)
    if len(pencil.label.typed) == 1:
        return Text(company.say("play-jump", label=pencil.label.typed), "bold")
    if pencil.refusal is not None:
        return fitted(Text(f"! {company.reason(pencil.refusal)}", LOSS), WIDTH)
    return fitted(Text(_what_enter_does(company, pencil), "bold"), WIDTH)


def _what_enter_does(company: Company, pencil: Pencil) -> str:
    ghost = pencil.ghost
    match ghost:
        case None if pencil.skill is None:
            return company.say("play-enter-passes", skills=_usable(company, pencil))
        case None:
            return company.say("play-enter-uses", skill=company.card(pencil.skill or CardId("")))
        case HeroGhost():
            marks = " ".join(labels(ghost.aims))
            return company.say("play-fits-hero", label=label(ghost.spaces), marks=marks)
        case ChoiceGhost() if isinstance(ghost.element, Target):
            what = _what_stands(company, pencil, ghost.element)
            return company.say("play-fits-target", label=label(ghost.spaces), what=what)
        case ChoiceGhost():
            return company.say("play-fits-duck", spaces=" ".join(labels(ghost.spaces)))
        case ShapeGhost():
            spaces = company.say("spaces-count", count=count(ghost.spaces))
            terrain, corner = company.terrain(ghost.terrain), labels(ghost.spaces)[0]
            if ghost.row >= 0 and ghost.column >= 0:
                corner = label(space_at(ghost.row, ghost.column))
            return company.say("play-fits", label=corner, terrain=terrain, spaces=spaces)
        case _:
            raise AssertionError(ghost)


def _usable(company: Company, pencil: Pencil) -> str:
    """The skills that may be used, each with the key that does it."""
    skills, usable = pencil.view.skills, pencil.usable()
    return ", ".join(f"{skills.index(skill) + 1} {company.card(skill)}" for skill in usable)


def _what_stands(company: Company, pencil: Pencil, target: Target) -> str:
    """The name of what a space shows before it is destroyed."""
    layers = pencil.view.seats[pencil.owner].sheet._asdict()
    shown = character({**layers, "ruins": 0}, target.space)
    if shown == ".":
        return company.say("feature-empty")
    return company.terrain(terrain_of(shown))


def keys(company: Company, pencil: Pencil) -> list[Text]:
    """The keys of this question; a ghost that cannot be turned has fewer."""
    match pencil.ghost:
        case ShapeGhost():
            key = "play-keys"
        case HeroGhost():
            key = "play-keys-hero"
        case ChoiceGhost():
            key = "play-keys-choice"
        case _:
            key = "play-keys-ready"
    items = [Text(item) for item in company.say(key).split(" · ")]
    lines = flowed(items, "  ", WIDTH)
    return [*[Text()] * (2 - len(lines)), *lines]
