"""Game options, seed and bot from the arguments of a command."""

import secrets
from typing import NamedTuple

from inkland.bots import warm_up
from inkland.bots.bot import Bot
from inkland.bots.budgets import BUDGETS, LADDER
from inkland.bots.roster import BOTS, bot_named
from inkland.cards import AMBUSH_CARDS, AMBUSH_SETS, SKILL_CARDS, CardId
from inkland.rules import GameOptions
from inkland.rules.errors import UnknownChoice
from inkland.rules.options import by_the_rulebook, check, ids, preset


class OptionOverrides(NamedTuple):
    """Options given on top of the preset; None for those not given."""

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
    fallback_terrain: str | None = None
    full_map: str | None = None
    great_city: str | None = None
    ambush_count: int | None = None
    skill_count: int | None = None
    powers: str | None = None


def options(
    seats: int, preset_name: str = "base", overrides: OptionOverrides | None = None
) -> GameOptions:
    """The options of a game: the preset with the overrides; refuses options that do not work."""
    chosen, overrides = preset(preset_name), overrides or OptionOverrides()
    values = {
        "map_sheet": overrides.map_sheet and overrides.map_sheet.lower(),
        "explore": overrides.explore,
        "seasons": overrides.seasons,
        "ruins_cards": overrides.ruins,
        "heroes": overrides.heroes,
        "ambushes": _ambushes(overrides.ambushes),
        "skills": _skills(overrides.skills),
        "scoring": _cards(overrides.edicts),
        "scoring_from": _cards(
            "base,heroes" if overrides.scoring_from == "both" else overrides.scoring_from
        ),
        "ambush_by": overrides.walk if overrides.walk is None else _ambush_drawer(overrides.walk),
        "fallback_terrain": overrides.fallback_terrain,
        "full_map": overrides.full_map,
        "great_city": overrides.great_city,
        "ambush_count": overrides.ambush_count,
        "skill_count": overrides.skill_count,
        "powers": overrides.powers,
    }
    changes = {name: value for name, value in values.items() if value is not None}
    if "scoring_from" in changes and "scoring" not in changes:
        changes["scoring"] = ()  # deal from these boxes instead of using the preset's cards
    chosen = chosen._replace(seats=seats, **changes)  # type: ignore[arg-type]  # types match by field
    if overrides.ruins is None:
        chosen = by_the_rulebook(chosen)
    check(chosen)
    return chosen


def _ambushes(text: str | None) -> tuple[CardId, ...] | None:
    """The ambush cards in a list of card ids and set names."""
    if text is None or text == "all":
        return None if text is None else ids(AMBUSH_CARDS)
    named = (
        ids(AMBUSH_SETS[name]) if name in AMBUSH_SETS else (CardId(name),)
        for name in split_names(text)
    )
    return tuple(card for cards in named for card in cards)


def _skills(text: str | None) -> tuple[CardId, ...] | None:
    if text in ("all", "none"):
        return ids(SKILL_CARDS) if text == "all" else ()
    return _cards(text)


def _cards(text: str | None) -> tuple[CardId, ...] | None:
    return None if text is None else tuple(CardId(name) for name in split_names(text))


def _ambush_drawer(walk: bool) -> str:
    return "walk" if walk else "neighbour"


def split_names(text: str) -> list[str]:
    """The names in a comma-separated list; empty names are dropped."""
    return [name.strip() for name in text.split(",") if name.strip()]


def seed(wanted: str | None) -> str:
    """The given seed, or a random one; refuses characters that cannot be printed."""
    if wanted is not None and not wanted.isprintable():
        raise UnknownChoice(option="seed", value=ascii(wanted))
    return secrets.token_hex(4) if wanted is None else wanted


def require_bot(name: str) -> Bot:
    """The bot with this name; refuses an unknown one, and one that lacks the extra [fast].

    Without Numba a plain bot would play under the name of another.
    """
    if name not in (known.name for known in BOTS):
        raise UnknownChoice(option="bot", value=name)
    if name in BUDGETS or name in LADDER:
        warm_up.check_installed()
    return bot_named(name)


def ready_bot(name: str) -> Bot:
    """The bot with this name, compiled and warmed up.

    Until a bot of the ladder is compiled, a plain bot answers for it, and results do not repeat.
    """
    found = require_bot(name)
    if callable(get_ready := getattr(found, "warm_up", None)):
        get_ready()
    return found
