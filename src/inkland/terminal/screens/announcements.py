"""Sentences about what has happened in the game."""

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
from inkland.terminal.players import Players


class Announcement(NamedTuple):
    """Something that happened on the sheet of a seat, or to all seats if `seat` is None."""

    seat: int | None
    phrase: str


def announcement_of(players: Players, state: State, event: Event) -> Announcement | None:
    """The announcement of an event; None if it needs none."""
    say = players.say
    match event:
        case ShapeDrawn(seat, terrain, spaces, by):
            if state.step is not None and state.step.question == "zombies":
                return Announcement(seat, say("play-spread", spaces=_names(spaces)))
            where = {"terrain": players.terrain(terrain), "spaces": _names(spaces)}
            if by is None or by == seat:
                return Announcement(seat, say("play-drawn", **where))
            return Announcement(seat, say("play-drawn-by", by=players.seat_name(by), **where))
        case HeroDrawn(seat, space, marks):
            return Announcement(seat, say("play-hero", space=_names(space), marks=_names(marks)))
        case SpacesDestroyed(seat, spaces):
            return Announcement(seat, say("play-destroyed", spaces=_names(spaces)))
        case SkillUsed(seat, skill, cost):
            price = say("cost-count", count=cost)
            return Announcement(seat, say("play-skill", skill=players.card(skill), cost=price))
        case CoinsEarned(seat, reason, coins):
            return Announcement(seat, say(f"play-coins-{reason}", count=coins))
        case AmbushVanished(seat):
            return Announcement(seat, say("play-vanished"))
        case CardRevealed(card) if isinstance(found := DECK[card], AmbushCard):
            return _ambush_announcement(players, state, found)
        case _:
            return None


def _names(spaces: Spaces) -> str:
    return " ".join(labels(spaces))


def _ambush_announcement(players: Players, state: State, card: AmbushCard) -> Announcement:
    name = players.card(card.id)
    if not state.options.ambush_walks:
        return Announcement(None, players.say("play-ambush", card=name))
    corner = players.say(f"corner-{card.corner.name.lower()}").lower()
    direction = players.say(f"direction-{card.direction.name.lower()}").lower()
    phrase = players.say("play-ambush-walk", card=name, corner=corner, direction=direction)
    return Announcement(None, phrase)


def sentences(players: Players, items: Iterable[Announcement], viewer: int | None) -> list[str]:
    """One sentence for each sheet, in order; those about the viewer and about all come first."""
    others_last = viewer is not None
    mine_first = sorted(items, key=lambda one: others_last and one.seat not in (viewer, None))
    found = []
    for seat, group in groupby(mine_first, key=lambda one: one.seat):
        phrases = [one.phrase for one in group]
        if seat is None:
            found += phrases
        else:
            found.append(f"{players.seat_name(seat)}: {'; '.join(phrases)}.")
    return found
