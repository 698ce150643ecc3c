"""What a command says about a table: its options, its seed and its bot."""

import secrets
from typing import NamedTuple

from inkland.bots import warmth
from inkland.bots.bot import Bot
from inkland.bots.budgets import BUDGETS
from inkland.bots.roster import BOTS, bot_named
from inkland.cards import AMBUSH_CARDS, AMBUSH_SETS, SKILL_CARDS, CardId
from inkland.rules import GameOptions
from inkland.rules.errors import UnknownChoice
from inkland.rules.options import check, ids, preset


class Wishes(NamedTuple):
    """What was said besides the preset; None where nothing was."""

    map_sheet: str | None = None
    explore: str | None = None
    seasons: str | None = None
    ruins: str | None = None
    heroes: bool | None = None
    ambushes: str | None = None
    skills: str | None = None
    edicts: str | None = None
    scoring_from: str | None = None
    walk: bool | None = None


def options(seats: int, preset_name: str = "base", wishes: Wishes | None = None) -> GameOptions:
    """The options of a game; refuses those with which no game can be set up."""
    chosen, wished = preset(preset_name), wishes or Wishes()
    values = {
        "map_sheet": wished.map_sheet and wished.map_sheet.lower(),
        "explore": wished.explore,
        "seasons": wished.seasons,
        "ruins_cards": wished.ruins,
        "heroes": wished.heroes,
        "ambushes": _ambushes(wished.ambushes),
        "skills": _skills(wished.skills),
        "scoring": _cards(wished.edicts),
        "scoring_from": _cards(
            "base,heroes" if wished.scoring_from == "both" else wished.scoring_from
        ),
        "ambush_by": wished.walk if wished.walk is None else _hand(wished.walk),
    }
    said = {name: value for name, value in values.items() if value is not None}
    if "scoring_from" in said and "scoring" not in said:
        said["scoring"] = ()  # dealt from there, not the cards a preset names
    chosen = chosen._replace(seats=seats, **said)  # type: ignore[arg-type]  # as the fields are
    check(chosen)
    return chosen


def _ambushes(text: str | None) -> tuple[CardId, ...] | None:
    """The ambushes named, a whole set by its name."""
    if text is None or text == "all":
        return None if text is None else ids(AMBUSH_CARDS)
    named = (
        ids(AMBUSH_SETS[name]) if name in AMBUSH_SETS else (CardId(name),) for name in names(text)
    )
    return tuple(card for cards in named for card in cards)


def _skills(text: str | None) -> tuple[CardId, ...] | None:
    if text in ("all", "none"):
        return ids(SKILL_CARDS) if text == "all" else ()
    return _cards(text)


def _cards(text: str | None) -> tuple[CardId, ...] | None:
    return None if text is None else tuple(CardId(name) for name in names(text))


def _hand(walk: bool) -> str:
    return "walk" if walk else "neighbour"


def names(text: str) -> list[str]:
    """The names in a list with commas; none in an empty one."""
    return [name.strip() for name in text.split(",") if name.strip()]


def seed(wanted: str | None) -> str:
    """The seed asked for, or a fresh one."""
    if wanted is not None and not wanted.isprintable():
        raise UnknownChoice(option="seed", value=ascii(wanted))
    return secrets.token_hex(4) if wanted is None else wanted


def bot(name: str) -> Bot:
    """The bot with this name; refuses a name nobody bears, and one that has to be installed."""
    if name not in (known.name for known in BOTS):
        raise UnknownChoice(option="bot", value=name)
    if name in BUDGETS:
        warmth.check_installed()
    return bot_named(name)


def warmed(name: str) -> Bot:
    """The same, ready to play as itself: whoever repeats a figure shall get it again."""
    found = bot(name)
    if callable(warm_up := getattr(found, "warm_up", None)) and warmth.is_installed():
        warm_up()
    return found
