"""News: what has happened at the table, as sentences."""

from collections.abc import Iterable
from itertools import groupby
from typing import NamedTuple

from inkland.cards import DECK, AmbushCard
from inkland.rules import Event, State
from inkland.rules.events import (
    AmbushVanished,
    CardRevealed,
    CoinsEarned,
    HeroDrawn,
    ShapeDrawn,
    SkillUsed,
    SpacesDestroyed,
)
from inkland.sheet import Spaces, labels
from inkland.terminal.players import Company


class News(NamedTuple):
    """Something that happened on the sheet of a seat, or to everyone."""

    seat: int | None
    phrase: str


def told(company: Company, state: State, event: Event) -> News | None:
    """What the event means to a person, if it means anything."""
    match event:
        case ShapeDrawn(seat, terrain, spaces, by):
            if state.step is not None and state.step.question == "zombies":
                return News(seat, company.say("play-spread", spaces=_names(spaces)))
            where = {"terrain": company.terrain(terrain), "spaces": _names(spaces)}
            if by is None or by == seat:
                return News(seat, company.say("play-drawn", **where))
            return News(seat, company.say("play-drawn-by", by=company.who(by), **where))
        case HeroDrawn(seat, space, marks):
            return News(seat, company.say("play-hero", space=_names(space), marks=_names(marks)))
        case SpacesDestroyed(seat, spaces):
            return News(seat, company.say("play-destroyed", spaces=_names(spaces)))
        case SkillUsed(seat, skill, cost):
            price = company.say("cost-count", count=cost)
            return News(seat, company.say("play-skill", skill=company.card(skill), cost=price))
        case CoinsEarned(seat, reason, coins):
            return News(seat, company.say(f"play-coins-{reason}", count=coins))
        case AmbushVanished(seat):
            return News(seat, company.say("play-vanished"))
        case CardRevealed(card):
            found = DECK[card]
            return _ambush(company, state, found) if isinstance(found, AmbushCard) else None
        case _:
            return None


def _names(spaces: Spaces) -> str:
    return " ".join(labels(spaces))


def _ambush(company: Company, state: State, card: AmbushCard) -> News:
    name = company.card(card.id)
    if not state.options.ambush_walks:
        return News(None, company.say("play-ambush", card=name))
    corner = company.say(f"corner-{card.corner.name.lower()}").lower()
    direction = company.say(f"direction-{card.direction.name.lower()}").lower()
    said = company.say("play-ambush-walk", card=name, corner=corner, direction=direction)
    return News(None, said)


def sentences(company: Company, news: Iterable[News], viewer: int | None) -> list[str]:
    """The news in order, one sentence for each sheet; what concerns the viewer comes first."""
    others_last = viewer is not None
    mine_first = sorted(news, key=lambda one: others_last and one.seat not in (viewer, None))
    found = []
    for seat, group in groupby(mine_first, key=lambda one: one.seat):
        phrases = [one.phrase for one in group]
        if seat is None:
            found += phrases
        else:
            found.append(f"{company.who(seat)}: {'; '.join(phrases)}.")
    return found
